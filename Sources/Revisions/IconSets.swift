import InterfaceBuilder
import ProofModel
import Reviewing

/// Sets of an app's icons in its catalogues whose pictures changed: people see them, and no screen shows them.
enum IconSets {
  private static let ending = ".appiconset/"
  /// Of so many sets it is told what changed.
  private static let most = 4

  /// What the sets have otherwise, one note each; names of files that stand for the same pictures are nothing.
  ///
  /// - Parameters:
  ///   - isWanted: whether a path is asked for.
  ///   - shown: a path as people write it.
  static func notes(
    _ sides: RevisionReach.Sides, isWanted: (String) -> Bool, shown: (String) -> String
  ) -> [ReviewReport.Note] {
    // Of the work tree nothing is known but which files changed.
    guard let head = sides.head else { return [] }
    let folders = Set(sides.changed.filter(isWanted).compactMap(folder)).sorted()
    guard !folders.isEmpty else { return [] }
    let (old, new) = (pictures(sides.base, in: folders), pictures(head, in: folders))
    let changes = folders.compactMap { folder in
      words(old[folder, default: []], new[folder, default: []]).map { (folder, $0) }
    }
    let notes = changes.prefix(most).map { folder, words in
      let set = folder.dropLast(ending.count)
      let start = set.lastIndex(of: "/").map { set.index(after: $0) } ?? set.startIndex
      let catalogue = set[..<start].isEmpty ? "" : " in '\(shown(String(set[..<start].dropLast())))'"
      return ReviewReport.Note(
        "the app icon '\(set[start...])'\(catalogue) \(words)",
        at: SourceSpan(file: shown(folder + "Contents.json"), line: 1))
    }
    let rest = changes.count - notes.count
    return notes + (rest > 0 ? [.init("\(rest) more app icon\(rest == 1 ? "" : "s") changed")] : [])
  }

  /// The folder of a set that a file lies in, with its slash.
  private static func folder(_ path: String) -> String? {
    path.firstRange(of: ending).map { String(path[..<$0.upperBound]) }
  }

  /// By their sets: what pictures hold.
  private static func pictures(_ files: [GitRepository.TreeFile], in folders: [String]) -> [String: Set<String>] {
    files.reduce(into: [:]) { sets, file in
      guard let folder = folder(file.path), folders.contains(folder),
        ProjectTree.pictures.contains(where: file.path.lowercased().hasSuffix)
      else { return }
      sets[folder, default: []].insert(file.blob)
    }
  }

  /// `has other pictures`; nil where both sides have the same.
  private static func words(_ old: Set<String>, _ new: Set<String>) -> String? {
    let (came, went) = (new.subtracting(old).count, old.subtracting(new).count)
    func pictures(_ number: Int, _ more: String = "") -> String {
      number == 1 ? "1 \(more)picture" : "\(number) \(more)pictures"
    }
    switch (came, went) {
    case (0, 0): return nil
    case (_, 0): return old.isEmpty ? "has \(pictures(came)) now" : "has \(pictures(came, "more "))"
    case (0, _): return new.isEmpty ? "has no picture now" : "has \(pictures(went)) less"
    default: return came == new.count ? "has other pictures" : "has other pictures, \(came) of \(new.count)"
    }
  }
}
