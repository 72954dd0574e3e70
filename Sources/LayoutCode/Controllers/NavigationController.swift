public import Foundation
internal import ProofModel
internal import Resolving

/// A stack of controllers below a bar (UIKit's `UINavigationController`): the topmost one's view fills it, and the bars
/// are part of its safe area.
open class NavigationController: ViewController {
  private var stack: [ViewController] = []
  private weak var placedSearchBar: SearchBar?
  public let navigationBar = NavigationBar()
  public let toolbar = Toolbar()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: ViewController? { stack.last }
  open var visibleViewController: ViewController? { presentedViewController ?? stack.last }

  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    let old = stack.last
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === old { controller.leave(animated: animated) }
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.ownParent !== self { addChild(controller) }
    stack = viewControllers
    if isViewLoaded { show(animated, instead: old) }
  }

  open weak var delegate: (any NavigationControllerDelegate)?
  open var interactivePopGestureRecognizer: GestureRecognizer? { popRecognizer }
  private lazy var popRecognizer = GestureRecognizer()
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open var barHideOnTapGestureRecognizer: TapGestureRecognizer { TapGestureRecognizer() }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(place + 1)...])
    setViewControllers(Array(stack[...place]), animated: animated)
    return gone
  }
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    let gone = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return gone
  }

  open override func loadView() {
    super.loadView()
    let view: View = self.view
    for bar in [navigationBar, toolbar] { view.addSubview(bar) }
    // Controllers read the bar's height where they are loaded.
    let context = view.context
    navigationBar.frame = CGRect(
      x: 0, y: CGFloat(context.environment.safeArea.top), width: view.bounds.width,
      height: CGFloat(context.kinds.height(of: .navigation)))
    show(false, instead: nil)
  }

  private func show(_ animated: Bool, instead old: ViewController?) {
    guard let view = viewIfLoaded, let top = stack.last else { return }
    if let old, old !== top, old.ownParent === self { old.leave(animated: animated) }
    showChild(top, in: view, animated: animated)
    barsDidChange()
  }

  private func barsDidChange() {
    layOutBars()
    viewIfLoaded?.setNeedsLayout()
  }

  override func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let kinds = view.context.kinds
    let safe = view.currentSafeArea()
    let size = view.bounds.size
    var height = CGFloat(kinds.height(of: .navigation))
    let hasLargeTitle =
      navigationBar.prefersLargeTitles && stack.last?.navigationItem.largeTitleDisplayMode != .never
    if hasLargeTitle { height += CGFloat(kinds.height(of: .largeTitle)) }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.shown = stack.last?.navigationItem
    navigationBar.below = stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
    if navigationBar.shown?.titleView != nil { navigationBar.setNeedsLayout() }
    navigationBar.title = stack.last?.navigationItem.title ?? stack.last?.title
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: height)
    height += placeSearchBar(below: navigationBar.frame, in: view)
    let low = CGFloat(kinds.height(of: .toolbar))
    toolbar.isHidden = isToolbarHidden
    toolbar.items = stack.last?.toolbarItems
    toolbar.frame = CGRect(
      x: 0, y: size.height - low - safe.bottom, width: size.width, height: low + safe.bottom)
    stack.last?.takeBars(
      EdgeInsets(top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : low, right: 0),
      in: view)
  }
}

extension NavigationController {
  /// The search bar of the topmost controller where it stays while what is below it scrolls: 52 points under the bar before iOS 26,
  /// whose phones have it at the bottom of the screen where it is not asked for below the bar.
  private func placeSearchBar(below bar: CGRect, in view: View) -> CGFloat {
    let item = stack.last?.navigationItem
    let era = view.context.environment.era
    let isBelow = era.major < 26 || item?.preferredSearchBarPlacement == .stacked
    let isShown = isBelow && !isNavigationBarHidden && item?.hidesSearchBarWhenScrolling == false
    let wanted = isShown ? item?.searchController?.searchBar : nil
    if let old = placedSearchBar, old !== wanted, old.superview === view { old.removeFromSuperview() }
    placedSearchBar = wanted
    guard let wanted else { return 0 }
    if wanted.superview !== view { view.addSubview(wanted) }
    wanted.frame = CGRect(x: 0, y: bar.maxY, width: bar.width, height: 52)
    return 52
  }
}

extension ViewController {
  /// Bars lie over the view, as part of its safe area, at edges that it reaches to; elsewhere it ends at them.
  func takeBars(_ bars: EdgeInsets, in container: View) {
    guard let view = viewIfLoaded, view.superview === container else {
      barInsets = bars
      return
    }
    let safe = container.currentSafeArea()
    var insets = bars
    var frame = container.bounds
    if !edgesForExtendedLayout.contains(.top), bars.top > 0 {
      insets.top = 0
      frame.origin.y += bars.top + safe.top
      frame.size.height -= bars.top + safe.top
    }
    if !edgesForExtendedLayout.contains(.bottom), bars.bottom > 0 {
      insets.bottom = 0
      frame.size.height -= bars.bottom + safe.bottom
    }
    barInsets = insets
    view.frame = frame
  }

  /// Puts a child's view below everything else, as large as the container's, with the events of appearing where the
  /// container is on the screen.
  func showChild(_ child: ViewController, in view: View, animated: Bool) {
    let isOnScreen = appearance != .away && view.window != nil
    let content: View = child.view
    content.move(to: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isOnScreen, child.appearance == .away { child.beginAppearing(animated) }
    if content.superview !== view { view.insertSubview(content, at: 0) }
    child.didMove(toParent: self)
    guard isOnScreen, appearance == .here else { return }
    layOutBars()
    child.finishAppearing(animated) { view.layoutIfNeeded() }
  }
}

/// Told of the controllers of a stack.
public protocol NavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}
extension NavigationControllerDelegate {
  /// Nothing to do.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Nothing to do.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// The system's.
  public func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
extension NavigationController {
  /// Which way a stack moves.
  public enum Operation: Int, Sendable { case none, push, pop }
}
