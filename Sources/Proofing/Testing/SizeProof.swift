import AutoLayout
import ProofModel
import Solving

/// A claim about every size, text scale or text growth of a range: proved, refuted by its smallest counter-example, or undecided with the reason.
enum SizeVerdict: Sendable {
  case proved
  case refuted(at: Double, found: String)
  case undecided(String)
}

/// Proves claims for all sizes of a range from the pieces of a sweep: on each every frame is affine, so that what holds
/// at both of its ends holds between, and what a layout says in its middle it says everywhere in it.
struct SizeProof {
  let range: SweepRange
  let workbench: Workbench
  let sweep: SizeSweep
  /// The layout in the middle of each piece.
  let layouts: [SolvedLayout]

  /// A comparison is missed from here on, points: what is computed is off by less.
  static let tolerance = 1e-5

  init(_ range: SweepRange, of workbench: Workbench) {
    (self.range, self.workbench) = (range, workbench)
    sweep = SizeSweep(range, of: workbench)
    layouts = sweep.pieces.compactMap { SweepReport.solve($0.middle, range, workbench) }
  }

  /// Findings that are the same everywhere in a piece.
  private static let provable: [Finding.Kind] = [.conflict, .ambiguity, .tie, .clippedText]

  func verdict(on claim: Expectation.Claim) -> SizeVerdict {
    if let reason = gap { return .undecided(reason) }
    guard let kind = Finding.Kind(rawValue: claim.finding), Self.provable.contains(kind) else {
      let known = Self.provable.map(\.rawValue).joined(separator: ", ")
      return .undecided("only \(known) and comparisons are proved for all sizes")
    }
    for (piece, layout) in zip(sweep.pieces, layouts) {
      let found = layout.findings.first { $0.kind == kind }
      guard (found != nil) != claim.isPresent else { continue }
      return .refuted(at: piece.from, found: found?.diagnostic.message ?? "there is no such finding")
    }
    return .proved
  }

  func verdict(on comparison: Expectation.Comparison) -> SizeVerdict {
    if let reason = gap { return .undecided(reason) }
    guard Self.isAffine(comparison.equation) else {
      return .undecided("a product or a quotient of two sizes is not affine")
    }
    do throws(ClaimedValues.Problem) {
      if range.parameter.isText { return try textVerdict(on: comparison.equation) }
      for (piece, layout) in zip(sweep.pieces, layouts) {
        let values = ClaimedValues(layout)
        let first = try values.miss(comparison.equation, piece.start.frames)
        let last = try values.miss(comparison.equation, piece.end.frames)
        guard max(first, last) > Self.tolerance else { continue }
        // Each relation is affine in the piece, so the worst of them is convex: it is met up to where it is crossed.
        var (low, high) = (piece.from, piece.to)
        if first > Self.tolerance {
          high = low
        } else {
          for _ in 0..<60 {
            let middle = (low + high) / 2
            if try values.miss(comparison.equation, piece.frames(at: middle)) > Self.tolerance {
              high = middle
            } else {
              low = middle
            }
          }
        }
        let found = try values.firstValue(comparison.equation, piece.frames(at: high))
        return .refuted(at: high, found: "it is \(found.shortText(digits: 3))")
      }
      return .proved
    } catch {
      return .undecided(error.message + (error.hint.map { "; \($0)" } ?? ""))
    }
  }

  private var gap: String? {
    if !sweep.isComplete { return "not every size of the range can be solved, or it has too many changes" }
    if layouts.count < sweep.pieces.count { return "a size of the range cannot be solved" }
    return nil
  }

  /// Whether an equation is a sum of multiples of places and sizes.
  private static func isAffine(_ equation: Equation) -> Bool { equation.sides.allSatisfy(isAffine) }

  private static func isAffine(_ expression: Expression) -> Bool {
    switch expression {
    case .number, .reference: return true
    case .percent(_, of: let inner), .negate(let inner): return isAffine(inner)
    case .sum(let left, let right), .difference(let left, let right): return isAffine(left) && isAffine(right)
    case .product(let left, let right): return isAffine(left) && isAffine(right) && (isNumber(left) || isNumber(right))
    case .quotient(let left, let right): return isAffine(left) && isNumber(right)
    default: return false
    }
  }

  private static func isNumber(_ expression: Expression) -> Bool {
    switch expression {
    case .number: return true
    case .negate(let inner): return isNumber(inner)
    default: return false
    }
  }
}
