public import Foundation
public import ProofModel

/// A colour, fixed or by the appearance (UIKit's `UIColor`).
open class Color: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (TraitCollection) -> ProofModel.Color

  init(_ color: ProofModel.Color) { resolve = { _ in color } }
  private init(_ resolve: @escaping @Sendable (TraitCollection) -> ProofModel.Color) { self.resolve = resolve }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ProofModel.Color(red: Self.unit(red), green: Self.unit(green), blue: Self.unit(blue), alpha: Self.unit(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ProofModel.Color(white: Self.unit(white), alpha: Self.unit(alpha)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = Double(hue - hue.rounded(.down)) * 6
    let value = Self.unit(brightness)
    func channel(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return value - value * Self.unit(saturation) * max(0, min(place, 4 - place, 1))
    }
    self.init(ProofModel.Color(red: channel(5), green: channel(3), blue: channel(1), alpha: Self.unit(alpha)))
  }

  /// Chosen anew for each trait collection.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    nonisolated(unsafe) let provider = dynamicProvider
    self.init { traits in provider(traits).resolve(traits) }
  }

  /// A named colour of the project; none is known to code, so nil.
  public convenience init?(named name: String) { return nil }

  public convenience init(cgColor: CGColor) { self.init(cgColor.model) }

  private static func unit(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }

  static func system(_ name: String) -> Color {
    guard let named = SystemColor.named(name) else { return Color(.black) }
    return Color { traits in named.color(traits.userInterfaceStyle == .dark ? .dark : .light) }
  }

  /// What controls are tinted with where nothing says otherwise.
  static let tint = Color { traits in
    (traits.userInterfaceStyle == .dark
      ? SystemColor.named("system-blue")?.dark : SystemColor.named("system-blue")?.light)
      ?? .black
  }

  /// The value in an appearance.
  public func model(_ appearance: Appearance) -> ProofModel.Color {
    resolve(TraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light))
  }

  /// The fixed colour for those traits.
  public func resolvedColor(with traits: TraitCollection) -> Color { Color(resolve(traits)) }

  /// The same colour with that opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    let resolve = resolve
    return Color { resolve($0).withAlpha(Self.unit(alpha)) }
  }

  public var cgColor: CGColor { CGColor(resolve(.current)) }

  /// Its components in the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolve(.current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    return model(.light) == other.model(.light) && model(.dark) == other.model(.dark)
  }

  open override var hash: Int { model(.light).hashValue }
}

/// A colour as layers have it.
public struct CGColor: Hashable, Sendable {
  public let model: ProofModel.Color
  init(_ color: ProofModel.Color) { model = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    model = ProofModel.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var alpha: CGFloat { CGFloat(model.alpha) }
}
