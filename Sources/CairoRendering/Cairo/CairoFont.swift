import CCairo
import CFreeType
import ProofModel
import Typesetting

/// Owns a font as Cairo's vector surfaces want it: a FreeType face over the catalogue's own bytes.
final class CairoFont {
  private let handle: OpaquePointer
  private let options: OpaquePointer

  /// What must live as long as Cairo holds the font, which may be longer than this object: its caches keep scaled
  /// fonts on. Every face has a FreeType library of its own, since Cairo may let go of it on any thread.
  private final class Backing {
    let face: FontFace
    var library: FT_Library?
    var handle: FT_Face?

    init(_ face: FontFace) throws(RenderingError) {
      self.face = face
      guard FT_Init_FreeType(&library) == 0 else { throw .outOfMemory }
      let status = face.file.withBytes { bytes in
        // The bytes stay where they are as long as the file lives, which `face` keeps alive.
        FT_New_Memory_Face(
          library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(face.index), &handle)
      }
      guard status == 0 else {
        throw .drawing("font file '\(face.file.path)' cannot be embedded")
      }
    }

    deinit {
      if let handle { FT_Done_Face(handle) }
      if let library { FT_Done_FreeType(library) }
    }
  }

  private static nonisolated(unsafe) let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  init(_ face: FontFace) throws(RenderingError) {
    let backing = try Backing(face)
    guard let font = cairo_ft_font_face_create_for_ft_face(backing.handle, Int32(FT_LOAD_NO_HINTING)) else {
      throw .outOfMemory
    }
    let holder = Unmanaged.passRetained(backing)
    let status = cairo_font_face_set_user_data(
      font, Self.key, holder.toOpaque(),
      { data in
        if let data { Unmanaged<Backing>.fromOpaque(data).release() }
      })
    if status != CAIRO_STATUS_SUCCESS {
      holder.release()
      cairo_font_face_destroy(font)
      try checkCairo(status)
    }
    handle = font
    options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    if !face.variations.isEmpty {
      // Cairo sets the face's axes itself, from this text only.
      let text = face.variations.map { "\(Self.tag($0.tag))=\($0.value.shortText)" }.joined(separator: ",")
      cairo_font_options_set_variations(options, text)
    }
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(handle)
  }

  /// Makes it the context's font; `size` is what an em measures in the current space.
  func select(on context: CairoContext, size: Double) {
    cairo_set_font_face(context.handle, handle)
    cairo_set_font_options(context.handle, options)
    cairo_set_font_size(context.handle, size)
  }

  private static func tag(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
