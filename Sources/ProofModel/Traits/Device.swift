/// One entry of the device catalogue; lengths are points (dp on Android, CSS px on the web).
public struct Device: Hashable, Sendable {
  /// The part that the front camera takes of the screen, by its shape.
  public enum Cutout: String, Hashable, Sendable { case none, notch, island, hole }

  /// What differs between the two ways of holding it.
  public struct Held: Hashable, Sendable {
    /// The insets of a full window in points, without an app's bars; some eras have others (``EnvironmentBuilder``).
    public var safeArea: EdgeInsets
    /// The height of the status bar in points; 0 where none is shown.
    public var statusBar: Double
    /// The size class along the horizontal axis, of a full window.
    public var widthClass: SizeClass
    /// The size class along the vertical axis, of a full window.
    public var heightClass: SizeClass
  }

  /// Window widths when two apps share the screen, in points; heights stay.
  public struct Multitasking: Hashable, Sendable {
    /// Half, two thirds and one third with the device on its side.
    public var half: Double
    /// The width of the larger part beside a third, on its side.
    public var twoThirds: Double
    /// The width of the smaller part, a third, on its side.
    public var oneThird: Double
    /// Two thirds and one third upright, where no halves are offered.
    public var uprightTwoThirds: Double
    /// The width of the smaller part, a third, upright.
    public var uprightOneThird: Double
    /// The width of a window that floats over another app, on its side.
    public var slideOver: Double
    /// The width of a window that floats over another app, upright.
    public var uprightSlideOver: Double
  }

  /// The catalogue's id, `iphone-8`, which flags, specs and keys of variants use; unique.
  public var id: String
  /// The name for people, `iPhone 8`, as captions have it.
  public var name: String
  /// `iphone`, `ipad`, `mac`, `android-phone`, …, as the catalogue has it.
  public var family: String
  /// The family of systems that runs on it; it decides metrics and traits.
  public var platform: Platform
  /// The year in which it came out; nil where it is not known or there is none.
  public var year: Int?
  /// In portrait for what can be turned, else as it stands.
  public var size: Size
  /// The number of device pixels per point.
  public var scale: Double
  /// The insets and size classes when it is held upright, or as it stands.
  public var portrait: Held
  /// The insets and size classes when it is held on its side; those of `portrait` for what cannot be turned.
  public var landscape: Held
  /// The radius of the screen's corners in points; 0 where they are square or not known.
  public var cornerRadius: Double
  /// The shape of what the front camera takes of the screen.
  public var cutout: Cutout
  /// Whether the system draws a home indicator on it in place of a home button.
  public var hasHomeIndicator: Bool
  /// The ways in which it can be held; one only, `portrait`, for what stands as it stands.
  public var orientations: [Orientation]
  /// The frame of `cutout` upright, centred at the top edge, `y` from it; nil where there is none or its shape is not known.
  public var cutoutFrame: Rect?
  /// The widths of windows that share the screen; nil where it has no split view.
  public var multitasking: Multitasking?

  /// Whether it is a phone by its family, iPods among them.
  public var isPhone: Bool { family == "iphone" || family == "ipod" || family == "android-phone" }
  /// Whether it is an iPad by its family.
  public var isPad: Bool { family == "ipad" }
  /// Whether it can be turned at all; windows, televisions and watches stand as they stand.
  public var isTurnable: Bool { orientations.count > 1 }

  /// The safe area, the status bar and the size classes that the device has in an orientation.
  public func held(_ orientation: Orientation) -> Held { orientation.isLandscape ? landscape : portrait }

  /// The whole screen in points in that orientation.
  public func screenSize(_ orientation: Orientation) -> Size {
    guard isTurnable else { return size }
    let isSideways = orientation.isLandscape != (size.width > size.height)
    return isSideways ? size.transposed : size
  }
}
