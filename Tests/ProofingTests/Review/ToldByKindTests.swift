import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What tells an object from others of its name, and a way from others between the same screens; each on a small file of the shape
/// in which it was seen.
@Suite struct ToldByKindTests {
  private static func text(
    _ before: String, _ after: String, ending: String = "xib", devices: [String] = []
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  // MARK: Names

  /// A field and the label beside it are called by what they are, where both say the same. Seen in ha-menu.
  @Test func viewsOfOneNameAreCalledByTheirKinds() throws {
    func file(_ room: Double) -> String {
      let field = Drawn.view(
        "fie-aa-001", "textField", Drawn.frame(72 + room, 20, 100, 34),
        attributes: "userLabel=\"Server\" borderStyle=\"roundedRect\"")
      return Drawn.xib(
        Drawn.label("lab-aa-001", "Server", Drawn.frame(20, 20, 52, 21)) + field,
        constraints: Drawn.rule("lab-le-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20)
          + Drawn.rule("lab-to-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 20)
          + Drawn.rule("lab-wi-001", "width", item: "lab-aa-001", constant: 52)
          + Drawn.rule("fie-wi-001", "width", item: "fie-aa-001", constant: 100)
          + Drawn.rule("fie-to-001", "top", "top", "iN0-l3-epB", item: "fie-aa-001", constant: 20)
          + Drawn.rule("fie-le-001", "leading", "trailing", "lab-aa-001", item: "fie-aa-001", constant: room))
    }
    let told = try Self.text(file(8), file(30))
    #expect(
      told.contains("`Server (text field).leading == Server (label).trailing + 30`"), "\(told)")
    #expect(told.contains("'Server (text field)' moved right 22 pt"), "\(told)")
  }

  /// What became a label has a colour that no button gave it. Seen in BlackTechnology.
  @Test func aTextOfAnotherKindHasItsColour() throws {
    let frame = Drawn.frame(20, 40, 80, 30)
    let button = Drawn.view(
      "but-aa-001", "button", frame, attributes: "buttonType=\"system\"",
      more: "<state key=\"normal\" title=\"Sign out\"/>")
    func label(_ color: String) -> String {
      Drawn.label("lab-aa-001", "Sign out", frame).replacing("</label>", with: "\(color)</label>")
    }
    let red =
      "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let told = try Self.text(Drawn.xib(button), Drawn.xib(label(red)))
    #expect(told.contains("colour of 'Sign out' is #FF0000 instead of #007AFF"), "\(told)")
    let plain = try Self.text(Drawn.xib(button), Drawn.xib(label("")))
    #expect(!plain.contains("colour of"), "\(plain)")
  }

  /// Masks that became alike are told with whose they are. Seen in USAL-GII-IGU-Cocoa.
  @Test func masksOfSeveralViewsSayWhose() throws {
    func file(_ mask: String) -> String {
      let boxes = (1...4).map { number in
        """
        <box fixedFrame="YES" title="Box \(number)" id="box-aa-00\(number)" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 10 + 45 * Double(number - 1), 100, 40))<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \(mask)/></box>
        """
      }
      let name = """
        <box fixedFrame="YES" title="\(mask.isEmpty ? "New" : "Old")" id="oth-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(150, 10, 100, 40))<autoresizingMask key="autoresizingMask"/></box>
        """
      let gone = mask.isEmpty ? "" : name.replacing("oth-aa-001", with: "gon-aa-001").replacing("Old", with: "Gone")
      return Drawn.mac(boxes.joined() + name + gone)
    }
    let told = try Self.text(file("flexibleMinY=\"YES\""), file(""))
    #expect(!told.contains("masks of 4 views"), "\(told)")
    #expect(told.contains("autoresizing mask of 'Box 1', 'Box 2', 'Box 3' and 'Box 4' is"), "\(told)")
  }

  /// The order of views that a card tells is told once. Seen in Fraise.
  @Test func anOrderIsToldOnce() throws {
    func file(_ order: [String]) -> String {
      Drawn.xib(
        order.map {
          """
          <view contentMode="scaleToFill" fixedFrame="YES" userLabel="\($0)" id="\($0)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
          \(Drawn.frame($0 == "one" ? 20 : 60, 20, 80, 80))<autoresizingMask key="autoresizingMask"/>
          <color key="backgroundColor" red="\($0 == "one" ? 1 : 0)" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></view>
          """
        }.joined())
    }
    let told = try Self.text(file(["one", "two"]), file(["two", "one"]))
    #expect(told.contains("the order in 'root' is"), "\(told)")
    #expect(!told.contains("stands in front of"), "\(told)")
  }

  /// A view that is made anew in another one says how it looks otherwise. Seen in Bar-Golf and iWordQuiz.
  @Test func whatIsMadeAnewSaysHowItLooks() throws {
    func label(_ id: String, _ size: Double) -> String {
      Drawn.label(id, "Forgot it?", Drawn.frame(20, 20, 90, 21)).replacing(
        "pointSize=\"17\"", with: "pointSize=\"\(size)\"")
    }
    let card = Drawn.view("car-aa-001", "view", Drawn.frame(20, 100, 300, 200), attributes: "userLabel=\"Card\"")
      .replacing("</view>", with: "<subviews>\(label("new-aa-001", 12))</subviews></view>")
    let told = try Self.text(Drawn.xib(label("old-aa-001", 17)), Drawn.xib(card))
    #expect(
      told.contains("'Forgot it?' is made anew in 'Card', font is system 12 instead of system 17"), "\(told)")
  }

  // MARK: Ways and bars

  private static func controller(_ number: Int, _ name: String, view: String = "", more: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="\(name)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(view)</subviews></view>\(more)
      </viewController>
      """)
  }

  /// A navigation controller that shows the first controller.
  private static let stack = Drawn.scene(
    "2",
    """
    <navigationController id="nav-aa-001" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar-aa-001"/>
    <connections><segue destination="vc1-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/></connections>
    </navigationController>
    """)

  private static func button(_ title: String, _ inner: String) -> String {
    """
    <button id="but-aa-001" contentMode="scaleToFill" buttonType="system">\(Drawn.frame(20, 20, 80, 30))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><state key="normal" title="\(title)"/>
    <connections>\(inner)</connections></button>
    """
  }

  /// How a new way has its screen come is told with it, and of a new screen's also of which kind it is. Seen in
  /// giant-robot-fitbuddy and MobileApp-iOS.
  @Test func waysSayHowTheyShow() throws {
    let way = """
      <segue destination="vc1-aa-001" kind="modal" identifier="Home" modalTransitionStyle="crossDissolve" id="seg-aa-001"/>
      """
    let one = Self.controller(1, "One")
    let known = try Self.text(
      Drawn.storyboard(one + Self.controller(2, "Two", view: Self.button("Go", ""))),
      Drawn.storyboard(one + Self.controller(2, "Two", view: Self.button("Go", way))), ending: "storyboard")
    #expect(known.contains("called 'Home', is new with the transition 'crossDissolve'"), "\(known)")
    let new = try Self.text(
      Drawn.storyboard(one),
      Drawn.storyboard(
        one + Self.controller(3, "Three")
          + Self.controller(
            2, "Two",
            more: "<connections><segue destination=\"vc3-aa-001\" kind=\"push\" id=\"seg-aa-002\"/></connections>")),
      ending: "storyboard")
    #expect(new.contains("the new 'Two' leads to 'Three' (push segue)"), "\(new)")
  }

  /// Outlets that lead to what holds all else say so: that is mostly a slip. Seen in wepay-wecrowd and YahooRoomFinder.
  @Test func outletsToWhatHoldsAllElseSaySo() throws {
    func file(_ outlets: String) -> String {
      let label = Drawn.label("lab-aa-001", "Words", Drawn.frame(20, 20, 50, 21))
      return Drawn.storyboard(Self.controller(1, "One", view: label, more: "<connections>\(outlets)</connections>"))
    }
    func outlet(_ name: String, _ target: String) -> String {
      "<outlet property=\"\(name)\" destination=\"\(target)\" id=\"\(name)-aa-001\"/>"
    }
    let told = try Self.text(
      file(""),
      file(
        ["end", "middle", "start"].map { outlet($0, "vi1-aa-001") }.joined() + outlet("name", "lab-aa-001")),
      ending: "storyboard")
    #expect(
      told.contains("the outlets 'end', 'middle' and 'start' are new (to the view that holds all else)"), "\(told)")
    #expect(told.contains("the outlet 'name' is new") && !told.contains("'name' is new ("), "\(told)")
    // That the view is called by its outlet now says nothing besides.
    #expect(!told.contains("is called"), "\(told)")
  }

  /// What a new screen calls in another one says of which. Seen in giant-robot-fitbuddy.
  @Test func actionsOfNewScreensSayWhereTheyLead() throws {
    let action = """
      <action selector="start:" destination="vc1-aa-001" eventType="touchUpInside" id="act-aa-001"/>
      <action selector="stop:" destination="vc2-aa-001" eventType="touchUpInside" id="act-aa-002"/>
      """
    let one = Self.controller(1, "One")
    let told = try Self.text(
      Drawn.storyboard(one), Drawn.storyboard(one + Self.controller(2, "Two", view: Self.button("Go", action))),
      ending: "storyboard")
    #expect(told.contains("the new 'Two' calls 'start:' of 'One' ('Go') and 'stop:' ('Go')"), "\(told)")
  }

  /// That a stack's bar became opaque is told, whatever follows from it. Seen in giant-robot-fitbuddy.
  @Test func anOpaqueBarIsTold() throws {
    func file(_ bar: String) -> String {
      Drawn.storyboard(
        Self.controller(1, "One")
          + Drawn.scene(
            "2",
            """
            <navigationController id="nav-aa-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="bar-aa-001"/><connections>
            <segue destination="vc1-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
            </connections></navigationController>
            """))
    }
    let told = try Self.text(file(""), file("translucent=\"NO\""), ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("translucent in a navigation bar is 'NO' now"), "\(told)")
  }

  /// An item that shows a view shows no title. Seen in giant-robot-fitbuddy.
  @Test func anItemWithAViewShowsNoTitle() throws {
    let item = """
      <navigationItem key="navigationItem" id="nit-aa-001"><barButtonItem key="rightBarButtonItem" title="Item" id="ite-aa-001">
      <progressView key="customView" contentMode="scaleToFill" id="pro-aa-001">\(Drawn.frame(0, 0, 100, 4))</progressView>
      </barButtonItem></navigationItem>
      """
    let outcome = try SmallHistory(
      ["b.txt": ""],
      [
        "a.storyboard": Drawn.storyboard(
          Self.controller(1, "One", view: Self.button("Go", ""), more: item) + Self.stack)
      ]
    ).review()
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("'Go'") && !told.contains("'Item'"), "\(told)")
  }

  // MARK: Canvases and warnings

  /// A row keeps the height that it was given on a device of its canvas' size too. Seen in farkled.
  @Test func aRowKeepsItsHeightOnItsCanvas() throws {
    func file(_ height: Double) -> String {
      let cell = """
        <tableViewCell contentMode="scaleToFill" rowHeight="22" id="cel-aa-001">\(Drawn.frame(0, 0, 320, 22))
        <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cov-aa-001">
        \(Drawn.frame(0, 0, 320, 21))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="5056" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><sections>
          <tableViewSection id="sec-aa-001"><cells>\(cell)</cells></tableViewSection></sections></tableView></tableViewController>
          """))</scenes></document>
        """
    }
    let report = try SmallHistory.review(file(568), file(480), ending: "storyboard", devices: ["iphone-4s"]).report
    #expect(report.entries.allSatisfy { $0.status == .same }, "\(ReviewText().text(report))")
  }

  /// A screen that was drawn on another device is compared on those that are none's canvas. Seen in cie-app.
  @Test func theOtherCanvasIsNotCompared() throws {
    func file(_ device: String, _ width: Double, _ height: Double, table: Bool = true) -> String {
      let label = Drawn.label("lab-aa-001", "Words", Drawn.frame(20, 20, 50, 21))
      let rows = """
        <tableView contentMode="scaleToFill" style="plain" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 100, 320, 300))
        <autoresizingMask key="autoresizingMask"/><prototypes><tableViewCell contentMode="scaleToFill" id="cel-aa-001">
        \(Drawn.frame(0, 22, 320, 44))<tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cov-aa-001">
        \(Drawn.frame(0, 0, 320, 43))</tableViewCellContentView></tableViewCell></prototypes></tableView>
        """
      return Drawn.storyboard(
        Self.controller(1, "One", view: label + (table ? rows : ""))
      ).replacing("retina4_7", with: device).replacing(
        Drawn.frame(0, 0, 375, 667), with: Drawn.frame(0, 0, width, height))
    }
    let after = file("retina5_5", 414, 736).replacing("\"Words\"", with: "\"Other words\"")
    let keys = try SmallHistory(["a.storyboard": file("retina4_7", 375, 667)], ["a.storyboard": after])
      .review(devices: []).report.entries.map(\.key)
    #expect(keys.contains("One.iphone-17") && !keys.contains("One.iphone-8-plus"), "\(keys)")
    // Where frames and masks place all, they are those of the canvas.
    let frames = try SmallHistory(
      ["a.storyboard": file("retina4_7", 375, 667, table: false)],
      ["a.storyboard": file("retina5_5", 414, 736, table: false).replacing("\"Words\"", with: "\"Other words\"")]
    ).review(devices: []).report.entries.map(\.key)
    #expect(frames.contains("One.iphone-8-plus"), "\(frames)")
    let same = try SmallHistory(
      ["a.storyboard": file("retina5_5", 414, 736)], ["a.storyboard": after]
    ).review(devices: []).report.entries.map(\.key)
    #expect(same.contains("One.iphone-8-plus"), "\(same)")
  }

  /// What a screen was warned of is not new in the stack that shows it now. Seen in expense-tracker.
  @Test func aWarningIsNotNewInAContainer() throws {
    let label = Drawn.label("lab-aa-001", "A text that does not fit", Drawn.frame(20, 40, 60, 21)).replacing(
      "</label>",
      with: "<constraints>\(Drawn.rule("lab-wi-001", "width", constant: 60))</constraints></label>")
    let rules =
      "<constraints>" + Drawn.rule("lab-le-001", "leading", "leading", "vi1-aa-001", item: "lab-aa-001", constant: 20)
      + Drawn.rule("lab-to-001", "top", "top", "vi1-aa-001", item: "lab-aa-001", constant: 140) + "</constraints>"
    let one = Self.controller(1, "One", view: label).replacing("</subviews></view>", with: "</subviews>\(rules)</view>")
    let before = Drawn.storyboard(one)
    let check = try Self.text(before, before.replacing("fit\"", with: "fits\""), ending: "storyboard")
    #expect(!check.contains("new warning"), "\(check)")
    let told = try Self.text(before, Drawn.storyboard(one + Self.stack), ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("new pictures of 'One-Navigation'"), "\(told)")
    #expect(!told.contains("new warning"), "\(told)")
  }
}
