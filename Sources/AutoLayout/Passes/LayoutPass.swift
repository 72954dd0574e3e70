import LinearSolver
import ProofModel
import Resolving

/// Solves a prepared screen, for one environment after the other: parameters in, frames out, again while texts,
/// margins and safe areas that depend on frames still change. Only right-hand sides change between passes.
///
/// The answer depends on the environment alone, not on what was solved before.
struct LayoutPass: ~Copyable {
  let finished: FinishedLowering
  #if DEBUG
    var lowering: LoweredScreen { finished.lowering }
  #else
    var lowering: LoweredScreen { _read { yield finished.lowering } }
  #endif
  let ids: [ConstraintID?]
  var workspace: Workspace
  /// By lowered constraint: the constant of its form as of the last solve.
  private(set) var constants: [Double]
  /// By node: what the content asks for, as of the last solve.
  private(set) var contents: [IntrinsicContent]
  /// Alignment rects in the superview's space after the last solve.
  private(set) var rects: [Rect] = []
  /// By node: the view with its font adjusted to its height.
  private(set) var adjusted: [Int: LayoutNode] = [:]
  /// The screen's values that parameters take.
  private(set) var environment: Environment
  private(set) var safeArea: EdgeInsets
  /// Nodes whose text has to be looked at after each solve.
  private let textNodes: [Int]

  /// More than any nesting of margins in use needs; a layout that still swings then is taken as it is.
  private static let maximumPasses = 12

  init(_ prepared: PreparedScreen) {
    finished = FinishedLowering(prepared.lowering)
    constants = prepared.lowering.constraints.map(\.form.constant)
    contents = prepared.lowering.contents
    workspace = Workspace(prepared.compiled)
    ids = prepared.ids
    environment = prepared.lowering.screen.environment
    safeArea = prepared.lowering.screen.safeArea
    let (nodes, contents) = (prepared.lowering.nodes, prepared.lowering.contents)
    textNodes = nodes.indices.filter {
      nodes[$0].isFontAdjusting || contents[$0].dependsOnWidth && nodes[$0].preferredMaxWidth == nil
    }
  }

  mutating func run(_ environment: Environment, safeArea: EdgeInsets) throws(SolverError) {
    self.environment = environment
    self.safeArea = safeArea
    rects.removeAll(keepingCapacity: true)
    try forgetTexts()
    for pass in 0..<Self.maximumPasses {
      let haveParametersChanged = try updateParameters()
      let haveTextsChanged = pass > 0 ? try updateTexts() : false
      if pass > 0, !haveParametersChanged, !haveTextsChanged { return }
      try workspace.solve()
      readRects()
    }
  }

  private mutating func readRects() {
    rects.removeAll(keepingCapacity: true)
    rects.reserveCapacity(lowering.nodes.count)
    for node in 0..<lowering.nodes.count {
      rects.append(
        Rect(
          x: value(lowering.x(node)), y: value(lowering.y(node)), width: value(lowering.width(node)),
          height: value(lowering.height(node))))
    }
  }

  func value(_ variable: Int) -> Double { workspace[Variable(index: variable)] }

  // MARK: Parameters

  /// The parameters' values with the frames as of the last solve.
  var parameterSource: ParameterValues {
    ParameterValues(
      finished, contents: contents, environment: environment, safeArea: safeArea,
      rects: rects.isEmpty ? nil : rects)
  }

  private mutating func updateParameters() throws(SolverError) -> Bool {
    var changed = false
    let values = parameterSource
    for use in lowering.parameters {
      let value = values.value(of: use.parameter)
      let constant = value.isFinite && abs(value) <= LoweredScreen.largestNumber ? -value : 0
      guard abs(constant - constants[use.constraint]) > 1e-7 else { continue }
      changed = true
      try setConstant(constant, of: use.constraint)
    }
    return changed
  }

  // MARK: Texts

  /// Back to texts in one line and fonts as they are written.
  private mutating func forgetTexts() throws(SolverError) {
    adjusted.removeAll()
    for position in textNodes { try setContent(lowering.contents[position], of: position) }
  }

  /// Measures texts at the widths they got; fonts of adjusting labels follow their heights.
  private mutating func updateTexts() throws(SolverError) -> Bool {
    var changed = false
    for position in textNodes {
      if lowering.nodes[position].isFontAdjusting, try adjustFont(of: position) { changed = true }
      let content = contents[position]
      guard content.dependsOnWidth, lowering.nodes[position].preferredMaxWidth == nil else { continue }
      let node = adjusted[position] ?? lowering.nodes[position]
      var measured = lowering.metrics.intrinsicContent(of: node, maxWidth: rects[position].width)
      // The natural width stays that of the longest line: only the height follows the width.
      measured.width = content.width
      measured.dependsOnWidth = true
      if abs((measured.height ?? 0) - (content.height ?? 0)) > 1e-7 { changed = true }
      try setContent(measured, of: position)
    }
    return changed
  }

  private mutating func setContent(_ content: IntrinsicContent, of position: Int) throws(SolverError) {
    contents[position] = content
    let places = lowering.contentConstraints[position]
    for place in [places.hugWidth, places.resistWidth].compactMap({ $0 }) {
      if let width = content.width { try setConstant(-width, of: place) }
    }
    for place in [places.hugHeight, places.resistHeight].compactMap({ $0 }) {
      if let height = content.height { try setConstant(-height, of: place) }
    }
  }

  /// Changes the number of a lowered constraint's form for the next solve.
  mutating func setConstant(_ value: Double, of constraint: Int) throws(SolverError) {
    guard let id = ids[constraint] else { return }
    try workspace.setConstant(value, of: id)
    constants[constraint] = value
  }

  /// `pointSize = initial pointSize × height / initial height`, all other attributes of the font kept.
  private mutating func adjustFont(of position: Int) throws(SolverError) -> Bool {
    let node = lowering.nodes[position]
    guard let initial = node.frame?.height, initial > 0, var text = node.content.text else { return false }
    let factor = max(0, rects[position].height) / initial
    for run in text.runs.indices {
      var font = lowering.metrics.fixed(text.runs[run].font)
      font.size *= factor
      text.runs[run].font = font
    }
    guard (adjusted[position] ?? node).content.text != text else { return false }
    var copy = node
    copy.content.text = text
    adjusted[position] = copy
    var content = lowering.metrics.intrinsicContent(of: copy)
    content.dependsOnWidth = lowering.contents[position].dependsOnWidth
    try setContent(content, of: position)
    return true
  }
}
