import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// Parts of new objects that no picture shows: cells of columns, contents of tabs, choices, colours of bars, shadows, keys.
@Suite struct NewPartTests {
  private func review(_ before: String, _ after: String, ending: String = "xib") throws -> RevisionReview.Outcome {
    try SmallHistory.review(before, after, ending: ending, devices: ["iphone-8"])
  }

  private func told(_ before: String, _ after: String, ending: String = "xib") throws -> String {
    try review(before, after, ending: ending).report.notes.map(\.text).joined(separator: "\n")
  }

  private func window(_ inner: String) -> String {
    Drawn.macFile("").replacing(
      "<view key=\"contentView\" id=\"con-aa-001\">\(Drawn.frame(0, 0, 300, 200))",
      with: "<view key=\"contentView\" id=\"con-aa-001\">\(Drawn.frame(0, 0, 300, 200))\(inner)")
  }

  private func button(_ id: String, _ more: String, y: Double = 20) -> String {
    """
    <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Drawn.frame(20, y, 120, 18))
    <buttonCell key="cell" \(more) bezelStyle="regularSquare" id="c\(id)"/></button>
    """
  }

  /// Columns without titles, by the names that code calls them by and their cells. Seen in AudioSwitch.
  @Test func cellsOfNewColumnsAreTold() throws {
    let table =
      """
      <subviews><tableView id="tab-aa-001">\(Drawn.frame(0, 0, 300, 200))<tableColumns>
      <tableColumn identifier="on" width="16" id="col-aa-001"><tableHeaderCell key="headerCell"/>
      <buttonCell key="dataCell" type="check" id="cel-aa-001"/></tableColumn>
      <tableColumn identifier="name" width="16" id="col-aa-002"><tableHeaderCell key="headerCell"/>
      <textFieldCell key="dataCell" editable="YES" title="Text Cell" id="cel-aa-002"/></tableColumn>
      </tableColumns></tableView></subviews>
      """
    let words = try told(window(""), window(table))
    #expect(words.contains("2 table columns are new: 'on' with check boxes and 'name' with editable texts"), "\(words)")
    // Seen in MusicPlayer.
    let closed = try told(window(""), window(table.replacing("\"name\" width", with: "\"name\" editable=\"NO\" width")))
    #expect(closed.contains("'name' with texts"), "\(closed)")
  }

  /// What tabs hold; the numbers that they are made with say nothing. Seen in iTHUNet.
  @Test func whatNewTabsHoldIsTold() throws {
    let tabs =
      """
      <subviews><tabView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-001">
      \(Drawn.frame(0, 0, 300, 200))<tabViewItems>
      <tabViewItem label="General" identifier="1" id="ite-aa-001"><view key="view" id="vie-aa-001">
      \(Drawn.frame(0, 0, 200, 100))<subviews>\(button("but-aa-001", "type=\"check\" title=\"Start at login\""))</subviews>
      </view></tabViewItem></tabViewItems></tabView></subviews>
      """
    let words = try told(window(""), window(tabs))
    #expect(words.contains("a new tab view item 'General' holds the button 'Start at login'"), "\(words)")
    #expect(!words.contains("identifier '1'"), "\(words)")
  }

  /// Keys of new radio buttons, but for those that dialogues end with. Seen in Paranormal.
  @Test func keysOfNewButtonsAreTold() throws {
    let buttons =
      "<subviews>" + button("but-aa-001", "type=\"radio\" title=\"Normal\" keyEquivalent=\"z\"")
      + button("but-aa-002", "type=\"push\" title=\"OK\" keyEquivalent=\"&#13;\"", y: 60) + "</subviews>"
    let words = try told(window(""), window(buttons))
    #expect(words.contains("a new button 'Normal' has the key 'z'"), "\(words)")
    #expect(!words.contains("↩"), "\(words)")
  }

  /// A shadow's colour is none of its view's. Seen in Paranormal.
  @Test func aShadowsColourIsItsOwn() throws {
    func file(_ shadow: String) -> String {
      window(
        """
        <subviews><customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cus-aa-001">
        \(Drawn.frame(0, 0, 50, 50))\(shadow)</customView></subviews>
        """)
    }
    let shadow =
      "<shadow key=\"shadow\"><color key=\"color\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></shadow>"
    let words = try told(file(""), file(shadow))
    #expect(words.contains("color of shadow in a custom view is '#000000' now"), "\(words)")
  }

  /// A new bar's colours. Seen in BuoyFinder-iOS.
  @Test func coloursOfNewBarsAreTold() throws {
    let bar =
      """
      <navigationController storyboardIdentifier="Nav" id="nav-aa-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar-aa-001"><color key="barTintColor" red="0.0" green="0.7" blue="0.5" alpha="1"/>
      </navigationBar></navigationController>
      """
    let words = try told(
      Drawn.storyboard(""), Drawn.storyboard(Drawn.scene("1", bar)), ending: "storyboard")
    #expect(words.contains("a navigation bar has the bar tint color #00B380"), "\(words)")
  }

  /// Where a view stands that a bar shows. Seen in InsanityRadio-iOS.
  @Test func aNewViewInABarIsToldWithItsPlace() throws {
    func file(_ item: String) -> String {
      let items = "<items><navigationItem title=\"Radio\" id=\"nit-aa-001\">\(item)</navigationItem></items>"
      return Drawn.xib(Drawn.view("bar-aa-001", "navigationBar", Drawn.frame(0, 20, 375, 44), more: items))
    }
    let item =
      """
      <barButtonItem key="leftBarButtonItem" id="ite-aa-001"><button key="customView" opaque="NO" id="but-aa-001">
      \(Drawn.frame(16, 12, 22, 22))<state key="normal" image="comment.png"/></button></barButtonItem>
      """
    let words = try told(file(""), file(item))
    #expect(words.contains("1 button that is not drawn is new, at the left of the navigation bar 'Radio'"), "\(words)")
  }

  /// What a new pop-up lets choose from. Seen in SnapTools.
  @Test func choicesOfANewPopUpAreTold() throws {
    let items = ["Terminal", "iTerm", "Visor"].enumerated().map { "<menuItem title=\"\($1)\" id=\"ite-aa-0\($0)\"/>" }
      .joined()
    let button =
      """
      <subviews><popUpButton fixedFrame="YES" userLabel="Terminal Client" translatesAutoresizingMaskIntoConstraints="NO" id="pop-aa-001">
      \(Drawn.frame(20, 20, 120, 26))<popUpButtonCell key="cell" type="push" title="Terminal" bezelStyle="rounded"
      selectedItem="ite-aa-00" id="cel-aa-001"><menu key="menu" id="men-aa-001"><items>\(items)</items></menu></popUpButtonCell>
      </popUpButton></subviews>
      """
    let leads = try review(window(""), window(button)).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads == ["the pop-up button 'Terminal Client' with 'Terminal', 'iTerm' and 'Visor' is new"])
  }

  /// What tabs a new bar in a view shows. Seen in PreMatch-iOS.
  @Test func tabsOfANewBarAreTold() throws {
    let tabs = ["Day", "Map"].map { "<tabBarItem title=\"\($0)\" id=\"\($0)-aa-001\"/>" }.joined()
    let bar = Drawn.view("bar-aa-001", "tabBar", Drawn.frame(0, 618, 375, 49), more: "<items>\(tabs)</items>")
    let leads = try review(Drawn.xib(""), Drawn.xib(bar)).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads == ["'Tab Bar' with 'Day' and 'Map' is new"], "\(leads)")
  }

  /// Of a control that is called by its title, which of a kind's it is. Seen in SwiftMockGeneratorForXcode.
  @Test func aNewCheckBoxIsToldAsOne() throws {
    func lead(_ title: String, _ type: String) throws -> [String] {
      let new = "<subviews>\(button("but-aa-001", "type=\"\(type)\" title=\"\(title)\""))</subviews>"
      return try review(window(""), window(new)).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    }
    #expect(try lead("Play Sounds", "check") == ["the check box 'Play Sounds' is new"])
    #expect(try lead("Sounds Alone", "radio") == ["the radio button 'Sounds Alone' is new"])
    #expect(try lead("Play Sounds", "push") == ["'Play Sounds' is new"])
    #expect(try lead("Sounds Checkbox", "check") == ["'Sounds Checkbox' is new"])
  }

  /// What a touch bar holds is told with it, and its controllers are no screens. Seen in xVoiceKeyer.
  @Test func aNewTouchBarIsOneLine() throws {
    func item(_ title: String) -> String {
      """
      <touchBarItem id="ite-\(title)"><viewController key="viewController" id="vco-\(title)">
      <button key="view" id="but-\(title)">\(Drawn.frame(0, 0, 40, 30))
      <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="cel-\(title)"/><connections>
      <action selector="press:" target="-2" id="act-\(title)"/></connections></button></viewController></touchBarItem>
      """
    }
    let bar =
      "<touchBar key=\"touchBar\" id=\"tou-aa-001\"><touchBarItems>\(item("Stop"))\(item("Go"))</touchBarItems></touchBar>"
    let words = try told(window(""), window(bar))
    #expect(words.contains("1 touch bar that is not drawn is new in W with 'Stop' and 'Go'"), "\(words)")
    #expect(!words.contains("button cell"), "\(words)")
    #expect(words.contains("2 actions 'press:' of 'Stop' and 'Go' are new"), "\(words)")
  }

  /// A picture that another Mac saved with its own colour profile, or archived in another form, is the same. Seen in SmartExpense
  /// and sketchcachecleaner.
  @Test func anotherColourProfileIsNoOtherPicture() throws {
    func pdf(_ archive: String, page: String = "page") -> [UInt8] {
      Array("bplist00 \(archive) %PDF-1.4 \(page) %%EOF \(archive)".utf8)
    }
    func tiff(_ profile: UInt8, pixel: UInt8 = 7) -> [UInt8] {
      let head: [UInt8] =
        [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 3] + [1, 0x11, 0, 4, 0, 0, 0, 1, 0, 0, 0, 58]
        + [1, 0x17, 0, 4, 0, 0, 0, 1, 0, 0, 0, 1] + [0x87, 0x73, 0, 7, 0, 0, 0, 8, 0, 0, 0, 50]
        + [0, 0, 0, 0]
      return head + Array(repeating: profile, count: 8) + [pixel]
    }
    func file(_ name: String, _ bytes: [UInt8]) -> String {
      let view =
        """
        <subviews><textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fie-aa-001">
        \(Drawn.frame(20, 20, 100, 17))<textFieldCell key="cell" title="Name" id="cel-aa-001">
        <color key="textColor" patternImage="\(name)" colorSpace="pattern"/></textFieldCell></textField></subviews>
        """
      return window(view).replacing(
        "</objects>",
        with: """
          </objects><resources><image name="\(name)" width="1" height="1"><mutableData key="keyedArchiveRepresentation">
          \(Data(bytes).base64EncodedString())</mutableData></image></resources>
          """)
    }
    let (one, other) = ("2640123E-40A2-4DF2-8A66-57EE492F44D1", "AD39A6CB-9738-44DD-8F09-F0359ECCC0A2")
    for (old, same, new) in [
      (tiff(1), tiff(2), tiff(1, pixel: 8)), (pdf("old"), pdf("newer"), pdf("old", page: "leaf")),
    ] {
      #expect(try !told(file(one, old), file(other, same)).contains("embedded picture"))
      let changed = try told(file(one, old), file(other, new))
      #expect(changed.contains("embedded picture"), "\(changed)")
    }
  }

  /// A cell that gets an id is the same; what AppKit's views are where nothing is said is no edit. Seen in
  /// StarryExcusesForAMacScreensaver.
  @Test func aCellWithAnIDIsTheSame() throws {
    func views(_ cell: String, _ spacing: String) -> String {
      """
      <subviews><imageView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ima-aa-001">
      \(Drawn.frame(20, 20, 40, 40))<imageCell key="cell" alignment="left" imageScaling="proportionallyDown" \(cell)/>
      </imageView><stackView fixedFrame="YES" orientation="vertical" alignment="leading" \(spacing) id="sta-aa-001">
      \(Drawn.frame(80, 20, 40, 40))</stackView></subviews>
      """
    }
    let same = try told(window(views("", "spacing=\"8\"")), window(views("id=\"cel-aa-001\"", "")))
    #expect(!same.contains("cell") && !same.contains("stack view"), "\(same)")
    let other = try told(window(views("", "")), window(views("id=\"cel-aa-001\" refusesFirstResponder=\"YES\"", "")))
    #expect(other.contains("refuses first responder in an image cell is 'YES' now"), "\(other)")
  }
}
