extension LayoutDifference {
  /// One line: the verdict with what moved, and how many causes, such as "layout changed: 6 moved, 1 resized".
  public var summary: String {
    switch verdict {
    case .same: return "same"
    case .layoutChanged: return "layout changed" + (tally.isEmpty ? "" : ": \(tally)")
    case .appearanceOnly: return tally.isEmpty ? "only pixels changed" : "only pixels changed: \(tally)"
    case .environmentChanged: return "environment changed" + (tally.isEmpty ? "" : ": \(tally)")
    }
  }

  /// The counts that are not 0, in words.
  public var tally: String {
    let words = [
      (counts.moved, "moved"), (counts.resized, "resized"), (counts.appeared, "appeared"), (counts.went, "gone"),
      (counts.renamed, "renamed"), (counts.restructured, "placed elsewhere in the tree"),
      (counts.textsChanged, "with another text"), (counts.restyled, "restyled"),
    ]
    var parts = words.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    func add(_ count: Int, _ noun: String) {
      if count > 0 { parts.append(Wording.count(count, noun)) }
    }
    add(counts.rules, "rule")
    add(counts.newFindings, "new finding")
    if counts.goneFindings > 0 {
      parts.append("\(counts.goneFindings) finding\(counts.goneFindings == 1 ? "" : "s") gone")
    }
    return parts.joined(separator: ", ")
  }
}
