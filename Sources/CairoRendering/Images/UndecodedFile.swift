import ProofModel

/// Pictures that AppKit loads and nothing here decodes: how large they are, in points.
enum UndecodedFile {
  static func isOne(_ path: String) -> Bool {
    [".icns", ".tif", ".tiff", ".gif"].contains { path.lowercased().hasSuffix($0) }
  }

  /// nil where the bytes are no such picture.
  static func size(_ bytes: [UInt8]) -> Size? {
    switch bytes.prefix(4) {
    case [0x69, 0x63, 0x6E, 0x73]: icons(bytes)
    case [0x47, 0x49, 0x46, 0x38]:
      visible(Number(bytes, isBig: false).short(at: 6), Number(bytes, isBig: false).short(at: 8))
    case [0x49, 0x49, 0x2A, 0x00]: tiff(Number(bytes, isBig: false))
    case [0x4D, 0x4D, 0x00, 0x2A]: tiff(Number(bytes, isBig: true))
    default: nil
    }
  }

  private static func visible(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height, width > 0, height > 0, width < 1_000_000, height < 1_000_000 else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  // MARK: Icons

  /// Sides of the kinds of elements of an icon file, in points: those for two pixels a point are as large as the ones for one.
  private static let sides: [String: Int] = [
    "is32": 16, "icp4": 16, "ic04": 16, "ic11": 16, "il32": 32, "icp5": 32, "ic05": 32, "ic12": 32, "ih32": 48,
    "icp6": 64, "it32": 128, "ic07": 128, "ic13": 128, "ic08": 256, "ic14": 256, "ic09": 512, "ic10": 512,
  ]

  /// As large as its largest element.
  private static func icons(_ bytes: [UInt8]) -> Size? {
    let numbers = Number(bytes, isBig: true)
    var place = 8
    var side = 0
    while let length = numbers.long(at: place + 4), length >= 8 {
      side = max(side, sides[String(decoding: bytes[place..<(place + 4)], as: UTF8.self)] ?? 0)
      place += length
    }
    return visible(side, side)
  }

  // MARK: TIFF

  /// `ImageWidth` and `ImageLength` of the first picture (TIFF 6.0, section 2).
  private static func tiff(_ numbers: Number) -> Size? {
    guard let start = numbers.long(at: 4), let count = numbers.short(at: start) else { return nil }
    var sides: [Int: Int] = [:]
    for entry in 0..<min(count, 200) {
      let place = start + 2 + entry * 12
      guard let tag = numbers.short(at: place), tag == 256 || tag == 257 else { continue }
      sides[tag] = numbers.short(at: place + 2) == 3 ? numbers.short(at: place + 8) : numbers.long(at: place + 8)
    }
    return visible(sides[256], sides[257])
  }

  /// Numbers of a file in either order of bytes.
  private struct Number {
    let bytes: [UInt8]
    let isBig: Bool

    init(_ bytes: [UInt8], isBig: Bool) { (self.bytes, self.isBig) = (bytes, isBig) }

    func short(at place: Int) -> Int? { number(place, 2) }

    func long(at place: Int) -> Int? { number(place, 4) }

    private func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      let part = bytes[place..<(place + count)]
      return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
