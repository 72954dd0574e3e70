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
    let whole = try text(file(isNew: false), file(isNew: true))
    let place = "'Pair' is 20 from the leading side and 40 from the top of 'root'"
    #expect(whole.contains("    placed: \(place)\n"), "\(whole)")
    let told = line(whole)
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
    #expect(whole.contains("the constant of `One.top == root.top + 50` is 50 instead of 40"), "\(whole)")
    let place = "'New' is 20 from the leading side and 200 from the top of 'root', 100 × 40"
    let places = "\(place); 'Inner' is at the top of 'New'"
    #expect(whole.contains("    placed: \(places)\n"), "\(whole)")
    #expect(line(whole).isEmpty, "\(whole)")
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

  /// A view that no rule places lies where it was drawn, and a control without words is called by its kind. Seen in Camera and ZumpaReader.
  @Test func whereANewViewWasDrawnIsTold() throws {
    func view(_ id: String, _ element: String, _ name: String, _ frame: String) -> String {
      """
      <\(element) userLabel="\(name)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-aa-001">
      \(frame)<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></\(element)>
      """
    }
    let kept = Self.box("one", "One", 40)
    let rest = Self.place("one", 40) + Self.size("one")
    let new =
      view("new", "view", "New", Drawn.frame(20, 200, 100, 40))
      + view("swi", "switch", "Loud", Drawn.frame(20, 300, 51, 31))
    let told = try text(Drawn.xib(kept, constraints: rest), Drawn.xib(kept + new, constraints: rest))
    let places = "'New' is 100 × 40 at 20, 200 in 'root'; 'Loud' is 51 × 31 at 20, 300 in 'root'"
    #expect(told.contains("    placed: \(places)\n") && told.contains("the switch 'Loud' is new"), "\(told)")
  }

  /// A button that lies over others and shows nothing itself is not the main thing. Seen in CRUMPET-iOS.
  @Test func aButtonThatShowsNothingIsToldBehindWhatMoved() throws {
    let button = Drawn.view(
      "new-aa-001", "button", Drawn.frame(20, 200, 100, 40), attributes: "opaque=\"NO\" userLabel=\"Over\"",
      more: "<state key=\"normal\"/>")
    func file(_ top: Double, isNew: Bool) -> String {
      Drawn.xib(
        Self.box("one", "One", top) + (isNew ? button : ""),
        constraints: Self.place("one", top) + Self.size("one")
          + (isNew ? Self.place("new", 200) + Self.size("new") : ""))
    }
    let told = try text(file(40, isNew: false), file(60, isNew: true))
    #expect(told.dropFirst(2).hasPrefix("the constant of `One.top == root.top + 60` is 60 instead of 40"), "\(told)")
    #expect(told.contains("'Over' is new") && !told.contains("looks: "), "\(told)")
  }

  /// Each view that came has its rules in one clause, whatever they tie it to. Seen in some forty repositories.
  @Test func whereRulesPlaceANewViewIsAClause() throws {
    func rule(
      _ own: String, _ side: String, _ other: String? = nil, _ second: String? = nil, _ constant: Double = 0,
      _ more: String = ""
    ) -> String {
      Drawn.rule(own, side, second, other, item: "new-aa-001", constant: constant, more: more)
    }
    func words(_ rules: String...) throws -> String {
      let kept = Self.box("one", "One", 40)
      let rest = Self.place("one", 40) + Self.size("one")
      let told = try text(
        Drawn.xib(kept, constraints: rest),
        Drawn.xib(kept + Self.box("new", "New", 200), constraints: rest + rules.joined()))
      return told.split(separator: "\n").first { $0.contains("placed: ") }.map { String($0.dropFirst(12)) } ?? told
    }
    let edges = ["top", "bottom", "leading", "trailing"].enumerated().map { index, side in
      rule("ed\(index)-aa-001", side, Self.root, side)
    }.joined()
    #expect(try words(edges) == "'New' is at all edges of 'root'")
    let below = rule("bel-aa-001", "top", "one-aa-001", "bottom", 8)
    let centred = rule("cen-aa-001", "centerX", Self.root, "centerX")
    let high = rule("hig-aa-001", "height", nil, nil, 44, "relation=\"greaterThanOrEqual\"")
    #expect(
      try words(below, centred, high) == "'New' is 8 below 'One', centred horizontally in 'root', at least 44 high")
    // A fixed length beside a least one decides. Seen in market_app-iOS.
    let fixed = rule("fix-aa-001", "height", nil, nil, 44)
    #expect(try words(below, fixed, high) == "'New' is 8 below 'One', 44 high")
    let wide = rule("wid-aa-001", "width", "one-aa-001", "width")
    let share = rule("sha-aa-001", "height", Self.root, "height", 0, "multiplier=\"0.5\"")
    let told = try words(below, centred, wide, share)
    #expect(told.hasSuffix(", as wide as 'One' and has `New.height == 50% root.height`"), "\(told)")
    let within = rule("wit-aa-001", "leading", Self.root, "leading", -4, "priority=\"750\"")
    #expect(try words(below, within, high).contains("4 beyond the leading side of 'root' @750"))
  }

  /// A clear view in a stack lies where no picture shows it: it is said what it stands between. Seen in FoodDeliveryT2.
  @Test func aClearViewsPlaceInAStackIsTold() throws {
    func file(_ title: String) -> String {
      let boxes = Self.box("one", "One", 0) + title + Self.box("two", "Two", 0)
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(20, 40, 300, 40),
        attributes: "opaque=\"NO\" distribution=\"equalSpacing\" userLabel=\"Row\"", subviews: boxes)
      return Drawn.xib(
        stack,
        constraints: Self.place("sta", 40) + Self.size("one") + Self.size("two")
          + Drawn.rule("sta-wi-001", "width", item: "sta-aa-001", constant: 300))
    }
    let title = Drawn.label("tit-aa-001", "Title", "").replacing(
      "id=\"tit", with: "alpha=\"0.0\" userLabel=\"Title\" id=\"tit")
    let whole = try text(file(""), file(title))
    #expect(whole.contains("'Title' is between 'One' and 'Two' in 'Row'"), "\(whole)")
  }

  /// A view that hung below one that went, and hangs on another now that had nothing to do with that, is moved by its rule. Seen in
  /// onecard-ios.
  @Test func aRuleThatHangsElsewhereMovesItsView() throws {
    func file(_ isGone: Bool) -> String {
      let hung = Drawn.rule(
        "low-to-001", "top", "bottom", isGone ? "bar-aa-001" : "old-aa-001", item: "low-aa-001", constant: 20)
      let side = Drawn.rule("low-le-001", "leading", "leading", Self.root, item: "low-aa-001", constant: 20)
      let old = isGone ? "" : Self.place("old", 20) + Self.size("old")
      return Drawn.xib(
        (isGone ? "" : Self.box("old", "Gone", 20)) + Self.box("bar", "Bar", 100)
          + Self.box("low", "List", isGone ? 160 : 80),
        constraints: old + Self.place("bar", 100) + Self.size("bar") + side + Self.size("low") + hung)
    }
    let told = try text(file(false), file(true))
    let rule = "the rule `List.top == Bar.bottom + 20` was `List.top == Gone.bottom + 20`; 'Gone' is gone"
    #expect(told.contains(rule), "\(told)")
  }

  /// Where a view lies in what came around it, at another distance than in what it lay in. Seen in homecook.
  @Test func whatIsWrappedIsPlacedWhereItsRulesSayAnotherDistance() throws {
    func placed(_ id: String, _ around: String, _ left: Double, _ top: Double) -> String {
      Drawn.rule("\(id)-le-001", "leading", "leading", around, item: "\(id)-aa-001", constant: left)
        + Drawn.rule("\(id)-to-001", "top", "top", around, item: "\(id)-aa-001", constant: top)
    }
    let box = Drawn.view(
      "box-aa-001", "view", Drawn.frame(21, 33, 75, 75), attributes: "userLabel=\"Box\"",
      constraints: Drawn.rule("bow-aa-001", "width", constant: 75) + Drawn.rule("boh-aa-001", "height", constant: 75))
    func wrapped(_ left: Double, _ top: Double) -> String {
      let wrap = Drawn.view(
        "wra-aa-001", "view", Drawn.frame(0, 0, 300, 120), attributes: "userLabel=\"Wrap\"", subviews: box,
        constraints: placed("box", "wra-aa-001", left, top) + Drawn.rule("wrw-aa-001", "width", constant: 300)
          + Drawn.rule("wrh-aa-001", "height", constant: 120))
      return Drawn.xib(wrap, constraints: placed("wra", Self.root, 0, 0))
    }
    let before = Drawn.xib(box, constraints: placed("box", Self.root, 21, 33))
    let told = try text(before, wrapped(20, 20))
    #expect(told.contains("'Box' is 20 from the top and the leading side of 'Wrap'"), "\(told)")
    // What is tied as it was is no news.
    let same = try text(before, wrapped(21, 33))
    #expect(!same.contains("21 from"), "\(same)")
  }
}
