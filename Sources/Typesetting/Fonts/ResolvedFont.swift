import CHarfBuzz
import ProofModel

/// A descriptor with everything decided: face, size, fit, features and line.
struct ResolvedFont: Sendable {
  var face: FontFace?
  /// The size that was asked for, with Dynamic Type.
  var pointSize: Double
  /// Points per em of the face.
  var size: Double
  /// Points after each cluster.
  var tracking: Double
  var weight: Int
  var features: [hb_feature_t]
  /// Whether the line is Apple's whatever face is used.
  var isSystem: Bool
  /// Whether the face stands for a family that is not there and whose widths are not known.
  var isStandIn: Bool
  /// Whether Inter stands in for San Francisco, with tracking by the kind of character.
  var isInterAsSystem: Bool
  /// Whether Chinese and Korean characters that the face lacks are as wide as those that iOS has beside the system font.
  var fitsEastAsian: Bool
  /// Points after each Han character of another face.
  var hanSpacing: Double
  var line: LineBox
  /// The advance per point of a character in the family that the face stands for, where that is known.
  var advance: (@Sendable (UInt16) -> Double?)?

  /// A line's box in points, before rounding to pixels.
  struct LineBox: Hashable, Sendable {
    var ascent: Double
    var descent: Double
    var leading: Double
    /// Between this line and the next one, in a text style's own font.
    var gap = 0.0

    var height: Double { ascent + descent + leading }
  }
}

extension ResolvedFont {
  /// Sizes beyond this are taken for this: a slip of the key must not cost gigabytes.
  static let largestSize = 2000.0

  init(_ descriptor: FontDescriptor, environment: TextEnvironment, catalogue: FontCatalogue) {
    let platform = environment.platform
    weight = min(max(descriptor.effectiveWeight(platform: platform), 1), 1000)
    let asked = descriptor.pointSize(at: environment.textSize, platform: platform) * environment.textScale
    pointSize = asked.isFinite ? min(max(asked, 0), Self.largestSize) : 0
    let family = descriptor.family == "system" && platform == .android ? "Roboto" : descriptor.family
    let choice = catalogue.choose(
      FontRequest(family: family, file: descriptor.file, weight: weight, italic: descriptor.italic))
    face = choice.face
    size = pointSize
    tracking = 0
    isSystem = choice.fit != .exact && choice.fit != .sanFrancisco
    isInterAsSystem = choice.fit == .interAsSystem
    isStandIn = choice.standsFor != nil
    fitsEastAsian = platform == .ios && (isSystem || choice.fit == .sanFrancisco)
    let spacesHan = fitsEastAsian && environment.spacesHan && !environment.locale.hasPrefix("ja")
    hanSpacing = spacesHan ? EastAsianFit.hanSpacing(size: pointSize) : 0
    switch choice.fit {
    case .exact, .otherAsSystem: break
    case .sanFrancisco: tracking = SystemFont.sanFranciscoTracking(size: pointSize)
    case .interAsSystem:
      size = pointSize * SystemFont.interScale
      tracking = SystemFont.interTracking(size: pointSize, weight: weight)
    }
    line = Self.line(face: choice.face, isSystem: isSystem, size: pointSize, platform: platform)
    if let name = choice.standsFor, let measures = FontSubstitutes.measures(of: name, weight: weight) {
      // The line and the widths are those of the family that was asked for.
      line = LineBox(
        ascent: measures.ascent * pointSize, descent: measures.descent * pointSize, leading: 0)
      size *= measures.width
      advance = measures.advance
      isStandIn = false
      // San Francisco's spacing by size and by kind is no other family's.
      tracking = 0
      isInterAsSystem = false
    }
    if let leading = descriptor.leading(at: environment.textSize, platform: platform) {
      line.gap = max(0, leading * environment.textScale - line.height)
    }
    features = descriptor.features.compactMap(Self.feature)
  }

  /// UIKit's lines are as high as the font's ascent and descent: its line gap is no part of labels and buttons (recorded:
  /// Gotham 16 in Photon Tinker is 16 high and 32 for two lines, with a gap of 0.2; Nota 15 is 15 in Fresco, FreightSans 18 is 68 for three
  /// lines in KPCC).
  private static func line(face: FontFace?, isSystem: Bool, size: Double, platform: Platform) -> LineBox {
    guard let face, !isSystem else {
      return LineBox(
        ascent: SystemFont.ascent * size, descent: (SystemFont.lineHeight - SystemFont.ascent) * size, leading: 0)
    }
    let metrics = face.metrics
    let leading = platform == .ios ? 0 : metrics.lineGap * size
    return LineBox(ascent: metrics.ascent * size, descent: metrics.descent * size, leading: leading)
  }

  /// Reads `tnum`, `-liga`, `ss01=2`; nil for anything else.
  private static func feature(_ text: String) -> hb_feature_t? {
    var feature = hb_feature_t()
    let bytes = Array(text.utf8.prefix(64)).map { CChar(bitPattern: $0) }
    guard hb_feature_from_string(bytes, Int32(bytes.count), &feature) != 0 else { return nil }
    return feature
  }

  /// The measures of an empty line, `lineHeight` rounded up to the pixel as a label of one line is.
  func metrics(scale: Double) -> LineMetrics {
    var xHeight = SystemFont.xHeight * pointSize
    var capHeight = SystemFont.capHeight * pointSize
    if let face, !isSystem {
      xHeight = face.metrics.xHeight * size
      capHeight = face.metrics.capHeight * size
    }
    return LineMetrics(
      ascent: line.ascent, descent: line.descent, leading: line.leading, xHeight: xHeight, capHeight: capHeight,
      lineHeight: line.height.roundedUp(scale: scale), gap: line.gap)
  }
}
