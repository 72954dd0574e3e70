import LinearSolver
package import ProofModel
import Resolving

/// One solution and what holds it: of the constraints which hold exactly, which have slack and which miss, and the
/// numbers that texts and margins gave.
///
/// Between two sizes of one screen whose probes are held alike (``isHeldAlike(_:)``) each value is an affine function
/// of the size. For the sizes whose solution a set of exact and missing constraints determines are an interval, and
/// there the values follow from right-hand sides that are affine (parametric programming: Gal, "Postoptimal analyses,
/// parametric programming and related topics", 1979); a text has fewer lines the wider it is, so that one of as many
/// lines at both ends has them between.
package struct LayoutProbe: Sendable {
  /// By variable of the lowered screen, four for each view: x, y, width and height in the superview's space.
  package let values: [Double]
  /// By view: its frame in the superview's space.
  package let frames: [Rect]
  let structure: ScreenStructure
  /// What all linear forms but for their constants come to as one number: equal ones are of the same forms.
  let forms: Int
  /// By constraint: the constant of its form.
  let constants: [Double]
  /// By constraint: 0 where it holds exactly, 1 with slack, 2 and 3 where it misses, to either side.
  let holds: [UInt8]
  /// By view: what its content needs at its width, and how its text lies.
  let texts: [TextNeed]
  /// By variable: whether it is below, at or above the value that it is drawn towards while nothing else decides.
  let sides: [Int8]
  /// Of each conflict what is broken, then all its members.
  let conflicts: [[Int]]
  /// Numbers of the environment that change by steps.
  let steps: [Double]

  struct TextNeed: Hashable, Sendable {
    var height: Double
    var firstBaseline: Double
    var lastBaseline: Double
    /// As it is shown: in how many lines, and whether whole.
    var lines: Int
    var isTruncated: Bool
    var isClipped: Bool
  }

  /// Whether two solutions are held by the same constraints, texts and steps.
  package func isHeldAlike(_ other: LayoutProbe) -> Bool {
    structure == other.structure && holds == other.holds && texts == other.texts && sides == other.sides
      && conflicts == other.conflicts && steps == other.steps
  }

  /// Whether two solutions are held by the same constraints and lines of texts, whatever their sizes are.
  package func isHeldAlikeInTexts(_ other: LayoutProbe) -> Bool {
    forms == other.forms && values.count == other.values.count && holds == other.holds && sides == other.sides
      && conflicts == other.conflicts && steps == other.steps
      && structure.withoutTextSizes == other.structure.withoutTextSizes
      && texts.elementsEqual(other.texts) {
        $0.lines == $1.lines && $0.isTruncated == $1.isTruncated && $0.isClipped == $1.isClipped
      }
  }

  /// Whether texts ask for the same in two solutions that are held alike, so that all else is the same too.
  package func asksForTheSame(_ other: LayoutProbe) -> Bool { constants == other.constants && texts == other.texts }

  /// Whether two solutions come of one structure, so that their variables mean the same.
  package func isOfOneStructure(_ other: LayoutProbe) -> Bool {
    structure == other.structure && values.count == other.values.count
  }
}

extension LayoutPass {
  /// What holds the last solution.
  func probe(_ structure: ScreenStructure, forms: Int) -> LayoutProbe {
    let values = lowering.preferred.indices.map { value($0) }
    let source = parameterSource
    return LayoutProbe(
      values: values, frames: rects.enumerated().map { outset($1, lowering.nodes[$0].alignmentInsets) },
      structure: structure, forms: forms, constants: constants,
      holds: lowering.constraints.indices.map { hold($0, values) }, texts: contents.indices.map { need($0) },
      sides: values.indices.map { side(values[$0], lowering.preferred[$0]) },
      conflicts: conflictSets,
      steps: [environment.rootMargin, environment.scale]
        + lowering.parameters.flatMap { steps($0.parameter, source) })
  }

  /// Of each conflict what is broken, then all its members.
  var conflictSets: [[Int]] {
    workspace.conflicts.map { [$0.broken.index] + $0.members.map(\.constraint.index) }
  }

  private func need(_ position: Int) -> LayoutProbe.TextNeed {
    let content = contents[position]
    let node = lowering.nodes[position]
    let fit = TextFit(
      adjusted[position]?.content ?? node.content, node, natural: content,
      frame: outset(rects[position], node.alignmentInsets).size, alignment: rects[position].size,
      metrics: lowering.metrics)
    // A font that follows its view's height goes by steps of pixels, and the view does not follow it.
    let isStepped = node.isFontAdjusting
    return LayoutProbe.TextNeed(
      height: isStepped ? 0 : content.height ?? 0, firstBaseline: isStepped ? 0 : content.firstBaseline ?? 0,
      lastBaseline: isStepped ? 0 : content.lastBaseline ?? 0,
      lines: fit?.measurement.lineCount ?? 0, isTruncated: fit?.measurement.isTruncated ?? false,
      isClipped: fit?.isClipped ?? false)
  }

  private func steps(_ parameter: Parameter, _ source: ParameterValues) -> [Double] {
    switch parameter {
    case .safeArea, .readable, .margin: return source.steps(of: parameter)
    case .flow(.top, let node): return [lines(around: node, source)]
    default: return []
    }
  }

  /// Where a cell's line stands among those of its collection, and how many there are: each number has a law of its own.
  private func lines(around node: Int, _ source: ParameterValues) -> Double {
    guard let origins = lowering.nodes[node].parent.flatMap({ source.flows[$0] })?.origins,
      let own = origins[node]?.first?.y
    else { return 0 }
    let lines = Set(origins.values.lazy.flatMap { $0 }.map { ($0.y * 1024).rounded() })
    return Double(lines.count * 10_000 + lines.count { $0 < (own * 1024).rounded() })
  }

  func side(_ value: Double, _ preferred: Double) -> Int8 {
    let distance = value - preferred
    return distance.magnitude < 1e-7 ? 0 : distance > 0 ? 1 : -1
  }

  func hold(_ index: Int, _ values: [Double]) -> UInt8 {
    let form = lowering.constraints[index].form
    let sum = form.terms.reduce(constants[index]) { $0 + $1.coefficient * values[$1.variable] }
    guard sum.magnitude > 1e-7 else { return 0 }
    switch lowering.constraints[index].relation {
    case .equal: return sum > 0 ? 2 : 3
    case .lessThanOrEqual: return sum > 0 ? 2 : 1
    case .greaterThanOrEqual: return sum < 0 ? 3 : 1
    }
  }
}
