import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Windows of archives of Xcode 4 and before with what lies in them: each on a small file of the shape in which it was seen.
@Suite struct ArchiveWindowTests {
  private func archive(_ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>\(inner)</data></archive>
    """
  }

  private func told(_ before: String, _ after: String) throws -> [String] {
    let outcome = try SmallHistory(["a.xib": archive(before)], ["a.xib": archive(after)]).review()
    return outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }
  }

  private func view(_ kind: String, _ id: String, _ frame: String = "{{0, 0}, {90, 90}}", _ inner: String = "")
    -> String
  {
    """
    <object class="\(kind)" id="\(id)"><int key="NSvFlags">268</int><string key="NSFrame">\(frame)</string>\(inner)</object>
    """
  }

  private func subviews(_ views: String) -> String {
    "<object class=\"NSMutableArray\" key=\"NSSubviews\">\(views)</object>"
  }

  private func window(_ id: String, _ title: String, _ rect: String, _ content: String, kind: String = "NSWindow")
    -> String
  {
    """
    <object class="NSWindowTemplate" id="\(id)"><string key="NSWindowRect">\(rect)</string>
    <string key="NSWindowTitle">\(title)</string><string key="NSWindowClass">\(kind)</string>
    \(content.replacing("class=\"NSView\"", with: "class=\"NSView\" key=\"NSWindowView\"", maxReplacements: 1))</object>
    """
  }

  private func field(_ id: String, _ frame: String, flags: Int, _ cell: String) -> String {
    let cell =
      "<object class=\"NSTextFieldCell\" key=\"NSCell\" id=\"\(id)0\"><int key=\"NSCellFlags\">\(flags)</int>\(cell)</object>"
    return view("NSTextField", id, frame, cell)
  }

  /// What is made with a window, a box or a scroll view is told with these. Seen in nowplaying_osx and perpetual.
  @Test func whatIsMadeWithAWindowIsToldWithIt() throws {
    let scroll = view(
      "NSScrollView", "11", "{{20, 84}, {440, 101}}",
      subviews(
        view("NSClipView", "12", "{{1, 1}, {438, 99}}", subviews(view("NSTextView", "13"))) + view("NSScroller", "14")))
    let box = view("NSBox", "15", "{{17, 16}, {446, 62}}", subviews(view("NSImageView", "16")))
    let content = view("NSView", "10", "{{0, 0}, {480, 230}}", subviews(scroll + box))
    let (old, new) = ("", window("9", "Preferences", "{{196, 240}, {480, 230}}", content))
    #expect(
      try told(old, new) == [
        "the window 'Preferences' is new",
        "a scroll view, a text view, a box and an image view are new in the window 'Preferences'",
      ])
    #expect(
      try told(view("NSView", "10"), view("NSView", "10", "{{0, 0}, {90, 90}}", subviews(box)))
        == ["a box at [17, 16, 446, 62] is new with an image view"])
  }

  /// A window places its content, and a scroll view the view in its corner. Seen in nova.
  @Test func whatAWindowPlacesIsRecorded() throws {
    func file(_ origin: String, _ corner: String) -> String {
      let scroll = view("NSScrollView", "11", "{{20, 84}, {440, 101}}", subviews(corner))
      return window(
        "9", "Log", "{{196, 240}, {480, 230}}", view("NSView", "10", "{\(origin), {480, 230}}", subviews(scroll)))
    }
    #expect(try told(file("{7, 11}", view("_NSCornerView", "12")), file("{0, 0}", "")).isEmpty)
  }

  /// Seen in Fragaria.
  @Test func aNewFileSaysItsWindowsAndTabs() throws {
    let items = ["Data", "Source"].map {
      "<object class=\"NSTabViewItem\" id=\"\($0)\"><string key=\"NSLabel\">\($0)</string></object>"
    }
    let tabs = view("NSTabView", "11", "{{0, 0}, {90, 90}}", "<array key=\"NSTabViewItems\">\(items.joined())</array>")
    let file = window(
      "9", "Go to Line", "{{0, 0}, {9, 9}}", view("NSView", "10", "{{0, 0}, {9, 9}}", subviews(tabs)), kind: "NSPanel")
    let words = try SmallHistory(["b.txt": ""], ["a.xib": archive(file)]).review().report.notes.map(\.text)
    #expect(
      words.dropFirst() == [
        "the new file has the panel 'Go to Line'", "the new file shows a tab view with the tabs 'Data' and 'Source'",
      ], "\(words)")
  }

  /// A tab view opens with the tab that is chosen for that, whichever was open last. Seen in uc4mac.
  @Test func theTabThatOpensFirstIsTheChosenOne() throws {
    func file(_ open: String, _ first: String?) -> String {
      let items = ["a", "b"].map {
        "<object class=\"NSTabViewItem\" id=\"\($0)\"><string key=\"NSLabel\">\($0)</string></object>"
      }
      let kept = first.map {
        """
        <object class="IBInitialTabViewItemAttribute"><reference key="object" ref="11"/>
        <reference key="initialTabViewItem" ref="\($0)"/></object>
        """
      }
      return view(
        "NSTabView", "11", "{{0, 0}, {90, 90}}",
        "<array key=\"NSTabViewItems\">\(items.joined())</array><reference key=\"NSSelectedTabViewItem\" ref=\"\(open)\"/>"
      )
        + (kept ?? "")
    }
    #expect(try told(file("a", "a"), file("b", "a")).isEmpty)
    #expect(try told(file("a", "a"), file("a", "b")) == ["selected tab of a tab view is 'b' instead of 'a'"])
    #expect(try told(file("a", nil), file("b", nil)) == ["selected tab of a tab view is 'b' instead of 'a'"])
  }

  /// A view that was made anew is of the class that it was of. Seen in nowplaying_osx.
  @Test func aViewThatWasMadeAnewIsOfItsClass() throws {
    func file(_ id: String) -> String {
      let own = view("NSCustomView", id, "{{9, 9}, {99, 9}}", "<string key=\"NSClassName\">MeterView</string>")
      return view("NSView", "10", "{{0, 0}, {480, 230}}", subviews(own))
    }
    #expect(try told(file("20"), file("21")).isEmpty)
  }

  /// A new view says its class, which the tools keep by the number of its record, and how code calls it. Seen in Clickavia-iphone.
  @Test func aNewViewSaysItsClassAndItsOutlet() throws {
    let meter = view("NSImageView", "21", "{{20, 20}, {133, 51}}")
    let kept = """
      <object class="IBObjectRecord"><int key="objectID">45</int><reference key="object" ref="21"/></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties"><string key="45.CustomClassName">MeterView</string>
      </dictionary><object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection">
      <string key="label">meter</string><reference key="source" ref="10"/><reference key="destination" ref="21"/></object>
      <int key="connectionID">46</int></object>
      """
    let frame = "{{0, 0}, {480, 230}}"
    let words = try told(view("NSView", "10", frame), view("NSView", "10", frame, subviews(meter)) + kept)
    let who = "an image view of the class 'MeterView' (outlet 'meter')"
    #expect(words.contains("\(who) at [20, 20, 133, 51] is new"), "\(words)")
  }

  /// So does one that its words tell to be new. Seen in JobTracker.
  @Test func aNewViewWithWordsSaysItsClass() throws {
    let link = field("21", "{{20, 20}, {133, 17}}", flags: 68_288_064, "<string key=\"NSContents\">Our page</string>")
    let kept = """
      <object class="IBObjectRecord"><int key="objectID">45</int><reference key="object" ref="21"/></object>
      <dictionary class="NSMutableDictionary" key="flattenedProperties"><string key="45.CustomClassName">LinkField</string>
      </dictionary>
      """
    let frame = "{{0, 0}, {480, 230}}"
    let words = try told(view("NSView", "10", frame), view("NSView", "10", frame, subviews(link)) + kept)
    #expect(words.contains("the new text field 'Our page' is of the class 'LinkField'"), "\(words)")
  }

  /// A field without words is the one beside its label; what can be edited can be selected; a format is of its field. Seen in
  /// textus and mplayerosx.
  @Test func aFieldIsKnownByItsLabel() throws {
    func file(_ flags: Int, _ format: String) -> String {
      let label = field(
        "11", "{{11, 22}, {88, 17}}", flags: 68_288_064, "<string key=\"NSContents\">Line Spacing:</string>")
      let formatter =
        format.isEmpty
        ? ""
        : """
        <object class="NSNumberFormatter" key="NSFormatter"><string key="NS.positiveformat">\(format)</string></object>
        """
      let own = field("12", "{{104, 20}, {52, 22}}", flags: flags, formatter)
      return view("NSView", "10", "{{0, 0}, {480, 230}}", subviews(label + own))
    }
    let who = "a text field (beside the text field 'Line Spacing:')"
    #expect(
      Set(try told(file(-1_804_468_671, "#.00"), file(-2_075_001_280, "#0%"))) == [
        "editable of \(who) is NO instead of YES", "selectable of \(who) is NO instead of YES",
        "format of \(who) is '#0%' instead of '#.00'",
      ])
    #expect(
      try told(file(-2_075_001_280, ""), file(-1_804_468_671, "")) == ["editable of \(who) is YES instead of NO"])
  }

  /// What a pop-up button shows is its item's. Seen in HelTweetica.
  @Test func aPopUpShowsItsItemsPicture() throws {
    func file(_ picture: String) -> String {
      let cell = """
        <object class="NSPopUpButtonCell" key="NSCell" id="12">\(picture)<bool key="NSUsesItemFromMenu">YES</bool></object>
        """
      return view("NSPopUpButton", "11", "{{11, 22}, {88, 17}}", cell)
    }
    let picture = """
      <object class="NSCustomResource" key="NSNormalImage"><string key="NSResourceName">lists</string></object>
      """
    #expect(try told(file(""), file(picture)).isEmpty)
  }

  /// Toolbars of archives show their items in an order, and some of them by default. Seen in HelTweetica.
  @Test func theOrderOfAnArchivesToolbarIsTold() throws {
    func file(_ shown: [String], _ more: String = "") -> String {
      let items = ["Reload", "Lists"].map { name in
        "<object class=\"NSToolbarItem\" id=\"\(name)\"><string key=\"NSToolbarItemLabel\">\(name)</string></object>"
      }
      let room = "<object class=\"NSToolbarFlexibleSpaceItem\" id=\"Room\(shown.count)\"/>"
      let list = shown.map { "<reference ref=\"\($0 == "Room" ? "Room\(shown.count)" : $0)\"/>" }.joined()
      return """
        <object class="NSToolbar" id="9"><array key="NSToolbarIBAllowedItems">\(items.joined())\(more)\(room)</array>
        <array key="NSToolbarIBDefaultItems">\(list)</array></object>
        """
    }
    let old = file(["Reload", "Room", "Lists"])
    #expect(
      try told(old, file(["Lists", "Room", "Reload"]))
        == ["the items of a toolbar stand in another order: 'Lists', a flexible space, 'Reload'"])
    #expect(try told(old, file(["Reload", "Room"])) == ["a toolbar no longer shows 'Lists' by default"])
    let write = "<object class=\"NSToolbarItem\" id=\"7\"><string key=\"NSToolbarItemLabel\">Write</string></object>"
    #expect(
      try told(old, file(["Reload", "Room", "Lists"], write))
        == ["the toolbar item 'Write', which the toolbar does not show by default, is new"])
  }
}
