import InterfaceBuilder
import ProofModel
import Reviewing
import Solving

/// Sets of pictures in catalogues that changed and that no screen shows, though people see them: an app's icons, and what code
/// asks for.
enum IconSets {
  private static let ending = ".appiconset/"
  private static let imageEnding = ".imageset/"
  /// Of so many sets it is told what changed.
  private static let most = 4
  /// So many pictures of code's are told, each by its name.
  private static let mostImages = 8

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
    let folders = Set(sides.changed.filter(isWanted).compactMap { folder($0, ending) }).sorted()
    guard !folders.isEmpty else { return [] }
    let (old, new) = (
      pictures(sides.base, in: folders, of: sides.repository, ending),
      pictures(head, in: folders, of: sides.repository, ending)
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

  /// What sets of pictures that no screen names have otherwise, all in one note; one that lies elsewhere is the same.
  ///
  /// - Parameter isNamed: whether a screen names the picture of a path.
  static func notesOfCode(
    _ sides: RevisionReach.Sides, isNamed: (String) -> Bool, isWanted: (String) -> Bool, shown: (String) -> String
  ) -> [ReviewReport.Note] {
    guard let head = sides.head else { return [] }
    let changed = sides.changed.filter { isWanted($0) && $0.contains(imageEnding) }
    let named = Set(changed.filter(isNamed).compactMap(name))
    let folders = Set(changed.compactMap { folder($0, imageEnding) }).sorted()
    guard folders.contains(where: { !named.contains(name($0) ?? "") }) else { return [] }
    let (old, new) = (
      pictures(sides.base, in: folders, of: sides.repository, imageEnding),
      pictures(head, in: folders, of: sides.repository, imageEnding)
    )
    let sets = Dictionary(grouping: folders) { name($0) ?? $0 }.sorted { $0.key < $1.key }.map { name, folders in
      func all(_ side: [String: [String: Int]]) -> [String: Int] {
        folders.reduce(into: [:]) { $0.merge(side[$1, default: [:]], uniquingKeysWith: +) }
      }
      return (name: name, folder: folders[0], before: all(old), after: all(new))
    }
    // One that went, whose pictures a single new one has, is that by another name.
    let fresh = sets.filter { $0.before.isEmpty && !$0.after.isEmpty }
    let renames = sets.reduce(into: [String: String]()) { renames, set in
      let mates = set.after.isEmpty && !set.before.isEmpty ? fresh.filter { $0.after == set.before } : []
      if mates.count == 1, !renames.values.contains(mates[0].name) { renames[set.name] = mates[0].name }
    }
    let changes = sets.compactMap { set -> (folder: String, words: String)? in
      guard !named.contains(set.name), !renames.values.contains(set.name) else { return nil }
      if let now = renames[set.name] { return (set.folder, "'\(set.name)' is called '\(now)' now") }
      let isOneSided = set.before.isEmpty != set.after.isEmpty
      let words = isOneSided ? set.before.isEmpty ? "is new" : "is gone" : words(set.before, set.after)
      return words.map { (set.folder, "'\(set.name)' \($0)") }
    }
    guard let first = changes.first else { return [] }
    let rest = changes.count - mostImages
    let told = changes.prefix(mostImages).map(\.words) + (rest > 0 ? ["and \(rest) more"] : [])
    return [
      .init(
        "pictures that no file of screens names changed: \(told.joined(separator: "; "))",
        at: SourceSpan(file: shown(first.folder + "Contents.json"), line: 1))
    ]
  }

  /// The name of the picture whose set a file lies in.
  private static func name(_ path: String) -> String? {
    guard let set = folder(path, imageEnding)?.dropLast(imageEnding.count) else { return nil }
    return String(set[(set.lastIndex(of: "/").map { set.index(after: $0) } ?? set.startIndex)...])
  }

  /// The folder of a set that a file lies in, with its slash.
  private static func folder(_ path: String, _ ending: String) -> String? {
    path.firstRange(of: ending).map { String(path[..<$0.upperBound]) }
  }

  /// By their sets: what the pictures hold that its list names, each as often as a size has it; of a set without a list all.
  private static func pictures(
    _ files: [GitRepository.TreeFile], in folders: [String], of repository: GitRepository, _ ending: String
  ) -> [String: [String: Int]] {
    let wanted = Set(folders)
    var (blobs, lists): ([String: [String: String]], [String: String]) = ([:], [:])
    for file in files {
      guard let folder = folder(file.path, ending), wanted.contains(folder) else { continue }
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
