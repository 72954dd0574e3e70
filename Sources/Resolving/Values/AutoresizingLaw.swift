package import ProofModel

/// The autoresizing law: a change of the superview's size is shared among the flexible parts in proportion to their old
/// lengths, equally where they add up to 0; where nothing is flexible the frame is kept (settled rule; the docs of
/// `autoresizingMask`).
package enum AutoresizingLaw {
  /// One part of a frame as `constant + factor · superview's size`.
  package struct Share: Hashable {
    package var constant: Double
    package var factor: Double

    package init(constant: Double, factor: Double) {
      self.constant = constant
      self.factor = factor
    }
  }

  /// A frame after its superview's size changed.
  package static func frame(_ frame: Rect, mask: Set<AutoresizingPart>, from old: Size, to new: Size) -> Rect {
    let x = shares(of: mask, .horizontal, lower: frame.x, size: frame.width, old: old.width)
    let y = shares(of: mask, .vertical, lower: frame.y, size: frame.height, old: old.height)
    return Rect(
      x: x.place.constant + x.place.factor * new.width, y: y.place.constant + y.place.factor * new.height,
      width: max(0, x.extent.constant + x.extent.factor * new.width),
      height: max(0, y.extent.constant + y.extent.factor * new.height))
  }

  /// The law on one axis.
  ///
  /// - Parameters: lower edge, size and the superview's size as they were drawn, in points.
  package static func shares(
    of mask: Set<AutoresizingPart>, _ axis: Axis, lower: Double, size: Double, old: Double
  ) -> (place: Share, extent: Share) {
    let flexible: [Bool]
    switch axis {
    case .horizontal: flexible = [mask.contains(.left), mask.contains(.width), mask.contains(.right)]
    case .vertical: flexible = [mask.contains(.top), mask.contains(.height), mask.contains(.bottom)]
    }
    let lengths = [lower, size, old - lower - size]
    let total = zip(flexible, lengths).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = flexible.filter { $0 }.count
    func factor(_ part: Int) -> Double {
      guard flexible[part] else { return 0 }
      return abs(total) < 1e-9 ? 1 / Double(count) : lengths[part] / total
    }
    return (
      Share(constant: lower - factor(0) * old, factor: factor(0)),
      Share(constant: size - factor(1) * old, factor: factor(1))
    )
  }
}
