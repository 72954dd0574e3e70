internal import AutoLayout
internal import ProofModel

/// The design over the screen: an onion skin of its picture, or the places of its layers.
extension OverlayPainter {
  mutating func paintDesign() {
    guard let notes = options.design, let root = layout.views.first else { return }
    let window = root.windowFrame
    let ink = ink(.redline)
    if let (asset, rect) = notes.picture {
      canvas.clipped(to: screen.shape ?? .rect(window)) { canvas in
        canvas.layer(opacity: 0.5) { $0.image(asset: asset, in: rect, clip: window) }
      }
      explain(.onionSkin)
    }
    let dash = [3 * unit, 2 * unit]
    for rect in notes.layers where rect.isDrawable && rect.overlaps(bounds) {
      canvas.stroke(.rect(rect), ink.withAlpha(0.55), width: 0.6 * unit, dash: dash)
      explain(.designed)
    }
    for mark in notes.marks where mark.designed.isDrawable {
      let rect = mark.designed
      if rect.overlaps(bounds) {
        // Without a casing, which would take the feet off letters below.
        canvas.stroke(.rect(rect), ink, width: 1.1 * unit, dash: dash)
        explain(.designed)
      }
      var measured: [Int] = []
      if let view = mark.view {
        measured = [view]
        outline(layout.views[view].alignmentRect, .warning, dash: [], width: 1)
      }
      guard !mark.words.isEmpty else { continue }
      let place = mark.view.map { layout.views[$0].alignmentRect } ?? rect
      addBadge(
        mark.words, tone: mark.view == nil ? .redline : .warning, from: Point(x: place.midX, y: place.minY),
        to: Point(x: place.midX, y: place.minY), measured: measured, mayCoverAnchor: false, owner: place)
    }
  }
}
