import Findings
import Foundation
import Solving
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// Settings and texts that no card tells: with the view and the screen that have them, keys as one, languages by themselves.
@Suite struct NamedSettingTests {
  private func notes(_ before: [String: String], _ after: [String: String]) throws -> [String] {
    try SmallHistory(before, after).review(devices: ["iphone-8"]).report.notes.filter(\.isChange).map(\.text)
  }

  private func told(_ before: String, _ after: String, _ ending: String = "xib") throws -> String {
    try notes(["a.\(ending)": before], ["a.\(ending)": after]).joined(separator: "\n")
  }

  /// What two forms of one file differ in.
  private func lines(_ before: String, _ after: String) throws -> [String] {
    try SettingLines.lines(before, after, ending: "storyboard").map(\.words)
  }

  /// A field without words is known by the outlet of the file's owner. Seen in NoChat.
  @Test func fieldsOfAXibAreKnownByTheirOutlets() throws {
    func file(_ key: String) -> String {
      let fields = [("one", key), ("two", "done")].map { id, key in
        """
        <textField contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">
        \(Drawn.frame(20, id == "one" ? 100 : 200, 100, 30))<autoresizingMask key="autoresizingMask"/>
        <textInputTraits key="textInputTraits" returnKeyType="\(key)"/></textField>
        """
      }
      let owner = """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LogIn">
        <connections><outlet property="email" destination="one-aa-001" id="out-aa-001"/>
        <outlet property="secret" destination="two-aa-001" id="out-aa-002"/></connections></placeholder>
        """
      return Drawn.xib(fields.joined()).replacing("<objects>", with: owner)
    }
    let words = try told(file("go"), file("next"))
    #expect(words.contains("is 'next' instead of 'go' (outlet 'email')"), "\(words)")
  }

  /// The picture behind a bar is drawn in none. Seen in GA-TB-Reference-Guide.
  @Test func picturesBehindBarsAreTold() throws {
    func file(_ picture: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "nav",
          """
          <navigationController storyboardIdentifier="Nav" id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 44))
          <navigationBarAppearance key="standardAppearance" \(picture)/></navigationBar></navigationController>
          """))
    }
    let words = try lines(file(""), file("backgroundImage=\"lung\""))
    #expect(words == ["background image of navigation bar appearance in a navigation bar is 'lung' now"], "\(words)")
  }

  /// A white background that goes is somebody's doing, and one that comes may be another version's. Seen in ThaiTechEventCalendar.
  @Test func aWhiteGroundThatGoesIsTold() throws {
    let ground = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    func words(_ before: (String, String), _ after: (String, String)) throws -> [String] {
      let files = [before, after].map { tools, ground in
        let file = Drawn.xib(Drawn.label("one-aa-001", "Title", Drawn.frame(16, 100, 40, 21)), tools: tools)
        return file.replacing("<subviews>", with: "\(ground)<subviews>")
      }
      return try SettingLines.lines(files[0], files[1]).map(\.words)
    }
    let gone = try words(("13771", ground), ("14092", ""))
    #expect(gone == ["background color in a view is no longer '#FFFFFF'"], "\(gone)")
    let come = try words(("13771", ""), ("14092", ground))
    #expect(come.isEmpty || !come.contains { $0.contains("background") }, "\(come)")
  }

  /// Options of one set are one thing. Seen in Hackers.
  @Test func traitsAreOneSetting() throws {
    func file(_ traits: String) -> String {
      Drawn.xib(
        """
        <button opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">
        \(Drawn.frame(20, 100, 100, 30))<autoresizingMask key="autoresizingMask"/>
        <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \(traits)/></accessibility>
        </button>
        """)
    }
    let words = try lines(file("button=\"YES\""), file("button=\"YES\" link=\"YES\""))
    #expect(words == ["accessibility traits in a button is 'button and link' instead of 'button'"], "\(words)")
  }

  /// A controller that is called by the identifier that it got is known by its class. Seen in LectureNotes.
  @Test func anIdentifierIsToldWithItsClass() throws {
    func file(_ more: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController \(more) customClass="DrawController" id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))</view></viewController>
          """))
    }
    let words = try told(file(""), file("storyboardIdentifier=\"Board\""), "storyboard")
    #expect(words.contains("is 'Board' now (DrawController)"), "\(words)")
    let other = try told(file(""), file("").replacing("DrawController", with: "SketchController"), "storyboard")
    #expect(other.contains("is 'SketchController' instead of 'DrawController'"), "\(other)")
    #expect(!other.contains("(SketchController)"), "\(other)")
  }

  private static func scene(_ view: String, _ item: String = "") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController storyboardIdentifier="Profile" id="vco-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>\(view)</subviews></view>
        <navigationItem key="navigationItem" id="nav-aa-001">\(item)</navigationItem></viewController>
        """))
  }

  @Test func aSettingIsToldWithItsViewAndScreen() throws {
    func file(_ more: String) -> String {
      Self.scene(
        """
        <view userLabel="Card" \(more) contentMode="scaleToFill" fixedFrame="YES" id="car-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 100, 100, 100))
        <autoresizingMask key="autoresizingMask"/></view>
        """)
    }
    let told = try told(file(""), file("multipleTouchEnabled=\"YES\""), "storyboard")
    #expect(told.contains("multiple touch enabled in a view is 'YES' now ('Card' of Profile)"), "\(told)")
  }

  /// A cell is known by its control, and of many the first are named.
  @Test func aCellIsKnownByItsControl() throws {
    func file(_ more: String) -> String {
      Drawn.mac(
        ["One", "Two", "Three", "Four", "Five"].enumerated().map { index, title in
          """
          <button fixedFrame="YES" id="b\(index)t-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
          \(Drawn.frame(20, 20 + Double(index) * 30, 90, 24))<autoresizingMask key="autoresizingMask"/>
          <buttonCell key="cell" type="check" title="\(title)" \(more) id="c\(index)t-aa-001"/></button>
          """
        }.joined())
    }
    let told = try told(file(""), file("refusesFirstResponder=\"YES\""))
    #expect(
      told.contains("refuses first responder in a button cell is 'YES' now ('One', 'Two', 'Three' and 2 more)"),
      "\(told)")
  }

  @Test func aButtonsKeyIsOne() throws {
    func file(_ key: String) -> String {
      Drawn.mac(
        """
        <button fixedFrame="YES" id="but-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 90, 32))<autoresizingMask key="autoresizingMask"/>
        <buttonCell key="cell" type="push" title="Amend" bezelStyle="rounded" id="buc-aa-001">\(key)</buttonCell></button>
        """)
    }
    let key =
      "<string key=\"keyEquivalent\">a</string>"
      + "<modifierMask key=\"keyEquivalentModifierMask\" option=\"YES\" command=\"YES\"/>"
    #expect(try told(file(""), file(key)).contains("key in a button cell is '⌥⌘A' now ('Amend')"))
  }

  @Test func anItemOfABarIsCalledByItsTitle() throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" title=\"Add New\" id=\"bar-aa-001\"/>"
    let label = Drawn.label("lab-aa-001", "Title", Drawn.frame(16, 100, 40, 21))
    let notes = try lines(Self.scene(label, item), Self.scene(label))
    #expect(notes == ["the bar button item 'Add New' is gone"], "\(notes)")
  }

  @Test func edgesUnderBarsAreTold() throws {
    func file(_ edges: String) -> String {
      Self.scene("").replacing("</navigationItem>", with: "</navigationItem>\(edges)")
    }
    let lines = try lines(
      file("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"), file(""))
    #expect(lines == ["edges for extended layout in a view controller is no longer 'bottom'"], "\(lines)")
  }

  /// Texts of other languages are told though the picture changed too, of each language the first.
  @Test func otherLanguagesAreToldBesideAChangedPicture() throws {
    func screen(_ text: String) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", text, Drawn.frame(16, 100, 40, 21)),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 100))
    }
    func files(_ text: String, _ german: String) -> [String: String] {
      ["Base.lproj/a.xib": screen(text), "de.lproj/a.strings": "\"lab-aa-001.text\" = \"\(german)\";"]
    }
    let told = try notes(files("Save", "Sichern"), files("Keep", "Behalten"))
    #expect(told.contains { $0.contains("changed in de ('Behalten' instead of 'Sichern')") }, "\(told)")
    let new = try notes(
      ["Base.lproj/a.xib": screen("Save")],
      ["Base.lproj/a.xib": screen("Keep"), "fr.lproj/a.strings": "\"lab-aa-001.text\" = \"Garder\";"])
    #expect(new.contains { $0.contains("changed in fr (1 text, all new)") }, "\(new)")
  }

  // MARK: Names of views

  private static func picture(_ id: String, _ name: String) -> String {
    """
    <imageView contentMode="scaleToFill" fixedFrame="YES" image="\(name)" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, 100, 60, 60))
    <autoresizingMask key="autoresizingMask"/></imageView>
    """
  }

  @Test func aPictureIsCalledByItsFile() throws {
    let outcome = try SmallHistory.review(
      Drawn.xib(""), Drawn.xib(Self.picture("ima-aa-001", "harbour")), devices: ["iphone-8"])
    let titles = outcome.report.groups.map(\.title)
    #expect(titles == ["'Image View' with the picture 'harbour' is new"], "\(titles)")
  }

  /// A button that has words is known by them, and what it is drawn with is told beside them.
  @Test func aButtonWithWordsIsToldWithItsPicture() throws {
    func titles(_ state: String) throws -> [String] {
      let button = """
        <button opaque="NO" fixedFrame="YES" id="but-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 100, 160, 44))<autoresizingMask key="autoresizingMask"/>
        <state key="normal" \(state)/></button>
        """
      return try SmallHistory.review(Drawn.xib(""), Drawn.xib(button), devices: ["iphone-8"]).report.groups.map(\.title)
    }
    let told = try titles("title=\"Sail\" image=\"harbour\"")
    #expect(told == ["'Sail' with the picture 'harbour' is new"], "\(told)")
    let plain = try titles("title=\"Sail\"")
    #expect(plain == ["'Sail' is new"], "\(plain)")
  }

  @Test func viewsOfOneNameAreToldApart() throws {
    let (one, two) = (Self.picture("ima-aa-001", "harbour"), Self.picture("imb-aa-001", "logo"))
    let outcome = try SmallHistory.review(Drawn.xib(one + two), Drawn.xib(two + one), devices: ["iphone-8"])
    let titles = outcome.report.groups.map(\.title)
    #expect(
      titles.first?.hasPrefix("the order in 'root' is Image View (logo), Image View (harbour) instead of") == true,
      "\(titles)")
  }

  /// A panel that got a file of its own has new ids there, and is the same.
  @Test func aMovedPanelIsNoNewOne() throws {
    func label(_ id: String, _ text: String, _ y: Double) -> String {
      """
      <textField fixedFrame="YES" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(20, y, 120, 17))
      <autoresizingMask key="autoresizingMask"/><textFieldCell key="cell" title="\(text)" id="c\(id)"/></textField>
      """
    }
    func panel(_ id: String) -> String {
      """
      <window title="Edit" id="\(id)win-01"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
      <view key="contentView" id="\(id)con-01">\(Drawn.frame(0, 0, 300, 200))<subviews>
      \(label("\(id)one-01", "New address", 20))\(label("\(id)two-01", "Old address", 60))
      \(label("\(id)thr-01", "Keep both", 100))</subviews></view></window>
      """
    }
    func file(_ objects: String) -> String {
      Drawn.mac("").replacing("</objects>", with: objects + "</objects>")
    }
    let outcome = try SmallHistory(
      ["a.xib": file(panel("a"))],
      ["a.xib": file(""), "b.xib": file(panel("b")).replacing("Hz6-mo-xeY", with: "own-aa-001")]
    ).review(devices: [])
    let notes = outcome.report.notes.map(\.text)
    #expect(
      notes.contains { $0.contains("of 'a.xib' is in 'b.xib' now") }, "\(notes) \(outcome.report.entries.map(\.key))")
  }

  /// What lines are of is kept by a shard's report, and tells three tags in a line.
  @Test func aShardKeepsWhatItsLinesAreOf() throws {
    let lines = ["2", "3", "4"].map { value in
      var line = ObjectSettings.Line("tag in a label is '\(value)' instead of '1'", .always)
      line.setting = .init("tag", "label", now: value, then: "1")
      return line
    }
    var report = ReviewReport(title: "", expected: .init("a"), actual: .init("b"))
    var mark = ReviewReport.ShardMark(shard: try #require(Shard("1/2")), inputs: "")
    mark.seen.unshown = [.init(words: "", lines: lines, file: "a.xib", screens: [])]
    report.shard = mark
    let read = try ReviewReport.read(Array(report.json().text.utf8), path: "r").get()
    #expect(read.shard?.seen.unshown == mark.seen.unshown)
    let told = ReviewReport.note(read.shard?.seen.unshown.first?.lines ?? [], of: "a.xib", \.named).lines
    #expect(told == ["tag in a label is set otherwise 3 times ('2', '3' and '4')"])
  }

  /// A sign that only a font of its own shows has a number.
  @Test func aPrivateSignIsToldByItsNumber() throws {
    func file(_ text: String) -> String { Drawn.xib(Drawn.label("lab-aa-001", text, Drawn.frame(16, 100, 40, 21))) }
    let outcome = try SmallHistory.review(file("\u{E5CA}"), file("\u{E876}"), devices: ["iphone-8"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("'U+E876' instead of 'U+E5CA'"), "\(told)")
  }
}
