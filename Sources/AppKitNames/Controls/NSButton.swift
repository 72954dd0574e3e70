public import LayoutCode
package import ProofModel
package import Resolving

/// A button with a title, a picture or both (AppKit's `NSButton`).
open class NSButton: NSControl {
  open var title = "Button" { didSet { hosted.contentDidChange() } }
  open var image: NSImage? { didSet { hosted.contentDidChange() } }
  open var alternateImage: NSImage?
  open var alternateTitle = ""
  open var imagePosition = ImagePosition.noImage { didSet { hosted.contentDidChange() } }
  open var isBordered = true { didSet { hosted.contentDidChange() } }
  open var bezelStyle = BezelStyle.push { didSet { hosted.contentDidChange() } }
  open var contentTintColor: NSColor?
  open var keyEquivalent = ""
  open var state = StateValue.off
  private var type = ButtonType.momentaryPushIn

  /// A push button.
  public convenience init(title: String, target: Any?, action: ((NSControl) -> Void)?) {
    self.init(frame: .zero)
    self.title = title
    onAction = action
  }

  /// A picture.
  public convenience init(image: NSImage, target: Any?, action: ((NSControl) -> Void)?) {
    self.init(frame: .zero)
    title = ""
    self.image = image
    imagePosition = .imageOnly
    onAction = action
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: ((NSControl) -> Void)?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }

  public convenience init(radioButtonWithTitle title: String, target: Any?, action: ((NSControl) -> Void)?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }

  open func setButtonType(_ type: ButtonType) {
    self.type = type
    hosted.contentDidChange()
  }

  /// What a click does to it.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }

  /// Its frame's look.
  public enum BezelStyle: UInt, Sendable {
    case push = 1
    case flexiblePush, disclosure = 5, shadowlessSquare, circular, texturedSquare, helpButton, smallSquare, toolbar
    case accessoryBarAction, accessoryBar, pushDisclosure, badge
    public static let rounded = BezelStyle.push
    public static let texturedRounded = BezelStyle.toolbar
    public static let regularSquare = BezelStyle.flexiblePush
  }

  /// Where its picture is.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }

  /// Whether it is on.
  public enum StateValue: Int, Sendable { case mixed = -1, off, on }

  override func take(_ node: LayoutNode) {
    super.take(node)
    title = node.content.text?.string ?? ""
    if let asset = node.content.asset {
      image = NSImage(asset: asset, size: CGSize(node.content.imageSize ?? .zero))
      imagePosition = title.isEmpty ? .imageOnly : .imageLeading
    }
    isBordered = node.content.style != .plain && node.content.style != .custom
    state = node.content.isOn ? .on : .off
  }

  private var hasTitle: Bool { imagePosition != .imageOnly && !title.isEmpty }
  private var shownImage: NSImage? { imagePosition == .noImage ? nil : image }

  package override var kind: ViewKind { .button }
  package override var controlStyle: ControlStyle? {
    switch type {
    case .switch: return .check
    case .radio: return .radio
    default: break
    }
    guard isBordered else { return .plain }
    if let loaded = hosted.loaded?.content.style { return loaded }
    switch bezelStyle {
    case .disclosure: return .disclosure
    case .helpButton: return .help
    case .flexiblePush: return .bevel
    case .shadowlessSquare: return .square
    case .circular: return .round
    case .pushDisclosure: return .pushDisclosure
    case .smallSquare: return .smallSquare
    case .toolbar, .texturedSquare: return .textured
    case .accessoryBarAction: return .roundRect
    case .accessoryBar: return .recessed
    default: return hasTitle ? .push : .plain
    }
  }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    super.fill(&node, kinds)
    node.content.text =
      hasTitle ? kinds.text(title, font: node.content.font, kind: .button, style: controlStyle) : nil
    node.content.asset = shownImage?.asset
    node.content.imageSize = shownImage?.size.model
    node.content.isOn = state == .on
    if let contentTintColor { node.content.tint = contentTintColor.model(kinds.environment.appearance) }
  }

  package override var shownText: String? { title.isEmpty ? nil : title }
}
