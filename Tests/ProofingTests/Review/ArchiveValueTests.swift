import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What archives of Xcode 4 and before set of their objects by single values.
@Suite struct ArchiveValueTests {
  private func told(_ before: String, _ after: String) throws -> [String] {
    func file(_ inner: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <object class="IBUITableView" id="2"><int key="NSvFlags">274</int><string key="NSFrame">{{0, 0}, {320, 460}}</string>
      \(inner)</object></data></archive>
      """
    }
    let outcome = try SmallHistory(["a.xib": file(before)], ["a.xib": file(after)]).review()
    return outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }
  }

  /// Row heights, alignments, scrolling, keyboards. Seen in ClimbingWeather, Ignant, Bicyclette and UDJ.
  @Test func valuesOfArchivesAreTold() throws {
    let old = "<float key=\"IBUIRowHeight\">5.900000e+01</float><bool key=\"IBUIScrollEnabled\">NO</bool>"
    let new =
      """
      <float key="IBUIRowHeight">44</float><string key="IBPlaceholder">Zip code</string>
      <int key="IBUITextAlignment">1</int><double key="IBUIContentInset.top">0.0</double>
      <double key="IBUIContentInset.bottom">-8</double>
      <object class="IBUITextInputTraits" key="IBUITextInputTraits"><int key="IBUIReturnKeyType">9</int></object>
      """
    #expect(
      Set(try told(old, new)) == [
        "row height of a table view is 44 instead of 59", "scroll enabled of a table view is no longer NO",
        "placeholder of a table view is 'Zip code' now", "text alignment of a table view is center now",
        "bottom of content inset of a table view is -8 now", "return key type of a table view is done now",
      ])
    #expect(try told(old, old.replacing("5.900000e+01", with: "59")).filter { $0.contains("row height") }.isEmpty)
  }

  /// Seen in Gawkwall.
  @Test func whatAnArchiveHidesIsTold() throws {
    func view(_ flags: Int) -> String {
      "<object class=\"IBUIView\" id=\"3\"><int key=\"NSvFlags\">\(flags)</int></object>"
    }
    #expect(try told(view(-2_147_482_334), view(1314)) == ["hidden of a view is NO instead of YES"])
  }

  /// Flags, alignments, pictures of items and items of toolbars of a Mac's. Seen in MapEditor, GlobalChat2 and put.io-adder.
  @Test func flagsOfAMacsArchiveAreTold() throws {
    func file(_ flag: String, _ alignment: Int, _ item: String, _ picture: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
      <object class="NSCollectionView" id="2"><int key="NSvFlags">274</int><string key="NSFrame">{{0, 0}, {320, 460}}</string>\(flag)
      </object><object class="NSTextField" id="3"><int key="NSvFlags">268</int><string key="NSFrame">{{9, 9}, {90, 17}}</string>
      <object class="NSTextFieldCell" key="NSCell" id="4"><int key="NSCellFlags2">\(alignment)</int>
      <string key="NSContents">Ready</string></object></object><object class="NSMenuItem" id="5"><string key="NSTitle">About</string>
      \(picture)</object>\(item)</data></archive>
      """
    }
    let item = """
      <object class="NSToolbarItem" id="6"><string key="NSToolbarItemLabel">Save</string></object>
      """
    let image = """
      <object class="NSCustomResource" key="NSImage"><string key="NSClassName">NSImage</string>
      <string key="NSResourceName">about</string></object>
      """
    let outcome = try SmallHistory(
      ["a.xib": file("", 2048, "")],
      ["a.xib": file("<bool key=\"NSSelectable\">YES</bool>", 67_110_912, item, image)]
    ).review()
    #expect(
      Set(outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }) == [
        "selectable of a collection view is YES now",
        "alignment of the text field 'Ready' is right instead of left",
        "the toolbar item 'Save' is new", "picture of the menu item 'About' is 'about' instead of none",
      ])
  }

  /// What a cell's flags and its segments say. Seen in iTunesServer and macOS-controller-binder.
  @Test func cellsOfAMacsArchiveAreTold() throws {
    func file(_ flags: Int, _ segment: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
      <object class="NSTextField" id="3"><int key="NSvFlags">268</int><string key="NSFrame">{{9, 9}, {90, 17}}</string>
      <bool key="NSEnabled">YES</bool><object class="NSTextFieldCell" key="NSCell" id="4"><int key="NSCellFlags">\(flags)</int>
      <string key="NSContents">Path</string></object></object>
      <object class="NSSegmentedControl" id="5"><int key="NSvFlags">268</int><string key="NSFrame">{{9, 40}, {90, 17}}</string>
      <bool key="NSEnabled">YES</bool><object class="NSSegmentedCell" key="NSCell" id="6">
      <array class="NSMutableArray" key="NSSegmentImages"><object class="NSSegmentItem">
      <string key="NSSegmentItemLabel">\(segment)</string></object><object class="NSSegmentItem">
      <string key="NSSegmentItemLabel">↓</string></object></array></object></object></data></archive>
      """
    }
    let outcome = try SmallHistory(
      ["a.xib": file(-1_804_468_671, "↑")], ["a.xib": file(-1_536_033_215, "←")]
    ).review()
    #expect(
      Set(outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }) == [
        "enabled of the text field 'Path' is NO instead of YES",
        "editable of the text field 'Path' is NO instead of YES",
        "list of segments of a segmented control is '←' and '↓' instead of '↑' and '↓'",
      ])
  }

  /// What both sides write and nothing else tells: sizes of a drawer, what the tools keep of a window and a tool tip, what cells' and
  /// text views' flags say, and the ground around what a clip view shows. Seen in rivenx, openemulator and chatta-osx.
  @Test func settingsOfBothSidesAreTold() throws {
    func file(_ least: Int, _ isVisible: Int, _ tip: String, _ flags: (Int, Int, Int), _ ground: String) -> String {
      // A ground that other tools leave out, and what they write beside it, say nothing.
      let ofTools =
        isVisible == 1
        ? "<object class=\"NSColor\" key=\"NSBGColor\"><string key=\"NSColorName\">gridColor</string></object>"
        : "<bool key=\"NSAutomaticallyAdjustsContentInsets\">YES</bool>"
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
        <object class="NSWindowTemplate" id="2"><string key="NSWindowTitle">Files</string>
        <string key="NSMaxSize">{1, \(least)}</string></object>
        <object class="NSDrawer" id="3"><string key="NSMinContentSize">{250, \(least)}</string>
        <string key="NSMaxContentSize">{3.4e+38, 3.4e+38}</string><int key="NSSomeFlags">\(least)</int></object>
        <object class="NSTableColumn" id="4"><object class="NSTableHeaderCell" key="NSHeaderCell" id="5">
        <string key="NSContents">Size</string></object><object class="NSTextFieldCell" key="NSDataCell" id="6">
        <int key="NSCellFlags">\(flags.0)</int><int key="NSCellFlags2">\(flags.1)</int></object></object>
        <object class="NSClipView" id="7"><int key="NSvFlags">274</int><string key="NSFrame">{{0, 0}, {90, 90}}</string>
        <object class="NSTextView" key="NSDocView" id="8"><int key="NSvFlags">274</int><string key="NSFrame">{{0, 0}, {90, 90}}</string>
        <object class="NSTextViewSharedData" key="NSSharedData"><int key="NSFlags">\(flags.2)</int></object></object>
        <object class="NSColor" key="NSBGColor"><string key="NSColorName">\(ground)</string></object></object>
        <object class="NSClipView" id="9"><int key="NSvFlags">274</int><string key="NSFrame">{{0, 0}, {90, 17}}</string>
        <object class="NSTableHeaderView" key="NSDocView" id="10"><int key="NSvFlags">274</int></object>\(ofTools)</object>
        <object class="IBObjectRecord"><int key="objectID">21</int><reference key="object" ref="2"/></object>
        <object class="NSMutableDictionary" key="flattenedProperties"><object class="NSArray" key="dict.sortedKeys">
        <string>21.NSWindowTemplate.visibleAtLaunch</string><string>22.ToolTips</string></object>
        <object class="NSMutableArray" key="dict.values"><integer value="\(isVisible)"/><object class="IBToolTipAttribute">
        <reference key="object" ref="4"/><string key="toolTip">\(tip)</string></object></object></object></data></archive>
        """
    }
    let outcome = try SmallHistory(
      ["a.xib": file(50, 1, "Bytes", (338_820_672, 1_073_742_848, 67_120_485), "textColor")],
      ["a.xib": file(448, 0, "Megabytes", (337_772_096, 2048, 67_120_229), "controlColor")]
    ).review()
    #expect(
      Set(outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }) == [
        "min content size of a drawer is 250 × 448 instead of 250 × 50",
        "visible at launch of the window 'Files' is NO instead of YES",
        "tool tip of the table column 'Size' is 'Megabytes' instead of 'Bytes'",
        "line break of a text field cell of the table column 'Size' is truncate tail instead of clip",
        "scrolling of a text field cell of the table column 'Size' is off instead of on",
        "drawing of the background of a text view is off instead of on",
        "background of a clip view is controlColor instead of textColor",
      ])
  }

  /// A ground that is written no more is none. Seen in News-YC.
  @Test func aGroundThatWentIsTold() throws {
    let ground =
      "<object class=\"NSColor\" key=\"IBUIBackgroundColor\"><int key=\"NSColorSpace\">1</int><bytes key=\"NSRGB\">MSAwIDAAA</bytes></object>"
    #expect(try told(ground, "") == ["background of a table view is none instead of #FF0000"])
  }

  /// Whose value a binding shows and what it makes of it, and how segments look. Seen in CoreAstro.
  @Test(arguments: [
    """
    <object class="NSDictionary" key="NSOptions"><string key="NS.key.0">NSValueTransformerName</string>
    <string key="NS.object.0">NSNegateBoolean</string></object>
    """,
    """
    <dictionary class="NSMutableDictionary" key="NSOptions"><integer value="-1" key="NSNullPlaceholder"/>
    <string key="NSValueTransformerName">NSNegateBoolean</string></dictionary>
    """,
    """
    <object class="NSMutableDictionary" key="NSOptions">
    <object class="NSArray" key="dict.sortedKeys"><string>NSValueTransformerName</string></object>
    <object class="NSMutableArray" key="dict.values"><string>NSNegateBoolean</string></object></object>
    """,
  ])
  func bindingsAndSegmentStylesOfArchivesAreTold(options: String) throws {
    func file(_ style: Int, _ binding: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
      <object class="NSTextField" id="3"><int key="NSvFlags">268</int><string key="NSFrame">{{9, 9}, {90, 17}}</string>
      <object class="NSTextFieldCell" key="NSCell" id="4"><string key="NSContents">Path</string></object></object>
      <object class="NSSegmentedControl" id="5"><int key="NSvFlags">268</int><string key="NSFrame">{{9, 40}, {90, 17}}</string>
      <object class="NSSegmentedCell" key="NSCell" id="6"><int key="NSSegmentStyle">\(style)</int></object></object>
      \(binding)</data></archive>
      """
    }
    let binding = """
      <object class="IBConnectionRecord"><object class="IBBindingConnection" key="connection">
      <string key="label">hidden: camera.isWarm</string><reference key="source" ref="3"/><reference key="destination" ref="9"/>
      <object class="NSNibBindingConnector" key="connector"><string key="NSLabel">hidden: camera.isWarm</string>\(options)
      </object></object><int key="connectionID">7</int></object>
      """
    let outcome = try SmallHistory(["a.xib": file(2, "")], ["a.xib": file(4, binding)]).review()
    #expect(
      Set(outcome.report.notes.map(\.text).filter { !$0.contains("archive form") }) == [
        "segment style of a segmented control is textured square instead of textured rounded",
        "the binding 'hidden: camera.isWarm, NSNegateBoolean' (the text field 'Path') is new",
      ])
  }
}
