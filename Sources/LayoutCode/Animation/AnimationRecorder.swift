internal import Foundation
internal import Transitions

/// Keeps what changes on views over the time of a transition: each change is a step, or a stretch of an animation.
///
/// Time is the recorder's own: nothing waits.
final class AnimationRecorder: @unchecked Sendable {
  /// What of a view moves.
  enum Value: Equatable {
    case frame(CGRect)
    case alpha(CGFloat)
  }

  struct Segment {
    var start: Double
    var duration: Double
    var curve: AnimationCurve
    var from: Value
    var to: Value
  }

  struct Key: Hashable {
    var view: ObjectIdentifier
    var isAlpha: Bool
  }

  /// Seconds since the beginning.
  private(set) var clock = 0.0
  private(set) var segments: [Key: [Segment]] = [:]
  private var completions: [(time: Double, order: Int, work: () -> Void)] = []
  private var made = 0

  @TaskLocal static var current: AnimationRecorder?

  /// A change of a view's value, along the animation that it is made in, or at once.
  func note(_ view: View, from: Value, to: Value) {
    var key = Key(view: ObjectIdentifier(view), isAlpha: false)
    if case .alpha = from { key.isAlpha = true }
    let animation = Animation.current
    let segment = Segment(
      start: clock + (animation?.delay ?? 0), duration: animation?.duration ?? 0, curve: animation?.curve ?? .linear,
      from: from, to: to)
    var list = segments[key] ?? []
    if let last = list.last, last.start == segment.start, last.duration == segment.duration, last.curve == segment.curve
    {
      // The same stretch set again: it begins where it began.
      list[list.count - 1].to = to
    } else {
      list.append(segment)
    }
    segments[key] = list
  }

  func schedule(after seconds: Double, _ work: @escaping () -> Void) {
    made += 1
    completions.append((clock + seconds, made, work))
  }

  /// Runs the completions in the order of their times; `turn` lays out after each.
  func finish(turn: () -> Void) {
    var count = 0
    while let next = completions.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }), count < 1000 {
      completions.removeAll { $0.order == next.order }
      clock = max(clock, next.time)
      next.work()
      turn()
      count += 1
    }
  }

  /// Seconds until the last stretch has ended.
  var duration: Double {
    segments.values.reduce(0) { longest, list in list.reduce(longest) { max($0, $1.start + $1.duration) } }
  }
}

/// The animation that changes are made in.
struct Animation {
  var duration: Double
  var delay: Double
  var curve: AnimationCurve

  @TaskLocal static var current: Animation?
}
