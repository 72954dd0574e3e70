import CLibrary

extension Color {
  /// The colour spaces, besides sRGB and those that are drawn like it, in which Interface Builder and colour sets write components.
  package enum Space: String {
    case adobeRGB = "adobeRGB1998"
    case displayP3

    /// nil for those whose components are drawn as they are.
    ///
    /// - Parameter name: as a `<color>` says it, or a colour set (`display-p3`).
    package init?(named name: String?) {
      switch name {
      case Space.adobeRGB.rawValue: self = .adobeRGB
      case Space.displayP3.rawValue, "display-p3": self = .displayP3
      default: return nil
      }
    }

    /// From linear components to linear ones of sRGB, by rows (Adobe RGB (1998) Color Image Encoding; SMPTE EG 432-1 with D65).
    fileprivate var toSRGB: [[Double]] {
      switch self {
      case .adobeRGB: [[1.3982832, -0.3982831, 0], [0, 1, 0], [0, -0.0429383, 1.0429383]]
      case .displayP3:
        [[1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735]]
      }
    }

    /// - Parameter share: a component, 0…1.
    fileprivate func linear(_ share: Double) -> Double {
      switch self {
      case .adobeRGB: pow(max(0, share), 563.0 / 256)
      case .displayP3: share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
    }
  }

  /// A colour from its components in another space, each within 0…1 of sRGB; nil stands for sRGB itself.
  package init(red: Double, green: Double, blue: Double, alpha: Double, in space: Space?) {
    guard let space else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    let linear = [red, green, blue].map(space.linear)
    let shares = space.toSRGB.map { row -> Double in
      let share = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return min(1, max(0, share <= 0.0031308 ? 12.92 * share : 1.055 * pow(share, 1 / 2.4) - 0.055))
    }
    self.init(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
  }
}
