import ProofModel

extension DrawingBackend {
  /// Draws a picture with all its pixels, its file embedded as it is where a reader can take it.
  func drawVectorImage(
    asset: String, rect: Rect, clip: Rect, images: ImageStore, surfaces: PictureSurfaces
  ) throws(RenderingError) {
    guard !rect.isEmpty, !clip.isEmpty else { return }
    // A page may be printed: the finest file there is.
    guard let picture = images.picture(asset, scale: 3) else { return drawMissingImage(in: clip) }
    let surface = try surfaces.surface(picture)
    context.save()
    defer { context.restore() }
    context.setPath(clip)
    context.clip()
    context.draw(surface, width: picture.size.width, height: picture.size.height, in: rect, isPadded: false)
  }
}
