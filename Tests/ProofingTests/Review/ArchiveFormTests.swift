import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What another saving of an archive of Xcode 4 and before writes otherwise and means the same, and what it does not.
@Suite struct ArchiveFormTests {
  private func told(_ before: String, _ after: String) throws -> [String] {
    func file(_ inner: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>\(inner)</data></archive>
      """
    }
    let outcome = try SmallHistory(["a.xib": file(before)], ["a.xib": file(after)]).review()
    return outcome.report.notes.map(\.text).filter { !$0.contains("archive form of Xcode 4 and before is not drawn") }
  }

  private func button(_ id: String, _ title: String, kind: String = "NSButton", x: Int = 10, _ flags: Int = 0) -> String
  {
    """
    <object class="\(kind)" id="\(id)"><int key="NSvFlags">268</int><string key="NSFrame">{{\(x), 10}, {98, 32}}</string>
    <object class="BGHUDTextFieldCell" key="NSCell" id="\(id)0"><int key="NSCellFlags">\(flags)</int>\(title)</object></object>
    """
  }

  private func record(_ number: Int, _ id: String) -> String {
    """
    <object class="IBObjectRecord"><int key="objectID">\(number)</int><reference key="object" ref="\(id)"/></object>
    """
  }

  /// A string is what it is wherever the archive writes it. Seen in Hourglass.
  @Test func aStringWrittenElsewhereIsTheSame() throws {
    let own = "<string key=\"NSContents\">now</string>"
    let other = "<string key=\"IBNote\" id=\"7\">now</string>"
    let changed =
      "<object class=\"NSMutableString\" key=\"NSContents\"><characters key=\"NS.bytes\">now</characters></object>"
    let referred = other + button("2", "<reference key=\"NSContents\" ref=\"7\"/>")
    #expect(try told(other + button("2", own), referred).isEmpty)
    #expect(try told(other + button("2", changed), referred).isEmpty)
    let later = referred.replacing(">now<", with: ">then<")
    #expect(try told(referred, later) == ["the BGHUD text field cell 'now' says 'then'"])
  }

  private func menu(_ items: [(id: String, title: String)], _ id: String, _ title: String) -> String {
    let list = items.map { item in
      let separator = item.title.isEmpty ? "<bool key=\"NSIsSeparator\">YES</bool>" : ""
      return
        "<object class=\"NSMenuItem\" id=\"\(item.id)\">\(separator)<string key=\"NSTitle\">\(item.title)</string></object>"
    }
    return """
      <object class="NSMenu" id="\(id)"><string key="NSTitle">\(title)</string>
      <object class="NSMutableArray" key="NSMenuItems">\(list.joined())</object></object>
      """
  }

  /// An item that went is none of the same words that was saved under another id. Seen in Bungloo.
  @Test func whatWentIsToldBesideWhatWasSavedAnew() throws {
    let before = menu([("3", "Timeline"), ("4", "Close")], "1", "File") + menu([("5", "Timeline")], "2", "Window")
    let after = menu([("4", "Close")], "1", "File") + menu([("9", "Timeline")], "2", "Window")
    let words = try told(
      before + record(20, "3") + record(21, "5"), after + record(21, "9"))
    #expect(words == ["the menu item 'Timeline' is gone from the menu 'File'"])
  }

  /// Items that lie in another menu, and separators. Seen in pdf-presenter and irelaychat.
  @Test func itemsOfAnArchivesMenusAreFollowed() throws {
    let before = menu([("3", "Full Screen"), ("4", "Close")], "1", "View") + menu([("5", "Zoom")], "2", "Window")
    let after =
      menu([("4", "Close")], "1", "View") + menu([("5", "Zoom"), ("6", ""), ("3", "Full Screen")], "2", "Window")
    #expect(
      Set(try told(before, after)) == [
        "the menu item 'Full Screen' lies in the menu 'Window' now",
        "1 separator of the menu 'Window' after 'Zoom' is new",
      ])
  }

  /// What moves by a point with all around it is one line; a cell of a class of the user's is read as what it is called after.
  /// Seen in MelScrobbleX.
  @Test func whatGoesAlongIsOneLine() throws {
    func file(_ x: Int, _ flags: Int) -> String {
      let title = "<string key=\"NSContents\">Post</string>"
      return (2...6).map { button("\($0)", title, kind: "BGHUDLabel", x: x + $0, $0 == 2 ? flags : 0) }.joined()
    }
    let label = "the BGHUD label 'Post'"
    #expect(
      try told(file(10, 0), file(11, 1 << 20)) == [
        "\(label), \(label), \(label) and 2 more are moved or resized by a point",
        "scrolling of \(label) is on instead of off",
      ])
    #expect(try told(file(10, 0), file(12, 0)).count == 5)
  }

  /// Tool tips of segments, what a binding shows around its value, and what a window does when it is closed. Seen in gitx and Coconade.
  @Test func tipsPatternsAndClosingAreTold() throws {
    func file(_ tip: String, _ pattern: String, _ flags: Int) -> String {
      """
      <object class="NSSegmentedControl" id="2"><int key="NSvFlags">268</int><string key="NSFrame">{{0, 0}, {90, 20}}</string>
      <object class="NSSegmentedCell" key="NSCell" id="3"><object class="NSMutableArray" key="NSSegmentImages">
      <object class="NSSegmentItem"><string key="NSSegmentItemLabel"/>\(tip)</object></object></object></object>
      <object class="NSWindowTemplate" id="4"><string key="NSWindowRect">{{0, 0}, {90, 20}}</string>
      <string key="NSWindowTitle">Sprites</string><int key="NSWTFlags">\(flags)</int></object>
      <object class="IBConnectionRecord"><object class="IBBindingConnection" key="connection">
      <string key="label">displayPatternValue1: number</string><reference key="source" ref="2"/>
      <object class="NSNibBindingConnector" key="connector"><object class="NSDictionary" key="NSOptions">
      <string key="NS.key.0">NSDisplayPattern</string><string key="NS.object.0">\(pattern)</string></object></object>
      </object></object>
      """
    }
    let tip = "<string key=\"NSSegmentItemTooltip\">Tree View</string>"
    let words = try told(file("", "%{value1}@ all", 0), file(tip, "%{value1}@ loaded", 1 << 30))
    #expect(words.contains("list of tool tips of a segmented control is 'Tree View' instead of none"), "\(words)")
    #expect(words.contains("release on closing of the window 'Sprites' is off instead of on"), "\(words)")
    #expect(words.contains { $0.contains("displayPatternValue1: number, %{value1}@ loaded") }, "\(words)")
  }

  /// The only window of a file is that one still, though it was made anew. Seen in Disassembletron.
  @Test func aWindowMadeAnewIsCompared() throws {
    func file(_ id: String, _ size: String) -> String {
      """
      <object class="NSWindowTemplate" id="\(id)"><string key="NSWindowRect">{{0, 0}, {\(size)}}</string>
      <string key="NSWindowTitle">Window</string></object>
      """
    }
    #expect(
      try told(file("2", "507, 413"), file("9", "775, 713")) == [
        "frame of the window 'Window' is [0, 0, 775, 713] instead of [0, 0, 507, 413]"
      ])
  }
}
