import ProofModel

/// What was measured, shaped and resolved before, by value; full tables are emptied, so memory is bounded.
///
/// Whether an answer comes from here can't be seen in it.
final class TextCache: Sendable {
  private let measurements = Locked(Measurements())
  private let shapes = Locked(Shapes())
  private let fonts = Locked<[FontKey: ResolvedFont]>([:])

  private struct Measurements {
    var table = CacheTable<MeasureKey, TextMeasurement>()
    var bytes = 0
  }

  private struct Shapes {
    var table = CacheTable<ShapeKey, ShapedText>()
    var units = 0
  }

  private static let largestMeasuredBytes = 16 << 20
  private static let largestShapedUnits = 1_000_000
  private static let largestFontCount = 5_000

  /// What is kept from one screen to the next: texts that all have, such as those of sheets.
  private static let keptMeasuredBytes = 1 << 20
  private static let keptShapedUnits = 20_000

  /// Empties tables that hold more than is kept from one screen to the next.
  func shrink() {
    measurements.withLock { if $0.bytes > Self.keptMeasuredBytes { $0 = Measurements() } }
    shapes.withLock { if $0.units > Self.keptShapedUnits { $0 = Shapes() } }
  }

  func measurement(_ key: borrowing MeasureKey, hash: UInt64) -> TextMeasurement? {
    measurements.withLock { $0.table.value(hash) { $0.isSame(key) } }
  }

  func store(_ measurement: TextMeasurement, for key: MeasureKey, hash: UInt64) {
    // Beside the text an entry costs some two hundred bytes.
    let cost = key.content.runs.reduce(256) { $0 + $1.text.utf8.count }
    measurements.withLock {
      if $0.bytes + cost > Self.largestMeasuredBytes { $0 = Measurements() }
      $0.bytes += cost
      $0.table.add(measurement, for: key, hash)
    }
  }

  func shaped(_ key: borrowing ShapeKey, hash: UInt64) -> ShapedText? {
    shapes.withLock { $0.table.value(hash) { $0.isSame(key) } }
  }

  func store(_ shaped: ShapedText, for key: ShapeKey, hash: UInt64) {
    // A small text costs some hundred bytes whatever its length.
    let cost = shaped.text.count + 16
    shapes.withLock {
      if $0.units + cost > Self.largestShapedUnits { $0 = Shapes() }
      $0.units += cost
      $0.table.add(shaped, for: key, hash)
    }
  }

  /// How many texts are kept shaped.
  var shapedCount: Int { shapes.withLock { $0.table.count } }

  func font(_ key: FontKey) -> ResolvedFont? { fonts.withLock { $0[key] } }

  func store(_ font: ResolvedFont, for key: FontKey) {
    fonts.withLock {
      if $0.count >= Self.largestFontCount { $0.removeAll() }
      $0[key] = font
    }
  }
}

/// A table from hashes to values in which the reader compares keys itself, without making one.
struct CacheTable<Key, Value> {
  private struct Entry {
    var hash: UInt64
    var key: Key
    var value: Value
    /// The next entry of the same bucket, or −1.
    var next: Int32
  }

  private var entries: [Entry] = []
  private var buckets = [Int32](repeating: -1, count: 64)

  var count: Int { entries.count }

  /// The value whose hash is that and for whose key `isSame` holds.
  func value(_ hash: UInt64, _ isSame: (Key) -> Bool) -> Value? {
    var at = buckets[Int(truncatingIfNeeded: hash) & (buckets.count - 1)]
    while at >= 0 {
      let index = Int(at)
      if entries[index].hash == hash, isSame(entries[index].key) { return entries[index].value }
      at = entries[index].next
    }
    return nil
  }

  mutating func add(_ value: Value, for key: Key, _ hash: UInt64) {
    if entries.count >= buckets.count { grow() }
    let bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    entries.append(Entry(hash: hash, key: key, value: value, next: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: buckets.count * 4)
    for index in entries.indices {
      let bucket = Int(truncatingIfNeeded: entries[index].hash) & (buckets.count - 1)
      entries[index].next = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
  }
}
