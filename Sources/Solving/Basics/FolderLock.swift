import Foundation
import ProofModel

/// A lock on a folder that ends with the value or with the process, however that ends; no file is left behind.
///
/// Several may read at once; who writes is alone.
public final class FolderLock: Sendable {
  /// The purpose of a lock: readers share a folder, a writer has it alone.
  public enum Kind: Sendable { case reading, writing }

  /// Whether nobody else can be at work: false on a file system that knows no locks.
  package let excludes: Bool
  private let descriptor: Int32

  private init(descriptor: Int32, excludes: Bool) {
    self.descriptor = descriptor
    self.excludes = excludes
  }

  deinit { close(descriptor) }

  /// Waits until nobody else holds a lock that forbids this one.
  ///
  /// - Parameters:
  ///   - patience: after that long it fails, so that a run that hangs does not hold up others for ever.
  ///   - waiting: called once, where another run is at work.
  package static func hold(
    _ path: String, _ kind: Kind, patience: Duration = .seconds(60), waiting: () -> Void = {}
  ) throws(DiagnosedFailure) -> FolderLock {
    // The folder itself is locked: a lock file would be one more thing to be committed or left out.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DiagnosedFailure([
        .error(
          "folder-unreadable", "the folder '\(path)' cannot be opened: \(String(cString: strerror(errno)))",
          hint: "name another one with --baselines")
      ])
    }
    let operation = (kind == .reading ? LOCK_SH : LOCK_EX) | LOCK_NB
    let began = ContinuousClock.now
    var hasTold = false
    while flock(descriptor, operation) != 0 {
      let code = errno
      if code == EINTR { continue }
      // A file system without locks: two runs at once still leave a whole manifest there, that of the last.
      guard code == EWOULDBLOCK else { return FolderLock(descriptor: descriptor, excludes: false) }
      if !hasTold { waiting() }
      hasTold = true
      guard ContinuousClock.now - began < patience else {
        close(descriptor)
        throw DiagnosedFailure([
          .error(
            "baselines-locked",
            "another run has been at work on '\(path)' for more than \(patience.components.seconds) s",
            hint: "wait for it to end, then run this again")
        ])
      }
      usleep(20_000)
    }
    return FolderLock(descriptor: descriptor, excludes: true)
  }
}
