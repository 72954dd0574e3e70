import Foundation
import ProofModel
import Solving
import Synchronization

/// A cache in a folder, as Bazel's disk cache has it: `ac/ab/abcd…` and `cas/ab/abcd…`. Any number of runs may use it at
/// once: entries are written beside and renamed, and one that goes while it is looked for is a miss.
///
/// Where the file system has hard links, pictures and entries are one file under two names, so that none is copied: of the
/// 12,000 pictures of `scripts/scale`, 160 KB each, writing them twice and finding room for them took most of a run that
/// drew nothing. Who changes a picture in place changes its entry, which is then refused by its digest.
final class FolderCache: CacheStore {
  private let folder: String
  /// In bytes.
  private let limit: Int
  /// Whether this run added an entry.
  private let hasGrown = Atomic(false)

  /// - Throws: a diagnostic where the folder cannot be written to.
  init(_ folder: String, limit: Int) throws(DiagnosedFailure) {
    self.folder = folder
    self.limit = limit
    do throws(FileError) {
      for kind in [CacheKind.actions, .blobs] { try FileWriting.makeFolder("\(folder)/\(kind.rawValue)") }
    } catch {
      throw DiagnosedFailure([Self.unusable(folder, error.diagnostic().message)])
    }
    guard access("\(folder)/ac", W_OK | X_OK) == 0, access("\(folder)/cas", W_OK | X_OK) == 0 else {
      throw DiagnosedFailure([Self.unusable(folder, "it cannot be written to")])
    }
  }

  private static func unusable(_ folder: String, _ reason: String) -> Diagnostic {
    .error(
      "cache-unusable", "the cache '\(folder)' cannot be used: \(reason)",
      hint: "name another folder with --cache, or leave the option out")
  }

  private func path(_ kind: CacheKind, _ hash: String) -> String {
    "\(folder)/\(kind.rawValue)/\(hash.prefix(2))/\(hash)"
  }

  func read(_ kind: CacheKind, _ hash: String) throws(CacheFailure) -> [UInt8]? {
    let path = path(kind, hash)
    guard let file = try? FileReading.OpenFile(path), file.size <= OutputFolder.largestFile,
      let bytes = try? file.bytes(from: 0, count: file.size)
    else { return nil }
    // What was used last goes last; an entry's time says when that was, to some minutes.
    if file.age > Self.finestAge { utimensat(AT_FDCWD, path, nil, 0) }
    return bytes
  }

  /// In seconds.
  private static let finestAge = 300

  func write(_ kind: CacheKind, _ hash: String, _ bytes: [UInt8]) throws(CacheFailure) {
    let path = path(kind, hash)
    do throws(FileError) {
      try FileWriting.makeFolder(String(path.dropLast(hash.count + 1)))
      try FileWriting.writeBeside(path, bytes)
      hasGrown.store(true, ordering: .relaxed)
    } catch {
      throw CacheFailure(reason: error.diagnostic().message)
    }
  }

  func adopt(_ kind: CacheKind, _ hash: String, file written: String) -> Bool {
    let path = path(kind, hash)
    guard (try? FileWriting.makeFolder(String(path.dropLast(hash.count + 1)))) != nil,
      FileWriting.share(written, as: path)
    else { return false }
    hasGrown.store(true, ordering: .relaxed)
    return true
  }

  func lend(_ kind: CacheKind, _ hash: String, as path: String) -> Bool {
    FileWriting.share(self.path(kind, hash), as: path)
  }

  func remove(_ kind: CacheKind, _ hash: String) { unlink(path(kind, hash)) }

  /// Where the entries take more than the limit, those that were used longest ago go until a tenth of it is free. A run that
  /// added none does not look.
  func finish() {
    guard hasGrown.load(ordering: .relaxed) else { return }
    var entries: [(path: String, used: Int, size: Int)] = []
    for kind in [CacheKind.actions, .blobs] {
      for part in Self.names("\(folder)/\(kind.rawValue)") {
        for name in Self.names("\(folder)/\(kind.rawValue)/\(part)") {
          let path = "\(folder)/\(kind.rawValue)/\(part)/\(name)"
          guard let stamp = FileStamp(path, followsLinks: false), stamp.kind == .file else { continue }
          entries.append((path, stamp.seconds * 1_000_000_000 + stamp.nanoseconds, stamp.size))
        }
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard total > limit - limit / 10 else { return }
      if unlink(entry.path) == 0 { total -= entry.size }
    }
  }

  private static func names(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
