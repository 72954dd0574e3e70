import Foundation
import Testing

@testable import Reviewing
@testable import Revisions
@testable import UndrawnSettings

/// What changed, or went, without moving a pixel of the pictures that are drawn.
@Suite struct SilentChangeTests {
  private func text(_ before: String, _ after: String, _ ending: String = "xib") throws -> String {
    let history = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after])
    return ReviewText().text(try history.review(devices: ["iphone-8"]).report)
  }

  // MARK: Colours of other names

  /// Another name of the colour of texts that another Xcode may have written is told with that. Seen in V2RayC and welly.
  @Test func anotherNameOfTheTextsColourIsTold() throws {
    func file(_ color: String, _ tools: String) -> String {
      Drawn.macFile(
        (0..<2).map { index in
          """
          <textField verticalHuggingPriority="750" id="fi\(index)-aa-001">\(Drawn.frame(20, 20, 100, 20))
          <autoresizingMask key="autoresizingMask"/><textFieldCell key="cell" title="Text \(index)" id="ce\(index)-aa-001">
          <color key="textColor" name="\(color)" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
          """
        }.joined(), tools: tools)
    }
    let now = "is 'controlTextColor' instead of 'textColor'"
    let other = try SettingLines.lines(file("textColor", "14113"), file("controlTextColor", "14313.18"))
    #expect(other.filter { $0.words.contains(now) }.map(\.place) == [.tools], "\(other)")
    let same = try SettingLines.lines(file("textColor", "14113"), file("controlTextColor", "14113"))
    #expect(same.filter { $0.words.contains(now) }.map(\.place) == [.untold], "\(same)")
  }

  /// A ground that is white in the light alone, where there was none, is told with the tools that may have written it. Seen in streats.
  @Test func aNewGroundThatIsDarkInTheDarkIsTold() throws {
    func file(_ color: String, _ tools: String) -> String {
      Drawn.xib(Drawn.view("vie-aa-001", "view", Drawn.frame(0, 0, 100, 100), more: color), tools: tools)
    }
    func ground(_ words: String) -> String { "<color key=\"backgroundColor\" \(words)/>" }
    let dark = try SettingLines.lines(
      file("", "14490.70"), file(ground("systemColor=\"systemBackgroundColor\""), "14868"))
    let words = "background color in a view is 'systemBackgroundColor' now"
    #expect(dark.contains { $0.place == .tools && $0.words == words }, "\(dark)")
    let white = try SettingLines.lines(file("", "14490.70"), file(ground("white=\"1\" alpha=\"1\""), "14868"))
    #expect(!white.contains { $0.words.contains("background") }, "\(white)")
  }

  // MARK: What went

  /// A label of one sign is called by it. Seen in HWMonitorSMC2.
  @Test func aLabelOfOneSignIsCalledByIt() throws {
    let text = Drawn.label("lab-aa-001", "Text", Drawn.frame(20, 20, 100, 21))
    let sign = Drawn.label("lab-aa-002", "*", Drawn.frame(20, 60, 20, 21))
    let told = try self.text(Drawn.xib(text + sign), Drawn.xib(text))
    #expect(told.contains("'*'"), "\(told)")
  }

  /// How a screen comes is told beside what its bar says. Seen in cOlive.
  @Test func howAScreenComesIsToldBesideItsBar() throws {
    func file(_ way: String, _ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Page" \(way) id="vco-aa-001" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
          <navigationItem key="navigationItem" title="\(title)" id="ite-aa-001"/></viewController>
          """)
          + Drawn.scene(
            "n",
            """
            <navigationController id="nav-aa-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001"/>
            <connections><segue destination="vco-aa-001" kind="relationship" relationship="rootViewController" \
            id="roo-aa-001"/></connections></navigationController>
            """))
    }
    let told = try text(file("", "One"), file("modalPresentationStyle=\"fullScreen\"", "Two"), "storyboard")
    #expect(told.contains("the bar's title"), "\(told)")
    #expect(told.contains("modal presentation style in a view controller is 'fullScreen' now"), "\(told)")
  }

  /// That a screen lost its title is not told by the way back of another. Seen in CineMetro.
  @Test func aWayBackTellsNoTitle() {
    var line = ObjectSettings.Line("title in a navigation item is no longer 'Home'", .quiet)
    line.setting = .init("title", "navigationItem", then: "Home")
    #expect(!ReviewReport.names("the way back says “Back” instead of “Home”", whatIsSaidIn: line))
    #expect(!ReviewReport.names("the bar's trailing button says “Home” instead of “Add”", whatIsSaidIn: line))
    #expect(ReviewReport.names("the bar's title “Home” is gone", whatIsSaidIn: line))
  }

  // MARK: Orders and names

  /// What an outlet collection has in another order is told: code reads it as a list. Seen in omega-bank.
  @Test func theOrderInACollectionIsTold() throws {
    func file(_ order: [Int]) -> String {
      let labels = ["One", "Two", "Three"].enumerated().map { index, text in
        Drawn.label("lab-aa-00\(index)", text, Drawn.frame(20, 20 + 40 * Double(index), 100, 21))
      }
      let outlets = order.map { index in
        "<outletCollection property=\"rows\" destination=\"lab-aa-00\(index)\" id=\"out-aa-\(order.count)\(index)\"/>"
      }
      return Drawn.xib(labels.joined()).replacing(
        "</view>\n</objects>", with: "<connections>\(outlets.joined())</connections></view>\n</objects>")
    }
    func orders(_ before: [Int], _ after: [Int]) throws -> [String] {
      try SettingLines.lines(file(before), file(after)).map(\.words).filter { $0.contains("another order") }
    }
    let told = try orders([0, 1, 2], [1, 2, 0])
    #expect(told.count == 1 && told[0].hasPrefix("what is in the outlet collection 'rows'"), "\(told)")
    #expect(told.first?.hasSuffix("stands in another order: 'Two', 'Three' and 'One'") == true, "\(told)")
    // What came or went makes no other order of the rest.
    #expect(try orders([0, 1], [0, 2, 1]).isEmpty)
  }

  /// Of few objects that got other tags each is told with its own. Seen in omega-bank.
  @Test func fewTagsAreToldWithTheirObjects() {
    let lines = ["1", "2", "3"].map { value in
      var line = ObjectSettings.Line("tag in a label is '\(value)' now", .always, names: ["'Row \(value)'"])
      line.setting = .init("tag", "label", now: value)
      return line
    }
    #expect(
      ReviewReport.note(lines, of: "a.xib", \.named).lines == [
        "tag in a label is set otherwise 3 times ('1' of 'Row 1', '2' of 'Row 2' and '3' of 'Row 3')"
      ])
    // With what it was: code may go by either. Seen in GA-TB-Reference-Guide-IOS.
    let others = lines.map { line in
      var line = line
      line.setting?.then = "0"
      return line
    }
    let told = ReviewReport.note(others, of: "a.xib", \.named).lines
    #expect(told.first?.contains("3 times ('1' instead of '0' of 'Row 1'") == true, "\(told)")
  }

  /// A new file that git takes for one that is gone is told with that, though all in it was made anew. Seen in omega-bank.
  @Test func aFileMadeAnewIsToldWithWhatItWas() throws {
    func file(_ mark: String, _ words: String) -> String {
      let labels = (1...3).map { number in
        Drawn.label("\(mark)-aa-00\(number)", "\(words) \(number)", Drawn.frame(20, Double(40 * number), 100, 21))
      }
      return Drawn.xib(labels.joined(), root: "\(mark)-ro-001")
    }
    let history = try SmallHistory(["a.xib": file("one", "Then")], ["b.xib": file("two", "Now")])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("a.xib"))
    try history.amend()
    let told = try history.review(devices: ["iphone-8"]).report.notes.map(\.text)
    #expect(
      told.contains("'b.xib' may be 'a.xib', made anew: git takes half of their lines or more for the same"), "\(told)")
  }
}
