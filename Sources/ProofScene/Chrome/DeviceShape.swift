package import ProofModel

/// The outline of a device's screen in one orientation, in window space.
///
/// Radii come from the device catalogue. Cut-outs are drawn in the sizes of the makers' drawings: the wide notch
/// 209×31 pt, the narrow one of 2021 162×34, the island 125×37.
struct DeviceShape: Hashable {
  var cornerRadius: Double
  var cutout: Path?
  var homeIndicator: Rect?

  init(environment: Environment, device: Device?) {
    cornerRadius = 0
    guard let device, environment.window == .full else { return }
    // A sheet or a popover has round corners of its own and nothing of the device.
    guard environment.windowSize == environment.screenSize || environment.platform != .ios else {
      // Since iOS 26 about 38 (measured, facts of sheets), before 10.
      cornerRadius = environment.era >= Era(.ios, 26) ? 38 : 10
      return
    }
    cornerRadius = device.cornerRadius
    if device.platform == .android, device.isPhone, cornerRadius == 0, (device.year ?? 0) >= Self.roundPhones {
      cornerRadius = Self.usualRadius
    }
    let size = environment.windowSize
    cutout = Self.cutout(device, environment.orientation, size)
    let hasPill = device.platform == .android && cornerRadius > 0
    guard device.hasHomeIndicator || hasPill else { return }
    let isLandscape = environment.orientation.isLandscape
    let width = min(
      size.width * 0.5,
      hasPill ? 108 : device.platform == .ios && device.family == "ipad" ? 300 : isLandscape ? 234 : 139)
    homeIndicator = Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }

  /// Android phones have round corners and a punch hole since about then; the catalogue has their sizes only, so that
  /// these are drawn in a usual shape, not in the maker's.
  fileprivate static let roundPhones = 2020
  private static let usualRadius = 28.0

  static func notchWidth(of device: Device) -> Double { (device.year ?? 0) >= 2021 ? 162 : 209 }

  private static func cutout(_ device: Device, _ orientation: Orientation, _ size: Size) -> Path? {
    // Drawn for portrait in a space as wide as the screen's short side, then turned.
    let across = orientation.isLandscape ? size.height : size.width
    let rect: Rect
    let isNotch: Bool
    switch device.drawnCutout {
    case .none: return nil
    case .notch:
      let width = notchWidth(of: device)
      rect = Rect(x: (across - width) / 2, y: 0, width: width, height: width < 200 ? 34 : 31)
      isNotch = true
    case .island:
      rect = Rect(x: (across - 125) / 2, y: device.cornerRadius >= 60 ? 14 : 11, width: 125, height: 37)
      isNotch = false
    case .hole:
      rect = Rect(x: across / 2 - 11, y: 13, width: 22, height: 22)
      isNotch = false
    }
    switch orientation {
    case .portrait: return isNotch ? .roundedBelow(rect, radius: 20) : .roundedRect(rect, radius: rect.height / 2)
    case .upsideDown:
      let turned = Rect(x: rect.x, y: size.height - rect.maxY, width: rect.width, height: rect.height)
      return .roundedRect(turned, radius: isNotch ? 20 : rect.height / 2)
    case .landscape, .landscapeRight:
      let x = orientation == .landscape ? rect.y : size.width - rect.maxY
      let turned = Rect(x: x, y: rect.x, width: rect.height, height: rect.width)
      guard isNotch else { return .roundedRect(turned, radius: rect.height / 2) }
      // The notch's flat side runs on behind the bezel.
      let behind = 30.0
      let grown = Rect(
        x: orientation == .landscape ? turned.x - behind : turned.x, y: turned.y, width: turned.width + behind,
        height: turned.height)
      let isLeft = orientation == .landscape
      return cutOff(.roundedRect(grown, radius: 20), atX: isLeft ? 0 : size.width, keepsRight: isLeft)
    }
  }

  /// A rounded box with the part beyond a vertical line folded onto it.
  private static func cutOff(_ path: Path, atX edge: Double, keepsRight: Bool) -> Path {
    func fold(_ point: Point) -> Point {
      Point(x: keepsRight ? max(point.x, edge) : min(point.x, edge), y: point.y)
    }
    return Path(
      path.elements.map { element in
        switch element {
        case .move(let point): return .move(fold(point))
        case .line(let point): return .line(fold(point))
        case .curve(let one, let two, let end): return .curve(fold(one), fold(two), fold(end))
        case .close: return .close
        }
      })
  }
}

extension Device {
  /// What is drawn of its cut-out; the catalogue says nothing of most Android phones'.
  package var drawnCutout: Cutout {
    cutout == .none && platform == .android && isPhone && (year ?? 0) >= DeviceShape.roundPhones ? .hole : cutout
  }

  /// What is drawn of the device beside a screen of its size: two with the same words look the same.
  package var appearance: String {
    let facts: [Any] = [
      family, platform.rawValue, cornerRadius, cutout.rawValue, hasHomeIndicator, isPhone, isPad,
      DeviceShape.notchWidth(of: self), (year ?? 0) >= DeviceShape.roundPhones,
      Orientation.allCases.map { held($0).statusBar },
    ]
    return facts.map { String(describing: $0) }.joined(separator: " ")
  }
}
