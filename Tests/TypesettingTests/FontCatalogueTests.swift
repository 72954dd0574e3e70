import Foundation
import ProofModel
import TestRequirements
import Testing

@testable import Typesetting

@Suite struct FontCatalogueTests {
  let catalogue = FontCatalogue()

  @Test(arguments: [
    ("system", 400, false, "Inter-Regular"), ("system", 600, false, "Inter-SemiBold"),
    ("system", 700, true, "Inter-BoldItalic"), ("system", 400, true, "Inter-Italic"),
    ("Roboto", 500, false, "Roboto-Medium"), ("Roboto", 600, false, "Roboto-Bold"),
    ("roboto", 200, false, "Roboto-Thin"), ("serif", 400, true, "NotoSerif-Italic"),
    ("Roboto-Bold", 400, false, "Roboto-Bold"), ("Noto Sans CJK JP", 700, false, "NotoSansCJKjp-Bold"),
  ])
  func familiesAreFoundByNameWeightAndSlant(family: String, weight: Int, italic: Bool, name: String) throws {
    let face = try #require(catalogue.choose(FontRequest(family: family, weight: weight, italic: italic)).face)
    #expect(face.postScriptName == name)
  }

  /// However its path is spelled, and on both sides of a review.
  @Test func aProjectsFontIsInMemoryOnce() throws {
    let face = try #require(catalogue.choose(FontRequest(family: "Inter")).face)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = ["before/Fonts", "before/Screens", "after/Fonts"].map { folder.appendingPathComponent($0) }
    for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
    for place in [places[0], places[2]] {
      try FileManager.default.copyItem(
        atPath: face.file.path, toPath: place.appendingPathComponent("Own.otf").path)
    }
    let file = try FontFile.shared(path: places[0].path + "/Own.otf", map: false)
    #expect(try FontFile.shared(path: places[1].path + "/../Fonts/Own.otf", map: false) === file)
    #expect(try FontFile.shared(path: places[2].path + "/Own.otf", map: false) === file)
    #expect(try FontFile.shared(path: face.file.path, map: false) !== file, "another name")
  }

  /// A place between the static files is taken from the variable font, whose named places equal the static ones.
  @Test func variableFontsTakeAnyWeight() throws {
    func width(_ family: String, _ weight: Int) throws -> Double {
      let font = FontDescriptor(family: family, size: 100, weight: weight)
      return TextEngine(catalogue: catalogue).measure(
        TextContent(runs: [TextRun(text: "Hamburgefonts", font: font)]), maxWidth: nil, maxHeight: nil,
        environment: TextEnvironment()
      ).size.width
    }
    try #require(catalogue.choose(FontRequest(family: "Inter Variable")).face?.variations.isEmpty == false)
    for weight in [400, 600] { #expect(abs(try width("Inter", weight) - width("Inter Variable", weight)) < 0.2) }
    let (regular, between, medium) = try (
      width("Inter Variable", 400), width("Inter Variable", 450), width("Inter Variable", 500)
    )
    #expect(regular < between && between < medium)
  }

  @Test func missingFamiliesAreReportedWithARemedy() {
    let catalogue = FontCatalogue()
    let choice = catalogue.choose(FontRequest(family: "Proxima Nova", weight: 600))
    #expect(choice.face?.postScriptName == "Inter-SemiBold")
    let found = catalogue.diagnostics.first { $0.message.contains("'Proxima Nova'") }
    #expect(found?.id == "font-missing" && found?.severity == .warning && found?.hint != nil)
    #expect(found?.message.contains("'system'") == true)
  }

  /// Whoever embeds such a font copies glyphs from where its tables say that they are.
  @Test(arguments: ["glyf", "loca", "hmtx", "hhea", "head"])
  func aFontWhoseTablesContradictEachOtherIsNotUsed(table: String) throws {
    let source = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    guard let bytes = FileManager.default.contents(atPath: source) else {
      print("skipped: fonts-noto-mono is not installed")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func use(_ data: Data) throws -> [Diagnostic] {
      let file = folder.appendingPathComponent("\(UUID().uuidString).ttf").path
      try data.write(to: URL(fileURLWithPath: file))
      let catalogue = FontCatalogue(projectFiles: [file])
      let choice = catalogue.choose(FontRequest(family: "Own", file: file))
      #expect((choice.face?.file.path == file) == catalogue.diagnostics.isEmpty)
      return catalogue.diagnostics
    }
    #expect(try use(bytes).isEmpty)
    // The table's length in the directory is cut: what it holds of is less than what others say.
    var damaged = bytes
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let entry = try #require(
      (0..<count).map { 12 + $0 * 16 }.first { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) == table })
    damaged.replaceSubrange(entry + 12..<entry + 16, with: [0, 0, 0, 20])
    let told = try use(damaged)
    #expect(told.map(\.id).contains("font-unusable"), "\(told)")
  }

  /// Each screen of a project has a catalogue of its own; a font file is read for the first of them, and once it is
  /// another it is read anew.
  @Test func aProjectsFileIsInMemoryOnce() throws {
    let source = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    guard let bytes = FileManager.default.contents(atPath: source) else {
      print("skipped: fonts-noto-mono is not installed")
      return
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func opened() -> (FontCatalogue, FontFile?) {
      let catalogue = FontCatalogue(projectFiles: [file.path])
      return (catalogue, catalogue.choose(FontRequest(family: "Own", file: file.path)).face?.file)
    }
    let (one, other) = (opened(), opened())
    #expect(one.1 != nil && one.1 === other.1)
    try (bytes + [0]).write(to: file)
    let later = opened()
    #expect(later.1 != nil && later.1 !== one.1)
  }

  @Test func withoutAnyFontTextHasStillASize() {
    let engine = TextEngine(catalogue: FontCatalogue(roots: ["/nonexistent"]))
    let content = TextContent(runs: [TextRun(text: "abc", font: FontDescriptor(size: 20))])
    let measured = engine.measure(content, maxWidth: nil, maxHeight: nil, environment: TextEnvironment())
    #expect(measured.size.width == 30 && measured.size.height > 20)
    #expect(engine.layOut(content, width: 10, height: 10, environment: TextEnvironment()).lines.count == 1)
    #expect(engine.catalogue.diagnostics.contains { $0.severity == .error && $0.id == "font-missing" })
  }

  /// A family of a project's own file wins over an installed one of that name; San Francisco's is the system font.
  @Test(.needsInstalled("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Black.ttf"))
  func projectFilesWin() throws {
    let file = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Black.ttf"
    let catalogue = FontCatalogue(projectFiles: [file])
    #expect(catalogue.choose(FontRequest(family: "Roboto", weight: 900)).face?.file.path == file)
    #expect(catalogue.choose(FontRequest(family: "anything", file: file)).face?.file.path == file)
  }

  /// FIPS 180-4's examples, and a length on each side of a block's border.
  @Test func hashesAreSHA256() {
    func hash(_ text: String) -> String { Array(text.utf8).withUnsafeBytes { SHA256.hex($0) } }
    #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hash(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func listingsTellCoverageAndHash() throws {
    let face = try #require(catalogue.choose(FontRequest(family: "Noto Sans Hebrew")).face)
    let record = try #require(FontScan.records(of: face.file.path, map: true).first)
    let listing = try #require(catalogue.listing(of: record))
    #expect(listing.coverage.first?.script == "Hebr")
    #expect(listing.sha256.count == 64 && listing.record.family == "Noto Sans Hebrew")
  }

  @Test func textsTellTheFontsTheyNeed() {
    let engine = TextEngine(catalogue: catalogue)
    let contents = ["abc", "שלום", "d"].map { TextContent(runs: [TextRun(text: $0, font: FontDescriptor())]) }
    let uses = engine.fonts(of: contents, environment: TextEnvironment())
    #expect(uses.map(\.family) == ["Inter", "Noto Sans Hebrew"])
    #expect(uses.map(\.file) == ["Inter-Regular.otf", "NotoSansHebrew-Regular.ttf"])
    #expect(uses.allSatisfy { $0.sha256.count == 64 })
  }

  /// UIKit's labels leave the font's own gap out (recorded: Gotham 16 is 16 high in Photon Tinker, though its gap is a fifth); a
  /// browser's lines have it (CSS Inline Layout, `line-height: normal`).
  @Test func aFontsGapIsNoPartOfUIKitsLines() throws {
    let plain = try #require(catalogue.choose(FontRequest(family: "Roboto")).face)
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: plain.file.path)))
    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    for table in 0..<number(4) {
      let entry = 12 + 16 * table
      let place = number(entry + 8) << 16 | number(entry + 10)
      // The gap of both tables of vertical measures: 500 units.
      let gaps = ["hhea": 8, "OS/2": 72]
      guard let gap = gaps[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] else { continue }
      (bytes[place + gap], bytes[place + gap + 1]) = (1, 244)
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("gap-\(UUID().uuidString).ttf").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let engine = TextEngine(catalogue: catalogue)
    var font = FontDescriptor(family: "Own", size: 100)
    font.file = path
    let face = try #require(engine.catalogue.choose(FontRequest(family: "Own", file: path)).face).metrics
    try #require(face.lineGap > 0.2)
    let tall = (face.ascent + face.descent) * 100
    #expect(engine.lineMetrics(font, environment: TextEnvironment()).lineHeight == tall.roundedUp(scale: 2))
    let two = TextContent(runs: [TextRun(text: "a\nb", font: font)], numberOfLines: 0)
    func height(_ platform: Platform) -> Double {
      engine.measure(two, maxWidth: nil, maxHeight: nil, environment: TextEnvironment(platform: platform)).size.height
    }
    #expect(abs(height(.ios) - 2 * tall) < 1e-9)
    #expect(abs(height(.web) - 2 * (tall + face.lineGap * 100)) < 1e-9)
  }

  /// Both tables of vertical measures: OS/2's where bit 7 of `fsSelection` is set, else hhea's; measured x-height.
  @Test func verticalMeasuresComeFromTheRightTables() throws {
    let roboto = try #require(catalogue.choose(FontRequest(family: "Roboto")).face).metrics
    #expect(abs(roboto.lineHeight - 2400.0 / 2048) < 1e-9)
    let dejaVu = try #require(catalogue.choose(FontRequest(family: "DejaVu Sans")).face).metrics
    #expect(abs(dejaVu.xHeight - 0.547) < 0.01 && abs(dejaVu.capHeight - 0.729) < 0.01)
  }
}
