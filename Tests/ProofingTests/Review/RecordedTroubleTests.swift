import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What a canvas recorded of views that stayed as they were, and what is said of the views that an edit is about.
@Suite struct RecordedTroubleTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  // MARK: Tables and containers

  /// A row of 44 points a number, with a label `Row 1`.
  private static func cell(_ number: Int, _ y: Double) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="\(number * 44)" id="ce\(number)-aa-001">
    \(Drawn.frame(0, y, 375, Double(number) * 44))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce\(number)-aa-001" \
    id="co\(number)-aa-001">\(Drawn.frame(0, 0, 375, Double(number) * 44 - 0.5))
    <autoresizingMask key="autoresizingMask"/><subviews>
    \(Drawn.label("la\(number)-aa-001", "Row \(number)", Drawn.frame(16, 11, 100, 21)))</subviews>
    <constraints>\(Drawn.rule("r\(number)a-aa-001", "leading", "leading", "co\(number)-aa-001", item: "la\(number)-aa-001", constant: 16))
    \(Drawn.rule("r\(number)b-aa-001", "top", "top", "co\(number)-aa-001", item: "la\(number)-aa-001", constant: 11))
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  /// A storyboard of a static table.
  private static func table(_ sections: String) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections>\(sections)</sections></tableView></tableViewController>
        """))
  }

  /// Sections of a static table that change places.
  @Test func rowsInAnotherOrderAreACause() throws {
    func file(_ cells: [(Int, Double)]) -> String {
      let sections = cells.map {
        "<tableViewSection headerTitle=\"Part \($0.0)\" id=\"se\($0.0)-aa-001\"><cells>\(Self.cell($0.0, $0.1))</cells></tableViewSection>"
      }
      return Self.table(sections.joined())
    }
    let outcome = try SmallHistory.review(
      file([(1, 55.5), (2, 155.5)]), file([(2, 55.5), (1, 199.5)]), ending: "storyboard", devices: ["iphone-8"])
    #expect(titles(outcome).count == 1, "\(titles(outcome))")
    #expect(titles(outcome).first?.contains("stand in another order") == true, "\(titles(outcome))")
  }

  /// One row of a static table that stands elsewhere is named, by the row that it follows. Seen in NetNewsWire.
  @Test func aRowThatStandsElsewhereIsNamed() throws {
    func file(_ numbers: [Int]) -> String {
      var y = 55.5
      let cells = numbers.map { number in
        defer { y += Double(number) * 44 }
        return Self.cell(number, y)
      }
      return Self.table(
        "<tableViewSection headerTitle=\"Part\" id=\"sec-aa-001\"><cells>\(cells.joined())</cells></tableViewSection>")
    }
    func told(_ before: [Int], _ after: [Int]) throws -> String {
      titles(try SmallHistory.review(file(before), file(after), ending: "storyboard", devices: ["iphone-8"])).joined()
    }
    #expect(try told([1, 2, 3], [2, 3, 1]).contains("the row 'Row 1' stands after 'Row 3'"))
    let first = try told([1, 2, 3], [3, 1, 2])
    #expect(first.contains("the row 'Row 3' is the first"), "\(first)")
    #expect(try told([1, 2, 3], [3, 2, 1]).contains("stand in another order"))
  }

  /// A controller's own table that ends at a bar that is opaque now is no new view.
  @Test(arguments: [false, true]) func aTableThatEndsAtABarIsNoNewView(isGoing: Bool) throws {
    func file(isOpaque: Bool) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" \(isOpaque ? "translucent=\"NO\"" : "") id="bar-aa-001">
          \(Drawn.frame(0, 20, 375, 44))</navigationBar>
          <connections><segue destination="tvc-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
          </connections></navigationController>
          """)
          + Drawn.scene(
            "2",
            """
            <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
            id="tbl-aa-001" userLabel="List">\(Drawn.frame(0, 0, 375, isOpaque ? 603 : 667))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <prototypes><tableViewCell contentMode="scaleToFill" rowHeight="60" id="cel-aa-001" userLabel="Row">
            \(Drawn.frame(0, 28, 375, 60))<autoresizingMask key="autoresizingMask"/></tableViewCell></prototypes>
            </tableView><navigationItem key="navigationItem" title="List" id="nit-aa-001"/></tableViewController>
            """))
    }
    let outcome = try SmallHistory.review(
      file(isOpaque: isGoing), file(isOpaque: !isGoing), ending: "storyboard", devices: ["iphone-8"])
    #expect(!titles(outcome).isEmpty)
    #expect(titles(outcome).allSatisfy { $0.contains("bar") && !$0.contains("is new") }, "\(titles(outcome))")
    let sentences = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(!sentences.contains { $0.contains("kind of 'root'") || $0.contains("is new") }, "\(sentences)")
  }

  /// A collection's cell that the canvas made higher leaves its contents what it always left them.
  @Test func aCellsContentsFollowFromItsSize() throws {
    func file(_ height: Double, _ distance: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <collectionViewCell opaque="NO" contentMode="center" id="cel-aa-001">\(Drawn.frame(0, 0, 200, height))
      <autoresizingMask key="autoresizingMask"/>
      <view key="contentView" opaque="NO" contentMode="center">\(Drawn.frame(0, 0, 200, height))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <subviews>\(Drawn.label("lab-aa-001", "Text", Drawn.frame(10, distance, 100, 21)))</subviews></view>
      <constraints>
      \(Drawn.rule("r1a-aa-001", "leading", "leading", "cel-aa-001", item: "lab-aa-001", constant: 10))
      \(Drawn.rule("r2a-aa-001", "top", "top", "cel-aa-001", item: "lab-aa-001", constant: distance))
      </constraints></collectionViewCell></objects></document>
      """
    }
    let outcome = try SmallHistory.review(file(100, 10), file(105, 15))
    let sentences = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(!sentences.contains { $0.contains("leaves its content") }, "\(sentences)")
    #expect(titles(outcome).first?.contains("is 15 instead of 10") == true, "\(titles(outcome))")
  }

  // MARK: Findings

  /// Another view's frame makes no finding of the same views new, whose texts are as large as they were drawn.
  @Test func findingsOfViewsThatStayAreNotNew() throws {
    func file(_ other: Double) -> String {
      let labels = ["Account", "Password or passphrase"].enumerated().map { index, text in
        """
        <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="la\(index)-aa-001">
        \(Drawn.frame(18, Double(160 - 40 * index), index == 0 ? 61 : 151, 16))
        <textFieldCell key="cell" title="\(text)" id="lc\(index)-aa-001"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
      }
      let rules = [0, 1].map { index in
        Drawn.rule("x\(index)a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "la\(index)-aa-001", constant: 20)
          + Drawn.rule(
            "y\(index)a-aa-001", "top", "top", "Hz6-mo-xeY", item: "la\(index)-aa-001",
            constant: 30 + 40 * Double(index))
      }
      let box = Drawn.view(
        "box-aa-001", "customView", Drawn.frame(200, 20, other, 40),
        constraints: Drawn.rule("w1a-aa-001", "width", constant: 60) + Drawn.rule("h1a-aa-001", "height", constant: 40))
      return Drawn.mac(
        labels.joined() + box,
        constraints: rules.joined()
          + Drawn.rule("b1a-aa-001", "trailing", "trailing", "box-aa-001", item: "Hz6-mo-xeY", constant: 20)
          + Drawn.rule("b2a-aa-001", "bottom", "bottom", "box-aa-001", item: "Hz6-mo-xeY", constant: 20))
    }
    let outcome = try SmallHistory.review(file(60), file(72))
    #expect(outcome.report.exitCode == 0, "\(titles(outcome)) \(notes(outcome))")
    #expect(
      outcome.report.entries.allSatisfy { $0.findings.new.isEmpty }, "\(outcome.report.entries.map(\.findings.new))")
    #expect(notes(outcome).contains { $0.contains("recorded frame") }, "\(notes(outcome))")
  }

  // MARK: Pictures

  /// A picture that the project has is as large as it is, whatever the file recorded of it.
  @Test func aRecordedPicturesSizeIsNoChange() throws {
    func screen(_ width: Double) -> String {
      Drawn.xib(
        "<imageView contentMode=\"center\" image=\"logo\" id=\"img-aa-001\" fixedFrame=\"YES\" "
          + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(Drawn.frame(20, 20, 100, 50))"
          + "<autoresizingMask key=\"autoresizingMask\"/></imageView>"
      ).replacing(
        "</objects>",
        with: "</objects><resources><image name=\"logo\" width=\"\(width)\" height=\"\(width / 2)\"/></resources>")
    }
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"40\" height=\"20\"/></svg>"
    let set = "{\"images\": [{\"filename\": \"logo.svg\", \"idiom\": \"universal\"}], \"info\": {\"version\": 1}}"
    let files = [
      "Images.xcassets/logo.imageset/logo.svg": picture, "Images.xcassets/logo.imageset/Contents.json": set,
    ]
    let outcome = try SmallHistory(
      files.merging(["a.xib": screen(20)]) { $1 }, ["a.xib": screen(40)]
    ).review()
    #expect(outcome.report.exitCode == 0, "\(titles(outcome)) \(notes(outcome))")
    #expect(!notes(outcome).contains { $0.contains("recorded frame") }, "\(notes(outcome))")
    // Of a picture that is not there the record is all that is known.
    let other = try SmallHistory.review(screen(20), screen(40), devices: ["iphone-8"])
    #expect(titles(other).contains { $0.contains("size of the picture") }, "\(titles(other))")
  }

  // MARK: Copies

  /// A file that was copied has the other's ids: what is done to one of them names nothing in the other.
  @Test func copiesOfAFileAreToldApart() throws {
    func file(_ constant: Double, _ attribute: String = "top", _ item: String = "iN0-l3-epB") -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", "Text", Drawn.frame(16, constant, 40, 21)),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", attribute, item, item: "lab-aa-001", constant: constant))
    }
    let outcome = try SmallHistory(
      ["one.xib": file(100), "two.xib": file(100)], ["one.xib": file(140), "two.xib": file(140, "top", "sa1-sa-sa1")]
    ).review()
    #expect(outcome.report.groups.count == 2, "\(titles(outcome))")
    for group in outcome.report.groups {
      let file = try #require(group.causes.first?.span?.file)
      #expect(group.entries.allSatisfy { outcome.report.entries[$0].source == file })
    }
  }

  /// What the document says of all its views is one edit.
  @Test func safeAreasOfAWholeFileAreOneEdit() throws {
    let boxes = (0..<4).map { index in
      Drawn.view(
        "bo\(index)-aa-001", "view", Drawn.frame(0, Double(index) * 40, 375, 40),
        constraints: Drawn.rule("h\(index)a-aa-001", "height", constant: 40))
    }
    let rules = (0..<4).map { index in
      let id = "bo\(index)-aa-001"
      return Drawn.rule("l\(index)a-aa-001", "leading", "leadingMargin", "iN0-l3-epB", item: id)
        + Drawn.rule("t\(index)a-aa-001", "trailing", "trailingMargin", "iN0-l3-epB", item: id)
        + Drawn.rule("y\(index)a-aa-001", "top", "top", "iN0-l3-epB", item: id, constant: Double(index) * 40)
    }
    let file = Drawn.xib(boxes.joined(), constraints: rules.joined())
    let outcome = try SmallHistory.review(
      file.replacing("useSafeAreas=\"YES\"", with: ""), file, devices: ["iphone-8"])
    let sentences = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(
      sentences.filter { $0.contains("inside the safe area") }.count <= outcome.report.entries.count, "\(sentences)")
    #expect(!sentences.contains { $0.contains("keeping of margins") }, "\(sentences)")
  }
}
