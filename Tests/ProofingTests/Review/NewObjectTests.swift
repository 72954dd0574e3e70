import Foundation
import ProofModel
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What is told of screens, views and files that are new: what they hold, do and are called by code.
@Suite struct NewObjectTests {
  private func told(_ before: [String: String], _ after: [String: String]) throws -> String {
    try SmallHistory(before, after).review(devices: ["iphone-8"]).report.notes.map(\.text).joined(separator: "\n")
  }

  private static func view(_ more: String) -> String {
    """
    <imageView \(more) contentMode="scaleToFill" fixedFrame="YES" id="ima-aa-001" \
    translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 100, 100, 100))
    <autoresizingMask key="autoresizingMask"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></imageView>
    """
  }

  /// Classes of one's own and what is set at run time. Seen in iOSHealthDietPlannerApp and AVRsack.
  @Test func classesOfNewViewsAreTold() throws {
    let file = Drawn.xib(Self.view("restorationIdentifier=\"face\" customClass=\"RoundView\""))
    let words = try told(["a.xib": Drawn.xib("")], ["a.xib": file])
    #expect(
      words.contains(
        "a new image view is of the class 'RoundView', has the restoration identifier 'face' and has the attribute "
          + "'layer.cornerRadius' 8"), "\(words)")
    let label = Drawn.label("lab-aa-001", "A", Drawn.frame(0, 0, 9, 9))
    let plain = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(label)])
    #expect(!plain.contains("is of the class"), "\(plain)")
  }

  /// What no picture shows of a view: the colour of one that is hidden, and the picture of a button's other state. Seen in
  /// RazorbackTransit-iOS and MangaReader-iOS.
  @Test func looksThatNoPictureShowsAreTold() throws {
    let hidden = Drawn.view(
      "hid-aa-001", attributes: "hidden=\"YES\"",
      more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
    let button = Drawn.view(
      "but-aa-001", "button",
      more:
        "<state key=\"normal\" image=\"heart\" catalog=\"system\"/><state key=\"selected\" image=\"star\" catalog=\"system\"/>"
    )
    let words = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(hidden + button)])
    #expect(words.contains("has the background color #FF0000"), "\(words)")
    #expect(words.contains("has the image while selected 'star'") && !words.contains("the image 'heart'"), "\(words)")
  }

  /// What a new combo box offers is seen in no picture. Seen in VITCloud.
  @Test func choicesOfANewBoxAreTold() throws {
    let box = Drawn.view(
      "box-aa-001", "comboBox", Drawn.frame(20, 20, 100, 26),
      more: "<comboBoxCell key=\"cell\" id=\"cel-aa-001\"><objectValues><string>Boys</string><string>Girls</string>"
        + "</objectValues></comboBoxCell>")
    let words = try told(["a.xib": Drawn.mac("")], ["a.xib": Drawn.mac(box)])
    #expect(words.contains("offers 'Boys' and 'Girls'"), "\(words)")
  }

  /// A controller without a view in the file has no picture: it is told beside other changes, by its class. Seen in KidsChannel.
  @Test func controllersWithoutPicturesAreTold() throws {
    func file(_ text: String, _ more: String) -> String {
      let home = Drawn.scene(
        "1",
        """
        <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
        \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.label("lab-aa-001", text, Drawn.frame(20, 20, 60, 21)))</subviews>
        </view></viewController>
        """)
      return Drawn.storyboard(home + (more.isEmpty ? "" : Drawn.scene("2", more)))
    }
    func words(_ element: String) throws -> String {
      try told(
        ["a.storyboard": file("A", "")],
        ["a.storyboard": file("B", "<\(element) id=\"new-aa-001\" sceneMemberID=\"viewController\"/>")])
    }
    let player = try words("avPlayerViewController")
    #expect(player.contains("1 av player view controller is new"), "\(player)")
    let own = try words("viewController customClass=\"Camera\"")
    #expect(own.contains("the view controller 'Camera' is new"), "\(own)")
    let container = try words("navigationController")
    #expect(!container.contains("navigation controller is new"), "\(container)")
  }

  /// Which keyboard a new field brings, whether a new view takes touches, and by which tag code knows it.
  @Test func behaviourOfNewViewsIsTold() throws {
    let place = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
    func field(_ traits: String) -> String {
      """
      <textField \(place) tag="7" opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Minutes" \
      clearButtonMode="always" id="fie-aa-001">\(Drawn.frame(20, 100, 100, 30))<autoresizingMask key="autoresizingMask"/>
      <textInputTraits key="textInputTraits" \(traits)/></textField>
      """
    }
    let others = """
      <view \(place) userInteractionEnabled="NO" contentMode="scaleToFill" id="sha-aa-001">\(Drawn.frame(0, 0, 90, 20))
      <autoresizingMask key="autoresizingMask"/></view>
      <label \(place) userInteractionEnabled="NO" text="Note" id="lab-aa-001">\(Drawn.frame(0, 200, 90, 20))
      <autoresizingMask key="autoresizingMask"/></label>
      <textView \(place) id="tev-aa-001">\(Drawn.frame(0, 300, 90, 90))<autoresizingMask key="autoresizingMask"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      """
    let traits = "keyboardType=\"numberPad\" textContentType=\"oneTimeCode\" secureTextEntry=\"YES\""
    let words = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(field(traits) + others)])
    for part in [
      "a new text field 'Minutes'", "has the tag 7", "has the clear button mode 'always'",
      "has the keyboard type 'numberPad'", "has the text content type 'oneTimeCode'", "hides what is typed",
      "a new view takes no touches",
    ] { #expect(words.contains(part), "\(part): \(words)") }
    #expect(!words.contains("new label") && !words.contains("sentences"), "\(words)")
    let toRead =
      "<textView \(place) editable=\"NO\" selectable=\"NO\" id=\"tev-aa-002\">"
      + "\(Drawn.frame(0, 300, 90, 90))<autoresizingMask key=\"autoresizingMask\"/></textView>"
      + "<scrollView \(place) maximumZoomScale=\"2.9999999999999999\" id=\"scr-aa-001\">"
      + "\(Drawn.frame(0, 400, 90, 90))<autoresizingMask key=\"autoresizingMask\"/></scrollView>"
    let read = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(toRead)])
    for part in ["cannot be edited", "lets nothing be selected", "has the maximum zoom scale '3'"] {
      #expect(read.contains(part), "\(part): \(read)")
    }
    let keys = (1...3).map { number in
      "<button \(place) tag=\"\(number)\" id=\"but-aa-00\(number)\">\(Drawn.frame(0, 90 * Double(number), 90, 40))"
        + "<autoresizingMask key=\"autoresizingMask\"/><state key=\"normal\" title=\"Photo\"/></button>"
    }
    let tags = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(keys.joined())])
    #expect(tags.contains("3 new buttons 'Photo' have the tags 1, 2 and 3"), "\(tags)")
    // What changes of a kept one is told as a change.
    let changed = try told(
      ["a.xib": Drawn.xib(field(traits))], ["a.xib": Drawn.xib(field("keyboardType=\"URL\""))])
    #expect(!changed.contains("a new text field"), "\(changed)")
  }

  /// A new screen says its own title, which no bar of the file shows, and how many objects its collections of outlets have. Seen
  /// in schedule-ios and solocoin-ios.
  @Test func aNewScreenSaysItsTitleAndItsCollections() throws {
    func scene(_ number: String, _ attributes: String, _ more: String = "", _ connections: String = "") -> String {
      Drawn.scene(
        number,
        """
        <viewController \(attributes) id="vco-aa-00\(number)" sceneMemberID="viewController">
        <view key="view" id="vie-aa-00\(number)">\(Drawn.frame(0, 0, 375, 667))<subviews>\(more)</subviews></view>
        <connections>\(connections)</connections></viewController>
        """)
    }
    let labels =
      Drawn.label("lab-aa-001", "A", Drawn.frame(20, 20, 60, 21))
      + Drawn.label("lab-aa-002", "B", Drawn.frame(20, 60, 60, 21))
    let outlets = (1...2).map {
      "<outletCollection property=\"marks\" destination=\"lab-aa-00\($0)\" collectionClass=\"NSMutableArray\" "
        + "id=\"out-aa-00\($0)\"/>"
    }
    let one = scene("1", "customClass=\"Start\"")
    let words = try told(
      ["a.storyboard": Drawn.storyboard(one)],
      [
        "a.storyboard": Drawn.storyboard(
          one + scene("2", "title=\"Homework\" customClass=\"Tasks\"", labels, outlets.joined()))
      ])
    #expect(words.contains("the new 'Tasks' has the outlet 'marks' (of 2)"), "\(words)")
    #expect(words.contains("has the title 'Homework'"), "\(words)")
  }

  /// A file that is new: its owner, what it calls, its outlets. Seen in Offline-Time and XMLViewer.
  @Test func connectionsOfNewFilesAreTold() throws {
    let window =
      """
      <window title="Add" id="win-aa-002"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      <view key="contentView" id="con-aa-002">\(Drawn.frame(0, 0, 300, 200))<subviews>
      <button id="but-aa-001">\(Drawn.frame(20, 20, 80, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="push" title="Create" bezelStyle="rounded" id="cel-aa-001"/>
      <connections><action selector="create:" target="-2" id="act-aa-001"/>
      <outlet property="field" destination="con-aa-002" id="out-aa-001"/></connections></button>
      </subviews></view></window>
      """
    let words = try told(["b.txt": ""], ["a.xib": Drawn.macFile(window)])
    #expect(
      words.contains(
        "'a.xib' is new: the new 'Add' calls 'create:' ('Create'); 'Create' in the new 'Add' has the outlet 'field'"),
      "\(words)")
  }

  /// A storyboard's application is none of its screens. Seen in SimDirs.
  @Test func outletsOfANewFilesApplicationAreIts() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
      <application id="app-aa-001" sceneMemberID="viewController"><connections>
      <outlet property="delegate" destination="del-aa-001" id="out-aa-001"/></connections></application>
      <customObject id="del-aa-001" customClass="AppDelegate"/></objects></scene><scene sceneID="sc2-aa-001"><objects>
      <viewController customClass="Page" id="pag-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
      \(Drawn.frame(0, 0, 300, 200))</view></viewController></objects></scene></scenes></document>
      """
    let words = try told(["b.txt": ""], ["a.storyboard": file])
    #expect(words.contains("the application has the outlet 'delegate'"), "\(words)")
  }

  /// Outlets of what lies in the view of a new file are told of that. Seen in MVVMReactiveCocoa.
  @Test func outletsOfPartsOfNewFilesAreTold() throws {
    let bars = ["one", "two"].map { name in
      """
      <searchBar contentMode="redraw" fixedFrame="YES" userLabel="\(name)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(name)-aa-001">\(Drawn.frame(0, 0, 320, 44))<autoresizingMask key="autoresizingMask"/><connections>
      <outlet property="delegate" destination="-1" id="\(name)-de-001"/></connections></searchBar>
      """
    }
    let words = try told(["b.txt": ""], ["a.xib": Drawn.xib(bars.joined())])
    #expect(words.contains("'one' and 'two' have the outlet 'delegate'"), "\(words)")
    #expect(!words.contains("it has the outlet"), "\(words)")
  }

  /// The class of a view that is drawn is told with its file. Seen in instagramCloneSwift.
  @Test func theClassOfADrawnViewIsToldWithItsFile() throws {
    func file(_ name: String) -> String {
      let labels = ["Note", "Hint"].enumerated().map { index, words in
        Drawn.label("lab-aa-00\(index)", words, Drawn.frame(20, 60 + 40 * Double(index), 90, 20))
      }
      return Drawn.xib(labels.joined().replacing("<label", with: "<label \(name)"))
    }
    let words = try told(["a.xib": file("")], ["a.xib": file("customClass=\"LinkLabel\"")])
    #expect(
      words.contains(
        "'a.xib' changed in what no picture shows: class of 'Note' and 'Hint' is LinkLabel instead of none"), "\(words)"
    )
  }

  /// What is set of a rule when it is loaded. Seen in Mixin.
  @Test func attributesOfARulesClassAreTold() throws {
    func file(_ rule: String) -> String {
      let box = Drawn.view("box-aa-001", "view", Drawn.frame(20, 40, 100, 40), constraints: rule)
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(box)</subviews></view>
          </viewController>
          """))
    }
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"small\">"
      + "<real key=\"value\" value=\"52\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let plain = Drawn.rule("rul-aa-001", "width", constant: 100)
    let own = plain.replacing("/>", with: " customClass=\"SizedRule\">\(attribute)</constraint>")
    let words = try told(["a.storyboard": file(plain)], ["a.storyboard": file(own)])
    #expect(words.contains("attribute 'small' of a constraint of the class 'SizedRule' is '52' now"), "\(words)")
  }

  /// The tabs of a controller in a xib, which is not drawn. Seen in CommanderAppSwift.
  @Test func tabsInANewXibAreTold() throws {
    func page(_ number: Int) -> String {
      """
      <viewController id="vc\(number)-aa-001">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
      <tabBarItem key="tabBarItem" title="Page \(number)" id="ti\(number)-aa-001"/></viewController>
      """
    }
    let file = Drawn.xib("")
    let tabs =
      "<tabBarController id=\"tab-aa-001\"><tabBar key=\"tabBar\" id=\"bar-aa-001\"/><viewControllers>"
      + page(1) + page(2) + "</viewControllers></tabBarController></objects>"
    let start = try #require(file.range(of: "<view contentMode")?.lowerBound)
    let words = try told([:], ["Tabs.xib": String(file[..<start]) + tabs + "</document>"])
    #expect(words.contains("it holds the tabs 'Page 1' and 'Page 2'"), "\(words)")
  }

  /// What new containers show, and by which name code takes a way. Seen in marlin-kids and Reciplease.
  @Test func contentsOfNewContainersAreTold() throws {
    func scene(_ index: Int, _ name: String, _ inner: String = "") -> String {
      Drawn.scene(
        "\(index)",
        """
        <viewController storyboardIdentifier="\(name)" hidesBottomBarWhenPushed="YES" customClass="\(name)Controller" \
        id="vco-aa-00\(index)" sceneMemberID="viewController">
        <view key="view" id="vie-aa-00\(index)">\(Drawn.frame(0, 0, 375, 667))</view>\(inner)</viewController>
        """)
    }
    let ways =
      """
      <connections><segue destination="vco-aa-003" kind="show" identifier="go" id="seg-aa-001"/>
      <segue destination="vco-aa-001" kind="relationship" relationship="page" id="seg-aa-002"/></connections>
      """
    let words = try told(
      ["a.storyboard": Drawn.storyboard(scene(1, "Start"))],
      ["a.storyboard": Drawn.storyboard(scene(1, "Start") + scene(2, "Settings", ways) + scene(3, "Thanks"))])
    #expect(words.contains("the new 'SettingsController' leads to 'ThanksController' ('go')"), "\(words)")
    #expect(words.contains("the new 'SettingsController' shows 'StartController'"), "\(words)")
    let facts = "has the storyboard identifier 'Settings' and hides the bottom bar when it is pushed"
    #expect(words.contains("the new 'SettingsController' \(facts)"), "\(words)")
  }

  /// What says nothing is told beside the words of what is new. Seen in Streameus.
  @Test func whatSaysNothingIsToldBesideWords() throws {
    func outer(_ inner: String) -> String {
      Drawn.xib(
        """
        <view contentMode="scaleToFill" fixedFrame="YES" id="out-aa-001" userLabel="Card" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 300, 300))
        <autoresizingMask key="autoresizingMask"/><subviews>\(inner)</subviews></view>
        """)
    }
    let label = Drawn.label("lab-aa-001", "Hello", Drawn.frame(20, 10, 100, 21))
    let report = try SmallHistory(["a.xib": Drawn.xib("")], ["a.xib": outer(label + Self.view(""))]).review().report
    let leads = report.entries.flatMap { $0.layout?.causes.map(\.lead) ?? [] }
    #expect(leads.contains { $0 == "'Card' with 'Hello' and an image view is new" }, "\(leads)")
  }

  /// What is the same of several new objects is told once, with the attributes of each. Seen in Pris24 and iosclient.
  @Test func whatIsTheSameOfNewObjectsIsToldOnce() throws {
    func button(_ number: Int, _ title: String, radius: Int) -> String {
      """
      <button fixedFrame="YES" id="but-aa-00\(number)" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(20, 60 * Double(number), 90, 40))<autoresizingMask key="autoresizingMask"/>
      <state key="normal" title="\(title)"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="\(radius)"/>
      </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
      <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
      """
    }
    let buttons = button(1, "+1%", radius: 4) + button(2, "+5%", radius: 4) + button(3, "Sell", radius: 9)
    let words = try told(["a.xib": Drawn.xib("")], ["a.xib": Drawn.xib(buttons)])
    #expect(
      words.contains("each of the new buttons '+1%' and '+5%' has the attributes 'cornerRadius' 4 and 'borderWidth' 1"),
      "\(words)")
    #expect(words.contains("a new button 'Sell' has the attributes 'cornerRadius' 9"), "\(words)")
    let file = try told(["b.txt": ""], ["a.xib": Drawn.xib(buttons)])
    #expect(file.contains("each of the buttons '+1%' and '+5%' has the attributes"), "\(file)")
  }

  /// That a new view is a table's header no picture says. Seen in ThinMP.
  @Test func aTablesNewHeaderIsTold() throws {
    func file(_ header: String) -> String {
      Drawn.xib(
        """
        <tableView fixedFrame="YES" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 100, 375, 400))\(header)</tableView>
        """)
    }
    let header =
      "<view key=\"tableHeaderView\" userLabel=\"Head\" id=\"hea-aa-001\">\(Drawn.frame(0, 0, 375, 80))</view>"
    let words = try told(["a.xib": file("")], ["a.xib": file(header)])
    #expect(words.contains("a new view 'Head' is the header of a table view"), "\(words)")
  }

  /// Fonts that a project lacks are one warning. Seen in Reciplease and Streameus.
  @Test func missingFontsAreOneWarning() {
    func missing(_ name: String) -> Diagnostic {
      .warning("font-missing", "font '\(name)' is not installed: 'system' is used instead", hint: "add it")
    }
    let fonts = [missing("Avenir"), missing("Futura")]
    let told = ResourceTrouble(fonts, after: [], known: [])
    #expect(
      told.warnings.map(\.message) == ["2 fonts are not installed, and others are used instead: 'Avenir', 'Futura'"])
    #expect(told.notes.isEmpty)
    let old = ResourceTrouble(fonts, after: fonts, known: ["Avenir"])
    #expect(old.warnings == [missing("Futura")])
    #expect(old.notes == ["a font of both sides is not installed, and another is measured in its place: 'Avenir'"])
    let picture = Diagnostic.warning("missing-asset", "there is no picture 'a' in 'b'", hint: "put one there")
    // Which the later side names no more. Seen in WebInfoCollector.
    #expect(ResourceTrouble(fonts, after: fonts, known: ["Avenir"], kept: []).notes.isEmpty)
    let again = ResourceTrouble([picture], after: [picture], known: [])
    #expect(again.warnings.isEmpty && again.notes == ["a picture that both sides show is not there: 'a'"])
    #expect(ResourceTrouble([picture], after: [], known: []).warnings == [picture])
  }

  /// Seen in streats-iOS: a row's own height; and the 44 points of a table that says nothing.
  @Test func rowHeightsOfNewCellsAreTold() throws {
    func file(_ more: String) -> String {
      Drawn.xib(
        """
        <tableView contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="tab-aa-001">
        \(Drawn.frame(0, 0, 375, 400))<autoresizingMask key="autoresizingMask"/><sections><tableViewSection id="sec-aa-001">
        <cells><tableViewCell id="cel-aa-001">\(Drawn.frame(0, 0, 375, 44))</tableViewCell>\(more)</cells></tableViewSection>
        </sections></tableView>
        """)
    }
    let cell = "<tableViewCell rowHeight=\"85\" id=\"cel-aa-002\">\(Drawn.frame(0, 44, 375, 85))</tableViewCell>"
    let words = try told(["a.xib": file("")], ["a.xib": file(cell)])
    #expect(words.contains("a new table view cell has the row height 85"), "\(words)")
    let table = try told(["a.xib": Drawn.xib("")], ["a.xib": file("")])
    #expect(!table.contains("row height"), "\(table)")
    func plain(_ style: String) -> String { file("").replacing("rowHeight=\"44\"", with: "rowHeight=\"81\" \(style)") }
    let other = try told(["a.xib": Drawn.xib("")], ["a.xib": plain("separatorStyle=\"none\"")])
    #expect(other.contains("a new table view has the row height 81 and draws no lines between its rows"), "\(other)")
  }

  /// Seen in omega-bank-ios: what an object is given when it is loaded.
  @Test func attributesOfNewObjectsAreTold() throws {
    let object = """
      <customObject id="mas-aa-001" customClass="Mask"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="format" value="00-00"/></userDefinedRuntimeAttributes></customObject>
      """
    let file = Drawn.xib("").replacing("</objects>", with: "\(object)</objects>")
    let words = try told(["a.xib": Drawn.xib("")], ["a.xib": file])
    #expect(words.contains("has the attribute 'format' 00-00"), "\(words)")
  }

  /// A Mac's table is known to code by its columns. Seen in Assets.
  @Test func whatCodeKnowsOfANewTableIsTold() throws {
    func column(_ name: String) -> String {
      """
      <tableColumn identifier="\(name)" width="100" id="\(name)-aa-001">
      <tableHeaderCell key="headerCell" alignment="left" title="\(name)"/>
      <sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="\(name)"/></tableColumn>
      """
    }
    let table = """
      <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">\(Drawn.frame(20, 20, 260, 160))
      <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 258, 158))<subviews>
      <tableView alternatingRowBackgroundColors="YES" rowHeight="40" headerView="hea-aa-001" viewBased="YES" id="tab-aa-001">
      \(Drawn.frame(0, 0, 258, 130))<tableViewGridLines key="gridStyleMask" vertical="YES" horizontal="YES"/>
      <tableColumns>\(column("size"))\(column("owner"))</tableColumns></tableView></subviews></clipView>
      <tableHeaderView key="headerView" id="hea-aa-001">\(Drawn.frame(0, 0, 258, 23))</tableHeaderView></scrollView>
      """
    let words = try told(["a.xib": Drawn.mac("")], ["a.xib": Drawn.mac(table)])
    #expect(
      words.contains(
        "has the row height 40, colours every other row, has the grid style 'horizontal and vertical', has the columns 'size' "
          + "and 'owner' by identifiers and is sorted by 'size' and 'owner' at a click on a header"), "\(words)")
  }
}
