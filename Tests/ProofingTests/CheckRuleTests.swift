import AutoLayout
import Findings
import Foundation
import ProofModel
import Solving
import Testing

/// The rules of `check`: each one's example has its finding and the mended one has not, levels and exceptions hold, and the
/// page of the documentation is the same source.
@Suite struct CheckRuleTests {
  private static let studio = Studio()

  /// Findings of a file's screens over its own matrix, as `check` gathers them, and what reading it told.
  private static func findings(
    _ text: String, _ name: String, beside: (name: String, text: String)? = nil
  ) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-rule-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    if let beside { try Data(beside.text.utf8).write(to: folder.appendingPathComponent(beside.name)) }
    let loaded = ScreenLoader(studio: studio).load([file.path])
    var found = loaded.diagnostics
    for workbench in loaded.workbenches {
      let expanded = workbench.variants(VariantSelection())
      let solved = workbench.inspected(workbench.solve(expanded.variants, jobs: 1), jobs: 1)
      found += solved.flatMap { $0.layout.findings.map(\.diagnostic) + $0.diagnostics }
    }
    return found
  }

  @Test(arguments: CheckRule.all.map(\.id))
  func theExampleHasItsFindingAndTheMendedOneHasNot(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let name = rule.wrong.hasPrefix("<") ? "example.storyboard" : "example.proof.yaml"
    let wrong = try Self.findings(rule.wrong, name, beside: rule.beside)
    let own = wrong.filter { $0.id == id }
    #expect(!own.isEmpty, "found \(wrong.map { "\($0.id): \($0.message)" })")
    #expect(own.allSatisfy { $0.severity == rule.level })
    #expect(own.allSatisfy { $0.hint != nil && $0.span != nil }, "\(own)")
    let right = try Self.findings(rule.right, name, beside: rule.beside)
    #expect(!right.contains { $0.id == id }, "\(right.map(\.message))")
    #expect(!right.contains { $0.severity == .error }, "\(right.map(\.message))")
    #expect(!rule.text.contains("\t"))
  }

  @Test func idsAreOneEach() {
    #expect(Set(CheckRule.all.map(\.id)).count == CheckRule.all.count)
  }

  /// Everything that samples make `check` tell has its rule.
  @Test func samplesTellNothingWithoutARule() throws {
    let known = Set(CheckRule.all.map(\.id))
    let samples = Program.root.appendingPathComponent("samples").path
    var unknown: Set<String> = []
    for workbench in ScreenLoader(studio: Self.studio).load([samples]).workbenches {
      for variant in workbench.variants(VariantSelection()).variants.prefix(4) {
        let solved = workbench.inspected([workbench.solve(variant)], jobs: 1)[0]
        unknown.formUnion(solved.layout.findings.map(\.diagnostic.id).filter { !known.contains($0) })
      }
    }
    #expect(unknown == [])
  }

  // MARK: Single rules

  private static func spec(_ rules: String, views: String = "a: { background: red }", more: String = "") -> String {
    "proofsheet: 1\nmatrix: { sizes: [[320, 480], [480, 320]] }\n\(more)views: { \(views) }\nconstraints:\n"
      + rules.split(separator: ";").map { "  - \($0.trimmingCharacters(in: .whitespaces))\n" }.joined()
  }

  private static func ids(_ text: String) throws -> [String] {
    try findings(text, "example.proof.yaml").map(\.id)
  }

  @Test func asFarFromTheLeftAsFromTheRightTurnsIntoItself() throws {
    let base = "a.top == root.top + 30; a.height == 50"
    let even = try Self.ids(Self.spec("\(base); a.left == root.left + 20; a.right == root.right - 20"))
    #expect(!even.contains("absolute-edge"))
    let uneven = try Self.ids(Self.spec("\(base); a.left == root.left + 20; a.right == root.right - 30"))
    #expect(uneven.contains("absolute-edge"))
  }

  @Test func leftIsAWarningWhereTheScreenIsReadFromTheRight() throws {
    let text = Self.spec("a.top == root.top + 30; a.left == root.left + 20; a.width == 50; a.height == 50")
    let turned = text.replacingOccurrences(of: "320]] }", with: "320]], locales: [ar] }")
    let found = try Self.findings(turned, "example.proof.yaml").filter { $0.id == "absolute-edge" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning })
  }

  /// A rule that is spare in one size class and needed in another stays.
  @Test func whatAnyVariantNeedsIsNotRedundant() throws {
    let text = """
      proofsheet: 1
      matrix: { devices: [iphone-8, ipad-9.7] }
      views: { a: { background: red } }
      constraints:
        always:
          - a.top == root.top + 30
          - a.height == 50
          - a.leading == root.leading + 20
          - a.width == 100
        compact: { when: width compact, rules: ["a.trailing == root.leading + 120"] }
      """
    #expect(try Self.ids(text).contains("redundant-constraint"))
    let needed =
      text.replacingOccurrences(
        of: "    - a.width == 100\n", with: ""
      ) + "\n  regular: { when: width regular, rules: [\"a.width == 100\"] }\n"
    #expect(try !Self.ids(needed).contains("redundant-constraint"), "\(needed)")
  }

  /// 335 is what two insets leave of 375, by chance and on one screen only.
  @Test func aCoincidenceOfOneSizeIsNotRedundant() throws {
    let text = """
      proofsheet: 1
      matrix: { sizes: [[375, 480]] }
      views: { a: { background: red } }
      constraints:
        - a.top == root.top + 30
        - a.height == 50
        - a.leading == root.leading + 20
        - a.trailing == root.trailing - 20
        - a.width == 335
      """
    #expect(try !Self.ids(text).contains("redundant-constraint"))
  }

  @Test func theWeakerOfTwoAlikeIsTheSpareOne() throws {
    let found = try Self.findings(
      Self.spec("a.top == root.top + 30; a.height == 50; a.leading == root.leading; a.width == 90 @500; a.width == 90"),
      "example.proof.yaml"
    ).filter { $0.id == "duplicate-constraint" }
    #expect(found.first?.message.contains("@500") == true, "\(found.map(\.message))")
  }

  /// Black on white is 21:1; #767676 is the darkest grey of 4.54:1, #777777 has 4.48:1 (WCAG's own figures).
  @Test(arguments: [("#767676", false), ("#777777", true), ("#949494", true)])
  func contrastIsWCAGs(color: String, isTold: Bool) throws {
    let text = Self.spec(
      "t.top == root.top + 30; t.leading == root.leading + 20",
      views: "t: { type: label, text: Words, color: \"\(color)\" }")
    #expect(try Self.ids(text).contains("low-contrast") == isTold)
    // Of 24 pt 3:1 is enough.
    let large = text.replacingOccurrences(of: "text: Words", with: "text: Words, font: { size: 24 }")
    #expect(try !Self.ids(large).contains("low-contrast"))
  }

  @Test func opacityAndWhatLiesBetweenCount() throws {
    let rules = "card.edges == root.edges; t.top == root.top + 30; t.leading == root.leading + 20"
    func text(_ card: String, _ label: String) -> String {
      Self.spec(
        rules, views: "card: { \(card) }, t: { type: label, text: Words, \(label) }")
    }
    #expect(try !Self.ids(text("background: \"#000000\"", "color: white")).contains("low-contrast"))
    #expect(try Self.ids(text("background: \"#00000022\"", "color: white")).contains("low-contrast"))
    #expect(try Self.ids(text("background: white", "color: black, alpha: 0.3")).contains("low-contrast"))
    // A view that lets half through does so with its text: black on white over black is black on grey, 5.3:1.
    func veiled(_ color: String) -> String {
      "proofsheet: 1\nname: veil\nmatrix: { sizes: [[320, 480]] }\nroot: { background: black }\nviews:\n"
        + "  card: { type: view, background: white, alpha: 0.5, views: { t: { type: label, text: Words, color: \(color) } } }\n"
        + "constraints:\n  - card.edges == root.edges\n  - t.top == card.top + 30\n  - t.leading == card.leading + 20\n"
    }
    #expect(try !Self.ids(veiled("black")).contains("low-contrast"))
    #expect(try Self.ids(veiled("\"#666666\"")).contains("low-contrast"))
    // What lies behind a text on a picture is not known, and what is disabled may be pale.
    #expect(try !Self.ids(text("type: image", "color: white")).contains("low-contrast"))
    let button = Self.spec(
      rules, views: "card: { background: white }, t: { type: button, text: Words, enabled: false, tint: \"#CCCCCC\" }")
    #expect(try !Self.ids(button).contains("low-contrast"))
  }

  // MARK: What nobody wrote

  /// A grouped table with a titled section: the title's place and colours are the system's.
  @Test func whatTheSystemLaysOutIsNobodysRule() throws {
    let text = Self.storyboard(
      """
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="tab">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
      <sections><tableViewSection headerTitle="Sorting" footerTitle="By name" id="sec"><cells>
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" textLabel="lab" style="IBUITableViewCellStyleDefault" id="cel">
      <rect key="frame" x="0.0" y="55" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
      <subviews><label text="Name" lineBreakMode="tailTruncation" id="lab">
      <rect key="frame" x="15" y="0.0" width="345" height="43.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      </tableView>
      """)
    let found = try Self.findings(text, "example.storyboard").map(\.id)
    for id in ["idle-constraint", "redundant-constraint", "low-contrast"] { #expect(!found.contains(id), "\(found)") }
  }

  /// White on a picture that is not drawn: nothing is known of it.
  @Test(arguments: [(" backgroundImage=\"plate\"", false), ("", true)])
  func aButtonsBackgroundImageIsNoGroundToMeasure(image: String, isTold: Bool) throws {
    let text = Self.storyboard(
      """
      <view key="view" contentMode="scaleToFill" id="vie"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><button opaque="NO" buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="but">
      <rect key="frame" x="20" y="100" width="120" height="44"/>
      <state key="normal" title="Go on"\(image)><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
      </button></subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <constraints><constraint firstItem="but" firstAttribute="top" secondItem="vie" secondAttribute="top" constant="100" id="c1"/>
      <constraint firstItem="but" firstAttribute="leading" secondItem="vie" secondAttribute="leading" constant="20" id="c2"/>
      </constraints></view>
      """)
    #expect(try Self.findings(text, "example.storyboard").contains { $0.id == "low-contrast" } == isTold)
  }

  /// A wide label's text in its middle is not under the camera at its edge.
  @Test(arguments: [("center", false), ("left", true)])
  func onlyWhatIsSeenOfALabelCountsBelowTheCamera(alignment: String, isTold: Bool) throws {
    let text = Self.spec(
      "t.centerY == root.centerY; t.leading == root.leading + 2; t.trailing == root.trailing",
      views: "t: { type: label, text: Words, align: \(alignment) }"
    ).replacingOccurrences(
      of: "sizes: [[320, 480], [480, 320]]", with: "devices: [iphone-x], orientations: [landscape]")
    #expect(try Self.ids(text).contains("under-cutout") == isTold)
  }

  /// A switch that was drawn 49 pt wide, as Interface Builder records all of them.
  @Test func aSwitchsRecordedFrameSqueezesNothing() throws {
    let text = Self.storyboard(
      """
      <view key="view" contentMode="scaleToFill" id="vie"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><switch opaque="NO" contentMode="scaleToFill" fixedFrame="YES" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="swi">
      <rect key="frame" x="100" y="100" width="49" height="31"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></switch></subviews></view>
      """)
    #expect(try !Self.findings(text, "example.storyboard").contains { $0.id == "squeezed-control" })
  }

  /// What holds a view to its scroll view's edges makes the content's size, although the view lies there anyway.
  @Test func aScrollViewsEdgesAreNotRedundant() throws {
    let text = Self.spec(
      "s.edges == root.edges; c.leading == root.leading; c.leading == s.leading; c.top == s.top; c.bottom == s.bottom;"
        + " c.trailing == s.trailing; c.width == 400; c.height == 900",
      views: "s: { type: scroll, children: { c: { background: red } } }")
    #expect(try !Self.ids(text).contains("redundant-constraint"))
  }

  private static func storyboard(_ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="sce"><objects><viewController id="vic" sceneMemberID="viewController">
    \(view)
    </viewController></objects></scene></scenes></document>
    """
  }

  // MARK: Levels and exceptions

  @Test func exceptionsAndLevelsHold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let base = """
      proofsheet: 1
      matrix: { sizes: [[320, 200]] }
      views:
        hint: { type: label, text: Swipe to go on, color: "#9A9A9A" }
        other: { type: label, text: Or do not, color: "#9A9A9A" }
      constraints:
        - (hint, other).leading == root.leading + 20
        - hint.top == root.top + 40
        - other.top == hint.bottom + 20

      """
    try program.write("plain.proof.yaml", base)
    let plain = try program.run(["check", "plain.proof.yaml"])
    #expect(plain.code == 1)
    #expect(plain.talk.contains("0 errors, 2 warnings"), "\(plain.talk)")
    try program.write(
      "allowed.proof.yaml", base + "allow: [{ rule: low-contrast, on: hint, reason: It is decoration }]\n")
    let allowed = try program.run(["check", "allowed.proof.yaml"])
    #expect(allowed.code == 1)
    #expect(allowed.talk.contains("0 errors, 1 warning, 1 finding allowed"), "\(allowed.talk)")
    #expect(allowed.output.contains("'other'") && !allowed.output.contains("'hint'"))
    try program.write(
      "own.proof.yaml", base + "allow: [{ rule: low-contrast:other, reason: It is decoration too }]\n")
    #expect(try program.run(["check", "own.proof.yaml"]).output.contains("'hint'"))
    try program.write(
      "stray.proof.yaml", base + "allow: [{ rule: low-contrast, on: hnt, reason: It is decoration }]\n")
    let stray = try program.run(["check", "stray.proof.yaml"])
    #expect(stray.talk.contains("did you mean 'hint'") && stray.output.contains("'hint'"), "\(stray.talk)")
    try program.write("proofsheet.yaml", "levels: { low-contrast: note }\n")
    #expect(try program.run(["check", "plain.proof.yaml"]).code == 0)
    try program.write("proofsheet.yaml", "levels: { low-contrast: off }\n")
    #expect(try !program.run(["check", "plain.proof.yaml"]).output.contains("low-contrast"))
    try program.write("proofsheet.yaml", "levels: { low-contrst: off }\n")
    let misspelt = try program.run(["check", "plain.proof.yaml"])
    #expect(misspelt.talk.contains("did you mean 'low-contrast'"), "\(misspelt.talk)")
    try program.write("proofsheet.yaml", "levels: { low-contrast: maybe }\n")
    #expect(try program.run(["check", "plain.proof.yaml"]).talk.contains("[unknown-level]"))
    try program.write("proofsheet.yaml", "")
    try program.write("reason.proof.yaml", base + "allow: [{ rule: low-contrast }]\n")
    #expect(try program.run(["check", "reason.proof.yaml"]).code == 2)
  }

  // MARK: The command and the page

  @Test func theCommandTellsAndDrawsARule() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["rule", "low-contrast", "--output", "rules"])
    #expect(result.code == 0)
    #expect(result.output.contains("4.5:1") && result.output.contains("Mend it:"))
    let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.appendingPathComponent("rules").path)
    #expect(files.sorted() == ["low-contrast.320x200.png", "low-contrast.proof.yaml"])
    let list = try program.run(["rule"])
    #expect(list.output.split(separator: "\n").count == CheckRule.all.count)
    let unknown = try program.run(["rule", "low-contrst"])
    #expect(unknown.code == 2)
    #expect(unknown.talk.contains("low-contrast"))
    // A finding's whole id will do.
    #expect(try program.run(["rule", "small-target:close"]).code == 0)
  }

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter CheckRule` writes the page anew.
  @Test func thePageIsTheTable() throws {
    let page = Program.root.appendingPathComponent("docs/rules.md")
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_DOCS"] == "1" {
      try Data(CheckRule.page.utf8).write(to: page)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == CheckRule.page)
  }
}
