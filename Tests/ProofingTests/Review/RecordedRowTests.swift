import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Rows and collections' cells as a canvas recorded them, whose tables and layouts place them: what follows from which edit; each
/// on a small file of the shape in which it was told wrongly.
@Suite struct RecordedRowTests {
  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(
      try SmallHistory.review(before, after, ending: "storyboard", devices: ["iphone-8"]).report)
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
}
