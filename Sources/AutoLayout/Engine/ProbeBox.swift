import LinearSolver
package import ProofModel
import Resolving

/// The solutions of a stretch of text scales as one affine law of what its texts ask for (interval analysis of a parametric
/// program: Neumaier, "Interval methods for systems of equations", 1990): the frames in the middle, and how they follow each
/// amount, a width, a height or a baseline, that grows over the stretch.
///
/// Amounts go by steps of pixels; each lies between its values at the two ends, and that is all that is used of it.
package struct ProbeBox: Sendable {
  /// One number that texts ask for; such ones are taken together that are the same at both ends and in the middle.
  struct Amount: Sendable {
    /// By how much it is less at the lower end and more at the upper one at most, points.
    var below: Double
    var above: Double
    /// The frames with one point more of it.
    var frames: [Rect] = []
  }

  package let middle: [Rect]
  let amounts: [Amount]

  /// Between which values an affine function of the frames stays. Complexity: O(amounts · function).
  package func bounds<Failure: Error>(
    _ function: ([Rect]) throws(Failure) -> Double
  ) throws(Failure) -> ClosedRange<Double> {
    let value = try function(middle)
    var spread = Spread(value)
    for amount in amounts { spread.add(try function(amount.frames) - value, below: amount.below, above: amount.above) }
    return spread.low...spread.high
  }
}

/// The values between which something stays while amounts change.
private struct Spread {
  private(set) var low: Double
  private(set) var high: Double

  init(_ value: Double) { (low, high) = (value, value) }

  /// - Parameters:
  ///   - slope: how much more it is with one more of the amount.
  ///   - below: how much less the amount may be, and `above` how much more.
  mutating func add(_ slope: Double, below: Double, above: Double) {
    low -= max(slope * below, -slope * above, 0)
    high += max(slope * above, -slope * below, 0)
  }
}

extension LayoutPass {
  /// An amount while it is looked for: the constants that it moves, and how all variables follow it.
  private struct Moving {
    var below: Double
    var above: Double
    var isBaseline: Bool
    /// Constraints whose constants move with it, +1, or against it, -1.
    var constraints: [(index: Int, sign: Double)]
    var slopes: [Double] = []

    /// What baselines in the middle of their box do is not one way only: a pixel is left to them.
    func reach(_ pixel: Double) -> (below: Double, above: Double) {
      isBaseline ? (max(0, below) + pixel, max(0, above) + pixel) : (below, above)
    }
  }

  /// What the amounts are moved by to see what follows.
  private static let step = 1e-3
  /// What is computed is off by less.
  private static let tolerance = 1e-4

  /// The law between two solutions, with the one between them as the last that was solved.
  mutating func box(
    _ middle: LayoutProbe, _ low: LayoutProbe, _ high: LayoutProbe, smallest: ContentMetrics, largest: ContentMetrics
  ) throws(SolverError) -> ProbeBox? {
    guard middle.isHeldAlikeInTexts(low), middle.isHeldAlikeInTexts(high), adjusted.isEmpty,
      var moving = amounts(middle, low, high)
    else { return nil }
    let rects = self.rects
    for position in moving.indices {
      guard let slopes = try slopes(of: moving[position], middle) else { return nil }
      moving[position].slopes = slopes
    }
    guard isLaw(moving, middle, low, high), staysHeld(moving, middle), textsStay(moving, low, rects, smallest, largest)
    else { return nil }
    let pixel = 1 / environment.scale
    return ProbeBox(
      middle: middle.frames,
      amounts: moving.map { amount in
        let reach = amount.reach(pixel)
        let frames = middle.frames.enumerated().map { node, frame in
          Rect(
            x: frame.x + amount.slopes[lowering.x(node)], y: frame.y + amount.slopes[lowering.y(node)],
            width: frame.width + amount.slopes[lowering.width(node)],
            height: frame.height + amount.slopes[lowering.height(node)])
        }
        return ProbeBox.Amount(below: reach.below, above: reach.above, frames: frames)
      })
  }

  /// The amounts that differ over the stretch; nil where one does not grow all along.
  private func amounts(_ middle: LayoutProbe, _ low: LayoutProbe, _ high: LayoutProbe) -> [Moving]? {
    let baselines = Set(lowering.parameters.map(\.constraint))
    var moving: [Moving] = []
    for index in constants.indices {
      let below = middle.constants[index] - low.constants[index]
      let above = high.constants[index] - middle.constants[index]
      guard abs(below) > 1e-9 || abs(above) > 1e-9 else { continue }
      let sign = below + above < 0 ? -1.0 : 1
      let isBaseline = baselines.contains(index)
      guard isBaseline || (sign * below > -1e-9 && sign * above > -1e-9) else { return nil }
      let known = moving.firstIndex {
        $0.isBaseline == isBaseline && abs($0.below - sign * below) < 1e-9 && abs($0.above - sign * above) < 1e-9
      }
      if let known {
        moving[known].constraints.append((index, sign))
      } else {
        moving.append(
          Moving(below: sign * below, above: sign * above, isBaseline: isBaseline, constraints: [(index, sign)]))
      }
    }
    return moving
  }

  /// How each variable follows an amount while the same constraints hold; nil where they do not for a little more or less.
  private mutating func slopes(of amount: Moving, _ middle: LayoutProbe) throws(SolverError) -> [Double]? {
    for step in [Self.step, -Self.step] {
      for (index, sign) in amount.constraints {
        try setConstant(middle.constants[index] + sign * step, of: index)
      }
      try workspace.solve()
      let values = middle.values.indices.map { value($0) }
      let isHeld =
        lowering.constraints.indices.allSatisfy { hold($0, values) == middle.holds[$0] }
        && conflictSets == middle.conflicts
      for (index, _) in amount.constraints { try setConstant(middle.constants[index], of: index) }
      if isHeld { return zip(values, middle.values).map { ($0 - $1) / step } }
    }
    return nil
  }

  /// Whether the slopes lead from the middle to both ends.
  private func isLaw(_ moving: [Moving], _ middle: LayoutProbe, _ low: LayoutProbe, _ high: LayoutProbe) -> Bool {
    middle.values.indices.allSatisfy { variable in
      let below = moving.reduce(0) { $0 + $1.slopes[variable] * $1.below }
      let above = moving.reduce(0) { $0 + $1.slopes[variable] * $1.above }
      let value = middle.values[variable]
      return abs(value - below - low.values[variable]) < Self.tolerance
        && abs(value + above - high.values[variable]) < Self.tolerance
    }
  }

  private func bounds(_ value: Double, _ moves: some Sequence<(Moving, Double)>) -> Spread {
    let pixel = 1 / environment.scale
    var spread = Spread(value)
    for (amount, slope) in moves {
      let reach = amount.reach(pixel)
      spread.add(slope, below: reach.below, above: reach.above)
    }
    return spread
  }

  private func bounds(_ value: Double, _ moving: [Moving], following variable: Int) -> Spread {
    bounds(value, moving.lazy.map { ($0, $0.slopes[variable]) })
  }

  /// Whether each constraint stays exact, slack or missed for whatever the amounts are, and each free value on its side.
  private func staysHeld(_ moving: [Moving], _ middle: LayoutProbe) -> Bool {
    var signs: [[Int: Double]] = []
    for amount in moving {
      signs.append(Dictionary(amount.constraints.map { ($0.index, $0.sign) }, uniquingKeysWith: { first, _ in first }))
    }
    for index in lowering.constraints.indices {
      let terms = lowering.constraints[index].form.terms
      let slopes = moving.indices.map { position in
        terms.reduce(signs[position][index] ?? 0) { $0 + $1.coefficient * moving[position].slopes[$1.variable] }
      }
      if middle.holds[index] == 0 {
        guard slopes.allSatisfy({ abs($0) < 1e-5 }) else { return false }
        continue
      }
      let sum = terms.reduce(middle.constants[index]) { $0 + $1.coefficient * middle.values[$1.variable] }
      let spread = bounds(sum, zip(moving, slopes))
      guard sum > 0 ? spread.low > Self.tolerance : spread.high < -Self.tolerance else { return false }
    }
    return middle.values.indices.allSatisfy { variable in
      let preferred = lowering.preferred[variable]
      let reach = bounds(middle.values[variable], moving, following: variable)
      switch middle.sides[variable] {
      case 0: return moving.allSatisfy { abs($0.slopes[variable]) < 1e-5 }
      case 1: return reach.low > preferred + Self.tolerance
      default: return reach.high < preferred - Self.tolerance
      }
    }
  }

  /// Whether each text has its lines throughout: a smaller text has no more of them than a larger one, and none has more
  /// in a wider box.
  private func textsStay(
    _ moving: [Moving], _ low: LayoutProbe, _ rects: [Rect], _ smallest: ContentMetrics, _ largest: ContentMetrics
  ) -> Bool {
    contents.indices.allSatisfy { position in
      let node = lowering.nodes[position]
      guard node.content.text != nil || node.content.placeholder != nil else { return true }
      // A text has the room that it asks for as long as what it asks for holds.
      func hasRoom(_ place: Int?) -> Bool { place.map { low.holds[$0] < 2 } ?? false }
      let places = lowering.contentConstraints[position]
      let hasWidth = hasRoom(places.resistWidth) && contents[position].width != nil
      let hasHeight = hasRoom(places.resistHeight) && contents[position].height != nil
      if hasWidth, hasHeight { return true }
      let (width, height) = (lowering.width(position), lowering.height(position))
      let wide = bounds(rects[position].width, moving, following: width)
      let tall = bounds(rects[position].height, moving, following: height)
      let much = 1e5
      let large = Size(width: hasWidth ? much : wide.high, height: hasHeight ? much : tall.high)
      let small = Size(width: hasWidth ? much : wide.low, height: hasHeight ? much : tall.low)
      let known = low.texts[position]
      return [(smallest, large), (largest, small)].allSatisfy { metrics, size in
        guard let fit = fit(position, metrics, size) else { return true }
        return fit.measurement.lineCount == known.lines && fit.measurement.isTruncated == known.isTruncated
          && fit.isClipped == known.isClipped
      }
    }
  }

  /// How a view's text lies at another text scale in a size of its alignment rect.
  private func fit(_ position: Int, _ metrics: ContentMetrics, _ size: Size) -> TextFit? {
    let node = lowering.nodes[position]
    var natural = metrics.intrinsicContent(of: node, maxWidth: node.preferredMaxWidth)
    if natural.dependsOnWidth, node.preferredMaxWidth == nil {
      natural.height = metrics.intrinsicContent(of: node, maxWidth: size.width).height
    }
    let frame = outset(Rect(origin: .zero, size: size), node.alignmentInsets).size
    return TextFit(node.content, node, natural: natural, frame: frame, alignment: size, metrics: metrics)
  }
}
