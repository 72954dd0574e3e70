internal import ProofModel

extension ChromePainter {
  /// The status bar of the device's kind: time, date, signal, network and battery where its maker shows them.
  ///
  /// The time and the date are the same in every picture: no clock is read.
  func paintStatusBar(_ canvas: Canvas) {
    guard let device, shown.window == .full, shown.windowSize == shown.screenSize else { return }
    let height = device.held(environment.orientation).statusBar
    guard height > 0 else { return }
    let width = shown.windowSize.width
    let ink = statusInk
    let bar = StatusBar(own: own, ink: ink, canvas: canvas)
    if device.platform == .android {
      let y = device.cutout == .hole ? max(height, 24) / 2 : height / 2
      bar.words("9:41", at: 20, centerY: y, size: 14, weight: 500)
      var right = width - 20
      for sign in [StatusBar.Sign.battery, .bars, .waves] {
        right = bar.paint(sign, right: right, centerY: y, unit: 0.85)
      }
      return
    }
    guard device.platform == .ios else { return }
    // Beside a cut-out the words stand in the middle of the two ears; on a 20 or 24 pt bar on one line.
    if device.cutout == .notch || device.cutout == .island, height >= 40 {
      let y = device.cutout == .island ? (device.cornerRadius >= 60 ? 32.5 : 29.5) : 27
      let ear = max(60, (width - 162) / 4 + 8)
      canvas.centered(own.lay("9:41", size: 16, weight: 600), on: Point(x: ear, y: y), size: 16, ink)
      // The three signs are 74 wide; a narrow ear has smaller ones, a little off its middle, towards the notch.
      let room = device.cutout == .notch ? (width - DeviceShape.notchWidth(of: device)) / 2 : width / 2
      let unit = min(1, room * 0.8 / 74)
      var right = unit < 1 ? width - room / 2 - 6 + 37 * unit : width - ear + 34
      for sign in [StatusBar.Sign.battery, .waves, .bars] {
        right = bar.paint(sign, right: right, centerY: y, unit: unit)
      }
      return
    }
    let y = height / 2
    if device.isPad {
      let end = bar.words("9:41", at: 14, centerY: y, size: 12, weight: 600)
      bar.words("Tue Jan 9", at: end + 7, centerY: y, size: 12, weight: 600)
      let right = bar.paint(.battery, right: width - 12, centerY: y, unit: 0.85)
      _ = bar.paint(.waves, right: right, centerY: y, unit: 0.85)
      return
    }
    // Above a home button the network stands first, the time in the middle, the battery last.
    canvas.centered(own.lay("9:41", size: 12, weight: 600), on: Point(x: width / 2, y: y), size: 12, ink)
    let bars = bar.width(of: .bars, unit: 0.85)
    _ = bar.paint(.bars, right: 7 + bars, centerY: y, unit: 0.85)
    _ = bar.paint(.waves, right: 7 + bars + bar.width(of: .waves, unit: 0.85), centerY: y, unit: 0.85)
    _ = bar.paint(.battery, right: width - 5, centerY: y, unit: 0.85)
  }
}

/// The signs of a status bar, painted from right to left.
private struct StatusBar {
  enum Sign { case bars, waves, battery }

  let own: OwnText
  let ink: Color
  let canvas: Canvas

  /// Returns where the words end.
  @discardableResult
  func words(_ words: String, at x: Double, centerY y: Double, size: Double, weight: Int) -> Double {
    let laid = own.lay(words, size: size, weight: weight)
    canvas.leading(laid, x: x, centerY: y, size: size, ink)
    return x + laid.inkWidth
  }

  /// With the room after it.
  func width(of sign: Sign, unit: Double) -> Double {
    switch sign {
    case .bars: return 22 * unit
    case .waves: return 20 * unit
    case .battery: return 32 * unit
    }
  }

  /// Returns where the next sign may end.
  func paint(_ sign: Sign, right: Double, centerY y: Double, unit: Double) -> Double {
    let left = right - width(of: sign, unit: unit)
    switch sign {
    case .bars:
      for bar in 0..<4 {
        let height = (4.5 + 2.4 * Double(bar)) * unit
        let rect = Rect(
          x: left + 4.6 * unit * Double(bar), y: y + 5.6 * unit - height, width: 3.1 * unit, height: height)
        canvas.fill(.roundedRect(rect, radius: 0.9 * unit), ink)
      }
    case .waves:
      let foot = Point(x: left + 8 * unit, y: y + 5.2 * unit)
      for (radius, width) in [(10.0, 2.2), (6.2, 2.2)] {
        canvas.stroke(.arc(foot, radius: radius * unit, from: 0.625, to: 0.875), ink, width: width * unit)
      }
      canvas.fill(
        Path(Path.arc(foot, radius: 3.2 * unit, from: 0.625, to: 0.875).elements + [.line(foot), .close]), ink)
    case .battery:
      let battery = Rect(x: right - 27 * unit, y: y - 6 * unit, width: 24 * unit, height: 12 * unit)
      canvas.stroke(.roundedRect(battery, radius: 3.4 * unit), ink.withAlpha(0.4), width: unit)
      let charge = battery.inset(by: EdgeInsets(all: 1.75 * unit))
      canvas.fill(.roundedRect(charge, radius: 2 * unit), ink)
      let cap = Rect(x: battery.maxX + 1.5 * unit, y: y - 2 * unit, width: 1.5 * unit, height: 4 * unit)
      canvas.fill(.roundedRect(cap, radius: 0.75 * unit), ink.withAlpha(0.4))
    }
    return left
  }
}
