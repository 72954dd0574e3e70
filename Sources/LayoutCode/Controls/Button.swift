public import Foundation
internal import ProofModel
internal import Resolving

/// A button (UIKit's `UIButton`); in code it is of the custom type where none is named.
open class Button: Control {
  override var kind: ViewKind { .button }
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: Image] = [:]
  private var backgroundImages: [State: Image] = [:]
  private var titleColors: [State: Color] = [:]
  private lazy var label: ButtonLabel = ButtonLabel(self)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// One of the system's with a picture.
  open class func systemButton(with image: Image, target: Any?, action: Selector?) -> Self {
    guard let button = (self == Button.self ? Button(type: .system) : makeForReuse(frame: .zero)) as? Self else {
      fatalError("\(self) can't be made here: copy its source by the plugin, or override makeForReuse")
    }
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(frame: .zero)
    buttonType = type
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type that a file's style means.
  func take(style: ControlStyle?) {
    switch style {
    case .system?: buttonType = .system
    case .detailDisclosure?: buttonType = .detailDisclosure
    case .info?: buttonType = .infoLight
    case .contactAdd?: buttonType = .contactAdd
    case .close?: buttonType = .close
    default: buttonType = .custom
    }
  }

  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = EdgeInsets.zero { didSet { treeDidChange() } }
  open var imageEdgeInsets = EdgeInsets.zero { didSet { treeDidChange() } }
  open var adjustsImageWhenHighlighted = true
  open override var showsMenuAsPrimaryAction: Bool {
    get { opensMenu }
    set { opensMenu = newValue }
  }
  private var opensMenu = false
  open var changesSelectionAsPrimaryAction = false
  open var menu: Menu?
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var role = Role.normal
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var isPointerInteractionEnabled = false
  open var subtitleLabel: Label? { nil }
  open func setNeedsUpdateConfiguration() {
    if let configurationUpdateHandler { configurationUpdateHandler(self) } else { updateConfiguration() }
  }
  open func updateConfiguration() {}
  public typealias ConfigurationUpdateHandler = (Button) -> Void
  /// What a button does to the user.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The label that shows the title; its font and lines count.
  open var titleLabel: Label? { label }
  open var imageView: ImageView?

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  open func setImage(_ image: Image?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  open func backgroundImage(for state: State) -> Image? { backgroundImages[state] ?? backgroundImages[.normal] }
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open func setTitleShadowColor(_ color: Color?, for state: State) {}
  open func titleShadowColor(for state: State) -> Color? { nil }
  open func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? { nil }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func setTitleColor(_ color: Color?, for state: State) { titleColors[state] = color }
  open func setPreferredSymbolConfiguration(_ configuration: Image.SymbolConfiguration?, forImageIn state: State) {}

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func image(for state: State) -> Image? { images[state] ?? images[.normal] }
  open func titleColor(for state: State) -> Color? { titleColors[state] ?? titleColors[.normal] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: Image? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: Color { shownTitleColor ?? .label }

  /// A plain custom button's title is white, whatever the appearance.
  private var shownTitleColor: Color? {
    titleColor(for: state) ?? (buttonType == .custom && configuration == nil ? .white : nil)
  }

  func contentDidChange() { invalidateIntrinsicContentSize() }
  override func stateDidChange() { contentDidChange() }

  /// The looks of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    public static let roundedRect = ButtonType.system
  }

  override var controlStyle: ControlStyle? {
    if let configuration { return configuration.look.style }
    switch buttonType {
    case .custom: return .custom
    case .system: return .system
    case .detailDisclosure: return .detailDisclosure
    case .infoLight, .infoDark: return .info
    case .contactAdd: return .contactAdd
    case .close: return .close
    }
  }

  override var lineFont: ProofModel.FontDescriptor? { label.ownFont?.model }
  override var shownText: String? { currentTitle }

  override func fill(_ content: inout NodeContent) {
    let model = label.ownFont?.model ?? content.node.content.font
    var text = content.kinds.text(currentTitle ?? "", font: model, kind: .button, style: controlStyle)
    if let attributed = attributedTitle(for: state) {
      text.take(attributed, font: model, appearance: content.appearance)
    }
    text.alignment = contentHorizontalAlignment.text(isRightToLeft: isRightToLeft) ?? text.alignment
    text.numberOfLines = label.numberOfLines
    if label.hasOwnBreaking { text.lineBreakMode = label.lineBreakMode.model }
    if label.adjustsFontSizeToFitWidth { text.minimumScaleFactor = max(0.1, Double(label.minimumScaleFactor)) }
    content.node.content.text = text
    content.node.content.font = model
    content.node.content.isEnabled = isEnabled
    if let color = shownTitleColor { content.node.content.textColor = color.model(content.appearance) }
    let background = currentTitle == nil && currentAttributedTitle == nil ? currentBackgroundImage : nil
    if let image = currentImage ?? background {
      content.node.content.asset = image.asset
      var size = image.size.model
      if currentTitle != nil, let padding = configuration?.imagePadding { size.width += Double(padding) }
      content.node.content.imageSize = size
    }
    if background == nil, let asset = currentBackgroundImage?.asset, !asset.isEmpty {
      content.node.content.backgroundAsset = asset
    }
    // A configuration lays its parts out by itself.
    if configuration == nil {
      // A picture that brings its colour along takes no tint.
      if let color = currentImage?.ownTint { content.node.content.tint = color.model(content.appearance) }
      content.node.content.titleInsets = titleEdgeInsets.model
      content.node.content.pictureInsets = imageEdgeInsets.model
    }
    if contentEdgeInsets != .zero { content.node.content.contentInsets = contentEdgeInsets.model }
    configuration?.fill(&content, isRightToLeft: isRightToLeft)
  }
}

/// The label in a button, which tells it of changes.
private final class ButtonLabel: Label {
  private unowned(unsafe) let button: Button
  private(set) var ownFont: Font?
  private(set) var hasOwnBreaking = false

  init(_ button: Button) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var font: Font! {
    get { ownFont ?? Font(model: button.context.kinds.font(.button, style: button.controlStyle)) }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }

  override var lineBreakMode: LineBreakMode { didSet { hasOwnBreaking = true } }

  override func contentDidChange() { button.contentDidChange() }
}
