import Synchronization

/// The files that were asked for while it is kept, there or not: what a screen was made of, and so what to watch.
public enum FileJournal {
  private static let isKept = Atomic<Bool>(false)
  private static let paths = Locked<Set<String>>([])

  /// Begins to note files, for good.
  public static func keep() { isKept.store(true, ordering: .relaxed) }

  static func note(_ path: String) {
    guard isKept.load(ordering: .relaxed) else { return }
    paths.withLock { _ = $0.insert(path) }
  }

  /// The files so far, sorted; empty where none are noted.
  public static var files: [String] { paths.withLock { $0.sorted() } }
}
