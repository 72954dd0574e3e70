extension LayoutDifference {
  /// Sets counts and verdict from the changes.
  mutating func judge() {
    counts = Self.counts(changes)
    verdict = Self.verdict(changes)
  }

  private static func counts(_ changes: [Change]) -> Counts {
    var counts = Counts()
    func number(_ kinds: Set<Change.Kind>) -> Int {
      Set(changes.filter { kinds.contains($0.kind) }.map(\.subject)).count
    }
    counts.moved = number([.moved])
    counts.resized = number([.resized])
    counts.appeared = number([.appeared, .shown])
    counts.went = number([.went, .hidden])
    counts.renamed = number([.renamed])
    counts.restructured = number([.reparented, .reordered, .kindChanged, .classChanged])
    counts.textsChanged = number([.textChanged])
    counts.restyled = number([.colorChanged, .fontChanged, .imageChanged, .styleChanged])
    counts.rules =
      Set(
        changes.filter { change in
          if case .rule = change.subject { change.kind != .tieSettledOtherwise } else { false }
        }.map(\.subject)
      ).count
    counts.newFindings = changes.filter { $0.kind == .findingNew }.count
    counts.goneFindings = changes.filter { $0.kind == .findingGone }.count
    return counts
  }

  private static func verdict(_ changes: [Change]) -> Verdict {
    if changes.isEmpty { return .same }
    let told = changes.filter(\.isInput)
    if !told.isEmpty, told.allSatisfy({ $0.kind == .environmentChanged }) { return .environmentChanged }
    return changes.allSatisfy(\.kind.isAppearance) ? .appearanceOnly : .layoutChanged
  }

  /// Without the changes of some views, such as a clock: a cause goes with its changes, unless something else
  /// follows from it.
  public func ignoring(_ isIgnored: (Change.Subject) -> Bool) -> LayoutDifference {
    var result = self
    result.changes.removeAll { change in
      if case .finding(_, let views) = change.subject {
        return !views.isEmpty && views.allSatisfy { isIgnored(.view(path: $0, id: $0)) }
      }
      return isIgnored(change.subject)
    }
    guard result.changes.count < changes.count else { return self }
    result.dropUnneededCauses(of: self)
    return result
  }

  /// Without what views are only called otherwise by, names and classes; these are given back apart.
  public func withoutNames() -> (difference: LayoutDifference, names: [Change]) {
    var others: Set<Int> = []
    for change in changes where !change.kind.isName { if let cause = change.cause { others.insert(cause) } }
    let isName = { (change: Change) in change.kind.isName && !(change.cause.map { others.contains($0) } ?? true) }
    var result = self
    result.changes.removeAll(where: isName)
    guard result.changes.count < changes.count else { return (self, []) }
    result.dropUnneededCauses(of: self)
    return (result, changes.filter(isName))
  }

  /// Leaves the causes that a change still follows from.
  private mutating func dropUnneededCauses(of whole: LayoutDifference) {
    var result = self
    let causes = whole.causes
    let needed = Set(result.changes.compactMap(\.cause))
    let kept = causes.indices.filter { needed.contains($0) }
    result.causes = kept.map { causes[$0] }
    let places = Dictionary(kept.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    for index in result.changes.indices {
      result.changes[index].cause = result.changes[index].cause.flatMap { places[$0] }
    }
    result.judge()
    self = result
  }
}

extension Change.Kind {
  /// Changes of what is drawn in a frame, not of frames, rules or findings.
  var isAppearance: Bool {
    switch self {
    case .textChanged, .fontChanged, .imageChanged, .colorChanged, .styleChanged, .valueChanged, .reordered:
      return true
    default: return false
    }
  }
}
