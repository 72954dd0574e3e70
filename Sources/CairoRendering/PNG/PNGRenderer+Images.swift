import ProofModel

extension PNGDrawing {
  func drawImage(asset: String, rect: Rect, clip: Rect) throws(RenderingError) {
    guard !rect.isEmpty, !clip.isEmpty else { return }
    let device = context.transform.apply(rect)
    let wanted = PixelSize(
      width: Int(device.width.drawable.rounded(.up)), height: Int(device.height.drawable.rounded(.up)))
    guard let picture = images.picture(asset, scale: scale, reducedFor: wanted) else {
      return drawMissingImage(in: clip)
    }
    context.save()
    defer { context.restore() }
    context.setPath(clip)
    context.clip()
    // A pixel more on each side than is covered in part.
    if let shown = device.intersection(context.transform.apply(clip)) {
      let (left, top) = (shown.minX.rounded(.down) - 1, shown.minY.rounded(.down) - 1)
      let area = Rect(
        x: left, y: top, width: shown.maxX.rounded(.up) + 1 - left, height: shown.maxY.rounded(.up) + 1 - top)
      if let surface = try resampled.surface(picture, rect: device, area: area) {
        return try context.paint(surface, at: area.origin, in: rect)
      }
    }
    context.draw(
      try picture.surface(), width: picture.size.width, height: picture.size.height, in: rect, isPadded: true)
  }
}
