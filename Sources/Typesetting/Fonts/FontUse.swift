/// A face that texts are set in, as an output names it: without the place where this machine has its file.
public struct FontUse: Hashable, Sendable, Comparable {
  /// The face's family name.
  public var family: String
  /// The face's style name, `Semibold Italic`.
  public var style: String
  /// The file's name.
  public var file: String
  /// The SHA-256 of the file's bytes in lower-case hexadecimal.
  public var sha256: String

  /// The order of reports: by family, style, file and digest.
  public static func < (left: Self, right: Self) -> Bool {
    (left.family, left.style, left.file, left.sha256) < (right.family, right.style, right.file, right.sha256)
  }
}
