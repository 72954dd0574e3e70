internal import Foundation
internal import ProofModel
internal import Resolving

/// Controllers of which one is shown above a bar (UIKit's `UITabBarController`).
open class TabBarController: ViewController {
  public let tabBar = TabBar()
  private var tabs: [ViewController] = []
  private var selected = 0

  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leave(animated: animated)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.ownParent !== self { addChild(controller) }
    tabs = new
    selected = min(selected, max(0, new.count - 1))
    if isViewLoaded { show(instead: nil) }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard tabs.indices.contains(newValue), newValue != selected else { return }
      let old = tabs[selected]
      selected = newValue
      if isViewLoaded { show(instead: old) }
    }
  }

  open var selectedViewController: ViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }

  open weak var delegate: (any TabBarControllerDelegate)?
  open var customizableViewControllers: [ViewController]?
  open var moreNavigationController: NavigationController { NavigationController() }
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    show(instead: nil)
  }

  private func show(instead old: ViewController?) {
    guard let view = viewIfLoaded, let current = selectedViewController else { return }
    if let old {
      old.leave()
      old.viewIfLoaded?.removeFromSuperview()
    }
    showChild(current, in: view, animated: false)
    layOutBars()
    view.setNeedsLayout()
  }

  override func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.currentSafeArea()
    let height = CGFloat(view.context.kinds.height(of: .tab))
    let size = view.bounds.size
    tabBar.items = tabs.map { $0.tabBarItem }
    tabBar.selected = selected
    tabBar.frame = CGRect(
      x: 0, y: size.height - height - safe.bottom, width: size.width, height: height + safe.bottom)
    let isHidden = tabBar.isHidden || selectedViewController?.hidesBottomBarWhenPushed == true
    selectedViewController?.takeBars(EdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0), in: view)
  }
}

/// Told of the tabs.
public protocol TabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}
extension TabBarControllerDelegate {
  /// It may.
  public func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController)
    -> Bool
  {
    true
  }
  /// Nothing to do.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}
/// Told of a tab bar's items.
public protocol TabBarDelegate: AnyObject {
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}
extension TabBarController: TabBarDelegate {}
