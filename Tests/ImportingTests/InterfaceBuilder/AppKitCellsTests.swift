import ProofModel
import Testing

/// What AppKit draws of cells that have no view of their own.
@Suite struct AppKitCellsTests {
  private func node(_ id: String, _ view: String) -> ViewNode? {
    AppKitSample.node(id, in: AppKitSample.document(AppKitSample.storyboard(views: view)))
  }

  private func matrix(_ attributes: String, cellWidth: Int? = 90) -> String {
    func radio(_ id: String, _ title: String, _ state: String = "") -> String {
      "<buttonCell type=\"radio\" title=\"\(title)\" imagePosition=\"left\" \(state) id=\"\(id)\"/>"
    }
    return AppKitSample.view(
      "matrix", "m", "20 20 204 38",
      cell: """
        \(cellWidth.map { "<size key=\"cellSize\" width=\"\($0)\" height=\"18\"/>" } ?? "")<size key="intercellSpacing" width="4" height="2"/>
        <buttonCell key="prototype" type="radio" title="Radio" id="p"/>
        <cells><column>\(radio("m1", "Home"))\(radio("m2", "Last", "state=\"on\""))</column>
        <column>\(radio("m3", "Other"))</column></cells>
        """, attributes: attributes)
  }

  /// Cells have the written size, whatever room the matrix has beside them (GitDiff, Hoverpad: the size is saved with the frame).
  @Test func aMatrixShowsItsCellsInColumns() throws {
    let node = try #require(self.node("m", matrix("")))
    #expect(node.kind == .view)
    #expect(node.children.map(\.id) == ["m1", "m2", "m3"])
    let frames: [Rect?] = [
      Rect(x: 0, y: 0, width: 90, height: 18), Rect(x: 0, y: 20, width: 90, height: 18),
      Rect(x: 94, y: 0, width: 90, height: 18),
    ]
    #expect(node.children.map(\.frame) == frames)
    func values(_ key: PropertyKey) -> [PropertyValue?] { node.children.map { $0.properties[key]?.value } }
    #expect(values(.style) == [.keyword("radio"), .keyword("radio"), .keyword("radio")])
    #expect(values(.text) == [.text("Home"), .text("Last"), .text("Other")])
    #expect(values(.on) == [nil, .boolean(true), nil])
    #expect(node.properties[.intrinsic]?.value == .numbers([.number(184), .number(38)]))
  }

  /// Frames of recorded matrices: 100 wide around two cells of 48, 58 high around three of 18 (TeX2img, iTerm2).
  @Test func cellsWithoutAWrittenSizeShareTheMatrix() throws {
    let node = try #require(self.node("m", matrix("", cellWidth: nil)))
    #expect(node.children.map(\.frame?.width) == [100, 100, 100])
    #expect(node.children.last?.frame?.x == 104)
  }

  /// A header names its columns where their cells begin, but hidden ones and those without a title.
  @Test func aHeaderNamesItsColumns() throws {
    func column(_ id: String, _ title: String, _ more: String = "", cell: String = "") -> String {
      """
      <tableColumn width="80" \(more) id="\(id)"><tableHeaderCell key="headerCell" alignment="left" title="\(title)"/>
      \(cell)</tableColumn>
      """
    }
    let first = """
      <prototypeCellViews><tableCellView id="cv"><rect key="frame" x="11" y="1" width="80" height="17"/></tableCellView>
      </prototypeCellViews>
      """
    let columns =
      column("c1", "Name", cell: first) + column("c2", "Gone", "hidden=\"YES\"") + column("c3", "Size")
      + column("c4", "")
    let view = AppKitSample.view(
      "scrollView", "s", "20 20 300 200",
      cell: """
        <clipView key="contentView" id="cl"><rect key="frame" x="1" y="1" width="298" height="198"/><subviews>
        <tableView headerView="h" id="t"><rect key="frame" x="0" y="0" width="298" height="170"/>
        <size key="intercellSpacing" width="17" height="0"/>
        <tableColumns>\(columns)</tableColumns></tableView></subviews></clipView>
        <tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="298" height="28"/></tableHeaderView>
        """)
    let header = try #require(self.node("h", view))
    #expect(header.children.map(\.id) == ["c1-header", "c3-header"])
    #expect(header.children.map { $0.properties[.text]?.value } == [.text("Name"), .text("Size")])
    let places: [Double?] = [11, 205]
    #expect(header.children.map(\.frame?.x) == places)
    #expect(header.children.map(\.kind) == [.label, .label])
    // It goes with what clips its table. Seen in HackintoshBuild.
    #expect(header.properties[.autoresize]?.value == .keywords(["width"]))
  }

  /// What rules hold at a cell's end tells how wide it is where its own frame was left as it was; nothing else makes it narrower by
  /// less than a style of rows takes.
  @Test func aCellIsAsWideAsItsContentsWereDrawn() throws {
    func width(_ maxX: Double) throws -> Double? {
      let cell = """
        <tableCellView id="cv"><rect key="frame" x="0" y="1" width="465" height="17"/><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="\(maxX - 30)" y="0" width="30" height="15"/>
        <buttonCell key="cell" type="square" title="B" id="bc"/></button></subviews><constraints>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="c"/></constraints>
        </tableCellView>
        """
      let view = AppKitSample.view(
        "scrollView", "s", "20 20 300 200",
        cell: """
          <clipView key="contentView" id="cl"><rect key="frame" x="1" y="1" width="298" height="198"/><subviews>
          <tableView viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="451" height="170"/>
          <tableColumns><tableColumn width="450" id="c1"><prototypeCellViews>\(cell)</prototypeCellViews></tableColumn>
          </tableColumns></tableView></subviews></clipView>
          """)
      return try #require(self.node("cv", view)).frame?.width
    }
    #expect(try width(434) == 450)
    #expect(try width(449) == 465)
  }
}
