public import ProofModel

/// The device catalogue for people and for programs.
public enum DeviceReport {
  /// One line a device, columns aligned.
  public static func table(_ devices: [Device]) -> String {
    let rows =
      [["id", "name", "points", "scale", "safe area", "size classes", "year"]]
      + devices.map { device in
        [
          device.id, device.name, size(device.size), "@\(device.scale.shortText)", insets(device.portrait.safeArea),
          "\(letter(device.portrait.widthClass))\(letter(device.portrait.heightClass)) "
            + "\(letter(device.landscape.widthClass))\(letter(device.landscape.heightClass))",
          device.year.map(String.init) ?? "",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Everything that is known of one device.
  public static func card(_ device: Device) -> String {
    let rows: [(String, String)] = [
      ("id", device.id), ("name", device.name), ("family", device.family),
      ("platform", device.platform.rawValue), ("year", device.year.map(String.init) ?? "unknown"),
      ("size", size(device.size) + " pt"), ("scale", "@\(device.scale.shortText)"),
      ("pixels", size(Size(width: device.size.width * device.scale, height: device.size.height * device.scale))),
      ("portrait", held(device.portrait)), ("landscape", held(device.landscape)),
      ("cut-out", device.cutout.rawValue), ("home indicator", device.hasHomeIndicator ? "yes" : "no"),
      ("corner radius", device.cornerRadius.shortText + " pt"),
      ("orientations", device.orientations.map(\.rawValue).joined(separator: " ")),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "\($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)\n" }.joined()
  }

  /// The devices as JSON, sizes and insets in points: `{"format": 1, "devices": […]}`.
  public static func json(_ devices: [Device]) -> JSONValue {
    .object([("format", .number(1)), ("devices", .array(devices.map(json)))])
  }

  private static func json(_ device: Device) -> JSONValue {
    .object([
      ("id", .string(device.id)), ("name", .string(device.name)), ("family", .string(device.family)),
      ("platform", .string(device.platform.rawValue)), ("year", device.year.map { .number(Double($0)) } ?? .null),
      ("size", .numbers([device.size.width, device.size.height])), ("scale", .number(device.scale)),
      ("portrait", json(device.portrait)), ("landscape", json(device.landscape)),
      ("cutout", .string(device.cutout.rawValue)), ("homeIndicator", .boolean(device.hasHomeIndicator)),
      ("cornerRadius", .number(device.cornerRadius)),
      ("orientations", .strings(device.orientations.map(\.rawValue))),
    ])
  }

  private static func json(_ held: Device.Held) -> JSONValue {
    let area = held.safeArea
    return .object([
      ("safeArea", .numbers([area.top, area.left, area.bottom, area.right])),
      ("statusBar", .number(held.statusBar)),
      ("sizeClasses", .strings([held.widthClass.rawValue, held.heightClass.rawValue])),
    ])
  }

  private static func held(_ held: Device.Held) -> String {
    "safe area \(insets(held.safeArea)), width \(held.widthClass.rawValue), height \(held.heightClass.rawValue)"
  }

  private static func size(_ size: Size) -> String { "\(size.width.shortText)x\(size.height.shortText)" }
  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(\.shortText).joined(separator: ",")
  }
  private static func letter(_ value: SizeClass) -> String {
    value == .compact ? "C" : value == .regular ? "R" : "-"
  }
}
