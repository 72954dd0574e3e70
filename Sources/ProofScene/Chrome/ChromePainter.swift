internal import AutoLayout
internal import ProofModel
internal import Typesetting

/// Draws what belongs to the device and not to the app: bezel, round corners, cut-out, status bar, home indicator,
/// and a Mac window's title bar.
struct ChromePainter {
  let environment: Environment
  let chrome: Chrome
  let device: Device?
  let palette: Palette
  let own: OwnText
  let title: String?
  let shape: DeviceShape

  static let bezel = 10.0
  static let titleBar = 28.0

  init(layout: SolvedLayout, options: SceneOptions, text: TextEngine) {
    self.environment = layout.environment
    self.chrome = options.chrome
    self.device = options.device
    self.title = options.title
    self.palette = .of(layout.environment.appearance)
    self.own = OwnText(text, scale: layout.environment.scale)
    self.shape = DeviceShape(environment: layout.environment, device: options.device)
  }

  private var isMac: Bool { environment.platform == .mac }

  /// How far the picture reaches beyond the window.
  static func insets(_ environment: Environment, _ chrome: Chrome) -> EdgeInsets {
    guard chrome == .device else { return .zero }
    if environment.platform == .mac { return EdgeInsets(top: titleBar + 1, left: 1, bottom: 1, right: 1) }
    return EdgeInsets(all: bezel)
  }

  private var window: Rect { Rect(origin: .zero, size: environment.windowSize) }

  /// What the window's content is clipped to.
  var screenShape: Path {
    guard chrome == .device else { return .rect(window) }
    return isMac ? .rect(window) : .roundedRect(window, radius: shape.cornerRadius)
  }

  /// The device's or the window's outer edge in the picture's space; nil where there is none.
  var outline: Path? {
    guard chrome == .device else { return nil }
    let insets = Self.insets(environment, chrome)
    let all = Rect(
      x: 0, y: 0, width: window.width + insets.left + insets.right, height: window.height + insets.top + insets.bottom)
    return .roundedRect(all, radius: isMac ? 10 : shape.cornerRadius + Self.bezel)
  }

  func paintBehind(_ canvas: Canvas, size: Size) {
    guard chrome == .device else { return }
    let all = Rect(origin: .zero, size: size)
    canvas.fill(.rect(all), .white)
    if isMac {
      let isDark = environment.appearance == .dark
      canvas.fill(.roundedRect(all, radius: 10), Color(rgb: isDark ? 0x3A3A3C : 0xDEDEE0))
      let edge = Color(white: 0, alpha: 0.25)
      canvas.stroke(.roundedRect(all.inset(by: EdgeInsets(all: 0.5)), radius: 10), edge, width: 1)
      for (slot, rgb) in [UInt32(0xFF5F57), 0xFEBC2E, 0x28C840].enumerated() {
        canvas.fill(.circle(Point(x: 15 + 20 * Double(slot), y: Self.titleBar / 2 + 0.5), radius: 6), Color(rgb: rgb))
      }
      paintTitle(canvas, width: size.width)
      return
    }
    canvas.fill(.roundedRect(all, radius: shape.cornerRadius + Self.bezel), Color(rgb: 0x16171A))
    let edge = all.inset(by: EdgeInsets(all: 0.75))
    canvas.stroke(.roundedRect(edge, radius: shape.cornerRadius + Self.bezel), Color(rgb: 0x4A4D55), width: 1.5)
  }

  /// The window's title, in the middle of its bar as far as the three buttons leave it there.
  private func paintTitle(_ canvas: Canvas, width: Double) {
    guard let title, !title.isEmpty, width > 160 else { return }
    let text = own.lay(title, size: 13, weight: 700, maxWidth: width - 150)
    canvas.centered(
      text, on: Point(x: width / 2, y: Self.titleBar / 2 + 0.5), size: 13, palette.label.withAlpha(0.85))
  }

  func paintOver(_ canvas: Canvas) {
    switch chrome {
    case .none: return
    case .outline: paintOutline(canvas)
    case .device:
      guard !isMac else { return }
      paintStatusBar(canvas)
      if let cutout = shape.cutout { canvas.fill(cutout, .black) }
      if let indicator = shape.homeIndicator {
        canvas.fill(.roundedRect(indicator, radius: indicator.height / 2), palette.label)
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
