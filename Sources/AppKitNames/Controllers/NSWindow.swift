public import Foundation
internal import LayoutCode

/// A window with a content view (AppKit's `NSWindow`): as large as it was made, or as its content's rules need.
open class NSWindow: NSResponder {
  private let host: Window
  private var ownFrame: NSRect

  /// - Parameter contentRect: where the content is, on a screen whose y counts upwards.
  public required init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    ownFrame = contentRect
    styleMask = style
    host = LayoutContext.with(.currentMac) { Window(frame: NSRect(origin: .zero, size: contentRect.size)) }
    super.init()
    show(NSView(frame: NSRect(origin: .zero, size: contentRect.size)))
  }

  /// Observers of a property are not called by the initialiser itself.
  private func show(_ view: NSView) { contentView = view }
  private func show(_ controller: NSViewController) { contentViewController = controller }

  public convenience override init() {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init()
    show(contentViewController)
  }

  open var title = ""
  open var styleMask: StyleMask
  open weak var windowController: NSWindowController?
  open var isVisible = false
  open var isReleasedWhenClosed = true
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What a window has around its content.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let utilityWindow = StyleMask(rawValue: 16)
    public static let docModalWindow = StyleMask(rawValue: 64)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }
  /// How a window is buffered.
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  /// Which of two lies above the other.
  public enum OrderingMode: Int, Sendable { case below = -1, out, above }

  open var contentView: NSView? {
    didSet {
      guard oldValue !== contentView else { return }
      oldValue?.hosted.removeFromSuperview()
      oldValue?.contentOf = nil
      guard let contentView else { return }
      contentView.contentOf = self
      contentView.nextResponder = self
      contentView.translatesAutoresizingMaskIntoConstraints = true
      contentView.hosted.frameDown = host.bounds
      contentView.autoresizingMask = [.width, .height]
      host.addSubview(contentView.hosted)
      contentView.tellOfWindow()
    }
  }

  open var contentViewController: NSViewController? {
    didSet {
      guard let controller = contentViewController else { return }
      let view = controller.view
      let size = controller.preferredContentSize == .zero ? view.frame.size : controller.preferredContentSize
      if size.width > 0, size.height > 0 { setContentSize(size) }
      contentView = view
      if title.isEmpty { title = controller.title ?? "" }
    }
  }

  /// The content's place: the bar above it is the system's.
  open var frame: NSRect { ownFrame }
  open var contentLayoutRect: NSRect { NSRect(origin: .zero, size: ownFrame.size) }

  open func setContentSize(_ size: NSSize) {
    ownFrame.size = size
    host.frame = NSRect(origin: .zero, size: size)
  }

  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    ownFrame.origin = frameRect.origin
    setContentSize(frameRect.size)
  }

  open func center() {}

  /// Grows or shrinks the window where its content's rules leave it no choice, then lays the content out.
  open func layoutIfNeeded() {
    LayoutContext.with(.currentMac) {
      if let needed = sizeThatRulesNeed, needed != ownFrame.size { setContentSize(needed) }
      host.layoutIfNeeded()
    }
  }

  /// nil where the content has no rules.
  private var sizeThatRulesNeed: NSSize? {
    guard let content = contentView?.hosted, content.hasRules else { return nil }
    let wanted = NSSize(
      width: min(max(ownFrame.width, contentMinSize.width), contentMaxSize.width),
      height: min(max(ownFrame.height, contentMinSize.height), contentMaxSize.height))
    let size = content.size(wanting: wanted, at: NSLayoutConstraint.Priority.windowSizeStayPut.rawValue)
    return size == .zero ? nil : size
  }

  open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
  open func orderFront(_ sender: Any?) {
    isVisible = true
    contentViewController?.appear()
    layoutIfNeeded()
  }
  open func orderOut(_ sender: Any?) { isVisible = false }
  open func close() { isVisible = false }
}

/// A window beside a document's (AppKit's `NSPanel`).
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
}
