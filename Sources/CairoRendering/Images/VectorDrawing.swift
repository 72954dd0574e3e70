import CCairo
import CLibrary
import ProofModel

/// Vector pictures as pixels: SVG by librsvg, PDF by poppler, where these libraries are installed.
///
/// They are opened when the first such picture is met, so that a machine without them still draws everything else.
/// Neither reads another file that the picture names. Letters in such a picture are set in the system's fonts.
enum VectorDrawing {
  /// How many pixels a picture is drawn in for a screen of so many per point: twice as fine as the screen, since views
  /// enlarge vector pictures, and no larger than a screen.
  ///
  /// - Parameter size: its natural size in points.
  static func pixels(_ size: Size, scale: Double) -> PixelSize {
    let factor = min(scale * 2, 2048 / max(size.width, size.height))
    return PixelSize(
      width: max(1, Int((size.width * factor).rounded(.up))), height: max(1, Int((size.height * factor).rounded(.up))))
  }

  /// A size in which little is drawn, of about the same shape.
  static func trial(_ pixels: PixelSize) -> PixelSize {
    PixelSize(width: max(1, pixels.width / 32), height: max(1, pixels.height / 32))
  }

  /// The picture in so many pixels, on nothing; nil where no library can draw it.
  ///
  /// - Parameter size: its natural size in points.
  static func picture(_ bytes: [UInt8], isPDF: Bool, size: Size, pixels: PixelSize) -> StoredPicture? {
    guard let library = VectorLibrary.shared else { return nil }
    let memory = PixelMemory(capacity: pixels.width * pixels.height * 4)
    memory.start.initializeMemory(as: UInt8.self, repeating: 0, count: pixels.width * pixels.height * 4)
    guard
      let surface = try? CairoSurface(
        over: memory, format: CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height,
        stride: pixels.width * 4), let context = cairo_create(surface.handle)
    else { return nil }
    defer { cairo_destroy(context) }
    let isDrawn =
      isPDF
      ? library.drawPDF(bytes, context, pixels)
      : library.drawSVG(bytes, context, pixels)
    surface.flush()
    guard isDrawn, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return StoredPicture(size: pixels, points: size, memory: memory, isOpaque: false)
  }
}

/// The functions of librsvg and poppler's GLib front end that drawing a picture takes.
private struct VectorLibrary: @unchecked Sendable {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias NewHandle = @convention(c) (UnsafePointer<UInt8>?, UInt, Pointer?) -> Pointer?
  private typealias RenderHandle = @convention(c) (Pointer, OpaquePointer, UnsafePointer<Double>, Pointer?) -> Int32
  private typealias NewBytes = @convention(c) (UnsafePointer<UInt8>?, UInt) -> Pointer?
  private typealias NewDocument = @convention(c) (Pointer, UnsafePointer<CChar>?, Pointer?) -> Pointer?
  private typealias Page = @convention(c) (Pointer, Int32) -> Pointer?
  private typealias PageSize =
    @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  private typealias RenderPage = @convention(c) (Pointer, OpaquePointer) -> Void
  private typealias Release = @convention(c) (Pointer) -> Void

  private let release: Release
  private let newHandle: NewHandle?
  private let renderHandle: RenderHandle?
  private let newBytes: NewBytes?
  private let releaseBytes: Release?
  private let newDocument: NewDocument?
  private let page: Page?
  private let pageSize: PageSize?
  private let renderPage: RenderPage?

  /// nil where not even GObject is there.
  static let shared = VectorLibrary()

  private init?() {
    let rsvg = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL)
    let poppler = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL)
    guard rsvg != nil || poppler != nil, let objects = dlopen("libgobject-2.0.so.0", RTLD_LAZY | RTLD_LOCAL),
      let release = Self.function("g_object_unref", in: objects, as: Release.self)
    else { return nil }
    let glib = dlopen("libglib-2.0.so.0", RTLD_LAZY | RTLD_LOCAL)
    self.release = release
    newHandle = Self.function("rsvg_handle_new_from_data", in: rsvg, as: NewHandle.self)
    renderHandle = Self.function("rsvg_handle_render_document", in: rsvg, as: RenderHandle.self)
    newBytes = Self.function("g_bytes_new", in: glib, as: NewBytes.self)
    releaseBytes = Self.function("g_bytes_unref", in: glib, as: Release.self)
    newDocument = Self.function("poppler_document_new_from_bytes", in: poppler, as: NewDocument.self)
    page = Self.function("poppler_document_get_page", in: poppler, as: Page.self)
    pageSize = Self.function("poppler_page_get_size", in: poppler, as: PageSize.self)
    renderPage = Self.function("poppler_page_render", in: poppler, as: RenderPage.self)
  }

  private static func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer?, as type: Function.Type
  ) -> Function? {
    guard let library, let symbol = dlsym(library, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  func drawSVG(_ bytes: [UInt8], _ context: OpaquePointer, _ size: PixelSize) -> Bool {
    guard let newHandle, let renderHandle, let handle = newHandle(bytes, UInt(bytes.count), nil) else { return false }
    defer { release(handle) }
    let viewport = [0, 0, Double(size.width), Double(size.height)]
    return renderHandle(handle, context, viewport, nil) != 0
  }

  func drawPDF(_ bytes: [UInt8], _ context: OpaquePointer, _ size: PixelSize) -> Bool {
    guard let newBytes, let releaseBytes, let newDocument, let page, let pageSize, let renderPage,
      let data = newBytes(bytes, UInt(bytes.count))
    else { return false }
    defer { releaseBytes(data) }
    guard let document = newDocument(data, nil, nil) else { return false }
    defer { release(document) }
    guard let first = page(document, 0) else { return false }
    defer { release(first) }
    var (width, height) = (0.0, 0.0)
    pageSize(first, &width, &height)
    guard width > 0, height > 0 else { return false }
    cairo_scale(context, Double(size.width) / width, Double(size.height) / height)
    renderPage(first, context)
    return true
  }
}
