internal import Foundation
internal import Transitions

/// One turn or resize: keeps what is to run along it and after it.
final class CoordinatedTransition: TransitionCoordinator {
  let isAnimated = true
  /// UIKit's own for a quarter turn.
  let transitionDuration: TimeInterval = LayoutTransition.turnDuration
  let isCancelled = false
  let containerView: View
  private var alongside: [(any TransitionCoordinatorContext) -> Void] = []
  private var completions: [(any TransitionCoordinatorContext) -> Void] = []

  init(container: View) { containerView = container }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any TransitionCoordinatorContext) -> Void)?,
    completion: ((any TransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the change, what was asked to go along, and the layout as one animation; the completions come at its end.
  func run(_ change: () -> Void, layout: () -> Void) {
    let animation = Animation(duration: transitionDuration, delay: 0, curve: .easeInOut)
    Animation.$current.withValue(animation) {
      change()
      for work in alongside { work(self) }
      layout()
    }
    let completions = completions
    AnimationRecorder.current?.schedule(after: transitionDuration) {
      for work in completions { work(self) }
    }
  }
}
