import ProofModel
import Reviewing
import UndrawnSettings

/// Files that came, went or moved as a whole, of which no picture tells it.
extension RevisionReview {
  /// By the paths of files that are new: where they were, of files of which hardly anything but the place changed.
  ///
  /// - Parameter known: files that were moved with their screens.
  static func movedWhole(
    _ paths: [String], _ before: RevisionSide, _ after: RevisionSide, besides known: [String: String]
  ) -> [String: String] {
    let taken = Set(known.values)
    var gone = paths.filter { before.files[$0] != nil && after.files[$0] == nil && !taken.contains($0) }
    var moved: [String: String] = [:]
    for path in paths where before.files[path] == nil && known[path] == nil {
      guard let now = after.files[path]?.undrawn else { continue }
      let mates = gone.compactMap { place -> (place: String, rank: Double)? in
        guard let then = before.files[place]?.undrawn, then.system == now.system else { return nil }
        let likeness = now.likeness(to: then)
        return likeness.objects >= 0.9 && likeness.texts >= 0.5
          ? (place, likeness.objects + likeness.texts) : nil
      }
      guard let mate = mates.max(by: { $0.rank < $1.rank })?.place else { continue }
      moved[path] = mate
      gone.removeAll { $0 == mate }
    }
    return moved
  }

  /// That files lie elsewhere, of very many the first.
  ///
  /// - Parameter moved: by the paths of files: where they were.
  func tellMoves(_ moved: [String: String], _ outcome: inout Outcome) {
    let (fewest, most) = (5, 3)
    let moves = moved.sorted { $0.key < $1.key }.map { path, earlier in
      (words: "'\(repository.shown(earlier))' is '\(repository.shown(path))' now", file: repository.shown(path))
    }
    if moves.count < fewest {
      for move in moves {
        outcome.report.notes.append(.init(move.words, at: SourceSpan(file: move.file, line: 1), isChange: true))
      }
    } else {
      let list = moves.map(\.words).listed(first: most)
      outcome.report.notes.append(.init("\(moves.count) files lie elsewhere: \(list)", isChange: true))
    }
  }

  /// That new files are copies, whose screens are no new ones, of very many the first.
  func tellCopies(_ sides: Sides, _ outcome: inout Outcome) {
    let most = 5
    let copies = sides.copies.sorted { $0.key < $1.key }
    for (path, source) in copies.prefix(most) {
      let name = repository.shown(path)
      let then = sides.changed.contains(source) ? " as it was" : ""
      outcome.report.notes.append(
        .init(
          "'\(name)' is new, a copy of '\(repository.shown(source))'\(then)", at: SourceSpan(file: name, line: 1),
          isChange: true))
    }
    let rest = copies.count - most
    if rest > 0 { outcome.report.notes.append(.init("\(rest) more new files are copies of others", isChange: true)) }
  }

  /// What no picture tells of a file that came or went.
  func tellFile(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ outcome: inout Outcome
  ) {
    // Of files that are not drawn it is told that they are not.
    guard (base == nil) != (head == nil), let file = head ?? base, !file.hasErrors, let undrawn = file.undrawn,
      undrawn.system == nil
    else { return }
    let name = repository.shown(path)
    let what = base == nil ? "is new" : "is gone"
    func tell(_ words: String) {
      outcome.report.notes.append(
        .init("'\(name)' \(what), \(words)", at: SourceSpan(file: name, line: 1), isChange: true))
    }
    if let menus = undrawn.menusInWords { return tell(menus) }
    if file.workbenches.isEmpty { tell("without anything that is drawn") }
  }
}
