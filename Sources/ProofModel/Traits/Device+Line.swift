extension Device {
  /// Reads one line of the catalogue's table; nil where a field is missing or no number.
  init?(line: Substring.UTF8View.SubSequence) {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
    guard fields.count == 16, let platform = Platform(rawValue: String(fields[3])), let scale = Double(fields[6]),
      let corner = Double(fields[11]), let cutout = Cutout(rawValue: String(fields[12].prefix { $0 != "," }))
    else { return nil }
    let size = Self.numbers(fields[5])
    let upright = Self.numbers(fields[7])
    let sideways = Self.numbers(fields[8])
    let bars = Self.numbers(fields[9])
    let classes = fields[10].map { $0 == "r" ? SizeClass.regular : .compact }
    guard size.count == 2, upright.count == 4, sideways.count == 4, bars.count == 2, classes.count == 4 else {
      return nil
    }
    let held: ([Double], Double, Int) -> Held = { insets, bar, offset in
      Held(
        safeArea: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]), statusBar: bar,
        widthClass: classes[offset], heightClass: classes[offset + 1])
    }
    self.init(
      id: String(fields[0]), name: String(fields[1]), family: String(fields[2]), platform: platform,
      year: Int(fields[4]), size: Size(width: size[0], height: size[1]), scale: scale,
      portrait: held(upright, bars[0], 0), landscape: held(sideways, bars[1], 2), cornerRadius: corner, cutout: cutout,
      hasHomeIndicator: fields[13] == "1", orientations: Self.orientations(String(fields[14])),
      cutoutFrame: Self.cutoutFrame(Self.numbers(fields[12].drop { $0 != "," }.dropFirst()), screenWidth: size[0]),
      multitasking: Multitasking(Self.numbers(fields[15])))
  }

  private static func numbers(_ field: Substring) -> [Double] {
    field.split(separator: ",").compactMap { Double($0) }
  }

  private static func orientations(_ code: String) -> [Orientation] {
    switch code {
    case "4": return [.portrait, .upsideDown, .landscape, .landscapeRight]
    case "3": return [.portrait, .landscape, .landscapeRight]
    default: return [.portrait]
    }
  }

  private static func cutoutFrame(_ shape: [Double], screenWidth: Double) -> Rect? {
    guard shape.count == 3, shape[0] > 0 else { return nil }
    return Rect(x: (screenWidth - shape[0]) / 2, y: shape[2], width: shape[0], height: shape[1])
  }
}

extension Device.Multitasking {
  fileprivate init?(_ widths: [Double]) {
    guard widths.count == 7 else { return nil }
    self.init(
      half: widths[0], twoThirds: widths[1], oneThird: widths[2], uprightTwoThirds: widths[3],
      uprightOneThird: widths[4], slideOver: widths[5], uprightSlideOver: widths[6])
  }
}
