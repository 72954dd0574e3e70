import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Rules that no cause names are told in one line: somebody made or removed them, whatever moved for it.
@Suite struct OtherRulesTests {
  private static let root = "iN0-l3-epB"

  private func text(_ before: String, _ after: String, _ ending: String = "xib") throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: ["iphone-8"]).report)
  }

  private func line(_ text: String) -> String {
    text.split(separator: "\n").first { $0.contains("other rules: ") }.map(String.init) ?? ""
  }

  private static func box(_ id: String, _ name: String, _ top: Double) -> String {
    Drawn.view("\(id)-aa-001", "view", Drawn.frame(20, top, 100, 40), attributes: "userLabel=\"\(name)\"")
  }

  private static func place(_ id: String, _ top: Double) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
  }

  private static func size(_ id: String) -> String {
    Drawn.rule("\(id)-he-001", "height", item: "\(id)-aa-001", constant: 40)
      + Drawn.rule("\(id)-wi-001", "width", item: "\(id)-aa-001", constant: 100)
  }

  /// A stack takes views where they lie: its rules instead of theirs are what changed.
  @Test func aNewStacksRulesAreTold() throws {
    func file(isNew: Bool) -> String {
      let boxes = Self.box("one", "One", 40) + Self.box("two", "Two", 80)
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(20, 40, 100, 80),
        attributes: "opaque=\"NO\" axis=\"vertical\" userLabel=\"Pair\"", subviews: boxes)
      let own = isNew ? Self.place("sta", 40) : Self.place("one", 40) + Self.place("two", 80)
      return Drawn.xib(isNew ? stack : boxes, constraints: own + Self.size("one") + Self.size("two"))
    }
    let told = line(try text(file(isNew: false), file(isNew: true)))
    #expect(told.contains("new `Pair.leading == root.leading + 20` and `Pair.top == root.top + 40`"), "\(told)")
    #expect(told.contains("`Two.top == root.top + 80`"), "\(told)")
    #expect(!told.contains("height"), "\(told)")
  }

  /// What a cause tells is told once, and what lies within a new view is its own.
  @Test func rulesOfWhatIsToldOrNewAreNotRepeated() throws {
    func file(isNew: Bool) -> String {
      let inner = Drawn.view(
        "new-aa-001", "view", Drawn.frame(20, 200, 100, 40), attributes: "userLabel=\"New\"",
        subviews: Self.box("inn", "Inner", 0),
        constraints: Drawn.rule("inn-to-001", "top", "top", "new-aa-001", item: "inn-aa-001"))
      return Drawn.xib(
        Self.box("one", "One", 40) + (isNew ? inner : ""),
        constraints: Self.place("one", isNew ? 50 : 40) + Self.size("one")
          + (isNew ? Self.place("new", 200) + Self.size("new") : ""))
    }
    let whole = try text(file(isNew: false), file(isNew: true))
    let told = line(whole)
    #expect(whole.contains("the constant of `One.top == root.top + 50` is 50 instead of 40"), "\(whole)")
    #expect(told.contains("new `New.leading == root.leading + 20` and `New.top == root.top + 200`"), "\(told)")
    #expect(!told.contains("One.top") && !told.contains("Inner") && !told.contains("New.height"), "\(told)")
  }

  /// Views of two screens that rules place now are two edits, each with its own views.
  @Test func conversionsOfTwoScreensAreTwo() throws {
    func scene(_ id: String, _ name: String, isNew: Bool) -> String {
      let box = Self.box(id, name, 40)
      let rules = (Self.place(id, 50) + Self.size(id)).replacing(Self.root, with: "vi\(id)-aa-01")
      return Drawn.scene(
        id,
        """
        <viewController storyboardIdentifier="Of\(name)" id="vc\(id)-aa-01" sceneMemberID="viewController">
        <view key="view" id="vi\(id)-aa-01">\(Drawn.frame(0, 0, 375, 667))<subviews>
        \(isNew ? box : box.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: ""))
        </subviews>\(isNew ? "<constraints>\(rules)</constraints>" : "")</view></viewController>
        """)
    }
    func file(isNew: Bool) -> String {
      Drawn.storyboard(scene("one", "First", isNew: isNew) + scene("two", "Second", isNew: isNew))
    }
    let told = try text(file(isNew: false), file(isNew: true), "storyboard")
    #expect(told.contains("'First' is placed by 4 rules instead of its mask"), "\(told)")
    #expect(told.contains("'Second' is placed by 4 rules instead of its mask"), "\(told)")
  }
}
