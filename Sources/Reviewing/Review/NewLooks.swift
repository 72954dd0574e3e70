import AutoLayout
import LayoutDiff
import ProofModel
import Resolving

/// How a view that came looks otherwise than its kind does, or than the one in whose place it stands.
struct NewLooks: Hashable, Sendable {
  /// The view's id.
  var view: String
  var name: String
  /// `opacity 0.1, colour #2AB7EE`.
  var words: String

  /// Those of one picture, in the order of the tree.
  static func all(of difference: LayoutDifference, in layout: SolvedLayout) -> [NewLooks] {
    difference.changes.compactMap { change in
      guard change.isInput, !change.looks.isEmpty, case .view(_, let id) = change.subject,
        let view = layout.index(of: id)
      else { return nil }
      return NewLooks(
        view: id, name: change.called ?? layout.views[view].content.name, words: change.looks.joined(separator: ", "))
    }
  }
}

extension ReviewReport {
  /// How the views that came in a group's pictures look, those that look alike in one clause; nil where none looks otherwise.
  func looks(of group: Group) -> String? {
    var (order, names, views): ([String], [String: [String]], Set<String>) = ([], [:], [])
    for looks in group.entries.flatMap({ entries[$0].layout?.looks ?? [] }) where views.insert(looks.view).inserted {
      if names[looks.words] == nil { order.append(looks.words) }
      names[looks.words, default: []].append("'\(looks.name)'")
    }
    guard !order.isEmpty else { return nil }
    let told = order.prefix(order.count > Self.mostLooks + 1 ? Self.mostLooks : order.count)
    let rest = order.dropFirst(told.count).reduce(0) { $0 + (names[$1]?.count ?? 0) }
    let clauses = told.map { "\((names[$0] ?? []).counted.listed(upTo: Self.mostAlike)): \($0)" }
    return "looks: " + clauses.joined(separator: "; ")
      + (rest > 0 ? "; and \(rest) more view\(rest == 1 ? "" : "s")" : "")
  }

  /// So many looks are told, and so many views that have one.
  private static let (mostLooks, mostAlike) = (8, 6)
}
