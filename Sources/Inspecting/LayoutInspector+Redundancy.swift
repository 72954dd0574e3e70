import AutoLayout
internal import ProofModel
import Resolving

/// Rules that say nothing that others do not say, for every size of the window: what changes with the device or with
/// contents is left open.
extension LayoutInspector {
  /// Terms that a reduction may touch in one screen; beyond, redundant rules are not looked for.
  private static let largestReduction = 400_000

  mutating func inspectRedundancy() {
    let doubled = inspectDuplicates()
    var reduction = RowReduction(budget: Self.largestReduction)
    let parameters = Set(system.parameters.map(\.constraint))
    let broken = Set(layout.findings.compactMap(\.broken))
    func isRequired(_ position: Int) -> Bool {
      system.constraints[position].priority == 1000 && system.constraints[position].relation == .equal
        && !parameters.contains(position) && !(system.shown[position].map(broken.contains) ?? false)
    }
    func row(_ position: Int) -> RowReduction.Row {
      RowReduction.Row(
        system.constraints[position].form, constant: system.constants[position], source: position)
    }
    let order = system.constraints.indices.filter(isRequired)
    let generated = order.filter { !system.isWritten($0) }
    let authored = order.filter { system.isWritten($0) }
    for position in generated + authored {
      guard let rest = reduction.reduced(row(position)) else { return }
      guard rest.terms.isEmpty else {
        reduction.hold(rest)
        continue
      }
      if system.isWritten(position), rest.constant.magnitude < 1e-6, !doubled.contains(position) {
        tell(position, rest)
      }
    }
    for position in system.constraints.indices
    where system.isWritten(position) && !doubled.contains(position) {
      let constraint = system.constraints[position]
      guard constraint.relation != .equal || constraint.priority < 1000 else { continue }
      guard let rest = reduction.reduced(row(position)) else { return }
      guard rest.terms.isEmpty, holds(rest.constant, constraint.relation) else { continue }
      tell(position, rest)
    }
  }

  private func holds(_ value: Double, _ relation: LayoutRelation) -> Bool {
    switch relation {
    case .equal: return value.magnitude < 1e-6
    case .greaterThanOrEqual: return value > -1e-6
    case .lessThanOrEqual: return value < 1e-6
    }
  }

  private mutating func tell(_ position: Int, _ rest: RowReduction.Row) {
    guard let place = system.shown[position], !measuresContent(layout.constraints[place]) else { return }
    let constraint = layout.constraints[place]
    let sources = rest.sources.keys.filter { $0 != position }.sorted()
    let own = sources.filter(system.isWritten).compactMap { system.shown[$0] }
    // What the layout says by itself is no rule of the user's to point at.
    guard !own.isEmpty || !sources.isEmpty else { return }
    let names = own.prefix(3).map { "'\(layout.constraints[$0].text)'" }
    let more = own.count > 3 ? ["\(own.count - 3) more"] : []
    let because =
      own.isEmpty
      ? "the layout around it says so already" : "so \(own.count == 1 ? "says" : "say") \((names + more).listed)"
    add(
      .note,
      Diagnostic(
        .note, "redundant-constraint", "'\(constraint.text)' says nothing new: \(because)", at: constraint.span,
        notes: own.prefix(3).map { .init("'\(layout.constraints[$0].text)' is here", at: layout.constraints[$0].span) },
        hint: "leave it out, or the next change of one of them is a conflict"), views(of: constraint), [place] + own)
  }

  /// Whether a rule holds a view to an edge of the scroll view that it scrolls in: it says how large the content is,
  /// whatever else says where the view lies (QA1812, "Working with Scroll Views").
  private func measuresContent(_ constraint: SolvedConstraint) -> Bool {
    let ends = constraint.terms.filter { $0.anchor.attribute.kind == .location }.map(\.anchor.item)
    guard ends.count == 2 else { return false }
    return [(ends[0], ends[1]), (ends[1], ends[0])].contains { outer, inner in
      let scroll: Int
      switch outer {
      case .view(let position): scroll = position
      case .guide(let guide):
        guard layout.guides[guide].kind == .content else { return false }
        scroll = layout.guides[guide].owner
      }
      guard layout.views[scroll].content.kind.has(.scrolls), case .view(let view) = inner, view != scroll else {
        return false
      }
      return layout.superviews(of: view).contains(scroll)
    }
  }

  // MARK: Duplicates

  /// What a rule says, wherever its sides stand.
  private struct Saying: Hashable {
    var terms: [Term]
    var relation: LayoutRelation
    /// In thousandths of a point.
    var constant: Int

    struct Term: Hashable, Comparable {
      var variable: Int
      /// In millionths.
      var coefficient: Int
      static func < (left: Self, right: Self) -> Bool { left.variable < right.variable }
    }
  }

  /// Authored rules that say what one before them says at the same priority or a higher one; their positions.
  private mutating func inspectDuplicates() -> Set<Int> {
    var known: [Saying: Int] = [:]
    var found: Set<Int> = []
    for position in system.constraints.indices where system.isWritten(position) {
      guard let saying = saying(position), let place = system.shown[position] else { continue }
      guard let first = known[saying], let other = system.shown[first] else {
        known[saying] = position
        continue
      }
      let (one, two) = (system.constraints[first], system.constraints[position])
      // The stronger of two says both.
      let (kept, spare) = one.priority >= two.priority ? (other, place) : (place, other)
      if one.priority < two.priority { known[saying] = position }
      // One rule as written can come to the same twice: `pin` and what it finds.
      guard layout.constraints[kept].span != layout.constraints[spare].span || layout.constraints[kept].span == nil
      else {
        continue
      }
      found.insert(one.priority >= two.priority ? position : first)
      let constraint = layout.constraints[spare]
      add(
        .warning,
        .warning(
          "duplicate-constraint", "'\(constraint.text)' is there twice", at: constraint.span,
          notes: [.init("'\(layout.constraints[kept].text)' says the same", at: layout.constraints[kept].span)],
          hint: "leave one of them out, or changing the other is a conflict"), views(of: constraint), [spare, kept])
    }
    return found
  }

  private func saying(_ position: Int) -> Saying? {
    let constraint = system.constraints[position]
    // Word for word: two attributes that happen to lie on each other are another matter.
    guard let lead = constraint.form.terms.min(by: { $0.variable < $1.variable }), lead.coefficient != 0 else {
      return nil
    }
    let scale = 1 / lead.coefficient
    let constant = system.constants[position] * scale
    guard constant.magnitude < 1e9, constraint.form.terms.allSatisfy({ ($0.coefficient * scale).magnitude < 1e9 })
    else {
      return nil
    }
    return Saying(
      terms: constraint.form.terms.map {
        Saying.Term(variable: $0.variable, coefficient: Int(($0.coefficient * scale * 1e6).rounded()))
      }.sorted(), relation: scale < 0 ? constraint.relation.reversed : constraint.relation,
      constant: Int((constant * 1000).rounded()))
  }
}

extension SolvedSystem {
  /// Whether constraints at one position are the same but for their constants. They are read where they lie: copies of them
  /// cost more than what is compared.
  private static func isAlike(
    _ one: UnsafeBufferPointer<LoweredConstraint>, _ two: UnsafeBufferPointer<LoweredConstraint>, _ position: Int
  ) -> Bool {
    one[position].priority == two[position].priority && one[position].relation == two[position].relation
      && one[position].origin == two[position].origin
      && one[position].form.terms.elementsEqual(
        two[position].form.terms, by: { $0.variable == $1.variable && $0.coefficient == $1.coefficient })
  }

  /// Whether two systems have the same rows, whatever the screen's size, margins and texts are. Complexity: O(terms).
  package func saysAsMuch(as other: SolvedSystem) -> Bool {
    guard constraints.count == other.constraints.count, parameters.count == other.parameters.count,
      parameters.indices.allSatisfy({ parameters[$0].constraint == other.parameters[$0].constraint }),
      shown == other.shown
    else { return false }
    var isFree = [Bool](repeating: false, count: constraints.count)
    for place in parameters.indices { isFree[parameters[place].constraint] = true }
    return constraints.withUnsafeBufferPointer { one in
      other.constraints.withUnsafeBufferPointer { two in
        // What was compiled once has its rows in one place.
        guard one.baseAddress == two.baseAddress || one.indices.allSatisfy({ Self.isAlike(one, two, $0) }) else {
          return false
        }
        return one.indices.allSatisfy { position in
          if isFree[position] || constants[position] == other.constants[position] { return true }
          switch one[position].origin {
          case .hugging, .compression: return true
          default: return false
          }
        }
      }
    }
  }
}
