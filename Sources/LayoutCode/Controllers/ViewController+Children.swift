public import Foundation

extension ViewController {
  public var parent: ViewController? { ownParent }
  public var children: [ViewController] { ownChildren }
  public var presentedViewController: ViewController? { presented ?? ownParent?.presentedViewController }
  public var presentingViewController: ViewController? { presenting ?? ownParent?.presentingViewController }

  /// Tells the child that it will move; when its view is added, call `didMove(toParent:)` on it.
  func adopt(_ childController: ViewController) {
    guard childController.ownParent !== self else { return }
    childController.ownParent?.ownChildren.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.ownParent = self
    ownChildren.append(childController)
  }

  /// Leaves its container.
  func leaveParent() {
    ownParent?.ownChildren.removeAll { $0 === self }
    ownParent = nil
    didMove(toParent: nil)
  }

  /// One child for another, with an animation that is over at once.
  public func transition(
    from old: ViewController, to new: ViewController, duration: TimeInterval, options: View.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(new.view)
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  /// Children whose views are on the screen when this one's is.
  var childrenThatAppear: [ViewController] {
    ownChildren.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  public var navigationController: NavigationController? { container { $0 as? NavigationController } }
  public var tabBarController: TabBarController? { container { $0 as? TabBarController } }
  public var splitViewController: SplitViewController? { container { $0 as? SplitViewController } }

  private func container<Container>(_ match: (ViewController) -> Container?) -> Container? {
    var current = ownParent
    while let controller = current {
      if let found = match(controller) { return found }
      current = controller.ownParent
    }
    return nil
  }
}
