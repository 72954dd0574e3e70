internal import ProofModel

/// The geometry of what stands around a window: where the screen lies in the picture, and the window on the screen.
///
/// All in the picture's points. A window of an iPad that shares the screen (slide over, split view) is drawn on the
/// whole iPad: the place that the system gives it, the rest belongs to another app. So is a sheet or a popover on the
/// whole device: below it lies the screen that presents it.
struct DeviceFrame: Hashable {
  static let bezel = 10.0
  static let titleBar = 28.0

  /// The whole picture.
  let size: Size
  let screen: Rect
  /// Where the window's own coordinates begin.
  let origin: Point
  /// What another app has of the screen; nil where the window has it all.
  private(set) var neighbour: Rect?
  /// Whether the window is a sheet or a popover over the screen.
  private(set) var isPresented = false
  /// The home button's middle; nil where there is none.
  private(set) var homeButton: Point?

  init(environment: Environment, options: SceneOptions) {
    let window = environment.windowSize
    guard options.chrome == .device else {
      size = window
      screen = Rect(origin: .zero, size: window)
      origin = .zero
      return
    }
    guard !environment.isMac else {
      size = Size(width: window.width + 2, height: window.height + Self.titleBar + 2)
      screen = Rect(origin: Point(x: 1, y: Self.titleBar + 1), size: window)
      origin = screen.origin
      return
    }
    let isShared = Self.isShared(environment, options.device)
    isPresented = Self.isPresented(environment, options.device)
    let shown = isShared || isPresented ? environment.screenSize : window
    let insets = Self.insets(environment, options.device)
    size = Size(width: shown.width + insets.left + insets.right, height: shown.height + insets.top + insets.bottom)
    screen = Rect(origin: Point(x: insets.left, y: insets.top), size: shown)
    if insets != EdgeInsets(all: Self.bezel) {
      homeButton = Self.homeButton(environment.orientation, size: size, chin: Self.chin(options.device))
    }
    guard isShared else {
      guard isPresented else {
        origin = screen.origin
        return
      }
      // A sheet as high as the room below the status bar stands on the lower edge, a smaller one in the middle.
      let rest = shown.height - window.height
      origin = Point(x: screen.midX - window.width / 2, y: screen.minY + (rest < 0.12 * shown.height ? rest : rest / 2))
      return
    }
    // Left to right: a part of two thirds or a half stands first, a third or a floating window last.
    let isLast = environment.window == .slideOver || environment.window == .splitOneThird
    let gap = environment.window == .slideOver ? Self.floatingMargin : 0
    let x = isLast ? screen.maxX - window.width - gap : screen.minX
    origin = Point(x: x, y: screen.midY - window.height / 2)
    if environment.window == .slideOver {
      neighbour = screen
    } else {
      let rest = max(0, shown.width - window.width - Self.divider)
      neighbour = Rect(x: isLast ? screen.minX : screen.maxX - rest, y: screen.minY, width: rest, height: shown.height)
    }
  }

  /// Between the two apps of a split view.
  private static let divider = 10.0
  /// Beside a floating window.
  private static let floatingMargin = 10.0

  private static func isShared(_ environment: Environment, _ device: Device?) -> Bool {
    guard device != nil, environment.windowSize != environment.screenSize else { return false }
    switch environment.window {
    case .slideOver, .splitHalf, .splitOneThird, .splitTwoThirds: return true
    case .full, .popover, .primary, .secondary, .size: return false
    }
  }

  private static func isPresented(_ environment: Environment, _ device: Device?) -> Bool {
    guard let device, device.platform == .ios, device.isPad || device.isPhone, environment.window == .full else {
      return false
    }
    let (window, screen) = (environment.windowSize, environment.screenSize)
    return window != screen && window.width <= screen.width && window.height <= screen.height
  }

  /// Above the screen and below it, on devices with a home button.
  private static func chin(_ device: Device?) -> Double { device?.isPad == true ? 46 : 58 }

  private static func insets(_ environment: Environment, _ device: Device?) -> EdgeInsets {
    let thin = EdgeInsets(all: bezel)
    guard let device, device.platform == .ios, device.isPad || device.isPhone, !device.hasHomeIndicator,
      isShared(environment, device) || isPresented(environment, device)
        || environment.windowSize == environment.screenSize
    else { return thin }
    let chin = chin(device)
    return environment.orientation.isLandscape
      ? EdgeInsets(top: bezel, left: chin, bottom: bezel, right: chin)
      : EdgeInsets(top: chin, left: bezel, bottom: chin, right: bezel)
  }

  /// Below the screen as the device is held: `landscape` turns the device's top to the left.
  private static func homeButton(_ orientation: Orientation, size: Size, chin: Double) -> Point {
    switch orientation {
    case .portrait: return Point(x: size.width / 2, y: size.height - chin / 2)
    case .upsideDown: return Point(x: size.width / 2, y: chin / 2)
    case .landscape: return Point(x: size.width - chin / 2, y: size.height / 2)
    case .landscapeRight: return Point(x: chin / 2, y: size.height / 2)
    }
  }
}
