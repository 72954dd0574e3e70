public import Foundation
internal import AutoLayout
internal import ProofModel

/// One line of text to be typed into (UIKit's `UITextField`); without a border where none is set.
open class TextField: Control {
  override var kind: ViewKind { .textField }

  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var leftView: View?
  open var rightView: View?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var autocapitalizationType = AutocapitalizationType.sentences
  open var autocorrectionType = AutocorrectionType.default
  open weak var delegate: (any TextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { true }

  /// The frame around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When an accessory view shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  override var controlStyle: ControlStyle? {
    switch borderStyle {
    case .none: return ControlStyle.none
    case .line: return .line
    case .bezel: return .bezel
    case .roundedRect: return .rounded
    }
  }
  override var lineFont: ProofModel.FontDescriptor? { font?.model }
  override var shownText: String? { text }

  override func fill(_ content: inout NodeContent) {
    let own = adjustsFontForContentSizeCategory ? font?.model(at: content.kinds.environment.textSize) : font?.model
    let model = own ?? content.node.content.font
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    var words = content.kinds.text(shown, font: model, kind: .textField, style: controlStyle)
    words.alignment = textAlignment.model
    content.node.content.text = words
    content.node.content.font = model
    content.node.content.isSecure = isSecureTextEntry
    content.node.content.isEnabled = isEnabled
    if let textColor { content.node.content.textColor = textColor.model(content.appearance) }
    guard let placeholder else { return }
    words.runs = [TextRun(text: placeholder, font: model, color: content.kinds.placeholder)]
    content.node.content.placeholder = words
  }
}

/// Asked while a field is edited, which nobody does here.
public protocol TextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  func textFieldDidBeginEditing(_ textField: TextField)
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Whether return may end editing.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Editing begins.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Editing ends.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}

/// The keyboard that would come.
public enum KeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
}
/// The word on its return key.
public enum ReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done }
/// What it makes capitals.
public enum AutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether it corrects.
public enum AutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Text of many lines (UIKit's `UITextView`); it has a natural height where it does not scroll.
open class TextView: ScrollView {
  override var kind: ViewKind { .textView }

  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  public let textContainer = TextContainer()
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { true }

  /// The padding and the lines of a text view.
  public final class TextContainer: NSObject {
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
  }

  override var lineFont: ProofModel.FontDescriptor? { font?.model }
  override var shownText: String? { text }

  override func fill(_ content: inout NodeContent) {
    let own = adjustsFontForContentSizeCategory ? font?.model(at: content.kinds.environment.textSize) : font?.model
    let model = own ?? content.node.content.font
    var words = content.kinds.text(text ?? "", font: model, kind: .textView)
    if let attributedText { words.take(attributedText, font: model, appearance: content.appearance) }
    words.alignment = textAlignment.model
    words.numberOfLines = textContainer.maximumNumberOfLines
    content.node.content.text = words
    content.node.content.font = model
    content.node.content.scrolls = isScrollEnabled
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    content.node.content.contentInsets = insets.model
    if let textColor { content.node.content.textColor = textColor.model(content.appearance) }
  }
}
