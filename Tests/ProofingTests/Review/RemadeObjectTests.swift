import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What is said of objects that stand in the places of others, or changed places.
@Suite struct RemadeObjectTests {
  /// What two forms of one file differ in.
  private func lines(_ before: String, _ after: String, ending: String = "storyboard") throws -> [String] {
    try SettingLines.lines(before, after, ending: ending).map(\.words)
  }

  private static func outlet(_ name: String, to id: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"\(name)-\(id)\"/>"
  }

  private static func screen(_ name: String, _ subviews: String, _ connections: String) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController customClass="Screen" id="\(name)vc-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(name)vi-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <subviews>\(subviews)</subviews></view><connections>\(connections)</connections></viewController>
        """))
  }

  /// Outlets of a cell that went and those that a screen got have nothing in common but their words. Seen in ureclub-ios.
  @Test func outletsOfWhatWentAreNotAScreens() throws {
    let label = "<label text=\"Date\" id=\"new-la-001\">\(Drawn.frame(8, 0, 300, 24))</label>"
    let cell = """
      <tableView id="tab-aa-001">\(Drawn.frame(0, 0, 375, 300))<prototypes>
      <tableViewCell reuseIdentifier="Row" customClass="RowCell" id="cel-aa-001">\(Drawn.frame(0, 0, 375, 44))
      <tableViewCellContentView key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 375, 44))<subviews>
      <label text="Day" id="old-la-001">\(Drawn.frame(8, 0, 300, 24))</label></subviews></tableViewCellContentView>
      <connections>\(Self.outlet("dateLabel", to: "old-la-001"))</connections></tableViewCell></prototypes></tableView>
      """
    let told = try lines(
      Self.screen("a", cell, ""), Self.screen("a", label, Self.outlet("dateLabel", to: "new-la-001")))
    #expect(told.contains { $0.hasPrefix("the outlet 'dateLabel'") && $0.contains(" is new") }, "\(told)")
    #expect(!told.contains { $0.contains("another object") }, "\(told)")
  }

  /// A screen that is known by its identifier, which stays, got a class: that is told alone. Seen in matthijsotterloo's schedule-ios.
  @Test func aScreenThatGotAClassIsNoOther() throws {
    func file(_ more: String) -> String {
      Self.screen("a", Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21)), "")
        .replacing("customClass=\"Screen\"", with: "storyboardIdentifier=\"Credits\"\(more)")
    }
    let outcome = try SmallHistory(
      ["a.storyboard": file("")], ["a.storyboard": file(" customClass=\"CreditsPage\"")]
    ).review()
    let told = outcome.report.notes.map(\.text).joined(separator: "\n")
    #expect(told.contains("class of a view controller is 'CreditsPage' now (Credits)"), "\(told)")
    #expect(!told.contains("is called 'CreditsPage' now"), "\(told)")
  }

  /// A file's own view that became a cell keeps the outlets of its class, though other files have objects of its id. Seen in
  /// KNURE-TimeTable.
  @Test func aFilesOwnViewIsKnownByItsClass() throws {
    func file(_ root: String, _ id: String, _ content: (String, String), _ label: String, _ outlets: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <\(root) contentMode="scaleToFill" customClass="ItemCell" id="\(id)">\(Drawn.frame(0, 0, 320, 50))\(content.0)<subviews>
      <label text="Label" id="\(label)">\(Drawn.frame(8, 0, 300, 24))</label><switch id="\(label)s">
      \(Drawn.frame(8, 26, 51, 24))</switch></subviews>\(content.1)<connections>\(outlets)</connections></\(root)>
      </objects></document>
      """
    }
    let content = (
      "<tableViewCellContentView key=\"contentView\" tableViewCell=\"cel-aa-001\" id=\"con-aa-001\">"
        + Drawn.frame(0, 0, 320, 50), "</tableViewCellContentView>"
    )
    let before = file("view", "vie-aa-001", ("", ""), "old-la-001", Self.outlet("name", to: "old-la-001"))
    let after = file(
      "tableViewCell", "cel-aa-001", content, "new-la-001",
      Self.outlet("name", to: "new-la-001") + Self.outlet("state", to: "new-la-001s"))
    let other = Drawn.xib("", root: "vie-aa-001")
    let outcome = try SmallHistory(["Item.xib": before], ["Item.xib": after, "Other.xib": other]).review()
    let told = outcome.report.notes.map(\.text).joined(separator: "\n")
    #expect(told.contains("the outlet 'state' of 'ItemCell' is new"), "\(told)")
    #expect(!told.contains("'name'") && !told.contains("of the class 'ItemCell'"), "\(told)")
  }

  /// Of two scenes of one class a new one is not in the place of one that went. Seen in timer-macOS.
  @Test func aSceneOfASharedClassIsNotKnownByIt() throws {
    func scene(_ number: Int, _ button: String) -> String {
      Drawn.scene(
        "\(number)",
        """
        <viewController customClass="Screen" id="vc\(number)-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
        """
          + Drawn.view(
            "bu\(number)-aa-001", "button", Drawn.frame(0, 0, 90, 30),
            attributes: "buttonType=\"system\" tag=\"\(number)\"", more: "<state key=\"normal\" title=\"\(button)\"/>")
          + "</subviews></view><connections>\(Self.outlet("go", to: "bu\(number)-aa-001"))</connections></viewController>"
      )
    }
    let told = try lines(
      Drawn.storyboard(scene(1, "Stay") + scene(2, "Start")), Drawn.storyboard(scene(1, "Stay") + scene(3, "Dismiss")))
    #expect(!told.contains { $0.contains("instead of") }, "\(told)")
  }

  /// The cells of a scene that was made anew are those of before, by their identifiers, and what their outlets lead to. Seen in
  /// BabyApp_iOS.
  @Test func cellsOfARemadeSceneAreNoNewOnes() throws {
    func file(_ name: String, _ identifiers: [String] = ["One", "Two"]) -> String {
      let cells = identifiers.map { identifier in
        let (cell, button) = ("\(name)\(identifier)-aa-001", "\(name)\(identifier)-aa-002")
        return """
          <tableViewCell contentMode="scaleToFill" reuseIdentifier="\(identifier)" id="\(cell)" customClass="Row">
          \(Drawn.frame(0, 0, 375, 44))<tableViewCellContentView key="contentView" tableViewCell="\(cell)" id="\(cell)c">
          \(Drawn.frame(0, 0, 375, 44))<subviews><button opaque="NO" userInteractionEnabled="NO" id="\(button)">
          \(Drawn.frame(0, 0, 30, 30))</button></subviews></tableViewCellContentView>
          <connections>\(Self.outlet("more", to: button))</connections></tableViewCell>
          """
      }
      let table = """
        <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" id="\(name)ta-aa-001">
        \(Drawn.frame(0, 0, 375, 667))<prototypes>\(cells.joined())</prototypes></tableView>
        """
      return Self.screen(name, table, Self.outlet("table", to: "\(name)ta-aa-001"))
    }
    let told = try lines(file("a"), file("b"))
    #expect(!told.contains { $0.contains("a new") || $0.contains("lead") }, "\(told)")
    // One that code asks for otherwise is known by its class.
    let renamed = try lines(file("a"), file("b", ["One", "Other"]))
    #expect(renamed.contains { $0.contains("'Other' instead of 'Two'") }, "\(renamed)")
  }

  /// An outlet that another kind of view has now says whose outlets went with the one before. Seen in subcaucus-calculator-ios.
  @Test func whatAReplacedViewCalledIsTold() throws {
    func file(_ kind: String, _ id: String, _ connections: String) -> String {
      let view = Drawn.view(id, kind, Drawn.frame(0, 0, 375, 667), more: "<connections>\(connections)</connections>")
      return Self.screen("a", view, Self.outlet("page", to: id))
    }
    let told = try lines(
      file("webView", "web-aa-001", Self.outlet("delegate", to: "avc-aa-001")), file("wkWebView", "new-aa-001", ""))
    #expect(told.contains { $0.contains("'delegate' of a web view") && $0.contains("gone") }, "\(told)")
  }

  /// A view that no picture fills is told with what it is. Seen in kTranslate-2.
  @Test func aWebViewIsToldAsOne() throws {
    func file(_ kind: String, _ name: String, _ id: String) -> String {
      let attributes = "fixedFrame=\"YES\" userLabel=\"\(name)\""
      return Drawn.xib(Drawn.view(id, kind, Drawn.frame(0, 0, 375, 200), attributes: attributes))
    }
    let outcome = try SmallHistory.review(
      file("wkWebView", "Page", "web-aa-001"), file("view", "Panel", "pan-aa-001"), devices: ["iphone-8"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("the web view 'Page' is gone"), "\(told)")
    #expect(told.contains("'Panel' is new"), "\(told)")
  }

  /// A field is known by an outlet of whichever object has it. Seen in blackbird.
  @Test func aFieldIsKnownByTheOutletOfAView() throws {
    func file(_ more: String) -> String {
      let field = """
        <textField fixedFrame="YES" id="fie-aa-001" translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(10, 10, 90, 22))
        <textFieldCell key="cell" selectable="YES" \(more) id="cel-aa-001"/></textField>
        """
      return Drawn.mac(
        """
        <customView fixedFrame="YES" id="boa-aa-001" customClass="Board" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 0, 200, 100))<subviews>\(field)</subviews>
        <connections>\(Self.outlet("position", to: "fie-aa-001"))</connections></customView>
        """)
    }
    let told = try SmallHistory.review(file(""), file("refusesFirstResponder=\"YES\"")).report.notes.map(\.text)
    #expect(told.contains { $0.contains("outlet 'position'") }, "\(told)")
  }

  /// The order of views of which none covers another is told beside no other edit. Seen in queueup-player-ios.
  @Test func anOrderThatCoversNothingIsNotToldBesides() throws {
    func file(_ order: [String], _ y: Double, _ tag: Int) -> String {
      let views = order.map { name in
        let frame = Drawn.frame(20, name == "one" ? 20 : y, 80, 80)
        return Drawn.view("\(name)-aa-001", "view", frame, attributes: "tag=\"\(tag)\"")
      }
      return Self.screen("a", views.joined(), "")
    }
    func isTold(_ y: Double) throws -> Bool {
      try lines(file(["one", "two"], y, 1), file(["two", "one"], y, 2)).contains { $0.contains("stands in front of") }
    }
    #expect(try isTold(60))
    #expect(try !isTold(200))
  }

  /// What a new control's cell is set to is said of the control's. Seen in MeteoBar.
  @Test func aNewCellIsItsControls() throws {
    let button = """
      <button fixedFrame="YES" id="but-aa-001" translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(10, 40, 90, 22))
      <buttonCell key="cell" type="push" title="Send" enabled="NO" id="cel-aa-001"/></button>
      """
    let told = try lines(Drawn.mac(""), Drawn.mac(button), ending: "xib")
    #expect(told.contains("the cell of a new button 'Send' is disabled"), "\(told)")
  }

  /// A static row and its section that were made anew around a field are those of before. Seen in GetFit-iOS.
  @Test func aRowAroundWhatIsKnownIsNoNewOne() throws {
    func file(_ name: String, _ selection: String) -> String {
      let (cell, field) = ("\(name)-ce-001", "\(name)-fi-001")
      let row = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="\(selection)" id="\(cell)">\(Drawn.frame(0, 50, 375, 44))
        <tableViewCellContentView key="contentView" tableViewCell="\(cell)" id="\(name)-co-001">\(Drawn.frame(0, 0, 375, 44))
        <subviews><textField id="\(field)">\(Drawn.frame(10, 7, 90, 30))</textField></subviews></tableViewCellContentView>
        </tableViewCell>
        """
      let table = """
        <tableView contentMode="scaleToFill" dataMode="static" style="grouped" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <sections><tableViewSection headerTitle="Phone" id="\(name)-se-001"><cells>\(row)</cells></tableViewSection></sections>
        </tableView>
        """
      return Self.screen("a", table, Self.outlet("phone", to: field))
    }
    let same = try lines(file("old", "none"), file("new", "none"))
    #expect(same.isEmpty, "\(same)")
    let other = try lines(file("old", "default"), file("new", "none"))
    #expect(other == ["selection style in a table view cell is 'none' instead of 'default'"], "\(other)")
  }

  /// A cell that code asks for is the same one in another table of its screen. Seen in GetFit-iOS.
  @Test func aCellOfAnotherTableIsTheSame() throws {
    func file(_ table: String, _ selection: String) -> String {
      let rows = """
        <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="\(selection)" reuseIdentifier="Tip" \
        customClass="Tip" id="\(table)-ce-001">\(Drawn.frame(0, 28, 375, 44))</tableViewCell></prototypes>
        """
      let box = Drawn.frame(0, 0, 375, 600)
      let inner = Drawn.view(
        "\(table)-ta-001", "tableView", box, attributes: "dataMode=\"prototypes\" style=\"plain\"", more: rows)
      return Self.screen("a", Drawn.view("\(table)-bo-001", "view", box, subviews: inner), "")
    }
    let told = try lines(file("old", "default"), file("new", "none"))
    #expect(told.contains("selection style in a table view cell is 'none' instead of 'default'"), "\(told)")
    #expect(!told.contains { $0.contains("a new table view cell") }, "\(told)")
  }

  /// What a collection's cell holds is the same view in either form. Seen in Habits.
  @Test func theContentOfACollectionsCellIsTheSame() throws {
    func file(_ element: String, _ id: String) -> String {
      let cell = """
        <cells><collectionViewCell opaque="NO" reuseIdentifier="Count" id="cel-aa-001">\(Drawn.frame(0, 0, 50, 50))
        <\(element) key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \(id)>
        \(Drawn.frame(0, 0, 50, 50))</\(element)></collectionViewCell></cells>
        """
      return Self.screen(
        "a",
        Drawn.view(
          "col-aa-001", "collectionView", Drawn.frame(0, 0, 375, 600), attributes: "dataMode=\"prototypes\"",
          more: cell), "")
    }
    let told = try lines(file("collectionViewCellContentView", "id=\"con-aa-001\""), file("view", ""))
    #expect(told.isEmpty, "\(told)")
  }

  /// The controller of a file's one scene is the same one, whatever class it was of. Seen in Travel.
  @Test func theControllerOfTheOnlySceneIsTheSame() throws {
    func file(_ name: String, _ attributes: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          name,
          """
          <viewController \(attributes) id="\(name)-vc-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(name)-vi-001">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
          """))
    }
    let told = try lines(file("old", "customClass=\"Start\""), file("new", ""))
    #expect(told.contains("class of a view controller is no longer 'Start'"), "\(told)")
  }

  /// A row that was made anew in another section. Seen in my-expense-ios.
  @Test func aRowInAnotherSectionIsToldSo() throws {
    func row(_ name: String, _ field: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="\(name)-ce-001">\(Drawn.frame(0, 50, 375, 44))
      <tableViewCellContentView key="contentView" tableViewCell="\(name)-ce-001" id="\(name)-co-001">
      \(Drawn.frame(0, 0, 375, 44))<subviews><textField id="\(field)">\(Drawn.frame(10, 7, 90, 30))</textField></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ first: String, _ second: String, _ amount: String) -> String {
      let sections = [("one", first), ("two", second)].map { id, rows in
        "<tableViewSection id=\"\(id)-se-001\"><cells>\(rows)</cells></tableViewSection>"
      }
      let table = """
        <tableView contentMode="scaleToFill" dataMode="static" style="grouped" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <sections>\(sections.joined())</sections></tableView>
        """
      return Self.screen("a", table, Self.outlet("amount", to: amount))
    }
    let (title, date) = (row("tit", "tit-fi-001"), row("dat", "dat-fi-001"))
    let told = try lines(
      file(title, row("old", "old-fi-001") + date, "old-fi-001"),
      file(title + row("new", "new-fi-001"), date, "new-fi-001"))
    #expect(told.contains("a table view cell stands in section 1 instead of section 2"), "\(told)")
  }

  /// A screen's only search bar that is a table's header now is that bar. Seen in LoLMessenger.
  @Test func aSearchBarInATablesHeaderIsNotGone() throws {
    func bar(_ id: String, _ key: String) -> String {
      "<searchBar contentMode=\"redraw\" \(key) id=\"\(id)\">\(Drawn.frame(0, 0, 375, 44))"
        + "<autoresizingMask key=\"autoresizingMask\"/><textInputTraits key=\"textInputTraits\"/></searchBar>"
    }
    func file(_ before: String, _ y: Double, _ inner: String) -> String {
      Drawn.xib(
        """
        \(before)<tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" style="plain" \
        rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, y, 375, 667 - y))<autoresizingMask key="autoresizingMask"/>
        \(inner)</tableView>
        """)
    }
    let fixed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
    let told = try SmallHistory.review(
      file(bar("old-aa-001", fixed), 44, ""), file("", 0, bar("new-aa-001", "key=\"tableHeaderView\"")),
      devices: ["iphone-8"]
    ).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(told.contains { $0.contains("'Search Bar' is made anew in 'Table View'") }, "\(told)")
    #expect(!told.contains { $0.contains("'Search Bar' is gone") }, "\(told)")
  }

  /// A section without rows, of which no picture has the room that its title takes. Seen in TIP-wallet-ios.
  @Test func sectionsWithoutRowsAreTold() throws {
    func file(_ more: String) -> String {
      let table = """
        <tableView contentMode="scaleToFill" dataMode="static" style="plain" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <sections><tableViewSection headerTitle="Account" id="one-se-001"><cells/></tableViewSection>\(more)</sections>
        </tableView>
        """
      return Self.screen("a", table, "")
    }
    func section(_ title: String) -> String {
      "<tableViewSection \(title) id=\"two-se-001\"><cells/></tableViewSection>"
    }
    let blank = try lines(file(""), file(section("headerTitle=\" \"")))
    #expect(blank.contains { $0.contains("a section with a blank title and without rows is new") }, "\(blank)")
    let gone = try lines(file(section("headerTitle=\"Security\"")), file(""))
    #expect(gone.contains { $0.contains("a section with the title 'Security' and without rows is gone") }, "\(gone)")
    #expect(try lines(file(""), file(section(""))).allSatisfy { !$0.contains("a section with") })
  }
}
