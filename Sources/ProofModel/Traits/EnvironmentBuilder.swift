/// One variant as it is asked for, before the catalogue and the rules of the platform have filled in the numbers.
public struct EnvironmentBuilder: Hashable, Sendable {
  /// What is drawn on.
  public enum Screen: Hashable, Sendable {
    case device(Device)
    /// A bare size in points, as it stands when upright; the name is for captions.
    case size(Size, scale: Double, name: String?)
  }

  /// The device or the bare size that is drawn on.
  public var screen: Screen
  /// The way in which the screen is held; a device that is not held so has no such variant.
  public var orientation: Orientation = .portrait
  /// The part of the screen that the window takes; which parts there are depends on the device.
  public var window: WindowMode = .full
  /// The locale, BCP 47 or a pseudo-language; it also decides the direction.
  public var locale: String = "en"
  /// The content size category of Dynamic Type.
  public var textSize: TextSize = .l
  /// The appearance, light or dark.
  public var appearance: Appearance = .light
  /// The name of the document's state; nil: its default.
  public var state: String?
  /// nil: ``Era/standard`` (on the Mac `macos-14`).
  public var era: Era?
  /// Of the document; a device's own wins.
  public var platform: Platform = .ios
  /// The size in points that the window has before it is resized; nil: the document's canvas.
  public var resizedFrom: Size?
  /// Whether the device's keyboard stands over the window.
  public var showsKeyboard = false

  /// A variant of that screen: upright, in a full window, in English, light, in the default text size and state.
  public init(_ screen: Screen) {
    self.screen = screen
  }

  /// Why a variant does not exist, in words for a message: `iPhone 8 has no split view`.
  public struct Unavailable: Error, Hashable, Sendable {
    /// The reason as a phrase without a full stop, which messages go on from.
    public var reason: String
    /// A refusal with its reason, in the wording of diagnostics.
    public init(_ reason: String) {
      self.reason = reason
    }
  }

  /// Fills in a variant: sizes, insets, size classes, margin and scale, or says why there is no such variant.
  public func environment() -> Result<Environment, Unavailable> {
    if let resizedFrom, !Self.isDrawable(resizedFrom) {
      return .failure(Unavailable("a screen is between 1 and 20000 points wide and high"))
    }
    switch screen {
    case .device(let device): return environment(on: device)
    case .size(let size, let scale, let name): return environment(size: size, scale: scale, name: name)
    }
  }

  /// The era that holds on a platform.
  private func era(on platform: Platform) -> Era {
    if let era { return era }
    return platform == .mac ? Era(.macos, 14) : .standard
  }

  private func environment(on device: Device) -> Result<Environment, Unavailable> {
    guard device.orientations.contains(orientation) else {
      return .failure(Unavailable(Self.refusal(of: orientation, device)))
    }
    let era = era(on: device.platform)
    let screenSize = device.screenSize(orientation)
    let held = device.held(orientation)
    let safeArea = Self.safeArea(of: device, orientation: orientation, era: era)
    let full = WindowPlace(
      size: screenSize, safeArea: safeArea, widthClass: held.widthClass, heightClass: held.heightClass)
    let place: WindowPlace
    switch WindowPlace.of(window, on: device, orientation: orientation, era: era, full: full) {
    case .success(let found): place = found
    case .failure(let reason): return .failure(reason)
    }
    var environment = self.environment(
      platform: device.platform, era: era, screenSize: screenSize, place: place, scale: device.scale)
    environment.device = device.id
    environment.deviceName = device.name
    // A window that floats or is presented does not reach the keyboard.
    if showsKeyboard, place.size.height == screenSize.height {
      environment.keyboardHeight = KeyboardHeight.height(on: device, orientation)
    }
    return .success(environment)
  }

  private func environment(size: Size, scale: Double, name: String?) -> Result<Environment, Unavailable> {
    guard Self.isDrawable(size) else {
      return .failure(Unavailable("a screen is between 1 and 20000 points wide and high"))
    }
    guard (0.25...16).contains(scale) else {
      return .failure(Unavailable("a scale is between 0.25 and 16 pixels to a point"))
    }
    let screenSize = orientation.isLandscape ? size.transposed : size
    let full = WindowPlace(size: screenSize, safeArea: .zero, platform: platform)
    let place: WindowPlace
    switch window {
    case .full: place = full
    case .size(let size):
      switch WindowPlace.free(size, full: full, platform: platform) {
      case .success(let found): place = found
      case .failure(let reason): return .failure(reason)
      }
    default:
      return .failure(Unavailable("a bare size has no \(window.name) window; name a device, or the window's size"))
    }
    var environment = self.environment(
      platform: platform, era: era(on: platform), screenSize: screenSize, place: place, scale: scale)
    if let name { environment.deviceName = name }
    return .success(environment)
  }

  private func environment(
    platform: Platform, era: Era, screenSize: Size, place: WindowPlace, scale: Double
  ) -> Environment {
    Environment(
      platform: platform, era: era, orientation: orientation, window: window, screenSize: screenSize,
      windowSize: place.size, resizedFrom: resizedFrom, scale: scale, safeArea: place.safeArea,
      widthClass: place.widthClass, heightClass: place.heightClass,
      rootMargin: Self.rootMargin(width: place.size.width, platform: platform, era: era), locale: locale,
      direction: LayoutDirection(locale: locale), textSize: textSize, appearance: appearance, state: state)
  }

  private static func isDrawable(_ size: Size) -> Bool {
    (1...20_000).contains(size.width) && (1...20_000).contains(size.height)
  }

  private static func refusal(of orientation: Orientation, _ device: Device) -> String {
    if !device.isTurnable { return "\(device.name) stands as it stands and is not turned" }
    if orientation == .upsideDown { return "\(device.name) leaves upside-down out, as iPhones do" }
    return "\(device.name) is not held \(orientation.rawValue)"
  }
}
