import Foundation
import Solving
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What is told of objects beside cards that tell something else of them, and what is not told twice.
@Suite struct BesideCardsTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map {
      $0.text.replacing("'a.\(ending)' changed in what no picture shows: ", with: "")
        .replacing("'a.\(ending)' changed besides: ", with: "")
    }
  }

  /// What pictures show is not told as what none shows. Seen in careermap-iOS.
  @Test func whatPicturesShowIsToldAsThat() {
    let lines = [
      ObjectSettings.Line("editable in a text view is 'NO' now", .always),
      ObjectSettings.Line("the bar button item 'Done' is new", .untold),
    ]
    let note = ReviewReport.note(lines, of: "a.xib") { $0.words }
    #expect(note.text.hasSuffix("besides, what pictures may show: the bar button item 'Done' is new"), "\(note.text)")
    let seen = ReviewReport.note([lines[1]], of: "a.xib") { $0.words }
    #expect(seen.text.hasPrefix("'a.xib' changed besides:"), "\(seen.text)")
  }

  private static func popUp(_ border: String, y: Double, items: [String] = ["One"]) -> String {
    let list = items.enumerated().map { "<menuItem title=\"\($1)\" id=\"it\($0)-aa-001\"/>" }.joined()
    return Drawn.mac(
      """
      <popUpButton translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="pop-aa-001">
      \(Drawn.frame(20, y, 120, 26))<autoresizingMask key="autoresizingMask"/>
      <popUpButtonCell key="cell" type="push" title="\(items[0])" bezelStyle="rounded" borderStyle="\(border)" \
      selectedItem="it0-aa-001" id="cel-aa-001"><menu key="menu" id="men-aa-001"><items>\(list)</items></menu>
      </popUpButtonCell></popUpButton>
      """)
  }

  /// A card that tells where a view was drawn tells nothing of its looks.
  @Test func settingsAreToldBesideFrames() throws {
    let told = try notes(Self.popUp("borderAndBezel", y: 20), Self.popUp("border", y: 60))
    #expect(told.contains { $0.contains("border style in a pop up button cell is 'border'") }, "\(told)")
  }

  /// The items of a pop-up button that a card tells are no texts that no picture shows.
  @Test func itemsOfPopUpsAreToldOnce() throws {
    let files = [["One", "Two"], ["First", "Two"]].map { Self.popUp("border", y: 20, items: $0) }
    let outcome = try SmallHistory(["a.xib": files[0]], ["a.xib": files[1]]).review(devices: [])
    #expect(!outcome.report.groups.isEmpty)
    #expect(!outcome.report.notes.contains { $0.text.contains("menu item") }, "\(outcome.report.notes.map(\.text))")
  }

  /// What a controller says is told beside cards of its views, and not beside those of its bars.
  @Test func settingsOfBarsAreToldBesideViews() throws {
    func file(_ text: String, _ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="One" id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.label("lab-aa-001", text, Drawn.frame(20, 60, 90, 20)))</subviews></view>
          <navigationItem key="navigationItem" title="\(item)" id="nav-aa-001"/></viewController>
          """))
    }
    let told = try notes(file("Hello", "List"), file("Other", "Items"), ending: "storyboard")
    #expect(told == ["title in a navigation item is 'Items' instead of 'List' (One)"], "\(told)")
  }

  /// Several settings are read one below the other, in the text, in Markdown and in the JSON that the page reads.
  @Test func severalSettingsOfAFileHaveALineEach() throws {
    func file(_ settings: String) -> String {
      Drawn.xib(Drawn.view("box-aa-001", "view", Drawn.frame(0, 100, 200, 80), attributes: settings))
    }
    let outcome = try SmallHistory(
      ["a.xib": file("tag=\"1\"")], ["a.xib": file("tag=\"2\" restorationIdentifier=\"box\"")]
    )
    .review(devices: [])
    let note = try #require(outcome.report.notes.first { $0.isChange })
    #expect(note.lines.count == 2 && note.text.hasSuffix(note.lines.joined(separator: "; ")), "\(note)")
    let text = ReviewText().text(outcome.report)
    #expect(
      text.contains("T 'a.xib' changed in what no picture shows:\n    at a.xib:1\n    \(note.lines[0])\n"), "\(text)")
    let comment = outcome.report.markdown()
    #expect(comment.contains("\n  - tag in a view is "), "\(comment)")
    let read = try ReviewReport.read(Array(outcome.report.json().text.utf8), path: "r").get()
    #expect(read.notes == outcome.report.notes)
  }

  /// A card of a control's value tells nothing of its other settings.
  @Test func settingsAreToldBesideOtherSettings() throws {
    func file(_ value: Double, _ marks: Int) -> String {
      Drawn.mac(
        """
        <slider verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="sli-aa-001">
        \(Drawn.frame(20, 20, 120, 24))<autoresizingMask key="autoresizingMask"/>
        <sliderCell key="cell" continuous="YES" maxValue="1" doubleValue="\(value)" tickMarkPosition="below" \
        numberOfTickMarks="\(marks)" sliderType="linear" id="cel-aa-001"/></slider>
        """)
    }
    let told = try notes(file(0.25, 10), file(0.75, 11))
    #expect(told == ["number of tick marks in a slider cell is '11' instead of '10'"], "\(told)")
    #expect(try notes(file(0.25, 10), file(0.75, 10)) == [])
  }

  /// Cards of frames that were drawn tell nothing that somebody did: what leads from one object to another is told.
  @Test func outletsAreToldBesideFrames() throws {
    func file(_ y: Double, _ outlet: String) -> String {
      Drawn.xib(
        Drawn.view(
          "vie-aa-001", "view", Drawn.frame(10, y, 20, 20),
          more:
            "<connections><outlet property=\"\(outlet)\" destination=\"vie-aa-001\" id=\"out-aa-001\"/></connections>"))
    }
    let told = try notes(file(10, "one"), file(30, "two"))
    #expect(told == ["the outlet 'two' of a view was 'one'"], "\(told)")
  }

  /// Another layout of a collection that was there, and no other one of a new collection.
  @Test func layoutsOfCollectionsAreTold() throws {
    func file(_ layout: String, y: Double = 20) -> String {
      Drawn.mac(
        """
        <collectionView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="col-aa-001">
        \(Drawn.frame(20, y, 120, 90))<autoresizingMask key="autoresizingMask"/>\(layout)</collectionView>
        """)
    }
    let flow = "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"lay-aa-001\"/>"
    let told = try notes(file(""), file(flow, y: 40))
    #expect(told.contains { $0.contains("1 collection view flow layout is new") }, "\(told)")
    #expect(!(try notes(Drawn.mac(""), file(flow))).contains { $0.contains("flow layout") })
  }

  @Test func roomBetweenCellsIsTold() throws {
    func file(_ height: Int) -> String {
      Drawn.mac(
        """
        <tableView rowHeight="17" id="tab-aa-001">\(Drawn.frame(0, 0, 120, 90))
        <size key="intercellSpacing" width="3" height="\(height)"/></tableView>
        """)
    }
    #expect(
      try notes(file(2), file(16)) == ["intercell spacing in a table view is '3 × 16' instead of '3 × 2'"])
  }

  /// A controller's class is told as that, whether it has a name of its own or is called by its class. Seen in reddift, where the
  /// word did not occur.
  @Test func classesOfControllersAreTold() throws {
    func file(_ attributes: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController \(attributes) id="vco-aa-001"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view></viewController>
          """))
    }
    let named = try notes(
      file("userLabel=\"Filter\""), file("userLabel=\"Filter\" customClass=\"Filters\""), ending: "storyboard")
    #expect(named == ["class of a view controller is 'Filters' now (Filter)"], "\(named)")
    let other = try notes(file("customClass=\"A\""), file("customClass=\"B\""), ending: "storyboard")
    #expect(other.contains { $0.hasPrefix("class of a view controller is 'B' instead of 'A'") }, "\(other)")
    #expect(!other.contains { $0.contains("is called") }, "\(other)")
  }

  /// What a view is called by an outlet that got another name is told with that, of one as of several. Seen in IOS-Projects.
  @Test func aNameByAnOutletIsToldWithThat() throws {
    func file(_ names: [String]) -> String {
      let labels = names.indices.map { place in
        Drawn.view("lab-\(place)-001", "label", Drawn.frame(0, 20 * Double(place), 90, 20), attributes: "text=\"\"")
      }
      let outlets = names.enumerated().map { place, name in
        "<outlet property=\"\(name)\" destination=\"lab-\(place)-001\" id=\"out-\(name)\"/>"
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Songs" id="vco-aa-001"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(labels.joined())</subviews></view>
          <connections>\(outlets.joined())</connections></viewController>
          """))
    }
    let one = try notes(file(["artistLabel"]), file(["subtitleLabel"]), ending: "storyboard")
    #expect(one == ["the outlet 'subtitleLabel' of 'Songs' was 'artistLabel'"], "\(one)")
    let two = try notes(
      file(["artistLabel", "albumLabel"]), file(["subtitleLabel", "titleLabel"]), ending: "storyboard")
    #expect(two.count == 1 && two[0].hasPrefix("2 outlets of 'Songs' have other names"), "\(two)")
  }

  /// A file that has another name now is compared with itself, in what no picture shows too.
  @Test func renamedFilesTellTheirSettings() throws {
    func file(_ tag: Int) -> String {
      Drawn.xib(
        ["one-aa-001", "two-aa-001", "fri-aa-001"].map {
          Drawn.view($0, "view", Drawn.frame(10, 10, 20, 20), attributes: "tag=\"\($0 == "one-aa-001" ? tag : 0)\"")
        }.joined())
    }
    let history = try SmallHistory(["a.xib": file(1)], ["b.xib": file(2)])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("a.xib"))
    try history.amend()
    let outcome = try history.review(devices: ["iphone-8"])
    let told = outcome.report.notes.filter(\.isChange).map(\.text)
    #expect(
      told == [
        "'a.xib' is 'b.xib' now",
        "'b.xib' changed in what no picture shows: tag in a view is '2' instead of '1' (the 1st view)",
      ], "\(told)")
  }

  /// A view that has nothing of its own is counted among all of its kind, named ones too. Seen in prlg-bank-ios.
  @Test func viewsWithoutANameAreCountedAmongAll() throws {
    func file(_ tag: Int) -> String {
      Drawn.xib(
        Drawn.view("one-aa-001", "view", Drawn.frame(10, 10, 20, 20), attributes: "customClass=\"Head\"")
          + ["two-aa-001", "thr-aa-001"].map {
            Drawn.view($0, "view", Drawn.frame(10, 10, 20, 20), attributes: "tag=\"\($0 == "two-aa-001" ? tag : 0)\"")
          }.joined())
    }
    let told = try notes(file(1), file(2))
    #expect(told == ["tag in a view is '2' instead of '1' (the 2nd view)"], "\(told)")
  }

  /// The tools copy the state of a pop-up's item to its cell, and write a control's own font in two ways.
  @Test func whatToolsWriteByThemselvesIsNotTold() throws {
    func file(_ title: String, _ cell: String, _ font: String) -> String {
      Drawn.mac(
        """
        <popUpButton translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="pop-aa-001">
        \(Drawn.frame(20, 20, 120, 26))<autoresizingMask key="autoresizingMask"/>
        <popUpButtonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" \(cell) id="cel-aa-001">
        <font key="font" \(font)/><menu key="menu" id="men-aa-001"><items><menuItem title="\(title)" id="ite-aa-001"/></items>
        </menu></popUpButtonCell></popUpButton>
        """)
    }
    let told = try notes(
      file("One", "", "metaFont=\"system\""), file("Two", "state=\"on\"", "usesAppearanceFont=\"YES\""))
    #expect(!told.contains { $0.contains("state") || $0.contains("font") }, "\(told)")
  }
}
