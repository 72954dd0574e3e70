internal import Foundation

extension ViewController {
  public var parent: ViewController? { ownParent }
  public var children: [ViewController] { ownChildren }
  public var presentedViewController: ViewController? { presented ?? ownParent?.presentedViewController }
  public var presentingViewController: ViewController? { presenting ?? ownParent?.presentingViewController }

  /// Tells the child that it will move; when its view is added, call `didMove(toParent:)` on it.
  public func addChild(_ childController: ViewController) {
    guard childController.ownParent !== self else { return }
    childController.ownParent?.ownChildren.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.ownParent = self
    ownChildren.append(childController)
  }

  /// Leaves its container.
  public func removeFromParent() {
    ownParent?.ownChildren.removeAll { $0 === self }
    ownParent = nil
    didMove(toParent: nil)
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
