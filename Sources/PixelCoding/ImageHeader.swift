import ProofModel

/// What the head of a picture file tells, without its pixels.
public struct ImageHeader: Hashable, Sendable {
  /// The format of a picture file, known by its first bytes and never by its name.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg
  }

  /// The format by the file's first bytes.
  public var format: Format
  /// In device pixels, as shown: a JPEG's orientation is already applied.
  public var pixelSize: PixelSize

  /// Reads the head of a picture in memory.
  public init(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(ImageDecodingError) {
    var source = ImageSource(count: bytes.count) { offset, count in
      Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    }
    try self.init(&source, limits: limits)
  }

  /// Reads the head of a picture file, a few hundred bytes of it.
  public static func read(
    _ file: FileReading.OpenFile, limits: ImageLimits = ImageLimits()
  ) throws(ImageDecodingError) -> ImageHeader {
    var source = ImageSource(count: file.size) { offset, count in
      (try? file.bytes(from: offset, count: count)) ?? []
    }
    return try ImageHeader(&source, limits: limits)
  }

  private init(_ source: inout ImageSource, limits: ImageLimits) throws(ImageDecodingError) {
    format = try ImageDecoder.format(of: source.bytes(at: 0, count: 8))
    switch format {
    case .png:
      let isApples = source.bytes(at: 8, count: 8) == PNGFile.appleChunk
      let header = try PNGFile.Header(source.bytes(at: isApples ? 8 + PNGFile.appleChunkSize : 8, count: 25))
      try limits.check(width: header.width, height: header.height)
      pixelSize = PixelSize(width: header.width, height: header.height)
    case .jpeg:
      let header = try JPEGHeader(&source)
      try limits.check(width: header.width, height: header.height)
      pixelSize = header.shownSize
    }
  }
}

/// Bytes at offsets of a file or of memory; reads past the end give fewer.
struct ImageSource {
  let count: Int
  private let read: (Int, Int) -> [UInt8]

  init(count: Int, read: @escaping (Int, Int) -> [UInt8]) {
    self.count = count
    self.read = read
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] { offset < self.count ? read(offset, count) : [] }
}

/// The scale that a picture's file name tells, as UIKit reads it: `name@2x.png`, `name@3x~ipad.png`.
public struct ImageFileName: Hashable, Sendable {
  /// The name without folder, scale, idiom and extension.
  public var base: String
  /// 1, 2 or 3; device pixels per point.
  public var scale: Double
  /// `iphone`, `ipad` or `mac` after a tilde, else nil.
  public var idiom: String?

  /// What a file's name tells, whatever its folder; without a suffix of scale it is 1, without one of idiom nil.
  public init(path: String) {
    var name = path.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = name[..<dot] }
    if let tilde = name.lastIndex(of: "~"), ["iphone", "ipad", "mac"].contains(name[tilde...].dropFirst()) {
      idiom = String(name[tilde...].dropFirst())
      name = name[..<tilde]
    }
    scale = 1
    for candidate in [1, 2, 3] where name.hasSuffix("@\(candidate)x") {
      scale = Double(candidate)
      name = name.dropLast(3)
      break
    }
    base = String(name)
  }
}
