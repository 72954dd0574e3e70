public import Foundation
internal import ProofModel

/// The screen of the current context (UIKit's `UIScreen`).
public final class Screen: NSObject, Sendable {
  private let environment: ProofModel.Environment
  init(_ environment: ProofModel.Environment) { self.environment = environment }

  /// Read anew at each use: after a turn it has the turned size.
  public static var main: Screen { Screen(LayoutContext.current.environment) }

  /// In the present orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(environment.screenSize)) }
  /// Held upright, in pixels.
  public var nativeBounds: CGRect {
    let size = environment.isLandscape ? environment.screenSize.transposed : environment.screenSize
    return CGRect(x: 0, y: 0, width: size.width * environment.scale, height: size.height * environment.scale)
  }
  public var scale: CGFloat { CGFloat(environment.scale) }
  public var nativeScale: CGFloat { CGFloat(environment.scale) }
  public var traitCollection: TraitCollection { TraitCollection(environment) }
  public static var screens: [Screen] { [main] }
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public var applicationFrame: CGRect { bounds }
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}

/// How the device is held.
public enum DeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the interface stands; landscape left and right are the other way round.
public enum InterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Which ways of holding a controller allows.
public struct InterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// The device of the current context (UIKit's `UIDevice`).
public final class Device: NSObject, Sendable {
  private let environment: ProofModel.Environment
  init(_ environment: ProofModel.Environment) { self.environment = environment }

  public static var current: Device { Device(LayoutContext.current.environment) }

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  public var orientation: DeviceOrientation {
    switch environment.orientation {
    case .portrait: return .portrait
    case .upsideDown: return .portraitUpsideDown
    case .landscape: return .landscapeLeft
    case .landscapeRight: return .landscapeRight
    }
  }
  /// Every object has one, empty.
  public var accessibilityFrame: CGRect { .zero }
  public var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection(environment).userInterfaceIdiom }
  public var name: String { environment.deviceName }
  public var localizedModel: String { model }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { 1 }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  public func playInputClick() {}
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "\(environment.era.major).0" }
  /// Orientations are always told here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Orientations are always told here.
  public func endGeneratingDeviceOrientationNotifications() {}
}
