internal import Dispatch
package import Importing
public import ProofModel
internal import Resolving
internal import Typesetting

/// What views in code are laid out for: one variant with its fonts and pictures.
///
/// `UIScreen.main`, traits, fonts and named pictures read the current one. Outside of a proof that is an iPhone held
/// upright; ``with(_:_:)`` binds another one to what runs inside it, on this thread or task only.
public final class LayoutContext: Sendable {
  public let environment: ProofModel.Environment
  public let measuring: any TextMeasuring
  public let images: any ImageSizing
  let notifications: ContextNotifications
  /// What the app's code finds by name; nil outside of a project.
  let resources: AppResources?
  /// What is told of the code besides its layout.
  let notes: ContextNotes
  /// The window that the screen is shown in, for code that asks the app for it.
  let shown: ShownWindow

  public convenience init(
    environment: ProofModel.Environment, measuring: (any TextMeasuring)? = nil, images: (any ImageSizing)? = nil
  ) {
    self.init(environment: environment, measuring: measuring, images: images, resources: nil)
  }

  /// - Parameter resources: what code finds by name: nibs, storyboards, colours and texts.
  package convenience init(
    environment: ProofModel.Environment, measuring: (any TextMeasuring)?, images: (any ImageSizing)?,
    resources: AppResources?
  ) {
    self.init(
      environment: environment, measuring: measuring, images: images, resources: resources,
      notifications: ContextNotifications(), notes: ContextNotes(), shown: ShownWindow())
  }

  private init(
    environment: ProofModel.Environment, measuring: (any TextMeasuring)?, images: (any ImageSizing)?,
    resources: AppResources?, notifications: ContextNotifications, notes: ContextNotes, shown: ShownWindow
  ) {
    self.shown = shown
    self.notifications = notifications
    self.notes = notes
    self.resources = resources
    self.environment = environment
    self.measuring = measuring ?? Self.standardText
    self.images = images ?? NoPictures()
  }

  /// The same fonts, pictures and observers in another environment, as after a turn.
  public func changing(_ environment: ProofModel.Environment) -> LayoutContext {
    LayoutContext(
      environment: environment, measuring: measuring, images: images, resources: resources,
      notifications: notifications, notes: notes, shown: shown)
  }

  @TaskLocal private static var bound: LayoutContext?

  /// The one that is bound here, else that of the screen whose main queue is served, else ``standard``.
  public static var current: LayoutContext {
    bound ?? (DispatchQueue.isMain ? served.withLock { $0 } : nil) ?? standard
  }

  /// The context of the screen that is being shown: what it asked the main queue for runs in it.
  private static let served = Locked<LayoutContext?>(nil)

  /// What the main queue does from now on and binds nothing for, it does in `context`; nil: in ``standard``.
  ///
  /// - Returns: the one until now.
  @discardableResult
  package static func serveMainQueue(in context: LayoutContext?) -> LayoutContext? {
    served.withLock { served in
      defer { served = context }
      return served
    }
  }

  /// Runs `work` with another current context.
  public static func with<Value>(_ context: LayoutContext, _ work: () throws -> Value) rethrows -> Value {
    try $bound.withValue(context, operation: work)
  }

  /// An iPhone 8 held upright, 375 × 667 points at 2×, in English.
  public static let standard = LayoutContext(environment: environment(device: "iphone-8") ?? bare)

  /// The fonts of the system, by the project's written list.
  private static let standardText = TextEngine()

  private static let bare = Environment(
    screenSize: Size(width: 375, height: 667), safeArea: ProofModel.EdgeInsets(top: 20))

  /// The environment of a device by its name in the catalogue; nil where there is no such device or variant.
  public static func environment(
    device name: String, orientation: Orientation = .portrait, locale: String = "en", textSize: TextSize = .l,
    appearance: Appearance = .light, window: WindowMode = .full, era: Era? = nil
  ) -> ProofModel.Environment? {
    guard let device = DeviceCatalogue.shared.device(name) else { return nil }
    var builder = EnvironmentBuilder(.device(device))
    builder.orientation = orientation
    builder.locale = locale
    builder.textSize = textSize
    builder.appearance = appearance
    builder.window = window
    builder.era = era
    return try? builder.environment().get()
  }

  /// Tells something of the screen's code besides its layout, once: a sentence with its id in brackets, a hint behind `]; `.
  package func note(_ sentence: String) { notes.note(sentence) }

  /// What controls have by their kind here.
  var kinds: KindTable { KindTable(environment: environment) }
}

/// Pictures where no folder of them was named: none.
struct NoPictures: ImageSizing {
  func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
}
