import Foundation
import ProofModel
import Solving

/// Which files of a folder of baselines had which hash when they were read last: one that did not change since is not
/// read again.
///
/// Kept below the folder in `.checked`, which git leaves alone by a `.gitignore` of its own. What is wrong with it, or
/// that it cannot be written, costs time and nothing else.
final class BaselineStamps: Sendable {
  /// What the system tells of a file without reading it.
  struct Stamp {
    /// Bytes.
    let size: Int
    /// Device, number, size, and when content and status changed: nobody sets the last back.
    fileprivate let text: String
    /// Whether it is so old that a later change gets another time; file systems count in up to two seconds.
    fileprivate let isSettled: Bool

    /// nil where there is no regular file.
    ///
    /// - Parameter now: seconds since 1970.
    init?(_ path: String, now: Int = time(nil)) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Glibc)
        let (written, changed) = (status.st_mtim, status.st_ctim)
      #else
        let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
      #endif
      size = Int(status.st_size)
      text =
        "\(status.st_dev) \(status.st_ino) \(size) \(written.tv_sec).\(written.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)"
      isSettled = max(written.tv_sec, changed.tv_sec) + 2 < now
    }
  }

  private let folder: String
  /// By a file's name within the folder: its hash and its stamp.
  private let known: [String: String]
  private let fresh = Locked<[String: String]>([:])

  /// - Parameter path: the folder of the baselines.
  init(of path: String) {
    folder = "\(path)/.checked"
    let bytes = (try? FileReading.bytes(at: "\(folder)/stamps", limit: OutputFolder.largestFile)) ?? []
    var known: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let space = line.lastIndex(of: "\t") else { continue }
      known[String(line[..<space])] = String(line[line.index(after: space)...])
    }
    self.known = known
  }

  /// Whether the file of that stamp is known to have the hash.
  func holds(_ name: String, _ hash: String, _ stamp: Stamp) -> Bool { known[name] == "\(hash) \(stamp.text)" }

  /// Remembers that a file which has the hash had this stamp before it was read.
  func note(_ name: String, _ hash: String, _ stamp: Stamp) {
    guard stamp.isSettled else { return }
    fresh.withLock { $0[name] = "\(hash) \(stamp.text)" }
  }

  /// Writes what was learnt beside what was known of these files.
  func write(keeping names: some Sequence<String>) {
    let fresh = fresh.withLock { $0 }
    guard !fresh.isEmpty else { return }
    let lines = names.sorted().compactMap { name in (fresh[name] ?? known[name]).map { "\(name)\t\($0)\n" } }
    do throws(FileError) {
      try FileWriting.makeFolder(folder)
      let ignoring = Array("*\n".utf8)
      if !FileWriting.holds("\(folder)/.gitignore", ignoring) {
        try FileWriting.writeBeside("\(folder)/.gitignore", ignoring)
      }
      try FileWriting.writeBeside("\(folder)/stamps", text: lines.joined())
    } catch {
      // A folder that may only be read is verified all the same.
    }
  }
}
