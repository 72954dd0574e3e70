public import Foundation
internal import ProofModel

/// The topmost view: it has a screen's size and shows a controller's view (UIKit's `UIWindow`).
open class Window: View {
  /// Another one after a turn.
  var ownContext: LayoutContext { didSet { tellScreenChange() } }
  override var asWindow: Window? { self }

  public override init(frame: CGRect) {
    ownContext = .current
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    ownContext = .current
    super.init(coder: coder)
  }

  /// As large as the context's window.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: CGSize(LayoutContext.current.environment.windowSize)))
  }

  open var rootViewController: ViewController? {
    willSet { rootViewController?.leave() }
    didSet {
      guard let controller = rootViewController else { return }
      let view: View = controller.view
      view.move(to: bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  public convenience init(windowScene: WindowScene) { self.init() }

  public private(set) var isKeyWindow = false
  open var windowLevel = Level.normal
  open weak var windowScene: WindowScene?
  open var screen: Screen {
    get { .main }
    set {}
  }
  open var canResizeToFitContent = false
  open func makeKey() { isKeyWindow = true }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: Event) {}

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    rootViewController?.appear()
  }

  /// The controller's view, where nothing else lies in the window.
  var soleContent: View? {
    guard installed.isEmpty, ownGuides.isEmpty, children.count == 1, let view = rootViewController?.viewIfLoaded,
      view === children[0], view.flags.contains(.translatesMask)
    else { return nil }
    return view
  }

  /// Another size of the screen: the content follows.
  func take(_ size: CGSize) { place(CGRect(origin: storedFrame.origin, size: size)) }

  /// Sizes of controls and fonts, margins and safe areas may be others now.
  func environmentDidChange() {
    ownTree?.invalidate()
    for child in children { child.ownTree?.invalidate() }
    setNeedsLayout()
    rootViewController?.environmentDidChange()
  }
}
