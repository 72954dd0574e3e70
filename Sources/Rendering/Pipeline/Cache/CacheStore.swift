/// Where a cache keeps its entries: results of actions by the action's key, and blobs by their own digest.
protocol CacheStore: Sendable {
  /// The entry's bytes; nil where there is none. Blobs are as they were found: who asks compares the digest.
  func read(_ kind: CacheKind, _ hash: String) throws(CacheFailure) -> [UInt8]?
  func write(_ kind: CacheKind, _ hash: String, _ bytes: [UInt8]) throws(CacheFailure)
  /// Lets a file that was written be the entry of its digest; false where it has to be written.
  func adopt(_ kind: CacheKind, _ hash: String, file path: String) -> Bool
  /// Lets an entry be the file at a path; false where it has to be written.
  func lend(_ kind: CacheKind, _ hash: String, as path: String) -> Bool
  /// Takes away an entry that is not what it should be, where that can be done.
  func remove(_ kind: CacheKind, _ hash: String)
  /// Called once when the run ends.
  func finish()
}

extension CacheStore {
  func adopt(_ kind: CacheKind, _ hash: String, file path: String) -> Bool { false }
  func lend(_ kind: CacheKind, _ hash: String, as path: String) -> Bool { false }
}

/// As Bazel's caches call them.
enum CacheKind: String, Sendable {
  case actions = "ac"
  case blobs = "cas"
}

/// Why a cache cannot be used, in words.
struct CacheFailure: Error, Hashable {
  var reason: String
}
