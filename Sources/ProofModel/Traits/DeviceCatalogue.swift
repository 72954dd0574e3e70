/// All devices that are known, in the order of the catalogue: iPhones, iPads, then the rest.
public struct DeviceCatalogue: Sendable {
  /// Read from the built-in table at the first use.
  public static let shared = DeviceCatalogue(table: table)

  public let devices: [Device]
  /// Position by key; see ``key(_:)``.
  private let positions: [String: Int]

  init(table: String) {
    var devices: [Device] = []
    var positions: [String: Int] = [:]
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      if let device = Device(line: line) { devices.append(device) }
    }
    // Ids first, so that no name or alias can hide one.
    for (position, device) in devices.enumerated() { positions[Self.key(device.id)] = position }
    for (position, device) in devices.enumerated() where positions[Self.key(device.name)] == nil {
      positions[Self.key(device.name)] = position
    }
    for (alias, id) in Self.aliases where positions[Self.key(alias)] == nil {
      positions[Self.key(alias)] = positions[Self.key(id)]
    }
    self.devices = devices
    self.positions = positions
  }

  /// The device with that id, name or alias; case, blanks, dots, dashes and the words `generation` and `inch` do
  /// not matter.
  public func device(_ name: String) -> Device? {
    positions[Self.key(name)].map { devices[$0] }
  }

  /// All devices that a word means: an id, an alias, a glob (`ipad-*`, with `*` and `?`, over ids), or
  /// a set (``setNames``), in the order of the catalogue; a set has its own order. Empty for an unknown word.
  public func devices(matching word: String) -> [Device] {
    let lowered = word.lowercased()
    if let set = set(lowered) { return set }
    guard lowered.contains("*") || lowered.contains("?") else { return device(word).map { [$0] } ?? [] }
    let pattern = Array(lowered.utf8)
    return devices.filter { Self.matches(Array($0.id.utf8)[...], pattern[...]) }
  }

  /// Names for a word that matched nothing, nearest first.
  public func nearestNames(to word: String, limit: Int = 3) -> [String] {
    let known = Self.setNames + devices.map(\.id) + Self.aliases.map(\.alias)
    return NearestNames.of(word, in: known, limit: limit)
  }

  /// A name without what does not matter: `iPhone SE (1st generation)`, `iphone-se-1` and `iPhone SE1` are one.
  static func key(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in name.lowercased().unicodeScalars {
      let isPart = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPart {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty { words.append(word) }
        word = scalar == "+" ? "plus" : ""
      }
    }
    if !word.isEmpty { words.append(word) }
    let kept = words.filter { !["generation", "gen", "inch", "in"].contains($0) }
    return kept.map { word in
      let digits = word.prefix { $0.isNumber }
      let isOrdinal = !digits.isEmpty && ["st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
      return isOrdinal ? String(digits) : word
    }.joined()
  }

  /// Whether the whole text matches a pattern with `*` and `?`.
  private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (t, p) = (text.startIndex, pattern.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
