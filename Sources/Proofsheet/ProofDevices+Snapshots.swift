import ProofModel

/// The devices of swift-snapshot-testing by its names: `.iPhoneX`, `.iPhoneX(.landscape)`,
/// `.iPadMini(.landscape(splitView: .oneThird))`. As there, iPhones are upright and iPads lie on their side where nothing is said.
extension ProofDevices {
  /// How a device is held.
  public enum Way: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and how much of its width an app has.
  public enum TabletWay: Sendable {
    /// The share of an upright tablet's width that the app has.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// The share of the width that the app has of a tablet on its side.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// These devices, held in one way.
  public func held(_ way: Way) -> ProofDevices {
    var devices = self
    devices.orientations = [way == .landscape ? .landscape : .portrait]
    return devices
  }

  /// These tablets, held in one way, with a part of their width.
  public func held(_ way: TabletWay) -> ProofDevices {
    switch way {
    case .landscape(let split):
      var devices = held(.landscape)
      switch split {
      case .oneThird: devices.windows = [.splitOneThird]
      case .oneHalf: devices.windows = [.splitHalf]
      case .twoThirds: devices.windows = [.splitTwoThirds]
      case .full: break
      }
      return devices
    case .portrait(let split):
      var devices = held(.portrait)
      switch split {
      case .oneThird: devices.windows = [.splitOneThird]
      case .twoThirds: devices.windows = [.splitTwoThirds]
      case .full: break
      }
      return devices
    }
  }

  /// The first iPhone SE, upright.
  public static let iPhoneSe = ProofDevices.iPhoneSe(.portrait)
  /// The first iPhone SE, 320 × 568 points.
  public static func iPhoneSe(_ way: Way) -> ProofDevices { device("iphone-se-1").held(way) }

  /// The iPhone 8, upright.
  public static let iPhone8 = ProofDevices.iPhone8(.portrait)
  /// The iPhone 8, 375 × 667 points.
  public static func iPhone8(_ way: Way) -> ProofDevices { device("iphone-8").held(way) }

  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = ProofDevices.iPhone8Plus(.portrait)
  /// The iPhone 8 Plus, 414 × 736 points.
  public static func iPhone8Plus(_ way: Way) -> ProofDevices { device("iphone-8-plus").held(way) }

  /// The iPhone X, upright.
  public static let iPhoneX = ProofDevices.iPhoneX(.portrait)
  /// The iPhone X, 375 × 812 points.
  public static func iPhoneX(_ way: Way) -> ProofDevices { device("iphone-x").held(way) }

  /// The iPhone XR, upright.
  public static let iPhoneXr = ProofDevices.iPhoneXr(.portrait)
  /// The iPhone XR, 414 × 896 points at 2 device pixels per point.
  public static func iPhoneXr(_ way: Way) -> ProofDevices { device("iphone-xr").held(way) }

  /// The iPhone XS Max, upright.
  public static let iPhoneXsMax = ProofDevices.iPhoneXsMax(.portrait)
  /// The iPhone XS Max, 414 × 896 points at 3 device pixels per point.
  public static func iPhoneXsMax(_ way: Way) -> ProofDevices { device("iphone-xs-max").held(way) }

  /// The iPhone 12, upright.
  public static let iPhone12 = ProofDevices.iPhone12(.portrait)
  /// The iPhone 12, 390 × 844 points.
  public static func iPhone12(_ way: Way) -> ProofDevices { device("iphone-12").held(way) }

  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = ProofDevices.iPhone12Pro(.portrait)
  /// The iPhone 12 Pro, 390 × 844 points.
  public static func iPhone12Pro(_ way: Way) -> ProofDevices { device("iphone-12-pro").held(way) }

  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = ProofDevices.iPhone12ProMax(.portrait)
  /// The iPhone 12 Pro Max, 428 × 926 points.
  public static func iPhone12ProMax(_ way: Way) -> ProofDevices { device("iphone-12-pro-max").held(way) }

  /// The iPhone 13, upright.
  public static let iPhone13 = ProofDevices.iPhone13(.portrait)
  /// The iPhone 13, 390 × 844 points.
  public static func iPhone13(_ way: Way) -> ProofDevices { device("iphone-13").held(way) }

  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = ProofDevices.iPhone13Mini(.portrait)
  /// The iPhone 13 mini, 375 × 812 points.
  public static func iPhone13Mini(_ way: Way) -> ProofDevices { device("iphone-13-mini").held(way) }

  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = ProofDevices.iPhone13Pro(.portrait)
  /// The iPhone 13 Pro, 390 × 844 points.
  public static func iPhone13Pro(_ way: Way) -> ProofDevices { device("iphone-13-pro").held(way) }

  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = ProofDevices.iPhone13ProMax(.portrait)
  /// The iPhone 13 Pro Max, 428 × 926 points.
  public static func iPhone13ProMax(_ way: Way) -> ProofDevices { device("iphone-13-pro-max").held(way) }

  /// The iPad mini 4 on its side, as swift-snapshot-testing has it.
  public static let iPadMini = ProofDevices.iPadMini(.landscape)
  /// The iPad mini 4, 768 × 1024 points upright.
  public static func iPadMini(_ way: Way) -> ProofDevices { device("ipad-mini-4").held(way) }
  /// The iPad mini 4 with the app in a part of its width.
  public static func iPadMini(_ way: TabletWay) -> ProofDevices { device("ipad-mini-4").held(way) }

  /// The iPad of 2018 on its side, as swift-snapshot-testing has it.
  public static let iPad9_7 = ProofDevices.iPad9_7(.landscape)
  /// The iPad of 2018, 9.7 inches, 768 × 1024 points upright.
  public static func iPad9_7(_ way: Way) -> ProofDevices { device("ipad-6").held(way) }
  /// The iPad of 2018 with the app in a part of its width.
  public static func iPad9_7(_ way: TabletWay) -> ProofDevices { device("ipad-6").held(way) }

  /// The iPad of 2021 on its side, as swift-snapshot-testing has it.
  public static let iPad10_2 = ProofDevices.iPad10_2(.landscape)
  /// The iPad of 2021, 10.2 inches, 810 × 1080 points upright.
  public static func iPad10_2(_ way: Way) -> ProofDevices { device("ipad-9").held(way) }
  /// The iPad of 2021 with the app in a part of its width.
  public static func iPad10_2(_ way: TabletWay) -> ProofDevices { device("ipad-9").held(way) }

  /// The iPad Pro of 10.5 inches on its side, as swift-snapshot-testing has it.
  public static let iPadPro10_5 = ProofDevices.iPadPro10_5(.landscape)
  /// The iPad Pro of 10.5 inches, 834 × 1112 points upright.
  public static func iPadPro10_5(_ way: Way) -> ProofDevices { device("ipad-pro-10-5").held(way) }
  /// The iPad Pro of 10.5 inches with the app in a part of its width.
  public static func iPadPro10_5(_ way: TabletWay) -> ProofDevices { device("ipad-pro-10-5").held(way) }

  /// The first iPad Pro of 11 inches on its side, as swift-snapshot-testing has it.
  public static let iPadPro11 = ProofDevices.iPadPro11(.landscape)
  /// The first iPad Pro of 11 inches, 834 × 1194 points upright.
  public static func iPadPro11(_ way: Way) -> ProofDevices { device("ipad-pro-11-1").held(way) }
  /// The first iPad Pro of 11 inches with the app in a part of its width.
  public static func iPadPro11(_ way: TabletWay) -> ProofDevices { device("ipad-pro-11-1").held(way) }

  /// The iPad Pro of 2018 with 12.9 inches on its side, as swift-snapshot-testing has it.
  public static let iPadPro12_9 = ProofDevices.iPadPro12_9(.landscape)
  /// The iPad Pro of 2018 with 12.9 inches, 1024 × 1366 points upright.
  public static func iPadPro12_9(_ way: Way) -> ProofDevices { device("ipad-pro-12-9-3").held(way) }
  /// The iPad Pro of 2018 with 12.9 inches and the app in a part of its width.
  public static func iPadPro12_9(_ way: TabletWay) -> ProofDevices { device("ipad-pro-12-9-3").held(way) }
}

/// What swift-snapshot-testing calls a device.
public typealias ViewImageConfig = ProofDevices
