import ProofModel

/// How much of one view's movement or growth one edit gives.
struct Effect: Hashable {
  var subject: Change.Subject
  /// `.moved` or `.resized`.
  var kind: Change.Kind
  /// Points to the right and down, or in width and height.
  var horizontal: Double
  var vertical: Double

  var extent: Double { horizontal.magnitude + vertical.magnitude }

  subscript(axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// What of it lies along an axis.
  func along(_ axis: Axis) -> Effect {
    var part = self
    if axis == .horizontal { part.vertical = 0 } else { part.horizontal = 0 }
    return part
  }
}

extension Change {
  /// The whole of a movement or a growth, on device pixels.
  var effect: Effect? {
    guard kind == .moved || kind == .resized, let before = beforeFrame, let after = afterFrame else { return nil }
    return kind == .moved
      ? Effect(subject: subject, kind: kind, horizontal: after.x - before.x, vertical: after.y - before.y)
      : Effect(
        subject: subject, kind: kind, horizontal: after.width - before.width, vertical: after.height - before.height)
  }
}
