public import Foundation
internal import ProofModel

/// Makes and governs a tree of views (UIKit's `UIViewController`): its methods are called in UIKit's order and number.
open class ViewController: Responder {
  private var ownView: View?
  weak var ownParent: ViewController?
  var ownChildren: [ViewController] = []
  var presented: ViewController?
  weak var presenting: ViewController?
  var registrations: [TraitRegistration] = []
  private(set) var appearance = AppearanceState.away

  private(set) var ownNibName: String?
  /// Of a controller that a storyboard or xib has.
  var ownNib: ControllerNib?

  enum AppearanceState { case away, appearing, here }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownNibName = nibNameOrNil
    super.init()
  }
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.map(take)
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Of a class that is known only when the program runs; copies of an app's sources say how their classes are made.
  open class func makePlain() -> ViewController { self.init(coder: NibCoder()) ?? ViewController() }

  deinit { ownView?.controller = nil }

  // MARK: View

  /// Loaded at its first use.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      ownView?.controller = self
    }
  }

  open var viewIfLoaded: View? { ownView }
  open var isViewLoaded: Bool { ownView != nil }

  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    EventLog.current?.record(self, "loadView")
    loadView()
    guard ownView != nil else {
      fatalError("\(type(of: self)).loadView has set no view: set self.view there, or call super")
    }
    EventLog.current?.record(self, "viewDidLoad")
    viewDidLoad()
  }

  /// Makes the view of the controller's storyboard or nib, else one of the screen's size; override to make another,
  /// without calling super.
  open func loadView() {
    if let view = loadNibView() {
      self.view = view
      return
    }
    let view = View(frame: CGRect(origin: .zero, size: CGSize(LayoutContext.current.environment.windowSize)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Told of events

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {}
  open func didReceiveMemoryWarning() {}

  /// Calls the view's; call super where it is overridden.
  open func updateViewConstraints() {
    EventLog.current?.record(self, "updateViewConstraints")
    ownView?.updateConstraints()
  }

  /// The view gets this size; children are told by super.
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {
    for child in ownChildren {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      EventLog.current?.record(child, "viewWillTransition")
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  open func willTransition(to newCollection: TraitCollection, with coordinator: any TransitionCoordinator) {
    for child in ownChildren {
      EventLog.current?.record(child, "willTransition")
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard let container = container as? ViewController else { return size }
    return container.viewIfLoaded.map { $0.storedFrame.size == ownView?.storedFrame.size ? size : $0.storedFrame.size }
      ?? size
  }

  // MARK: Settings

  open var title: String? { didSet { if navigationItem.title == nil { navigationItem.title = title } } }
  open private(set) lazy var navigationItem = NavigationItem()
  open lazy var tabBarItem: TabBarItem! = TabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [BarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// Made at its first use; it counts where the presentation is a popover.
  open var popoverPresentationController: PopoverPresentation? {
    if ownPopover == nil { ownPopover = PopoverPresentation(presentedViewController: self, presenting: nil) }
    return ownPopover
  }
  var ownPopover: PopoverPresentation?
  /// Made at its first use; it counts where the presentation is a sheet.
  open var sheetPresentationController: SheetPresentation? {
    if ownSheet == nil { ownSheet = SheetPresentation(presentedViewController: self, presenting: nil) }
    return ownSheet
  }
  var ownSheet: SheetPresentation?
  open var presentationController: PresentationController? { ownPopover ?? sheetPresentationController }
  weak var dimmingView: View?
  var isBeingPresentedNow = false
  open var isBeingPresented: Bool { isBeingPresentedNow }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { appearance == .appearing && ownParent != nil }
  open var isMovingFromParent: Bool { false }
  open var edgesForExtendedLayout = ExtendedEdges.all { didSet { ownParent?.layOutBars() } }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  open var isModalInPresentation = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  open var childForStatusBarStyle: ViewController? { nil }
  open var childForStatusBarHidden: ViewController? { nil }
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: ExtendedEdges { [] }
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  open var interfaceOrientation: InterfaceOrientation { WindowScene.current.interfaceOrientation }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restoresFocusAfterTransition = true
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  open var restorationIdentifier: String?
  open var nibName: String? { ownNibName }
  open var nibBundle: Bundle? { nil }
  open var storyboard: Storyboard? { ownNib?.storyboard }
  open var focusGroupIdentifier: String?
  open lazy var editButtonItem = BarButtonItem(systemItem: .edit)
  open var transitionCoordinator: (any TransitionCoordinator)? { nil }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Nothing has the focus.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  open func setContentScrollView(_ scrollView: ScrollView?, for edge: RectEdge) {}
  open func contentScrollView(for edge: RectEdge) -> ScrollView? { nil }

  // MARK: Coming and going

  open func present(_ viewControllerToPresent: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    put(viewControllerToPresent, animated: animated, completion: completion)
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: animated, completion: completion)
  }
  open func show(_ viewController: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    show(viewController, sender: sender)
  }
  open func addChild(_ childController: ViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) { follow(identifier, sender) }
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}
  open func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {}
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? { nil }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func registerForPreviewing(with delegate: Any, sourceView: View) {}
  open func viewWillUnload() {}

  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    TraitCollection.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var traitCollection: TraitCollection {
    ownView?.traitCollection ?? ownParent?.traitCollection ?? .current
  }

  /// Added to what bars and the device cover.
  open var additionalSafeAreaInsets = EdgeInsets.zero { didSet { insetsDidChange() } }
  /// Whether the margins of the view are never less than the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { insetsDidChange() } }

  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = CGFloat((ownView?.context ?? .current).environment.rootMargin)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What a container's bars cover of this controller's view.
  var barInsets = EdgeInsets.zero { didSet { if barInsets != oldValue { insetsDidChange() } } }

  var insetsOfContent: EdgeInsets {
    EdgeInsets(
      top: additionalSafeAreaInsets.top + barInsets.top, left: additionalSafeAreaInsets.left + barInsets.left,
      bottom: additionalSafeAreaInsets.bottom + barInsets.bottom,
      right: additionalSafeAreaInsets.right + barInsets.right)
  }

  /// The least margin at the sides; nil where the view's own are taken as they are.
  var leastMargins: CGFloat? { viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins.leading : nil }

  private func insetsDidChange() {
    ownView?.treeDidChange()
    ownView?.setNeedsLayout()
  }

  /// The guides before safe areas.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any LayoutSupport { oldGuide(.topLayout) }
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any LayoutSupport { oldGuide(.bottomLayout) }

  private func oldGuide(_ kind: LayoutGuideKind) -> any LayoutSupport {
    let view: View = self.view
    return view.guide(kind) as? BarLayoutGuide ?? BarLayoutGuide(kind, of: view)
  }

  open override var next: Responder? { ownView?.superview }

  /// Puts a container's bars where they belong, and tells the children what they cover.
  func layOutBars() {}

  /// Whose properties name the views: its own, or those of the front that it stands for.
  var speaker: AnyObject { self }

  func setAppearance(_ state: AppearanceState) { appearance = state }
}

/// Whether the status bar's text is dark or light.
public enum StatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum StatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How a controller is put over another.
public enum ModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
  case none = -1
  case automatic = -2
}

/// The edges below whose bars a view reaches (UIKit's `UIRectEdge`).
public struct ExtendedEdges: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = ExtendedEdges(rawValue: 1)
  public static let left = ExtendedEdges(rawValue: 2)
  public static let bottom = ExtendedEdges(rawValue: 4)
  public static let right = ExtendedEdges(rawValue: 8)
  public static let all: ExtendedEdges = [.top, .left, .bottom, .right]
}
