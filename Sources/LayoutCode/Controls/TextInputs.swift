public import Foundation
internal import ProofModel
internal import Resolving

/// One line of text to be typed into (UIKit's `UITextField`); without a border where none is set.
open class TextField: Control {
  override var kind: ViewKind { .textField }

  open var text: String? = "" {
    didSet {
      richText = nil
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { richText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      richText = newValue
    }
  }
  open var placeholder: String? {
    didSet {
      richPlaceholder = nil
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { richPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      richPlaceholder = newValue
    }
  }
  /// As they were given, until plain ones take their place.
  private var richText: NSAttributedString?
  private var richPlaceholder: NSAttributedString?
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var leftView: View? { didSet { sidesDidChange(oldValue) } }
  open var rightView: View? { didSet { sidesDidChange(oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { sidesDidChange(nil) } }
  open var rightViewMode = ViewMode.never { didSet { sidesDidChange(nil) } }
  /// What holds side views that have no frame.
  var sideConstraints: [LayoutConstraint] = []
  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var autocapitalizationType = AutocapitalizationType.sentences
  open var autocorrectionType = AutocorrectionType.default
  open var spellCheckingType = SpellCheckingType.default
  open var smartQuotesType = SmartType.default
  open var smartDashesType = SmartType.default
  open var smartInsertDeleteType = SmartType.default
  open var inlinePredictionType = SmartType.default
  open var keyboardAppearance = KeyboardAppearance.default
  open var textContentType: TextContentType!
  open var passwordRules: NSObject?
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var background: Image?
  open var disabledBackground: Image?
  open weak var delegate: (any TextFieldDelegate)?
  open weak var inputDelegate: AnyObject?
  private var ownInputView: View?
  private var ownAccessory: View?
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: View? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { text?.isEmpty == false }
  open var markedTextRange: TextRange? { nil }
  open var selectedTextRange: TextRange? {
    get { nil }
    set {}
  }
  open var beginningOfDocument: TextPosition { TextPosition() }
  open var endOfDocument: TextPosition { TextPosition() }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { if let text, !text.isEmpty { self.text = String(text.dropLast()) } }
  open func position(from position: TextPosition, offset: Int) -> TextPosition? { nil }
  open func offset(from: TextPosition, to: TextPosition) -> Int { 0 }
  open func textRange(from: TextPosition, to: TextPosition) -> TextRange? { nil }
  open func text(in range: TextRange) -> String? { nil }
  open func replace(_ range: TextRange, withText text: String) {}
  open func caretRect(for position: TextPosition) -> CGRect { .zero }
  open func selectionRects(for range: TextRange) -> [NSObject] { [] }
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(shownLeftView, isLeading: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(shownRightView, isLeading: false, in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

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

  open override func updateConstraints() {
    holdSideViews()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  override func fill(_ content: inout NodeContent) {
    let own = adjustsFontForContentSizeCategory ? font?.model(at: content.kinds.environment.textSize) : font?.model
    let model = own ?? content.node.content.font
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    var words = content.kinds.text(shown, font: model, kind: .textField, style: controlStyle)
    if let richText, !isSecureTextEntry { words.take(richText, font: model, appearance: content.appearance) }
    if textAlignment != .natural { words.alignment = textAlignment.model }
    takeRoom(&content.node.content)
    content.node.content.text = words
    content.node.content.font = model
    content.node.content.isSecure = isSecureTextEntry
    content.node.content.isEnabled = isEnabled
    if let textColor { content.node.content.textColor = textColor.model(content.appearance) }
    guard let placeholder else { return }
    words.runs = [TextRun(text: placeholder, font: model, color: content.kinds.placeholder)]
    takePlaceholder(&words, font: model, content)
    content.node.content.placeholder = words
  }

  /// The look that a placeholder was given; grey where it says nothing of its colour.
  func takePlaceholder(_ words: inout TextContent, font: ProofModel.FontDescriptor, _ content: NodeContent) {
    guard let richPlaceholder else { return }
    words.take(richPlaceholder, font: font, appearance: content.appearance)
    for index in words.runs.indices where words.runs[index].color == nil {
      words.runs[index].color = content.kinds.placeholder
    }
  }
}

/// Text of many lines (UIKit's `UITextView`); it has a natural height where it does not scroll.
open class TextView: ScrollView {
  override var kind: ViewKind { .textView }

  /// Designated with its container alone, as UIKit's: a class with that one of its own has this one too.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: TextContainer?) {
    if let textContainer { self.textContainer = textContainer }
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  open var text: String! = "" {
    didSet {
      richText = nil
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      richText = newValue
    }
  }
  /// As it was given, until a plain text takes its place.
  private var richText: NSAttributedString?
  open var font: Font? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  public private(set) var textContainer = TextContainer()
  open var layoutManager: LayoutManager { LayoutManager() }
  open var textStorage: TextStorage { TextStorage(string: text ?? "") }
  open var dataDetectorTypes: DataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var isFindInteractionEnabled = false
  open var borderStyle = 0
  open var selectedRange = NSRange(location: 0, length: 0)
  open var keyboardType = KeyboardType.default
  open var returnKeyType = ReturnKeyType.default
  open var keyboardAppearance = KeyboardAppearance.default
  open var autocapitalizationType = AutocapitalizationType.sentences
  open var autocorrectionType = AutocorrectionType.default
  open var spellCheckingType = SpellCheckingType.default
  open var smartQuotesType = SmartType.default
  open var smartDashesType = SmartType.default
  open var smartInsertDeleteType = SmartType.default
  open var inlinePredictionType = SmartType.default
  open var writingToolsBehavior = 0
  open var textContentType: TextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  private var ownInputView: View?
  private var ownAccessory: View?
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: View? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open var markedTextRange: TextRange? { nil }
  open var selectedTextRange: TextRange? {
    get { nil }
    set {}
  }
  open var beginningOfDocument: TextPosition { TextPosition() }
  open var endOfDocument: TextPosition { TextPosition() }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { if hasText { text = String(text.dropLast()) } }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func position(from position: TextPosition, offset: Int) -> TextPosition? { nil }
  open func offset(from: TextPosition, to: TextPosition) -> Int { 0 }
  open func closestPosition(to point: CGPoint) -> TextPosition? { nil }
  open func textRange(from: TextPosition, to: TextPosition) -> TextRange? { nil }
  open func text(in range: TextRange) -> String? { nil }
  open func replace(_ range: TextRange, withText text: String) {}
  open func caretRect(for position: TextPosition) -> CGRect { .zero }
  open func firstRect(for range: TextRange) -> CGRect { .zero }
  open func selectionRects(for range: TextRange) -> [NSObject] { [] }
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { true }

  override var lineFont: ProofModel.FontDescriptor? { font?.model }
  override var shownText: String? { text }

  override func fill(_ content: inout NodeContent) {
    let own = adjustsFontForContentSizeCategory ? font?.model(at: content.kinds.environment.textSize) : font?.model
    let model = own ?? content.node.content.font
    var words = content.kinds.text(text ?? "", font: model, kind: .textView)
    if let richText { words.take(richText, font: model, appearance: content.appearance) }
    if textAlignment != .natural { words.alignment = textAlignment.model }
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
