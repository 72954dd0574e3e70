import ProofModel

/// Why the bytes of a picture could not be read.
public struct ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cases callers tell apart.
  public enum Kind: String, Hashable, Sendable {
    /// Neither a PNG nor a JPEG by its first bytes.
    case unrecognised
    /// The file ends before the picture does.
    case truncated
    /// More pixels than the limit; refused before memory is taken.
    case tooLarge
    /// The content contradicts itself: a wrong checksum, more or less data than the header tells.
    case damaged
    /// A valid file of a kind that is not read.
    case unsupported
  }

  /// The case of failure, by which callers decide.
  public var kind: Kind
  /// What was expected and what was found.
  public var message: String

  /// An error from its parts; the message is in the wording of diagnostics.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The same as ``message``.
  public var description: String { message }

  /// The same as a diagnostic: `image-unrecognised`, `image-truncated`, `image-too-large`, `image-damaged` or
  /// `image-unsupported`.
  public func diagnostic(path: String, at span: SourceSpan? = nil) -> Diagnostic {
    let id = kind == .tooLarge ? "image-too-large" : "image-\(kind.rawValue)"
    return .error(id, "cannot read the picture '\(path)': \(message)", at: span)
  }
}

/// What a picture may cost at most.
public struct ImageLimits: Hashable, Sendable {
  /// In device pixels; each takes four bytes once decoded.
  public var maxPixels: Int
  /// In device pixels, of either side.
  public var maxSide: Int

  /// Limits from their numbers, by default 120 million pixels and 65,500 pixels a side.
  public init(maxPixels: Int = 120_000_000, maxSide: Int = 65_500) {
    self.maxPixels = maxPixels
    self.maxSide = maxSide
  }

  /// Refuses sizes that are empty or above a limit.
  func check(width: Int, height: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0 else {
      throw ImageDecodingError(.damaged, "its header tells an empty size of \(width)×\(height) pixels")
    }
    guard width <= maxSide, height <= maxSide else {
      throw ImageDecodingError(
        .tooLarge, "its header tells \(width)×\(height) pixels, a side may have at most \(maxSide)")
    }
    guard width * height <= maxPixels else {
      throw ImageDecodingError(
        .tooLarge, "its header tells \(width)×\(height) pixels, at most \(maxPixels) pixels are read")
    }
  }
}
