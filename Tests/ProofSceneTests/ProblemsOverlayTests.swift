import AutoLayout
import ProofModel
import Testing

@testable import ProofScene

/// What `problems` leaves out, and how marks keep out of the way.
@Suite struct ProblemsOverlayTests {
  @Test func rulesThatHoldAreLeftOut() {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    fixture.rule(one, .leading, .equal, 0, plus: 16)
    let broken = fixture.rule(one, .width, plus: 120)
    fixture.layout.constraints[broken].status = .inConflict(1)
    #expect(fixture.overlay([.problems]).marks.map(\.number) == [1])
    #expect(fixture.overlay([.constraints]).marks.count > 1)
  }

  /// One outline for one view: the error's, not the warning's over it.
  @Test func theWorseFindingHasTheOutline() {
    var fixture = LayoutFixture()
    let one = fixture.add("one", .view, Rect(x: 16, y: 40, width: 100, height: 50))
    fixture.layout.views[one].ambiguity = [.init(attribute: .top, lower: 40, upper: 200, value: 40)]
    let warning = Diagnostic(.warning, "outside-safe-area", "'one' lies outside the safe area")
    fixture.layout.findings = [
      Finding(kind: .outsideSafeArea, severity: .warning, diagnostic: warning, views: ["one"])
    ]
    let outlines = fixture.overlay([.problems]).canvas.commands.compactMap { command -> Color? in
      guard case .stroke(let path, .color(let color), _) = command,
        path == .rect(Rect(x: 15.5, y: 39.5, width: 101, height: 51)), color != Color(white: 1, alpha: 0.8)
      else { return nil }
      return color
    }
    #expect(outlines == [Tone.ambiguity.line])
  }

  /// `(a, b, c).leading == root.leading` is one rule: one badge, and a line that joins the three.
  @Test func aRuleForSeveralViewsHasOneBadge() {
    var fixture = LayoutFixture()
    for number in 0..<3 {
      let view = fixture.add("v\(number)", .view, Rect(x: 0, y: 40 + Double(number) * 60, width: 100, height: 50))
      fixture.rule(view, .leading, .equal, 0)
    }
    let marks = fixture.overlay().marks.filter { $0.tone == .satisfied }
    #expect(marks.map(\.words) == ["0", "", ""])
    guard case .contact(let contact) = marks[0].shape else {
      Issue.record("no contact: \(marks[0].shape)")
      return
    }
    #expect(contact.joined.count == 2)
    #expect(contact.outward == -1)
  }

  @Test func whatLiesOutsideIsCounted() {
    var fixture = LayoutFixture()
    let far = fixture.add("far", .view, Rect(x: 16, y: 900, width: 100, height: 50))
    fixture.rule(far, .width, plus: 100)
    let painter = fixture.overlay()
    #expect(painter.entries.outside[.below] ?? 0 >= 1)
    #expect(painter.placedBadges.isEmpty)
  }

  /// `hello` on an iPhone: the leader of the badge at the label's edge went through its first letter.
  @Test(arguments: 0..<20) func noLeaderCrossesTheLettersOfItsOwnView(seed: Int) {
    var fixture = LayoutFixture(width: 402, height: 874, scale: 3)
    let label = fixture.label("label", "Hello", at: Point(x: 16 + Double(seed), y: 70 + 3 * Double(seed)))
    let field = fixture.add("field", .textField, Rect(x: 16 + Double(seed), y: 130, width: 300, height: 34))
    for view in [label, field] { fixture.rule(view, .leading, .equal, 0, .leadingMargin) }
    fixture.layout.views[0].layoutMargins = EdgeInsets(left: 16 + Double(seed), right: 16)
    let painter = fixture.overlay()
    for (badge, rect) in painter.placedBadges {
      let target = badge.nearestPoint(to: rect)
      let start = Point(x: min(max(target.x, rect.minX), rect.maxX), y: min(max(target.y, rect.minY), rect.maxY))
      for text in painter.placement.texts { #expect((text.rect.crossed(from: start, to: target) ?? 0) < 0.5) }
    }
  }
}
