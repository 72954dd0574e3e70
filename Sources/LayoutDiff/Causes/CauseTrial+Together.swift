import AutoLayout
import ProofModel

/// Edits that act together, and such as another one outweighs.
extension CauseTrial {
  /// The edits of the first movement that none of them gives alone and all of which it takes; nil where there is none.
  ///
  /// - Parameter parts: by effect, what was settled.
  func together(
    _ parts: [Parts]
  ) -> (edits: Set<InputChange.Edit>, lead: InputChange.Edit, first: InputChange.Edit)? {
    let inert = finder.inertEdits
    let candidates = finder.edits.indices.filter { !inert.contains($0) && finder.edits[$0].joins }
    guard candidates.count > 1, candidates.count <= mostTogether else { return nil }
    // Along either axis it may be others that act together.
    let open = parts.indices.flatMap { index in
      Axis.allCases.compactMap { axis -> (index: Int, whole: Effect)? in
        guard let whole = effects[index].effect?.along(axis), whole.extent > 1,
          !parts[index].contains(where: { $0.effect[axis] != 0 })
        else { return nil }
        return (index, whole)
      }
    }
    // Those that moved something by themselves are the likelier ones: they are left out last.
    let weights = claimedWeights(parts)
    let lightest = candidates.sorted { (weights[$0], $1) < (weights[$1], $0) }
    // A constant that moved something by itself is told by itself.
    lazy var numbers = lightest.filter { edit in
      direct.number(of: edit) != nil && movesAlone(edit, parts, beside: candidates.filter { $0 != edit })
    }
    lazy var order = numbers + lightest.filter { !numbers.contains($0) }
    var tried = 0
    for (index, whole) in open where tried < Self.mostOpen {
      guard share(of: whole, at: index, returnedBy: Set(candidates)) >= Self.leastShare else { continue }
      tried += 1
      var rest = candidates
      for edit in order where rest.count > 1 {
        let fewer = rest.filter { $0 != edit }
        if share(of: whole, at: index, returnedBy: Set(fewer)) >= Self.leastShare { rest = fewer }
      }
      guard (2...4).contains(rest.count) else { continue }
      let views = rest.filter { finder.edits[$0].isOfView && (whole.vertical != 0 || !isOfExtent($0)) }
      let own = Axis.allCases.filter { whole[$0] != 0 }.flatMap { ownEdits.withGoneRules(of: index, $0) }
      let mine = (views.isEmpty ? rest : views).filter(own.contains)
      // A rule's edit takes back rules alone.
      guard !views.isEmpty || rest.allSatisfy({ !finder.edits[$0].isOfView }),
        // What was done to the view itself is the change, whatever else has a part in it.
        let lead = (mine.isEmpty ? views.isEmpty ? rest : views : mine).max(by: {
          (weights[$0], $1) < (weights[$1], $0)
        })
      else { continue }
      // What moved more by itself is the change; a view that came with it is told behind.
      let most = rest.max(by: { (weights[$0], $1) < (weights[$1], $0) }) ?? lead
      var first = mine.isEmpty && weights[most] > weights[lead] + 1 ? most : lead
      // What a view shows makes nothing of a size that rules hold now: these are the change.
      if isContentOfHeld(lead, whole), let rule = rest.first(where: { !finder.edits[$0].isOfView }) { first = rule }
      // What one was given is no first word of what another did to others by itself; nor are rules that do so told with others.
      let areAlone = rest.contains { edit in
        views.isEmpty
          ? movesAlone(edit, parts, beside: rest.filter { $0 != edit })
          : edit != first && movesAlone(edit, parts, beside: [first])
      }
      guard !areAlone, !rest.contains(where: numbers.contains) else { continue }
      return (Set(rest.map { finder.edits[$0] }), finder.edits[lead], finder.edits[first])
    }
    return nil
  }

  /// Whether an edit is that the whole screen ends at its bars or reaches under them, which lie above and below it.
  private func isOfExtent(_ edit: Int) -> Bool {
    finder.edits[edit] == finder.comparison.wrapping
      && [finder.expected, finder.actual].contains { $0.constraints.contains { $0.group == "extent" } }
  }

  /// Whether an edit gives a view nothing but other contents while rules hold both sides of it, or its length, along the ways that an
  /// effect goes.
  private func isContentOfHeld(_ edit: Int, _ effect: Effect) -> Bool {
    guard case .view(let position) = finder.edits[edit],
      finder.inputs.allSatisfy({ input in
        input.edit != finder.edits[edit] || input.change.kind.changesContent || input.change.kind.isInert
      })
    else { return false }
    return Axis.allCases.allSatisfy { effect[$0] == 0 || isHeld(position, along: $0) }
  }

  private func isHeld(_ view: Int, along axis: Axis) -> Bool {
    let sides = finder.actual.constraints.filter { rule in
      rule.origin == .authored && rule.relation == .equal && rule.status == .satisfied
        && rule.first.attribute.axis == axis
    }.flatMap { rule in rule.terms.filter { $0.anchor.item == .view(view) }.map(\.anchor.attribute) }
    return sides.contains { $0.kind == .size } || Set(sides).count > 1
  }

  /// Whether an edit moved something by itself that others have no part in: it is a cause of its own then.
  private func movesAlone(_ edit: Int, _ parts: [Parts], beside others: [Int]) -> Bool {
    parts.contains { parts in
      Axis.allCases.contains { axis in
        parts.contains { $0.edit == edit && $0.effect[axis].magnitude > 1 }
          && !parts.contains { others.contains($0.edit) && $0.effect[axis] != 0 }
      }
    }
  }

  /// Of more edits it is not looked for which of them act together: each is left out once, and the screen solved.
  private var mostTogether: Int { finder.actual.views.count <= Self.fewViews ? 32 : 12 }

  /// Screens of no more views are solved often.
  private static let fewViews = 60

  /// For so many movements it is looked for.
  private static let mostOpen = 4

  private func claimedWeights(_ parts: [Parts]) -> [Double] {
    var weights = [Double](repeating: 0, count: finder.edits.count)
    for part in parts.joined() { weights[part.edit] += part.effect.extent }
    return weights
  }

  /// Adds what edits moved that nothing is put down to yet since others moved the same views farther the other way; what the
  /// others gave is the whole of it then.
  ///
  /// - Parameter whole: by effect, what each edit gives of it, whether others undo it or not.
  func addCountered(_ parts: inout [Parts], whole: [Parts]) {
    let inert = finder.inertEdits
    let told = Set(parts.joined().map(\.edit))
    // What a canvas takes or gives is seen as it is, of no view that goes the other way.
    let silent = Set(finder.edits.indices).subtracting(told).subtracting(inert).filter {
      finder.edits[$0] != .environment(LayoutComparison.window)
    }
    guard !silent.isEmpty, silent.count <= mostTogether else { return }
    for index in parts.indices where !parts[index].isEmpty {
      for axis in [Axis.horizontal, .vertical] {
        var added = false
        for part in whole[index] where silent.contains(part.edit) {
          let along = part.effect.along(axis)
          guard along.extent > 0.99, share(of: along, at: index, returnedBy: [part.edit]) >= Self.mostShare else {
            continue
          }
          add((part.edit, along), axis, to: &parts[index])
          added = true
        }
        guard added else { continue }
        for place in parts[index].indices where told.contains(parts[index][place].edit) {
          let edit = parts[index][place].edit
          guard let own = whole[index].first(where: { $0.edit == edit })?.effect.along(axis), own.extent > 0,
            share(of: own, at: index, returnedBy: [edit]) >= Self.leastShare
          else { continue }
          if axis == .horizontal {
            parts[index][place].effect.horizontal = own.horizontal
          } else {
            parts[index][place].effect.vertical = own.vertical
          }
        }
      }
    }
  }

  /// Adds what rules' other numbers and rows of tables moved that nothing is put down to yet, since others moved the same views
  /// farther the same way: taken back alone they bring a part of it back.
  func addPartial(_ parts: inout [Parts]) {
    let told = Set(parts.joined().map(\.edit))
    let numbers = finder.edits.indices.filter { edit in
      !told.contains(edit)
        && (rows.areOf(edit)
          || finder.inputs.allSatisfy { $0.edit != finder.edits[edit] || Self.isNumber($0.change.kind) })
    }
    guard numbers.count <= mostTogether else { return }
    for edit in numbers {
      for index in parts.indices {
        guard let whole = effects[index].effect, let moved = movement(of: index, without: [edit]) else { continue }
        for axis in Axis.allCases {
          let back = moved[axis]
          guard back * whole[axis] > 0, back.magnitude > 0.99 else { continue }
          var part = whole.along(axis)
          part[axis] = min(back.magnitude, whole[axis].magnitude) * (back < 0 ? -1 : 1)
          add((edit, part), axis, to: &parts[index])
        }
      }
    }
  }

  /// Adds the edits that say an effect's amount themselves, where all of it returns with them and nothing of it is put down to
  /// them.
  func addDirect(_ parts: inout [Parts]) {
    for index in parts.indices where !parts[index].isEmpty {
      for axis in Axis.allCases {
        guard let whole = effects[index].effect?.along(axis), whole.extent >= 1,
          parts[index].contains(where: { $0.effect[axis] != 0 })
        else { continue }
        for edit in direct.edits(of: index, axis)
        where !parts[index].contains(where: { $0.edit == edit && $0.effect[axis] != 0 }) {
          guard let back = alone(index, edit)?[axis], (back - whole[axis]).magnitude <= 1 else { continue }
          add((edit, whole), axis, to: &parts[index])
        }
      }
    }
  }

  /// Whether a rule that both sides have asks for another number: alone it can be taken back, whatever else changed.
  private static func isNumber(_ kind: Change.Kind) -> Bool { kind == .constantChanged || kind == .multiplierChanged }

  /// Of edits that are to be told with another one: those that have a part in what becomes of the views that that one moved, so
  /// that with both taken back one of these went, or grew, by another amount along that way than with that one alone.
  ///
  /// - Parameters:
  ///   - hosts: by edit, the edit whose effect it would be told with.
  ///   - parts: by effect, what was settled.
  func withPart(in hosts: [Int: Int], _ parts: [Parts]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (edit, host) in hosts.sorted(by: { $0.key < $1.key }).prefix(Self.mostTrials) {
      let (alone, both) = (layout(without: [host]), layout(without: [host, edit]))
      let isPart = parts.indices.contains { index in
        guard let part = parts[index].first(where: { $0.edit == host }), case .view(_, let id) = effects[index].subject,
          let one = alone[id], let other = both[id]
        else { return false }
        // The other of two insets keeps the size of what the first one moves.
        let moves = Point(x: one.x - other.x, y: one.y - other.y)
        let sizes = Point(x: one.width - other.width, y: one.height - other.height)
        return Axis.allCases.contains { axis in
          part.effect[axis] != 0
            && max(effects[index].kind == .moved ? moves[axis].magnitude : 0, sizes[axis].magnitude) > Self.leastClaim
        }
      }
      if isPart { result[edit] = host }
    }
    return result
  }

  /// What is undone is no claim unless nearly all of it returns.
  static let mostShare = 0.9

  private func add(_ part: Part, _ axis: Axis, to parts: inout Parts) {
    guard let place = parts.firstIndex(where: { $0.edit == part.edit }) else { return parts.append(part) }
    if axis == .horizontal {
      parts[place].effect.horizontal = part.effect.horizontal
    } else {
      parts[place].effect.vertical = part.effect.vertical
    }
  }
}
