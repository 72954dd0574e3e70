import AutoLayout
import ProofModel
import Resolving

/// What lies in a view, by which one that nobody named is known.
extension ViewMatching {
  /// The contents of all views in a view, in order.
  static func inside(_ position: Int, _ views: [SolvedView]) -> [ResolvedView] {
    var inside: Set<Int> = [position]
    for index in views.indices.dropFirst(position + 1) {
      guard let parent = views[index].parent, inside.contains(parent) else { break }
      inside.insert(index)
    }
    return inside.subtracting([position]).sorted().map { views[$0].content }
  }

  /// The kinds and words of all that lies in a view, in order; nil where too little is written there to tell it from others. What
  /// an empty field asks for is its text.
  static func allWords(in position: Int, _ views: [SolvedView]) -> String? {
    let all = inside(position, views)
    let words = all.flatMap { [$0.text?.string, $0.placeholder?.string] }.compactMap { $0 }
      .filter { !$0.isEmpty && !KindNames.samples.contains($0) }
    guard Set(words).count >= leastTexts else { return nil }
    return all.flatMap { [$0.kind.name, $0.text?.string ?? "", $0.placeholder?.string ?? "", $0.asset ?? ""] }
      .joined(separator: "\u{0}")
  }

  /// Fewer texts tell a view from none.
  private static let leastTexts = 2
}
