/// What a picture depends on besides the layout.
struct DrawingInputs: Sendable {
  struct Font: Hashable, Sendable {
    /// The file's name.
    var file: String
    var sha256: String
  }

  var environment: DrawingEnvironment
  var era: String
  /// Sorted by hash.
  var fonts: [Font]
  /// Sorted by name.
  var assets: [DrawnAsset]

  /// Whether equal layouts give equal pictures with both.
  func drawsLike(_ other: DrawingInputs) -> Bool {
    environment == other.environment && era == other.era && assets == other.assets
      && fonts.map(\.sha256) == other.fonts.map(\.sha256)
  }

  /// What of versions, era and font files is not as it was recorded, in words; empty where all is.
  ///
  /// A text that needs another font than before is no change of the environment; a file of the same name with another
  /// hash is.
  func environmentChanges(from recorded: DrawingInputs) -> [String] {
    var words = environment.differences(from: recorded.environment)
    if era != recorded.era { words.append("era \(recorded.era) → \(era)") }
    for font in fonts where !recorded.fonts.contains(font) && recorded.fonts.contains(where: { $0.file == font.file }) {
      words.append("another version of the font \(font.file)")
    }
    return words
  }

  /// Pictures whose files changed, by asset name.
  func changedAssets(from recorded: DrawingInputs) -> [String] {
    assets.filter { asset in recorded.assets.contains { $0.name == asset.name && $0.sha256 != asset.sha256 } }
      .map(\.name)
  }
}

/// A picture of the project's that a layout shows.
public struct DrawnAsset: Hashable, Sendable {
  public var name: String
  /// SHA-256 of its file; empty where there is no such file.
  public var sha256: String
}
