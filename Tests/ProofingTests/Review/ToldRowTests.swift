import Foundation
import Testing

@testable import Findings
@testable import Reviewing
@testable import Revisions

/// Rows of tables: what stands at their ends, the styles of the system's, and the heights that tables find out.
@Suite struct ToldRowTests {
  private static func table(_ attributes: String, _ cells: String, width: Double = 375) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" \(attributes) id="tab-aa-001">
        \(Drawn.frame(0, 0, width, 667))<prototypes>\(cells)</prototypes></tableView></tableViewController>
        """))
  }

  private static func cell(
    _ attributes: String, height: Double, content: (Double, Double), _ inner: String, width: Double = 375
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" \(attributes) id="cel-aa-001">
    \(Drawn.frame(0, 28, width, height))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
    \(Drawn.frame(0, 0, content.0, content.1))<autoresizingMask key="autoresizingMask"/>\(inner)
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func text(_ before: String, _ after: String, ending: String = "storyboard", devices: [String] = ["iphone-8"])
    throws -> String
  {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  /// What stands at a cell's end takes room of its content: that is told, and not the room. Seen in ultra-meetup.
  @Test func theAccessoryIsToldForTheRoomThatItTakes() throws {
    func file(_ attributes: String, _ width: Double) -> String {
      let box = Drawn.view("box-aa-001", "view", Drawn.frame(15, 8, width - 30, 20), attributes: "userLabel=\"box\"")
      let sides =
        Drawn.rule("rul-aa-001", "leading", "leading", "con-aa-001", item: "box-aa-001", constant: 15)
        + Drawn.rule("rul-aa-002", "trailing", "trailing", "box-aa-001", item: "con-aa-001", constant: 15)
        + Drawn.rule("rul-aa-003", "top", "top", "con-aa-001", item: "box-aa-001", constant: 8)
        + Drawn.rule("rul-aa-004", "height", item: "box-aa-001", constant: 20)
      return Self.table(
        "rowHeight=\"60\"",
        Self.cell(
          attributes, height: 60, content: (width, 60),
          "<subviews>\(box)</subviews><constraints>\(sides)</constraints>"))
    }
    let told = try text(file("", 375), file("accessoryType=\"disclosureIndicator\"", 348.5))
    #expect(told.contains("accessory of 'Table View Cell' is disclosure instead of none"), "\(told)")
    #expect(!told.contains("leaves its content") && !told.contains("so it "), "\(told)")
  }

  /// A cell that lost a style of the system's is told with that, and not with the system's rules. Seen in TeamCowboy.
  @Test func aCellOfNoStyleLosesItAndNoRules() throws {
    func title(_ more: String) -> String {
      """
      <label opaque="NO" contentMode="left" text="Name" \(more) id="lab-aa-001">\(Drawn.frame(16, 0, 343, 43.5))
      <autoresizingMask key="autoresizingMask"/></label>
      """
    }
    let sides =
      Drawn.rule("rul-aa-001", "leading", "leading", "con-aa-001", item: "lab-aa-001", constant: 30)
      + Drawn.rule("rul-aa-002", "centerY", "centerY", "con-aa-001", item: "lab-aa-001")
    let before = Self.table(
      "rowHeight=\"44\"",
      Self.cell(
        "textLabel=\"lab-aa-001\" style=\"IBUITableViewCellStyleDefault\"", height: 44, content: (375, 43.5),
        "<subviews>\(title(""))</subviews>"))
    let after = Self.table(
      "rowHeight=\"44\"",
      Self.cell(
        "", height: 44, content: (375, 43.5),
        "<subviews>\(title("translatesAutoresizingMaskIntoConstraints=\"NO\""))</subviews><constraints>\(sides)</constraints>"
      ))
    let told = try text(before, after)
    #expect(told.contains("style of 'Table View Cell' is custom instead of basic"), "\(told)")
    #expect(!told.contains("is gone"), "\(told)")
  }

  /// A row whose height is found out is as high as its rules ask for where it is narrower than it was drawn: nothing in it has
  /// more room than it needs. Seen in RDViewer.
  @Test func aRowThatFindsItsHeightOutHasNoRoomToSpare() throws {
    func file(_ spacing: Double) -> String {
      let (one, two) = ("lab-aa-001", "lab-aa-002")
      let labels = [(one, 10.0), (two, 40.0)].map { id, y in
        """
        <label opaque="NO" contentMode="left" verticalHuggingPriority="251" text="Some text" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Drawn.frame(16, y, 343, 20.5))</label>
        """
      }.joined()
      let image = Drawn.view(
        "img-aa-001", "imageView", Drawn.frame(16, 70, 343, 171.5),
        constraints: Drawn.rule("rul-aa-000", "width", "height", "img-aa-001", more: "multiplier=\"2:1\""))
      let sides = [one, two, "img-aa-001"].enumerated().map { index, id in
        Drawn.rule("le\(index)-aa-001", "leading", "leading", "con-aa-001", item: id, constant: 16)
          + Drawn.rule("tr\(index)-aa-001", "trailing", "trailing", id, item: "con-aa-001", constant: 16)
      }.joined()
      let chain =
        Drawn.rule("rul-aa-001", "top", "top", "con-aa-001", item: one, constant: 10)
        + Drawn.rule("rul-aa-002", "top", "bottom", one, item: two, constant: spacing)
        + Drawn.rule("rul-aa-003", "top", "bottom", two, item: "img-aa-001", constant: 9.5)
        + Drawn.rule("rul-aa-004", "bottom", "bottom", "img-aa-001", item: "con-aa-001", constant: 10)
      return Self.table(
        "rowHeight=\"-1\" estimatedRowHeight=\"-1\"",
        Self.cell(
          "", height: 242 + spacing, content: (375, 242 + spacing),
          "<subviews>\(labels)\(image)</subviews><constraints>\(sides)\(chain)</constraints>"))
    }
    let outcome = try SmallHistory.review(file(9.5), file(29.5), ending: "storyboard", devices: ["iphone-se-1"])
    #expect(outcome.report.entries.flatMap(\.findings.new).isEmpty)
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("grew 20 pt in height"), "\(told)")
  }

  /// A row that lies in a file by itself has another height at other widths: its rules do not contradict the one that it was
  /// drawn with. Seen in wxyc-iphone-app.
  @Test func aRowAloneContradictsNoHeight() throws {
    func file(_ ratio: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <tableViewCell contentMode="scaleToFill" id="cel-aa-001">\(Drawn.frame(0, 0, 320, 120))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
      \(Drawn.frame(0, 0, 320, 120))<autoresizingMask key="autoresizingMask"/><subviews>
      \(Drawn.view("box-aa-001", "view", Drawn.frame(10, 10, 300, 100)))</subviews><constraints>
      \(Drawn.rule("rul-aa-001", "leading", "leading", "con-aa-001", item: "box-aa-001", constant: 10))
      \(Drawn.rule("rul-aa-002", "trailing", "trailing", "box-aa-001", item: "con-aa-001", constant: 10))
      \(Drawn.rule("rul-aa-003", "top", "top", "con-aa-001", item: "box-aa-001", constant: 10))
      \(Drawn.rule("rul-aa-004", "bottom", "bottom", "box-aa-001", item: "con-aa-001", constant: 10))
      \(ratio)</constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    let ratio = Drawn.rule(
      "rul-aa-005", "width", "height", "box-aa-001", item: "box-aa-001", more: "multiplier=\"3:1\"")
    let outcome = try SmallHistory.review(file(""), file(ratio), devices: ["iphone-17"])
    let found = outcome.report.entries.flatMap(\.findings.new)
    #expect(found.isEmpty, "\(found)")
  }

  /// A table's row height moves what is below its rows by these alone, whatever else came to it. Seen in Hidrate.
  @Test(arguments: [44.0, 80.0]) func aRowHeightMovesWhatIsBelowItsRows(header: Double) throws {
    func file(_ height: Double, _ header: Double, _ more: String = "") -> String {
      let cells = (0..<3).map { row in
        """
        <tableViewCell contentMode="scaleToFill" \(row == 0 ? more : "") id="ce\(row)-aa-001">
        \(Drawn.frame(0, header + Double(row) * height, 375, height))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(row)-aa-001" id="cn\(row)-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
          style="plain" rowHeight="\(height)" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <view key="tableHeaderView" contentMode="scaleToFill" id="hea-aa-001">\(Drawn.frame(0, 0, 375, header))</view>
          <button key="tableFooterView" opaque="NO" buttonType="system" id="foo-aa-001">
          \(Drawn.frame(0, header + 3 * height, 375, 44))<state key="normal" title="Next"/></button>
          <sections><tableViewSection id="sec-aa-001"><cells>\(cells.joined())</cells></tableViewSection></sections>
          </tableView></tableViewController>
          """))
    }
    let isAlone = header == 44
    let after = file(60, header, isAlone ? "" : "rowHeight=\"60\"")
    let history = try SmallHistory(["a.storyboard": file(44, 44)], ["a.storyboard": after])
    let causes = try history.review().report.entries.flatMap { $0.layout?.causes ?? [] }
    let found = try #require(causes.first { $0.lead.contains("row height of") }, "\(causes.map(\.sentence))")
    #expect(found.whole.contains("'Next' moved down 48 pt") == isAlone, "\(found.whole)")
    #expect(!causes.contains { $0.whole.contains("'Next' moved down 84 pt") }, "\(causes.map(\.sentence))")
  }

  /// The inset of the lines between rows is in no picture. Seen in LoLMessenger.
  @Test func anInsetOfLinesIsUnseen() throws {
    func file(_ color: Double, _ inset: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController"><tableView key="view" \
          dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <color key="backgroundColor" white="\(color)" alpha="1" colorSpace="calibratedWhite"/>\(inset)
          </tableView></tableViewController>
          """))
    }
    let inset = "<inset key=\"separatorInset\" minX=\"15\" minY=\"0.0\" maxX=\"15\" maxY=\"0.0\"/>"
    let told = try SmallHistory.review(
      file(1, ""), file(0.5, inset), ending: "storyboard", devices: ["iphone-8"]
    ).report.notes.map(\.text)
    #expect(told.contains { $0.contains("in what no picture shows: separator inset in a table view") }, "\(told)")
  }

  /// Sections that come with their table's other style are told by their titles. Seen in WalletMessenger.
  @Test func sectionsOfATableOfAnotherStyleAreTold() throws {
    func cell(_ y: Double) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="cel-aa-001">\(Drawn.frame(0, y, 375, 44))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-bb-001">
      \(Drawn.frame(0, 0, 375, 44))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ attributes: String, _ rows: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController"><tableView key="view" \(attributes) \
          rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))\(rows)</tableView></tableViewController>
          """))
    }
    let outcome = try SmallHistory.review(
      file("dataMode=\"prototypes\" style=\"plain\"", "<prototypes>\(cell(28))</prototypes>"),
      file(
        "dataMode=\"static\" style=\"grouped\"",
        "<sections><tableViewSection headerTitle=\"Name\" id=\"sec-aa-001\"><cells>\(cell(55.5))</cells>"
          + "</tableViewSection></sections>"), ending: "storyboard", devices: ["iphone-8"])
    let told = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(
      told.contains { $0.contains("style of 'root' is grouped instead of plain") && $0.contains("'header 'Name''") },
      "\(told)")
  }

  /// A header view of another kind moves the rows by its height. Seen in WelcuSocial.
  @Test func aHeaderOfAnotherKindMovesTheRows() throws {
    func file(_ element: String, _ id: String, _ height: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
          style="plain" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <\(element) key="tableHeaderView" contentMode="scaleToFill" id="\(id)">\(Drawn.frame(0, 0, 375, height))
          <autoresizingMask key="autoresizingMask"/></\(element)>
          <sections><tableViewSection id="sec-aa-001"><cells>
          <tableViewCell contentMode="scaleToFill" id="cel-aa-001">\(Drawn.frame(0, height, 375, 44))
          <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
          tableViewCell="cel-aa-001" id="con-bb-001">\(Drawn.frame(0, 0, 375, 44))
          <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
          </cells></tableViewSection></sections></tableView></tableViewController>
          """))
    }
    let report = try SmallHistory.review(
      file("view", "vie-aa-001", 147), file("mapView", "map-aa-001", 106), ending: "storyboard", devices: ["iphone-8"]
    ).report
    let told = report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    let height = "height of 'Table Header' is 106 instead of 147"
    #expect(told.contains { $0.contains(height) && $0.contains("moved up 41 pt") }, "\(told)")
  }

  /// Before iOS 11 a table that is not the first view of its controller begins at its own top, and rows that a file has all in one
  /// place lie below each other on its canvas too: what an upper row gives is taken by the table's move. Seen in ios-taxi.
  @Test func rowsThatTheirTableTakesUpStayWhereTheyAre() throws {
    func cell(_ id: String, _ name: String, _ height: Double) -> String {
      """
      <tableViewCell userLabel="\(name)" contentMode="scaleToFill" rowHeight="\(height)" id="\(id)-aa-001">
      \(Drawn.frame(0, 0, 600, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)-aa-001" id="\(id)-aa-002">
      <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ top: Double, _ rows: String) -> String {
      let table = Drawn.view(
        "tab-aa-001", "tableView", Drawn.frame(0, top, 600, 600 - top),
        attributes: "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"", more: "<prototypes>\(rows)</prototypes>"
      )
      let rules = ["leading", "trailing", "bottom"].map {
        Drawn.rule("\($0)-aa-001", $0, $0, "vie-aa-001", item: "tab-aa-001")
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar-aa-001">\(Drawn.frame(0, 0, 320, 44))</navigationBar>
          <connections><segue destination="vco-aa-001" kind="relationship" relationship="rootViewController" \
          id="seg-aa-001"/></connections></navigationController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
            \(Drawn.frame(0, 0, 600, 600))<subviews>\(Drawn.label("lab-aa-001", "Hello", Drawn.frame(20, 500, 80, 21)))
            \(table)</subviews><constraints>\(rules.joined())
            \(Drawn.rule("top-aa-001", "top", "top", "vie-aa-001", item: "tab-aa-001", constant: top))</constraints></view>
            </viewController>
            """)
      ).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing("useSafeAreas=\"YES\"", with: "").replacing("\"14113\"", with: "\"7706\"")
    }
    let flight = cell("fli", "Flight", 80)
    let told = ReviewText().text(
      try SmallHistory.review(
        file(64, flight), file(0, cell("bla", "Blank", 64) + flight), ending: "storyboard", devices: ["iphone-8"]
      ).report)
    #expect(told.contains("'Blank' is new") && !told.contains("moved down 64 pt"), "\(told)")
    #expect(!told.contains("'Flight' moved"), "\(told)")
  }
}
