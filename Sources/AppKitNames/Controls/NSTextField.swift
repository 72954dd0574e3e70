public import Foundation
public import LayoutCode
package import ProofModel
package import Resolving

/// A label, or a field with a border (AppKit's `NSTextField`).
open class NSTextField: NSControl {
  open var isEditable = true
  open var isSelectable = true
  open var isBordered = false { didSet { hosted.contentDidChange() } }
  open var isBezeled = true { didSet { hosted.contentDidChange() } }
  open var drawsBackground = true
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var placeholderString: String? { didSet { hosted.contentDidChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { hosted.contentDidChange() } }
  /// 0: as many as there are.
  open var maximumNumberOfLines = 0 { didSet { hosted.contentDidChange() } }
  open var usesSingleLineMode = false { didSet { hosted.contentDidChange() } }
  /// At which a text is broken before its width is known; 0: none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { hosted.contentDidChange() } }

  /// A text of one line that is no field.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    lineBreakMode = .byClipping
    usesSingleLineMode = true
  }

  /// A text that is broken into lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel(stringValue)
    isSelectable = true
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  /// A field with that text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    usesSingleLineMode = true
  }

  private func becomeLabel(_ text: String) {
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
    stringValue = text
  }

  override func take(_ node: LayoutNode) {
    super.take(node)
    isBezeled = node.content.kind == .textField
    isEditable = isBezeled
    drawsBackground = isBezeled
    lineBreakMode = NSLineBreakMode(node.content.text?.lineBreakMode ?? .clip)
    maximumNumberOfLines = node.content.text?.numberOfLines ?? 1
    usesSingleLineMode = maximumNumberOfLines == 1
    placeholderString = node.content.placeholder?.string
    preferredMaxLayoutWidth = CGFloat(node.preferredMaxWidth ?? 0)
  }

  package override var kind: ViewKind { isBezeled || isBordered ? .textField : .label }
  package override var controlStyle: ControlStyle? {
    isBezeled ? hosted.loaded?.content.style ?? .bezel : isBordered ? .line : nil
  }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    super.fill(&node, kinds)
    var text = kinds.text(stringValue, font: node.content.font, kind: kind, style: controlStyle)
    if alignment != .natural { text.alignment = alignment.model }
    let truncates = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping].contains(lineBreakMode)
    text.numberOfLines = usesSingleLineMode || truncates && maximumNumberOfLines == 0 ? 1 : maximumNumberOfLines
    text.lineBreakMode = lineBreakMode.model
    node.content.text = text
    if let placeholderString {
      node.content.placeholder = kinds.text(placeholderString, font: node.content.font, kind: kind, style: controlStyle)
    }
    if let textColor { node.content.textColor = textColor.model(kinds.environment.appearance) }
    if drawsBackground, let backgroundColor {
      node.content.background = backgroundColor.model(kinds.environment.appearance)
    }
    if preferredMaxLayoutWidth > 0 { node.preferredMaxWidth = Double(preferredMaxLayoutWidth) }
  }
}

/// A field whose text is shown as dots.
open class NSSecureTextField: NSTextField {
  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    super.fill(&node, kinds)
    node.content.isSecure = true
  }
}

extension NSLineBreakMode {
  init(_ model: TextContent.LineBreakMode) {
    let all: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    self = all.first { $0.model == model } ?? .byTruncatingTail
  }
}
