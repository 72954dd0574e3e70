public import Foundation
internal import ProofModel

/// Compact or regular, along one axis.
public enum UserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Light or dark.
public enum UserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device.
public enum UserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
/// The reading direction.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The twelve sizes of Dynamic Type.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ size: TextSize) { rawValue = size.rawValue }

  public static let unspecified = ContentSizeCategory(rawValue: "")
  public static let extraSmall = ContentSizeCategory(.xs)
  public static let small = ContentSizeCategory(.s)
  public static let medium = ContentSizeCategory(.m)
  public static let large = ContentSizeCategory(.l)
  public static let extraLarge = ContentSizeCategory(.xl)
  public static let extraExtraLarge = ContentSizeCategory(.xxl)
  public static let extraExtraExtraLarge = ContentSizeCategory(.xxxl)
  public static let accessibilityMedium = ContentSizeCategory(.ax1)
  public static let accessibilityLarge = ContentSizeCategory(.ax2)
  public static let accessibilityExtraLarge = ContentSizeCategory(.ax3)
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(.ax4)
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(.ax5)

  public var isAccessibilityCategory: Bool { model.isAccessibility }
  var model: TextSize { TextSize(rawValue: rawValue) ?? .l }
  /// The smaller size.
  public static func < (left: Self, right: Self) -> Bool { left.model < right.model }
}

/// What the surroundings of a view are (UIKit's `UITraitCollection`).
open class TraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UserInterfaceSizeClass
  public let verticalSizeClass: UserInterfaceSizeClass
  public let userInterfaceStyle: UserInterfaceStyle
  public let userInterfaceIdiom: UserInterfaceIdiom
  public let layoutDirection: TraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: ContentSizeCategory
  public let displayScale: CGFloat

  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified,
    userInterfaceStyle: UserInterfaceStyle = .unspecified, userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
    layoutDirection: TraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: ContentSizeCategory = .unspecified, displayScale: CGFloat = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }

  convenience init(_ environment: ProofModel.Environment) {
    func sizeClass(_ value: SizeClass) -> UserInterfaceSizeClass {
      value == .compact ? .compact : value == .regular ? .regular : .unspecified
    }
    self.init(
      horizontalSizeClass: sizeClass(environment.widthClass), verticalSizeClass: sizeClass(environment.heightClass),
      userInterfaceStyle: environment.appearance == .dark ? .dark : .light,
      userInterfaceIdiom: Self.idiom(environment),
      layoutDirection: environment.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: ContentSizeCategory(environment.textSize),
      displayScale: CGFloat(environment.scale))
  }

  private static func idiom(_ environment: ProofModel.Environment) -> UserInterfaceIdiom {
    if environment.isMac { return .mac }
    if let id = environment.device, let device = DeviceCatalogue.shared.device(id) {
      return device.isPad ? .pad : .phone
    }
    return min(environment.screenSize.width, environment.screenSize.height) >= 700 ? .pad : .phone
  }

  /// Those of the current context.
  public static var current: TraitCollection { TraitCollection(LayoutContext.current.environment) }

  /// Of several the last one that says something.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<TraitCollection, Value>, _ none: Value) -> Value {
      collections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, .unspecified),
      layoutDirection: last(\.layoutDirection, .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, .unspecified),
      displayScale: last(\.displayScale, 0))
  }
  open var accessibilityContrast: AccessibilityContrast { .normal }
  open var legibilityWeight: LegibilityWeight { .regular }
  open var forceTouchCapability: Int { 0 }
  open var displayGamut: Int { 1 }
  open var userInterfaceLevel: UserInterfaceLevel { .base }
  open var activeAppearance: Int { 1 }
  open func performAsCurrent(_ actions: () -> Void) { actions() }
  open func containsTraits(in collection: TraitCollection?) -> Bool { true }

  open func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  open override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }

  open override var description: String {
    "<TraitCollection: \(horizontalSizeClass) width, \(verticalSizeClass) height, \(userInterfaceStyle), "
      + "\(preferredContentSizeCategory.rawValue)>"
  }
}

/// Whether colours stand out more.
public enum AccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Whether text is bold.
public enum LegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether a window lies over others.
public enum UserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
