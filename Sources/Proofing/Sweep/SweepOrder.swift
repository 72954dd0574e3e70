import AutoLayout
import ProofModel
import Resolving

/// The pairs of siblings of a screen, and which of two lies wholly before the other.
struct SweepOrder: Sendable {
  /// Two views by position, and the axis along which they are looked at.
  struct Pair: Hashable, Sendable {
    var first: Int
    var second: Int
    var axis: Axis
  }

  let pairs: [Pair]

  /// More siblings than these are rows of one kind, whose order nobody asks for.
  private static let mostSiblings = 60
  /// Views that touch lie beside each other, points.
  private static let tolerance = 0.01

  init(_ layout: SolvedLayout) {
    var children: [Int: [Int]] = [:]
    for (position, view) in layout.views.enumerated() where !view.isHidden {
      if let parent = view.parent, view.content.kind != .guide { children[parent, default: []].append(position) }
    }
    var pairs: [Pair] = []
    for siblings in children.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) })
    where siblings.count <= Self.mostSiblings {
      for (index, first) in siblings.enumerated() {
        for second in siblings[(index + 1)...] {
          for axis in [Axis.horizontal, .vertical] { pairs.append(Pair(first: first, second: second, axis: axis)) }
        }
      }
    }
    self.pairs = pairs
  }

  /// Whether the first of a pair lies before the second; nil where they share a stretch.
  static func isBefore(_ pair: Pair, _ frames: [Rect]) -> Bool? {
    let (one, other) = (frames[pair.first], frames[pair.second])
    if gap(pair, frames) >= -tolerance, start(one, pair.axis) < start(other, pair.axis) { return true }
    if gap(pair.reversed, frames) >= -tolerance, start(other, pair.axis) < start(one, pair.axis) { return false }
    return nil
  }

  private static func start(_ frame: Rect, _ axis: Axis) -> Double { axis == .horizontal ? frame.minX : frame.minY }

  /// From the end of the first of a pair to the beginning of the second; less than 0 where they share a stretch.
  private static func gap(_ pair: Pair, _ frames: [Rect]) -> Double {
    let (one, other) = (frames[pair.first], frames[pair.second])
    return pair.axis == .horizontal ? other.minX - one.maxX : other.minY - one.maxY
  }

  /// Whether all pairs are ordered alike in two solutions.
  func isAlike(_ one: [Rect], _ other: [Rect]) -> Bool {
    one.count == other.count
      && pairs.allSatisfy {
        max($0.first, $0.second) >= one.count || Self.isBefore($0, one) == Self.isBefore($0, other)
      }
  }

  /// Whether no pair's order changes in a stretch of text scales.
  func stays(in box: ProbeBox) -> Bool {
    pairs.allSatisfy { pair in
      guard max(pair.first, pair.second) < box.middle.count else { return true }
      return [pair, pair.reversed].allSatisfy { pair in
        let reach = box.bounds { Self.gap(pair, $0) }
        return reach.lowerBound > -Self.tolerance || reach.upperBound < -Self.tolerance
      }
    }
  }

  /// Where pairs that are ordered both ways over the range come to be ordered, ascending; on each piece every frame is affine.
  func turns(in pieces: [SizeSweep.Piece]) -> [Double] {
    var turns: Set<Double> = []
    for pair in pairs {
      var found: Set<Bool> = []
      for piece in pieces where max(pair.first, pair.second) < piece.start.frames.count {
        for frames in [piece.start.frames, piece.end.frames] {
          if let order = Self.isBefore(pair, frames) { found.insert(order) }
        }
      }
      guard found.count == 2 else { continue }
      for piece in pieces where piece.to > piece.from && max(pair.first, pair.second) < piece.start.frames.count {
        for pair in [pair, pair.reversed] {
          let (first, last) = (Self.gap(pair, piece.start.frames), Self.gap(pair, piece.end.frames))
          guard (first + Self.tolerance) * (last + Self.tolerance) < 0 else { continue }
          turns.insert(piece.from + (piece.to - piece.from) * (-Self.tolerance - first) / (last - first))
        }
      }
    }
    return turns.sorted()
  }
}

extension SweepOrder.Pair {
  fileprivate var reversed: Self { Self(first: second, second: first, axis: axis) }
}
