/// One pixel as a matcher reads it and as a PNG file stores it.
protocol StoredPixel {
  /// A byte of a palette's number, or a word of colours.
  associatedtype Word: FixedWidthInteger & UnsignedInteger
  /// How many bytes of it are stored.
  static var bytes: Int { get }
  /// The bits of a word that are stored; others may be anything.
  static var mask: Word { get }
  /// Whether red lies in the third byte of a word, as in Cairo's, and not in the lowest.
  static var isBlueFirst: Bool { get }
}

/// The number of a colour in a palette.
enum NumberedPixel: StoredPixel {
  static var bytes: Int { 1 }
  static var mask: UInt8 { .max }
  static var isBlueFirst: Bool { false }
}

/// Three channels, blue lowest.
enum OpaqueBluePixel: StoredPixel {
  static var bytes: Int { 3 }
  static var mask: UInt32 { 0xFF_FFFF }
  static var isBlueFirst: Bool { true }
}

/// Three channels, red lowest.
enum OpaqueRedPixel: StoredPixel {
  static var bytes: Int { 3 }
  static var mask: UInt32 { 0xFF_FFFF }
  static var isBlueFirst: Bool { false }
}

/// Four channels, red lowest and alpha above them.
enum TranslucentPixel: StoredPixel {
  static var bytes: Int { 4 }
  static var mask: UInt32 { .max }
  static var isBlueFirst: Bool { false }
}

/// The matcher of a picture's colours, whichever of their bytes are stored: each is compiled by itself.
enum ColorMatcher {
  case blueFirst(RowMatcher<OpaqueBluePixel>)
  case redFirst(RowMatcher<OpaqueRedPixel>)
  case translucent(RowMatcher<TranslucentPixel>)

  /// Nil where deflate's window does not reach the row above.
  init?(width: Int, bytes: Int, isBlueFirst: Bool, buffer: MatchBuffer, stored: UnsafeMutablePointer<UInt8>) {
    if bytes == 4 {
      guard RowMatcher<TranslucentPixel>.canMatch(width: width) else { return nil }
      self = .translucent(RowMatcher(width: width, buffer: buffer, stored: stored))
    } else if isBlueFirst {
      guard RowMatcher<OpaqueBluePixel>.canMatch(width: width) else { return nil }
      self = .blueFirst(RowMatcher(width: width, buffer: buffer, stored: stored))
    } else {
      guard RowMatcher<OpaqueRedPixel>.canMatch(width: width) else { return nil }
      self = .redFirst(RowMatcher(width: width, buffer: buffer, stored: stored))
    }
  }

  var adler: UInt32 {
    switch self {
    case .blueFirst(let matcher): matcher.adler
    case .redFirst(let matcher): matcher.adler
    case .translucent(let matcher): matcher.adler
    }
  }

  mutating func addRepeatedRow() {
    switch self {
    case .blueFirst(var matcher):
      matcher.addRepeatedRow()
      self = .blueFirst(matcher)
    case .redFirst(var matcher):
      matcher.addRepeatedRow()
      self = .redFirst(matcher)
    case .translucent(var matcher):
      matcher.addRepeatedRow()
      self = .translucent(matcher)
    }
  }

  mutating func addRow(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) {
    switch self {
    case .blueFirst(var matcher):
      matcher.addRow(row, above: above)
      self = .blueFirst(matcher)
    case .redFirst(var matcher):
      matcher.addRow(row, above: above)
      self = .redFirst(matcher)
    case .translucent(var matcher):
      matcher.addRow(row, above: above)
      self = .translucent(matcher)
    }
  }

  mutating func finish() {
    switch self {
    case .blueFirst(var matcher):
      matcher.finish()
      self = .blueFirst(matcher)
    case .redFirst(var matcher):
      matcher.finish()
      self = .redFirst(matcher)
    case .translucent(var matcher):
      matcher.finish()
      self = .translucent(matcher)
    }
  }
}
