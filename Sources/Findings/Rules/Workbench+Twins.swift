import AutoLayout
import ProofModel
import Resolving
import Solving

extension Workbench {
  /// Solves several variants on up to `jobs` threads, those that ask for the same layout once: the first of each, in their
  /// order, with the others as its ``Solved/twins``. Many devices share a size, its insets and traits.
  package func solveOnce(_ variants: [Variant], given: [String: GivenContent] = [:], jobs: Int) -> [Solved] {
    // Code may ask for anything.
    guard triesCauses else { return solve(variants, given: given, jobs: jobs) }
    var places: [LayoutInput: Int] = [:]
    var groups: [[Variant]] = []
    for variant in variants {
      let input = engine.input(of: variant.environment)
      if let place = places[input] {
        groups[place].append(variant)
      } else {
        places[input] = groups.count
        groups.append([variant])
      }
    }
    return zip(solve(groups.map { $0[0] }, given: given, jobs: jobs), groups).map { one, group in
      var solved = one
      solved.twins = Array(group.dropFirst())
      return solved
    }
  }
}

extension Workbench.Solved {
  /// Itself and its twins.
  var variants: [Variant] { [variant] + twins }
  var variantCount: Int { 1 + twins.count }
}
