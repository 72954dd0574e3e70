import AutoLayout
import ProofModel

/// How much of each view's movement each edit gives.
struct Attribution {
  private let finder: CauseFinder
  /// By variable of the actual layout's system; keys are edits, all deferred sources resolved.
  private var movements: [MovementSystem.Sparse] = []
  private let proximity: Proximity

  init(_ finder: CauseFinder) {
    self.finder = finder
    proximity = Proximity(finder)
    guard !finder.edits.isEmpty, let system = finder.actual.system else { return }
    var sources = RowSources(finder, system)
    guard let raw = Self.solve(system, &sources) else { return }
    let resolved = resolve(raw, sources)
    movements = raw.map { amounts in
      amounts.reduce(into: MovementSystem.Sparse()) { sum, amount in
        let edit = amount.key < finder.edits.count ? amount.key : resolved[amount.key - finder.edits.count]
        if let edit { sum = MovementSystem.sum(sum, [(edit, amount.value)], 1) }
      }
    }
  }

  // MARK: Solving

  /// Movements by source; nil where the system is too large to be worth it.
  private static func solve(_ system: SolvedSystem, _ sources: inout RowSources) -> [MovementSystem.Sparse]? {
    let deltas = sources.deltas
    let order = system.rows.filter(\.isTight).enumerated().map { (rank: sources.rank(of: $1), place: $0, row: $1) }
      .sorted {
        $0.rank != $1.rank ? $0.rank > $1.rank : $0.place < $1.place
      }
    var movement = MovementSystem(variables: system.values.count)
    for (_, _, row) in order {
      let amount = row.terms.reduce(0) { $0 + $1.coefficient * deltas[$1.variable] }
      let terms = row.terms.map { (key: $0.variable, value: $0.coefficient) }
      let source: MovementSystem.Sparse = amount.magnitude > 1e-6 ? [(sources.source(of: row), amount)] : []
      movement.add(terms, sources: source)
      if movement.isExhausted { return nil }
    }
    return movement.movements { variable in
      deltas[variable].magnitude > 1e-6 ? [(sources.free(variable), deltas[variable])] : []
    }
  }

  /// What each deferred source comes down to: the edit that moved most of what it speaks of.
  private func resolve(_ movements: [MovementSystem.Sparse], _ sources: RowSources) -> [Int?] {
    let count = finder.edits.count
    var resolved = [Int?](repeating: nil, count: sources.deferred.count)
    var isDone = [Bool](repeating: false, count: sources.deferred.count)
    var idle = Set(0..<count)
    for amounts in movements { for amount in amounts { idle.remove(amount.key) } }

    func resolve(_ index: Int, _ path: Set<Int>) -> Int? {
      if isDone[index] { return resolved[index] }
      var weights: MovementSystem.Sparse = []
      for variable in sources.deferred[index].variables {
        for amount in movements[variable] {
          weights = MovementSystem.sum(weights, [(amount.key, amount.value.magnitude)], 1)
        }
      }
      var answer = Self.largest(weights.filter { $0.key < count })
      if answer == nil {
        let others = weights.filter { $0.key >= count && !path.contains($0.key - count) && $0.key - count != index }
        for other in others.sorted(by: { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }) {
          answer = resolve(other.key - count, path.union([index]))
          if answer != nil { break }
        }
      }
      answer =
        answer
        ?? proximity.nearest(
          to: sources.deferred[index].views, along: sources.deferred[index].axis, preferring: idle)
      if path.isEmpty {
        resolved[index] = answer
        isDone[index] = true
      }
      return answer
    }
    for index in resolved.indices { resolved[index] = resolve(index, []) }
    return resolved
  }

  static func largest(_ weights: MovementSystem.Sparse) -> Int? {
    var best: (key: Int, value: Double)?
    for weight in weights where weight.value.magnitude > 1e-6 {
      // A millionth more is no more: ties go to the edit met first.
      if best == nil || weight.value.magnitude > (best?.value.magnitude ?? 0) * (1 + 1e-6) { best = weight }
    }
    return best?.key
  }

  // MARK: Views

  /// What each edit gives of a view's movement or growth, the one that gives most first.
  ///
  /// Parts below a twentieth of a point are none. Where one edit gives all, its part is what the pictures show.
  ///
  /// - Parameter isWhole: whether what other edits undo is told as well.
  func shares(of change: Change, isWhole: Bool = false) -> [(edit: Int, effect: Effect)] {
    guard let whole = change.effect, case .view(_, let id) = change.subject,
      let position = finder.comparison.views.actualPosition(of: id)
    else { return [] }
    let sums = change.kind == .moved ? places(of: position) : sizes(of: position)
    var parts: [(edit: Int, effect: Effect)] = []
    // Along an axis in which nothing moved, what cancels out is no part of anything.
    let moves = (horizontal: whole.horizontal.magnitude > 0.01, vertical: whole.vertical.magnitude > 0.01)
    let isSubpixel = !moves.horizontal && !moves.vertical
    // What another edit undoes is seen of neither: parts against the whole are left out, the others share it.
    let across = isWhole ? sums.horizontal : Self.along(whole.horizontal, sums.horizontal)
    let down = isWhole ? sums.vertical : Self.along(whole.vertical, sums.vertical)
    for edit in Set(sums.horizontal.map(\.key) + sums.vertical.map(\.key)).sorted() {
      var effect = whole
      effect.horizontal = moves.horizontal || isSubpixel ? across.first { $0.key == edit }?.value ?? 0 : 0
      effect.vertical = moves.vertical || isSubpixel ? down.first { $0.key == edit }?.value ?? 0 : 0
      parts.append((edit, effect))
    }
    // Ties go to the edit met first.
    parts.sort { one, other in
      (one.effect.extent - other.effect.extent).magnitude > 1e-6
        ? one.effect.extent > other.effect.extent : one.edit < other.edit
    }
    guard let first = parts.first, first.effect.extent > 1e-6 else {
      let axis: Axis? = moves.horizontal == moves.vertical ? nil : moves.horizontal ? .horizontal : .vertical
      return proximity.nearest(to: [position], along: axis, preferring: []).map { [($0, whole)] } ?? []
    }
    let real = parts.filter { $0.effect.extent > 0.05 }
    return real.count > 1 ? real : [(first.edit, whole)]
  }

  /// The parts that go where the whole goes, of several each as far as it goes by itself, whatever takes some of all back.
  private static func along(_ whole: Double, _ parts: MovementSystem.Sparse) -> MovementSystem.Sparse {
    guard whole.magnitude > 0.01 else { return parts }
    let same = parts.filter { ($0.value < 0) == (whole < 0) }
    // More than the whole of it is one edit's only where others take it back.
    guard same.count == 1, let only = same.first, only.value.magnitude > whole.magnitude else { return same }
    return [(only.key, whole)]
  }

  private typealias Sums = (horizontal: MovementSystem.Sparse, vertical: MovementSystem.Sparse)

  private func sizes(of view: Int) -> Sums {
    movements.isEmpty ? ([], []) : (movements[view * 4 + 2], movements[view * 4 + 3])
  }

  /// Places add up along the superviews.
  private func places(of view: Int) -> Sums {
    var sums: Sums = ([], [])
    var current: Int? = movements.isEmpty ? nil : view
    while let position = current {
      sums.horizontal = MovementSystem.sum(sums.horizontal, movements[position * 4], 1)
      sums.vertical = MovementSystem.sum(sums.vertical, movements[position * 4 + 1], 1)
      current = finder.actual.views[position].parent
    }
    return sums
  }
}

extension SolvedSystem.Row {
  /// Holds without slack, so that it says where something lies.
  fileprivate var isTight: Bool { value.magnitude < 1e-4 }
}
