import Foundation
import InterfaceBuilder
import ProofModel
import Reviewing

/// Texts that code shows: lists that no file of screens reads, such as `Localizable.strings`.
extension RevisionReview {
  /// What such lists say otherwise, one note for the languages of one: no screen differs by it.
  ///
  /// - Complexity: reads both versions of each changed list, and no others.
  func textsOfCode(
    _ reach: RevisionReach, _ base: RevisionPlaces, _ head: RevisionPlaces
  ) -> [ReviewReport.Note] {
    let lists = Dictionary(grouping: reach.codeTexts) { path -> String in
      guard case .texts(let folder, let stem)? = ProjectResource(path) else { return path }
      return folder + stem
    }
    let moves = Self.moves(lists, base, head)
    let all = lists.sorted { $0.key < $1.key }.compactMap { list, paths -> Change? in
      if moves.values.contains(list) { return nil }
      let isNear = !reach.textsInOtherCapitals.isDisjoint(with: paths)
      let earlier = moves[list].map { (list: $0, paths: lists[$0] ?? []) }
      return textsOfCode(list, paths.sorted(), from: earlier, base, head, isNear: isNear)
    }
    let alike = Dictionary(grouping: all, by: \.words)
    let changes = all.map(\.words).once.compactMap { words in alike[words].map(Self.note) }
    // Of the lists of libraries that came or went as a whole the first few tell enough.
    let most = 6
    let rest = changes.dropFirst(most)
    let broken = reach.codeTexts.sorted().compactMap { unreadable($0, base, head) }
    guard !rest.isEmpty else { return changes + broken }
    let number = rest.count == 1 ? "1 more list" : "\(rest.count) more lists"
    return changes.prefix(most) + [.init("\(number) of such texts changed")] + broken
  }

  /// What is to be said of a list that a side has and cannot read, whose texts are not compared.
  private func unreadable(_ path: String, _ base: RevisionPlaces, _ head: RevisionPlaces) -> ReviewReport.Note? {
    func problem(_ places: RevisionPlaces) -> (line: Int, expected: String)? {
      places.linkOut(path) == nil ? ProjectResources.stringsProblem(places.onDisk(path)) : nil
    }
    let name = repository.shown(path)
    let (old, new) = (problem(base), problem(head))
    if let new {
      let stays = old == nil ? "" : "still "
      return .init(
        "'\(name)' \(stays)cannot be read as a list of texts: in line \(new.line) \(new.expected) is missing",
        at: SourceSpan(file: name, line: new.line))
    }
    guard let old, FileManager.default.fileExists(atPath: head.onDisk(path)) else { return nil }
    return .init(
      "'\(name)' can be read as a list of texts now: in line \(old.line) \(old.expected) was missing",
      at: SourceSpan(file: name, line: 1))
  }

  /// What a list says otherwise, in words that are the same of another one's copy.
  private struct Change {
    var name: String
    var words: String
    var place: SourceSpan
  }

  /// So many lists of which the same is said are named.
  private static let mostAlike = 3

  private static func note(of changes: [Change]) -> ReviewReport.Note {
    let names = changes.map { "'\($0.name)'" }.listed(upTo: mostAlike)
    return .init("texts of \(names), \(changes[0].words)", at: changes[0].place)
  }

  /// By new lists: those of the same file name that went and said most of the same.
  private static func moves(
    _ lists: [String: [String]], _ base: RevisionPlaces, _ head: RevisionPlaces
  ) -> [String: String] {
    func isMissing(_ paths: [String], _ places: RevisionPlaces) -> Bool {
      paths.allSatisfy { !FileManager.default.fileExists(atPath: places.onDisk($0)) }
    }
    let gone = lists.filter { isMissing($0.value, head) }.sorted { $0.key < $1.key }
      .map { ($0.key, tables($0.value, base)) }
    guard !gone.isEmpty else { return [:] }
    var moves: [String: String] = [:]
    for (list, paths) in lists.sorted(by: { $0.key < $1.key }) where isMissing(paths, base) {
      let new = tables(paths, head)
      let mate = gone.first { earlier, old in
        guard name(earlier) == name(list), !moves.values.contains(earlier) else { return false }
        let same = old.reduce(0) { sum, table in sum + table.value.count { new[table.key]?[$0.key] == $0.value } }
        return same * 2 > old.reduce(0) { $0 + $1.value.count }
      }
      if let mate { moves[list] = mate.0 }
    }
    return moves
  }

  private static func name(_ list: String) -> Substring { list.split(separator: "/").last ?? "" }

  /// The texts of a list's files as one side has them, by language.
  private static func tables(_ paths: [String], _ places: RevisionPlaces) -> [String: [String: String]] {
    paths.sorted().reduce(into: [:]) { tables, path in
      tables.merge(texts(path, places) ?? [:]) { $0.merging($1) { first, _ in first } }
    }
  }

  /// - Parameters:
  ///   - list: its path, without the language's folder and without its ending.
  ///   - paths: its changed files, in order.
  ///   - earlier: the list that it was, where that lay elsewhere.
  ///   - isNear: whether a file of screens has its path but for capitals.
  private func textsOfCode(
    _ list: String, _ paths: [String], from earlier: (list: String, paths: [String])?, _ base: RevisionPlaces,
    _ head: RevisionPlaces, isNear: Bool
  ) -> Change? {
    guard let first = paths.first else { return nil }
    let mostNamed = 4
    let read = paths.filter { Self.texts($0, base) != nil && Self.texts($0, head) != nil }
    let (old, new) = (Self.tables(earlier?.paths ?? read, base), Self.tables(read, head))
    let languages = Set(old.keys).union(new.keys).sorted().map { language in
      (name: language, change: TextChanges(from: old[language] ?? [:], to: new[language] ?? [:], isOfCode: true))
    }.filter { !$0.change.isEmpty }
    guard !languages.isEmpty || earlier != nil else { return nil }
    let isOne = languages.count == 1
    let parts = languages.map { language, change in
      let words = isOne ? change.summary : change.example
      return language.isEmpty && isOne ? words : "\(language.isEmpty ? "no language" : language) (\(words))"
    }
    let ending = first.hasSuffix(".xcstrings") ? ".xcstrings" : ".strings"
    let link = isOne && languages[0].name.isEmpty ? ": " : " in "
    let whose =
      isNear ? "whose path differs from its screens' in capitals alone" : "which no file of screens reads"
    let was = earlier.map { " were in '\(repository.shown($0.list) + ending)' and" } ?? ""
    let change = languages.isEmpty ? "say the same" : "changed" + link + parts.listed(first: mostNamed)
    return Change(
      name: repository.shown(list) + ending, words: "\(whose),\(was) \(change)",
      place: SourceSpan(file: repository.shown(first), line: 1))
  }

  /// The texts of a list as one side has it, by language: empty where it has none, nil where they cannot be read.
  private static func texts(_ path: String, _ places: RevisionPlaces) -> [String: [String: String]]? {
    let file = places.onDisk(path)
    guard places.linkOut(path) == nil else { return nil }
    guard FileManager.default.fileExists(atPath: file) else { return [:] }
    var quiet = DiagnosticSink()
    if path.hasSuffix(".xcstrings") { return ProjectResources.catalogue(file, &quiet)?.tables }
    return ProjectResources.stringsFile(file, &quiet).map { [LocalizedFile.language(ofFolder: path) ?? "": $0] }
  }
}
