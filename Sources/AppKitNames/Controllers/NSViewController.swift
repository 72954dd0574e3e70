public import Foundation
public import LayoutCode

/// Makes and governs a tree of views (AppKit's `NSViewController`).
open class NSViewController: NSResponder {
  private var ownView: NSView?
  private var ownChildren: [NSViewController] = []
  open private(set) weak var parent: NSViewController?
  private var hasAppeared = false
  public let nibName: NSNib.Name?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required override init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init(coder: coder)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var representedObject: Any?
  open var title: String?
  open var preferredContentSize = NSSize.zero

  /// Loaded at its first use.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let ownView else {
        fatalError("\(type(of: self)).loadView has set no view: set self.view there, or name a nib")
      }
      return ownView
    }
    set {
      ownView?.governor = nil
      ownView = newValue
      newValue.governor = self
      newValue.nextResponder = self
    }
  }
  open var viewIfLoaded: NSView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }

  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Loads the nib that was named or that has the class's name; without one the view is empty.
  open func loadView() {
    let name = nibName ?? "\(type(of: self))"
    if let nib = NSNib(nibNamed: name, bundle: nibBundle), nib.instantiate(withOwner: self, topLevelObjects: nil) {
      if ownView != nil { return }
    }
    view = NSView(frame: .zero)
  }

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  /// Calls the view's; call super where it is overridden.
  open func updateViewConstraints() { ownView?.updateConstraints() }

  open var children: [NSViewController] { ownChildren }
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    ownChildren.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.ownChildren.removeAll { $0 === self }
    parent = nil
  }

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear()
    for child in ownChildren { child.appear() }
    viewDidAppear()
  }
}

extension NSViewController {
  /// A controller that a host shows and a proof draws: this one's view, laid out in AppKit's words.
  ///
  ///     Proof(of: PreferencesController().hosted, on: .size(480, 300), os: "macos-14")
  public var hosted: ViewController {
    HostedViewController(owner: self) {
      let view = self.view
      self.appear()
      return view.hosted
    }
  }
}
