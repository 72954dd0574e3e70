import CLibrary
import Synchronization

/// The files that are being written at this moment, which a program that is told to end takes along.
public enum TemporaryFiles {
  /// One path while it is there, as a signal's handler may read it: no lock, no allocation.
  private final class Slot: Sendable {
    /// The address of its bytes; 0: none.
    let path = Atomic<UInt>(0)
  }

  /// More than threads ever write at once; a file beyond them is written all the same.
  private static let slots = (0..<512).map { _ in Slot() }

  /// Notes a path, before there is a file; to be given back to `forget`.
  static func note(_ path: String) -> Int? {
    guard let copy = strdup(path) else { return nil }
    for (place, slot) in slots.enumerated()
    where slot.path.compareExchange(
      expected: 0, desired: UInt(bitPattern: copy), ordering: .acquiringAndReleasing
    ).exchanged { return place }
    free(copy)
    return nil
  }

  /// Forgets a path that is written, renamed or removed.
  static func forget(_ place: Int?) {
    guard let place else { return }
    free(UnsafeMutableRawPointer(bitPattern: slots[place].path.exchange(0, ordering: .acquiringAndReleasing)))
  }

  /// Whether the program ends: from then on no temporary file is made.
  private static let isEnding = Atomic<Bool>(false)
  /// How many are being made at this moment.
  private static let beginning = Atomic<Int>(0)

  /// Makes a file whose path is noted already.
  ///
  /// Where the program ends this does not return.
  static func make(_ body: () -> Int32) -> Int32 {
    beginning.add(1, ordering: .sequentiallyConsistent)
    if isEnding.load(ordering: .sequentiallyConsistent) {
      beginning.subtract(1, ordering: .sequentiallyConsistent)
      waitForTheEnd()
    }
    defer { beginning.subtract(1, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// Where the program ends, what was taken from under a writer is no failure to tell of: this does not return then.
  static func stopAtTheEnd() {
    if isEnding.load(ordering: .sequentiallyConsistent) { waitForTheEnd() }
  }

  private static func waitForTheEnd() -> Never {
    while true { sleep(1) }
  }

  /// Removes those that are there, and lets no other be made; for a program that ends, also from a signal's handler.
  public static func removeAll() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    // The thread that the signal found may be making one itself: its path is noted, and it does not go on.
    for _ in 0..<100 where beginning.load(ordering: .sequentiallyConsistent) > 0 { usleep(1000) }
    for slot in slots {
      // What is taken here is not given back by the one who noted it.
      guard let path = UnsafePointer<CChar>(bitPattern: slot.path.exchange(0, ordering: .acquiringAndReleasing)) else {
        continue
      }
      unlink(path)
    }
  }

  /// From here on an interrupt (Ctrl-C), a termination or a hang-up leaves none of them behind; a signal that is ignored
  /// stays so.
  public static func removeOnSignals() {
    _ = (slots.count, isEnding.load(ordering: .relaxed), beginning.load(ordering: .relaxed))
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var known = sigaction()
      guard sigaction(number, nil, &known) == 0 else { continue }
      #if canImport(Glibc)
        let isIgnored = unsafeBitCast(known.__sigaction_handler.sa_handler, to: Int.self) == 1
      #else
        let isIgnored = unsafeBitCast(known.__sigaction_u.__sa_handler, to: Int.self) == 1
      #endif
      guard !isIgnored else { continue }
      signal(number) { number in
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// The name of a temporary file of this process, told from those of others by its number.
  static func name() -> String { ".proofsheet-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).tmp" }

  /// Removes what killed runs left in a folder: temporary files of processes that are gone, an hour old or older, since
  /// the folder may be another machine's too.
  public static func removeStrays(in folder: String) {
    guard let handle = opendir(folder) else { return }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = "\(folder)/\(name)"
      if !isRecent(path) { unlink(path) }
    }
  }

  /// Whether it is no regular file, or one that was written within the last hour, perhaps by another machine.
  public static func isRecent(_ path: String) -> Bool {
    guard let stamp = FileStamp(path, followsLinks: false), stamp.kind == .file else { return true }
    return time(nil) - stamp.seconds < 3600
  }

  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(".proofsheet-"), name.hasSuffix(".tmp") else { return nil }
    return name.dropFirst(".proofsheet-".count).split(separator: "-").first.flatMap { pid_t($0) }
  }
}
