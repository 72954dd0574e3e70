public import AutoLayout
internal import ProofModel
internal import Resolving

extension LayoutTransition {
  /// Seconds of a quarter turn, UIKit's own.
  package static let turnDuration = 0.3

  /// A turn of the device between two solved layouts of one screen: views move along with it, eased at both ends.
  ///
  /// Views are matched by id; one that the earlier layout lacks stands in its place from the start. O(views).
  /// - Parameter jumping: ids of the views whose new frame is set at the start.
  public init(turning before: SolvedLayout, to after: SolvedLayout, jumping: Set<String>) {
    let old = Dictionary(before.views.map { ($0.content.id, $0) }) { first, _ in first }
    var origins = [Point](repeating: .zero, count: after.views.count)
    for view in after.views {
      guard let parent = view.parent else { continue }
      let outer = after.views[parent].windowFrame.origin
      origins[parent] = Point(
        x: outer.x + view.frame.x - view.windowFrame.x, y: outer.y + view.frame.y - view.windowFrame.y)
    }
    let tracks = after.views.enumerated().map { position, view in
      var track = Track(view: position, frames: [], alphas: [], boundsOrigin: origins[position])
      guard let earlier = old[view.content.id], !jumping.contains(view.content.id) else { return track }
      if earlier.frame != view.frame {
        track.frames = [Self.stretch(from: earlier.frame, to: view.frame)]
      }
      if earlier.content.alpha != view.content.alpha {
        track.alphas = [Self.stretch(from: earlier.content.alpha, to: view.content.alpha)]
      }
      return track
    }
    self.init(before: before, after: after, duration: Self.turnDuration, tracks: tracks)
  }

  private static func stretch<Value: Sendable>(from: Value, to: Value) -> Stretch<Value> {
    Stretch(start: 0, duration: turnDuration, curve: .easeInOut, from: from, to: to)
  }
}
