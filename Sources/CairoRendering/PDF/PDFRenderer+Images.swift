import ProofModel

extension PDFDrawing {
  func drawImage(asset: String, rect: Rect, clip: Rect) throws(RenderingError) {
    try drawVectorImage(asset: asset, rect: rect, clip: clip, images: images, surfaces: surfaces)
  }
}
