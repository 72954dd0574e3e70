public import Foundation

/// What is measured and drawn of a text (UIKit's `NSStringDrawingOptions`).
public struct StringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
}

/// What a measured text was shrunk by.
open class StringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// Measured as a label does: on one line, or broken at the width where lines are asked for.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: Self.measure(self, isBroken ? size : nil))
  }

  /// On as many lines as it has.
  public func size() -> CGSize { Self.measure(self, nil) }

  static func measure(_ text: NSAttributedString, _ bounds: CGSize?) -> CGSize {
    let label = Label()
    label.font = .systemFont(ofSize: 12)
    label.attributedText = text
    label.numberOfLines = 0
    let width = bounds.map { $0.width > 0 && $0.width < 100_000 ? $0.width : 0 } ?? 0
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// For code that draws, which nothing does here.
  public func draw(at point: CGPoint) { CGContext.current?.fall() }
  /// For code that draws, which nothing does here.
  public func draw(in rect: CGRect) { CGContext.current?.fall() }
  /// For code that draws, which nothing does here.
  public func draw(with rect: CGRect, options: StringDrawingOptions, context: StringDrawingContext?) {
    CGContext.current?.fall()
  }

  /// A text with a picture in its line.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSString {
  /// Measured as a label does.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
  /// On as many lines as it has.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }
  /// For code that draws, which nothing does here.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    CGContext.current?.fall()
  }
  /// For code that draws, which nothing does here.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    CGContext.current?.fall()
  }
}

extension String {
  /// Measured as a label does.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
  /// On as many lines as it has.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  /// For code that draws, which nothing does here.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    CGContext.current?.fall()
  }
  /// For code that draws, which nothing does here.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    CGContext.current?.fall()
  }
}

/// A picture in a line of text (UIKit's `NSTextAttachment`).
open class TextAttachment: NSObject {
  open var image: Image?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  public override init() { super.init() }
  public init(image: Image) {
    super.init()
    self.image = image
  }
  public init(data: Data?, ofType type: String?) { super.init() }
  open func attachmentBounds(
    for container: TextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
  ) -> CGRect { bounds }
}

/// Shadow of a text.
open class Shadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
}
