import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Kinds of commits of Mac apps, and of tables, whose reviews named what had not been done; each on a small file of the same
/// shape.
@Suite struct MacCommitTests {
  private func leads(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  // MARK: Grids

  /// A row with room around it is the same one among rows that came above it.
  @Test func rowsOfAGridAreKnownByWhatLiesInThem() throws {
    func file(_ rows: [(id: String, padding: String)]) -> String {
      let cells = rows.map { row in
        """
        <gridCell row="r\(row.id)-aa-001" column="k0a-aa-001" id="g\(row.id)-aa-001">
        <textField key="contentView" verticalHuggingPriority="750" userLabel="Field \(row.id)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="f\(row.id)-aa-001">\(Drawn.frame(0, 0, 60, 16))
        <textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="c\(row.id)-aa-001">\
        <font key="font" metaFont="system"/></textFieldCell></textField></gridCell>
        """
      }
      return Drawn.mac(
        """
        <gridView rowSpacing="8" userLabel="Grid" translatesAutoresizingMaskIntoConstraints="NO" id="grd-aa-001">
        \(Drawn.frame(20, 20, 200, 24 * Double(rows.count)))
        <rows>\(rows.map { "<gridRow id=\"r\($0.id)-aa-001\" \($0.padding)/>" }.joined())</rows>
        <columns><gridColumn id="k0a-aa-001"/></columns><gridCells>\(cells.joined())</gridCells></gridView>
        """,
        size: (300, 400),
        constraints: Drawn.rule("c1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "grd-aa-001", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "grd-aa-001", constant: 20))
    }
    let padded = (id: "02", padding: "topPadding=\"4\" bottomPadding=\"4\"")
    let outcome = try SmallHistory.review(
      file([("01", ""), padded]), file([("01", ""), ("03", ""), ("04", ""), padded]))
    let found = leads(outcome)
    #expect(found.contains { $0.contains("number of rows of 'Grid' is 4 instead of 2") }, "\(found)")
    #expect(!found.contains { $0.contains("padding") }, "\(found)")
  }

  // MARK: Tables

  /// A table on the Mac with a title above each column.
  private static func table(_ widths: [(title: String, width: Double)], text: String = "Cell", ids: [Int]? = nil)
    -> String
  {
    var x = 0.0
    let columns = zip(ids ?? Array(widths.indices), widths).map { index, column in
      defer { x += column.width + 3 }
      return """
        <tableColumn identifier="\(column.title)" width="\(column.width)" id="co\(index)-aa-001">
        <tableHeaderCell key="headerCell" title="\(column.title)"/>
        <prototypeCellViews><tableCellView id="ce\(index)-aa-001">\(Drawn.frame(x, 1, column.width, 17))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <textField verticalHuggingPriority="750" fixedFrame="YES" id="te\(index)-aa-001">\(Drawn.frame(0, 1, column.width, 16))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <textFieldCell key="cell" title="\(text)" id="tc\(index)-aa-001"><font key="font" metaFont="system"/></textFieldCell>
        </textField></subviews></tableCellView></prototypeCellViews></tableColumn>
        """
    }
    return Drawn.mac(
      """
      <scrollView fixedFrame="YES" userLabel="Scroll" id="scr-aa-001">\(Drawn.frame(20, 20, 260, 160))
      <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 0, 258, 159))<subviews>
      <tableView rowHeight="17" headerView="hea-aa-001" viewBased="YES" userLabel="List" id="tab-aa-001">
      \(Drawn.frame(0, 0, x, 131))<size key="intercellSpacing" width="3" height="2"/>
      <tableColumns>\(columns.joined())</tableColumns></tableView></subviews></clipView>
      <tableHeaderView key="headerView" userLabel="Header" id="hea-aa-001">\(Drawn.frame(0, 0, x, 28))
      <autoresizingMask key="autoresizingMask"/></tableHeaderView></scrollView>
      """)
  }

  /// Columns of other widths are one edit of their table; its header is as wide as it is drawn.
  @Test func columnsOfATableAreOneCause() throws {
    let before = Self.table([("Name", 80), ("Size", 60), ("Kind", 50)])
    let after = Self.table([("Name", 90), ("Size", 66), ("Kind", 50)])
    let found = leads(try SmallHistory.review(before, after))
    #expect(
      found == ["columns of 'List' have other widths"], "\(found)")
  }

  /// A column before them moves cells as their own widths do. Seen in webviewscreensaver.
  @Test func aColumnThatCameMovesThoseBehindIt() throws {
    let before = Self.table([("Name", 80), ("Size", 60)])
    let after = Self.table([("Mark", 24), ("Name", 72), ("Size", 60)], ids: [5, 0, 1])
    let found = leads(try SmallHistory.review(before, after))
    #expect(found.contains { $0.hasPrefix("a column of 'List' is new; ") }, "\(found)")
  }

  /// A spinner's size is that of its control, and it says nothing in a font. Seen in CoverArt.
  @Test func aSpinnerHasTheSizeOfItsControl() throws {
    func file(_ size: String, _ length: Double) -> String {
      Drawn.mac(
        """
        <progressIndicator maxValue="100" indeterminate="YES" \(size) style="spinning" fixedFrame="YES" \
        userLabel="Busy" id="spi-aa-001">\(Drawn.frame(20, 20, length, length))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></progressIndicator>
        """)
    }
    let found = leads(try SmallHistory.review(file("controlSize=\"small\"", 16), file("", 32)))
    #expect(found.contains { $0.contains("size of the control of 'Busy' is regular instead of small") }, "\(found)")
    #expect(!found.contains { $0.contains("style of") || $0.contains("font of") }, "\(found)")
  }

  /// What a date picker shows of its date makes it as wide as it is, and what stands behind it moves. Seen in Time-Clocking.
  @Test func aDatePickerThatShowsSecondsIsWider() throws {
    func file(_ width: Double, _ elements: String) -> String {
      let root = "Hz6-mo-xeY"
      return Drawn.mac(
        """
        <datePicker verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" userLabel="From" \
        id="dat-aa-001">\(Drawn.frame(20, 20, width, 28))<datePickerCell key="cell" alignment="left" id="cel-aa-001">
        <font key="font" metaFont="system"/><datePickerElements key="datePickerElements" \(elements)/></datePickerCell>
        </datePicker>
        """,
        constraints: Drawn.rule("le1-aa-001", "leading", "leading", root, item: "dat-aa-001", constant: 20)
          + Drawn.rule("to1-aa-001", "top", "top", root, item: "dat-aa-001", constant: 20))
    }
    let time = "hour=\"YES\" minute=\"YES\""
    let found = leads(try SmallHistory.review(file(125, time), file(146, time + " second=\"YES\"")))
    #expect(found.contains { $0.hasPrefix("size of the date's elements of 'From' is ") }, "\(found)")
  }

  /// A picker of the present date has the moment at which its file was saved. Seen in ExamenMacOSx.
  @Test func thePresentDateIsNoSetting() throws {
    func file(_ date: String, _ more: String = "useCurrentDate=\"YES\"") -> String {
      Drawn.mac(
        """
        <datePicker verticalHuggingPriority="750" fixedFrame="YES" userLabel="From" id="dat-aa-001">
        \(Drawn.frame(20, 20, 140, 28))<datePickerCell key="cell" alignment="left" \(more) id="cel-aa-001">
        <font key="font" metaFont="system"/><date key="date" timeIntervalSinceReferenceDate="\(date)"/>
        </datePickerCell></datePicker>
        """)
    }
    let notes = try SmallHistory.review(file("708230940.08"), file("708641293.67")).report.notes
    #expect(!notes.contains { $0.text.contains("date") }, "\(notes.map(\.text))")
    let given = try SmallHistory.review(file("0", ""), file("86400", "")).report.notes
    #expect(given.contains { $0.text.contains("86400") }, "\(given.map(\.text))")
  }

  /// A table that finds its rows' heights out is told as that, and its cells' heights are not told one by one.
  @Test func aTableGivesItsRowsTheirHeight() throws {
    func file(_ height: Double, _ setting: String) -> String {
      let cells = (0..<3).map { index in
        """
        <tableViewCell contentMode="scaleToFill" id="ce\(index)-aa-001">\(Drawn.frame(0, 28 + Double(index) * height, 375, height))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="cv\(index)-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
        </tableViewCell>
        """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="plain" rowHeight="\(setting)" userLabel="List" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<sections><tableViewSection headerTitle="One" id="sec-aa-001">
          <cells>\(cells.joined())</cells></tableViewSection></sections></tableView></tableViewController>
          """))
    }
    let outcome = try SmallHistory(["a.storyboard": file(44, "44")], ["a.storyboard": file(52, "-1")]).review()
    let found = leads(outcome)
    #expect(!found.isEmpty && found.allSatisfy { $0 == "row height of 'root' is automatic instead of 44" }, "\(found)")
    #expect(
      outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.allSatisfy { ($0.returned ?? 1) > 0.5 })
  }

  // MARK: Pictures

  /// A set of icons is a picture by its name, wherever it lies.
  @Test func aSetOfIconsIsAPicture() throws {
    let file = Drawn.mac(
      """
      <imageView fixedFrame="YES" userLabel="Logo" id="pic-aa-001">\(Drawn.frame(20, 20, 32, 32))
      <imageCell key="cell" imageScaling="proportionallyDown" image="logo" id="cel-aa-001"/></imageView>
      """
    ).replacing(
      "</document>", with: "<resources><image name=\"logo\" width=\"32\" height=\"32\"/></resources></document>")
    let set = "Images.xcassets/logo.imageset"
    let vector = """
      <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="red"/></svg>
      """
    let contents = "{\"images\":[{\"filename\":\"logo.svg\",\"idiom\":\"universal\"}],\"info\":{\"version\":1}}"
    let history = try SmallHistory(
      ["a.xib": file, "\(set)/logo.svg": vector, "\(set)/Contents.json": contents], ["b.txt": "1"])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent(set))
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    for name in ["icon_16x16.png", "icon_32x32@2x.png"] {
      try history.write("Images.xcassets/logo.iconset/\(name)", Array(pixel))
    }
    try history.amend()
    let outcome = try history.review(devices: [])
    let found = leads(outcome) + outcome.report.entries.compactMap(\.message)
    #expect(found.contains { $0.contains("is another") }, "\(found)")
    #expect(!found.contains { $0.contains("is gone") }, "\(found)")
  }

  // MARK: Controls

  /// Another size of a control makes it smaller, and its opacity does not.
  @Test func aLookIsNotWhatMakesAControlSmaller() throws {
    func file(_ size: String, _ opacity: String) -> String {
      Drawn.mac(
        """
        <button verticalHuggingPriority="750" \(opacity) userLabel="Save" translatesAutoresizingMaskIntoConstraints="NO" \
        id="but-aa-001">\(Drawn.frame(20, 20, 80, 32))
        <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" \(size) id="cel-aa-001">
        <font key="font" metaFont="system"/></buttonCell></button>
        """,
        constraints: Drawn.rule("c1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20))
    }
    let found = leads(
      try SmallHistory.review(file("", "alphaValue=\"0.98999999999999999\""), file("controlSize=\"small\"", "")))
    #expect(found.count == 1 && found[0].hasPrefix("size of the control of 'Save'"), "\(found)")
  }

  /// A title over a picture that is none is drawn as it is without.
  @Test func aTitleLiesOverAPictureThatIsNone() throws {
    func file(_ title: String) -> String {
      Drawn.mac(
        """
        <button verticalHuggingPriority="750" userLabel="More" translatesAutoresizingMaskIntoConstraints="NO" \
        id="but-aa-001">\(Drawn.frame(20, 20, 96, 17))
        <buttonCell key="cell" type="roundRect" title="\(title)" bezelStyle="roundedRect" \
        image="buttonCell:cel-aa-001:image" imagePosition="overlaps" controlSize="small" borderStyle="border" \
        id="cel-aa-001"><font key="font" metaFont="smallSystem"/></buttonCell></button>
        """,
        constraints: Drawn.rule("c1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
      ).replacing(
        "</document>",
        with: "<resources><image name=\"buttonCell:cel-aa-001:image\" width=\"1\" height=\"1\"/></resources></document>"
      )
    }
    let outcome = try SmallHistory.review(file("Add to the list"), file("Add more to the list"))
    let found = leads(outcome)
    #expect(found.contains { $0.hasPrefix("text of 'More'") }, "\(found)")
    #expect(outcome.report.entries.contains { $0.layout?.causes.contains { $0.sentence.contains("grew") } ?? false })
  }

  // MARK: Records

  /// A window that came before another of its name gives it another number, and no other name.
  @Test func aWindowWithAnotherNumberIsNotCalledOtherwise() throws {
    func window(_ id: String, _ width: Double) -> String {
      """
      <window title="Rules" id="win-\(id)-001"><rect key="contentRect" x="10" y="20" width="\(width)" height="100"/>
      <view key="contentView" id="roo-\(id)-001">\(Drawn.frame(0, 0, width, 100))
      <autoresizingMask key="autoresizingMask"/></view></window>
      """
    }
    func file(_ windows: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES"><objects>\(windows)</objects></document>
      """
    }
    let outcome = try SmallHistory.review(
      file(window("aa", 200) + window("bb", 300)), file(window("cc", 250) + window("aa", 200) + window("bb", 300)))
    #expect(!outcome.report.notes.contains { $0.text.contains("is called") }, "\(outcome.report.notes.map(\.text))")
  }

  /// A scroller that its scroll view hides by itself was hidden by nobody.
  @Test func aScrollerThatHidesByItselfIsNoChange() throws {
    func file(_ hidden: String, hides: Bool) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" \(hides ? "autohidesScrollers=\"YES\"" : "") id="scr-aa-001">
        \(Drawn.frame(20, 20, 260, 160))<clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 258, 158))
        <subviews><customView id="doc-aa-001">\(Drawn.frame(0, 0, 258, 158))</customView></subviews></clipView>
        <scroller key="verticalScroller" \(hidden) verticalHuggingPriority="750" horizontal="NO" id="ver-aa-001">
        \(Drawn.frame(243, 1, 16, 158))<autoresizingMask key="autoresizingMask"/></scroller></scrollView>
        """)
    }
    #expect(leads(try SmallHistory.review(file("", hides: true), file("hidden=\"YES\"", hides: true))).isEmpty)
    #expect(!leads(try SmallHistory.review(file("", hides: false), file("hidden=\"YES\"", hides: false))).isEmpty)
  }

  /// Panes keep their parts of a split view that only a canvas recorded in another size.
  @Test func panesOfASplitViewOfAnotherSizeAreTheSame() throws {
    func file(_ height: Double, _ upper: Double) -> String {
      let lower = height - upper - 9
      return Drawn.mac(
        """
        <splitView dividerStyle="thick" translatesAutoresizingMaskIntoConstraints="NO" id="spl-aa-001">
        \(Drawn.frame(0, 0, 300, height))<subviews>
        <customView fixedFrame="YES" userLabel="Upper" id="up0-aa-001">\(Drawn.frame(0, 0, 300, upper))</customView>
        <customView fixedFrame="YES" userLabel="Lower" id="lo0-aa-001">\(Drawn.frame(0, upper + 9, 300, lower))</customView>
        </subviews><holdingPriorities><real value="250"/><real value="250"/></holdingPriorities></splitView>
        """, size: (300, 633),
        constraints: ["top", "leading", "trailing", "bottom"].enumerated().map { index, side in
          Drawn.rule("c\(index)a-aa-001", side, side, "Hz6-mo-xeY", item: "spl-aa-001")
        }.joined())
    }
    #expect(leads(try SmallHistory.review(file(633, 281), file(585, 259))).isEmpty)
  }

  /// Tools that record a frame where older ones left it out change nothing.
  @Test func aFrameThatToolsBeganToRecordIsNoChange() throws {
    func file(_ frame: String, _ tools: String, _ text: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 320, 568))<prototypes>
          <tableViewCell reuseIdentifier="a" textLabel="lab-aa-001" style="IBUITableViewCellStyleDefault" id="cel-aa-001">
          \(Drawn.frame(0, 22, 320, 44))<autoresizingMask key="autoresizingMask"/>
          <view key="contentView" contentMode="center">\(Drawn.frame(0, 0, 320, 43))
          <autoresizingMask key="autoresizingMask"/><subviews>
          <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\(frame)
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label></subviews></view>
          </tableViewCell></prototypes></tableView></tableViewController>
          """)
      ).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"\(tools)\"")
        .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing("useSafeAreas=\"YES\"", with: "")
    }
    let outcome = try SmallHistory(
      ["a.storyboard": file("", "3084", "Title")],
      ["a.storyboard": file(Drawn.frame(10, 0, 300, 43), "4510", "Titles")]
    ).review()
    let found = leads(outcome)
    #expect(!found.contains { $0.hasPrefix("frame of") }, "\(found)")
  }

  /// The label of an archive's binding is no text.
  @Test func theLabelOfABindingIsNoText() throws {
    func archive(_ label: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <object class="NSTextField" id="2"><string key="NSFrame">{{20, 20}, {80, 30}}</string></object>
      <object class="IBObjectContainer" key="IBDocument.Objects"><object class="NSMutableArray" key="connectionRecords">
      <object class="IBConnectionRecord"><object class="IBBindingConnection" key="connection">
      <string key="label">value: name</string><reference key="source" ref="2"/><reference key="destination" ref="1"/>
      <object class="NSNibBindingConnector" key="connector"><string key="NSLabel">\(label)</string></object>
      </object><int key="connectionID">7</int></object></object></object></data></archive>
      """
    }
    let told = notes(try SmallHistory.review(archive("value: name"), Drawn.mac("")))
    #expect(!told.contains { $0.contains("value: name") }, "\(told)")
  }
}
