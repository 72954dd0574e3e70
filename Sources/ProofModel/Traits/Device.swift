/// One entry of the device catalogue; lengths are points (dp on Android, CSS px on the web).
public struct Device: Hashable, Sendable {
  /// The part that the front camera takes of the screen, by its shape.
  public enum Cutout: String, Hashable, Sendable { case none, notch, island, hole }

  /// What differs between the two ways of holding it.
  public struct Held: Hashable, Sendable {
    public var safeArea: EdgeInsets
    public var statusBar: Double
    public var widthClass: SizeClass
    public var heightClass: SizeClass

    public init(safeArea: EdgeInsets, statusBar: Double, widthClass: SizeClass, heightClass: SizeClass) {
      self.safeArea = safeArea
      self.statusBar = statusBar
      self.widthClass = widthClass
      self.heightClass = heightClass
    }
  }

  /// Window widths when two apps share the screen, in points; heights stay.
  public struct Multitasking: Hashable, Sendable {
    /// Half, two thirds and one third with the device on its side.
    public var half: Double
    public var twoThirds: Double
    public var oneThird: Double
    /// Two thirds and one third upright, where no halves are offered.
    public var uprightTwoThirds: Double
    public var uprightOneThird: Double
    public var slideOver: Double
    public var uprightSlideOver: Double

    public init(
      half: Double, twoThirds: Double, oneThird: Double, uprightTwoThirds: Double, uprightOneThird: Double,
      slideOver: Double, uprightSlideOver: Double
    ) {
      self.half = half
      self.twoThirds = twoThirds
      self.oneThird = oneThird
      self.uprightTwoThirds = uprightTwoThirds
      self.uprightOneThird = uprightOneThird
      self.slideOver = slideOver
      self.uprightSlideOver = uprightSlideOver
    }
  }

  public var id: String
  public var name: String
  /// `iphone`, `ipad`, `mac`, `android-phone`, …, as the catalogue has it.
  public var family: String
  public var platform: Platform
  public var year: Int?
  /// In portrait for what can be turned, else as it stands.
  public var size: Size
  public var scale: Double
  public var portrait: Held
  public var landscape: Held
  public var cornerRadius: Double
  public var cutout: Cutout
  /// Upright, centred at the top edge, `y` from it; nil where there is none or its shape is not known.
  public var cutoutFrame: Rect?
  public var hasHomeIndicator: Bool
  /// The ways in which it can be held; one only, `portrait`, for what stands as it stands.
  public var orientations: [Orientation]
  public var multitasking: Multitasking?

  public init(
    id: String, name: String, family: String, platform: Platform, year: Int?, size: Size, scale: Double,
    portrait: Held, landscape: Held, cornerRadius: Double, cutout: Cutout, hasHomeIndicator: Bool,
    orientations: [Orientation], cutoutFrame: Rect? = nil, multitasking: Multitasking? = nil
  ) {
    self.id = id
    self.name = name
    self.family = family
    self.platform = platform
    self.year = year
    self.size = size
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.hasHomeIndicator = hasHomeIndicator
    self.orientations = orientations
    self.cutoutFrame = cutoutFrame
    self.multitasking = multitasking
  }

  public var isPhone: Bool { family == "iphone" || family == "ipod" || family == "android-phone" }
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
