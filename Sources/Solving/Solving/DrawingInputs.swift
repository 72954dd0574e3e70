import LayoutDiff
import ProofModel

/// What a picture depends on besides the layout.
package struct DrawingInputs: Sendable {
  /// A font that a layout uses.
  package struct Font: Hashable, Sendable {
    /// The file's name.
    package var file: String
    package var sha256: String

    package init(file: String, sha256: String) {
      self.file = file
      self.sha256 = sha256
    }
  }

  package var environment: DrawingEnvironment
  package var era: String
  /// Sorted by hash.
  package var fonts: [Font]
  /// Sorted by name.
  package var assets: [DrawnAsset]

  package init(environment: DrawingEnvironment, era: String, fonts: [Font], assets: [DrawnAsset]) {
    self.environment = environment
    self.era = era
    self.fonts = fonts
    self.assets = assets
  }

  /// Whether equal layouts give equal pictures with both.
  package func drawsLike(_ other: DrawingInputs) -> Bool {
    environment == other.environment && era == other.era && assets == other.assets
      && fonts.map(\.sha256) == other.fonts.map(\.sha256)
  }

  /// What of versions, era and font files is not as it was recorded, in words; empty where all is.
  ///
  /// A text that needs another font than before is no change of the environment; a file of the same name with another
  /// hash is.
  ///
  /// - Parameter files: those of fonts that one side's project alone has: what stands in for one may bear its name.
  package func environmentChanges(from recorded: DrawingInputs, besides files: Set<String> = []) -> [String] {
    var words = environment.differences(from: recorded.environment)
    if era != recorded.era { words.append("era \(recorded.era) → \(era)") }
    func named(_ fonts: [Font]) -> [(name: String, digest: String)] {
      fonts.filter { !files.contains($0.file) }.map { ($0.file, $0.sha256) }
    }
    let versions = LayoutInputs.otherVersions(named(recorded.fonts), named(fonts))
    return words + versions.map { "another version of the font \($0.name)" }
  }

  /// Pictures whose files changed, came or went.
  package func changedAssets(from recorded: DrawingInputs) -> [AssetChange] {
    assets.compactMap { asset in
      recorded.assets.first { $0.name == asset.name && $0.sha256 != asset.sha256 }.map { old in
        AssetChange(name: asset.name, became: old.sha256.isEmpty ? .new : asset.sha256.isEmpty ? .gone : .other)
      }
    }
  }
}

/// What became of the file of a picture that a layout shows.
package struct AssetChange: Hashable, Sendable {
  enum Became: Sendable, CaseIterable {
    case other, new, gone
  }

  package var name: String
  var became: Became

  /// The picture's name without what is asked besides, such as a tint.
  private var plainName: String { PictureSet.Request(name: name).asset }

  /// `the picture 'logo' is another file`.
  package var sentence: String {
    let what =
      switch became {
      case .other: "is another file"
      case .new: "is there now"
      case .gone: "is gone"
      }
    return "the picture '\(plainName)' \(what)"
  }

  /// Several in words, each kind at once: `the picture 'a', 'b' is another file now`.
  package static func words(_ changes: [AssetChange]) -> [String] {
    Became.allCases.compactMap { became in
      let names = changes.filter { $0.became == became }.map { "'\($0.plainName)'" }.once.joined(separator: ", ")
      guard !names.isEmpty else { return nil }
      switch became {
      case .other: return "the picture \(names) is another file now"
      case .new: return "the picture \(names) is there now"
      case .gone: return "the picture \(names) is gone"
      }
    }
  }
}

/// A picture of the project's that a layout shows.
public struct DrawnAsset: Hashable, Sendable {
  /// The name of the picture in the document, as in an asset catalogue.
  public var name: String
  /// SHA-256 of its file; empty where there is no such file.
  public var sha256: String

  package init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}
