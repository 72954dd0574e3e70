public import AutoLayout
package import ProofModel
internal import Resolving

/// A change of a layout over time: what a strip of pictures is drawn from.
public struct LayoutTransition: Sendable {
  /// Before anything was changed.
  public let before: SolvedLayout
  /// After the last completion.
  public let after: SolvedLayout
  /// Seconds; 0 where nothing was animated.
  public let duration: Double
  package let tracks: [Track]

  /// How one view moves: the stretches of its frame and of its opacity in the order in which they begin.
  package struct Track: Sendable {
    /// Position in the layout's views.
    package var view: Int
    package var frames: [Stretch<Rect>]
    package var alphas: [Stretch<Double>]
    /// Where the view's own space begins, which is scrolled content's offset.
    package var boundsOrigin: Point

    package init(view: Int, frames: [Stretch<Rect>], alphas: [Stretch<Double>], boundsOrigin: Point) {
      self.view = view
      self.frames = frames
      self.alphas = alphas
      self.boundsOrigin = boundsOrigin
    }
  }

  /// A change of one value along a curve; `start` and `duration` are seconds, counted from the transition's beginning.
  /// A duration of 0 is a step.
  package struct Stretch<Value: Sendable>: Sendable {
    package var start: Double
    package var duration: Double
    package var curve: AnimationCurve
    package var from: Value
    package var to: Value

    package init(start: Double, duration: Double, curve: AnimationCurve, from: Value, to: Value) {
      self.start = start
      self.duration = duration
      self.curve = curve
      self.from = from
      self.to = to
    }

    /// Whether it counts at the moment in which it begins.
    var countsAtItsStart: Bool { duration > 0 || start == 0 }

    func progress(at time: Double) -> Double {
      guard duration > 0 else { return time >= start ? 1 : 0 }
      return curve.progress((time - start) / duration, duration: duration)
    }
  }

  package init(before: SolvedLayout, after: SolvedLayout, duration: Double, tracks: [Track]) {
    self.before = before
    self.after = after
    self.duration = duration
    self.tracks = tracks
  }

  /// The layout at a share of the time, 0…1: at 0 what jumps has jumped and what moves has not moved yet.
  public func layout(at share: Double) -> SolvedLayout {
    let time = duration * min(max(share, 0), 1)
    var frames: [Rect] = []
    var result = after
    for track in tracks {
      let model = after.views[track.view].frame
      frames.append(Self.value(track.frames, time, model) { $0.mixed(with: $1, $2) })
      result.views[track.view].content.alpha = Self.value(
        track.alphas, time, after.views[track.view].content.alpha
      ) { $0 + ($1 - $0) * $2 }
    }
    if share < 1, let root = frames.first?.size {
      // The window takes its new size along with its content.
      result.environment.windowSize = root
      result.environment.screenSize =
        result.environment.screenSize == after.environment.windowSize
        ? root : result.environment.screenSize
    }
    result.take(frames: frames, origins: tracks.map(\.boundsOrigin))
    return result
  }

  /// So many layouts from the start to the end, both included.
  public func layouts(count: Int) -> [SolvedLayout] {
    guard count > 1 else { return count == 1 ? [layout(at: 1)] : [] }
    return (0..<count).map { layout(at: Double($0) / Double(count - 1)) }
  }

  private static func value<Value: Sendable>(
    _ stretches: [Stretch<Value>], _ time: Double, _ model: Value, _ mix: (Value, Value, Double) -> Value
  ) -> Value {
    guard let first = stretches.first else { return model }
    // A step at the very start has happened; one of a completion comes after its moment.
    guard let current = stretches.last(where: { $0.start < time || $0.start == time && $0.countsAtItsStart }) else {
      return first.from
    }
    return mix(current.from, current.to, current.progress(at: time))
  }
}

extension Rect {
  /// Between this rectangle and another, part by part.
  func mixed(with other: Rect, _ share: Double) -> Rect {
    Rect(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, width: width + (other.width - width) * share,
      height: height + (other.height - height) * share)
  }
}
