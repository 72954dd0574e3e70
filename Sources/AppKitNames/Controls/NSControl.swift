internal import Foundation
public import LayoutCode
internal import ProofModel
package import Resolving

/// What can be operated, with a value as text or number (AppKit's `NSControl`). Targets with selectors need Apple's
/// runtime; ``onAction`` is a closure.
open class NSControl: NSView {
  open var stringValue: String {
    get { ownText }
    set {
      guard newValue != ownText else { return }
      ownText = newValue
      hosted.contentDidChange()
    }
  }
  private var ownText = ""

  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = newValue.shortText }
  }
  open var integerValue: Int {
    get { Int(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }

  open var isEnabled = true
  open var font: NSFont? { didSet { hosted.contentDidChange() } }
  open var alignment = NSTextAlignment.natural
  open var controlSize = ControlSize.regular { didSet { hosted.contentDidChange() } }
  /// What it does when it is operated.
  open var onAction: ((NSControl) -> Void)?
  open weak var target: AnyObject?
  private var ownTag = 0
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }

  open func sizeToFit() {
    let (natural, around) = (intrinsicContentSize, alignmentRectInsets)
    let old = frame.size
    setFrameSize(
      NSSize(
        width: natural.width < 0 ? old.width : natural.width + around.left + around.right,
        height: natural.height < 0 ? old.height : natural.height + around.top + around.bottom))
  }

  /// Does what the control does when it is clicked.
  open func performClick(_ sender: Any?) { if isEnabled { onAction?(self) } }

  /// AppKit's sizes of controls.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large

    var model: ProofModel.ControlSize {
      switch self {
      case .regular: return .regular
      case .small: return .small
      case .mini: return .mini
      case .large: return .large
      }
    }

    init(_ model: ProofModel.ControlSize) {
      switch model {
      case .regular: self = .regular
      case .small: self = .small
      case .mini: self = .mini
      case .large: self = .large
      }
    }
  }

  override func take(_ node: LayoutNode) {
    super.take(node)
    ownText = node.content.text?.string ?? ""
    font = NSFont(model: node.content.font)
    isEnabled = node.content.isEnabled
    controlSize = ControlSize(node.content.controlSize)
    if let text = node.content.text { alignment = NSTextAlignment(text.alignment) }
  }

  /// The font that counts: its own or its kind's.
  func shownFont(_ node: LayoutNode) -> ProofModel.FontDescriptor { font?.model ?? node.content.font }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    node.content.font = shownFont(node)
    node.content.isEnabled = isEnabled
    node.content.controlSize = controlSize.model
  }

  package override var shownText: String? { ownText.isEmpty ? nil : ownText }
}

extension NSTextAlignment {
  init(_ model: TextContent.Alignment) {
    switch model {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}
