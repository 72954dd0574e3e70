package import ProofModel

extension SolvedLayout {
  /// Takes other frames, in the order of the views, and everything that follows from them.
  ///
  /// - Parameter origins: by view: where its own space begins.
  package mutating func take(frames: [Rect], origins: [Point]) {
    let old = views
    for position in views.indices {
      guard position < frames.count else { break }
      let frame = frames[position]
      var origin = Point.zero
      if let parent = views[position].parent {
        origin = views[parent].windowFrame.origin
        origin.x -= origins[parent].x
        origin.y -= origins[parent].y
      }
      let before = old[position]
      let insets = ProofModel.EdgeInsets(
        top: before.alignmentRect.minY - before.windowFrame.minY,
        left: before.alignmentRect.minX - before.windowFrame.minX,
        bottom: before.windowFrame.maxY - before.alignmentRect.maxY,
        right: before.windowFrame.maxX - before.alignmentRect.maxX)
      views[position].frame = frame
      views[position].windowFrame = frame.offset(x: origin.x, y: origin.y)
      views[position].alignmentRect = views[position].windowFrame.inset(by: insets)
      views[position].pixelFrame = views[position].windowFrame.snapped(scale: environment.scale)
    }
  }
}
