import ProofModel
import Typesetting

extension SVGDrawing {
  func drawText(_ text: LaidOutText, origin: Point, color: Color) throws(RenderingError) {
    semantics.set(text, at: origin, context.transform)
    try drawVectorText(
      text, origin: origin, color: color, fonts: fonts, surfaces: surfaces, isOutlined: isLayer)
  }
}
