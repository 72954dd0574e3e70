import CCairo
import ProofModel
import Typesetting

extension CairoContext {
  /// Adds a glyph's outline to the path; `size` is what an em measures in the current space.
  func appendPath(_ outline: GlyphOutline, at origin: Point, size: Double) {
    func place(_ point: Point) -> Point {
      Point(x: (origin.x + point.x * size).drawable, y: (origin.y + point.y * size).drawable)
    }
    var last = Point.zero
    for element in outline.elements {
      switch element {
      case .move(let to):
        last = place(to)
        cairo_move_to(handle, last.x, last.y)
      case .line(let to):
        last = place(to)
        cairo_line_to(handle, last.x, last.y)
      case .quadratic(let control, let to):
        let (control, end) = (place(control), place(to))
        // The same parabola as a cubic: each handle two thirds of the way to the control point.
        cairo_curve_to(
          handle, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        last = end
      case .curve(let first, let second, let to):
        let (first, second) = (place(first), place(second))
        last = place(to)
        cairo_curve_to(handle, first.x, first.y, second.x, second.y, last.x, last.y)
      case .close:
        cairo_close_path(handle)
      }
    }
  }

  func newPath() {
    cairo_new_path(handle)
    cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
  }
}
