import ProofModel

/// How much of one view's movement or growth one edit gives by itself: so much returns when it alone is taken back.
struct Effect: Hashable {
  var subject: Change.Subject
  /// `.moved` or `.resized`.
  var kind: Change.Kind
  /// Points to the right and down, or in width and height.
  var horizontal: Double
  var vertical: Double
  /// All that the view moved or grew by, where other edits had a part in it; nil where it is the same.
  var whole: Point?

  var extent: Double { horizontal.magnitude + vertical.magnitude }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What of it lies along an axis.
  func along(_ axis: Axis) -> Effect {
    var part = self
    part[axis.other] = 0
    part.whole?[axis.other] = 0
    return part
  }
}

extension Point {
  /// What of a movement lies along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Change {
  /// The whole of a movement or a growth, on device pixels, but along axes that are open.
  var effect: Effect? {
    guard isMovement, let before = beforeFrame, let after = afterFrame else { return nil }
    var effect =
      kind == .moved
      ? Effect(subject: subject, kind: kind, horizontal: after.x - before.x, vertical: after.y - before.y)
      : Effect(
        subject: subject, kind: kind, horizontal: after.width - before.width, vertical: after.height - before.height)
    for axis in untoldAxes { effect[axis] = 0 }
    return effect
  }

  /// The same by as much as the file's own frames have it.
  var recordedEffect: Effect? {
    guard var effect else { return nil }
    for axis in Axis.allCases where effect[axis] != 0 { effect[axis] += lack[axis] }
    return effect
  }

  /// Whether nothing of a movement or a growth is any edit's, since rules leave all of it open or the file says otherwise.
  var isOpen: Bool { !untoldAxes.isEmpty && (effect?.extent ?? 0) < 0.01 }

  /// Whether the file, which was laid out anew, says that nothing moved: what we find is our measuring's doing.
  var isDenied: Bool {
    guard !contradictedAxes.isEmpty, let recorded else { return false }
    return recorded.x.magnitude < 1 && recorded.y.magnitude < 1
  }

  /// Whether it is not told since the file says otherwise, and not since it is open.
  var isContradicted: Bool { isOpen && !contradictedAxes.isEmpty }
}
