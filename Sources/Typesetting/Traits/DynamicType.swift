public import ProofModel

/// Apple's text styles at each text size.
///
/// Sizes: the Human Interface Guidelines' tables, as recorded from UIKit (iOS 13.3) in public repositories.
public enum DynamicType {
  /// iOS, `xs` … `ax5`.
  private static func sizes(_ style: TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }

  /// From one baseline to the next, iOS, `xs` … `ax5` (UIFontMetrics' values in public probes of iOS 26.1, and the Human
  /// Interface Guidelines; labels of several lines in 16 apps' storyboards have it).
  private static func leadings(_ style: TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }

  /// Points from one baseline to the next in a style's own font; nil where lines follow each other without more room.
  public static func leading(
    of style: TextStyle, at textSize: TextSize, platform: Platform = .ios
  ) -> Double? {
    platform == .ios ? leadings(style)[TextSize.allCases.firstIndex(of: textSize) ?? 3] : nil
  }

  /// macOS knows one size of each style.
  private static func macSize(_ style: TextStyle) -> Double {
    switch style {
    case .largeTitle: 26
    case .title1: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption1, .caption2: 10
    }
  }

  /// Points of a style at a text size.
  public static func size(of style: TextStyle, at textSize: TextSize, platform: Platform = .ios) -> Double {
    guard platform != .mac else { return macSize(style) }
    return sizes(style)[TextSize.allCases.firstIndex(of: textSize) ?? 3]
  }

  /// A size (or any length) as it grows with a style: the style's size now over its size by default, as
  /// `UIFontMetrics` scales a custom font.
  public static func scaled(
    _ value: Double, for style: TextStyle, at textSize: TextSize, platform: Platform = .ios
  ) -> Double {
    value * size(of: style, at: textSize, platform: platform) / size(of: style, at: .l, platform: platform)
  }
}

extension FontDescriptor {
  /// The points that the descriptor asks for at a text size.
  public func pointSize(at textSize: TextSize, platform: Platform = .ios) -> Double {
    guard let textStyle else { return size }
    guard size > 0 else { return DynamicType.size(of: textStyle, at: textSize, platform: platform) }
    return DynamicType.scaled(size, for: textStyle, at: textSize, platform: platform)
  }

  /// Points from one baseline to the next where the font is a style's own; nil for all others.
  func leading(at textSize: TextSize, platform: Platform) -> Double? {
    guard let textStyle, size <= 0, file == nil, family == "system" else { return nil }
    return DynamicType.leading(of: textStyle, at: textSize, platform: platform)
  }

  /// The weight with a style's own where the descriptor leaves it regular and takes the style's size.
  public func effectiveWeight(platform: Platform = .ios) -> Int {
    guard let textStyle, size <= 0, weight == 400, file == nil, family == "system" else { return weight }
    return textStyle.weight(on: platform)
  }
}
