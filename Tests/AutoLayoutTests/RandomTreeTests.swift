import LinearSolver
import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// Seeded random screens: a required constraint is never violated without being reported, and rounding neither
/// moves an edge by more than half a pixel nor opens a gap between edges that were equal.
@Suite struct RandomTreeTests {
  /// SplitMix64 (Steele, Lea and Flood), so that a printed seed gives the same screen for ever.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    mutating func pick<Element>(_ list: [Element]) -> Element { list[Int(next() % UInt64(list.count))] }
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  }

  static func screen(_ seed: UInt64) throws -> TestScreen {
    var random = Generator(state: seed)
    var screen = TestScreen(
      Double(random.number(200...1000)), Double(random.number(200...1000)),
      safeArea: EdgeInsets(top: random.pick([0, 20, 44])),
      direction: random.pick([.leftToRight, .rightToLeft]))
    screen.screen.environment.scale = random.pick([1, 2, 3])
    var parents = ["root"]
    for index in 0..<random.number(3...14) {
      let parent = random.pick(parents)
      let name = "v\(index)"
      let size: [Double?]? = random.pick([
        nil, [Double(random.number(5...120)), Double(random.number(5...60))], [nil, 20],
      ])
      switch random.number(0...5) {
      case 0:
        screen.stack(
          name, in: parent, axis: random.pick(Axis.allCases), random.pick(StackDistribution.allCases),
          random.pick(StackAlignment.allCases), spacing: Double(random.number(0...12)))
        parents.append(name)
      case 1:
        screen.add(name, in: parent)
        parents.append(name)
      case 2:
        screen.add(
          name, in: parent, size: size,
          frame: [Double(random.number(0...99)), Double(random.number(0...99)), 50.5, 33.3],
          mask: random.pick([[], [.left, .width], [.top, .right], [.width, .height]]))
      default: screen.add(name, .label, in: parent, size: size ?? [40, 20], baseline: 15)
      }
      if random.number(0...9) == 0 { screen.screen.nodes[screen.screen.nodes.count - 1].content.isHidden = true }
    }
    let names = screen.screen.nodes.map(\.content.id)
    let attributes = [
      ["leading", "trailing", "centerX"], ["top", "bottom", "centerY", "lastBaseline"], ["width", "height"],
    ]
    for _ in 0..<random.number(3...30) {
      let kind = random.pick(attributes)
      let (left, right) = (random.pick(names), random.pick(names))
      guard left != "root" else { continue }
      let priority = random.pick(["", "", "", " @750", " @250", " @499.5"])
      let relation = random.pick(["==", "==", "==", ">=", "<="])
      let constant = random.number(-40...40)
      let text =
        kind[0] == "width" && random.number(0...1) == 0
        ? "\(left).\(random.pick(kind)) \(relation) \(random.number(0...300))\(priority)"
        : "\(left).\(random.pick(kind)) \(relation) \(right).\(random.pick(kind)) + \(constant)\(priority)"
      try screen.rule(text)
    }
    return screen
  }

  @Test(arguments: Array(UInt64(1)...150))
  func requiredConstraintsHoldOrAreReported(_ seed: UInt64) throws {
    let screen = try Self.screen(seed)
    let prepared = prepare(screen)
    var pass = LayoutPass(prepared)
    try pass.run(screen.screen.environment, safeArea: screen.screen.safeArea)
    let broken = Set(pass.workspace.conflicts.map(\.broken))
    for (position, constraint) in prepared.lowering.constraints.enumerated() where constraint.priority == 1000 {
      var form = constraint.form
      form.constant = pass.constants[position]
      let value = form.terms.reduce(form.constant) { $0 + $1.coefficient * pass.value($1.variable) }
      let isKept =
        switch constraint.relation {
        case .equal: abs(value) < 1e-5
        case .lessThanOrEqual: value < 1e-5
        case .greaterThanOrEqual: value > -1e-5
        }
      let isReported = prepared.ids[position].map { broken.contains($0) } ?? true
      #expect(
        isKept || isReported,
        "seed \(seed): \(prepared.lowering.ruleText(constraint.words, constraint.relation)) is off by \(value)")
    }
  }

  @Test(arguments: Array(UInt64(1)...100))
  func roundingMovesNoEdgeByMoreThanHalfAPixel(_ seed: UInt64) throws {
    let screen = try Self.screen(seed)
    let layout = screen.solve()
    let scale = layout.environment.scale
    var edges: [(exact: Double, pixel: Double)] = []
    for view in layout.views {
      let (exact, pixel) = (view.windowFrame, view.pixelFrame)
      edges += [(exact.minX, pixel.minX), (exact.maxX, pixel.maxX), (exact.minY, pixel.minY), (exact.maxY, pixel.maxY)]
    }
    for edge in edges where edge.exact.magnitude < 1e6 {
      #expect(abs(edge.exact - edge.pixel) <= 0.5 / scale + 1e-5, "seed \(seed)")
    }
    // Edges that were equal stay equal: the same number is rounded the same way.
    for one in edges {
      for other in edges where abs(one.exact - other.exact) < 1e-10 && one.exact.magnitude < 1e6 {
        #expect(abs(one.pixel - other.pixel) < 1e-7, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...40))
  func theSameScreenGivesTheSameBits(_ seed: UInt64) throws {
    let screen = try Self.screen(seed)
    let (one, other) = (screen.solve(), screen.solve())
    #expect(one.views.map(\.frame) == other.views.map(\.frame), "seed \(seed)")
    #expect(one.findings == other.findings, "seed \(seed)")
  }

  private func prepare(_ screen: TestScreen) -> PreparedScreen {
    var sink = DiagnosticSink()
    return ScreenSolver(
      screen: screen.screen, measuring: BlockMeasuring(), documentIDs: Set(screen.screen.nodes.map(\.content.id))
    ).prepare(diagnostics: &sink)
  }
}
