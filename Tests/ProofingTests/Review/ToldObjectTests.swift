import Foundation
import ProofModel
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What a file keeps, how many objects a line is of, and what is known of them.
@Suite struct ToldObjectTests {
  private func told(_ before: String, _ after: String) throws -> String {
    try SmallHistory(["a.xib": before], ["a.xib": after]).review(devices: ["iphone-8"]).report.notes.map(\.text)
      .joined(separator: "\n")
  }

  /// A view and a rule that the file has on both sides and that are switched off on one are neither new nor gone, and are told
  /// once. Seen in Corvallis-Bus-iOS, planner-iOS and getontrip-ios.
  @Test func whatIsSwitchedOffIsKept() throws {
    func file(_ view: String, _ rule: String = "") -> String {
      Drawn.xib(
        """
        <view contentMode="scaleToFill" fixedFrame="YES" id="out-aa-001" userLabel="Card" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 300, 300))
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(Drawn.label("lab-aa-001", "Hello", Drawn.frame(20, 10, 100, 21)))
        \(Drawn.view("box-aa-001", "view", Drawn.frame(20, 40, 100, 40), attributes: "userLabel=\"Box\""))</subviews>
        <constraints>\(Drawn.rule("rul-aa-001", "leading", "leading", "out-aa-001", item: "box-aa-001", constant: 20))
        \(Drawn.rule("rul-aa-002", "top", "top", "out-aa-001", item: "box-aa-001", constant: 40))</constraints>
        <variation key="default"><mask key="subviews">\(view)</mask><mask key="constraints">\(rule)</mask></variation>
        </view>
        """)
    }
    func said(_ before: String, _ after: String) throws -> String {
      ReviewText().text(try SmallHistory.review(before, after, devices: ["iphone-8"]).report)
    }
    let mask = "<exclude reference=\"lab-aa-001\"/>"
    let words = try said(file(""), file(mask))
    #expect(words.contains("'Hello' is no longer installed"), "\(words)")
    #expect(!words.contains("stays in the file"), "\(words)")
    let again = try said(file(mask), file(""))
    #expect(again.contains("'Hello' is installed now") && !again.contains("on no device"), "\(again)")
    let rule = try said(file(""), file("", "<exclude reference=\"rul-aa-001\"/>"))
    #expect(rule.contains("`Box.leading == Card.leading + 20` is switched off"), "\(rule)")
  }

  /// Views that say one thing are told with their number. Seen in planner-iOS.
  @Test func alikeViewsAreCounted() throws {
    func file(_ isThere: Bool) -> String {
      let labels = (1...3).map { Drawn.label("lab-aa-00\($0)", "Label", Drawn.frame(20, 30 * Double($0), 100, 21)) }
      let button =
        "<button opaque=\"NO\" id=\"but-aa-001\">\(Drawn.frame(20, 150, 40, 40))"
        + "<state key=\"normal\" image=\"bin\"/></button>"
      let bar = "<view userLabel=\"Bar\" id=\"bar-aa-001\">\(Drawn.frame(0, 0, 300, 200))"
      return Drawn.xib(isThere ? "\(bar)<subviews>\(labels.joined())\(button)</subviews></view>" : "")
    }
    let words = ReviewText().text(try SmallHistory.review(file(false), file(true), devices: ["iphone-8"]).report)
    #expect(words.contains("'Bar' with 'Label' (3 times) and the picture 'bin' is new"), "\(words)")
  }

  /// A setting of several views without names says of how many. Seen in Swift-Weather.
  @Test func settingsOfSeveralViewsSayOfHowMany() throws {
    func file(_ more: String) -> String {
      Drawn.xib(
        (1...2).map { index in
          """
          <scrollView \(more) fixedFrame="YES" id="scr-aa-00\(index)" translatesAutoresizingMaskIntoConstraints="NO">
          \(Drawn.frame(0, 100 * Double(index), 300, 90))<autoresizingMask key="autoresizingMask"/></scrollView>
          """
        }.joined())
    }
    let words = try told(file(""), file("bounces=\"NO\""))
    #expect(words.contains("bounces in a scroll view is 'NO' now (2 times)"), "\(words)")
  }

  /// A segment is known by what it says. Seen in Sketch-Toolbox.
  @Test func segmentsAreKnownByTheirTitles() throws {
    func file(_ first: String, _ second: String) -> String {
      Drawn.macFile(
        """
        <segmentedControl verticalHuggingPriority="750" id="seg-aa-001">\(Drawn.frame(20, 20, 200, 24))
        <autoresizingMask key="autoresizingMask"/><segmentedCell key="cell" style="rounded" id="cel-aa-001"><segments>
        <segment label="All" width="90"\(first)/><segment label="Installed" width="90"\(second)/></segments></segmentedCell>
        </segmentedControl>
        """)
    }
    let words = try told(file("", " selected=\"YES\""), file(" selected=\"YES\"", ""))
    #expect(words.contains("selected of segment 'All' in a segmented cell is 'YES' now"), "\(words)")
  }

  /// A rule that nobody installed says what it said, though the picture by which its view is called is another. Seen in
  /// Time2Budget.
  @Test func rulesOfViewsWithOtherPicturesAreTheSame() throws {
    func file(_ picture: String) -> String {
      Drawn.xib(
        """
        <imageView image="\(picture)" id="ima-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 0, 300, 300))<constraints><constraint firstAttribute="width" constant="9" id="rul-aa-001"/>
        </constraints><variation key="default"><mask key="constraints"><exclude reference="rul-aa-001"/></mask></variation>
        </imageView>
        """)
    }
    let words = try told(file("old"), file("new"))
    #expect(!words.contains("which is not installed"), "\(words)")
  }

  /// What new controls are bound to, and whose outlets of one name are new. Seen in SnapTools and Sauna.
  @Test func bindingsOfNewItemsAreTold() throws {
    func file(_ item: String) -> String {
      Drawn.macFile("<menu title=\"View\" id=\"men-aa-001\"><items>\(item)</items></menu>")
    }
    let item =
      """
      <menuItem title="Show Bar" id="itm-aa-001"><connections>
      <binding destination="-2" name="value" keyPath="values.bar" id="bin-aa-001"/></connections></menuItem>
      """
    let menu =
      """
      <menuItem title="Bars" id="itm-aa-002"><menu key="submenu" title="Bars" id="men-aa-002"><items>\(item)</items></menu>
      </menuItem>
      """
    let words = try told(file(""), file(menu))
    #expect(words.contains("a menu binds value to 'values.bar' ('Show Bar')"), "\(words)")
  }
}
