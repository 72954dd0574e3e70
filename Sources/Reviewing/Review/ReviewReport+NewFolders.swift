import ProofModel

extension ReviewReport {
  /// The folders of screens that came beside those of the earlier side, of which the later one still has some.
  package static func newFolders(from old: [String], to new: [String]) -> Set<String> {
    let sides = (Set(old.map(folder)), Set(new.map(folder)))
    return sides.0.isDisjoint(with: sides.1) ? [] : sides.1.subtracting(sides.0)
  }

  /// The first folder on the way to a file; empty where it lies in none.
  private static func folder(_ path: String) -> String {
    path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Whether it is of new screens in folders that came with them.
  func isOfNewFolder(_ group: Group) -> Bool {
    group.status == .missing
      && group.entries.allSatisfy { entries[$0].source.map { newFolders.contains(Self.folder($0)) } ?? false }
  }

  /// Whether it is told of a file in a folder that came.
  func isOfNewFolder(_ note: Note) -> Bool { note.span.map { newFolders.contains(Self.folder($0.file)) } ?? false }
}
