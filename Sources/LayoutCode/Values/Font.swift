public import Foundation
public import ProofModel
internal import Typesetting

/// A font in a size (UIKit's `UIFont`); measures come from the real font files.
open class Font: NSObject, @unchecked Sendable {
  /// As the engine has it.
  public let model: ProofModel.FontDescriptor

  /// The style that it is scaled by, and its points at the default text size; nil for a fixed size.
  let scaling: (style: TextStyle, points: Double)?

  public init(model: ProofModel.FontDescriptor) {
    self.model = model
    scaling = nil
  }

  init(model: ProofModel.FontDescriptor, scaling: (style: TextStyle, points: Double)) {
    self.model = model
    self.scaling = scaling
  }

  /// The font as it is in a text size; one of a fixed size stays.
  func model(at textSize: TextSize) -> ProofModel.FontDescriptor {
    guard let scaling else { return model }
    var changed = model
    changed.size = DynamicType.scaled(scaling.points, for: scaling.style.model, at: textSize)
    return changed
  }

  /// A family's or face's name; nil for an empty one. A font that is not installed is replaced, and a finding.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let face = FaceName(name)
    self.init(
      model: ProofModel.FontDescriptor(
        family: face.family, size: Self.points(size), weight: face.weight, italic: face.italic))
  }

  /// - Parameter size: 0 keeps the descriptor's.
  public convenience init(descriptor: FontDescriptor, size: CGFloat) {
    var model = descriptor.model
    if size > 0 { model.size = Double(size) }
    self.init(model: model)
  }

  /// The system font in a size.
  public class func systemFont(ofSize size: CGFloat) -> Font { systemFont(ofSize: size, weight: .regular) }

  /// The system font in a size.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(model: ProofModel.FontDescriptor(size: points(size), weight: weight.number))
  }

  /// The system font, semibold as UIKit has it.
  public class func boldSystemFont(ofSize size: CGFloat) -> Font {
    // UIKit's bold system font is semibold.
    Font(model: ProofModel.FontDescriptor(size: points(size), weight: 600))
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(model: ProofModel.FontDescriptor(size: points(size), italic: true))
  }

  /// The monospaced system font.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(model: ProofModel.FontDescriptor(family: "monospaced", size: points(size), weight: weight.number))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(model: ProofModel.FontDescriptor(size: points(size), weight: weight.number, features: ["tnum"]))
  }

  /// A text style's font in the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// A text style's font.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?
  ) -> Font {
    let textSize = traits?.preferredContentSizeCategory.model ?? LayoutContext.current.environment.textSize
    let model = ProofModel.FontDescriptor(
      size: DynamicType.size(of: style.model, at: textSize), weight: style == .headline ? 600 : 400)
    return Font(model: model, scaling: (style, DynamicType.size(of: style.model, at: .l)))
  }

  public class var systemFontSize: CGFloat { isMac ? 13 : 14 }
  public class var smallSystemFontSize: CGFloat { isMac ? 11 : 12 }
  public class var labelFontSize: CGFloat { isMac ? 10 : 17 }
  public class var buttonFontSize: CGFloat { 18 }

  private static var isMac: Bool { LayoutContext.current.environment.isMac }

  /// 12 for sizes that are none, as UIKit has it.
  private static func points(_ size: CGFloat) -> Double { size > 0 && size.isFinite ? Double(size) : 12 }

  /// None: fonts are the machine's, and their list shall not decide a layout.
  public class var familyNames: [String] { [] }
  /// None: see ``familyNames``.
  public class func fontNames(forFamilyName family: String) -> [String] { [] }

  open var pointSize: CGFloat { CGFloat(model.size) }
  open var familyName: String { model.family }
  open var fontName: String { model.family }
  open var fontDescriptor: FontDescriptor { FontDescriptor(model: model) }
  open func withSize(_ size: CGFloat) -> Font { Font(descriptor: fontDescriptor, size: size) }

  private var metrics: LineMetrics {
    let context = LayoutContext.current
    return context.measuring.lineMetrics(model, environment: context.environment.text)
  }
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// Below 0.
  open var descender: CGFloat { -CGFloat(metrics.descent) }
  open var leading: CGFloat { CGFloat(metrics.leading) }
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? Font)?.model == model }
  open override var hash: Int { model.hashValue }
}

/// A family, weight and slant out of a face's name, `HelveticaNeue-BoldItalic`.
private struct FaceName {
  var family: String
  var weight = 400
  var italic = false

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    guard parts.count == 2 else { return }
    let style = parts[1].lowercased()
    italic = style.contains("italic") || style.contains("oblique")
    let weights: [(String, Int)] = [
      ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
      ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    weight = weights.first { style.contains($0.0) }?.1 ?? 400
  }
}
