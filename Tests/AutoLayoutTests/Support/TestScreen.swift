import ProofModel

@testable import AutoLayout
@testable import Resolving

/// A text engine of the tests: every character is 8 pt wide, a line 20 pt high with its baseline at 16.
struct BlockMeasuring: TextMeasuring {
  func measure(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> TextMeasurement {
    let natural = Double(content.string.count) * 8
    let width = max(8, maxWidth ?? natural)
    let perLine = max(1, Int(width / 8))
    let needed = max(1, (content.string.count + perLine - 1) / perLine)
    let allowed = content.numberOfLines == 0 ? needed : min(needed, content.numberOfLines)
    let lines = maxHeight.map { min(allowed, max(1, Int($0 / 20))) } ?? allowed
    return TextMeasurement(
      size: Size(width: min(natural, Double(perLine) * 8), height: Double(lines) * 20), firstBaseline: 16,
      lastBaseline: Double(lines - 1) * 20 + 16, lineCount: lines, isTruncated: lines < needed)
  }

  func lineMetrics(_ font: FontDescriptor, environment: TextEnvironment) -> LineMetrics {
    LineMetrics(ascent: 16, descent: 4, leading: 0, xHeight: 8, capHeight: 12, lineHeight: 20)
  }
}

/// A resolved screen built up in Swift values, for tests of single rules.
struct TestScreen {
  var screen: ResolvedScreen

  init(
    _ width: Double, _ height: Double, safeArea: EdgeInsets = .zero, margin: Double = 16, platform: Platform = .ios,
    direction: LayoutDirection = .leftToRight, heightClass: SizeClass = .regular
  ) {
    let environment = Environment(
      platform: platform, screenSize: Size(width: width, height: height), safeArea: safeArea, heightClass: heightClass,
      rootMargin: margin, direction: direction)
    screen = ResolvedScreen(environment: environment)
    screen.nodes.append(LayoutNode(content: resolved("root", .view), parent: nil))
  }

  private func resolved(_ id: String, _ kind: ViewKind) -> ResolvedView {
    var view = ResolvedView(id: id, name: id, kind: kind)
    view.direction = screen.environment.direction
    return view
  }

  /// Adds a view; parents come first.
  mutating func add(
    _ id: String, _ kind: ViewKind = .view, in parent: String = "root", size: [Double?]? = nil, baseline: Double? = nil,
    hug: [Double]? = nil, compress: [Double]? = nil, frame: [Double]? = nil, mask: Set<AutoresizingPart> = [],
    change: (inout LayoutNode) -> Void = { _ in }
  ) {
    let position = screen.nodes.firstIndex { $0.content.id == parent } ?? 0
    var node = LayoutNode(content: resolved(id, kind), parent: position)
    if kind == .label { node.hugging = AxisPriorities(horizontal: 251, vertical: 251) }
    if let hug { node.hugging = AxisPriorities(horizontal: hug[0], vertical: hug[1]) }
    if let compress { node.compression = AxisPriorities(horizontal: compress[0], vertical: compress[1]) }
    if let size {
      node.intrinsicWidth = .some(size[0])
      node.intrinsicHeight = .some(size[1])
    }
    node.firstBaseline = baseline
    node.lastBaseline = baseline
    if let frame { node.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    node.autoresizing = mask
    change(&node)
    screen.nodes[position].children.append(screen.nodes.count)
    screen.nodes.append(node)
  }

  mutating func stack(
    _ id: String, in parent: String = "root", axis: Axis, _ distribution: StackDistribution = .fill,
    _ alignment: StackAlignment = .fill, spacing: Double = 0, change: (inout StackSettings) -> Void = { _ in }
  ) {
    add(id, .stack, in: parent)
    var settings = StackSettings(axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
    change(&settings)
    screen.nodes[screen.nodes.count - 1].stack = settings
  }

  mutating func rules(_ texts: String..., group: String = "rules") throws {
    for text in texts { try rule(text, group: group) }
  }

  mutating func rule(_ text: String, id: String? = nil, group: String = "rules") throws {
    let names = Set(screen.nodes.map(\.content.id))
    let form = try RuleText.parse(text, isView: { names.contains($0) })
    let span = SourceSpan(file: "test.proof.yaml", line: screen.rules.count + 1)
    screen.rules.append(
      ActiveRule(
        rule: Rule(id: id, text: text, span: span, form: form), group: group,
        index: screen.rules.filter { $0.group == group }.count))
  }

  func solve(_ sink: inout DiagnosticSink, explains: Bool = true) -> SolvedLayout {
    ScreenSolver(screen: screen, measuring: BlockMeasuring(), documentIDs: Set(screen.nodes.map(\.content.id)))
      .solve(explains: explains, diagnostics: &sink)
  }

  func solve() -> SolvedLayout {
    var sink = DiagnosticSink()
    return solve(&sink)
  }

  /// The problems that lowering reports.
  func problems() -> [Diagnostic] {
    var sink = DiagnosticSink()
    _ = solve(&sink)
    return sink.diagnostics
  }
}

extension SolvedLayout {
  func frame(_ id: String) -> [Double] {
    guard let position = index(of: id) else { return [] }
    let frame = views[position].frame
    return [frame.x, frame.y, frame.width, frame.height]
  }

  func findings(_ kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}

/// Whether two frames agree within 0.01 pt; nil members are not compared.
func agree(_ frame: [Double], _ expected: [Double?], within tolerance: Double = 0.01) -> Bool {
  frame.count == expected.count && zip(frame, expected).allSatisfy { $1 == nil || abs($0 - ($1 ?? 0)) <= tolerance }
}
