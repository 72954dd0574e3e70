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
    context.draw(
      try picture.surface(), width: picture.size.width, height: picture.size.height, in: rect, isPadded: true)
  }
}
