public import Foundation

/// What is known of a transition (UIKit's `UIViewControllerTransitionCoordinatorContext`).
public protocol TransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var isCancelled: Bool { get }
  var containerView: View { get }
}

/// Runs changes along a transition (UIKit's `UIViewControllerTransitionCoordinator`).
public protocol TransitionCoordinator: TransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any TransitionCoordinatorContext) -> Void)?,
    completion: ((any TransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension TransitionCoordinator {
  /// Runs changes along the transition, and then the completion.
  @discardableResult
  public func animate(alongsideTransition animation: ((any TransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
