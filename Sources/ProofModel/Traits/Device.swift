/// One entry of the device catalogue; lengths are points (dp on Android, CSS px on the web).
public struct Device: Hashable, Sendable {
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
  public var hasHomeIndicator: Bool
  public var orientations: [Orientation]

  public init(
    id: String, name: String, family: String, platform: Platform, year: Int?, size: Size, scale: Double,
    portrait: Held, landscape: Held, cornerRadius: Double, cutout: Cutout, hasHomeIndicator: Bool,
    orientations: [Orientation]
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
  }

  public func held(_ orientation: Orientation) -> Held { orientation.isLandscape ? landscape : portrait }

  /// The whole screen in points in that orientation.
  public func screenSize(_ orientation: Orientation) -> Size {
    let isSideways = orientation.isLandscape != (size.width > size.height)
    return isSideways ? size.transposed : size
  }
}
