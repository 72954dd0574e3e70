public import Foundation
public import LayoutCode
package import ProofModel
package import Resolving

/// A picture, as large as it is by nature (AppKit's `NSImageView`).
open class NSImageView: NSControl {
  open var image: NSImage? { didSet { hosted.contentDidChange() } }
  open var imageScaling = ImageScaling.scaleProportionallyDown
  open var contentTintColor: NSColor?

  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }

  /// How a picture fills its view.
  public enum ImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }

  override func take(_ node: LayoutNode) {
    super.take(node)
    image = node.content.asset.map { NSImage(asset: $0, size: CGSize(node.content.imageSize ?? .zero)) }
    switch node.content.contentMode {
    case .scaleToFill: imageScaling = .scaleAxesIndependently
    case .aspectFit, .aspectFill: imageScaling = .scaleProportionallyUpOrDown
    case .scaleDown: imageScaling = .scaleProportionallyDown
    default: imageScaling = .scaleNone
    }
  }

  package override var kind: ViewKind { .image }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    super.fill(&node, kinds)
    node.content.asset = image?.asset
    node.content.imageSize = image?.size.model
    if let contentTintColor { node.content.tint = contentTintColor.model(kinds.environment.appearance) }
    switch imageScaling {
    case .scaleAxesIndependently: node.content.contentMode = .scaleToFill
    case .scaleNone: node.content.contentMode = .center
    case .scaleProportionallyUpOrDown: node.content.contentMode = .aspectFit
    case .scaleProportionallyDown: node.content.contentMode = .scaleDown
    }
  }

  package override var shownText: String? { nil }
}

/// How far something has come, as a bar or a wheel (AppKit's `NSProgressIndicator`).
open class NSProgressIndicator: NSView {
  open var minValue = 0.0
  open var maxValue = 100.0
  open var doubleValue = 0.0
  /// Whether nobody knows how far it is; true until it is set, as AppKit has it.
  open var isIndeterminate = true
  open var isDisplayedWhenStopped = true
  open var usesThreadedAnimation = true
  open var style = Style.bar { didSet { hosted.contentDidChange() } }
  open var controlSize = NSControl.ControlSize.regular { didSet { hosted.contentDidChange() } }
  public private(set) var isAnimating = false

  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  open func increment(by delta: Double) { doubleValue += delta }

  /// A bar or a wheel.
  public enum Style: UInt, Sendable { case bar, spinning }

  override func take(_ node: LayoutNode) {
    super.take(node)
    style = node.content.kind == .spinner ? .spinning : .bar
    controlSize = NSControl.ControlSize(node.content.controlSize)
    isIndeterminate = node.content.value < 0
    minValue = node.content.minimum
    maxValue = node.content.maximum
    doubleValue = max(node.content.value, minValue)
  }

  package override var kind: ViewKind { style == .bar ? .progress : .spinner }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    node.content.controlSize = controlSize.model
    guard style == .bar else { return }
    node.content.minimum = 0
    node.content.maximum = 1
    let share = maxValue > minValue ? (doubleValue - minValue) / (maxValue - minValue) : 0
    // Below 0 it is drawn as one of which nobody knows how far it is.
    node.content.value = isIndeterminate ? -1 : min(max(share, 0), 1)
  }
}

/// A frame with a title around a view, or a line (AppKit's `NSBox`).
open class NSBox: NSView {
  open var title = "Title" { didSet { placeContent() } }
  open var titlePosition = TitlePosition.atTop { didSet { placeContent() } }
  open var boxType = BoxType.primary { didSet { hosted.contentDidChange() } }
  open var borderColor: NSColor?
  open var fillColor: NSColor?
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 1
  open var contentViewMargins = NSSize(width: 5, height: 5) { didSet { placeContent() } }

  open var contentView: NSView? {
    didSet {
      guard oldValue !== contentView else { return }
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      addSubview(contentView)
      contentView.autoresizingMask = [.width, .height]
      placeContent()
    }
  }

  /// What is drawn.
  public enum BoxType: UInt, Sendable { case primary = 0, separator = 2, custom = 4 }
  /// Where the title stands.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  override func setUp() { contentView = NSView() }

  /// Inside the border and below a title's line.
  private func placeContent() {
    guard let contentView, boxType != .separator, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let head: CGFloat = title.isEmpty || titlePosition == .noTitle || boxType == .custom ? 0 : 15
    let edge: CGFloat = boxType == .custom ? borderWidth : 3
    contentView.frame = NSRect(
      x: edge, y: edge, width: max(0, bounds.width - 2 * edge), height: max(0, bounds.height - 2 * edge - head))
  }

  open override func layout() {
    if hosted.loaded == nil { placeContent() }
    super.layout()
  }

  override func take(_ node: LayoutNode) {
    super.take(node)
    boxType = node.content.kind == .separator ? .separator : .primary
    title = node.content.text?.string ?? ""
  }

  package override var kind: ViewKind { boxType == .separator ? .separator : .box }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    let appearance = kinds.environment.appearance
    if boxType == .separator, hosted.loaded == nil {
      node.content.axis = bounds.height > bounds.width ? .vertical : .horizontal
    }
    guard boxType == .custom else { return }
    node.content.cornerRadius = Double(cornerRadius)
    node.content.borderWidth = Double(borderWidth)
    if let borderColor { node.content.borderColor = borderColor.model(appearance) }
    if let fillColor { node.content.background = fillColor.model(appearance) }
  }

  package override var shownText: String? { title.isEmpty ? nil : title }
}
