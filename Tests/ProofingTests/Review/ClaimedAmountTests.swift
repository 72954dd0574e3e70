import Testing

@testable import Reviewing
@testable import Revisions

/// How many points are put down to rules' constants: no more than these make, whatever else came to it.
@Suite struct ClaimedAmountTests {
  private static let root = "iN0-l3-epB"
  private static let red =
    "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
    + "customColorSpace=\"sRGB\"/>"

  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory(["a.xib": before], ["a.xib": after]).review().report)
  }

  /// What the file's frames have beyond a constant, since something above it is of another size there, is not the constant's. Seen
  /// in DaangnMarket.
  @Test func aConstantGivesNoMoreThanItSays() throws {
    func file(_ height: Double, recordedBy more: Double) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 50 + more, 200, height), attributes: "userLabel=\"Box\"",
        constraints: Drawn.rule("bh1-aa-001", "height", constant: height)
          + Drawn.rule("bw1-aa-001", "width", constant: 200))
      let main = Drawn.view(
        "man-aa-001", "view", Drawn.frame(20, 20, 200, height + 80 + more), attributes: "userLabel=\"Main\"",
        subviews: box,
        constraints: Drawn.rule("bt1-aa-001", "top", "top", "man-aa-001", item: "box-aa-001", constant: 50)
          + Drawn.rule("bl1-aa-001", "leading", "leading", "man-aa-001", item: "box-aa-001")
          + Drawn.rule("br1-aa-001", "trailing", "trailing", "box-aa-001")
          + Drawn.rule("bb1-aa-001", "bottom", "bottom", "box-aa-001", constant: 30))
      return Drawn.xib(
        main,
        constraints: Drawn.rule("mt1-aa-001", "top", "top", Self.root, item: "man-aa-001", constant: 20)
          + Drawn.rule("ml1-aa-001", "leading", "leading", Self.root, item: "man-aa-001", constant: 20))
    }
    let text = try self.text(file(200, recordedBy: 0), file(400, recordedBy: 7.67))
    #expect(text.contains("so 'Main' and 'Box' grew 200 pt in height"), "\(text)")
    #expect(!text.contains("207"), "\(text)")
  }

  /// What a constant gives by itself is told of it, and what it gives with a new view alone of both together. Seen in GoldenWords
  /// and uscdatingclub.
  @Test func aConstantLeadsNoOtherEdit() throws {
    func block(_ id: String, _ left: Double, _ top: Double, _ height: Double) -> String {
      Drawn.view(
        "\(id)-aa-001", "view", Drawn.frame(left, top, 60, height), attributes: "userLabel=\"\(id)\"",
        constraints: Drawn.rule("w\(id)-001", "width", constant: 60)
          + Drawn.rule("h\(id)-001", "height", constant: height), more: Self.red)
    }
    func placed(_ id: String, _ left: Double) -> String {
      Drawn.rule("l\(id)-001", "leading", "leading", Self.root, item: "\(id)-aa-001", constant: left)
    }
    func top(_ id: String) -> String {
      Drawn.rule("t\(id)-001", "top", "top", Self.root, item: "\(id)-aa-001", constant: 20)
    }
    func below(_ id: String) -> String {
      Drawn.rule(
        "b\(id)-001", "top", "bottom", "\(id)-aa-001", item: "low-aa-001", constant: 8,
        more: "relation=\"greaterThanOrEqual\"")
    }
    func file(_ height: Double, isNew: Bool) -> String {
      Drawn.xib(
        block("one", 20, 20, height) + (isNew ? block("two", 100, 20, 100) : "") + block("low", 20, 28 + height, 20),
        constraints: placed("one", 20) + top("one") + below("one") + placed("low", 20)
          + (isNew ? placed("two", 100) + top("two") + below("two") : "")
          + Drawn.rule("tlow-001", "top", "top", Self.root, item: "low-aa-001", more: "priority=\"250\""))
    }
    let text = try self.text(file(60, isNew: false), file(100, isNew: true))
    #expect(text.contains("is 100 instead of 60, so 'one' grew 40 pt in height\n"), "\(text)")
    #expect(text.contains("by several of these together 'low' moved down 40 pt"), "\(text)")
  }

  /// Of what a constant makes with another edit that which it makes by itself is told.
  @Test func aConstantMakesNoMoreThanItDoesAlone() throws {
    func file(_ left: Double, isCentred: Bool) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(left, 40, 375 - left - (isCentred ? left : 20), 50),
        attributes: "userLabel=\"Box\"", constraints: Drawn.rule("hbo-aa-001", "height", constant: 50), more: Self.red)
      return Drawn.xib(
        box,
        constraints: Drawn.rule("tbo-aa-001", "top", "top", Self.root, item: "box-aa-001", constant: 40)
          + Drawn.rule("lbo-aa-001", "leading", "leading", Self.root, item: "box-aa-001", constant: left)
          + (isCentred
            ? Drawn.rule("cbo-aa-001", "centerX", "centerX", Self.root, item: "box-aa-001")
            : Drawn.rule("rbo-aa-001", "trailing", "trailing", "box-aa-001", constant: 20)))
    }
    let text = try self.text(file(20, isCentred: false), file(8, isCentred: true))
    #expect(text.contains("so 'Box' grew 12 pt in width (24 in all)"), "\(text)")
    // What is centred on both sides grows by twice as much.
    let centred = try self.text(file(20, isCentred: true), file(8, isCentred: true))
    #expect(centred.contains("so 'Box' grew 24 pt in width"), "\(centred)")
  }

  /// Of several new views in a stack each gives its own height, also beside a rule of a view that is hidden, which no picture has
  /// broken. Seen in ConectateApp.
  @Test func aNewViewInAStackGivesItsOwnHeight() throws {
    func box(_ id: String, _ name: String, _ y: Double, _ height: Double, hidden: Bool = false) -> String {
      Drawn.view(
        "\(id)-aa-001", "view", Drawn.frame(0, y, 200, hidden ? 0 : height),
        attributes: "userLabel=\"\(name)\"" + (hidden ? " hidden=\"YES\"" : ""),
        constraints: Drawn.rule("h\(id)-001", "height", constant: height), more: Self.red)
    }
    func file(_ isLater: Bool) -> String {
      var views = box("top", "Top", 0, 40) + box("hid", "Gone", 50, 30, hidden: true)
      var y = 50.0
      if isLater {
        views += box("map", "Map", 50, 290) + box("hin", "Hint", 350, 40) + box("row", "Row", 400, 25)
        y = 435
      }
      views += box("end", "End", y, 46)
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(20, 20, 200, y + 46),
        attributes: "axis=\"vertical\" spacing=\"10\" userLabel=\"Stack\"", subviews: views)
      return Drawn.xib(
        stack,
        constraints: Drawn.rule("mt1-aa-001", "top", "top", Self.root, item: "sta-aa-001", constant: 20)
          + Drawn.rule("ml1-aa-001", "leading", "leading", Self.root, item: "sta-aa-001", constant: 20)
          + Drawn.rule("mw1-aa-001", "width", item: "sta-aa-001", constant: 200))
    }
    let text = try self.text(file(false), file(true))
    #expect(text.contains("'Map' is new, so 'Stack' grew 300 pt in height (385 in all)"), "\(text)")
    #expect(text.contains("'End' moved down 300 pt (385 in all)"), "\(text)")
  }
}
