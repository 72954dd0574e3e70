public import Foundation
internal import Importing
public import ProofModel

/// A colour, fixed or by the appearance (UIKit's `UIColor`).
open class Color: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (TraitCollection) -> ProofModel.Color

  init(_ color: ProofModel.Color) { resolve = { _ in color } }
  private init(_ resolve: @escaping @Sendable (TraitCollection) -> ProofModel.Color) { self.resolve = resolve }

  /// None: clear.
  public convenience override init() { self.init(ProofModel.Color(white: 0, alpha: 0)) }

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

  /// A colour of the project's catalogues, light and dark; nil, with a finding, where none has it.
  public convenience init?(named name: String) {
    let context = LayoutContext.current
    guard let found = context.resources?.color(named: name) else {
      context.notes.note("no catalogue of the project has the colour '\(name)' [missing-color]")
      return nil
    }
    self.init { traits in traits.userInterfaceStyle == .dark ? found.dark ?? found.light : found.light }
  }
  /// A colour of the project's catalogues, light and dark; nil, with a finding, where none has it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?) {
    self.init(named: name)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(patternImage image: Image) { self.init(white: 0.5, alpha: 1) }

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

  /// In the current traits.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolve(.current)
    white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// In the current traits; hue, saturation and brightness are 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolve(.current)
    let (low, high) = (min(color.red, color.green, color.blue), max(color.red, color.green, color.blue))
    let range = high - low
    var sector = 0.0
    if range > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / range
      } else if high == color.green {
        sector = 2 + (color.blue - color.red) / range
      } else {
        sector = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = CGFloat((sector / 6 + 1).truncatingRemainder(dividingBy: 1))
    saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = color.alpha
    return true
  }

  /// Of what a view's own drawing fills.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Of the lines that a view's own drawing draws.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
  /// Of both.
  public func set() {
    setFill()
    setStroke()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    return model(.light) == other.model(.light) && model(.dark) == other.model(.dark)
  }

  open override var hash: Int { model(.light).hashValue }
}

/// A colour as layers have it.
open class CGColor: NSObject, @unchecked Sendable {
  public let model: ProofModel.Color
  init(_ color: ProofModel.Color) { model = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ProofModel.Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public var alpha: CGFloat { CGFloat(model.alpha) }
  public var components: [CGFloat]? { [model.red, model.green, model.blue, model.alpha].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(model.withAlpha(Double(alpha))) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.model == model }
  open override var hash: Int { model.hashValue }
}
