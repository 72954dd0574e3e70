import ProofModel
import Typesetting

extension PDFDrawing {
  func drawText(_ text: LaidOutText, origin: Point, color: Color) throws(RenderingError) {
    try drawVectorText(text, origin: origin, color: color, fonts: fonts, surfaces: surfaces)
  }
}
