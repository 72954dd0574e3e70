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
  ///   - traits: text size, appearance and reading direction count.
  ///   - size: in points, in the place of a device.
  public static func image(
    on devices: ProofDevices = "iphone-17", precision: Float = 1, perceptualPrecision: Float = 1,
    traits: TraitCollection? = nil, size: CGSize? = nil
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

  /// The drawn screen, exactly.
  public static var image: ProofKind { image() }

  /// The tree of views with their frames, as text: ``layout``.
  public static var recursiveDescription: ProofKind { layout }

  /// The same on other devices.
  public static func recursiveDescription(
    on devices: ProofDevices = "iphone-17", traits: TraitCollection? = nil, size: CGSize? = nil
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

/// The devices of swift-snapshot-testing by its names.
extension ProofDevices {
  public static let iPhoneSe: ProofDevices = "iphone-se-1"
  public static let iPhone8: ProofDevices = "iphone-8"
  public static let iPhone8Plus: ProofDevices = "iphone-8-plus"
  public static let iPhoneX: ProofDevices = "iphone-x"
  public static let iPhoneXr: ProofDevices = "iphone-xr"
  public static let iPhoneXsMax: ProofDevices = "iphone-xs-max"
  public static let iPhone12: ProofDevices = "iphone-12"
  public static let iPhone12Pro: ProofDevices = "iphone-12-pro"
  public static let iPhone12ProMax: ProofDevices = "iphone-12-pro-max"
  public static let iPhone13: ProofDevices = "iphone-13"
  public static let iPhone13Mini: ProofDevices = "iphone-13-mini"
  public static let iPhone13Pro: ProofDevices = "iphone-13-pro"
  public static let iPhone13ProMax: ProofDevices = "iphone-13-pro-max"
  public static let iPadMini: ProofDevices = "ipad-mini-4"
  public static let iPad9_7: ProofDevices = "ipad-6"
  public static let iPad10_2: ProofDevices = "ipad-9"
  public static let iPadPro10_5: ProofDevices = "ipad-pro-10-5"
  public static let iPadPro11: ProofDevices = "ipad-pro-11-1"
  public static let iPadPro12_9: ProofDevices = "ipad-pro-12-9-3"
}
