/// All devices that are known, in the order of the catalogue: iPhones, iPads, then the rest.
///
/// A device asked for by its id is found without reading the others; everything else reads the table once.
public struct DeviceCatalogue: Sendable {
  /// The catalogue of the built-in table, which everything goes by.
  public static let shared = DeviceCatalogue(table: table, index: nil)

  private let table: String
  /// nil: the built-in table's, made at its first use.
  private let ownIndex: DeviceIndex?

  private static let sharedIndex = DeviceIndex(table: table)
  private var index: DeviceIndex { ownIndex ?? Self.sharedIndex }

  private init(table: String, index: DeviceIndex?) {
    self.table = table
    ownIndex = index
  }

  init(table: String) {
    self.init(table: table, index: DeviceIndex(table: table))
  }

  /// The devices in the order of the catalogue; the first use reads the whole table, further ones are O(1).
  public var devices: [Device] { index.devices }

  /// The device with that id, name or alias; case, blanks, dots, dashes and the words `generation` and `inch` do
  /// not matter.
  public func device(_ name: String) -> Device? {
    guard ownIndex == nil else { return device(id: name) ?? index.device(name) }
    if let known = Self.asked.withLock({ $0[name] }) { return known }
    guard let device = device(id: name) ?? index.device(name) else { return nil }
    Self.asked.withLock { $0[name] = device }
    return device
  }

  /// Of the built-in table: the devices by the names that they were asked for.
  private static let asked = Locked<[String: Device]>([:])

  /// The device whose line begins with the id. Complexity: one pass over the table's bytes.
  private func device(id: String) -> Device? {
    let wanted = Array(id.utf8) + [UInt8(ascii: "|")]
    var table = self.table
    guard let line = table.withUTF8({ Self.line(beginningWith: wanted, of: $0) }) else { return nil }
    let start = table.utf8.index(table.startIndex, offsetBy: line.lowerBound)
    return Device(line: table.utf8[start..<table.utf8.index(start, offsetBy: line.count)])
  }

  /// Where the first line lies that begins with these bytes.
  private static func line(beginningWith wanted: [UInt8], of table: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = 0
    while start < table.count {
      var end = start
      while end < table.count, table[end] != UInt8(ascii: "\n") { end += 1 }
      if end - start >= wanted.count, wanted.indices.allSatisfy({ table[start + $0] == wanted[$0] }) {
        return start..<end
      }
      start = end + 1
    }
    return nil
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

/// The table read, and the position of every name in it.
struct DeviceIndex: Sendable {
  let devices: [Device]
  /// By key; see ``key(_:)``.
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
    for (alias, id) in DeviceCatalogue.aliases where positions[Self.key(alias)] == nil {
      positions[Self.key(alias)] = positions[Self.key(id)]
    }
    self.devices = devices
    self.positions = positions
  }

  func device(_ name: String) -> Device? { positions[Self.key(name)].map { devices[$0] } }

  /// A name without what does not matter: `iPhone SE (1st generation)`, `iphone-se-1` and `iPhone SE1` are one.
  static func key(_ name: String) -> String {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      default:
        if !word.isEmpty { words.append(word) }
        word = byte == UInt8(ascii: "+") ? Array("plus".utf8) : []
      }
    }
    if !word.isEmpty { words.append(word) }
    var key: [UInt8] = []
    for word in words where !idle.contains(word) {
      let digits = word.prefix { $0 <= UInt8(ascii: "9") }
      let isOrdinal = !digits.isEmpty && ordinals.contains(Array(word.dropFirst(digits.count)))
      key += isOrdinal ? digits : word[...]
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static let idle = ["generation", "gen", "inch", "in"].map { Array($0.utf8) }
  private static let ordinals = ["st", "nd", "rd", "th"].map { Array($0.utf8) }
}
