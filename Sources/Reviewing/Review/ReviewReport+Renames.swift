import LayoutDiff
import ProofModel
import UndrawnSettings

/// Views that are only called otherwise, or have another class: told once for all pictures of a review.
extension ReviewReport {
  /// By file that changed what is said of drawn views that have another class, which no picture shows.
  func classes(_ seen: Seen) -> [String: [String]] {
    entries.reduce(into: [:]) { found, entry in
      // A screen of another file may hold such views.
      guard let file = entry.source, seen.changed.contains(file) else { return }
      for words in entry.renames where words.hasPrefix("class of ") && !found[file, default: []].contains(words) {
        found[file, default: []].append(words)
      }
    }
  }

  /// Tells the classes of a file's views with what else changed in it, those that became alike together.
  mutating func tellClasses(_ words: [String], of file: String) {
    let parts = words.compactMap(ListedCauses.split)
    let lines = parts.map { [$0.what, $0.rest] }.once.map { words in
      words[0] + parts.filter { [$0.what, $0.rest] == words }.map { "'\($0.name)'" }.listed(upTo: 12) + words[1]
    }
    let lead = "'\(file)' changed in what no picture shows:"
    if let index = notes.firstIndex(where: { $0.lead == lead }) {
      notes[index].lines += lines
    } else {
      notes.append(Note(lead, lines, at: SourceSpan(file: file, line: 1), isChange: true))
    }
  }

  mutating func tellRenames(_ seen: Seen, besides told: Set<String>) {
    // What one picture has several times is told with that number.
    let renames = seen.renames.filter { one in
      !Self.isByOutlet(one, seen) && !told.contains(one) && !Self.isByClass(one, told)
        && !seen.renames.contains { $0.hasPrefix(one + " (") && $0.hasSuffix(" times)") }
    }
    guard !renames.isEmpty else { return }
    // Names that only Interface Builder shows: of many the first.
    let names = renames.filter { $0.contains("' is called '") || $0.hasPrefix(Self.nameGone) }
    let rest = names.count > 5 ? names.dropFirst(3) : []
    let more = rest.isEmpty ? [] : ["and \(rest.count) more views are called otherwise in Interface Builder"]
    let told = Self.listed(renames.filter { !rest.contains($0) } + more, "names")
    notes.append(Note(told.joined(separator: "; ")))
  }

  /// Takes names out of causes that tell more, where outlets that are told are all that gave them.
  mutating func leaveOutNames(byOutlets seen: Seen) {
    for entry in entries.indices {
      for cause in entries[entry].layout?.causes.indices ?? 0..<0 {
        let parts = entries[entry].layout?.causes[cause].parts ?? []
        let told = parts.filter { !$0.isOf(.name) || !Self.isByOutlet($0.words, seen) }
        if !told.isEmpty, told.count < parts.count { entries[entry].layout?.causes[cause].parts = told }
      }
    }
  }

  private static let nameGone = "the name '"

  /// Whether nobody named a view, which is called by the class that it has now or had, as is told.
  private static func isByClass(_ rename: String, _ told: Set<String>) -> Bool {
    guard let verb = rename.firstRange(of: "' is called '"), rename.hasSuffix("' now") else { return false }
    let names = [rename[..<verb.lowerBound].dropFirst(), rename[verb.upperBound...].dropLast("' now".count)]
    func isClass(_ name: Substring, _ mark: String) -> Bool {
      told.contains { $0.contains("\(mark)\(name.filter { $0 != " " })") }
    }
    return told.contains { $0.hasPrefix("class of '\(names[1])' is ") }
      && (isClass(names[1], "' is ") || isClass(names[0], " instead of "))
  }

  /// Whether a view is called otherwise by an outlet that leads to it now or no longer does, or a controller by its class, which
  /// are told.
  private static func isByOutlet(_ rename: String, _ seen: Seen) -> Bool {
    func plain(_ name: some StringProtocol) -> String { String(name.filter { $0 != " " }).lowercased() }
    let names: [String]
    if let verb = rename.firstRange(of: "' is called '"), rename.hasSuffix("' now") {
      names = [rename[..<verb.lowerBound].dropFirst(), rename[verb.upperBound...].dropLast("' now".count)].map(plain)
    } else if rename.hasPrefix(Self.nameGone), let end = rename.ranges(of: "' of ").last, rename.hasSuffix(" is gone") {
      names = [plain(rename[..<end.lowerBound].dropFirst(Self.nameGone.count))]
    } else {
      return false
    }
    return seen.unshown.contains { $0.lines.contains { $0.givenNames.contains { names.contains(plain($0)) } } }
  }
}
