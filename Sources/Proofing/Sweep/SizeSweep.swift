import AutoLayout
import ProofModel
import Solving

/// A screen over a stretch of sizes, text scales or text growths, cut into pieces on which it is held alike; where sizes run
/// every frame is an affine function of the size there.
///
/// The cuts are found, not sampled: two sizes whose solutions are held by the same constraints, texts and steps have
/// one law between them (``LayoutProbe``), so a stretch is halved only where its ends differ, and each cut is computed
/// where the laws of its two sides meet.
struct SizeSweep: Sendable {
  struct Piece: Sendable {
    var from: Double
    var to: Double
    var start: LayoutProbe
    var end: LayoutProbe

    var middle: Double { (from + to) / 2 }

    /// Frames at a size inside the piece.
    func frames(at point: Double) -> [Rect] {
      guard to > from else { return start.frames }
      let share = (point - from) / (to - from)
      return zip(start.frames, end.frames).map { first, last in
        Rect(
          x: first.x + share * (last.x - first.x), y: first.y + share * (last.y - first.y),
          width: first.width + share * (last.width - first.width),
          height: first.height + share * (last.height - first.height))
      }
    }
  }

  let range: SweepRange
  /// In ascending order, without gaps larger than `resolution`.
  var pieces: [Piece] = []
  /// Whether all of the range was solved and no more cuts were met than are looked for.
  var isComplete = true
  /// Screens that were solved.
  private(set) var solves = 0

  /// Cuts are told apart from this distance on, points.
  static let resolution = 1e-6
  /// More pieces than these are no sweep that anyone reads.
  static let mostPieces = 4000

  init(_ range: SweepRange, of workbench: Workbench) {
    self.range = range
    var prober = SweepProber(range, of: workbench)
    defer { solves = prober.solves }
    guard !range.parameter.isText else {
      cutTexts(of: workbench, &prober)
      return
    }
    var ends: [Double] = [range.from]
    for threshold in range.thresholds(of: workbench.document) {
      ends += [threshold - Self.resolution / 2, threshold, threshold + Self.resolution / 2]
    }
    ends.append(range.to)
    var before: (point: Double, probe: LayoutProbe)?
    for point in ends {
      guard let probe = prober.probe(point) else {
        isComplete = false
        return
      }
      if let before { cut(before.point, before.probe, point, probe, &prober) }
      before = (point, probe)
    }
    if let layout = SweepReport.solve(range.from, range, workbench) { cutTurns(SweepOrder(layout), &prober) }
  }

  /// Cuts pieces where the order of two views turns.
  private mutating func cutTurns(_ order: SweepOrder, _ prober: inout SweepProber) {
    for turn in order.turns(in: pieces) {
      guard let index = pieces.firstIndex(where: { $0.from < turn - 1e-5 && turn + 1e-5 < $0.to }),
        let probe = prober.probe(turn)
      else { continue }
      var rest = pieces[index]
      (pieces[index].to, pieces[index].end) = (turn, probe)
      (rest.from, rest.start) = (turn, probe)
      pieces.insert(rest, at: index + 1)
    }
  }

  /// Appends the pieces between two sizes.
  private mutating func cut(
    _ from: Double, _ start: LayoutProbe, _ to: Double, _ end: LayoutProbe, _ prober: inout SweepProber
  ) {
    guard pieces.count < Self.mostPieces else {
      isComplete = false
      return
    }
    let isAlike = start.isHeldAlike(end)
    if to - from <= Self.resolution / 2 || (isAlike && to - from < 0.25 && prober.isStraight(from, to)) {
      append(Piece(from: from, to: isAlike ? to : from, start: start, end: isAlike ? end : start))
      if !isAlike { append(Piece(from: to, to: to, start: end, end: end)) }
      return
    }
    let middle = (from + to) / 2
    guard let probe = prober.probe(middle) else {
      isComplete = false
      return
    }
    if isAlike {
      let piece = Piece(from: from, to: to, start: start, end: end)
      // The law says so already; margins of margins are the one thing that it takes on trust.
      if probe.isHeldAlike(start), Self.agree(piece.frames(at: middle), probe.frames) { return append(piece) }
    }
    cut(from, start, middle, probe, &prober)
    cut(middle, probe, to, end, &prober)
  }

  private static func agree(_ left: [Rect], _ right: [Rect]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { one, other in
        abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 && abs(one.width - other.width) < 1e-6
          && abs(one.height - other.height) < 1e-6
      }
  }

  /// Joins a piece to the last one where both are of one law.
  private mutating func append(_ piece: Piece) {
    guard let last = pieces.last else { return pieces.append(piece) }
    if last.to == last.from, last.from == piece.from, last.start.isHeldAlike(piece.start) {
      pieces[pieces.count - 1] = piece
    } else if piece.from == last.to, piece.to == piece.from, last.end.isHeldAlike(piece.start) {
      return
    } else if piece.from == last.to, last.end.isHeldAlike(piece.end), last.start.isHeldAlike(piece.end),
      Self.continues(last, piece)
    {
      pieces[pieces.count - 1].to = piece.to
      pieces[pieces.count - 1].end = piece.end
    } else {
      pieces.append(piece)
    }
  }

  private static func continues(_ last: Piece, _ next: Piece) -> Bool {
    let joined = Piece(from: last.from, to: next.to, start: last.start, end: next.end)
    return agree(joined.frames(at: next.from), next.start.frames)
  }

  // MARK: Cuts

  /// The pieces that are longer than a cut, with the sizes at which each begins; the first begins the range.
  var stretches: [(at: Double, piece: Piece)] {
    var result: [(at: Double, piece: Piece)] = []
    for piece in pieces where piece.to - piece.from > 4 * Self.resolution {
      let at = result.last.map { Self.meeting($0.piece, piece, range) } ?? piece.from
      result.append((at, piece))
    }
    return result
  }

  /// Where the laws of two pieces meet; where they do not, as at a step, the size between them.
  private static func meeting(_ left: Piece, _ right: Piece, _ range: SweepRange) -> Double {
    let between = (left.to + right.from) / 2
    let whole = between.rounded()
    if abs(whole - between) < 2 * resolution { return whole }
    guard !range.parameter.isText, left.start.isOfOneStructure(right.start) else { return between }
    var best = (bend: 1e-6, at: between)
    for index in left.start.values.indices {
      let slopes = (slope(left, index), slope(right, index))
      let bend = abs(slopes.0 - slopes.1)
      guard bend > best.bend else { continue }
      let gap = right.start.values[index] - slopes.1 * right.from - left.start.values[index] + slopes.0 * left.from
      let at = gap / (slopes.0 - slopes.1)
      if abs(at - between) < 1e-4 { best = (bend, at) }
    }
    return best.at
  }

  private static func slope(_ piece: Piece, _ index: Int) -> Double {
    (piece.end.values[index] - piece.start.values[index]) / (piece.to - piece.from)
  }
}
