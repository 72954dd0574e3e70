public import Foundation

/// Glass (UIKit's `UIGlassEffect` of iOS 26): it is drawn as a blur is, without what it bends of the light.
open class GlassEffect: VisualEffect {
  /// How clear it is.
  public enum Style: Int, Sendable { case regular, clear }
  public let style: Style
  open var isInteractive = false
  open var tintColor: Color?
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
}

/// Pieces of glass that flow together where they are near (UIKit's `UIGlassContainerEffect`).
open class GlassContainerEffect: VisualEffect {
  open var spacing: CGFloat = 0
  public override init() { super.init() }
}

/// How round the corners of a view are (UIKit's `UICornerConfiguration` of iOS 26).
public struct CornerConfiguration: Hashable, Sendable {
  /// The radii of the corners from the top left on, the way of the clock; nil: a capsule's.
  let radii: [CornerRadius]?
  /// Half of a view's shorter side at most.
  let most: CGFloat

  /// As round as the sides let it be.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    Self(radii: nil, most: maximumRadius ?? .greatestFiniteMagnitude)
  }
  /// All alike.
  public static func corners(radius: CornerRadius) -> Self {
    Self(radii: Array(repeating: radius, count: 4), most: .greatestFiniteMagnitude)
  }
  /// Each its own.
  public static func corners(
    topLeftRadius: CornerRadius? = nil, topRightRadius: CornerRadius? = nil, bottomLeftRadius: CornerRadius? = nil,
    bottomRightRadius: CornerRadius? = nil
  ) -> Self {
    let radii = [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]
    return Self(radii: radii.map { $0 ?? .fixed(0) }, most: .greatestFiniteMagnitude)
  }
  /// Those above and those below.
  public static func uniformEdges(topRadius: CornerRadius, bottomRadius: CornerRadius) -> Self {
    Self(radii: [topRadius, topRadius, bottomRadius, bottomRadius], most: .greatestFiniteMagnitude)
  }
  /// All of one radius.
  public static func uniformCorners(radius: CornerRadius) -> Self { corners(radius: radius) }
}

/// A corner's radius (UIKit's `UICornerRadius`).
public struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let value: CGFloat
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> Self { Self(value: value) }
  /// The container's less the distance to it, which is not followed here: the least.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(value: minimum ?? 0) }
  init(value: CGFloat) { self.value = value }
  public init(floatLiteral value: Double) { self.value = CGFloat(value) }
  public init(integerLiteral value: Int) { self.value = CGFloat(value) }
}

extension View {
  /// How round the corners are: the layer's radius takes it, a capsule's when it is laid out.
  public var cornerConfiguration: CornerConfiguration {
    get { more.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      more.corners = newValue
      applyCorners()
      setNeedsLayout()
    }
  }

  /// The largest of the radii at the corners that have one; a capsule's is half of the shorter side.
  func applyCorners() {
    guard let corners = extras?.corners else { return }
    guard let radii = corners.radii else {
      layer.cornerRadius = min(min(bounds.width, bounds.height) / 2, corners.most)
      return
    }
    layer.cornerRadius = radii.map(\.value).max() ?? 0
    let masks: [Layer.CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    layer.maskedCorners = Layer.CornerMask(zip(masks, radii).filter { $0.1.value > 0 }.map(\.0))
  }
}

extension Button.Configuration {
  /// On glass, drawn as on grey.
  public static func glass() -> Self { gray() }
  /// On clear glass.
  public static func clearGlass() -> Self { plain() }
  /// On tinted glass, drawn as on the tint.
  public static func prominentGlass() -> Self { filled() }
  /// On clear tinted glass.
  public static func prominentClearGlass() -> Self { tinted() }
}
