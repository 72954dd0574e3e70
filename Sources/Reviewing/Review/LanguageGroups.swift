import Foundation
import ProofModel

/// Groups that do one thing in several languages of a file, for a text that tells it once with what each language has besides.
struct LanguageGroups {
  /// By the id of a group that is told: the others that do the same.
  private(set) var others: [String: [ReviewReport.Group]] = [:]
  /// The ids of the groups that are told with another one.
  private(set) var folded: Set<String> = []

  /// So many edits have to be the same, and half of each group's.
  private static let fewest = 3

  /// - Parameter groups: those that a text tells, in its order; O(groups of a file² × causes).
  init(_ groups: [ReviewReport.Group]) {
    var stems: [String] = []
    var files: [String: [(group: ReviewReport.Group, file: LocalizedFile)]] = [:]
    for group in groups {
      guard let file = Self.file(of: group) else { continue }
      if files[file.stem] == nil { stems.append(file.stem) }
      files[file.stem, default: []].append((group, file))
    }
    for stem in stems {
      let all = files[stem] ?? []
      // By the words of the language that the project began with.
      let order = all.filter(\.file.isFirst) + all.filter { !$0.file.isFirst }
      for host in order where !folded.contains(host.group.id) {
        for other in order where other.file.language != host.file.language && others[other.group.id] == nil {
          let isFree = other.group.id != host.group.id && !folded.contains(other.group.id)
          guard isFree, other.group.status == host.group.status else { continue }
          let (same, own, missing, _) = Self.exceptions(other.group, to: host.group)
          guard same >= Self.fewest, same >= own.count, same >= missing.count else { continue }
          folded.insert(other.group.id)
          others[host.group.id, default: []].append(other.group)
        }
      }
    }
  }

  /// The only file of a language that a group's causes are of.
  private static func file(of group: ReviewReport.Group) -> LocalizedFile? {
    let files = Set(group.causes.compactMap { $0.span?.file })
    return files.count == 1 ? files.first.flatMap(LocalizedFile.init) : nil
  }

  /// What one language's group has otherwise than that of another, an edit to a cause, how many edits are the same but for names,
  /// and which of these are of what is new and says other words.
  private static func exceptions(
    _ group: ReviewReport.Group, to host: ReviewReport.Group
  ) -> (same: Int, own: [ReviewReport.Cause], missing: [ReviewReport.Cause], worded: [ReviewReport.Cause]) {
    var left = edits(of: host)
    var (same, own, worded): (Int, [ReviewReport.Cause], [ReviewReport.Cause]) = (0, [], [])
    for edit in edits(of: group) {
      let words = ReviewReport.unnamed(edit.lead)
      // The same object where both have it, else what is said in the same words.
      let alike = left.indices.filter { ReviewReport.unnamed(left[$0].lead) == words }
      if let place = alike.first(where: { left[$0].signature == edit.signature }) ?? alike.first {
        if left.remove(at: place).lead != edit.lead, edit.lead.hasSuffix(" is new") { worded.append(edit) }
        same += 1
      } else {
        own.append(edit)
      }
    }
    // What differs in its amounts alone is told with those of this language.
    func amountless(_ edit: ReviewReport.Cause) -> String { ReviewReport.unnamed(edit.lead).filter { !$0.isNumber } }
    func what(_ edit: ReviewReport.Cause) -> String { edit.signature + " " + edit.lead.prefix { $0 != "'" } }
    var others = own
    let missing = left.filter { edit in
      let place = others.firstIndex { what($0) == what(edit) || amountless($0) == amountless(edit) }
      if let place { others.remove(at: place) }
      return place == nil
    }
    return (same, own, missing, worded)
  }

  /// A group's causes, each edit of a view by itself.
  private static func edits(of group: ReviewReport.Group) -> [ReviewReport.Cause] {
    group.causes.flatMap { cause in
      cause.parts.map { part in
        var edit = cause
        edit.parts = [part]
        return edit
      }
    }
  }

  /// Whether a group is one of several languages', told with others or told for them.
  func isTold(_ group: ReviewReport.Group) -> Bool { folded.contains(group.id) || others[group.id] != nil }

  /// By a screen that a group is of: the screens that do the same in other languages.
  func screens(of groups: [ReviewReport.Group], in report: ReviewReport) -> [String: Set<String>] {
    func scenes(_ group: ReviewReport.Group) -> Set<String> { Set(group.entries.map { report.entries[$0].scene }) }
    var result: [String: Set<String>] = [:]
    for group in groups {
      guard let others = others[group.id], let scene = scenes(group).first, scenes(group).count == 1 else { continue }
      result[scene, default: []].formUnion(others.map(scenes).filter { $0.count == 1 }.flatMap { $0 })
    }
    return result
  }

  /// Lines below those of a group: the languages that do the same, and what some do besides or not.
  func lines(of group: ReviewReport.Group) -> [String] {
    guard let others = others[group.id], !others.isEmpty else { return [] }
    let languages = others.compactMap { Self.file(of: $0)?.language }
    let noun = others.count == 1 ? "language" : "languages"
    var lines = ["the same in \(others.count) more \(noun) of the file: \(languages.listed)"]
    for other in others {
      let (_, own, missing, worded) = Self.exceptions(other, to: group)
      guard !(own + missing + worded).isEmpty, let language = Self.file(of: other)?.language else { continue }
      let parts = [ListedCauses.words(own + worded), missing.isEmpty ? "" : "not so: \(ListedCauses.words(missing))"]
      lines.append("in \(language): \(parts.filter { !$0.isEmpty }.joined(separator: "; "))")
    }
    return lines
  }
}
