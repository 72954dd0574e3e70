internal import AutoLayout
internal import Foundation
internal import ProofModel
internal import Transitions

/// Puts what a recorder kept onto the views of a solved layout.
struct TrackReader {
  let recorder: AnimationRecorder

  init(_ recorder: AnimationRecorder) { self.recorder = recorder }

  func read(_ view: View) -> (layout: SolvedLayout, tracks: [LayoutTransition.Track]) {
    let solved = view.solved(explains: true)
    let tracks = solved.views.enumerated().map { position, view in
      LayoutTransition.Track(
        view: position, frames: view.map { stretches(of: $0, isAlpha: false, Self.frame) } ?? [],
        alphas: view.map { stretches(of: $0, isAlpha: true, Self.alpha) } ?? [],
        boundsOrigin: view.map { Point(x: Double($0.boundsOrigin.x), y: Double($0.boundsOrigin.y)) } ?? .zero)
    }
    return (solved.layout, tracks)
  }

  private func stretches<Value: Sendable>(
    of view: View, isAlpha: Bool, _ read: (AnimationRecorder.Value) -> Value?
  ) -> [LayoutTransition.Stretch<Value>] {
    let key = AnimationRecorder.Key(view: ObjectIdentifier(view), isAlpha: isAlpha)
    return (recorder.segments[key] ?? []).compactMap { segment in
      guard let from = read(segment.from), let to = read(segment.to) else { return nil }
      return LayoutTransition.Stretch(
        start: segment.start, duration: segment.duration, curve: segment.curve, from: from, to: to)
    }
  }

  private static func frame(_ value: AnimationRecorder.Value) -> Rect? {
    if case .frame(let frame) = value { return frame.model }
    return nil
  }

  private static func alpha(_ value: AnimationRecorder.Value) -> Double? {
    if case .alpha(let alpha) = value { return Double(alpha) }
    return nil
  }
}
