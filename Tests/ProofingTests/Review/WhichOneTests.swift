import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Which object is which on both sides, where several look alike; each on a small file of the shape in which it was seen.
@Suite struct WhichOneTests {
  private static func text(
    _ before: String, _ after: String, ending: String = "storyboard", devices: [String] = ["iphone-8"]
  ) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  private static func controller(_ number: Int, _ name: String, view: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="\(name)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(view)</subviews></view>
      </viewController>
      """)
  }

  private static func button(_ id: String, _ title: String, _ more: String = "", attributes: String = "") -> String {
    """
    <button \(attributes) id="\(id)" contentMode="scaleToFill" buttonType="system">\(Drawn.frame(20, 20, 80, 30))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><state key="normal" title="\(title)"/>
    <connections>\(more)</connections></button>
    """
  }

  /// A way from one new object instead of one that is gone is one way. Seen in HIVE-App.
  @Test func aWayThatBeginsElsewhereSaysWhere() throws {
    func file(_ place: Int, id: String) -> String {
      let way = "<segue destination=\"vc3-aa-001\" kind=\"show\" id=\"s\(id)-aa-001\"/>"
      let button = Self.button("b\(id)-aa-001", "Upload", way)
      return Drawn.storyboard(
        Self.controller(1, "One", view: place == 1 ? button : "")
          + Self.controller(2, "Two", view: place == 2 ? button : "") + Self.controller(3, "Three"))
    }
    let told = try Self.text(file(1, id: "aa"), file(2, id: "bb"))
    #expect(
      told.contains("the show segue to 'Three' begins at 'Upload' of 'Two' instead of 'Upload' of 'One' now"), "\(told)"
    )
    #expect(!told.contains("2 times"), "\(told)")
  }

  /// Two new containers that nobody named are two. Seen in subscription-tracker.
  @Test func twoNewContainersOfOneNameAreTwo() throws {
    func container(_ number: Int, _ element: String, _ relationship: String, to others: [String]) -> String {
      let ways = others.map {
        "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\(number)\($0.prefix(3))\"/>"
      }
      return Drawn.scene(
        "\(number)",
        "<\(element) id=\"con-aa-00\(number)\" sceneMemberID=\"viewController\"><connections>\(ways.joined())"
          + "</connections></\(element)>")
    }
    let screens = Self.controller(1, "One") + Self.controller(2, "Two")
    let containers =
      container(3, "navigationController", "rootViewController", to: ["vc1-aa-001"])
      + container(4, "navigationController", "rootViewController", to: ["vc2-aa-001"])
      + container(5, "tabBarController", "viewControllers", to: ["con-aa-003", "con-aa-004"])
    let told = try Self.text(Drawn.storyboard(screens), Drawn.storyboard(screens + containers))
    #expect(told.contains("the new 'navigation controller' shows 'One'"), "\(told)")
    #expect(told.contains("another new 'navigation controller' shows 'Two'"), "\(told)")
    #expect(told.contains("shows 'navigation controller of One' and 'navigation controller of Two'"), "\(told)")
  }

  /// Two new screens of one class are told apart, and which of them each way leads to. Seen in HilltopApp-Mac.
  @Test func waysToNewScreensOfOneNameSayToWhich() throws {
    func page(_ number: Int, _ name: String) -> String {
      Drawn.scene(
        "\(number)",
        """
        <viewController customClass="Page" id="vc\(number)-aa-001" sceneMemberID="viewController">
        <view key="view" restorationIdentifier="\(name)" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
        \(Self.button("go\(number)-aa-001", "Go"))</subviews></view><connections>
        <outlet property="\(name)" destination="go\(number)-aa-001" id="ou\(number)-aa-001"/></connections></viewController>
        """)
    }
    let ways = [2: "One", 3: "Two"].sorted { $0.key < $1.key }.map { number, title in
      Self.button(
        "bu\(number)-aa-001", title,
        "<segue destination=\"vc\(number)-aa-001\" kind=\"show\" id=\"se\(number)-aa-001\"/>")
    }
    let told = try Self.text(
      Drawn.storyboard(Self.controller(1, "Start")),
      Drawn.storyboard(Self.controller(1, "Start", view: ways.joined()) + page(2, "first") + page(3, "second")))
    #expect(
      told.contains(
        "from 'One' to the one with the outlet 'first' and from 'Two' to the one with the outlet 'second'"), "\(told)")
    #expect(told.contains("in the new 'Page' a view has the restoration identifier 'first'"), "\(told)")
    #expect(told.contains("in another new 'Page' a view has the restoration identifier 'second'"), "\(told)")
  }

  /// Outlets between the same objects under other names were renamed. Seen in Hummingbird.
  @Test func outletsThatGotOtherNamesAreToldTogether() throws {
    func file(_ outlets: [(name: String, id: String)]) -> String {
      let all = outlets.enumerated().map {
        "<outlet property=\"\($0.element.name)\" destination=\"bu\($0.offset)-aa-001\" id=\"\($0.element.id)\"/>"
      }
      let owner =
        "<customObject id=\"-2\" userLabel=\"File's Owner\"><connections>\(all.joined())</connections></customObject>"
      let buttons = outlets.indices.map {
        "<button id=\"bu\($0)-aa-001\">\(Drawn.frame(20, 20 + 40 * Double($0), 80, 25))"
          + "<buttonCell key=\"cell\" type=\"push\" title=\"B\($0)\" id=\"ce\($0)-aa-001\"/></button>"
      }
      return Drawn.mac(buttons.joined(), more: owner)
    }
    let told = try Self.text(
      file([("moveButton", "ou1-aa-001"), ("sizeButton", "ou2-aa-001")]),
      file([("move", "ou3-aa-001"), ("size", "ou4-aa-001")]), ending: "xib")
    #expect(
      told.contains(
        "2 outlets of 'File's Owner' have other names: 'move' instead of 'moveButton' and 'size' instead of 'sizeButton'"
      ),
      "\(told)")
    #expect(!told.contains("outlet 'move'"), "\(told)")
  }

  /// An outlet that leads to another button's successor renames no button. Seen in palCineIphone.
  @Test func anOutletMayLeadToAnotherButton() throws {
    func file(_ target: String, id: String, _ buttons: String) -> String {
      Drawn.xib(buttons).replacing(
        "<objects>",
        with: """
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
          <outlet property="goButton" destination="\(target)" id="\(id)"/></connections></placeholder>
          """)
    }
    let old =
      Self.button("one-aa-001", "By hour", attributes: "hidden=\"YES\"") + Self.button("two-aa-001", "All times")
    let new = Self.button("new-bb-001", "All times")
    let told = try Self.text(
      file("one-aa-001", id: "out-aa-001", old), file("new-bb-001", id: "out-bb-001", new), ending: "xib")
    #expect(!told.contains("title of state in a button"), "\(told)")
    #expect(
      told.contains(
        "the outlet 'goButton' of 'File's Owner' leads to the button 'All times' instead of the button 'By hour' now"),
      "\(told)")
  }

  /// Of an outlet that leads to another rule it is told what both rules say. Seen in memetro-ios-app.
  @Test func anOutletMayLeadToAnotherRule() throws {
    func file(_ target: String, id: String) -> String {
      let rules =
        Drawn.rule("wid-aa-001", "width", constant: 90) + Drawn.rule("hei-aa-001", "height", constant: 40)
      let label = Drawn.view(
        "lab-aa-001", "label", Drawn.frame(16, 100, 90, 40), attributes: "text=\"Name\"", constraints: rules)
      return Drawn.xib(label).replacing(
        "<objects>",
        with: """
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
          <outlet property="size" destination="\(target)" id="\(id)"/></connections></placeholder>
          """)
    }
    let told = try Self.text(
      file("wid-aa-001", id: "out-aa-001"), file("hei-aa-001", id: "out-bb-001"), ending: "xib")
    let words = "leads to the rule `Name.height == 40` instead of the rule `Name.width == 90` now"
    #expect(told.contains("the outlet 'size' of 'File's Owner' \(words)"), "\(told)")
  }

  /// Cells of other ids with other words are others, whatever their content views are called. Seen in socivy-carpool.
  @Test func cellsWithOtherWordsAreOthers() throws {
    func file(_ id: String, _ words: String, _ outlet: String) -> String {
      let label = """
        <label opaque="NO" text="\(words)" id="l\(id)-aa-001">\(Drawn.frame(16, 10, 100, 20))
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
          style="grouped" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))<sections>
          <tableViewSection id="sec-aa-001"><cells><tableViewCell id="c\(id)-aa-001">\(Drawn.frame(0, 35, 375, 44))
          <tableViewCellContentView key="contentView" tableViewCell="c\(id)-aa-001" id="v\(id)-aa-001">
          \(Drawn.frame(0, 0, 375, 44))<subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></cells>
          </tableViewSection></sections></tableView><connections>
          <outlet property="\(outlet)" destination="c\(id)-aa-001" id="o\(id)-aa-001"/></connections></tableViewController>
          """))
    }
    let others = try Self.text(file("aa", "Name:", "nameCell"), file("bb", "Seats left:", "seatCell"))
    #expect(!others.contains("is called"), "\(others)")
    #expect(others.contains("'Name Cell'") && others.contains("is gone"), "\(others)")
    // One that was made anew with its words is the same one.
    let anew = try Self.text(file("aa", "Name:", "nameCell"), file("bb", "Name:", "nameCell"))
    #expect(!anew.contains("is gone"), "\(anew)")
  }
}

/// The same change of a file's languages, told once. Seen in ipswDownloader.
@Suite struct LanguageGroupTests {
  private static func file(_ words: [String], heights: [Int]) -> String {
    let labels = zip(words, heights).enumerated().map { index, label in
      """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="la\(index)-aa-001">
      \(Drawn.frame(20, 20 + 40 * Double(index), 100, Double(label.1)))<textFieldCell key="cell" title="\(label.0)" \
      drawsBackground="YES" id="ce\(index)-aa-001"><color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" \
      colorSpace="calibratedRGB"/></textFieldCell></textField>
      """
    }
    return Drawn.mac(labels.joined())
  }

  @Test func aChangeOfAllLanguagesIsToldOnce() throws {
    let words = ["de": ["Datum", "Größe", "Titel", "Art"], "en": ["Date", "Size", "Title", "Kind"]]
    func files(_ heights: [String: [Int]]) -> [String: String] {
      words.reduce(into: [:]) { files, language in
        files["\(language.key).lproj/a.xib"] = Self.file(language.value, heights: heights[language.key] ?? [])
      }
    }
    func told(_ after: [String: [Int]]) throws -> String {
      let before = ["de": [17, 17, 17, 17], "en": [17, 17, 17, 17]]
      return ReviewText().text(try SmallHistory(files(before), files(after)).review(devices: []).report)
    }
    let all = try told(["de": [20, 22, 24, 26], "en": [20, 22, 24, 26]])
    #expect(!all.contains("'Datum'") || !all.contains("'Date'"), "\(all)")
    let most = try told(["de": [20, 22, 24, 17], "en": [20, 22, 24, 26]])
    #expect(!most.contains("'Datum'") && most.contains("'Date'"), "\(most)")
    #expect(most.contains("the same in 1 more language of the file: de"), "\(most)")
    #expect(most.contains("in de: not so: ") && most.contains("'Kind'"), "\(most)")
    #expect(most.contains(" and 1 more language"), "\(most)")
  }

  /// What is new says in each language what it says. Seen in welly.
  @Test func wordsOfWhatIsNewAreToldInEachLanguage() throws {
    func files(_ german: [String], _ english: [String], _ heights: [Int], last: Int) -> [String: String] {
      [
        "de.lproj/a.xib": Self.file(german, heights: heights + [17, last]),
        "en.lproj/a.xib": Self.file(english, heights: heights + [heights[0], last]),
      ]
    }
    let (german, english) = (["Datum", "Größe", "Titel", "Art"], ["Date", "Size", "Title", "Kind"])
    let before = files(german, english, [17, 17, 17], last: 17)
    let after = files(german + ["Farbe"], english + ["Colour"], [22, 22, 22], last: 30)
    let told = ReviewText().text(try SmallHistory(before, after).review(devices: []).report)
    #expect(told.contains("'Colour' is new") && told.contains("in de: 'Farbe' is new"), "\(told)")
  }

  /// Catalogues of translations hold the same file for each language. Seen in cuppa_mac.
  @Test func anExportedFileOfEachLanguageIsToldOnce() throws {
    func files(_ height: Int, _ year: Int) -> [String: String] {
      ["cs", "de", "fr"].reduce(into: [:]) { files, language in
        let folder = "\(language).xcloc/Source Contents"
        files["\(folder)/Base.lproj/a.xib"] = Self.file(["Date", "Size"], heights: [height, height])
        files["\(folder)/en.lproj/InfoPlist.strings"] = "\"Copyright\" = \"© \(year)\";"
      }
    }
    let report = try SmallHistory(files(17, 2021), files(24, 2023)).review(devices: []).report
    #expect(report.groups.count == 1, "\(report.groups.map(\.title))")
    let texts = report.notes.map(\.text).filter { $0.contains("InfoPlist") }
    #expect(texts.count == 1 && texts[0].contains("changed in en"), "\(texts)")
  }
}
