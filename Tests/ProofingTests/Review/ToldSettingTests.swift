import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What of objects no picture shows: told whichever tools saved the file, and beside pictures that changed otherwise.
@Suite struct ToldSettingTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    let outcome = try SmallHistory(["a.xib": before], ["a.xib": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func saved(by tools: String, _ file: String) -> String {
    file.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
  }

  private static func button(_ id: String, _ y: Double, _ attributes: String = "", title: String = "Go") -> String {
    """
    <button \(attributes) translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="\(id)">
    \(Drawn.frame(20, y, 90, 32))<autoresizingMask key="autoresizingMask"/>
    <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="\(id)c"/></button>
    """
  }

  /// What holds where nothing is written is the same where it is written. Seen in Saffara.
  @Test func whatIsUsualIsNoSetting() throws {
    func file(_ label: String, _ stack: String) -> String {
      Drawn.xib(
        Drawn.view(
          "sta-aa-001", "stackView", Drawn.frame(20, 40, 100, 21), attributes: stack,
          subviews: Drawn.view("lab-aa-001", "label", Drawn.frame(0, 0, 100, 21), attributes: "text=\"EN\" \(label)")))
    }
    let usual = try notes(file("userInteractionEnabled=\"YES\"", "distribution=\"fill\""), file("", ""))
    #expect(usual.isEmpty, "\(usual)")
    let other = try notes(file("userInteractionEnabled=\"NO\"", "distribution=\"fill\""), file("", ""))
    #expect(other.contains { $0.contains("user interaction enabled in a label is no longer 'NO'") }, "\(other)")
  }

  // MARK: Another version of the tools

  @Test(arguments: [false, true]) func whatAPersonWroteIsToldWhicheverToolsSavedIt(isGoing: Bool) throws {
    let files = ["", "toolTip=\"Starts it\""].map { Drawn.mac(Self.button("but-aa-001", 20, $0)) }
    let (before, after) = isGoing ? (files[1], files[0]) : (files[0], files[1])
    let told = try notes(Self.saved(by: "13770", before), Self.saved(by: "13771", after))
    let words =
      isGoing
      ? "tool tip in a button is no longer 'Starts it' ('Go')" : "tool tip in a button is 'Starts it' now ('Go')"
    #expect(told == ["'a.xib' changed in what no picture shows: \(words)"], "\(told)")
  }

  /// What every text field gets when another version saves the file is that version's.
  @Test func whatTheToolsWroteIsNotTold() throws {
    func file(_ attributes: String) -> String {
      Drawn.mac(
        [20.0, 60].map { y in
          """
          <textField \(attributes) translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="fi\(Int(y))-aa-001">
          \(Drawn.frame(20, y, 90, 21))<autoresizingMask key="autoresizingMask"/>
          <textFieldCell key="cell" title="Name" id="fc\(Int(y))-aa-001"/></textField>
          """
        }.joined())
    }
    let ring = "focusRingType=\"none\""
    #expect(try notes(Self.saved(by: "14460", file("")), Self.saved(by: "16097", file(ring))).isEmpty)
    let told = try notes(file(""), file(ring))
    #expect(told.contains { $0.contains("focus ring type in a text field is 'none' now") }, "\(told)")
  }

  /// So is what three objects of a kind, all that there are, got at once, known or not.
  @Test func whatAllObjectsGotAtOnceIsNotTold() throws {
    func file(_ attributes: [String]) -> String {
      Drawn.mac(
        attributes.enumerated().map { Self.button("bu\($0)-aa-001", 20 + Double($0) * 40, $1) }.joined())
    }
    let new = "springLoaded=\"YES\""
    let all = try notes(
      Self.saved(by: "14460", file(["", "", ""])), Self.saved(by: "16097", file([new, new, new])))
    #expect(all.isEmpty, "\(all)")
    let one = try notes(Self.saved(by: "14460", file(["", "", ""])), Self.saved(by: "16097", file(["", new, ""])))
    #expect(one.count == 1, "\(one)")
  }

  // MARK: Beside pictures

  /// An attribute of one view, beside another that is drawn otherwise.
  @Test func settingsAreToldBesideWhatPicturesShow() throws {
    func file(_ attributes: String, title: String) -> String {
      Drawn.mac(Self.button("but-aa-001", 20, attributes) + Self.button("but-aa-002", 80, title: title))
    }
    let told = try notes(file("", title: "One"), file("toolTip=\"x\"", title: "Two"))
    #expect(told == ["'a.xib' changed in what no picture shows: tool tip in a button is 'x' now ('Go')"], "\(told)")
  }

  /// What a card says of a view is not said again.
  @Test func whatACardTellsIsNotToldAgain() throws {
    func file(_ title: String) -> String { Drawn.mac(Self.button("but-aa-001", 20, title: title)) }
    #expect(try notes(file("One"), file("Two")).isEmpty)
  }

  /// Objects of the app's own classes, which are in no picture.
  @Test func anObjectOfACustomClassIsTold() throws {
    let object = "<customObject id=\"obj-aa-001\" customClass=\"Updater\"/>"
    let told = try notes(Drawn.mac("", more: object), Drawn.mac(""))
    #expect(told == ["'a.xib' changed in what no picture shows: the object 'Updater' is gone"], "\(told)")
  }

  // MARK: Toolbars

  private static func window(_ shown: [String], width: Double = 150) -> String {
    Drawn.mac(
      "",
      more: """
        <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="200" height="100"/>
        <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 200, 100))</view>
        <toolbar key="toolbar" id="bar-aa-001"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="NSToolbarSpaceItem" id="spc-aa-001"/>
        <toolbarItem implicitItemIdentifier="I" label="Theme" paletteLabel="Theme" id="itm-aa-001">
        <size key="minSize" width="\(width)" height="25"/><size key="maxSize" width="300" height="25"/></toolbarItem>
        </allowedToolbarItems><defaultToolbarItems>
        \(shown.map { "<toolbarItem reference=\"\($0)-aa-001\"/>" }.joined())</defaultToolbarItems></toolbar></window>
        """)
  }

  /// One of two spaces that went puts nothing into another order.
  @Test func aSpaceThatWentFromAToolbarIsToldAsThat() throws {
    let told = try notes(Self.window(["itm", "spc", "spc"]), Self.window(["itm", "spc"]))
    #expect(told == ["a toolbar shows a space once by default instead of 2 times"], "\(told)")
  }

  @Test func anotherSizeOfAToolbarsItemIsTold() throws {
    let told = try notes(Self.window(["itm"]), Self.window(["itm"], width: 170))
    #expect(told == ["least size of the toolbar item 'Theme' is 170 × 25 instead of 150 × 25"], "\(told)")
  }
}
