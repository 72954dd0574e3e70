import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Tables of old files, whose cells' contents have no ids of their own: what the system lays out, and what moves rows.
@Suite struct OldTableTests {
  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: "storyboard", devices: ["iphone-4s"]).report)
  }

  private static func file(
    _ sections: String, style: String = "plain", header: String = "", ground: String = "", tools: String = "2182"
  ) -> String {
    let scene = Drawn.scene(
      "1",
      """
      <tableViewController customClass="List" id="tvc-aa-001" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="\(style)" separatorStyle="default" \
      rowHeight="44" sectionHeaderHeight="10" sectionFooterHeight="10" id="tab-aa-001">\(Drawn.frame(0, 20, 320, 460))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(ground)\(header)
      <sections>\(sections)</sections></tableView></tableViewController>
      """)
    return Drawn.storyboard(scene).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
      .replacing("useSafeAreas=\"YES\"", with: "").replacing("useAutolayout=\"YES\"", with: "")
      .replacing("useTraitCollections=\"YES\"", with: "").replacing("\"14113\"", with: "\"\(tools)\"")
  }

  private static func section(_ number: Int, _ cells: String, title: String? = nil) -> String {
    let title = title.map { "headerTitle=\"\($0)\"" } ?? ""
    return "<tableViewSection \(title) id=\"sec-aa-00\(number)\"><cells>\(cells)</cells></tableViewSection>"
  }

  private static func cell(_ number: Int, _ y: Double, _ inner: String = "", attributes: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes) id="cel-aa-00\(number)">\(Drawn.frame(0, y, 320, 44))
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" opaque="NO" contentMode="center">\(Drawn.frame(0, 0, 320, 43))
    <autoresizingMask key="autoresizingMask"/><subviews>\(inner)</subviews></view></tableViewCell>
    """
  }

  private static func label(_ id: String, _ words: String, _ frame: String, size: Int = 17) -> String {
    """
    <label opaque="NO" contentMode="left" text="\(words)" lineBreakMode="tailTruncation" id="\(id)">\(frame)
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="\(size)"/></label>
    """
  }

  /// What Xcode draws over the prototypes of a grouped table lies below the canvas' bars, which are no room on a device. Seen in
  /// HabitTracker.
  @Test func prototypesBeginBelowTheCanvasBars() throws {
    func table(_ style: String, _ y: Double) -> String {
      Self.file(Self.cell(1, y, Self.label("lab-aa-001", "Title", Drawn.frame(15, 0, 290, 43))), style: style)
        .replacing("sections>", with: "prototypes>").replacing("\"static\"", with: "\"prototypes\"")
    }
    let told = try text(table("plain", 86), table("grouped", 113.5))
    #expect(told.contains("is grouped instead of plain") && !told.contains("113.5"), "\(told)")
  }

  /// The system sizes the labels of cells of its styles, whatever was recorded of them. Seen in Parked and ScoreFiveHundred.
  @Test func labelsOfStyledCellsFit() throws {
    let labels =
      Self.label("tit-aa-001", "Defenders scoring", Drawn.frame(10, 2, 60, 22))
      + Self.label("det-aa-001", "10 per trick", Drawn.frame(10, 24, 40, 18), size: 14)
    let style =
      "textLabel=\"tit-aa-001\" detailTextLabel=\"det-aa-001\" style=\"IBUITableViewCellStyleSubtitle\" "
      + "accessoryType=\"disclosureIndicator\""
    let told = try text(
      Self.file(Self.section(1, Self.cell(1, 0))),
      Self.file(Self.section(1, Self.cell(1, 0, labels, attributes: style))))
    #expect(told.contains("Defenders scoring"), "\(told)")
    #expect(!told.contains("does not fit"), "\(told)")
  }

  /// What the system puts into a cell of its styles lies where each version of the tools recorded it, also where the older one gave
  /// the content view no id: no rule of a file's says so. Seen in doogetha.
  @Test func partsOfStyledCellsHaveNoRules() throws {
    func cell(_ x: Double) -> String {
      Self.cell(
        1, 0, Self.label("tit-aa-001", "Entry", Drawn.frame(x, 0, 320 - 2 * x, 43)),
        attributes: "textLabel=\"tit-aa-001\" style=\"IBUITableViewCellStyleDefault\"")
    }
    let later = cell(15).replacing(
      "<view key", with: "<tableViewCellContentView tableViewCell=\"cel-aa-001\" id=\"con-aa-001\" key"
    )
    .replacing("</view>", with: "</tableViewCellContentView>")
    let told = try text(Self.file(Self.section(1, cell(10))), Self.file(Self.section(1, later), tools: "4510"))
    #expect(!told.contains("the constant of") && !told.contains("moved"), "\(told)")
  }

  /// What a header view moves is no doing of the table's style. Seen in Parked.
  @Test func aHeaderMovesByItsHeight() throws {
    let header = """
      <view key="tableHeaderView" contentMode="scaleToFill" userLabel="Map" id="hea-aa-001">\(Drawn.frame(0, 0, 320, 160))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></view>
      """
    let row = Self.label("one-aa-001", "One", Drawn.frame(10, 11, 60, 21))
    let told = try text(
      Self.file(Self.section(1, Self.cell(1, 0, row))),
      Self.file(Self.section(1, Self.cell(1, 170, row)), style: "grouped", header: header))
    #expect(told.contains("moved down 160 pt (170 in all)"), "\(told)")
    #expect(!told.contains("so 'Table View Cell' moved down 170 pt"), "\(told)")
  }

  /// The title of a section moves nothing that stands above it. Seen in Parked.
  @Test func aTitleMovesNothingAboveIt() throws {
    let (one, two) = (
      Self.label("one-aa-001", "One", Drawn.frame(10, 11, 60, 21)),
      Self.label("two-aa-001", "Two", Drawn.frame(10, 11, 60, 21))
    )
    let told = try text(
      Self.file(
        Self.section(1, Self.cell(1, 10, one)) + Self.section(2, Self.cell(2, 110, two), title: "Notes"),
        style: "grouped"),
      Self.file(Self.section(1, Self.cell(1, 36, one)) + Self.section(2, Self.cell(2, 100, two)), style: "grouped"))
    let lines = told.split(separator: "\n").filter { $0.contains("is gone, so") }
    #expect(!lines.contains { $0.contains("moved down 26 pt") }, "\(told)")
  }

  /// A section that goes with its title and two rows: what lies below is told with what each of the three gives, whichever view
  /// below the rows stands first in the file. Seen in Revive-Fitness and susi_iOS.
  @Test func aTitleAndItsRowsShareWhatMoved() throws {
    func row(_ number: Int, _ y: Double) -> String {
      Self.cell(number, y, Self.label("lab-aa-00\(number)", "Row \(number)", Drawn.frame(20, 11, 200, 21)))
    }
    func file(isNew: Bool) -> String {
      let y = isNew ? 55.5 : 189.5
      let footer = """
        <view key="tableFooterView" contentMode="scaleToFill" id="foo-aa-001">\(Drawn.frame(0, y + 64, 320, 40))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        """
      let account = isNew ? "" : Self.section(1, row(1, 55.5) + row(2, 99.5), title: "Account")
      return Self.file(account + Self.section(2, row(3, y), title: "Contact"), style: "grouped", header: footer)
    }
    let told = try text(file(isNew: false), file(isNew: true))
    let lines = told.split(separator: "\n")
    #expect(
      lines.contains { $0.contains("'header 'Account''") && $0.contains("moved up 46 pt (134 in all)") }, "\(told)")
    for row in ["Row 1", "Row 2"] {
      #expect(lines.contains { $0.contains("'\(row)' is gone, so") && $0.contains("44 pt (134 in all)") }, "\(told)")
    }
  }
}
