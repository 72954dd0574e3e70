import AutoLayout
import Foundation
import ProofModel
import Resolving
import TestRequirements
import Testing

@testable import Solving

/// Each kind of resource that lies beside a storyboard, read from small projects written for these tests.
@Suite struct ProjectResourceKindsTests {
  /// A project with one storyboard of one label and one picture.
  private struct Project {
    let program: Program

    init(label: String = "", image: String = "", background: String = "", resources: String = "") throws {
      program = try Program()
      try write(
        "Base.lproj/Main.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="sc1"><objects><viewController id="vc1" title="Book">
        <view key="view" id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Good morning" translatesAutoresizingMaskIntoConstraints="NO" id="lb1" userLabel="Greeting">
        <rect key="frame" x="16" y="30" width="100" height="50"/>\(label)</label>
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="im1" userLabel="Cover" \(image)>
        <rect key="frame" x="16" y="100" width="24" height="24"/></imageView>
        </subviews>\(background)
        <constraints>
        <constraint firstItem="lb1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" id="c1"/>
        <constraint firstItem="lb1" firstAttribute="top" secondItem="rt1" secondAttribute="top" id="c2"/>
        <constraint firstItem="im1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" id="c3"/>
        <constraint firstItem="im1" firstAttribute="top" secondItem="lb1" secondAttribute="bottom" id="c4"/>
        </constraints></view></viewController></objects></scene></scenes>
        <resources>\(resources)</resources>
        </document>
        """)
    }

    func write(_ name: String, _ text: String, encoding: String.Encoding = .utf8) throws {
      let url = program.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(text.data(using: encoding)).write(to: url)
    }

    func load() throws -> (workbench: Workbench, told: [Diagnostic]) {
      let path = program.folder.appendingPathComponent("Base.lproj/Main.storyboard").path
      let loaded = ScreenLoader(studio: Studio()).load([path])
      return (try #require(loaded.workbenches.first), loaded.diagnostics)
    }

    func layouts(locales: [String] = [], appearances: [String] = []) throws -> [SolvedLayout] {
      let workbench = try load().workbench
      var selection = VariantSelection()
      selection.devices = ["iphone-8"]
      selection.orientations = ["portrait"]
      if !locales.isEmpty { selection.locales = locales }
      if !appearances.isEmpty { selection.appearances = appearances }
      return workbench.solve(workbench.variants(selection).variants, jobs: 1).map(\.layout)
    }

    func texts(_ locales: [String]) throws -> [String?] {
      try layouts(locales: locales).map { $0.views.first { $0.content.id == "lb1" }?.content.text?.string }
    }
  }

  // MARK: Hints

  /// Hints speak of what is done in Interface Builder, not of a spec's lines.
  @Test(arguments: [
    (
      "frame: [16, 30.5, 100, 50]",
      "Editor › Resolve Auto Layout Issues › Update Frames, which gives x 16, y 30.5, width 100, height 50"
    ),
    ("title.top >= safe.top + 8", "add a constraint: title.top ≥ Safe Area.top + 8"),
    ("box.width == 44", "add a constraint: box.width = 44"),
    ("Title Label.leading >= safe.leading", "add a constraint: Title Label.leading ≥ Safe Area.leading"),
    (
      "Title Label.bottom == View.bottom + 12 @999",
      "set the priority of 'Title Label.bottom == View.bottom + 12' to 999"
    ),
    ("Title Label: { compress: { v: 751 } }", "'Title Label': Vertical Compression Resistance 751"),
    ("name: { color: \"#505050\" }", "'name': Color #505050"),
    ("name: { lines: 0 }", "'name': Lines 0"),
    (
      "lower one of the two to @999, or remove the fixed width",
      "lower one of the two to @999, or remove the fixed width"
    ),
  ])
  func hints(_ spec: String, _ words: String) {
    #expect(DrawnFindings.inInterfaceBuilder(spec) == words)
  }

  /// What Interface Builder did not flag on its own canvas lies right there.
  @Test func whatTheFileDoesNotFlagIsNotMisplaced() throws {
    let project = try Project()
    defer { project.program.cleanUp() }
    let result = try project.program.run(["check", "Base.lproj/Main.storyboard"])
    #expect(!result.output.contains("misplaced-view"))
  }

  @Test func hintsOfAFileNameInterfaceBuildersMenus() throws {
    let project = try Project()
    defer { project.program.cleanUp() }
    let file = String(decoding: try project.program.bytes("Base.lproj/Main.storyboard"), as: UTF8.self)
    try project.write("Base.lproj/Main.storyboard", file.replacing("<label ", with: "<label misplaced=\"YES\" "))
    let result = try project.program.run(["check", "Base.lproj/Main.storyboard"])
    #expect(result.output.contains("hint: Editor › Resolve Auto Layout Issues › Update Frames, which gives x 0, y 0"))
    #expect(!result.output.contains("hint: frame: ["))
    let json = try project.program.run(["check", "Base.lproj/Main.storyboard", "--format", "json"])
    #expect(json.output.contains("Book Scene › View › Greeting"))
  }

  // MARK: Texts

  @Test func aStringCatalogue() throws {
    let project = try Project()
    defer { project.program.cleanUp() }
    let unit = { (text: String) in "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }" }
    try project.write(
      "mul.lproj/Main.xcstrings",
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "": {}, "lb1.text": { "extractionState": "manual",
        "localizations": { "fr": \(unit("Bonjour")), "de": { "variations": { "plural": {
          "one": \(unit("Ein Morgen")), "other": \(unit("Viele Morgen")) } } },
          "nl": { "variations": { "device": { "iphone": \(unit("Hoi")), "other": { "variations": { "plural": {
          "other": \(unit("Goedemorgen")) } } } } } }, "it": \(unit("")) } } } }
      """)
    // Italian is not translated yet, Spanish is not there.
    #expect(
      try project.texts(["en", "fr", "de", "nl", "it", "es", "fr-CA"]) == [
        "Good morning", "Bonjour", "Viele Morgen", "Goedemorgen", "Good morning", "Good morning", "Bonjour",
      ])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func stringsFiles(_ encoding: String.Encoding) throws {
    let project = try Project()
    defer { project.program.cleanUp() }
    let mark = encoding == .utf16LittleEndian ? "\u{FEFF}" : ""
    try project.write(
      "fr.lproj/Main.strings",
      mark + """
        /* Class = "UILabel"; text = "Good morning"; ObjectID = "lb1"; */
        // of a line
        "lb1.text" = "À « demain »\\n\\"tous\\" \\U00e9\\\\";
        """, encoding: encoding)
    #expect(try project.texts(["fr"]) == ["À « demain »\n\"tous\" é\\"])
  }

  @Test func filesThatAreNoneOfThemAreTold() throws {
    let project = try Project(label: "<fontDescription key=\"fontDescription\" name=\"Brand\" pointSize=\"17\"/>")
    defer { project.program.cleanUp() }
    try project.write("fr.lproj/Main.strings", "\"lb1.text\" = \"Bonjour")
    try project.write("Main.xcstrings", "{ \"strings\": [] }")
    try project.write("Info.plist", "<plist><dict><key>UIAppFonts")
    let told = try project.load().told
    #expect(told.map(\.id) == ["resource-unreadable", "resource-unreadable", "resource-unreadable"])
    #expect(told.allSatisfy { $0.severity == .warning })
    #expect(told.contains { $0.message.hasSuffix("Info.plist' is left out: it is no property list") })
  }

  // MARK: Fonts

  private static let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  /// The file is called otherwise than the font, as it often is: the names are those in its own table.
  @Test(.needsInstalled(installed), arguments: ["DejaVuSans-Bold", "DejaVu Sans Bold", "brand"])
  func fontsByTheirNames(_ name: String) throws {
    let project = try Project(
      label: "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"x\" pointSize=\"17\"/>")
    defer { project.program.cleanUp() }
    let bytes = try #require(FileManager.default.contents(atPath: Self.installed))
    try project.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Fonts/brand.ttf</string></array></dict></plist>
      """)
    try project.write("Fonts/other.txt", "no font")
    try bytes.write(to: project.program.folder.appendingPathComponent("Fonts/brand.ttf"))
    let workbench = try project.load().workbench
    let label = try #require(workbench.document.root.children.first { $0.id == "lb1" })
    guard case .font(let font)? = label.properties[.font]?.value else {
      Issue.record("the label has no font")
      return
    }
    #expect(font.file == "Fonts/brand.ttf")
    #expect(font.family == name)
  }

  /// A font of a part of an attributed text is that of the project too. Seen in CookBook.
  @Test func theFontOfAPartHasItsFile() throws {
    let project = try Project(
      label: """
        <attributedString key="attributedText"><fragment content="Ready"><attributes>
        <font key="NSFont" size="17" name="brand"/></attributes></fragment></attributedString>
        """)
    defer { project.program.cleanUp() }
    let bytes = try #require(FileManager.default.contents(atPath: Self.installed))
    try project.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>brand.ttf</string></array></dict></plist>
      """)
    try bytes.write(to: project.program.folder.appendingPathComponent("brand.ttf"))
    let workbench = try project.load().workbench
    let label = try #require(workbench.document.root.children.first { $0.id == "lb1" })
    guard case .list(let parts)? = label.properties[.runs]?.value, case .map(let entries)? = parts.first,
      case .font(let font)? = entries.first(where: { $0.key == "font" })?.value
    else {
      Issue.record("the label has no parts with fonts")
      return
    }
    #expect(font.file == "brand.ttf")
  }

  @Test func aFontThatNoFileHasStaysAFamily() throws {
    let project = try Project(
      label: "<fontDescription key=\"fontDescription\" name=\"Nowhere-Bold\" pointSize=\"17\"/>")
    defer { project.program.cleanUp() }
    let workbench = try project.load().workbench
    guard case .font(let font)? = workbench.document.root.children.first?.properties[.font]?.value else {
      Issue.record("the label has no font")
      return
    }
    #expect(font.file == nil)
  }

  // MARK: Colours

  private static let brand = "<color key=\"backgroundColor\" name=\"Brand Color\"/>"

  private static func entry(_ color: String, idiom: String = "universal", _ appearances: [String] = []) -> String {
    let list = appearances.map { pair in
      let parts = pair.split(separator: " ")
      return "{ \"appearance\": \"\(parts[0])\", \"value\": \"\(parts[1])\" }"
    }
    let appearances = list.isEmpty ? "" : "\"appearances\": [\(list.joined(separator: ", "))],"
    return "{ \(appearances) \"idiom\": \"\(idiom)\", \"color\": \(color) }"
  }

  private static func red(_ value: String) -> String {
    "{ \"color-space\": \"srgb\", \"components\": { \"red\": \"\(value)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\" } }"
  }

  private func reds(_ entries: [String]) throws -> [Double?] {
    let project = try Project(background: Self.brand)
    defer { project.program.cleanUp() }
    try project.write(
      "Assets.xcassets/Colors/Brand Color.colorset/Contents.json",
      "{ \"colors\": [\(entries.joined(separator: ", "))], \"info\": { \"version\": 1 } }")
    return try project.layouts(appearances: ["light", "dark"]).map { $0.views.first?.content.background?.red }
  }

  /// The file names a colour that its own resources do not have.
  @Test func aColorOfTheCatalogueAlone() throws {
    #expect(
      try reds([Self.entry(Self.red("0.25")), Self.entry(Self.red("0x80"), ["luminosity dark"])])
        == [0.25, 128.0 / 255])
  }

  /// High contrast and other devices come after normal contrast on any device, whatever the order in the file.
  @Test func contrastAndIdiom() throws {
    let entries = [
      Self.entry(Self.red("0.9"), ["contrast high"]), Self.entry(Self.red("0.8"), idiom: "ipad"),
      Self.entry(Self.red("0.7"), ["luminosity dark", "contrast high"]),
      Self.entry(Self.red("0.6"), ["luminosity dark"]),
      Self.entry(Self.red("0.5")),
    ]
    #expect(try reds(entries) == [0.5, 0.6])
    #expect(try reds([Self.entry(Self.red("0.9"), ["contrast high"])]) == [0.9, 0.9])
  }

  @Test func aReferenceToTheSystemsColors() throws {
    let values = try reds([Self.entry("{ \"platform\": \"ios\", \"reference\": \"systemRedColor\" }")])
    let system = try #require(SystemColor.named("system-red"))
    #expect(values == [system.light.red, system.dark.red])
    #expect(system.light != system.dark)
  }

  @Test func aColorThatNobodyHasIsToldOf() throws {
    let project = try Project(background: Self.brand)
    defer { project.program.cleanUp() }
    let told = try project.load().told
    #expect(told.map(\.id) == ["missing-color"])
    #expect(told.first?.severity == .note)
    #expect(told.first?.span?.start.line == 5)
    #expect(try project.layouts().first?.views.first?.content.background == nil)
  }

  // MARK: Pictures

  private func picture(_ name: String, _ text: String) throws -> (frame: Rect?, told: [Diagnostic], drawing: String) {
    let project = try Project(image: "image=\"Book\" contentMode=\"center\"")
    defer { project.program.cleanUp() }
    try project.write("Assets.xcassets/Book.imageset/\(name)", text)
    try project.write("Assets.xcassets/Book.imageset/Contents.json", "{ \"images\": [{ \"filename\": \"\(name)\" }] }")
    let workbench = try project.load().workbench
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    let layout = try #require(workbench.solve(workbench.variants(selection).variants, jobs: 1).first?.layout)
    let result = try project.program.run([
      "render", "Base.lproj/Main.storyboard", "--device", "iphone-8", "--orientation", "portrait", "--format", "svg",
      "-o", "out",
    ])
    #expect(result.code == 0, "\(result.talk)")
    let drawing = String(decoding: try project.program.bytes("out/Book.iphone-8.svg"), as: UTF8.self)
    return (layout.views.first { $0.content.id == "im1" }?.frame, workbench.resourceDiagnostics, drawing)
  }

  /// Of vector pictures the size counts, and a named box is drawn.
  @Test func vectorPicturesHaveTheirSize() throws {
    let pdf = try picture("book.pdf", "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [ 0 0 120 60.5 ] >> endobj")
    #expect(pdf.frame?.size == Size(width: 120, height: 60.5))
    #expect(pdf.told.map(\.id) == ["undrawn-picture"])
    #expect(pdf.told.first?.severity == .note)
    #expect(pdf.drawing.contains("Cover"))
    let svg = try picture(
      "book.svg", "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 48 32\" fill=\"none\"><path d=\"\"/></svg>")
    #expect(svg.frame?.size == Size(width: 48, height: 32))
    let sized = try picture("book.svg", "<svg xmlns='x' stroke-width=\"2\" width='30px' height='20'>")
    #expect(sized.frame?.size == Size(width: 30, height: 20))
  }

  @Test(arguments: ["%PDF-1.4 no box", "/MediaBox [0 0", "/MediaBox [0 0 nan inf]", "/MediaBox [5 5 5 5]", ""])
  func damagedVectorPictures(_ text: String) throws {
    let found = try picture("book.pdf", text)
    #expect(found.told.map(\.id) == ["undrawn-picture"])
  }

  /// Symbols are the system's: no file is missed, and of the recorded size the ratio counts.
  @Test func symbols() throws {
    let project = try Project(
      image: "image=\"star.fill\" catalog=\"system\" contentMode=\"center\"",
      resources: "<image name=\"star.fill\" catalog=\"system\" width=\"128\" height=\"116\"/>")
    defer { project.program.cleanUp() }
    let workbench = try project.load().workbench
    let layouts = try project.layouts()
    #expect(layouts.first?.views.first { $0.content.id == "im1" }?.frame.size == Size(width: 20, height: 18))
    let images: any ImageSizing = workbench.images
    _ = images.imageSize(asset: "star.fill", environment: layouts[0].environment.text)
    #expect(workbench.resourceDiagnostics.isEmpty)
    _ = images.imageSize(asset: "gone", environment: layouts[0].environment.text)
    #expect(workbench.resourceDiagnostics.map(\.id) == ["missing-asset"])
  }
}
