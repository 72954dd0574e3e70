public import Foundation
internal import ProofModel
internal import Resolving

/// Text that cannot be changed by touch (UIKit's `UILabel`).
open class Label: View {
  override var kind: ViewKind { .label }

  open var text: String? {
    get { ownText }
    set {
      guard newValue != ownText || attributed != nil else { return }
      ownText = newValue
      attributed = nil
      contentDidChange()
    }
  }
  private var ownText: String?
  private var attributed: NSAttributedString?

  open var attributedText: NSAttributedString? {
    get { attributed ?? ownText.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      ownText = newValue?.string
      contentDidChange()
    }
  }

  open var font: Font! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: Color! = .label
  open var textAlignment = TextAlignment.natural
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var lineBreakMode = LineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  open var lineBreakStrategy: ParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  open var preferredVibrancy = 0
  open var sizingRule = 0
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// 0 counts as a tenth where the font adjusts.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: Color?
  open var shadowColor: Color?
  open var shadowOffset = CGSize(width: 0, height: -1)

  func contentDidChange() { invalidateIntrinsicContentSize() }

  /// Where the text lies in bounds of that size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = sizeThatFits(bounds.size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }

  open func drawText(in rect: CGRect) {}

  override var lineFont: ProofModel.FontDescriptor? { font?.model }
  override var shownText: String? { ownText }

  override func fill(_ content: inout NodeContent) {
    let own = adjustsFontForContentSizeCategory ? font?.model(at: content.kinds.environment.textSize) : font?.model
    let model = own ?? content.node.content.font
    var text = content.kinds.text(ownText ?? "", font: model, kind: .label)
    if let attributed { text.take(attributed, font: model, appearance: content.appearance) }
    text.alignment = textAlignment == .natural ? text.alignment : textAlignment.model
    text.numberOfLines = max(0, numberOfLines)
    text.lineBreakMode = lineBreakMode.model
    if adjustsFontSizeToFitWidth {
      text.minimumScaleFactor = minimumScaleFactor > 0 ? Double(min(minimumScaleFactor, 1)) : 0.1
    }
    content.node.content.text = text
    content.node.content.font = model
    content.node.content.isEnabled = isEnabled
    if let textColor { content.node.content.textColor = textColor.model(content.appearance) }
    if preferredMaxLayoutWidth > 0 { content.node.preferredMaxWidth = Double(preferredMaxLayoutWidth) }
  }
}
