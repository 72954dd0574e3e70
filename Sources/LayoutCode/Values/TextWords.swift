public import Foundation
package import ProofModel

/// How lines are aligned (UIKit's `NSTextAlignment`).
public enum TextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  package var model: TextContent.Alignment {
    switch self {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .justified: return .justified
    case .natural: return .natural
    }
  }
}

/// What becomes of text that is too long (UIKit's `NSLineBreakMode`).
public enum LineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  package var model: TextContent.LineBreakMode {
    switch self {
    case .byWordWrapping: return .wordWrap
    case .byCharWrapping: return .characterWrap
    case .byClipping: return .clip
    case .byTruncatingHead: return .truncateHead
    case .byTruncatingTail: return .truncateTail
    case .byTruncatingMiddle: return .truncateMiddle
    }
  }
}

/// Where a text that shrank stands.
public enum BaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Line spacing and the like of an attributed text (UIKit's `NSParagraphStyle`).
open class ParagraphStyle: NSObject, @unchecked Sendable {
  open internal(set) var lineSpacing: CGFloat = 0
  open internal(set) var paragraphSpacing: CGFloat = 0
  open internal(set) var lineHeightMultiple: CGFloat = 0
  open internal(set) var alignment = TextAlignment.natural
  open internal(set) var lineBreakMode = LineBreakMode.byWordWrapping
  open internal(set) var minimumLineHeight: CGFloat = 0
  open internal(set) var maximumLineHeight: CGFloat = 0
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  open internal(set) var headIndent: CGFloat = 0
  open internal(set) var tailIndent: CGFloat = 0
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  open internal(set) var hyphenationFactor: Float = 0
  open internal(set) var baseWritingDirection = WritingDirection.natural
  open internal(set) var lineBreakStrategy: LineBreakStrategy = []
  open internal(set) var tabStops: [TextTab]! = []
  open internal(set) var defaultTabInterval: CGFloat = 0
  open internal(set) var allowsDefaultTighteningForTruncation = false
  public static let `default` = ParagraphStyle()

  func take(_ other: ParagraphStyle) {
    (lineSpacing, paragraphSpacing, lineHeightMultiple) = (
      other.lineSpacing, other.paragraphSpacing, other.lineHeightMultiple
    )
    (alignment, lineBreakMode) = (other.alignment, other.lineBreakMode)
    (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
  }
  open override func mutableCopy() -> Any {
    let copy = MutableParagraphStyle()
    copy.take(self)
    return copy
  }
  open override func copy() -> Any { self }

  /// How lines are broken.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// Which way lines run.
public enum WritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A place that a tab goes to.
open class TextTab: NSObject {
  public let alignment: TextAlignment
  public let location: CGFloat
  public init(textAlignment: TextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    alignment = textAlignment
    self.location = location
  }
}

/// One to be changed (UIKit's `NSMutableParagraphStyle`): the same properties, with setters for all.
public final class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat { didSet {} }
  public override var paragraphSpacing: CGFloat { didSet {} }
  public override var lineHeightMultiple: CGFloat { didSet {} }
  public override var alignment: TextAlignment { didSet {} }
  public override var lineBreakMode: LineBreakMode { didSet {} }
  public override var minimumLineHeight: CGFloat { didSet {} }
  public override var maximumLineHeight: CGFloat { didSet {} }
  public override var firstLineHeadIndent: CGFloat { didSet {} }
  public override var headIndent: CGFloat { didSet {} }
  public override var tailIndent: CGFloat { didSet {} }
  public override var paragraphSpacingBefore: CGFloat { didSet {} }
  public override var hyphenationFactor: Float { didSet {} }
  public override var baseWritingDirection: WritingDirection { didSet {} }
  public override var lineBreakStrategy: LineBreakStrategy { didSet {} }
  public override var tabStops: [TextTab]! { didSet {} }
  public override var defaultTabInterval: CGFloat { didSet {} }
  public override var allowsDefaultTighteningForTruncation: Bool { didSet {} }
  public func setParagraphStyle(_ style: ParagraphStyle) { take(style) }
  public func addTabStop(_ tab: TextTab) { tabStops.append(tab) }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Lines below or through text; any but an empty one draws one.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = UnderlineStyle(rawValue: 1)
  public static let thick = UnderlineStyle(rawValue: 2)
  public static let double = UnderlineStyle(rawValue: 9)
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}

extension TextContent {
  /// Takes an attributed text's runs over this one's look.
  mutating func take(_ text: NSAttributedString, font: ProofModel.FontDescriptor, appearance: Appearance) {
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let words = text.attributedSubstring(from: range).string
      var run = TextRun(text: words, font: (attributes[.font] as? Font)?.model ?? font)
      run.color = (attributes[.foregroundColor] as? Color)?.model(appearance)
      run.underline = Self.isLine(attributes[.underlineStyle])
      run.strikethrough = Self.isLine(attributes[.strikethroughStyle])
      run.kerning = Self.number(attributes[.kern])
      run.baselineOffset = Self.number(attributes[.baselineOffset])
      runs.append(run)
      if let style = attributes[.paragraphStyle] as? ParagraphStyle { take(style) }
    }
    self.runs = runs
  }

  private mutating func take(_ style: ParagraphStyle) {
    lineSpacing = Double(style.lineSpacing)
    paragraphSpacing = Double(style.paragraphSpacing)
    minimumLineHeight = Double(style.minimumLineHeight)
    if style.lineHeightMultiple > 0 { lineHeightMultiple = Double(style.lineHeightMultiple) }
    if style.alignment != .natural { alignment = style.alignment.model }
  }

  private static func number(_ value: Any?) -> Double {
    if let number = value as? CGFloat { return Double(number) }
    if let number = value as? NSNumber { return number.doubleValue }
    if let number = value as? Double { return number }
    if let number = value as? Int { return Double(number) }
    return 0
  }

  private static func isLine(_ value: Any?) -> Bool { number(value) > 0 }
}
