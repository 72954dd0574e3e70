import AutoLayout
import Resolving
import Solving

/// What a sweep does where texts grow or get larger: frames go by steps of pixels there, and no law holds from one end to the
/// other, but what each text asks for only grows.
extension SizeSweep {
  /// Below this length a stretch that is held alike at both ends is taken as held alike between.
  private static let shortest = 1.0 / 1024

  mutating func cutTexts(of workbench: Workbench, _ prober: inout SweepProber) {
    guard let layout = SweepReport.solve(range.from, range, workbench) else {
      isComplete = false
      return
    }
    let order = SweepOrder(layout)
    if range.parameter == .textGrowth { return step(through: Self.growths(range, of: workbench), order, &prober) }
    guard let start = prober.probe(range.from), let end = prober.probe(range.to) else {
      isComplete = false
      return
    }
    cutScales(range.from, start, range.to, end, order, &prober)
  }

  // MARK: Growth

  /// Where one more character comes to a text, ascending, the ends of the range among them: between two of them nothing
  /// changes.
  static func growths(_ range: SweepRange, of workbench: Workbench) -> [Double] {
    var written = range
    (written.from, written.to) = (0, 0)
    let nodes = SweepReport.solve(0, written, workbench)?.system?.screen.nodes ?? []
    let lengths = Set(nodes.flatMap(\.content.textLengths))
    var growths: Set<Double> = [range.from, range.to]
    for length in lengths {
      var characters = (Double(length) * range.from / 100).rounded(.down) + 1
      while 100 * characters / Double(length) < range.to {
        growths.insert(100 * characters / Double(length))
        characters += 1
      }
    }
    return growths.sorted()
  }

  private mutating func step(through growths: [Double], _ order: SweepOrder, _ prober: inout SweepProber) {
    guard growths.count <= Self.mostPieces else {
      isComplete = false
      return
    }
    for (from, to) in zip(growths, growths.dropFirst()) {
      guard let probe = prober.probe((from + to) / 2) else {
        isComplete = false
        return
      }
      appendHeldAlike(Piece(from: from, to: to, start: probe, end: probe), order)
    }
    if let last = prober.probe(range.to) {
      appendHeldAlike(Piece(from: range.to, to: range.to, start: last, end: last), order)
    }
  }

  // MARK: Scale

  private mutating func cutScales(
    _ from: Double, _ start: LayoutProbe, _ to: Double, _ end: LayoutProbe, _ order: SweepOrder,
    _ prober: inout SweepProber
  ) {
    guard pieces.count < Self.mostPieces else {
      isComplete = false
      return
    }
    let isAlike = start.isHeldAlikeInTexts(end) && order.isAlike(start.frames, end.frames)
    if to - from <= Self.resolution / 2 {
      appendHeldAlike(Piece(from: from, to: isAlike ? to : from, start: start, end: isAlike ? end : start), order)
      if !isAlike { appendHeldAlike(Piece(from: to, to: to, start: end, end: end), order) }
      return
    }
    let holds: Bool
    if !isAlike {
      holds = false
    } else if start.asksForTheSame(end) || to - from < Self.shortest {
      holds = true
    } else {
      holds = prober.box(from, start, to, end).map(order.stays(in:)) ?? false
    }
    if holds { return appendHeldAlike(Piece(from: from, to: to, start: start, end: end), order) }
    let middle = (from + to) / 2
    guard let probe = prober.probe(middle) else {
      isComplete = false
      return
    }
    cutScales(from, start, middle, probe, order, &prober)
    cutScales(middle, probe, to, end, order, &prober)
  }

  /// Joins a piece to the last one where both are held alike.
  private mutating func appendHeldAlike(_ piece: Piece, _ order: SweepOrder) {
    guard let last = pieces.last, last.end.isHeldAlikeInTexts(piece.start),
      order.isAlike(last.end.frames, piece.start.frames)
    else { return pieces.append(piece) }
    pieces[pieces.count - 1].to = piece.to
    pieces[pieces.count - 1].end = piece.end
  }
}
