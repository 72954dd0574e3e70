import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Lists of a review that hide nothing essential behind a count, and words that the file knows.
@Suite struct WholeListTests {
  private func outcome(_ before: String, _ after: String, ending: String = "storyboard") throws
    -> RevisionReview.Outcome
  {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
  }

  private func notes(_ before: String, _ after: String, ending: String = "storyboard") throws -> [String] {
    try outcome(before, after, ending: ending).report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
        .replacing("'a.\(ending)' changed besides: ", with: "")
    }
  }

  private static func controller(_ number: Int, _ views: String = "", more: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Screen\(number)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(views)</subviews></view>
      <connections>\(more)</connections></viewController>
      """)
  }

  /// Below a title all that moved is named. Seen in Creatures-Evolution.
  @Test func whatMovedIsNamed() throws {
    func file(_ top: Double) -> String {
      func label(_ id: String, _ text: String, _ y: Double) -> String {
        Drawn.label(id, text, Drawn.frame(20, y, 200, 21))
      }
      let root = "iN0-l3-epB"
      return Drawn.xib(
        label("lab-aa-001", "First", top) + label("lab-aa-002", "Second", top + 40)
          + label("lab-aa-003", "Third", top + 80),
        constraints: Drawn.rule("r1-aa-001", "top", "top", root, item: "lab-aa-001", constant: top)
          + Drawn.rule("r2-aa-001", "top", "top", "lab-aa-001", item: "lab-aa-002", constant: 40)
          + Drawn.rule("r3-aa-001", "top", "top", "lab-aa-002", item: "lab-aa-003", constant: 40)
          + ["lab-aa-001", "lab-aa-002", "lab-aa-003"].map { (id: String) in
            Drawn.rule("\(id)x", "leading", "leading", root, item: id, constant: 20)
          }.joined())
    }
    let text = ReviewText().text(try outcome(file(40), file(60), ending: "xib").report)
    #expect(text.contains("'First', 'Second' and 'Third' moved down 20 pt"), "\(text)")
  }

  /// A way from a screen that was there to one that came with it.
  @Test func aSegueToANewSceneIsTold() throws {
    let way = "<segue destination=\"vc2-aa-001\" kind=\"show\" identifier=\"login\" id=\"seg-aa-001\"/>"
    let told = try notes(
      Drawn.storyboard(Self.controller(1)), Drawn.storyboard(Self.controller(1, more: way) + Self.controller(2)))
    #expect(told.contains("the show segue to 'Screen2' from 'Screen1', called 'login', is new"), "\(told)")
  }

  /// What a press shows ahead, and where it goes on to.
  @Test func seguesWithinASegueAreTold() throws {
    func file(_ inner: String) -> String {
      let way = "<segue destination=\"vc2-aa-001\" kind=\"show\" id=\"seg-aa-001\">\(inner)</segue>"
      return Drawn.storyboard(Self.controller(1, more: way) + Self.controller(2))
    }
    let inner = """
      <segue key="commit" inheritsFrom="parent" id="com-aa-001"/><segue key="preview" inheritsFrom="commit" id="pre-aa-001"/>
      """
    #expect(
      try notes(file(""), file(inner))
        == [
          "the commit segue to 'Screen2' from 'Screen1' is new; the preview segue to 'Screen2' from 'Screen1' is new"
        ])
  }

  /// The window of a window controller, whose content another scene has.
  @Test func aWindowWithoutContentIsToldWithItsSize() throws {
    func file(_ height: Int, width: Int = 480, x: Int = 10, y: Int = 20) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
      <windowController id="wco-aa-001" sceneMemberID="viewController">
      <window key="window" title="Main" id="win-aa-001">
      <rect key="contentRect" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/></window>
      <connections><segue destination="vco-aa-001" kind="relationship" relationship="window.shadowedContentViewController"
      id="seg-aa-001"/></connections></windowController></objects></scene>
      <scene sceneID="sc2-aa-001"><objects><viewController id="vco-aa-001" sceneMemberID="viewController">
      <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 480, 270))</view></viewController></objects></scene></scenes></document>
      """
    }
    #expect(
      try notes(file(270), file(800)) == [
        "the window 'Main' has the size 480 × 800 instead of 480 × 270 in the file, before it takes its content's"
      ])
    // Of one of which no side stays where it was it is told where it opens. Seen in Mac_app.
    let moved = try notes(file(270), file(400, width: 600, x: 400, y: 300)).joined(separator: "\n")
    #expect(moved.contains("600 × 400 instead of 480 × 270") && moved.contains("opens at 400, 300"), "\(moved)")
  }

  /// A pop-up button's new item that is checked is no menu item of that name.
  @Test func aStateOfANewItemIsNoName() throws {
    func file(_ items: String) -> String {
      Drawn.mac(
        """
        <popUpButton translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="pop-aa-001">
        \(Drawn.frame(20, 20, 120, 26))<autoresizingMask key="autoresizingMask"/>
        <popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" borderStyle="border" id="cel-aa-001">
        <menu key="menu" id="men-aa-001"><items><menuItem title="One" id="it0-aa-001"/>\(items)</items></menu>
        </popUpButtonCell></popUpButton>
        """)
    }
    let item = "<menuItem title=\"Two\" state=\"on\" keyEquivalent=\"S\" id=\"it1-aa-001\"/>"
    let told = try notes(file(""), file(item), ending: "xib")
    #expect(told == ["the menu item 'Two' is new after 'One' (⇧⌘S, checked)"])
  }

  /// A picture in the place of a title leads, and what else was done to views that did not move is all told.
  @Test func aPictureForATextLeads() throws {
    func file(_ state: String) -> String {
      let button = Drawn.view(
        "but-aa-001", "button", Drawn.frame(20, 40, 60, 30), attributes: "buttonType=\"system\"",
        more: "<state key=\"normal\" \(state)/>")
      let body = Drawn.xib(
        button,
        constraints: Drawn.rule("r1-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 40)
          + Drawn.rule("r2-aa-001", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20))
      return body.replacing(
        "</objects>", with: "</objects><resources><image name=\"green\" width=\"50\" height=\"50\"/></resources>")
    }
    let result = try outcome(file("title=\"Button\""), file("image=\"green\""), ending: "xib")
    let titles = result.report.groups.map(\.title)
    #expect(titles.first?.hasPrefix("picture of") == true, "\(titles)")
  }

  @Test func allThatWasDoneToAViewThatStaysIsListed() throws {
    func file(_ text: String, _ alignment: String, _ other: String) -> String {
      func label(_ id: String, _ y: Double, _ text: String, _ alignment: String) -> String {
        Drawn.label(id, text, Drawn.frame(20, y, 200, 21))
          .replacing("textAlignment=\"natural\"", with: "textAlignment=\"\(alignment)\"")
      }
      func rules(_ id: String, _ y: Double) -> String {
        Drawn.rule("\(id)t", "top", "top", "iN0-l3-epB", item: id, constant: y)
          + Drawn.rule("\(id)l", "leading", "leading", "iN0-l3-epB", item: id, constant: 20)
          + Drawn.rule("\(id)w", "width", item: id, constant: 200)
      }
      return Drawn.xib(
        label("lab-aa-001", 40, text, alignment) + label("lab-aa-002", 90, other, "natural"),
        constraints: rules("lab-aa-001", 40) + rules("lab-aa-002", 90))
    }
    let result = try outcome(file("One", "natural", "Two"), file("Uno", "right", "Due"), ending: "xib")
    let text = ReviewText().text(result.report)
    for words in ["text of a label is 'Uno'", "alignment of 'Uno' is right", "text of a label is 'Due'"] {
      #expect(text.contains(words), "\(text)")
    }
  }
}
