/// The on-screen keyboard's height, with the bar of suggestions above it and the home indicator's room below.
enum KeyboardHeight {
  /// In points, upright and sideways, by device, as measured on simulators of iOS 26.2 (flutterware's device table, a
  /// single source). Other devices have that of the nearest in size of their kind: of those with a home button, of
  /// those without, of iPads.
  private static let measured: [(device: String, upright: Double, sideways: Double)] = [
    ("iphone-se-3", 260, 200), ("iphone-13", 335, 248), ("iphone-16", 336, 219), ("iphone-16-pro", 335, 209),
    ("iphone-16-pro-max", 346, 219), ("ipad-9", 320, 408), ("ipad-pro-13-m4", 405.5, 501),
  ]

  /// 0 where no keyboard is drawn: on the Mac, watches, televisions, Android and bare sizes; O(devices measured).
  static func height(on device: Device, _ orientation: Orientation) -> Double {
    guard device.platform == .ios, device.isPhone || device.isPad else { return 0 }
    let alike = measured.compactMap { row -> (distance: Double, height: Double)? in
      guard let known = DeviceCatalogue.shared.device(row.device), known.isPad == device.isPad,
        known.isPad || known.hasHomeIndicator == device.hasHomeIndicator
      else { return nil }
      let distance =
        (known.size.width - device.size.width).magnitude + (known.size.height - device.size.height).magnitude
      return (known.id == device.id ? -1 : distance, orientation.isLandscape ? row.sideways : row.upright)
    }
    return alike.min { $0.distance < $1.distance }?.height ?? 0
  }
}
