import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What controls call now that called others: to whom it goes, and of which control it is; each on a small file of the shape in
/// which it was seen.
@Suite struct RepointedActionTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    let outcome = try SmallHistory.review(Drawn.macFile(before), Drawn.macFile(after))
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func item(_ title: String, _ action: String, to target: String) -> String {
    """
    <menuItem title="\(title)" id="i\(title)"><connections>
    <action selector="\(action)" target="\(target)" id="\(title)\(target)"/></connections></menuItem>
    """
  }

  private static func menu(_ items: String) -> String {
    """
    <customObject id="own-aa-001" customClass="Helper"/><customObject id="-1" userLabel="First Responder"/>
    <menu title="Tools" id="men-aa-001"><items>\(items)</items></menu>
    """
  }

  /// Of one action's senders some call another object, and others are new. Seen in reform-swift.
  @Test func toWhomActionsGoIsTold() throws {
    let told = try notes(
      Self.menu(Self.item("Text", "pick:", to: "own-aa-001") + Self.item("Line", "line:", to: "own-aa-001")),
      Self.menu(Self.item("Text", "pick:", to: "-1") + Self.item("Line", "pick:", to: "-1")))
    #expect(
      told.contains {
        $0.contains(
          "the action 'pick:' of 'Text' leads to the object 'First Responder' instead of the object 'Helper' now")
      }, "\(told)")
    #expect(told.contains { $0.contains("the action 'pick:' of 'Line' was 'line:'") }, "\(told)")
  }

  /// One control may call one action of two objects, of which one goes. Seen in capstone-ios.
  @Test func ofTwoReceiversThatOneIsToldThatWent() throws {
    func menu(_ receivers: [String]) -> String {
      let actions = receivers.map { "<action selector=\"pick:\" target=\"\($0)\" id=\"act\($0)\"/>" }.joined()
      return Self.menu("<menuItem title=\"Text\" id=\"ite-aa-001\"><connections>\(actions)</connections></menuItem>")
    }
    let told = try notes(menu(["own-aa-001", "-1"]), menu(["-1"]))
    #expect(told.contains { $0.hasSuffix("the action 'pick:' of 'Text' is gone for 'Helper' alone") }, "\(told)")
  }

  /// What a control calls on one event it calls on another one too. Seen in passwords-ios.
  @Test func theEventOfAnotherActionIsTold() throws {
    func field(_ events: [String]) -> String {
      let actions = events.map { event in
        "<action selector=\"change:\" destination=\"-1\" eventType=\"\(event)\" id=\"act-\(event)\"/>"
      }
      return Drawn.xib(
        """
        <textField fixedFrame="YES" placeholder="Name" id="fie-aa-001">\(Drawn.frame(20, 20, 200, 34))
        <connections>\(actions.joined())</connections></textField>
        """)
    }
    let (one, both) = (field(["valueChanged"]), field(["valueChanged", "editingChanged"]))
    func told(_ before: String, _ after: String) throws -> [String] {
      try SmallHistory(["a.xib": before], ["a.xib": after]).review().report.notes.map(\.text)
    }
    let (came, went) = (try told(one, both), try told(both, one))
    #expect(came.contains { $0.hasSuffix(" is new on 'editing changed' too") }, "\(came)")
    #expect(went.contains { $0.hasSuffix(" is gone on 'editing changed' alone") }, "\(went)")
  }

  private static func button(_ id: String, _ connections: String, cell: String = "", type: String = "button") -> String
  {
    """
    <\(type) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Drawn.frame(20, 20, 200, 32))
    <\(type)Cell key="cell" type="push" title="Open in the Preferences of Extensions" bezelStyle="rounded" id="\(id)c">
    <font key="font" metaFont="system"/>\(cell)</\(type)Cell>\(connections)</\(type)>
    """
  }

  /// What a cell calls its control does. Seen in userscripts.
  @Test func anActionOfACellIsItsControls() throws {
    let action = "<connections><action selector=\"open:\" target=\"-2\" id=\"act-aa-001\"/></connections>"
    let told = try notes(Self.button("but-aa-001", "", cell: action), Self.button("but-aa-001", action))
    #expect(!told.contains { $0.contains("action") }, "\(told)")
  }

  /// Another kind of control of that name calls it now. Seen in Rendezvous.
  @Test func anActionOfAnotherKindOfThatNameIsTold() throws {
    let action = "<connections><action selector=\"open:\" target=\"-2\" id=\"act-aa-001\"/></connections>"
    let item = """
      <menu title="File" id="men-aa-001"><items><menuItem title="Other" id="oth-aa-001"/></items></menu>
      """
    let told = try notes(
      item + Self.button("but-aa-001", action),
      item + Self.button("pop-aa-001", action.replacing("act-aa-001", with: "act-aa-002"), type: "popUpButton"))
    #expect(told.contains { $0.contains("the action 'open:' is of the pop up button") }, "\(told)")
  }

  /// An object of the same class in a scene that was made anew is no other one. Seen in suizid-app.
  @Test func anObjectOfAClassThatWasMadeAnewIsTheSame() throws {
    func file(_ id: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "one",
          """
          <viewController customClass="Help" id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.view(
            "but-aa-001", "button", Drawn.frame(20, 60, 80, 30),
            more: "<state key=\"normal\" title=\"Call\"/><connections><action selector=\"call:\" destination=\"\(id)\" "
              + "eventType=\"touchUpInside\" id=\"act\(id)\"/></connections>"))</subviews></view></viewController>
          <customObject id="\(id)" customClass="Dialer"/>
          """))
    }
    let told = try SmallHistory(["a.storyboard": file("one-aa-001")], ["a.storyboard": file("two-aa-001")])
      .review(devices: []).report.notes.filter(\.isChange).map(\.text)
    #expect(told.isEmpty, "\(told)")
  }
}
