import LinearSolver
import ProofModel
import Resolving

extension FindingReporter {
  /// Required constraints that contradict: each irreducible set with the sum that can't come out.
  mutating func reportConflicts() {
    for (index, conflict) in conflicts.enumerated() {
      let number = index + 1
      let members = conflict.members.compactMap { member in
        lowered[member.constraint].map { (position: $0, multiplier: member.multiplier) }
      }
      guard let broken = lowered[conflict.broken] else { continue }
      for member in members {
        guard let place = shown[member.position] else { continue }
        layout.constraints[place].status = .inConflict(number)
      }
      if let place = shown[broken] {
        layout.constraints[place].status = .broken(number, amount: misses[conflict.broken] ?? conflict.shortfall)
      }
      add(
        Finding(
          kind: .conflict, severity: .error,
          diagnostic: diagnostic(conflict, members, broken: broken), views: views(of: members.map(\.position)),
          constraints: members.compactMap { shown[$0.position] }, number: number, broken: shown[broken],
          shortfall: conflict.shortfall))
    }
  }

  private func diagnostic(
    _ conflict: Conflict, _ members: [(position: Int, multiplier: Double)], broken: Int
  ) -> Diagnostic {
    let concerned = views(of: members.map(\.position))
    let distinct = distinctNames(concerned)
    let names = concerned.map { "'\(lowering.positions[$0].map { distinct[$0] ?? name($0) } ?? $0)'" }
    var notes: [Diagnostic.Note] = []
    for member in members where member.position != broken {
      notes.append(.init("conflicts with \(phrase(member.position, distinct))", at: span(member.position)))
    }
    notes.append(.init(sum(conflict, members)))
    notes.append(.init("to go on, \(phrase(broken, distinct)) is left out", at: span(broken)))
    return .error(
      "unsatisfiable-constraints",
      "constraints on \(names.listed) cannot all be satisfied",
      at: span(broken) ?? members.lazy.compactMap { self.span($0.position) }.first,
      notes: notes, hint: hint(members.map(\.position), broken: broken))
  }

  /// Names that tell those of some views apart that share theirs.
  private func distinctNames(_ ids: [String]) -> [Int: String] {
    let positions = ids.compactMap { lowering.positions[$0] }
    let names = Finding.distinctNames(positions.map { (name($0), layout.views[$0].path) })
    return Dictionary(
      zip(positions, names).compactMap { position, name in name.map { (position, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  func span(_ position: Int) -> SourceSpan? {
    lowering.constraints[position].source.flatMap { lowering.sources[$0].rule.span }
  }

  /// `20 + 375 + 20 > 320, short by 95`: the members' numbers, on the side on which they count.
  private func sum(_ conflict: Conflict, _ members: [(position: Int, multiplier: Double)]) -> String {
    var more: [String] = []
    var less: [String] = []
    // In the order in which the lengths lie beside each other: from the near edge, the sizes, to the far edge.
    let placed = members.enumerated().sorted {
      (rank($0.element.position), $0.offset) < (rank($1.element.position), $1.offset)
    }
    for member in placed.map(\.element) {
      let amount = member.multiplier * constants[member.position]
      guard abs(amount) > 1e-9 else { continue }
      if amount > 0 { more.append(amount.shortText) } else { less.append((-amount).shortText) }
    }
    let left = more.isEmpty ? "0" : more.joined(separator: " + ")
    let right = less.isEmpty ? "0" : less.joined(separator: " + ")
    return "\(left) > \(right), short by \(conflict.shortfall.shortText)"
  }

  private func rank(_ position: Int) -> Int {
    guard let attribute = lowering.constraints[position].words.terms.first?.attribute else { return 1 }
    switch attribute {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: return 0
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: return 2
    default: return 1
    }
  }

  /// Whether a mask is that of a cell, which has its list's size, or of its content view: neither is to have own rules.
  private func isCellsOwn(_ position: Int) -> Bool {
    guard case .view(let view)? = lowering.constraints[position].words.terms.first?.item else { return false }
    return [view, layout.views[view].parent].compactMap { $0 }.contains {
      layout.views[$0].content.kind == .tableCell || layout.views[$0].content.kind == .collectionCell
    }
  }

  private func hint(_ members: [Int], broken: Int) -> String {
    let masks = members.filter { lowering.constraints[$0].origin == .autoresizing && !isCellsOwn($0) }
    if let mask = masks.first, let term = lowering.constraints[mask].words.terms.first {
      return "the translation of the autoresizing mask of '\(name(term.item))' was left on: "
        + "set translates: false there, so that the rules decide"
    }
    let authored = members.filter { lowering.constraints[$0].isWritten }
    let fixed = authored.last {
      lowering.constraints[$0].words.terms.count == 1 && lowering.constraints[$0].words.terms[0].attribute.kind == .size
    }
    // A cell's own size is nobody's to change: one of the rules is.
    let broken = lowering.constraints[broken].yields == .cell ? fixed ?? authored.last ?? broken : broken
    guard let place = shown[broken] else { return "lower the priority of one of them" }
    let text = layout.constraints[place].text
    if let fixed, let other = shown[fixed], authored.count > 1, fixed != broken {
      return "\(text) @999, or remove '\(layout.constraints[other].text)'"
    }
    return "\(text) @999"
  }

  /// Ids of the views that the constraints are about, in the order of the tree; the root where it is alone.
  func views(of constraints: [Int]) -> [String] {
    var found: Set<Int> = []
    for position in constraints {
      for term in lowering.constraints[position].words.terms { found.insert(view(of: term.item)) }
    }
    let named = found.sorted().filter { $0 != 0 }
    return (named.isEmpty ? [0] : named).map(id)
  }
}
