public import AutoLayout
internal import Foundation
public import ProofModel
public import Transitions

/// A window with a controller on a device that is not there: it appears, is turned and resized, and can be asked for
/// its layout at each step. One thread at a time; hosts beside each other do not know of each other.
public final class HostWindow {
  public let window: Window
  public let controller: ViewController
  /// What was called on the user's controllers and views, from loading on; nil where it was not asked for.
  public let log: EventLog?
  public private(set) var context: LayoutContext

  /// Makes the controller in the context, and its window; nothing is loaded yet.
  public init(_ context: LayoutContext, log: EventLog? = nil, makingController make: () -> ViewController) {
    self.context = context
    self.log = log
    let window = LayoutContext.with(context) { Window() }
    window.ownContext = context
    window.makeKey()
    context.shown.window = window
    self.window = window
    controller = LayoutContext.with(context, make)
  }

  /// On a device by its name in the catalogue; nil where there is no such device or it is not held so.
  public convenience init?(
    device: String, orientation: Orientation = .portrait, log: EventLog? = nil,
    makingController make: () -> ViewController
  ) {
    guard let environment = LayoutContext.environment(device: device, orientation: orientation) else { return nil }
    self.init(LayoutContext(environment: environment), log: log, makingController: make)
  }

  // MARK: Steps

  /// Runs `work` as this window's, and what it asks for of layout.
  @discardableResult
  public func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try LayoutContext.with(context) {
      try EventLog.$current.withValue(log) {
        let value = try work()
        turnOfRunLoop()
        return value
      }
    }
  }

  /// Loads the controller's view and shows it.
  public func appear() {
    perform {
      window.rootViewController = controller
      // An app hears of the orientation once at its start, after its first controller was loaded.
      controller.loadViewIfNeeded()
      context.notifications.post(name: Device.orientationDidChangeNotification, object: Device.current)
      window.makeKeyAndVisible()
    }
  }

  /// The controller's way off the screen, with its appearance calls.
  public func disappear() { perform { controller.leave() } }

  private func turnOfRunLoop() {
    window.layoutIfNeeded()
    controller.viewIfLoaded?.layoutIfNeeded()
  }

  /// Runs `work` with everything that it changes over time: animations, steps, and what their completions do.
  public func record(_ work: () -> Void) -> LayoutTransition {
    record(to: context, work)
  }

  /// Turns the device or changes its window, traits or text size, in UIKit's order: the traits' and the size's
  /// announcement, the new size, observers of the orientation, the changes alongside, one layout, the completions.
  public func change(to environment: ProofModel.Environment) -> LayoutTransition {
    let next = context.changing(environment)
    return record(to: next) { [self] in
      let coordinator = CoordinatedTransition(container: window)
      let old = context.environment
      announce(environment, coordinator)
      context = next
      window.ownContext = next
      LayoutContext.with(next) {
        coordinator.run {
          window.take(CGSize(environment.windowSize))
          window.tellTraits(from: TraitCollection(old))
          window.environmentDidChange()
          if old.orientation != environment.orientation {
            next.notifications.post(name: Device.orientationDidChangeNotification, object: Device.current)
          }
        } layout: {
          turnOfRunLoop()
        }
      }
    }
  }

  /// Held another way; nil where the device is not held so.
  public func turn(to orientation: Orientation) -> LayoutTransition? {
    guard let environment = context.environment.turned(to: orientation) else { return nil }
    return change(to: environment)
  }

  private func announce(_ environment: ProofModel.Environment, _ coordinator: CoordinatedTransition) {
    let (old, new) = (TraitCollection(context.environment), TraitCollection(environment))
    let hasOtherClasses =
      old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass
    if hasOtherClasses {
      log?.record(controller, "willTransition")
      controller.willTransition(to: new, with: coordinator)
    }
    guard context.environment.windowSize != environment.windowSize else { return }
    log?.record(controller, "viewWillTransition")
    controller.viewWillTransition(to: CGSize(environment.windowSize), with: coordinator)
  }

  private func record(to next: LayoutContext, _ work: () -> Void) -> LayoutTransition {
    let recorder = AnimationRecorder()
    let before = solvedLayout()
    LayoutContext.with(context) {
      EventLog.$current.withValue(log) {
        AnimationRecorder.$current.withValue(recorder) {
          work()
          LayoutContext.with(next) {
            turnOfRunLoop()
            recorder.finish { turnOfRunLoop() }
          }
        }
      }
    }
    let (after, tracks) = LayoutContext.with(context) { TrackReader(recorder).read(controller.view) }
    return LayoutTransition(before: before, after: after, duration: recorder.duration, tracks: tracks)
  }

  // MARK: Answers

  /// The layout as it is now, with names, findings and what became of every constraint.
  public func solvedLayout(explains: Bool = true) -> SolvedLayout { solved(explains: explains).layout }

  /// The layout as it is now, apart from the views.
  public func capturedLayout() -> CapturedLayout { perform { controller.view.capturedLayout() } }

  /// The same with what there was to tell of the constraints.
  public func solved(explains: Bool = true) -> (layout: SolvedLayout, diagnostics: [Diagnostic]) {
    perform { controller.view.solvedLayout(explains: explains) }
  }
}
