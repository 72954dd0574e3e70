import Importing
import ProofModel

extension RevisionReview {
  /// What is to be told besides pictures: renamed screens, and another version of the tools.
  func notes(
    _ pairs: [Pair], _ base: RevisionSide, _ head: RevisionSide, _ touched: [String]
  ) -> [ReviewReport.Note] {
    var notes: [ReviewReport.Note] = []
    for pair in pairs {
      guard let (before, after) = pair.renaming else { continue }
      notes.append(
        .init("the screen '\(before)' is called '\(after)' now", at: pair.head?.document.root.span, isChange: false))
    }
    // Of many screens with other names the first few tell enough.
    if notes.count > 6 {
      let rest = notes.count - 5
      notes = Array(notes.prefix(5)) + [.init("\(rest) more screens are called otherwise now")]
    }
    var eras: [String: Int] = [:]
    for path in touched {
      guard let old = base.files[path]?.era, let new = head.files[path]?.era, old != new else { continue }
      eras[
        "another version of Xcode saved FILES; both sides are drawn as \(request.selection.era ?? new)", default: 0] +=
        1
    }
    for (words, count) in eras.sorted(by: { $0.key < $1.key }) {
      notes.append(.init(words.replacing("FILES", with: count == 1 ? "1 file" : "\(count) files")))
    }
    return notes
  }

  /// Texts that changed and that no picture shows: menus', and those of files for systems that are not drawn.
  func tellUndrawn(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ outcome: inout Outcome
  ) {
    let undrawn = UndrawnChanges(base?.undrawn, head?.undrawn)
    let name = repository.shown(path)
    if let system = undrawn.system {
      let what = base?.undrawn == nil ? "is new" : head?.undrawn == nil ? "is gone" : "changed"
      let texts = undrawn.changes.isEmpty && what == "changed" ? ", its texts are the same" : ""
      outcome.report.notes.append(
        .init("'\(name)' \(what); \(system) is not drawn\(texts)", at: SourceSpan(file: name, line: 1), isChange: true))
    }
    let shown = 20
    for change in undrawn.changes.prefix(shown) {
      let span = change.span.map { SourceSpan(file: name, start: $0.start, length: $0.length) }
      outcome.report.notes.append(.init(change.words, at: span, isChange: true))
    }
    if undrawn.changes.count > shown {
      outcome.report.notes.append(
        .init("and \(undrawn.changes.count - shown) more texts of '\(name)' that are not drawn", isChange: true))
    }
  }

  /// Colours that changed, that screens name, and that no picture may show: such as their values in the dark appearance.
  func unshown(_ reach: RevisionReach) -> [ReviewReport.Seen.Unshown] {
    reach.readers.sorted { $0.key < $1.key }.compactMap { path, screens in
      guard case .named(let name)? = ProjectResource(path), path.contains(".colorset/") else { return nil }
      let files = screens.count == 1 ? "'\(repository.shown(screens.first ?? ""))'" : "\(screens.count) files"
      return ReviewReport.Seen.Unshown(
        words:
          "the colour '\(name)' of \(files) changed and no picture shows it; '--appearance dark' draws its dark value",
        file: repository.shown(path), screens: screens.map(repository.shown).sorted())
    }
  }

  /// What of a changed file's settings differs, to be told where no picture of it does.
  func unseen(_ path: String, _ base: RevisionPlaces, _ head: RevisionPlaces) -> ReviewReport.Seen.Unshown? {
    guard ScreenFiles.isInterfaceBuilder(path), base.linkOut(path) == nil, head.linkOut(path) == nil else { return nil }
    let lines = ObjectSettings.differences(from: base.onDisk(path), to: head.onDisk(path))
    guard !lines.isEmpty else { return nil }
    let name = repository.shown(path)
    let rest = lines.count > 3 ? "; and \(lines.count - 3) more" : ""
    return ReviewReport.Seen.Unshown(
      words: "'\(name)' changed in what no picture shows: \(lines.prefix(3).joined(separator: "; "))\(rest)",
      file: name, screens: [name])
  }

  /// Files that the change did not touch and that cannot be read, on both sides alike: counted.
  func tellUntouched(
    _ paths: [String], _ touched: Set<String>, _ base: RevisionSide, _ head: RevisionSide, _ outcome: inout Outcome
  ) {
    let unreadable = paths.filter { path in
      guard !touched.contains(path), let file = head.files[path] ?? base.files[path] else { return false }
      return file.hasErrors && file.workbenches.isEmpty
    }
    guard let first = unreadable.first else { return }
    let words =
      unreadable.count == 1
      ? "'\(repository.shown(first))' cannot be read, now as before"
      : "\(unreadable.count) files cannot be read, now as before: '\(repository.shown(first))' and others"
    outcome.diagnostics.append(
      .warning("unreadable-untouched", words, hint: "proofsheet check '\(repository.shown(first))'"))
  }
}
