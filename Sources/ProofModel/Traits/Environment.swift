/// Everything a variant of a screen depends on besides the document: one value for solving, drawing and naming.
public struct Environment: Hashable, Sendable {
  /// The catalogue's id, or nil where only a size was given.
  public var device: String?
  /// The device's name for captions, `iPhone 8`; for a bare size `375 × 667`.
  public var deviceName: String
  /// The family of systems, which decides units, metrics and traits.
  public var platform: Platform
  /// Whether the layout is AppKit's: y runs upwards, texts have its sizes, windows their own frames.
  public var isMac: Bool { platform == .mac }
  /// The system whose metrics hold.
  public var era: Era
  /// The way in which the device is held; portrait for what is not turned.
  public var orientation: Orientation
  /// The part of the screen that the window takes.
  public var window: WindowMode
  /// The whole screen in points, in this orientation.
  public var screenSize: Size
  /// The window, which is the root view's size unless a view controller's size is narrower.
  public var windowSize: Size
  /// Laid out there first and then resized to `windowSize`, as a rotation does; nil: the document's canvas.
  public var resizedFrom: Size?
  /// Device pixels per point.
  public var scale: Double
  /// The window's own insets (status bar, cut-out, home indicator), before bars of the document are added.
  public var safeArea: EdgeInsets
  /// The window's size class along the horizontal axis.
  public var widthClass: SizeClass
  /// The window's size class along the vertical axis.
  public var heightClass: SizeClass
  /// Leading and trailing layout margins of the root view.
  public var rootMargin: Double
  /// BCP 47 or a pseudo-language (`pseudo-double`).
  public var locale: String
  /// The direction of the user interface, which decides where `leading` is; usually the locale's.
  public var direction: LayoutDirection
  /// The content size category of Dynamic Type.
  public var textSize: TextSize
  /// The appearance, light or dark, that colours are looked up in.
  public var appearance: Appearance
  /// The name of the document's state; nil where it has none.
  public var state: String?
  /// How high the keyboard stands on the window's lower edge, in points; 0 where it is hidden.
  public var keyboardHeight: Double
  /// What every font's size is multiplied by, whatever the text size is; 1 as the fonts say.
  public var textScale = 1.0
  /// By how much every text is longer than the document has it, per cent of its characters.
  public var textGrowth = 0.0
  /// Whether texts read as the file itself has them, as Interface Builder's canvas shows them, and not as a language's
  /// table does that lies beside it.
  public var readsFileTexts = false

  /// An environment from its parts, by default of an upright phone in English with a full window of `screenSize`
  /// points. Nothing is looked up or checked: a catalogue's numbers come by ``EnvironmentBuilder``.
  public init(
    device: String? = nil, deviceName: String? = nil, platform: Platform = .ios, era: Era = .standard,
    orientation: Orientation = .portrait, window: WindowMode = .full, screenSize: Size,
    windowSize: Size? = nil, resizedFrom: Size? = nil, scale: Double = 2, safeArea: EdgeInsets = .zero,
    widthClass: SizeClass = .compact, heightClass: SizeClass = .regular, rootMargin: Double = 16,
    locale: String = "en", direction: LayoutDirection = .leftToRight, textSize: TextSize = .l,
    appearance: Appearance = .light, state: String? = nil, keyboardHeight: Double = 0
  ) {
    self.device = device
    self.deviceName = deviceName ?? "\(screenSize.width.shortText) × \(screenSize.height.shortText)"
    self.platform = platform
    self.era = era
    self.orientation = orientation
    self.window = window
    self.screenSize = screenSize
    self.windowSize = windowSize ?? screenSize
    self.resizedFrom = resizedFrom
    self.scale = scale
    self.safeArea = safeArea
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.rootMargin = rootMargin
    self.locale = locale
    self.direction = direction
    self.textSize = textSize
    self.appearance = appearance
    self.state = state
    self.keyboardHeight = keyboardHeight
  }

  /// Whether the screen lies on its side: by how a device is held; by its shape where only a size is known or where
  /// nothing is turned (the Mac, the web).
  public var isLandscape: Bool {
    if orientation.isLandscape { return true }
    let isHeld = device != nil && (platform == .ios || platform == .android)
    return !isHeld && orientation == .portrait && windowSize.width > windowSize.height
  }

  /// The part that text depends on.
  public var text: TextEnvironment {
    var text = TextEnvironment(
      locale: locale, direction: direction, textSize: textSize, scale: scale, platform: platform,
      textScale: textScale)
    text.spacesHan = platform == .ios && (era.system != .ios || era.major >= 10)
    return text
  }

  /// The variant's key, which names its pictures: `device.orientation.window.state.locale.text-size.appearance`
  /// with every axis at its default left out, as the settled names have it.
  ///
  /// - Parameters:
  ///   - defaultState, defaultLocale: the document's, which add nothing.
  ///   - screen: stands for the screen instead of its size.
  public func key(defaultState: String?, defaultLocale: String, screen: String? = nil) -> String {
    var parts: [String] = []
    parts.append(screen ?? device ?? "\(screenSize.width.shortText)x\(screenSize.height.shortText)")
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if window != .full { parts.append(window.name) }
    if let state, state != defaultState { parts.append(state) }
    if locale != defaultLocale { parts.append(locale) }
    if textSize != .l { parts.append(textSize.rawValue) }
    if appearance != .light { parts.append(appearance.rawValue) }
    if keyboardHeight > 0 { parts.append("keyboard") }
    return parts.joined(separator: ".")
  }
}

extension LayoutDirection {
  private static let languagesFromTheRight: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb",
  ]

  /// The direction in which a language is written; pseudo right-to-left counts as such.
  public init(locale: String) {
    let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
    let isPseudo = locale == "pseudo-rtl"
    self = isPseudo || Self.languagesFromTheRight.contains(language) ? .rightToLeft : .leftToRight
  }
}
