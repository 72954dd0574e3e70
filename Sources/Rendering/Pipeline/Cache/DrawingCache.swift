import Foundation
public import ProofModel
import Solving

/// What earlier runs drew: screens and pictures by the digest of all that they depend on.
///
/// A cache never breaks a run: what is missing, cut, poisoned or out of reach is drawn, with a note.
public final class DrawingCache: Sendable {
  private struct State {
    var notes: [Diagnostic] = []
    var failures = 0
    var hits = 0
    var misses = 0
  }

  private let store: any CacheStore
  /// As the user named it.
  private let name: String
  let keys: ScreenKeys
  private let state = Locked(State())

  /// So many failures on end, and the cache is left alone for the rest of the run.
  private static let patience = 3

  /// A folder, or the address of an HTTP cache.
  ///
  /// - Parameter limit: the most bytes that a folder may take.
  public init(_ place: String, limit: Int, studio: Studio) throws(DiagnosedFailure) {
    name = place
    keys = ScreenKeys(fonts: studio.fonts)
    if place.contains("://") {
      store = try HTTPCache(place)
    } else {
      store = try FolderCache(place, limit: limit)
    }
  }

  /// The bytes of a result's first file; nil where anything of it is missing or not as it was.
  func file(_ key: String) -> [UInt8]? {
    let bytes = action(key)?.files.first.flatMap { blob($0.blob) }
    count(isHit: bytes != nil)
    return bytes
  }

  /// Lends the files of a result with their bytes, one after the other; whether nothing of it was missing or not as it was.
  ///
  /// - Parameters:
  ///   - accepts: gets first what was told and the files' paths; where it says no nothing is read.
  ///   - body: gets besides what makes the entry itself the file at a path, where that can be done.
  func result(
    _ key: String, accepts: (_ told: [UInt8], _ files: [String]) -> Bool,
    file body: (_ path: String, _ bytes: [UInt8], _ lend: (String) -> Bool) -> Void
  ) -> Bool {
    var isWhole = false
    defer { count(isHit: isWhole) }
    guard let result = action(key), let told = result.told.flatMap({ blob($0) }),
      accepts(told, result.files.map(\.path))
    else { return false }
    for file in result.files {
      guard let bytes = blob(file.blob) else { return false }
      body(file.path, bytes) { store.lend(.blobs, file.blob.sha256, as: $0) }
    }
    isWhole = true
    return true
  }

  private func action(_ key: String) -> ActionResult? {
    guard let bytes = read(.actions, key) else { return nil }
    guard let result = ActionResult(bytes: bytes) else {
      refuse(.actions, key, "is no result of an action")
      return nil
    }
    return result
  }

  /// One file of a result.
  struct File {
    /// As the result names it.
    var path: String
    var bytes: [UInt8]
    /// Where it stands already.
    var written: String
  }

  /// Keeps the files of a result, and what was told; blobs first, so that no result names what is not there.
  func keep(_ key: String, files: [File], told: [UInt8]? = nil) {
    var result = ActionResult()
    for file in files {
      let blob = ActionResult.Blob(file.bytes)
      guard !isGivenUp else { return }
      guard store.adopt(.blobs, blob.sha256, file: file.written) || write(.blobs, blob.sha256, file.bytes)
      else { return }
      result.files.append(.init(path: file.path, blob: blob))
    }
    if let told {
      let blob = ActionResult.Blob(told)
      guard write(.blobs, blob.sha256, told) else { return }
      result.told = blob
    }
    _ = write(.actions, key, result.bytes)
  }

  /// Ends the run's use of it.
  public func finish() { store.finish() }

  /// What there is to tell of it, and how much of the work it saved.
  public var notes: [Diagnostic] { state.withLock { $0.notes } }
  /// The cache's name with how many screens and pictures it had and how many were drawn.
  public var summary: String {
    state.withLock { "cache '\(name)': \($0.hits) found, \($0.misses) drawn" }
  }

  // MARK: Entries

  private func blob(_ blob: ActionResult.Blob) -> [UInt8]? {
    guard let bytes = read(.blobs, blob.sha256) else { return nil }
    guard bytes.count == blob.size, SHA256Text.of(bytes) == blob.sha256 else {
      refuse(.blobs, blob.sha256, "is not what its digest says")
      return nil
    }
    return bytes
  }

  private func refuse(_ kind: CacheKind, _ hash: String, _ what: String) {
    store.remove(kind, hash)
    note("'\(kind.rawValue)/\(hash.prefix(12))…' \(what): drawn anew")
  }

  private var isGivenUp: Bool { state.withLock { $0.failures >= Self.patience } }

  private func read(_ kind: CacheKind, _ hash: String) -> [UInt8]? {
    guard !isGivenUp else { return nil }
    do throws(CacheFailure) {
      let bytes = try store.read(kind, hash)
      state.withLock { $0.failures = 0 }
      return bytes
    } catch {
      fail(error)
      return nil
    }
  }

  private func write(_ kind: CacheKind, _ hash: String, _ bytes: [UInt8]) -> Bool {
    guard !isGivenUp else { return false }
    do throws(CacheFailure) {
      try store.write(kind, hash, bytes)
      return true
    } catch {
      fail(error)
      return false
    }
  }

  private func fail(_ failure: CacheFailure) {
    let failures = state.withLock { state in
      state.failures += 1
      return state.failures
    }
    if failures == 1 { note(failure.reason) }
    if failures == Self.patience { note("it is left alone for the rest of the run") }
  }

  private func note(_ words: String) {
    state.withLock { state in
      guard state.notes.count < 20 else { return }
      let note = Diagnostic.warning("cache-trouble", "cache '\(name)': \(words)")
      if !state.notes.contains(note) { state.notes.append(note) }
    }
  }

  private func count(isHit: Bool) {
    state.withLock { if isHit { $0.hits += 1 } else { $0.misses += 1 } }
  }
}
