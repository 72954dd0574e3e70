import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// One screen said in five ways has the same frames: a label and a field in a row, a button below.
@Suite struct EquivalenceTests {
  private static func views(in parent: (inout TestScreen, String) -> Void) -> TestScreen {
    var screen = TestScreen(375, 667, safeArea: EdgeInsets(top: 20))
    for name in ["label", "field", "button"] { parent(&screen, name) }
    return screen
  }

  private static func add(_ screen: inout TestScreen, _ name: String, to parent: String) {
    switch name {
    case "label": screen.add(name, .label, in: parent, size: [56.5, 20.5], baseline: 16)
    case "field": screen.add(name, .textField, in: parent, size: [25, 30], baseline: 19.5)
    default: screen.add(name, .button, in: parent, size: [80, 30], baseline: 20)
    }
  }

  private static func flat() -> TestScreen { views { add(&$0, $1, to: "root") } }

  private static func equations() throws -> TestScreen {
    var screen = flat()
    try screen.rules(
      "label.leading == margins.leading", "field.leading == label.trailing + 8", "field.trailing == margins.trailing",
      "field.top == safe.top + 8", "label.centerY == field.centerY", "button.top == field.bottom + 8",
      "button.leading == margins.leading", "button.trailing == margins.trailing")
    return screen
  }

  private static func anchors() -> TestScreen {
    var screen = flat()
    let margins = ItemReference(.guide(.margins, of: nil))
    let safe = ItemReference(.guide(.safe, of: nil))
    let all: [AttributeConstraint] = [
      .init(first: .view("label"), .leading, second: margins, .leading),
      .init(first: .view("field"), .leading, second: .view("label"), .trailing, constant: 8),
      .init(first: margins, .trailing, second: .view("field"), .trailing),
      .init(first: .view("field"), .top, second: safe, .top, constant: 8),
      .init(first: .view("label"), .centerY, second: .view("field"), .centerY),
      .init(first: .view("button"), .top, second: .view("field"), .bottom, constant: 8),
      .init(first: .view("button"), .leading, second: margins, .leading),
      .init(first: .view("button"), .trailing, second: margins, .trailing),
    ]
    for (index, constraint) in all.enumerated() {
      screen.screen.rules.append(
        ActiveRule(rule: Rule(text: "", form: .attributes(constraint)), group: "g", index: index))
    }
    return screen
  }

  private static func visualFormat() throws -> TestScreen {
    var screen = flat()
    try screen.rules(
      "H:|-[label]-[field]-|", "H:|-[button]-|", "V:[field]-[button]", "field.top == safe.top + std",
      "align (field, label) centerY")
    return screen
  }

  private static func words() throws -> TestScreen {
    var screen = flat()
    try screen.rules(
      "label.leading == margins.leading", "field after label 8", "align field trailing in margins",
      "field.top == safe.top + 8",
      "align (field, label) centerY", "button below field 8", "align button leading in margins",
      "align button trailing in margins")
    screen.screen.rules[0].rule.form = .word(
      .align([.view("label")], .leading, in: ItemReference(.guide(.margins, of: nil)), priority: 1000))
    return screen
  }

  private static func stacks() throws -> TestScreen {
    var screen = TestScreen(375, 667, safeArea: EdgeInsets(top: 20))
    screen.stack("column", axis: .vertical, spacing: 8)
    screen.stack("row", in: "column", axis: .horizontal, .fill, .center, spacing: 8)
    add(&screen, "label", to: "row")
    add(&screen, "field", to: "row")
    add(&screen, "button", to: "column")
    try screen.rules(
      "column.leading == margins.leading", "column.trailing == margins.trailing", "column.top == safe.top + 8")
    return screen
  }

  @Test func allGiveTheSameFrames() throws {
    let expected: [String: Rect] = [
      "label": Rect(x: 16, y: 32.75, width: 56.5, height: 20.5),
      "field": Rect(x: 80.5, y: 28, width: 278.5, height: 30),
      "button": Rect(x: 16, y: 66, width: 343, height: 30),
    ]
    let screens = [
      ("equations", try Self.equations()), ("anchors", Self.anchors()), ("visual format", try Self.visualFormat()),
      ("words", try Self.words()), ("stacks", try Self.stacks()),
    ]
    for (name, screen) in screens {
      let layout = screen.solve()
      for (view, frame) in expected.sorted(by: { $0.key < $1.key }) {
        let found = layout.views.first { $0.content.id == view }?.windowFrame ?? .zero
        let isSame =
          abs(found.x - frame.x) < 1e-6 && abs(found.y - frame.y) < 1e-6
          && abs(found.width - frame.width) < 1e-6 && abs(found.height - frame.height) < 1e-6
        #expect(isSame, "\(name) \(view): \(found)")
      }
      #expect(layout.findings.filter { $0.severity == .error }.isEmpty, "\(name)")
    }
  }

  /// A screen in right-to-left is the mirrored one.
  @Test func rightToLeftMirrors() throws {
    for make in [Self.equations, Self.visualFormat, Self.words, Self.stacks] {
      let left = try make()
      var right = left
      right.screen.environment.direction = .rightToLeft
      for position in right.screen.nodes.indices { right.screen.nodes[position].content.direction = .rightToLeft }
      let (before, after) = (left.solve(), right.solve())
      for (one, other) in zip(before.views, after.views) {
        #expect(abs(one.windowFrame.minX - (375 - other.windowFrame.maxX)) < 1e-6, "\(one.path)")
        #expect(abs(one.windowFrame.minY - other.windowFrame.minY) < 1e-6)
        #expect(abs(one.windowFrame.width - other.windowFrame.width) < 1e-6)
      }
    }
  }
}
