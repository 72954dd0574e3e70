internal import ProofModel

extension ChromePainter {
  /// 9:41, signal, network and battery. The time is the same in every picture: no clock is read.
  func paintStatusBar(_ canvas: Canvas) {
    guard let device, environment.window == .full, environment.windowSize == environment.screenSize else { return }
    let height = device.held(environment.orientation).statusBar
    guard height > 0 else { return }
    let width = environment.windowSize.width
    let ink = palette.label
    let isTall = height >= 40
    // Beside a cut-out the words stand in the middle of the two ears; on a 20 or 24 pt bar on one line.
    let y = isTall ? (device.cutout == .island ? (device.cornerRadius >= 60 ? 32.5 : 29.5) : 27) : height / 2
    let size = isTall ? 16.0 : 12
    let time = own.lay("9:41", size: size, weight: 600)
    if isTall {
      let ear = max(60, (width - 162) / 4 + 8)
      canvas.centered(time, on: Point(x: ear, y: y), size: size, ink)
      paintSigns(canvas, right: width - ear + 34, centerY: y, unit: 1, ink)
    } else if device.family == "ipad" {
      canvas.leading(time, x: 12, centerY: y, size: size, ink)
      paintSigns(canvas, right: width - 10, centerY: y, unit: 0.85, ink)
    } else {
      canvas.centered(time, on: Point(x: width / 2, y: y), size: size, ink)
      paintSigns(canvas, right: width - 6, centerY: y, unit: 0.85, ink)
    }
  }

  /// Bars, waves and a full battery, ending at `right`.
  private func paintSigns(_ canvas: Canvas, right: Double, centerY y: Double, unit: Double, _ ink: Color) {
    let battery = Rect(x: right - 27 * unit, y: y - 6 * unit, width: 24 * unit, height: 12 * unit)
    canvas.stroke(.roundedRect(battery, radius: 3.4 * unit), ink.withAlpha(0.4), width: unit)
    let charge = battery.inset(by: EdgeInsets(all: 1.75 * unit))
    canvas.fill(.roundedRect(charge, radius: 2 * unit), ink)
    let cap = Rect(x: battery.maxX + 1.5 * unit, y: y - 2 * unit, width: 1.5 * unit, height: 4 * unit)
    canvas.fill(.roundedRect(cap, radius: 0.75 * unit), ink.withAlpha(0.4))

    let foot = Point(x: battery.minX - 13 * unit, y: y + 5.2 * unit)
    for (radius, width) in [(10.0, 2.2), (6.2, 2.2)] {
      canvas.stroke(
        .arc(foot, radius: radius * unit, from: 0.625, to: 0.875), ink, width: width * unit)
    }
    canvas.fill(
      Path(Path.arc(foot, radius: 3.2 * unit, from: 0.625, to: 0.875).elements + [.line(foot), .close]), ink)

    let start = battery.minX - 44 * unit
    for bar in 0..<4 {
      let height = (4.5 + 2.4 * Double(bar)) * unit
      let rect = Rect(
        x: start + 4.6 * unit * Double(bar), y: y + 5.6 * unit - height, width: 3.1 * unit, height: height)
      canvas.fill(.roundedRect(rect, radius: 0.9 * unit), ink)
    }
  }
}
