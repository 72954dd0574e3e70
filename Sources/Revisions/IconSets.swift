import InterfaceBuilder
import ProofModel
import Reviewing
import Solving

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
    let (old, new) = (
      pictures(sides.base, in: folders, of: sides.repository), pictures(head, in: folders, of: sides.repository)
    )
    let changes = folders.compactMap { folder in
      words(old[folder, default: [:]], new[folder, default: [:]]).map { (folder, $0) }
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

  /// By their sets: what the pictures hold that its list names, each as often as a size has it; of a set without a list all.
  private static func pictures(
    _ files: [GitRepository.TreeFile], in folders: [String], of repository: GitRepository
  ) -> [String: [String: Int]] {
    var (blobs, lists): ([String: [String: String]], [String: String]) = ([:], [:])
    for file in files {
      guard let folder = folder(file.path), folders.contains(folder) else { continue }
      let name = String(file.path.dropFirst(folder.count))
      if name == "Contents.json" { lists[folder] = file.blob }
      guard ProjectTree.pictures.contains(where: file.path.lowercased().hasSuffix) else { continue }
      blobs[folder, default: [:]][name] = file.blob
    }
    let read = folders.compactMap { lists[$0] }
    let contents = Dictionary(
      zip(read, (try? repository.contents(read)) ?? []), uniquingKeysWith: { first, _ in first })
    return blobs.reduce(into: [:]) { sets, set in
      let list = lists[set.key].flatMap { contents[$0] ?? nil }.flatMap { try? JSONValue.parse($0) }
      let named = list?["images"]?.array?.compactMap { $0["filename"]?.string }
      sets[set.key] = (named ?? Array(set.value.keys)).compactMap { set.value[$0] }
        .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  /// `has other pictures`; nil where both sides have the same.
  private static func words(_ old: [String: Int], _ new: [String: Int]) -> String? {
    func number(_ one: [String: Int], without other: [String: Int]) -> Int {
      one.reduce(0) { $0 + max(0, $1.value - other[$1.key, default: 0]) }
    }
    let (came, went) = (number(new, without: old), number(old, without: new))
    func pictures(_ number: Int, _ more: String = "") -> String {
      number == 1 ? "1 \(more)picture" : "\(number) \(more)pictures"
    }
    switch (came, went) {
    case (0, 0): return nil
    case (_, 0): return old.isEmpty ? "has \(pictures(came)) now" : "has \(pictures(came, "more "))"
    case (0, _): return new.isEmpty ? "has no picture now" : "has \(pictures(went)) less"
    default:
      let all = number(new, without: [:])
      return came == all ? "has other pictures" : "has other pictures, \(came) of \(all)"
    }
  }
}
