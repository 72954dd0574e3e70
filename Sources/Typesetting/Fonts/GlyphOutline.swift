import CHarfBuzz
public import ProofModel

/// The shape of one glyph of one face in ems: origin on the baseline, y downwards, non-zero winding.
public struct GlyphOutline: Hashable, Sendable {
  /// A step of the outline from where the last one ended, in ems; curves have their handles before their ends.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case curve(Point, Point, Point)
    case close
  }

  /// The steps of all contours, in the font's order; each contour begins with a move.
  public var elements: [Element] = []

  /// Whether the glyph draws nothing.
  public var isEmpty: Bool { elements.isEmpty }
}

extension GlyphOutline {
  /// A hostile font may nest components into millions of points; beyond this the glyph is left empty.
  static let largestElementCount = 200_000

  private static let callbacks: Callbacks = Callbacks()

  /// HarfBuzz's drawing callbacks, made once and immutable.
  private final class Callbacks: @unchecked Sendable {
    let functions: OpaquePointer

    init() {
      functions = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        functions, { _, data, _, x, y, _ in Collector.of(data)?.add { .move($0.point(x, y)) } }, nil, nil)
      hb_draw_funcs_set_line_to_func(
        functions, { _, data, _, x, y, _ in Collector.of(data)?.add { .line($0.point(x, y)) } }, nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, data, _, cx, cy, x, y, _ in
          Collector.of(data)?.add { .quadratic($0.point(cx, cy), $0.point(x, y)) }
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, data, _, ax, ay, bx, by, x, y, _ in
          Collector.of(data)?.add { .curve($0.point(ax, ay), $0.point(bx, by), $0.point(x, y)) }
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, data, _, _ in Collector.of(data)?.add { _ in .close } }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
    }
  }

  private final class Collector {
    var elements: [Element] = []
    let scale: Double

    init(scale: Double) { self.scale = scale }

    static func of(_ data: UnsafeMutableRawPointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) * scale, y: -Double(y) * scale) }

    func add(_ element: (Collector) -> Element) {
      if elements.count <= GlyphOutline.largestElementCount { elements.append(element(self)) }
    }
  }

  /// Reads the outline of a glyph through HarfBuzz, which knows `glyf`, `CFF` and `CFF2` with their variations.
  init(font: OpaquePointer, glyph: UInt32, unitsPerEm: Double) {
    let collector = Collector(scale: 1 / unitsPerEm)
    withExtendedLifetime(collector) {
      hb_font_get_glyph_shape(
        font, glyph, Self.callbacks.functions, Unmanaged.passUnretained(collector).toOpaque())
    }
    elements = collector.elements.count > Self.largestElementCount ? [] : collector.elements
  }
}
