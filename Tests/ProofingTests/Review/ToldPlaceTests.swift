import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Where what is told lies: in which menu an item, in which file a menu, in which state a colour, in which direction a mask.
@Suite struct ToldPlaceTests {
  private func notes(_ before: String, _ after: String) throws -> [String] {
    try SmallHistory(["a.xib": before], ["a.xib": after]).review(devices: []).report.notes.filter(\.isChange).map(
      \.text)
  }

  private static func item(_ id: String, _ title: String) -> String {
    "<menuItem title=\"\(title)\" id=\"\(id)-aa-001\"/>"
  }

  /// Two items of one title are told apart by their menus. Seen in Noisy and multiclock.
  @Test func newItemsSayTheirMenus() throws {
    func file(_ item: String) -> String {
      let menus = ["Sounds", "Status"].map { title in
        let own = item.isEmpty ? "" : Self.item(item + title, item)
        return
          "<menu title=\"\(title)\" id=\"\(title)-aa-001\"><items>\(Self.item("one" + title, "One"))\(own)</items></menu>"
      }
      return Drawn.macFile(menus.joined())
    }
    #expect(
      try notes(file(""), file("Mute"))
        == [
          "the menu item 'Mute' is new in the menu 'Sounds' after 'One' (no action)",
          "the menu item 'Mute' is new in the menu 'Status' after 'One' (no action)",
        ])
    #expect(
      try notes(file("Mute"), file(""))
        == [
          "the menu item 'Mute' is gone from the menu 'Sounds'", "the menu item 'Mute' is gone from the menu 'Status'",
        ])
  }

  /// Items that live on in another menu did not go with theirs, and a separator that is hidden says so. Seen in Helium and barista.
  @Test func itemsThatLiveOnAreNotGone() throws {
    func menu(_ items: String) -> String {
      Drawn.macFile("<menu title=\"File\" id=\"fil-aa-001\"><items>\(items)</items></menu>")
    }
    func sub(_ items: String) -> String {
      """
      <menuItem title="More" id="mor-aa-001"><menu key="submenu" title="More" id="sub-aa-001"><items>\(items)</items></menu></menuItem>
      """
    }
    let (one, two) = (Self.item("one", "Window"), Self.item("two", "Tab"))
    let told = try notes(menu(sub(one + two)), menu(one))
    #expect(told.contains { $0.hasSuffix("is gone from the menu 'File' with the item 'Tab'") }, "\(told)")
    let line = "<menuItem isSeparatorItem=\"YES\" hidden=\"YES\" id=\"sep-aa-001\"/>"
    let parted = try notes(menu(one), menu(one + line))
    #expect(parted == ["1 separator of the menu 'File' after 'Window' is new (hidden)"], "\(parted)")
  }

  @Test func newItemsOfPopUpsSayWhichOne() throws {
    func file(_ label: String, _ items: String, _ outlet: String = "") -> String {
      Drawn.mac(
        """
        <popUpButton \(label) id="pop-aa-001">\(Drawn.frame(20, 20, 100, 26))
        <popUpButtonCell key="cell" selectedItem="one-aa-001" title="One" id="cel-aa-001"><menu key="menu" id="men-aa-001"><items>
        \(Self.item("one", "One"))\(items)</items></menu></popUpButtonCell>\(outlet)</popUpButton>
        """)
    }
    let label = "userLabel=\"Hands\""
    let told = try notes(file(label, ""), file(label, Self.item("lcd", "LCD")))
    #expect(told == ["the menu item 'LCD' is new in the pop-up 'Hands' after 'One'"], "\(told)")
    let outlet = """
      <connections><outlet property="dialSwitcher" destination="pop-aa-001" id="out-aa-001"/></connections>
      """
    let named = try notes(file("", "", outlet), file("", Self.item("lcd", "LCD"), outlet))
    #expect(named == ["the menu item 'LCD' is new in the pop-up 'dialSwitcher' after 'One'"], "\(named)")
  }

  // MARK: Files

  private static let bar = Drawn.macFile(
    """
    <menu title="Main Menu" systemMenu="main" id="bar-aa-001"><items>
    <menuItem title="App" id="app-aa-001"/><menuItem title="Help" id="hel-aa-001"/></items></menu>
    """
  ).replacing(/<window[\s\S]*<\/window>/, with: "")

  /// A file of menus alone makes no picture. Seen in Hotspot and crossbow.
  @Test func aNewFileSaysItsMenus() throws {
    let outcome = try SmallHistory(["b.txt": ""], ["Main.xib": Self.bar]).review(devices: [])
    let told = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(told == ["'Main.xib' is new, with the menus 'App' and 'Help'"], "\(told)")
  }

  /// A file that lies elsewhere is the same one, with what changed in it. Seen in swift-macos and NetHack.
  @Test func aMovedFileIsComparedWithWhatItWas() throws {
    let renamed = Self.bar.replacing("title=\"Help\"", with: "title=\"Hilfe\"")
    for (text, said) in [(Self.bar, []), (renamed, ["the menu item 'Help' says 'Hilfe'"])] {
      let history = try SmallHistory(["old/Main.xib": Self.bar], ["new/Start.xib": text])
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent("old/Main.xib"))
      try history.amend()
      let told = try history.review(devices: []).report.notes.filter(\.isChange).map(\.text)
      #expect(told == ["'old/Main.xib' is 'new/Start.xib' now"] + said, "\(told)")
    }
  }

  // MARK: Archives

  private static func archive(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="1">\(objects)</array></data></archive>
    """
  }

  /// Seen in daybreak: ⌥⌘R is another key than ⌘R.
  @Test func keysOfArchivesSayWhatIsHeldDown() throws {
    func file(_ items: String) -> String {
      Self.archive(
        """
        <object class="NSMenu" id="2"><string key="NSTitle">Develop</string>
        <array class="NSMutableArray" key="NSMenuItems">\(items)</array></object>
        """)
    }
    let item = """
      <object class="NSMenuItem" id="3"><string key="NSTitle">Show Resources</string>
      <string key="NSKeyEquiv">r</string><int key="NSKeyEquivModMask">1572864</int></object>
      """
    let told = try notes(file(""), file(item))
    #expect(told.contains("the menu item 'Show Resources' is new in the menu 'Develop' (⌥⌘R)"), "\(told)")
  }

  /// Seen in meteo, CW Station and NetHack.
  @Test func archivesTellWhatIsSelectedAndHowWindowsResize() throws {
    func file(tab: String, pulls: String, style: Int, most: String, font: String) -> String {
      Self.archive(
        """
        <object class="NSWindowTemplate" id="2"><int key="NSWindowStyleMask">\(style)</int>
        <string key="NSWindowTitle">Ask</string><string key="NSWindowContentMaxSize">\(most)</string></object>
        <object class="NSTabView" id="3"><int key="NSvFlags">268</int><array key="NSTabViewItems">
        <object class="NSTabViewItem" id="4"><string key="NSLabel">Paths</string></object>
        <object class="NSTabViewItem" id="5"><string key="NSLabel">Compiler</string></object></array>
        <reference key="NSSelectedTabViewItem" ref="\(tab)"/></object>
        <object class="NSPopUpButton" id="6"><int key="NSvFlags">268</int><bool key="NSEnabled">YES</bool>
        <object class="NSPopUpButtonCell" key="NSCell" id="7"><object class="NSFont" key="NSSupport">\(font)
        <double key="NSSize">13</double></object>\(pulls)</object></object>
        """)
    }
    let none = "{1.79769e+308, 1.79769e+308}"
    let (old, new) = ("<string key=\"NSName\">LucidaGrande</string>", "<bool key=\"IBIsSystemFont\">YES</bool>")
    let told = try notes(
      file(tab: "4", pulls: "", style: 19, most: none, font: old),
      file(tab: "5", pulls: "<bool key=\"NSPullDown\">YES</bool>", style: 27, most: "{1000, 115}", font: new))
    #expect(told.contains("selected tab of a tab view is 'Compiler' instead of 'Paths'"), "\(told)")
    #expect(told.contains("pull-down of a pop up button is YES instead of NO"), "\(told)")
    #expect(
      told.contains(
        "style of the window 'Ask' is titled closable resizable utility instead of titled closable utility"),
      "\(told)")
    #expect(told.contains("greatest size of the window 'Ask' is 1000 × 115 instead of none"), "\(told)")
    #expect(!told.contains { $0.contains("font") }, "\(told)")
  }

  // MARK: Settings

  /// What scrolls follows its clip view by its mask, which no picture of one size shows. Seen in NetHack.
  @Test func masksOfWhatScrollsAreTold() throws {
    func file(_ mask: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" id="scr-aa-001">\(Drawn.frame(20, 20, 200, 100))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 198, 98))<subviews>
        <customView id="own-aa-001">\(Drawn.frame(0, 0, 198, 98))
        <autoresizingMask key="autoresizingMask" \(mask)/></customView></subviews></clipView></scrollView>
        """)
    }
    let told = try notes(
      file("widthSizable=\"YES\" heightSizable=\"YES\""), file("flexibleMaxX=\"YES\" flexibleMinY=\"YES\""))
    #expect(
      told.contains {
        $0.contains("mask") && $0.contains("pinned left and top instead of growing in width and height")
      }, "\(told)")
  }

  /// A binding that turns its value into the opposite is another one. Seen in RSRC Manager.
  @Test func aNewBindingSaysThatItIsTheOpposite() throws {
    func file(_ more: String) -> String {
      Drawn.mac(
        """
        <button fixedFrame="YES" id="but-aa-001">\(Drawn.frame(20, 20, 90, 32))
        <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" id="cel-aa-001"/></button>\(more)
        """)
    }
    let button = """
      <button fixedFrame="YES" id="bu2-aa-001">\(Drawn.frame(120, 20, 90, 32))
      <buttonCell key="cell" type="push" title="Stop" bezelStyle="rounded" id="ce2-aa-001"/>
      <connections><binding destination="-2" name="hidden" keyPath="selected" id="bin-aa-001">
      <dictionary key="options"><string key="NSValueTransformerName">NSNegateBoolean</string></dictionary></binding>
      </connections></button>
      """
    let told = try notes(file(""), file(button))
    #expect(told.contains { $0.contains("the binding of hidden to 'selected NSNegateBoolean'") }, "\(told)")
  }

  /// Seen in CodeCombat.
  @Test func coloursOfOtherStatesAreTold() throws {
    func file(_ color: String) -> String {
      Drawn.xib(
        """
        <button opaque="NO" fixedFrame="YES" id="but-aa-001">\(Drawn.frame(20, 20, 90, 32))
        <state key="normal" title="Run"/><state key="disabled">\(color)</state></button>
        """)
    }
    let color = "<color key=\"titleColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let told = try notes(file(""), file(color))
    #expect(told.contains { $0.contains("title color while disabled in a button is '#808080' now ('Run'") }, "\(told)")
  }

  /// An inset is one thing, and an item's picture is drawn in other places than it says. Seen in SchulNetz.
  @Test func insetsOfItemsAreTold() throws {
    func file(_ inset: String) -> String {
      Drawn.storyboard(
        """
        <scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
        <tabBarItem key="tabBarItem" title="Grades" id="tab-aa-001">\(inset)</tabBarItem></viewController></objects></scene>
        """)
    }
    let inset = "<inset key=\"imageInsets\" minX=\"0\" minY=\"72\" maxX=\"0\" maxY=\"72\"/>"
    let outcome = try SmallHistory(["a.storyboard": file(inset)], ["a.storyboard": file("")]).review()
    let told = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(told.contains { $0.contains("image insets in a tab bar item is no longer 'min x 0, min y 72") }, "\(told)")
  }

  /// A view without words is known by its class or by the outlet that code has of it. Seen in Cosmos and live-app-ios.
  @Test func attributesSayOfWhichView() throws {
    func file(_ attribute: String) -> String {
      let attributes =
        attribute.isEmpty ? "" : "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
      return Drawn.storyboard(
        """
        <scene sceneID="sce-aa-001"><objects><viewController customClass="Profile" id="con-aa-001" \
        sceneMemberID="viewController"><view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
        <view customClass="Stars" id="one-aa-001">\(Drawn.frame(0, 0, 80, 20))\(attributes)</view>
        <view id="two-aa-001">\(Drawn.frame(0, 40, 80, 20))\(attributes)</view></subviews></view>
        <connections><outlet property="photo" destination="two-aa-001" id="out-aa-001"/></connections>
        </viewController></objects></scene>
        """)
    }
    let color = """
      <userDefinedRuntimeAttribute type="color" keyPath="edge">
      <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
      """
    let outcome = try SmallHistory(["a.storyboard": file("")], ["a.storyboard": file(color)]).review()
    let told = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(
      told.contains {
        $0.contains("attribute 'edge' in a view is '#FF0000' now ('Stars' of Profile, outlet 'photo' of Profile)")
      }, "\(told)")
  }

  /// What else changed of a view that is hidden now is told beside that. Seen in RSRC Manager.
  @Test func aHiddenViewsOtherSettingsAreTold() throws {
    func file(_ hidden: String, _ style: String) -> String {
      Drawn.mac(
        """
        <button \(hidden) fixedFrame="YES" id="but-aa-001">\(Drawn.frame(20, 20, 90, 32))
        <buttonCell key="cell" type="bevel" title="Go" bezelStyle="\(style)" id="cel-aa-001"/></button>
        """)
    }
    let told = try notes(file("", "regularSquare"), file("hidden=\"YES\"", "circular"))
    #expect(told.contains { $0.contains("bezel style in a button cell is 'circular'") }, "\(told)")
  }

  /// A view that nobody named and that is hidden now is told with what it showed, a named one is not. Seen in Expense-iOS.
  @Test func aHiddenViewIsToldWithWhatItShowed() throws {
    func file(_ name: String, _ hidden: String) -> String {
      Drawn.xib(
        Drawn.view(
          "pan-aa-001", "view", Drawn.frame(20, 20, 200, 80), attributes: "\(name) \(hidden)",
          subviews: Drawn.view("lab-aa-001", "label", Drawn.frame(0, 0, 90, 20), attributes: "text=\"Source\"")))
    }
    func leads(_ name: String) throws -> [String] {
      try SmallHistory.review(file(name, ""), file(name, "hidden=\"YES\""), devices: ["iphone-8"]).report.entries
        .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    }
    #expect(try leads("") == ["'View' with 'Source' is hidden"])
    #expect(try leads("userLabel=\"Pane\"") == ["'Pane' is hidden"])
  }

  /// A view that moved is told with its long text, however many places of that differ. Seen in marcusBondi.
  @Test func aLongTextBesideAMovementIsTold() throws {
    func file(_ shift: Double, _ word: String) -> String {
      let text = (1...40).map {
        "the words of the sentence with the number \($0) end in \($0 % 2 == 0 ? "\(word)\($0)" : "it")"
      }
      return Drawn.xib(
        Drawn.view(
          "one-aa-001", "label", Drawn.frame(20, 20 + 2 * shift, 90, 20), attributes: "text=\"One\" fixedFrame=\"YES\"")
          + Drawn.view(
            "two-aa-001", "label", Drawn.frame(20, 200 + shift, 300, 200),
            attributes:
              "text=\"\(text.joined(separator: ". "))\" userLabel=\"Two\" numberOfLines=\"0\" fixedFrame=\"YES\""))
    }
    let told = ReviewText().text(
      try SmallHistory.review(
        file(0, "this and all of what comes next"), file(40, "that or much of what went away"), devices: ["iphone-8"]
      ).report)
    #expect(told.contains("; besides text of 'Two' is "), "\(told)")
    #expect(told.contains("more places differ: "), "\(told)")
  }

  /// A search bar that got a placeholder has no other text. Seen in client-iOS.
  @Test func anEmptyTextIsNone() throws {
    func file(_ placeholder: String) -> String {
      Drawn.xib(
        "<searchBar \(placeholder) contentMode=\"redraw\" id=\"sea-aa-001\">\(Drawn.frame(0, 0, 375, 56))</searchBar>")
    }
    let outcome = try SmallHistory.review(file(""), file("placeholder=\"Search\""), devices: ["iphone-8"])
    let leads = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains { $0.contains("placeholder") }, "\(leads)")
    #expect(!leads.contains { $0.contains("text of") || $0.contains("colour of") }, "\(leads)")
  }

  /// The view that an outlet leads to now stands for the one that it led to. Seen in Wormholy and client-ios.
  @Test func aReplacedViewIsComparedWithTheEarlierOne() throws {
    func file(_ id: String, _ name: String, _ settings: String) -> String {
      Drawn.storyboard(
        """
        <scene sceneID="sce-aa-001"><objects><viewController customClass="List" id="con-aa-001" \
        sceneMemberID="viewController"><view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
        <label text="\(name)" \(settings) id="\(id)">\(Drawn.frame(0, 0, 80, 20))</label></subviews></view>
        <connections><outlet property="url" destination="\(id)" id="out-aa-001"/></connections>
        </viewController></objects></scene>
        """)
    }
    let files = [
      file("one-aa-001", "url", "numberOfLines=\"1\""), file("two-aa-001", "https:", "numberOfLines=\"0\" tag=\"4\""),
    ]
    let outcome = try SmallHistory(["a.storyboard": files[0]], ["a.storyboard": files[1]]).review()
    let told = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(told.contains { $0.contains("tag in a label is '4' now") }, "\(told)")
    let leads = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect((told + leads).contains { $0.contains("number of lines") }, "\(told + leads)")
  }

  private static func scene(_ id: String, _ more: String, _ view: String = "") -> String {
    storyboard(
      """
      <viewController customClass="List" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-v">\(Drawn.frame(0, 0, 375, 667))\(view)</view>\(more)</viewController>
      """)
  }

  private static func storyboard(_ objects: String) -> String {
    Drawn.storyboard("<scene sceneID=\"sce-aa-001\"><objects>\(objects)</objects></scene>")
  }

  /// A scene that was made anew is the one of its class. Seen in FDWaveformView.
  @Test func aControllerThatWasMadeAnewKeepsItsConnections() throws {
    let lost = "<connections><outlet property=\"play\" destination=\"one-v\" id=\"out-aa-001\"/></connections>"
    let history = try SmallHistory(
      ["a.storyboard": Self.scene("one", lost)], ["a.storyboard": Self.scene("two", "")])
    let told = try history.review().report.notes.filter(\.isChange).map(\.text)
    #expect(told.contains { $0.contains("the outlet 'play' is gone") }, "\(told)")
  }

  /// Seen in airqualitytracker.
  @Test func connectionsOfNamelessObjectsSayTheirScreens() throws {
    let tap = "<tapGestureRecognizer id=\"tap-aa-001\"/>"
    let collection = """
      <connections><outletCollection property="gestureRecognizers" destination="tap-aa-001" id="out-aa-001"/></connections>
      """
    let files = [collection, ""].map { Self.scene("one", "", $0).replacing("</objects>", with: tap + "</objects>") }
    let history = try SmallHistory(["a.storyboard": files[0]], ["a.storyboard": files[1]])
    let told = try history.review().report.notes.filter(\.isChange).map(\.text)
    #expect(
      told.contains {
        $0.contains(
          "the outlet collection 'gestureRecognizers' to a tap gesture recognizer of a view in 'List' is gone")
      }, "\(told)")
  }

  /// Where a way begins within its screen, and by which name code takes it. Seen in Ios-Shop and biolifetracker.
  @Test func aSegueThatBeginsElsewhereSaysWhere() throws {
    let segue = "<segue destination=\"two\" kind=\"show\" id=\"seg-aa-001\"/>"
    let named = segue.replacing("kind=", with: "identifier=\"toNext\" kind=").replacing("seg-aa", with: "se2-aa")
    func file(_ button: String, _ controller: String) -> String {
      func connections(_ inner: String) -> String { inner.isEmpty ? "" : "<connections>\(inner)</connections>" }
      let view = """
        <subviews><button id="but-aa-001">\(Drawn.frame(0, 0, 80, 20))<state key="normal" title="Register"/>
        \(connections(button))</button></subviews>
        """
      let next = Self.scene("two", "").replacing("sce-aa-001", with: "sc2-aa-001")
        .replacing("\"List\"", with: "\"Next\"")
      let scenes = next.firstRange(of: "<scene ").map { next[$0.lowerBound...] } ?? ""
      return Self.scene("one", connections(controller), view).replacing(
        "</scenes></document>", with: String(scenes))
    }
    let history = try SmallHistory(["a.storyboard": file(segue, "")], ["a.storyboard": file("", named)])
    let told = try history.review().report.notes.filter(\.isChange).map(\.text)
    #expect(
      told.contains {
        $0.contains(
          "the show segue to 'Next' begins at the screen itself instead of 'Register' now, and is called 'toNext'")
      }, "\(told)")
  }

  /// What another view covers is told with where it was drawn. Seen in WelcuSocial.
  @Test func aCoveredViewIsToldWithItsPlace() throws {
    let frame = "\(Drawn.frame(227, 423, 73, 62))<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
    func view(_ element: String, _ id: String, _ inner: String = "") -> String {
      "<\(element) fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(frame)"
        + "\(inner)</\(element)>"
    }
    let button = view("button", "but-aa-001", "<state key=\"normal\" title=\"Choose\"/>")
    let told = try SmallHistory.review(
      Drawn.xib(button), Drawn.xib(view("imageView", "ima-aa-001") + button), devices: ["iphone-8"]
    ).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(told == ["'Image View' (73 × 62 at 227, 423, behind 'Choose') is new"], "\(told)")
  }
}
