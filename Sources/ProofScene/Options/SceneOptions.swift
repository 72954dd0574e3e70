public import ProofModel

/// What is drawn around a screen and over its edges.
public enum Chrome: String, Hashable, Sendable, CaseIterable {
  case none
  /// The screen's outline with its round corners, cut-out and home indicator as thin lines.
  case outline
  /// Status bar, cut-out, home indicator and round corners as the device shows them, in a thin bezel.
  case device
}

/// How a picture of a solved layout is drawn.
public struct SceneOptions: Sendable {
  /// Points that a macOS window's three buttons take at least.
  package static let leastWindow = 76.0

  /// The parts of the device that are drawn around the screen and over its edges.
  public var chrome: Chrome
  /// Gives the chrome its shape; without one a plain screen is assumed.
  public var device: Device?
  /// What a window's title bar says.
  public var title: String?
  /// Order and repetition mean nothing.
  public var overlays: [Overlay]
  /// Views by name, path or id whose rules alone are drawn, with the rest behind a veil; empty for all.
  public var focus: [String]
  /// Ids of the constraints that are drawn, and no others; nil for all.
  package var rules: Set<String>?
  /// Whether a legend of what is drawn over the screen stands below it.
  public var hasLegend: Bool
  /// Enlarges badges and lines, for pictures that will be scaled down on a sheet; 1 or more.
  public var annotationScale: Double
  /// What the overlay `accessibility` draws.
  package var accessibility: AccessibilityNotes?
  /// What the overlay `mock` draws.
  package var design: DesignNotes?

  /// Whether the whole content of what scrolls is drawn, on a taller screen with the fold marked.
  public var unrolls = false
  /// Whether what lies beyond a device's edge is transparent, in the place of white paper.
  public var isTransparent = false

  /// A picture's options; by default the bare screen with a legend, without overlays and without a device's shape.
  public init(
    chrome: Chrome = .none, device: Device? = nil, title: String? = nil, overlays: [Overlay] = [],
    focus: [String] = [], hasLegend: Bool = true,
    annotationScale: Double = 1
  ) {
    self.chrome = chrome
    self.device = device
    self.title = title
    self.overlays = overlays
    self.focus = focus
    self.hasLegend = hasLegend
    self.annotationScale = annotationScale
  }
}
