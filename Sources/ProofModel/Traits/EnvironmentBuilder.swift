/// One variant as it is asked for, before the catalogue and the rules of the platform have filled in the numbers.
public struct EnvironmentBuilder: Hashable, Sendable {
  /// What is drawn on.
  public enum Screen: Hashable, Sendable {
    case device(Device)
    /// A bare size in points, as it stands when upright; the name is for captions.
    case size(Size, scale: Double, name: String?)
  }

  public var screen: Screen
  public var orientation: Orientation = .portrait
  public var window: WindowMode = .full
  public var locale: String = "en"
  public var textSize: TextSize = .l
  public var appearance: Appearance = .light
  public var state: String?
  /// nil: ``Era/standard``.
  public var era: Era?
  /// Of the document; a device's own wins.
  public var platform: Platform = .ios
  public var resizedFrom: Size?

  public init(_ screen: Screen) {
    self.screen = screen
  }

  /// Why a variant does not exist, in words for a message: `an iPhone 8 has no split view`.
  public struct Unavailable: Error, Hashable, Sendable {
    public var reason: String
    public init(_ reason: String) {
      self.reason = reason
    }
  }

  /// The environment of the variant, or why there is none.
  public func environment() -> Result<Environment, Unavailable> {
    .failure(Unavailable("no rule"))
  }
}
