import CCairo
import ProofModel
import ProofScene

/// Owns one Cairo drawing context and knows the transform that is in force.
///
/// Coordinates are points of the picture, moved and scaled by the transforms pushed; scale is never negative.
final class CairoContext {
  /// From the current space to device space (pixels on a raster, points on a page).
  struct Transform {
    var scale: Double
    var x: Double
    var y: Double

    /// The transform after a further one.
    ///
    /// Cairo's matrices cannot be inverted beyond some scale, and an error would end the whole picture: such a scale is 1.
    func pushing(translate: Point, scale further: Double) -> (transform: Transform, origin: Point, scale: Double) {
      let usable = further.isFinite && (1e-4...1e4).contains(scale * further) ? further : 1
      let origin = Point(x: translate.x.drawable, y: translate.y.drawable)
      let moved = apply(origin)
      return (Transform(scale: scale * usable, x: moved.x, y: moved.y), origin, usable)
    }

    func apply(_ point: Point) -> Point { Point(x: point.x * scale + x, y: point.y * scale + y) }

    func apply(_ rect: Rect) -> Rect {
      Rect(x: rect.x * scale + x, y: rect.y * scale + y, width: rect.width * scale, height: rect.height * scale)
    }
  }

  let handle: OpaquePointer
  let surface: CairoSurface
  private(set) var transform = Transform(scale: 1, x: 0, y: 0)
  private var transforms: [Transform] = []
  /// A number that is another one as soon as what may be drawn on, or what is drawn on, may have changed.
  private(set) var clipVersion = 0

  init(_ surface: CairoSurface) throws(RenderingError) {
    guard let handle = cairo_create(surface.handle) else { throw .outOfMemory }
    let status = cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(handle)
      try checkCairo(status)
      throw .drawing("no context")
    }
    self.handle = handle
    self.surface = surface
  }

  deinit {
    cairo_destroy(handle)
  }

  /// The first error that any call since the context's birth has met.
  func check() throws(RenderingError) {
    try checkCairo(cairo_status(handle))
  }

  // MARK: State

  func save() { cairo_save(handle) }
  func restore() {
    clipVersion += 1
    cairo_restore(handle)
  }

  func pushTransform(translate: Point, scale: Double) {
    cairo_save(handle)
    transforms.append(transform)
    let pushed = transform.pushing(translate: translate, scale: scale)
    cairo_translate(handle, pushed.origin.x, pushed.origin.y)
    cairo_scale(handle, pushed.scale, pushed.scale)
    transform = pushed.transform
  }

  func popTransform() {
    guard let last = transforms.popLast() else { return }
    transform = last
    restore()
  }

  /// Runs the body in device space.
  func inDeviceSpace<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    cairo_identity_matrix(handle)
    defer { cairo_set_matrix(handle, &matrix) }
    try body()
  }

  // MARK: Paths

  func setPath(_ path: Path) {
    cairo_new_path(handle)
    cairo_set_fill_rule(handle, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    appendPath(path)
  }

  func appendPath(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): cairo_move_to(handle, to.x.drawable, to.y.drawable)
      case .line(let to): cairo_line_to(handle, to.x.drawable, to.y.drawable)
      case .curve(let first, let second, let to):
        cairo_curve_to(
          handle, first.x.drawable, first.y.drawable, second.x.drawable, second.y.drawable, to.x.drawable,
          to.y.drawable)
      case .close: cairo_close_path(handle)
      }
    }
  }

  func setPath(_ rect: Rect) {
    cairo_new_path(handle)
    cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
    cairo_rectangle(handle, rect.x.drawable, rect.y.drawable, rect.width.drawable, rect.height.drawable)
  }

  private typealias Edge = UnsafeMutablePointer<Double>
  private func extents(_ read: (OpaquePointer?, Edge?, Edge?, Edge?, Edge?) -> Void) -> Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    read(handle, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Bounds of the current path in the current space.
  var pathBounds: Rect { extents(cairo_path_extents) }

  /// What can still be drawn on, in the current space.
  var clipBounds: Rect { extents(cairo_clip_extents) }

  /// What can still be drawn on, as rectangles in the current space; nil where it is none.
  var clipRectangles: [Rect]? {
    guard let list = cairo_copy_clip_rectangle_list(handle) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  func fill() { cairo_fill(handle) }
  func stroke() { cairo_stroke(handle) }
  func clip() {
    clipVersion += 1
    cairo_clip(handle)
  }

  // MARK: Paints

  func setSource(_ color: Color) {
    cairo_set_source_rgba(handle, color.red.step, color.green.step, color.blue.step, color.alpha.unit)
  }

  func setSource(_ style: StrokeStyle) {
    cairo_set_line_width(handle, max(0, style.width.drawable))
    switch style.cap {
    case .butt: cairo_set_line_cap(handle, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(handle, CAIRO_LINE_CAP_SQUARE)
    }
    cairo_set_line_join(handle, style.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    // A dash pattern that never advances is an error to Cairo and would stop the whole picture.
    let usable = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.reduce(0, +) >= 0.05
    cairo_set_dash(handle, usable ? style.dash : [], Int32(usable ? style.dash.count : 0), 0)
  }

  // MARK: Layers

  /// Whether what is drawn goes to a layer that is still open.
  var isInLayer: Bool { cairo_get_group_target(handle) != surface.handle }

  func pushLayer() {
    clipVersion += 1
    cairo_push_group(handle)
  }

  func popLayer(opacity: Double) {
    clipVersion += 1
    cairo_pop_group_to_source(handle)
    cairo_paint_with_alpha(handle, opacity.unit)
  }

  /// Covers everything that is not clipped away.
  func paint(_ color: Color) {
    setSource(color)
    cairo_paint(handle)
  }

  // MARK: Surfaces as paint

  /// Colours what the A8 surface covers; its top left lies at (x, y).
  func mask(_ mask: CairoSurface, x: Double, y: Double) {
    cairo_mask_surface(handle, mask.handle, x, y)
  }

  /// Draws a picture of `width` × `height` pixels into the rectangle.
  ///
  /// - Parameter isPadded: whether pixels at the edge blend with themselves rather than with nothing, which gives the
  ///   picture a soft frame; a vector file would hold a padded copy for each place where the picture is drawn.
  func draw(
    _ picture: CairoSurface, width: Int, height: Int, in rect: Rect, opacity: Double = 1, isPadded: Bool
  ) {
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else { return }
    cairo_save(handle)
    if isPadded {
      cairo_rectangle(handle, rect.x.drawable, rect.y.drawable, rect.width.drawable, rect.height.drawable)
      cairo_clip(handle)
    }
    setSource(picture, width: width, height: height, in: rect, isPadded: isPadded)
    if opacity.unit < 1 { cairo_paint_with_alpha(handle, opacity.unit) } else { cairo_paint(handle) }
    cairo_restore(handle)
  }

  /// Makes a picture that fills the rectangle the source; moves and scales the current space.
  func setSource(_ picture: CairoSurface, width: Int, height: Int, in rect: Rect, isPadded: Bool) {
    cairo_translate(handle, rect.x.drawable, rect.y.drawable)
    cairo_scale(handle, rect.width / Double(width), rect.height / Double(height))
    cairo_set_source_surface(handle, picture.handle, 0, 0)
    let pattern = cairo_get_source(handle)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
  }

  /// Covers the rectangle with a surface whose pixels are device pixels and whose top left lies at a place among them.
  func paint(_ surface: CairoSurface, at place: Point, in rect: Rect) throws(RenderingError) {
    cairo_save(handle)
    defer { cairo_restore(handle) }
    cairo_rectangle(handle, rect.x.drawable, rect.y.drawable, rect.width.drawable, rect.height.drawable)
    cairo_clip(handle)
    try inDeviceSpace { () throws(RenderingError) in
      cairo_set_source_surface(handle, surface.handle, place.x, place.y)
      let pattern = cairo_get_source(handle)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint(handle)
    }
  }
}

extension Double {
  /// The coordinate as Cairo can take it: its fixed-point numbers wrap around, and a dash pattern over a line of
  /// 1e300 points would never end.
  var drawable: Double { isFinite ? Swift.min(Swift.max(self, -100_000), 100_000) : 0 }

  /// The share, kept within 0…1; not a number is 0.
  var unit: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// A colour's component as the nearest of a pixel's 256. Cairo drops what is beyond it: files write 245 of 255 as 0.961 in one
  /// version and as 0.960784 in another, which would be 246 and 245.
  var step: Double { (unit * 255).rounded() / 255 }
}
