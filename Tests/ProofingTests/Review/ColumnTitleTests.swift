import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// The titles of a Mac's columns, which lie where the columns do and are as wide; and what fills the clip view below them.
@Suite struct ColumnTitleTests {
  private static func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after).report)
  }

  private static func table(
    _ columns: [(title: String, width: Double)], ids: [Int]? = nil, mark: String = "aa", border: String = ""
  ) -> String {
    var x = 1.0
    let cells = zip(columns, ids ?? Array(columns.indices)).map { column, id in
      defer { x += column.width + 3 }
      return """
        <tableColumn identifier="\(column.title)" width="\(column.width)" id="co\(id)-aa-001">
        <tableHeaderCell key="headerCell" title="\(column.title)"/>
        <prototypeCellViews><tableCellView id="ce\(id)-\(mark)-001">\(Drawn.frame(x, 1, column.width, 17))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableCellView></prototypeCellViews>
        </tableColumn>
        """
    }
    return """
      <scrollView fixedFrame="YES" userLabel="Scroll" \(border) id="scr-\(mark)-001">\(Drawn.frame(10, 10, 260, 160))
      <clipView key="contentView" id="cli-\(mark)-001">\(Drawn.frame(1, 0, 258, 159))<subviews>
      <tableView rowHeight="17" headerView="hea-\(mark)-001" viewBased="YES" userLabel="List" id="tab-\(mark)-001">
      \(Drawn.frame(0, 0, x, 131))<size key="intercellSpacing" width="3" height="2"/>
      <tableColumns>\(cells.joined())</tableColumns></tableView></subviews></clipView>
      <tableHeaderView key="headerView" userLabel="Header" id="hea-\(mark)-001">\(Drawn.frame(0, 0, x, 28))
      <autoresizingMask key="autoresizingMask"/></tableHeaderView></scrollView>
      """
  }

  /// Seen in ClientMac.
  @Test func titlesGoWithTheirColumns() throws {
    let before = Drawn.mac(Self.table([("Name", 80), ("Size", 60), ("Kind", 50)]))
    let told = try Self.text(before, Drawn.mac(Self.table([("Name", 90), ("Size", 66), ("Kind", 50)])))
    #expect(told.contains("columns of 'List' have other widths"), "\(told)")
    #expect(told.contains("'Kind' moved right 16 pt") && told.contains("'Name' grew 10 pt in width"), "\(told)")
    #expect(!told.contains("was not found"), "\(told)")
  }

  /// A title before which a column came lies in no other one's place. Seen in ClientMac.
  @Test func aNewColumnCoversNoTitle() throws {
    let before = Drawn.mac(Self.table([("Name", 80), ("Kind", 50)]))
    let told = try Self.text(
      before, Drawn.mac(Self.table([("Name", 80), ("Mark", 40), ("Kind", 50)], ids: [0, 5, 1])))
    #expect(told.contains("the column's title 'Mark' is new"), "\(told)")
    #expect(told.contains("'Kind' moved right 43 pt") && !told.contains("behind 'Kind'"), "\(told)")
  }

  /// A scroll view that was made anew around columns that stay is theirs. Seen in ClientMac.
  @Test func aTableIsKnownByItsColumns() throws {
    let box = """
      <box boxType="custom" userLabel="Frame" fixedFrame="YES" id="box-aa-001">\(Drawn.frame(0, 0, 300, 200))
      <autoresizingMask key="autoresizingMask"/><view key="contentView" id="boc-aa-001">\(Drawn.frame(1, 1, 298, 198))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(Self.table([("Name", 80), ("Kind", 50)]))</subviews></view></box>
      """
    let told = try Self.text(Drawn.mac(box), Drawn.mac(Self.table([("Name", 60), ("Kind", 50)], mark: "bb")))
    #expect(told.contains("'Frame' is gone from around 'Scroll'"), "\(told)")
    #expect(!told.contains("lies in another 'Header'") && !told.contains("'Scroll' is new"), "\(told)")
  }

  /// A table that leaves no room between its cells any more moves them, and the cells of one column have one width. Seen in
  /// CodePiece.
  @Test func roomBetweenCellsMovesThem() throws {
    func file(_ spacing: String, column: Double, _ cells: [String]) -> String {
      let cells = cells.enumerated().map { place, frame in
        """
        <tableCellView userLabel="Row \(place)" id="ce\(place)-aa-001">\(frame)
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <textField fixedFrame="YES" id="te\(place)-aa-001">\(Drawn.frame(10, 10, 100, 17))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <textFieldCell key="cell" title="Name" id="tc\(place)-aa-001"><font key="font" metaFont="system"/></textFieldCell>
        </textField></subviews></tableCellView>
        """
      }
      return Drawn.mac(
        """
        <scrollView fixedFrame="YES" userLabel="Scroll" id="scr-aa-001">\(Drawn.frame(10, 10, 260, 160))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 258, 158))<subviews>
        <tableView rowHeight="40" viewBased="YES" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, 258, 158))\(spacing)
        <tableColumns><tableColumn width="\(column)" id="col-aa-001"><prototypeCellViews>\(cells.joined())
        </prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
        """)
    }
    let told = try Self.text(
      file(
        "<size key=\"intercellSpacing\" width=\"3\" height=\"2\"/>", column: 200,
        [Drawn.frame(11, 1, 209, 40), Drawn.frame(11, 43, 209, 40)]),
      file("", column: 230, [Drawn.frame(0, 0, 242, 40), Drawn.frame(0, 40, 242, 40)]))
    #expect(told.contains("intercell spacing of 'List' is none instead of 3 × 2"), "\(told)")
    #expect(told.contains("'Row 1' and 'Name' moved left 11 and up 3 pt"), "\(told)")
    #expect(!told.contains("other widths") && !told.contains("was not found"), "\(told)")
    #expect(!told.contains("intercell spacing in"), "\(told)")
  }

  /// A table that fills its clip view goes with the border around that. Seen in Gitee.
  @Test func whatFillsAClipViewGoesWithTheBorder() throws {
    func file(_ border: String, _ frame: String, _ table: String) -> String {
      Drawn.mac(
        """
        <scrollView \(border) fixedFrame="YES" hasHorizontalScroller="NO" hasVerticalScroller="NO" userLabel="Scroll" \
        id="scr-aa-001">\(Drawn.frame(20, 20, 200, 100))<clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(frame)
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView rowHeight="17" userLabel="List" id="tab-aa-001">\(table)<tableColumns/></tableView></subviews></clipView>
        </scrollView>
        """)
    }
    let told = try Self.text(
      file("", Drawn.frame(1, 1, 198, 98), Drawn.frame(0, 0, 198, 98)),
      file("borderType=\"none\"", Drawn.frame(0, 0, 200, 100), Drawn.frame(0, 0, 200, 100)))
    #expect(told.contains("border of 'Scroll' is 0 instead of 1"), "\(told)")
    #expect(!told.contains("frame of 'List'"), "\(told)")
  }

  /// A scroll view that Xcode never drew is filled by what it shows. Seen in Localizable.strings.
  @Test func aTableThatWasNeverDrawnFillsItsScrollView() throws {
    func file(_ color: String) -> String {
      Drawn.mac(
        """
        <scrollView borderType="none" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Scroll" id="scr-aa-001">
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView rowHeight="17" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, 43, 19))
        <autoresizingMask key="autoresizingMask"/>\(color)<tableColumns/></tableView></subviews></clipView></scrollView>
        """,
        constraints: ["leading", "trailing", "top", "bottom"].map { side in
          Drawn.rule("r\(side.prefix(2))-aa-001", side, side, "Hz6-mo-xeY", item: "scr-aa-001")
        }.joined())
    }
    let color =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.9\" blue=\"0.6\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    let told = try Self.text(file(""), file(color))
    #expect(told.contains("background of 'List'"), "\(told)")
    #expect(told.contains("600×400") && !told.contains("does not lie where it is drawn"), "\(told)")
  }

  /// A scroll view has one clip view and its scrollers, whatever it shows now. Seen in Localizable.strings.
  @Test func theClipViewOfAScrollViewIsNoNews() throws {
    func file(_ mark: String, _ table: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" userLabel="Scroll" id="scr-aa-001">\(Drawn.frame(20, 20, 200, 100))
        <clipView key="contentView" id="cli-\(mark)-001">\(Drawn.frame(1, 1, 198, 98))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(table)</subviews></clipView>
        <scroller key="horizontalScroller" hidden="YES" horizontal="YES" id="sch-\(mark)-001">\(Drawn.frame(1, 90, 180, 15))
        <autoresizingMask key="autoresizingMask"/></scroller>
        <scroller key="verticalScroller" hidden="YES" horizontal="NO" id="scv-\(mark)-001">\(Drawn.frame(184, 1, 15, 80))
        <autoresizingMask key="autoresizingMask"/></scroller></scrollView>
        """)
    }
    let told = try Self.text(
      file(
        "aa",
        "<outlineView userLabel=\"Groups\" selectionHighlightStyle=\"sourceList\" id=\"out-aa-001\">"
          + "\(Drawn.frame(0, 0, 198, 98))<tableColumns/></outlineView>"),
      file(
        "bb", "<tableView userLabel=\"Keys\" id=\"tab-aa-001\">\(Drawn.frame(0, 0, 198, 98))<tableColumns/></tableView>"
      ))
    #expect(told.contains("'Keys' is new") && told.contains("'Groups' is gone"), "\(told)")
    #expect(["'Clip View' is", "'Clip View' with", "'Scroller'"].allSatisfy { !told.contains("\($0) new") }, "\(told)")
    #expect(!told.contains("'Clip View' is gone") && !told.contains("'Scroller'"), "\(told)")
  }
}
