public import Foundation
public import LayoutCode

/// Loads and governs a window (AppKit's `NSWindowController`).
open class NSWindowController: NSResponder {
  private var ownWindow: NSWindow?
  private var isLoaded = false
  private let nib: NSNib.Name?

  public init(window: NSWindow?) {
    nib = nil
    ownWindow = window
    isLoaded = window != nil
    super.init()
    window?.windowController = self
  }

  public required override init?(coder: NSCoder) {
    nib = nil
    super.init(coder: coder)
  }

  public convenience override init() { self.init(window: nil) }

  /// Loads the window of that nib, with this as its owner, at the first use of ``window``.
  public init(windowNibName: NSNib.Name) {
    nib = windowNibName
    super.init()
  }

  open var windowNibName: NSNib.Name? { nib }
  open var owner: AnyObject? { self }

  /// Loaded at its first use.
  open var window: NSWindow? {
    get {
      loadWindowIfNeeded()
      return ownWindow
    }
    set {
      ownWindow = newValue
      newValue?.windowController = self
    }
  }
  open var isWindowLoaded: Bool { isLoaded }

  open func loadWindowIfNeeded() {
    guard !isLoaded, windowNibName != nil else { return }
    windowWillLoad()
    loadWindow()
    isLoaded = true
    windowDidLoad()
  }

  /// Loads the nib; override to make the window in code.
  open func loadWindow() {
    guard let name = windowNibName else { return }
    guard let nib = NSNib(nibNamed: name, bundle: nil) else {
      fatalError(
        "there is no \(name).xib for \(type(of: self)): put it into the bundle's resources, or name its folder by "
          + "NSNib.$folders.withValue([…])")
    }
    nib.instantiate(withOwner: self, topLevelObjects: nil)
  }

  open func windowWillLoad() {}
  open func windowDidLoad() {}

  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  open func showWindow(_ sender: Any?) {
    window?.makeKeyAndOrderFront(sender)
  }
  open func close() { window?.close() }
}

extension NSWindowController {
  /// A controller that a host shows and a proof draws: the window's content, as large as the host's window.
  ///
  ///     Proof(of: ProgressPanelController().hosted, on: .size(480, 110), os: "macos-14")
  public var hosted: ViewController {
    HostedViewController(owner: self) {
      guard let content = self.window?.contentView else {
        fatalError("\(type(of: self)) has no window: give it one, or the name of a nib")
      }
      self.window?.contentViewController?.appear()
      return content.hosted
    }
  }
}
