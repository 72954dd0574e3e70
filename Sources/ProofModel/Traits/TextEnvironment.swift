/// The part of an environment that text depends on.
public struct TextEnvironment: Hashable, Sendable {
  /// BCP 47, `en`, `ar`, `pt-BR`, or a pseudo-language.
  public var locale: String
  /// The direction of the user interface, which natural alignment goes by.
  public var direction: LayoutDirection
  /// The content size category that fonts with a text style follow.
  public var textSize: TextSize
  /// Device pixels per point.
  public var scale: Double
  /// The family of systems, whose text styles and line gaps hold.
  public var platform: Platform
  /// What every font's size is multiplied by, whatever the text size is.
  public var textScale: Double
  /// Whether Han characters stand a little apart beside the system font, as they do from iOS 10 on.
  public var spacesHan = true

  /// The environment of texts from its parts, by default English on iOS in text size `l` at 2 pixels per point.
  public init(
    locale: String = "en", direction: LayoutDirection = .leftToRight, textSize: TextSize = .l,
    scale: Double = 2, platform: Platform = .ios, textScale: Double = 1
  ) {
    self.locale = locale
    self.direction = direction
    self.textSize = textSize
    self.scale = scale
    self.platform = platform
    self.textScale = textScale
  }
}
