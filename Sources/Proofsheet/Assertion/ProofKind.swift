public import ImageDiff

/// What of a screen a test compares with its baseline, and for which variants.
public struct ProofKind: Sendable {
  enum Subject: Sendable {
    /// Frames, texts, constraints and findings, as text; nothing is drawn.
    case layout
    /// The drawn screen, pixel by pixel.
    case picture(DifferenceOptions)
  }

  var subject: Subject
  /// The variants that are compared with what was recorded.
  public var matrix: ProofMatrix

  /// The solved layout as text: fast, readable in a repository's history, the same wherever fonts are the same.
  public static func layout(
    on devices: ProofDevices = "iphone-17", orientations: ProofOrientations = .portrait, locales: [String] = ["en"],
    textSizes: ProofTextSizes = .standard, os: String? = nil
  ) -> ProofKind {
    layout(
      for: ProofMatrix(on: devices, orientations: orientations, locales: locales, textSizes: textSizes, os: os))
  }

  /// The solved layout as text, for every variant of a matrix.
  public static func layout(for matrix: ProofMatrix) -> ProofKind { ProofKind(subject: .layout, matrix: matrix) }

  /// The layout on a middle iPhone held upright.
  public static var layout: ProofKind { layout() }

  /// The drawn screen, with what of a difference passes: nothing, unless it is said.
  public static func picture(
    on devices: ProofDevices = "iphone-17", orientations: ProofOrientations = .portrait, locales: [String] = ["en"],
    textSizes: ProofTextSizes = .standard, os: String? = nil, tolerance: DifferenceOptions = DifferenceOptions()
  ) -> ProofKind {
    picture(
      for: ProofMatrix(on: devices, orientations: orientations, locales: locales, textSizes: textSizes, os: os),
      tolerance: tolerance)
  }

  /// The drawn screen, for every variant of a matrix.
  public static func picture(
    for matrix: ProofMatrix, tolerance: DifferenceOptions = DifferenceOptions()
  ) -> ProofKind {
    ProofKind(subject: .picture(tolerance), matrix: matrix)
  }

  /// The picture on a middle iPhone held upright.
  public static var picture: ProofKind { picture() }
}
