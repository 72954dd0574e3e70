import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Tells when any of some files changed, came or went, by asking for their times: it works for every way of saving, on
/// every file system, and asks as often as is cheap.
final class LiveWatch: Sendable {
  private struct Seen: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    /// Of a folder only what is in it counts, which its time tells.
    var isFolder: Bool
  }

  private struct State {
    var seen: [String: Seen?] = [:]
    var pause = LiveWatch.shortest
  }

  private let state = Mutex(State())
  private static let shortest = 0.012

  /// How long to wait before asking again, in seconds: at most a twentieth of the time goes into it.
  var pause: Double { state.withLock(\.pause) }

  /// Whether anything is otherwise than at the last call; paths that are new are only noted.
  func changed(_ paths: [String]) -> Bool {
    let began = ContinuousClock.now
    var isChanged = false
    state.withLock { state in
      for path in paths {
        let now = Self.look(path)
        if let before = state.seen[path], before != now { isChanged = true }
        state.seen[path] = .some(now)
      }
      let took = ContinuousClock.now - began
      state.pause = max(Self.shortest, took / .seconds(1) * 20)
    }
    return isChanged
  }

  private static func look(_ path: String) -> Seen? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Seen(
      inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      isFolder: status.st_mode & S_IFMT == S_IFDIR)
  }
}
