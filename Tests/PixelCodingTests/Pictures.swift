import CSpng
import ProofModel

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

enum Pictures {
  /// Flat rectangles over each other with some noise: rows repeat, as they do on screens.
  static func random(
    _ numbers: inout SeededNumbers, width: Int, height: Int, translucent: Bool, colors: Int = .max
  ) -> PixelBuffer {
    var palette: [[UInt8]] = []
    func color(_ numbers: inout SeededNumbers) -> [UInt8] {
      if palette.count >= colors, let known = palette.randomElement(using: &numbers) { return known }
      let alpha: UInt8 = translucent ? [0, 1, 127, 254, 255].randomElement(using: &numbers) ?? 255 : 255
      let fresh = (0..<3).map { _ in UInt8.random(in: 0...255, using: &numbers) } + [alpha]
      palette.append(fresh)
      return fresh
    }
    var bytes: [UInt8] = []
    let ground = color(&numbers)
    for _ in 0..<(width * height) { bytes += ground }
    for _ in 0..<6 {
      let (left, top) = (Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers))
      let right = Int.random(in: left..<width, using: &numbers)
      let bottom = Int.random(in: top..<height, using: &numbers)
      let fill = color(&numbers)
      let noisy = Int.random(in: 0..<3, using: &numbers) == 0
      for y in top...bottom {
        for x in left...right {
          let here = noisy ? color(&numbers) : fill
          for channel in 0..<4 { bytes[(y * width + x) * 4 + channel] = here[channel] }
        }
      }
    }
    return PixelBuffer(size: PixelSize(width: width, height: height), bytes: bytes)
  }

  /// The picture as spng decodes the file: a second opinion on what we write.
  static func decodedBySpng(_ file: [UInt8]) -> PixelBuffer? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    var header = spng_ihdr()
    var length = 0
    guard spng_set_png_buffer(context, file, file.count) == 0, spng_get_ihdr(context, &header) == 0,
      spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &length) == 0
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    guard spng_decode_image(context, &bytes, length, Int32(SPNG_FMT_RGBA8.rawValue), flags) == 0 else { return nil }
    return PixelBuffer(size: PixelSize(width: Int(header.width), height: Int(header.height)), bytes: bytes)
  }

  /// A file of any kind PNG knows, written by spng with its choice of filters from random raw rows.
  static func writtenBySpng(
    type: UInt8, depth: UInt8, width: Int, height: Int, transparency: Bool, _ numbers: inout SeededNumbers
  ) -> [UInt8]? {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
    defer { spng_ctx_free(context) }
    spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
    spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_ALL.rawValue))
    var header = spng_ihdr(
      width: UInt32(width), height: UInt32(height), bit_depth: depth, color_type: type, compression_method: 0,
      filter_method: 0, interlace_method: 0)
    guard spng_set_ihdr(context, &header) == 0 else { return nil }
    if type == 3 {
      var palette = spng_plte()
      palette.n_entries = 1 << UInt32(depth)
      withUnsafeMutableBytes(of: &palette.entries) { entries in
        for index in entries.indices { entries[index] = UInt8.random(in: 0...255, using: &numbers) }
      }
      guard spng_set_plte(context, &palette) == 0 else { return nil }
    }
    if transparency {
      var entries = spng_trns()
      entries.gray = 1
      entries.red = 2
      entries.green = 2
      entries.blue = 2
      entries.n_type3_entries = 2
      entries.type3_alpha.0 = 0
      entries.type3_alpha.1 = 100
      guard spng_set_trns(context, &entries) == 0 else { return nil }
    }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(type)] ?? 0
    let rowBytes = (width * channels * Int(depth) + 7) / 8
    // Neighbours are alike, so that the encoder has a reason for each of the filters.
    var value: UInt8 = 0
    let raw = (0..<(rowBytes * height)).map { _ in
      if UInt8.random(in: 0..<3, using: &numbers) == 0 { value = UInt8.random(in: 0...4, using: &numbers) }
      return value
    }
    let finalize = Int32(SPNG_ENCODE_FINALIZE.rawValue)
    guard spng_encode_image(context, raw, raw.count, Int32(SPNG_FMT_PNG.rawValue), finalize) == 0 else { return nil }
    var length = 0
    var error: Int32 = 0
    guard let buffer = spng_get_png_buffer(context, &length, &error) else { return nil }
    defer { buffer.deallocate() }
    return Array(UnsafeRawBufferPointer(start: buffer, count: length))
  }
}
