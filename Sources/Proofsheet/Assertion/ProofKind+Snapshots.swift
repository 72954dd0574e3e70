public import Foundation
import ImageDiff
public import LayoutCode
import ProofModel

/// Words of tests that were written for swift-snapshot-testing.
extension ProofKind {
  /// The drawn screen. A share below 1 is taken in every square of 32 × 32 pixels, not of the whole screen, where a wrong
  /// comma would be lost: `precision: 0.98` lets 20 of its 1024 pixels differ; `perceptualPrecision: 0.98` lets each
  /// differ by 0.02 in OKLab.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: is taken and changes nothing: effects are drawn either way.
  ///   - size: in points, in the place of a device.
  ///   - traits: text size, appearance and reading direction count.
  public static func image(
    on devices: ProofDevices = "iphone-17", drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: TraitCollection? = nil
  ) -> ProofKind {
    var tolerance = DifferenceTolerance()
    if precision < 1 {
      tolerance = DifferenceTolerance(
        pixelsPerRegion: .max, pixelsPerWindow: Int(Double(1 - max(0, precision)) * 1024), windowSide: 32)
    }
    let isExact = perceptualPrecision >= 1
    let options = DifferenceOptions(
      metric: isExact ? .exact : .oklab, threshold: isExact ? nil : Double(1 - max(0, perceptualPrecision)),
      tolerance: tolerance)
    return .picture(for: matrix(devices, traits, size), tolerance: options)
  }

  /// The same with the last two the other way round.
  public static func image(
    on devices: ProofDevices = "iphone-17", precision: Float = 1, perceptualPrecision: Float = 1,
    traits: TraitCollection, size: CGSize
  ) -> ProofKind {
    image(
      on: devices, precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// The drawn screen, exactly.
  public static var image: ProofKind { image() }

  /// The same: a proof never waits, what a screen puts on the main queue has run before it is taken.
  public static func wait(for duration: TimeInterval, on kind: ProofKind) -> ProofKind { kind }

  /// The tree of views with their frames, as text: ``layout``.
  public static var recursiveDescription: ProofKind { layout }

  /// The tree of controllers, which ``layout`` has with their views.
  public static var hierarchy: ProofKind { layout }

  /// The same on other devices.
  public static func recursiveDescription(
    on devices: ProofDevices = "iphone-17", size: CGSize? = nil, traits: TraitCollection? = nil
  ) -> ProofKind {
    .layout(for: matrix(devices, traits, size))
  }

  private static func matrix(_ devices: ProofDevices, _ traits: TraitCollection?, _ size: CGSize?) -> ProofMatrix {
    var matrix = ProofMatrix(on: size.map { .size(Double($0.width), Double($0.height)) } ?? devices)
    guard let traits else { return matrix }
    if let size = TextSize(rawValue: traits.preferredContentSizeCategory.rawValue) { matrix.textSizes = [size] }
    if traits.userInterfaceStyle == .dark { matrix.appearances = [.dark] }
    if traits.layoutDirection == .rightToLeft { matrix.locales = ["ar"] }
    return matrix
  }
}
