import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of a Mac's windows, tables and panes besides pictures, and of what cannot be seen; each on a small file of the
/// shape in which it was seen.
@Suite struct MacNoteTests {
  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private static func scrolled(_ frame: String, _ inner: String, id: String) -> String {
    """
    <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s\(id)-aa-001">\(frame)
    <clipView key="contentView" id="c\(id)-aa-001">\(Drawn.frame(0, 0, 100, 100))<subviews>\(inner)</subviews></clipView>
    </scrollView>
    """
  }

  private static func table(_ columns: String, id: String, width: Double = 100) -> String {
    """
    <tableView id="t\(id)-aa-001">\(Drawn.frame(0, 0, width, 100))<tableColumns>\(columns)</tableColumns></tableView>
    """
  }

  private static func column(_ identifier: String, title: String = "", id: String) -> String {
    """
    <tableColumn identifier="\(identifier)" width="40" id="k\(id)-aa-001"><tableHeaderCell key="headerCell" \
    title="\(title)"/></tableColumn>
    """
  }

  /// A column without a title is called by its identifier. Seen in webponize.
  @Test func aColumnWithoutATitleIsTold() throws {
    func file(_ columns: String) -> String {
      Drawn.mac(Self.scrolled(Drawn.frame(0, 0, 100, 100), Self.table(columns, id: "01"), id: "01"))
    }
    let name = Self.column("name", title: "Saved File Name", id: "01")
    let told = notes(try SmallHistory.review(file(name), file(Self.column("status", id: "02") + name)))
    #expect(told.contains { $0.contains("the column 'status' of a table is new before 'Saved File Name'") }, "\(told)")
    #expect(!told.contains { $0.contains("1 table column") }, "\(told)")
  }

  /// A window that was made anew has the buttons that it had. Seen in SpaceStateBar.
  @Test func aWindowOfOneTitleIsOneWindow() throws {
    func file(_ id: String, _ mask: String) -> String {
      Drawn.macFile(
        """
        <window title="Preferences" id="\(id)-aa-002"><windowStyleMask key="styleMask" titled="YES" closable="YES" \(mask)/>
        <rect key="contentRect" x="10" y="20" width="300" height="200"/>
        <view key="contentView" id="v\(id.dropFirst())-aa-002">\(Drawn.frame(0, 0, 300, 200))</view></window>
        """)
    }
    let told = notes(try SmallHistory.review(file("old", "resizable=\"YES\""), file("new", "")))
    #expect(told.contains { $0.contains("resizable of window style mask in a window is no longer 'YES'") }, "\(told)")
  }

  /// A mask that no picture shows says whose it is. Seen in marlin-kids.
  @Test func aMaskSaysWhoseItIs() throws {
    func file(_ mask: String) -> String {
      Drawn.mac(
        Self.scrolled(
          Drawn.frame(0, 0, 100, 100),
          """
          <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" customClass="SourceView" \
          id="own-aa-001">\(Drawn.frame(0, 0, 100, 100))<autoresizingMask key="autoresizingMask" \(mask)/></customView>
          """, id: "01"))
    }
    let told = notes(
      try SmallHistory.review(file("widthSizable=\"YES\" heightSizable=\"YES\""), file("flexibleMinX=\"YES\"")))
    let masks = told.filter { $0.contains("autoresizing mask of a custom view") }
    #expect(masks.contains { $0.contains("'SourceView'") }, "\(told)")
  }

  /// A label with other line breaks and capitals is that label. Seen in SpaceStateBar.
  @Test func aTextInOtherLinesIsOfTheSameView() throws {
    func label(_ id: String, _ text: String, _ frame: String, _ font: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">\(frame)
        <textFieldCell key="cell" id="c\(id.dropFirst())-aa-001"><font key="font" metaFont="\(font)"/>
        <string key="title">\(text)</string></textFieldCell></textField>
        """)
    }
    let found = causes(
      try SmallHistory.review(
        label("old", "Source code: https://example.org/Shop", Drawn.frame(18, 20, 240, 34), "system"),
        label("new", "Source code:\nhttps://example.org/shop", Drawn.frame(20, 20, 236, 42), "smallSystem")))
    #expect(found.contains { $0.contains("text of ") }, "\(found)")
    #expect(!found.contains { $0.contains("is new") || $0.contains("is gone") }, "\(found)")
  }

  /// What lies in what is hidden is not shown, whatever hid it before. Seen in XMLViewer.
  @Test func whatIsHiddenByAnotherIsNotShown() throws {
    let label = """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" %@ id="lab-aa-001">
      \(Drawn.frame(20, 20, 100, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="cel-aa-001">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    func box(_ inner: String) -> String {
      """
      <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" hidden="YES" id="box-aa-001">
      \(Drawn.frame(0, 0, 200, 100))<subviews>\(inner)</subviews></customView>
      """
    }
    let found = causes(
      try SmallHistory.review(
        Drawn.mac(label.replacing("%@", with: "hidden=\"YES\"")), Drawn.mac(box(label.replacing("%@", with: "")))))
    #expect(!found.contains { $0.contains("no longer hidden") }, "\(found)")
  }

  /// Each of two panes clips what is in it. Seen in MacApp.
  @Test func whatIsClippedCoversNothing() throws {
    func file(_ x: Double) -> String {
      func label(_ id: String, _ x: Double) -> String {
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)-aa-001">
        \(Drawn.frame(x, 20, 160, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="A name of it" \
        id="e\(id)-aa-001"><font key="font" metaFont="system"/></textFieldCell></textField>
        """
      }
      func pane(_ id: String, _ label: String) -> String {
        "<customView fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p\(id)-aa-001\">"
          + Drawn.frame(0, 0, 300, 100) + "<subviews>\(label)</subviews></customView>"
      }
      return Drawn.mac(
        Self.scrolled(Drawn.frame(0, 0, 100, 100), pane("01", label("01", x)), id: "01")
          + Self.scrolled(Drawn.frame(100, 0, 100, 100), pane("02", label("02", 10)), id: "02"))
    }
    let outcome = try SmallHistory.review(file(-100), file(40))
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(!found.contains { $0.contains("cover each other") }, "\(found)")
  }

  /// A new column says where its header says nothing, and whether the table has room; of one that a picture's title names no line
  /// tells that again. Seen in node-box.
  @Test func aNewColumnSaysWhatItBrings() throws {
    func file(_ columns: String, width: Double) -> String {
      let table = Self.table(columns, id: "01", width: width).replacing(
        "<tableView ", with: "<tableView headerView=\"hea-aa-001\" ")
      return Drawn.mac(Self.scrolled(Drawn.frame(0, 0, 100, 100), table, id: "01"))
    }
    let name = Self.column("name", title: "Name", id: "01")
    let told = notes(
      try SmallHistory.review(file(name, width: 100), file(name + Self.column("get", id: "02"), width: 140)))
    let words =
      "the column 'get' of a table is new behind all others, without a title and 40 wide; the table is 140 wide in 100 now"
    #expect(told.contains { $0.contains(words) }, "\(told)")
  }

  /// What a window shows may be a controller of another kind, or another controller. Seen in node-box.
  @Test func aWindowShowsAnotherController() throws {
    func file(_ controller: String, shows id: String) -> String {
      let window = Drawn.scene(
        "wi",
        """
        <windowController id="wco-aa-001"><window key="window" title="Main" id="win-aa-001">
        <rect key="contentRect" x="10" y="20" width="300" height="200"/></window><connections>
        <segue destination="\(id)" kind="relationship" relationship="window.shadowedContentViewController" id="seg-\(id)"/>
        </connections></windowController>
        """)
      let others = ["One", "Two"].map { name in
        Drawn.scene(
          name,
          "<viewController customClass=\"\(name)\" id=\"\(name)-aa-001\"><view key=\"view\" id=\"v\(name)-aa-001\">"
            + Drawn.frame(0, 0, 300, 200) + "</view></viewController>")
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="16097" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>\(window)\(others.joined())\(controller)</scenes></document>
        """
    }
    let plain = Drawn.scene(
      "pa",
      "<viewController customClass=\"Pages\" id=\"pag-aa-001\"><view key=\"view\" id=\"vpa-aa-001\">"
        + Drawn.frame(0, 0, 300, 200) + "</view></viewController>")
    let tabs = Drawn.scene(
      "ta",
      "<tabViewController tabStyle=\"unspecified\" customClass=\"Pages\" id=\"tab-aa-001\"><tabViewItems/>"
        + "<tabView key=\"tabView\" type=\"noTabsNoBorder\" id=\"tav-aa-001\">\(Drawn.frame(0, 0, 300, 200))</tabView>"
        + "</tabViewController>")
    let kind = notes(
      try SmallHistory.review(
        file(plain, shows: "pag-aa-001"), file(tabs, shows: "tab-aa-001"), ending: "storyboard")
    ).joined(separator: "\n")
    #expect(
      kind.contains(
        "what the window shows is a tab view controller without visible tabs instead of a view controller (Pages)"),
      "\(kind)")
    let other = notes(
      try SmallHistory.review(
        file(plain, shows: "One-aa-001"), file(plain, shows: "Two-aa-001"), ending: "storyboard")
    ).joined(separator: "\n")
    #expect(other.contains("the window 'Main' shows 'Two' instead of 'One' now"), "\(other)")
  }

  /// What was hidden in a screen that went is told with it. Seen in node-box.
  @Test func hiddenTextsOfAGoneScreenAreTold() throws {
    func label(_ id: String, _ text: String, _ y: Double, _ more: String = "") -> String {
      """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)-aa-001">
      \(Drawn.frame(20, y, 100, 16))<textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" id="c\(id)-aa-001">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    }
    func window(_ inner: String) -> String {
      """
      <window title="Old" id="old-aa-001"><rect key="contentRect" x="10" y="20" width="300" height="200"/>
      <view key="contentView" id="olc-aa-001">\(Drawn.frame(0, 0, 300, 200))<subviews>\(inner)</subviews></view></window>
      """
    }
    let labels = label("one", "Name", 20) + label("two", "Nothing found", 60, "hidden=\"YES\"")
    let text = ReviewText().text(
      try SmallHistory.review(Drawn.macFile(window(labels)), Drawn.macFile("")).report)
    #expect(text.contains("it showed 'Old' and 'Name'; hidden: 'Nothing found'"), "\(text)")
  }
}
