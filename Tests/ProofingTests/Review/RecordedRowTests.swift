import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Rows and collections' cells as a canvas recorded them, whose tables and layouts place them: what follows from which edit; each
/// on a small file of the shape in which it was told wrongly.
@Suite struct RecordedRowTests {
  private func text(_ before: String, _ after: String, device: String = "iphone-8") throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: "storyboard", devices: [device]).report)
  }

  private static func table(_ attributes: String, _ rows: String) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" \(attributes) id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        \(rows)</tableView></tableViewController>
        """))
  }

  private static func cell(_ id: String, _ y: Double, _ height: Double, _ inner: String = "", more: String = "")
    -> String
  {
    """
    <tableViewCell contentMode="scaleToFill" userLabel="Row \(id)" \(more) id="\(id)-aa-001">
    \(Drawn.frame(0, y, 375, height))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)-aa-001" id="\(id)-aa-002">
    \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/>\(inner)</tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A new section moves what is below it by all that it takes, wherever the canvas began the table. Seen in bigevent-ios.
  @Test func aSectionBetweenOthersMovesWhatIsBelowIt() throws {
    func file(_ sections: [[String]]) -> String {
      Self.table(
        "dataMode=\"static\" style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\"",
        "<sections>"
          + sections.enumerated().map { index, rows in
            "<tableViewSection id=\"se\(index)-aa-001\"><cells>\(rows.joined())</cells></tableViewSection>"
          }.joined() + "</sections>")
    }
    let told = try text(
      file([[Self.cell("one", 99, 44), Self.cell("two", 143, 44)], [Self.cell("end", 223, 44)]]),
      file([
        [Self.cell("one", 35, 44), Self.cell("two", 79, 44)], [Self.cell("new", 159, 44)],
        [Self.cell("end", 239, 44)],
      ]))
    #expect(told.contains("'Row new' is new, so 2 views moved down 80 pt"), "\(told)")
    #expect(!told.contains("which edit did that was not found"), "\(told)")
  }

  /// A row of a badge and a box beside it, which asks for 37 points.
  private static func badgeRow(_ height: Double, least: Bool, own: String = "", wish: String = "") -> String {
    let rules =
      Drawn.rule("r01-aa-001", "top", "top", "row-aa-002", item: "bad-aa-001", constant: 14)
      + Drawn.rule("r02-aa-001", "leading", "leading", "row-aa-002", item: "bad-aa-001", constant: 8)
      + Drawn.rule("r03-aa-001", "height", item: "bad-aa-001", constant: 48)
      + Drawn.rule("r04-aa-001", "width", item: "bad-aa-001", constant: 48)
      + Drawn.rule("r05-aa-001", "top", "top", "row-aa-002", item: "box-aa-001", constant: 12)
      + Drawn.rule("r06-aa-001", "bottom", "bottom", "box-aa-001", item: "row-aa-002", constant: 12)
      + Drawn.rule("r07-aa-001", "leading", "leading", "row-aa-002", item: "box-aa-001", constant: 64)
      + Drawn.rule("r08-aa-001", "trailing", "trailing", "box-aa-001", item: "row-aa-002", constant: 8)
      + Drawn.rule(
        "r09-aa-001", "height", item: "box-aa-001", constant: 37, more: "relation=\"greaterThanOrEqual\" \(wish)")
    let last = Drawn.rule(
      "r10-aa-001", "bottom", "bottom", "bad-aa-001", item: "row-aa-002", constant: 8,
      more: "relation=\"greaterThanOrEqual\"")
    return cell(
      "row", 28, height,
      """
      <subviews>\(Drawn.view("bad-aa-001", "view", Drawn.frame(8, 14, 48, 48), attributes: "userLabel=\"Badge\""))
      \(Drawn.view("box-aa-001", "view", Drawn.frame(64, 12, 303, height - 24), attributes: "userLabel=\"Box\""))
      </subviews><constraints>\(rules)\(least ? last : "")</constraints>
      """, more: "reuseIdentifier=\"Cell\" \(own)")
  }

  /// On its own canvas too a row whose height is found out is lower by the rule that went. Seen in nimbus-ios.
  @Test func aRowIsLowerByTheRuleThatWent() throws {
    func file(_ height: Double, least: Bool) -> String {
      Self.table(
        "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"-1\" estimatedRowHeight=\"-1\"",
        "<prototypes>\(Self.badgeRow(height, least: least))</prototypes>")
    }
    let told = try text(file(70, least: true), file(61, least: false))
    let lead = "the rule `Content View.bottom >= Badge.bottom + 8` is gone, so 3 views shrank 9 pt in height"
    #expect(told.contains(lead), "\(told)")
    #expect(!told.contains("most of all") && !told.contains("as in"), "\(told)")
  }

  /// A row that was given a height and is as high as its contents now is told so. Seen in nimbus-ios.
  @Test func aHeightThatIsFoundOutNowIsToldSo() throws {
    func file(_ height: Double, _ given: String) -> String {
      Self.table(
        "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"\(given.isEmpty ? "-1" : "64")\"",
        "<prototypes>\(Self.badgeRow(height, least: false, own: given))</prototypes>")
    }
    let told = try text(file(64, "rowHeight=\"64\""), file(61, ""))
    #expect(told.contains("row height of 'Row row' is automatic instead of 64"), "\(told)")
  }

  /// A row that was as high as its contents asked for and is given a height now is told so, where it was recorded as high. Seen in
  /// IrisCalendar-iOS.
  @Test func aHeightThatIsGivenNowIsToldSo() throws {
    func file(_ given: Int) -> String {
      Self.table(
        "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"\(given)\"",
        "<prototypes>"
          + Self.badgeRow(50, least: false, own: "rowHeight=\"50\"", wish: "priority=\"760\"") + "</prototypes>")
    }
    let told = try text(file(-1), file(50), device: "iphone-17")
    #expect(told.contains("row height of 'Row row' is 50 instead of automatic, so 3 views shrank 11 pt"), "\(told)")
  }

  /// The label of a style of the system's ends 2 points before a content view that a disclosure indicator made narrower, and 15 before
  /// one as wide as its cell. Seen in bigevent-ios.
  @Test func aLabelBesideAnAccessoryEndsWhereTheSystemEndsIt() throws {
    func file(_ accessory: String, _ width: Double, _ label: Double) -> String {
      let title = """
        <subviews><label contentMode="left" text="Name" id="lab-aa-001">\(Drawn.frame(15, 0, label, 43.5))
        <autoresizingMask key="autoresizingMask"/></label></subviews>
        """
      let row = Self.cell(
        "row", 28, 44, title,
        more: "\(accessory) textLabel=\"lab-aa-001\" style=\"IBUITableViewCellStyleDefault\"")
      return Self.table(
        "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"",
        "<prototypes>\(row.replacing(Drawn.frame(0, 0, 375, 44), with: Drawn.frame(0, 0, width, 43.5)))</prototypes>")
    }
    let told = try text(file("", 375, 345), file("accessoryType=\"disclosureIndicator\"", 342, 325))
    #expect(told.contains("so 'Content View' shrank 33 pt in width, 'Name' shrank 20 pt in width"), "\(told)")
    #expect(!told.contains("the constant of"), "\(told)")
  }

  /// What a row of a table without lines shows, of which Xcode 6 recorded no frame, is as high as the row. Seen in missfit-ios.
  @Test func aRowWithoutALineBelowItIsFilled() throws {
    func file(_ rule: String) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(10, 10, 355, 34), attributes: "userLabel=\"Box\"", constraints: rule)
      let sides = ["top", "leading"].map {
        Drawn.rule("\($0.prefix(2))a-aa-001", $0, $0, "row-aa-002", item: "box-aa-001", constant: 10)
      }
      let ends = ["bottom", "trailing"].map {
        Drawn.rule("\($0.prefix(2))a-aa-001", $0, $0, "box-aa-001", item: "row-aa-002", constant: 10)
      }
      let row = """
        <tableViewCell userLabel="Row" rowHeight="54" id="row-aa-001"><autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="row-aa-001" id="row-aa-002">
        <autoresizingMask key="autoresizingMask"/><subviews>\(box)</subviews>
        <constraints>\((sides + ends).joined())</constraints></tableViewCellContentView></tableViewCell>
        """
      return Self.table(
        "dataMode=\"prototypes\" style=\"plain\" separatorStyle=\"none\" rowHeight=\"44\"",
        "<prototypes>\(row)</prototypes>"
      ).replacing("\"14113\"", with: "\"6250\"")
        .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
    }
    let told = try text(file(""), file(Drawn.rule("hei-aa-001", "height", constant: 34)))
    #expect(told.contains("the rule `Box.height == 34` is new"), "\(told)")
    #expect(!told.contains("grew") && !told.contains("satisfied"), "\(told)")
  }

  /// A frame that is recorded no more of a collection's cell with a size of its own is no change. Seen in happy-bike.
  @Test func aCellWithoutARecordIsAsItWas() throws {
    func file(_ record: String, _ height: Double) -> String {
      let strip = """
        <collectionView userLabel="Strip" contentMode="scaleToFill" dataMode="prototypes" \
        translatesAutoresizingMaskIntoConstraints="NO" id="col-aa-001">\(Drawn.frame(0, 20, 375, height))
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="flo-aa-001"><size key="itemSize" width="50" height="50"/>
        </collectionViewFlowLayout><cells><collectionViewCell contentMode="center" id="cel-aa-001">\(record)
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <view key="contentView" contentMode="center">\(record)<autoresizingMask key="autoresizingMask"/></view>
        </collectionViewCell></cells></collectionView>
        """
      let rules =
        Drawn.rule("r01-aa-001", "top", "top", "vie-aa-001", item: "col-aa-001", constant: 20)
        + Drawn.rule("r02-aa-001", "leading", "leading", "vie-aa-001", item: "col-aa-001")
        + Drawn.rule("r03-aa-001", "trailing", "trailing", "vie-aa-001", item: "col-aa-001")
        + Drawn.rule("r04-aa-001", "height", item: "col-aa-001", constant: height)
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(strip)</subviews><constraints>\(rules)</constraints></view></viewController>
          """))
    }
    let told = try text(file(Drawn.frame(0, 0, 50, 50), 50), file("", 40))
    #expect(told.contains("`Strip.height == 40` is 40 instead of 50"), "\(told)")
    #expect(!told.contains("frame of") && !told.contains("leaves its content"), "\(told)")
  }
}
