import AutoLayout
import ProofModel

/// Comparisons proved where texts grow or get larger: between two lengths of texts nothing changes; between two text scales
/// the amounts that texts ask for lie between those at both ends, and what the frames make of them is bounded
/// (``ProbeBox``). Where the bound does not do, the stretch is halved, the left half first.
extension SizeProof {
  /// What of a comparison is known of a stretch.
  private enum Answer {
    case holds
    case misses(at: Double, LayoutProbe)
    case unknown
  }

  /// Screens that are solved for one comparison at most.
  private static let mostSolves = 4000

  func textVerdict(on equation: Equation) throws(ClaimedValues.Problem) -> SizeVerdict {
    var prober = SweepProber(range, of: workbench)
    for (piece, layout) in zip(sweep.pieces, layouts) {
      let values = ClaimedValues(layout)
      let answer: Answer
      if range.parameter == .textGrowth {
        answer = try step(through: piece, equation, values, &prober)
      } else {
        guard let start = prober.probe(piece.from), let end = prober.probe(piece.to) else {
          return .undecided(Self.unsolved)
        }
        answer = try look(piece.from, start, piece.to, end, equation, values, &prober)
      }
      switch answer {
      case .holds: continue
      case .misses(let at, let probe):
        let found = try values.firstValue(equation, probe.frames)
        return .refuted(at: at, found: "it is \(found.shortText(digits: 3))")
      case .unknown: return .undecided("too many text scales have to be told apart for it")
      }
    }
    return .proved
  }

  private static let unsolved = "a size of the range cannot be solved"

  private func step(
    through piece: SizeSweep.Piece, _ equation: Equation, _ values: ClaimedValues, _ prober: inout SweepProber
  ) throws(ClaimedValues.Problem) -> Answer {
    var part = range
    (part.from, part.to) = (piece.from, piece.to)
    for growth in SizeSweep.growths(part, of: workbench) where growth < piece.to || piece.to == range.to {
      guard let probe = prober.probe(growth) else { return .unknown }
      if try values.miss(equation, probe.frames) > Self.tolerance { return .misses(at: growth, probe) }
    }
    return .holds
  }

  /// Looks through the text scales between two of them, of which the lower one is looked at first.
  private func look(
    _ from: Double, _ start: LayoutProbe, _ to: Double, _ end: LayoutProbe, _ equation: Equation,
    _ values: ClaimedValues, _ prober: inout SweepProber
  ) throws(ClaimedValues.Problem) -> Answer {
    if try values.miss(equation, start.frames) > Self.tolerance { return .misses(at: from, start) }
    if start.isHeldAlikeInTexts(end) {
      if start.asksForTheSame(end) { return .holds }
      if let box = prober.box(from, start, to, end), try values.miss(equation, box) <= Self.tolerance { return .holds }
    }
    if to - from <= SizeSweep.resolution {
      return try values.miss(equation, end.frames) > Self.tolerance ? .misses(at: to, end) : .holds
    }
    guard prober.solves < Self.mostSolves else { return .unknown }
    let middle = (from + to) / 2
    guard let probe = prober.probe(middle) else { return .unknown }
    let left = try look(from, start, middle, probe, equation, values, &prober)
    guard case .holds = left else { return left }
    return try look(middle, probe, to, end, equation, values, &prober)
  }
}
