/// What a view asks of a font, before text sizes are applied.
public struct FontDescriptor: Hashable, Sendable {
  /// A role (`system`, `monospaced`, `serif`, `rounded`) or a family's name.
  public var family: String
  /// A font file of the project's own, already resolved to a readable path; wins over `family`.
  public var file: String?
  /// Points at the default text size.
  public var size: Double
  /// 100…900, as CSS and OpenType count: 400 regular, 500 medium, 600 semibold, 700 bold.
  public var weight: Int
  /// Whether the slanted face is asked for; where the family has none, an upright one serves.
  public var italic: Bool
  /// With a style, the size follows Dynamic Type: the style's own size where `size` is 0, else `size` scaled.
  public var textStyle: TextStyle?
  /// OpenType features, `tnum`, `smcp`, `-liga`, ….
  public var features: [String]

  /// The weights by the names that UIKit and CSS share, as OpenType counts them.
  package static let weightNames: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// A font from its parts, by default the system's of 17 points in regular weight.
  public init(
    family: String = "system", file: String? = nil, size: Double = 17, weight: Int = 400,
    italic: Bool = false, textStyle: TextStyle? = nil, features: [String] = []
  ) {
    self.family = family
    self.file = file
    self.size = size
    self.weight = weight
    self.italic = italic
    self.textStyle = textStyle
    self.features = features
  }
}

/// The eleven text styles of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle = "large-title"
  case title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

  /// The weight that the style has by itself, as CSS counts (Human Interface Guidelines, "Typography").
  public func weight(on platform: Platform) -> Int {
    switch (self, platform) {
    case (.headline, .mac): 700
    case (.headline, _): 600
    case (.caption2, .mac): 500
    default: 400
    }
  }
}
