public import Foundation
public import ProofModel
internal import Typesetting

/// What a font is asked for (UIKit's `UIFontDescriptor`).
open class FontDescriptor: NSObject, @unchecked Sendable {
  public let model: ProofModel.FontDescriptor

  public init(model: ProofModel.FontDescriptor) { self.model = model }

  public convenience init(name: String, size: CGFloat) {
    self.init(model: Font(name: name, size: size)?.model ?? ProofModel.FontDescriptor(size: Double(size)))
  }

  /// The descriptor of a text style in the current text size.
  public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var pointSize: CGFloat { CGFloat(model.size) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if model.weight >= 600 { traits.insert(.traitBold) }
    if model.italic { traits.insert(.traitItalic) }
    if model.family == "monospaced" { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    var changed = model
    changed.weight = traits.contains(.traitBold) ? max(model.weight, 700) : min(model.weight, 400)
    changed.italic = traits.contains(.traitItalic)
    return FontDescriptor(model: changed)
  }

  open func withSize(_ size: CGFloat) -> FontDescriptor {
    var changed = model
    changed.size = Double(size)
    return FontDescriptor(model: changed)
  }

  open func withFamily(_ family: String) -> FontDescriptor {
    var changed = model
    changed.family = family
    return FontDescriptor(model: changed)
  }

  public convenience init(fontAttributes: [AttributeName: Any]) {
    let size = fontAttributes[.size] as? CGFloat ?? 17
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String ?? ""
    self.init(name: name, size: size)
  }
  /// The same but for size, family and weight where they are among the attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> FontDescriptor {
    var changed = model
    if let size = attributes[.size] as? CGFloat { changed.size = Double(size) }
    if let family = attributes[.family] as? String { changed.family = family }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? Font.Weight { changed.weight = weight.number }
    return FontDescriptor(model: changed)
  }
  open var postscriptName: String { model.family }
  open var fontAttributes: [AttributeName: Any] { [.size: pointSize, .name: model.family] }
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  /// What a font is asked for by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  /// What of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  open func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    withFamily(design.rawValue)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "system")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// Bold, italic, monospaced.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension Font {
  /// The eleven styles of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "large-title")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var model: ProofModel.TextStyle { ProofModel.TextStyle(rawValue: rawValue) ?? .body }
  }

  /// UIKit's weights, −1…1, with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 100…900, as CSS counts.
    var number: Int {
      let table: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700),
        (.heavy, 800), (.black, 900),
      ]
      return table.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }
  }
}

/// Scales fonts of one's own as a text style is scaled (UIKit's `UIFontMetrics`).
public final class FontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  public static let `default` = FontMetrics(forTextStyle: .body)

  /// A length as it grows with the style, in the text size of these traits; else in the current one.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection? = nil) -> CGFloat {
    let given = traits?.preferredContentSizeCategory
    let textSize = given.flatMap { $0 == .unspecified ? nil : $0.model } ?? LayoutContext.current.environment.textSize
    let now = DynamicType.size(of: style.model, at: textSize)
    let plain = DynamicType.size(of: style.model, at: .l)
    return (value * CGFloat(now / plain)).rounded()
  }

  /// The font as large as the style makes it in the text size of these traits; else in the current one.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection? = nil) -> Font {
    Font(
      model: font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits)).model,
      scaling: (style, Double(font.pointSize)))
  }

  /// The same, and no larger than so many points.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traits)))
  }
}
