import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Ways between screens and objects, and places that no picture shows.
@Suite struct UntoldWayTests {
  private func notes(_ before: String, _ after: String, ending: String = "storyboard") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
        .replacing("'a.\(ending)' changed besides: ", with: "")
    }
  }

  private static func controller(_ number: Int, _ name: String, _ more: String = "", view: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="\(name)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))\(view)</view>
      <connections>\(more)</connections></viewController>
      """)
  }

  private static func file(_ connections: String, initial: String = "") -> String {
    Drawn.storyboard(controller(1, "One", connections) + controller(2, "Two") + controller(3, "Three"))
      .replacing("useSafeAreas=\"YES\">", with: "useSafeAreas=\"YES\" \(initial)>")
  }

  private static func segue(_ kind: String, to number: Int = 2, id: String = "seg-aa-001", _ more: String = "")
    -> String
  {
    "<segue destination=\"vc\(number)-aa-001\" kind=\"\(kind)\" \(more) id=\"\(id)\"/>"
  }

  @Test(arguments: [
    ("", segue("show"), "the show segue to 'Two' from 'One' is new"),
    (segue("show"), "", "the show segue to 'Two' from 'One' is gone"),
    (segue("presentation"), segue("show"), "the show segue to 'Two' was of the kind 'presentation'"),
    (segue("show"), segue("show", to: 3), "the show segue to 'Three' led to 'Two' before"),
    (
      segue("presentation"), segue("presentation", "modalTransitionStyle=\"crossDissolve\""),
      "modal transition style of the presentation segue to 'Two' is 'crossDissolve' now"
    ),
    (
      "", "<segue destination=\"exi-aa-001\" kind=\"unwind\" unwindAction=\"back:\" id=\"seg-aa-001\"/>",
      "the unwind segue 'back:' from 'One' is new"
    ),
    (
      "", "<outlet property=\"name\" destination=\"vi1-aa-001\" id=\"out-aa-001\"/>",
      "the outlet 'name' is new (to the view that holds all else)"
    ),
    (
      "<outlet property=\"name\" destination=\"vi1-aa-001\" id=\"out-aa-001\"/>",
      "<outlet property=\"title\" destination=\"vi1-aa-001\" id=\"out-aa-001\"/>", "the outlet 'title' was 'name'"
    ),
    (
      "<action selector=\"go:\" destination=\"vi1-aa-001\" id=\"act-aa-001\"/>", "", "the action 'go:' is gone"
    ),
  ])
  func waysAreTold(before: String, after: String, words: String) throws {
    #expect(try notes(Self.file(before), Self.file(after)) == [words])
  }

  /// A way whose object was made anew leads from the new one.
  @Test func aWayBeginsElsewhere() throws {
    func file(_ id: String, _ connections: String, _ others: String = "") -> String {
      let button = """
        <subviews><button id="\(id)" contentMode="scaleToFill" buttonType="system">\(Drawn.frame(20, 20, 80, 30))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><state key="normal" title="Go"/>
        <connections>\(connections)</connections></button>\(others)</subviews>
        """
      return Drawn.storyboard(
        Self.controller(1, "One", view: button) + Self.controller(2, "Two") + Self.controller(3, "Three"))
    }
    let old =
      "<button id=\"but-aa-001\" contentMode=\"scaleToFill\" buttonType=\"system\">\(Drawn.frame(20, 80, 80, 30))"
      + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
      + "<state key=\"normal\" title=\"Old\"/></button>"
    let told = try notes(
      file("but-aa-001", Self.segue("show")), file("but-bb-002", Self.segue("show", id: "seg-bb-002"), old))
    #expect(told.contains { $0.contains("the show segue to 'Two' begins at ") && $0.contains(" now") }, "\(told)")
    #expect(!told.contains { $0.contains("is gone") || $0.contains("is new") }, "\(told)")
  }

  /// Of which control an action is. Seen in ccache-gui, where another control kept an action of the name.
  @Test func anActionSaysOfWhatItIs() throws {
    func file(_ connections: String) -> String {
      let button = """
        <subviews><button id="but-aa-001" contentMode="scaleToFill" buttonType="system">\(Drawn.frame(20, 20, 80, 30))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><state key="normal" title="Go"/>
        <connections>\(connections)</connections></button></subviews>
        """
      return Drawn.storyboard(Self.controller(1, "One", view: button))
    }
    let action = "<action selector=\"go:\" destination=\"vc1-aa-001\" eventType=\"touchUpInside\" id=\"act-aa-001\"/>"
    #expect(try notes(file(action), file("")) == ["the action 'go:' of 'Go' is gone"])
  }

  /// A connection that another saving gave another id is the same one.
  @Test func anotherIDIsNoChange() throws {
    #expect(try notes(Self.file(Self.segue("show")), Self.file(Self.segue("show", id: "seg-bb-002"))).isEmpty)
  }

  @Test func theFirstScreenIsTold() throws {
    let files = [1, 2].map { Self.file("", initial: "initialViewController=\"vc\($0)-aa-001\"") }
    #expect(try notes(files[0], files[1]) == ["the storyboard begins with 'Two' instead of 'One'"])
    #expect(try notes(Self.file(""), files[1]) == ["the storyboard begins with 'Two' now"])
  }

  // MARK: AppKit

  private static func window(x: Double = 10, width: Double = 300, mask: String = "flexibleMaxX", menu: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" userLabel="File's Owner"/>\(menu)
    <window title="W" id="win-aa-001"><rect key="contentRect" x="\(x)" y="20" width="\(width)" height="200"/>
    <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, width, 200))<subviews>
    <button id="but-aa-001">\(Drawn.frame(20, 20, 90, 18))
    <autoresizingMask key="autoresizingMask" \(mask)="YES"/>
    <buttonCell key="cell" type="check" title="Go" id="cel-aa-001"/></button></subviews></view></window></objects></document>
    """
  }

  @Test func whereAWindowOpensIsTold() throws {
    #expect(
      try notes(Self.window(), Self.window(x: 40), ending: "xib")
        == ["the window 'W' opens at 40, 20 instead of 10, 20 on the screen"])
  }

  /// By a card, where the view is drawn.
  @Test func whatAMaskDoesIsTold() throws {
    let outcome = try SmallHistory(["a.xib": Self.window()], ["a.xib": Self.window(mask: "flexibleMinX")])
      .review(devices: [])
    let told = outcome.report.groups.map(\.title) + outcome.report.notes.map(\.text)
    #expect(told.filter { $0.contains("autoresizing mask of") }.count == 1, "\(told)")
  }

  /// A collection that scrolls no more is told beside the way in which it scrolls. Seen in Pris24.
  @Test func thatNothingScrollsIsNoDirection() throws {
    func cell(_ number: String, _ x: Double) -> String {
      "<collectionViewCell id=\"ce\(number)-aa-001\">\(Drawn.frame(x, 0, 150, 90))<view key=\"contentView\" "
        + "id=\"cn\(number)-aa-001\">\(Drawn.frame(0, 0, 150, 90))</view></collectionViewCell>"
    }
    func file(_ scrolls: String, _ direction: String) -> String {
      Drawn.xib(
        Drawn.view(
          "col-aa-001", "collectionView", Drawn.frame(0, 0, 375, 200), attributes: "\(scrolls) dataMode=\"prototypes\"",
          more: """
            <collectionViewFlowLayout key="collectionViewLayout" \(direction) minimumLineSpacing="10" \
            minimumInteritemSpacing="10" id="flo-aa-001"><size key="itemSize" width="150" height="90"/>
            <size key="headerReferenceSize" width="0.0" height="0.0"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
            <cells>\(cell("1", 0))\(cell("2", 225))</cells>
            """),
        constraints: ["leading", "top", "trailing"].map {
          Drawn.rule("r\($0.prefix(2))-aa-001", $0, $0, "iN0-l3-epB", item: "col-aa-001")
        }.joined() + Drawn.rule("rhe-aa-001", "height", item: "col-aa-001", constant: 200))
    }
    let outcome = try SmallHistory.review(
      file("", ""), file("scrollEnabled=\"NO\"", "scrollDirection=\"horizontal\""), devices: ["iphone-17"])
    let titles = outcome.report.groups.map(\.title)
    #expect(titles.contains { $0.contains("scroll direction") }, "\(titles)")
    let told = outcome.report.notes.map(\.text)
    #expect(told.contains { $0.contains("scroll enabled in a collection view is 'NO' now") }, "\(told)")
  }

  /// A fixed frame without a mask is held at the left and the top, and so it is by the mask that a later Xcode writes for it.
  /// Seen in Focusin.
  @Test func theMaskOfAFixedFrameSaysNothingNew() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
    let later = Self.window().replacing(
      "<button id=", with: "<button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id="
    ).replacing("<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>", with: mask)
    let sides = [later.replacing(mask, with: "").replacing("16097", with: "10116"), later]
      .map { $0.replacing("MacOSX.Cocoa\"", with: "MacOSX.Cocoa\" useAutolayout=\"YES\"") }
    #expect(try notes(sides[0], sides[1], ending: "xib").filter { $0.contains("mask") }.isEmpty)
    let right = sides[1].replacing("flexibleMaxX", with: "flexibleMinX")
    let outcome = try SmallHistory(["a.xib": sides[0]], ["a.xib": right]).review(devices: [])
    let told = outcome.report.groups.map(\.title) + outcome.report.notes.map(\.text)
    #expect(told.contains { $0.contains("autoresizing mask of") }, "\(told)")
  }

  @Test func theMaskOfARootIsTold() throws {
    let file = Drawn.xib("")
    let other = file.replacing(
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
      with: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>")
    #expect(
      try notes(file, other, ending: "xib") == [
        "autoresizing mask of a view is growing in width instead of growing in width and height"
      ])
  }

  @Test func whatItemsOfMenusHaveIsTold() throws {
    func file(_ item: String, _ modifiers: String = "command", _ menu: String = "") -> String {
      Self.window(
        menu: """
          <menu title="Edit" \(menu) id="men-aa-001"><items>
          <menuItem title="Copy" keyEquivalent="c" \(item) id="ite-aa-001">
          <modifierMask key="keyEquivalentModifierMask" \(modifiers)="YES"/></menuItem></items></menu>
          """)
    }
    let plain = file("")
    #expect(try notes(plain, file("tag=\"2\""), ending: "xib") == ["tag of the menu item 'Copy' is '2' now"])
    #expect(
      try notes(plain, file("", "option"), ending: "xib")
        == ["the key '⌘C' of the menu item 'Copy' is '⌥C' now"])
    #expect(
      try notes(plain, file("", "command", "autoenablesItems=\"NO\""), ending: "xib")
        == ["autoenables items of the menu 'Edit' is 'NO' now"])
  }

  /// What a colour well shows is its colour.
  @Test func theColourOfAWellIsACause() throws {
    func file(_ red: String) -> String {
      Drawn.mac(
        """
        <colorWell translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="wel-aa-001">
        \(Drawn.frame(10, 10, 44, 23))<autoresizingMask key="autoresizingMask"/>
        <color key="color" red="\(red)" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></colorWell>
        """)
    }
    let outcome = try SmallHistory(["a.xib": file("0.0")], ["a.xib": file("1")]).review(devices: [])
    #expect(outcome.report.groups.map(\.title) == ["colour of 'Color Well' is #FF0000 instead of #000000"])
  }

  @Test func rulesInTouchBarsAreTold() throws {
    func bar(_ rules: String) -> String {
      Self.window(
        menu: """
          <touchBar id="tou-aa-001"><items><customTouchBarItem id="tit-aa-001"><viewController key="viewController" \
          id="tvc-aa-001"><textField key="view" translatesAutoresizingMaskIntoConstraints="NO" id="tex-aa-001">
          \(Drawn.frame(0, 0, 74, 22))<constraints>\(rules)</constraints>
          <textFieldCell key="cell" title="Song" id="tce-aa-001"/></textField></viewController></customTouchBarItem>
          </items></touchBar>
          """)
    }
    func rule(_ constant: Int) -> String {
      "<constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"\(constant)\" id=\"rul-aa-001\"/>"
    }
    #expect(try notes(bar(""), bar(rule(150)), ending: "xib") == ["a rule in a touch bar is 'width <= 150' now"])
    #expect(
      try notes(bar(rule(150)), bar(rule(120)), ending: "xib")
        == ["a rule in a touch bar is 'width <= 120' instead of 'width <= 150'"])
  }

  /// What a container shows is called by what people see of it. Seen in active-bystander.
  @Test(arguments: [("viewControllers", "tab"), ("splitItems", "pane"), ("page", "relationship 'page'")])
  func partsOfContainersAreCalledByTheirKinds(name: String, words: String) throws {
    let part = Self.segue("relationship", "relationship=\"\(name)\"")
    #expect(try notes(Self.file(""), Self.file(part)) == ["the \(words) to 'Two' is new"])
  }

  /// A second way between the same screens, which code takes by another name. Seen in planner-iOS.
  @Test func anotherWayBetweenTheSameScreensIsTold() throws {
    let one = Self.segue("show", "identifier=\"add\"")
    let both = one + Self.segue("show", id: "seg-bb-002", "identifier=\"edit\"")
    let words = "the show segue to 'Two' from 'One', called 'edit', is"
    #expect(try notes(Self.file(one), Self.file(both)) == ["\(words) new"])
    #expect(try notes(Self.file(both), Self.file(one)) == ["\(words) gone"])
  }

  /// A screen whose view went is there all the same, though its pictures are gone. Seen in celebrate.
  @Test func aScreenWithoutItsViewStays() throws {
    let file = Self.file("")
    let view = "<view key=\"view\" id=\"vi2-aa-001\">\(Drawn.frame(0, 0, 375, 667))</view>"
    let without = file.replacing(view, with: "")
    #expect(file != without)
    #expect(try notes(file, without) == ["the view controller 'Two' is there still, without its view"])
    #expect(try notes(without, file) == ["the view controller 'Two', which had no view, has one now"])
  }

  /// The last way to a screen is told though its own screen went with it. Seen in random-journal-ios.
  @Test func theLastWayToAScreenIsTold() throws {
    func file(_ first: String, _ third: String = "") -> String {
      Drawn.storyboard(first + Self.controller(2, "Two") + Self.controller(3, "Three", third))
    }
    let (one, words) = (Self.controller(1, "One", Self.segue("show")), "the show segue to 'Two' from 'One' is gone")
    let last = try notes(file(one), file(""))
    #expect(last.contains { $0.contains(words) }, "\(last)")
    let other = Self.segue("show", id: "seg-bb-002")
    let left = try notes(file(one, other), file("", other))
    #expect(!left.contains { $0.contains(words) }, "\(left)")
  }
}
