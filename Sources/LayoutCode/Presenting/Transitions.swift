public import Foundation

// How controllers come and go with movements of one's own: presentations ask for their frame, the movements do not run.

/// Gives the parts of a transition.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}
extension ViewControllerTransitioningDelegate {
  /// The system's.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// The system's.
  public func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  {
    nil
  }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// The system's.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// Moves the views of a transition.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
  func interruptibleAnimator(using transitionContext: any ViewControllerContextTransitioning)
    -> any ViewImplicitlyAnimating
}
extension ViewControllerAnimatedTransitioning {
  /// Done.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// None of its own.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { ViewPropertyAnimator(duration: 0, curve: .linear) }
}

/// Moves them by a finger.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

/// What is known of a transition.
public protocol ViewControllerContextTransitioning: AnyObject {
  var containerView: View { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: ModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func view(forKey key: TransitionContextViewKey) -> View?
  func initialFrame(for controller: ViewController) -> CGRect
  func finalFrame(for controller: ViewController) -> CGRect
}

/// Which controller of a transition.
public enum TransitionContextViewControllerKey: Sendable { case from, to }
/// Which view of a transition.
public enum TransitionContextViewKey: Sendable { case from, to }

/// By how far a finger has moved.
open class PercentDrivenInteractiveTransition: NSObject, ViewControllerInteractiveTransitioning {
  open var percentComplete: CGFloat { 0 }
  open var duration: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = View.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {}
  open func update(_ percentComplete: CGFloat) {}
  open func finish() {}
  open func cancel() {}
}

/// What can be animated and stopped.
public protocol ViewAnimating: AnyObject {
  func startAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func pauseAnimation()
}
/// The same with blocks.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
}
extension ViewPropertyAnimator: ViewImplicitlyAnimating {}

extension View {
  /// How an animation runs, by its old name.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// The style of a transition.
public enum ModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
