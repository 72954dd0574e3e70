import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of archives of Xcode 4 of a Mac's objects; each on a small file of the shape in which it was seen.
@Suite struct MacArchiveTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    try SmallHistory.review(before, after).report.notes.filter(\.isChange).map(\.text)
  }

  /// A view with subviews, and what else the archive has.
  private static func file(_ subviews: String, height: Int = 100, more: String = "", isRuled: Bool = true) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
    <object class="NSCustomView" id="1"><int key="NSvFlags">256</int>
    <array class="NSMutableArray" key="NSSubviews">\(subviews)</array>
    <string key="NSFrameSize">{300, \(height)}</string><string key="NSClassName">NSView</string></object>
    <object class="IBObjectContainer" key="IBDocument.Objects">\(more)</object>
    \(isRuled ? "<bool key=\"IBDocument.UseAutolayout\">YES</bool>" : "")</data></archive>
    """
  }

  private static func view(_ kind: String, _ id: Int, _ frame: String, _ more: String = "") -> String {
    """
    <object class="\(kind)" id="\(id)"><int key="NSvFlags">268</int><string key="NSFrame">\(frame)</string>\(more)</object>
    """
  }

  private static func button(_ id: Int, _ frame: String, _ title: String, _ more: String = "") -> String {
    view(
      "NSButton", id, frame,
      """
      <object class="NSButtonCell" key="NSCell" id="\(id)9"><string key="NSContents">\(title)</string>\(more)</object>
      """)
  }

  private static func rule(
    _ id: Int, _ first: Int, _ attribute: Int, _ second: (Int, Int)?, _ constant: Int, relation: Int = 0
  ) -> String {
    """
    <object class="IBNSLayoutConstraint" id="\(id)"><reference key="firstItem" ref="\(first)"/>
    <int key="firstAttribute">\(attribute)</int><int key="relation">\(relation)</int>
    \(second.map { "<reference key=\"secondItem\" ref=\"\($0.0)\"/>" } ?? "<nil key=\"secondItem\"/>")
    <int key="secondAttribute">\(second?.1 ?? 0)</int><float key="multiplier">1</float>
    <object class="IBLayoutConstant" key="constant"><double key="value">\(constant)</double></object>
    <float key="priority">1000</float></object>
    """
  }

  /// Rules that came, went or have other numbers are told. Seen in cocoa-app.
  @Test func rulesAreToldWithTheirNumbers() throws {
    let save = Self.button(20, "{{10, 10}, {80, 20}}", "Save")
    let told = try notes(
      Self.file(save, more: Self.rule(30, 20, 5, (1, 5), 12) + Self.rule(31, 20, 7, nil, 80)),
      // The same two ends in the other order.
      Self.file(save, more: Self.rule(32, 1, 5, (20, 5), -11) + Self.rule(33, 20, 8, nil, 34, relation: 1)))
    #expect(told.contains("the constant of `root.leading == Save.leading - 11` is -11 instead of -12"), "\(told)")
    #expect(told.contains("the rule `Save.height >= 34` is new"), "\(told)")
    #expect(told.contains("the rule `Save.width == 80` is gone"), "\(told)")
  }

  /// Seen in Ext-Chart.
  @Test func thatAutoLayoutIsOffIsTold() throws {
    let save = Self.button(20, "{{10, 10}, {80, 20}}", "Save")
    let told = try notes(
      Self.file(save, more: Self.rule(30, 20, 5, (1, 5), 12)), Self.file(save, isRuled: false))
    #expect(told.contains("Auto Layout is off for the file now: masks place its views"), "\(told)")
    #expect(told.contains("the rule `Save.leading == root.leading + 12` is gone"), "\(told)")
  }

  /// Views of other classes of one's own are two views. Seen in Trenchrun.
  @Test func aViewOfAnotherClassIsAnotherView() throws {
    func custom(_ id: Int, _ name: String) -> String {
      Self.file(Self.view("NSCustomView", id, "{{0, \(id)}, {50, 50}}", "<string key=\"NSClassName\">\(name)</string>"))
    }
    let told = try notes(custom(20, "TimelineView"), custom(21, "NSView"))
    #expect(!told.contains { $0.hasPrefix("frame of") }, "\(told)")
    #expect(told.contains("a custom view of the class 'TimelineView' at [0, 20, 50, 50] is gone"), "\(told)")
    #expect(told.contains { $0.contains("at [0, 21, 50, 50] is new") }, "\(told)")
  }

  /// A button without words is known by its picture, and by the key that presses it. Seen in Trenchrun.
  @Test func aNewButtonSaysItsPictureAndItsKey() throws {
    let picture = """
      <object class="NSCustomResource" key="NSNormalImage"><string key="NSResourceName">Rewind</string></object>
      <string type="base64-UTF8" key="NSKeyEquivalent">DQ</string>
      """
    let told = try notes(Self.file(""), Self.file(Self.button(20, "{{10, 10}, {30, 30}}", "", picture)))
    #expect(
      told.contains("a button with the picture 'Rewind' and the key '↩' at [10, 10, 30, 30] is new"), "\(told)")
  }

  /// What a scroll view places is only recorded; how it hides its scrollers is not. Seen in Trenchrun and cocoa-app.
  @Test func whatAScrollViewPlacesIsRecorded() throws {
    func file(_ flags: Int, clip: Int, y: Int) -> String {
      let inner = Self.view("NSView", 22, "{{0, \(y)}, {395, 464}}")
      let clipView = Self.view(
        "NSClipView", 21, "{{0, 0}, {384, \(clip)}}", "<array key=\"NSSubviews\">\(inner)</array>")
      return Self.file(
        Self.view(
          "NSScrollView", 20, "{{0, 0}, {384, 466}}",
          "<array key=\"NSSubviews\">\(clipView)</array><int key=\"NSsFlags\">\(flags)</int>"))
    }
    let told = try notes(file(133_170, clip: 466, y: 0), file(133_170 + 512, clip: 451, y: -15))
    #expect(!told.contains { $0.hasPrefix("frame of") }, "\(told)")
    #expect(told.contains { $0.contains("automatic hiding of the scrollers of a scroll view is on") }, "\(told)")
  }

  /// A Mac's y is counted from below: what keeps its distance from the top lies where it lay. Seen in cocoa-app.
  @Test func aTallerViewMovesNothingFromItsTop() throws {
    let told = try notes(
      Self.file(Self.button(20, "{{10, 43}, {80, 20}}", "Save"), height: 70),
      Self.file(Self.button(20, "{{10, 60}, {80, 20}}", "Save"), height: 87))
    #expect(told.contains { $0.hasPrefix("frame of a custom view is [0, 0, 300, 87]") }, "\(told)")
    #expect(!told.contains { $0.contains("'Save'") }, "\(told)")
  }

  /// Seen in Trenchrun.
  @Test func anObjectSaysItsClass() throws {
    let object = """
      <object class="NSCustomObject" id="40"><string key="NSClassName">GameController</string></object>
      """
    let told = try notes(Self.file(""), Self.file("", more: object))
    #expect(told.contains("the object 'GameController' is new"), "\(told)")
  }
}
