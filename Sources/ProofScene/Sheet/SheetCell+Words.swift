internal import ProofModel

/// What tells a cell apart in words: its place on each axis, of folded variants all of them.
extension SheetCell {
  /// The cell's place on an axis, in words.
  func value(_ axis: SheetAxis) -> String {
    if axis == .overlay { return overlay ?? "plain" }
    if axis == .file { return file ?? "" }
    if alike.isEmpty { return Self.value(axis, environment) }
    let values = environments.map { Self.value(axis, $0) }.once
    return axis == .device ? DeviceNames.joined(values) : Self.folded(values)
  }

  /// The same as a heading: `Extra small`, `Large, the default`.
  func caption(_ axis: SheetAxis) -> String {
    let value = value(axis)
    let words = value.hasPrefix("text ") ? String(value.dropFirst(5)) : value
    let isDefault = axis == .textSize && isPlain(axis)
    return (words.first.map { $0.uppercased() + words.dropFirst() } ?? "") + (isDefault ? ", the default" : "")
  }

  var environments: [Environment] { [environment] + alike }

  private static func value(_ axis: SheetAxis, _ environment: Environment) -> String {
    switch axis {
    case .device: return environment.deviceName
    case .orientation: return environment.orientation.rawValue
    case .window: return environment.window.name
    case .state: return environment.state ?? "default"
    case .locale: return environment.locale
    case .textSize: return environment.textSize.words
    case .appearance: return environment.appearance.rawValue
    case .overlay, .file: return ""
    }
  }

  /// Whether all its variants stand at an axis' usual value, which needs no word.
  func isPlain(_ axis: SheetAxis) -> Bool {
    environments.allSatisfy { environment in
      switch axis {
      case .device: return false
      case .orientation: return environment.orientation == .portrait
      case .window: return environment.window == .full
      case .state: return environment.state == nil
      case .locale: return environment.locale == "en"
      case .textSize: return environment.textSize == .l
      case .appearance: return environment.appearance == .light
      case .overlay: return overlay == nil
      case .file: return file == nil
      }
    }
  }

  /// The window's size in points, once where all have one.
  var windowSize: String {
    Self.folded(environments.map { "\($0.windowSize.width.shortText) × \($0.windowSize.height.shortText)" }.once)
  }

  /// All of three values; of more the first two and the number of the others.
  private static func folded(_ values: [String]) -> String { values.listed(first: values.count > 3 ? 2 : 3) }
}

extension TextSize {
  /// As a caption has it: `text extra small`, `text accessibility 5`.
  var words: String {
    switch self {
    case .l: return "text large"
    case .s: return "text small"
    case .m: return "text medium"
    default:
      let code = rawValue
      if code.hasPrefix("ax") { return "text accessibility \(code.dropFirst(2))" }
      let extra = code.filter { $0 == "x" }.count
      let base = code.hasSuffix("s") ? "small" : "large"
      return "text " + (["", "extra ", "extra-extra ", "extra-extra-extra "][min(extra, 3)]) + base
    }
  }
}

/// Names of devices that share a tile.
enum DeviceNames {
  /// The words that all begin with are said once: `iPhone 6, 6s, 7 and 3 more`.
  static func joined(_ names: [String]) -> String {
    guard let first = names.first, names.count > 1 else { return names.first ?? "" }
    let words = names.map { $0.split(separator: " ") }
    var shared = 0
    while words.allSatisfy({ $0.count > shared + 1 && $0[shared] == words[0][shared] }) { shared += 1 }
    let rest = names.map { $0.split(separator: " ").dropFirst(shared).joined(separator: " ") }
    let list = rest.listed(first: rest.count > 4 ? 3 : 4)
    let head = first.split(separator: " ").prefix(shared).joined(separator: " ")
    return head.isEmpty ? list : head + " " + list
  }
}

/// What cells that look the same have in common.
private struct SheetCellLook: Hashable {
  var identity: [UInt8]
  var overlay: String?
  var file: String?
}

extension [SheetCell] {
  /// Cells that look the same as one, in the place of the first; O(n) comparisons of identities by hash.
  func folded() -> [SheetCell] {
    var places: [SheetCellLook: Int] = [:]
    var result: [SheetCell] = []
    for cell in self {
      guard let identity = cell.identity else {
        result.append(cell)
        continue
      }
      let look = SheetCellLook(identity: identity, overlay: cell.overlay, file: cell.file)
      if let place = places[look] {
        result[place].alike += cell.environments
      } else {
        places[look] = result.count
        result.append(cell)
      }
    }
    return result
  }
}
