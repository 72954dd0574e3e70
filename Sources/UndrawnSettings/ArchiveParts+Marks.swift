import ProofModel

/// What tells an archive's objects from others that are called alike.
extension ArchiveParts {
  /// By the ids of views without words, or of the same words as another: the outlet that alone leads to each, by which code
  /// knows it; or else, of those without words, the label that stands before it.
  func marks(_ called: (String) -> String?) -> [String: String] {
    let alike = Dictionary(grouping: frameOrder) { called($0) ?? "" }
    let silent = alike.filter { !$0.key.isEmpty && !$0.key.hasPrefix("the ") }.flatMap(\.value)
    let labels = silent.reduce(into: [String: String]()) { labels, id in
      labels[id] = label(before: id, called).flatMap(called).map { "beside \($0)" }
    }
    let found = Dictionary(grouping: outlets.filter { !Self.plumbing.contains($0.name) }) { $0.target }
    let names = found.compactMapValues { outlets -> String? in
      let names = outlets.map(\.name).once
      guard names.count == 1, let who = called(outlets[0].target) else { return nil }
      return who.hasPrefix("the ") && alike[who, default: []].count < 2 ? nil : "outlet '\(names[0])'"
    }
    return names.merging(labels) { outlet, _ in outlet }
  }

  /// Outlets that most views have, or that say nothing of which one it is.
  private static let plumbing: Set<String> = ["view", "delegate", "dataSource", "window", "nextKeyView"]

  /// So far the frame of a label goes over its words.
  private static let slack = 6.0

  /// The label with words in the line of a view that ends where it begins; nil where another view stands between them.
  private func label(before id: String, _ called: (String) -> String?) -> String? {
    guard let frame = frames[id], let outer = superviews[id] else { return nil }
    let before = frameOrder.filter { other in
      guard superviews[other] == outer, let own = frames[other], own[0] + own[2] <= frame[0] + Self.slack else {
        return false
      }
      return abs(own[1] + own[3] / 2 - frame[1] - frame[3] / 2) < max(own[3], frame[3]) / 2
    }
    func end(_ id: String) -> Double { frames[id].map { $0[0] + $0[2] } ?? 0 }
    let nearest = before.max { end($0) < end($1) }
    return nearest.flatMap { isLabel($0) && called($0)?.hasPrefix("the ") == true ? $0 : nil }
  }

  private func isLabel(_ id: String) -> Bool {
    if looks.classes[id] == "IBUILabel" { return true }
    return looks.classes[id] == "NSTextField"
      && looks.parts(of: id).allSatisfy { looks.looks[$0]?["editable"] != "YES" }
  }
}
