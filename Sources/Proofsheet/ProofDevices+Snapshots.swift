import ProofModel
import Proofing

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
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
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

  public static let iPhoneSe = ProofDevices.iPhoneSe(.portrait)
  public static func iPhoneSe(_ way: Way) -> ProofDevices { device("iphone-se-1").held(way) }

  public static let iPhone8 = ProofDevices.iPhone8(.portrait)
  public static func iPhone8(_ way: Way) -> ProofDevices { device("iphone-8").held(way) }

  public static let iPhone8Plus = ProofDevices.iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ way: Way) -> ProofDevices { device("iphone-8-plus").held(way) }

  public static let iPhoneX = ProofDevices.iPhoneX(.portrait)
  public static func iPhoneX(_ way: Way) -> ProofDevices { device("iphone-x").held(way) }

  public static let iPhoneXr = ProofDevices.iPhoneXr(.portrait)
  public static func iPhoneXr(_ way: Way) -> ProofDevices { device("iphone-xr").held(way) }

  public static let iPhoneXsMax = ProofDevices.iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ way: Way) -> ProofDevices { device("iphone-xs-max").held(way) }

  public static let iPhone12 = ProofDevices.iPhone12(.portrait)
  public static func iPhone12(_ way: Way) -> ProofDevices { device("iphone-12").held(way) }

  public static let iPhone12Pro = ProofDevices.iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ way: Way) -> ProofDevices { device("iphone-12-pro").held(way) }

  public static let iPhone12ProMax = ProofDevices.iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ way: Way) -> ProofDevices { device("iphone-12-pro-max").held(way) }

  public static let iPhone13 = ProofDevices.iPhone13(.portrait)
  public static func iPhone13(_ way: Way) -> ProofDevices { device("iphone-13").held(way) }

  public static let iPhone13Mini = ProofDevices.iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ way: Way) -> ProofDevices { device("iphone-13-mini").held(way) }

  public static let iPhone13Pro = ProofDevices.iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ way: Way) -> ProofDevices { device("iphone-13-pro").held(way) }

  public static let iPhone13ProMax = ProofDevices.iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ way: Way) -> ProofDevices { device("iphone-13-pro-max").held(way) }

  public static let iPadMini = ProofDevices.iPadMini(.landscape)
  public static func iPadMini(_ way: Way) -> ProofDevices { device("ipad-mini-4").held(way) }
  public static func iPadMini(_ way: TabletWay) -> ProofDevices { device("ipad-mini-4").held(way) }

  public static let iPad9_7 = ProofDevices.iPad9_7(.landscape)
  public static func iPad9_7(_ way: Way) -> ProofDevices { device("ipad-6").held(way) }
  public static func iPad9_7(_ way: TabletWay) -> ProofDevices { device("ipad-6").held(way) }

  public static let iPad10_2 = ProofDevices.iPad10_2(.landscape)
  public static func iPad10_2(_ way: Way) -> ProofDevices { device("ipad-9").held(way) }
  public static func iPad10_2(_ way: TabletWay) -> ProofDevices { device("ipad-9").held(way) }

  public static let iPadPro10_5 = ProofDevices.iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ way: Way) -> ProofDevices { device("ipad-pro-10-5").held(way) }
  public static func iPadPro10_5(_ way: TabletWay) -> ProofDevices { device("ipad-pro-10-5").held(way) }

  public static let iPadPro11 = ProofDevices.iPadPro11(.landscape)
  public static func iPadPro11(_ way: Way) -> ProofDevices { device("ipad-pro-11-1").held(way) }
  public static func iPadPro11(_ way: TabletWay) -> ProofDevices { device("ipad-pro-11-1").held(way) }

  public static let iPadPro12_9 = ProofDevices.iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ way: Way) -> ProofDevices { device("ipad-pro-12-9-3").held(way) }
  public static func iPadPro12_9(_ way: TabletWay) -> ProofDevices { device("ipad-pro-12-9-3").held(way) }
}

/// What swift-snapshot-testing calls a device.
public typealias ViewImageConfig = ProofDevices
