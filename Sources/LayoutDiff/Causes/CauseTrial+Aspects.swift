import ProofModel

/// Which part of an edit of several parts makes the movement.
extension CauseTrial {
  /// What one part of an edit brings back when it alone is taken back.
  struct Returned {
    /// Of what the edit is said to have moved, 0 to 1.
    var share = 0.0
    /// What of it along either axis.
    var effects: [Effect] = []

    /// With the amounts that are told of the edit.
    func told(as shares: [Effect]) -> Returned {
      var told = self
      told.effects = effects.compactMap { effect in
        guard var share = shares.first(where: { $0.subject == effect.subject && $0.kind == effect.kind }) else {
          return nil
        }
        for axis in Axis.allCases where effect[axis] == 0 { share[axis] = 0 }
        return share.extent > 0 ? share : nil
      }
      return told
    }
  }

  /// By edit of a view with several parts: what each of these alone brings back.
  ///
  /// - Parameter parts: by effect, what was settled.
  func aspects(_ parts: [Parts]) -> [Int: [NodeAspect: Returned]] {
    var result: [Int: [NodeAspect: Returned]] = [:]
    var left = Self.mostAspects
    for (index, edit) in finder.edits.enumerated() {
      let aspects = aspects(of: edit)
      let claims = parts.enumerated().flatMap { place, parts in
        parts.filter { $0.edit == index }.map { (index: place, effect: $0.effect) }
      }
      let whole = claims.reduce(0) { $0 + $1.effect.extent }
      guard aspects.count > 1, aspects.count <= left, whole > 1 else { continue }
      left -= aspects.count
      for aspect in aspects {
        let layout = solve(reversal.screen(without: edit, aspect: aspect))
        var returned = Returned()
        for claim in claims {
          guard let moved = movement(of: claim.index, in: layout) else { continue }
          var effect = claim.effect
          for axis in Axis.allCases {
            let back = Self.back(of: claim.effect.along(axis), by: moved)
            returned.share += back / whole
            if back >= claim.effect[axis].magnitude * Self.leastShare { continue }
            effect = effect.along(axis.other)
          }
          if effect.extent > 0 { returned.effects.append(effect) }
        }
        result[index, default: [:]][aspect] = returned
      }
    }
    return result
  }

  /// What a view that both sides have was given otherwise, in a fixed order.
  private func aspects(of edit: InputChange.Edit) -> [NodeAspect] {
    guard case .view(let position) = edit, finder.comparison.views.toExpected[position] != nil else { return [] }
    let own = finder.inputs.filter { input in
      input.edit == edit && !input.change.kind.isInert && finder.comparison.isOwn(input.change, of: edit)
    }
    // Where it lies in the tree is told before all else.
    guard !own.contains(where: { [.appeared, .reparented, .kindChanged].contains($0.change.kind) }) else { return [] }
    let found = Set(own.map { NodeAspect($0.change) })
    return NodeAspect.allCases.filter(found.contains)
  }

  /// More parts than these are not tried.
  private static let mostAspects = 16
}
