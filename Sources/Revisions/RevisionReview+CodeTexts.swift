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
    let all = lists.sorted { $0.key < $1.key }.compactMap { list, paths in
      textsOfCode(list, paths.sorted(), base, head, isNear: !reach.textsInOtherCapitals.isDisjoint(with: paths))
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

  /// - Parameters:
  ///   - list: its path, without the language's folder and without its ending.
  ///   - paths: its changed files, in order.
  ///   - isNear: whether a file of screens has its path but for capitals.
  private func textsOfCode(
    _ list: String, _ paths: [String], _ base: RevisionPlaces, _ head: RevisionPlaces, isNear: Bool
  ) -> Change? {
    guard let first = paths.first else { return nil }
    let mostNamed = 4
    let languages = paths.flatMap { path -> [(name: String, change: TextChanges)] in
      guard let old = Self.texts(path, base), let new = Self.texts(path, head) else { return [] }
      return Set(old.keys).union(new.keys).sorted().map {
        ($0, TextChanges(from: old[$0] ?? [:], to: new[$0] ?? [:], isOfCode: true))
      }
    }.filter { !$0.change.isEmpty }
    guard !languages.isEmpty else { return nil }
    let isOne = languages.count == 1
    let parts = languages.map { language, change in
      let words = isOne ? change.summary : change.example
      return language.isEmpty && isOne ? words : "\(language.isEmpty ? "no language" : language) (\(words))"
    }
    let name = repository.shown(list) + (first.hasSuffix(".xcstrings") ? ".xcstrings" : ".strings")
    let link = isOne && languages[0].name.isEmpty ? ": " : " in "
    let whose =
      isNear ? "whose path differs from its screens' in capitals alone" : "which no file of screens reads"
    return Change(
      name: name, words: "\(whose), changed" + link + parts.listed(first: mostNamed),
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
