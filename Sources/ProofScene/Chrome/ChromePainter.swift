internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

/// Draws what belongs to the device and not to the app: bezel, round corners, cut-out, status bar, home indicator,
/// the other app beside a window that shares the screen, and a Mac window's title bar.
struct ChromePainter {
  let environment: Environment
  let chrome: Chrome
  let device: Device?
  let palette: Palette
  let own: OwnText
  let title: String?
  /// Of the whole screen; of the window where the picture has no device.
  let shape: DeviceShape
  let frame: DeviceFrame
  /// The environment as it is without a sheet: what the device itself shows.
  let shown: Environment
  /// Of the window, points.
  private let windowRadius: Double
  /// What lies below the status bar and below the home indicator: fills, from the back to the front.
  private let ground: (above: Color?, below: Color?)

  init(layout: SolvedLayout, options: SceneOptions, text: TextEngine) {
    self.environment = layout.environment
    self.chrome = options.chrome
    self.device = options.device
    self.title = options.title
    self.palette = .of(layout.environment.appearance)
    self.own = OwnText(text, scale: layout.environment.scale, family: "system")
    self.frame = DeviceFrame(environment: layout.environment, options: options)
    var shown = layout.environment
    if frame.isPresented { shown.windowSize = shown.screenSize }
    self.shown = shown
    self.shape = DeviceShape(environment: shown, device: options.device)
    let size = layout.environment.windowSize
    self.ground = (
      layout.fill(at: Point(x: 24, y: 12)), layout.fill(at: Point(x: size.width / 2, y: size.height - 10))
    )
    self.windowRadius = DeviceShape(environment: layout.environment, device: options.device).cornerRadius
  }

  private var isMac: Bool { environment.isMac }
  private var window: Rect { Rect(origin: .zero, size: environment.windowSize) }
  private var paper: Rect { Rect(origin: .zero, size: frame.size) }

  /// What the window's content is clipped to, in window space.
  var screenShape: Path {
    switch chrome {
    case .none: return .rect(window)
    case .outline: return .roundedRect(window, radius: shape.cornerRadius)
    case .device:
      if frame.isPresented { return sheetShape }
      if environment.window == .slideOver, frame.neighbour != nil { return .roundedRect(window, radius: 10) }
      return isMac || frame.neighbour != nil ? .rect(window) : .roundedRect(window, radius: shape.cornerRadius)
    }
  }

  /// A sheet that stands on the screen's lower edge has the screen's corners there.
  private var sheetShape: Path {
    let stands = frame.origin.y + window.height > frame.screen.maxY - 0.5
    let isWide = window.width >= frame.screen.width
    return .roundedRect(window, upper: windowRadius, lower: stands && isWide ? shape.cornerRadius : windowRadius)
  }

  /// The cut-out in window space; nil where it lies outside of the window.
  var cutout: Path? { frame.isPresented ? nil : shape.cutout }

  /// The device's or the window's outer edge in the picture's space; nil where there is none.
  var outline: Path? {
    switch chrome {
    case .none: return nil
    case .outline: return shape.cornerRadius > 0 ? .roundedRect(window, radius: outlineRadius) : nil
    case .device: return .roundedRect(paper, radius: outlineRadius)
    }
  }

  /// How round the outer edge's corners are, in points.
  var outlineRadius: Double {
    switch chrome {
    case .none: return 0
    case .outline: return shape.cornerRadius
    case .device: return bodyRadius
    }
  }

  /// Of the device's body. One with a home button has round corners around a square screen.
  private var bodyRadius: Double {
    if isMac { return 10 }
    if frame.homeButton != nil { return device?.isPad == true ? 36 : 50 }
    return deviceRadius + DeviceFrame.bezel
  }

  /// Of the screen, also where the window has only a part of it.
  private var deviceRadius: Double { frame.neighbour == nil ? shape.cornerRadius : device?.cornerRadius ?? 0 }

  /// Paints in the picture's space.
  ///
  /// - Parameter hasPaper: whether the corners beyond the device are white, in the place of nothing.
  func paintBehind(_ canvas: Canvas, hasPaper: Bool = true) {
    if chrome == .outline, shape.cornerRadius > 0, hasPaper { canvas.fill(.rect(window), .white) }
    guard chrome == .device else { return }
    if hasPaper { canvas.fill(.rect(paper), .white) }
    guard !isMac else { return paintWindowFrame(canvas) }
    canvas.fill(.roundedRect(paper, radius: bodyRadius), Color(rgb: 0x16171A))
    let edge = paper.inset(by: EdgeInsets(all: 0.75))
    canvas.stroke(.roundedRect(edge, radius: bodyRadius), Color(rgb: 0x4A4D55), width: 1.5)
    if let button = frame.homeButton {
      canvas.stroke(.circle(button, radius: device?.isPad == true ? 15 : 19), Color(rgb: 0x4A4D55), width: 1.5)
    }
    if frame.neighbour != nil { paintNeighbour(canvas) }
    if frame.isPresented { paintPresenter(canvas) }
  }

  private func paintWindowFrame(_ canvas: Canvas) {
    let isDark = environment.appearance == .dark
    canvas.fill(.roundedRect(paper, radius: bodyRadius), Color(rgb: isDark ? 0x3A3A3C : 0xDEDEE0))
    let edge = Color(white: 0, alpha: 0.25)
    canvas.stroke(.roundedRect(paper.inset(by: EdgeInsets(all: 0.5)), radius: bodyRadius), edge, width: 1)
    let y = DeviceFrame.titleBar / 2 + 0.5
    for (slot, rgb) in [UInt32(0xFF5F57), 0xFEBC2E, 0x28C840].enumerated() {
      canvas.fill(.circle(Point(x: 15 + 20 * Double(slot), y: y), radius: 6), Color(rgb: rgb))
    }
    // The title in the middle of its bar, as far as the three buttons leave it there.
    guard let title, !title.isEmpty, frame.size.width > 160 else { return }
    let text = own.lay(title, size: 13, weight: 700, maxWidth: frame.size.width - 150)
    canvas.centered(text, on: Point(x: frame.size.width / 2, y: y), size: 13, palette.label.withAlpha(0.85))
  }

  /// The screen that a window shares, with the other app as a grey area.
  private func paintNeighbour(_ canvas: Canvas) {
    guard let neighbour = frame.neighbour else { return }
    let isDark = environment.appearance == .dark
    canvas.clipped(to: .roundedRect(frame.screen, radius: deviceRadius)) { canvas in
      canvas.fill(.rect(frame.screen), .black)
      canvas.fill(.rect(neighbour), Color(rgb: isDark ? 0x2C2C2E : 0xD1D1D6))
    }
    let isFloating = environment.window == .slideOver
    let free = isFloating ? neighbour.minX + (frame.origin.x - neighbour.minX) / 2 : neighbour.midX
    let words = own.lay("another app", size: 15)
    canvas.centered(words, on: Point(x: free, y: neighbour.midY), size: 15, palette.secondaryLabel)
    guard isFloating else { return }
    let box = window.offset(x: frame.origin.x, y: frame.origin.y)
    canvas.fill(.roundedRect(box.grown(by: 2), radius: 12), Color(white: 0, alpha: 0.18))
  }

  /// The screen that presents a sheet, dimmed; on a phone since iOS 13 it has stepped back and shows its upper edge.
  private func paintPresenter(_ canvas: Canvas) {
    let dimmed = Color(rgb: environment.appearance == .dark ? 0x1C1C1E : 0xCCCCCC)
    let steps = stepsBack
    canvas.clipped(to: .roundedRect(frame.screen, radius: shape.cornerRadius)) { canvas in
      canvas.fill(.rect(frame.screen), steps ? .black : dimmed)
      guard steps else { return }
      let top = frame.origin.y - 10
      // Below a short status bar there is no room for it.
      guard top - frame.screen.minY >= device?.held(environment.orientation).statusBar ?? 0 else { return }
      let card = Rect(x: frame.screen.minX + 16, y: top, width: frame.screen.width - 32, height: 60)
      canvas.fill(.roundedRect(card, radius: 10), dimmed)
    }
  }

  private var stepsBack: Bool { window.width >= frame.screen.width && environment.era < Era(.ios, 26) }

  /// Of the status bar: what can be read on the fill below it, as apps choose `preferredStatusBarStyle`.
  var statusInk: Color { frame.isPresented ? (stepsBack ? .white : palette.label) : ink(on: ground.above) }

  private func ink(on ground: Color?) -> Color {
    guard let ground else { return palette.label }
    return ground.isDark ? .white : .black
  }

  /// Paints in window space, over the window's content.
  func paintOver(_ canvas: Canvas) {
    switch chrome {
    case .none: return
    case .outline: paintOutline(canvas)
    case .device:
      guard !isMac else { return }
      let corner = frame.isPresented ? frame.screen.origin : frame.origin
      canvas.transformed(translate: Point(x: corner.x - frame.origin.x, y: corner.y - frame.origin.y)) { canvas in
        paintStatusBar(canvas)
        if let cutout = shape.cutout { canvas.fill(cutout, .black) }
        if let indicator = shape.homeIndicator {
          canvas.fill(.roundedRect(indicator, radius: indicator.height / 2), ink(on: ground.below))
        }
      }
    }
  }

  private func paintOutline(_ canvas: Canvas) {
    let ink = palette.standInInk
    let hairline = 1.0
    canvas.stroke(
      .roundedRect(window.inset(by: EdgeInsets(all: hairline / 2)), radius: shape.cornerRadius), ink, width: hairline)
    if let cutout = shape.cutout { canvas.stroke(cutout, ink, width: hairline) }
    if let indicator = shape.homeIndicator {
      canvas.stroke(.roundedRect(indicator, radius: indicator.height / 2), ink, width: hairline)
    }
  }
}

extension SolvedLayout {
  /// The fill of the bar or the foremost view that covers a point of the window with an opaque one; nil where none
  /// does.
  ///
  /// Complexity: O(views).
  fileprivate func fill(at point: Point) -> Color? {
    func holds(_ rect: Rect) -> Bool {
      rect.minX <= point.x && rect.maxX >= point.x && rect.minY <= point.y && rect.maxY >= point.y
    }
    for bar in bars where holds(bar.frame) {
      let contents = bar.contents ?? barContents
      if let color = (bar.kind == .tab ? contents.tabLook : contents.look).background, color.alpha > 0.6 {
        return color
      }
    }
    return views.last { view in
      !view.isHidden && (view.content.background?.alpha ?? 0) > 0.6 && view.content.alpha > 0.6
        && holds(view.windowFrame)
    }?.content.background
  }
}

extension Color {
  /// By luma (Rec. 601).
  fileprivate var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}
