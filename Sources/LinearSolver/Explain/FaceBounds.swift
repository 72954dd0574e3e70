/// Bounds of all variables on the optimal face, by propagation: each constraint bounds each of its variables by what the
/// others' bounds leave. They always hold; they need not be reached.
///
/// Constraints are gone through forwards and backwards in turn, so that a chain is done in two rounds; after
/// `FaceBounds.rounds` the bounds are taken as they are. O(rounds · terms).
struct FaceBounds: ~Copyable {
  private let low: Storage<Double>
  private let high: Storage<Double>

  private static let rounds = 8

  init(_ attempt: borrowing Attempt, _ problem: borrowing Problem, _ constant: borrowing Storage<Double>) {
    let standardForm = attempt.standardForm
    let count = attempt.offset.count
    low = Storage(repeating: -.infinity, count: count)
    high = Storage(repeating: .infinity, count: count)
    for variable in 0..<count {
      let form = standardForm.variableForm.int(variable)
      guard form >= 0 else { continue }
      let scale = standardForm.variableScale[variable]
      let ends = (
        attempt.simplex.lower[form] * scale + attempt.offset[variable],
        attempt.simplex.upper[form] * scale + attempt.offset[variable]
      )
      low[variable] = min(ends.0, ends.1)
      high[variable] = max(ends.0, ends.1)
    }
    var constraints = Storage<Int32>(capacity: problem.constraintCount)
    let least = Storage<Double>(repeating: 0, count: problem.constraintCount)
    let greatest = Storage<Double>(repeating: 0, count: problem.constraintCount)
    for index in 0..<problem.constraintCount {
      let breakpoint = standardForm.breakpoints.ofConstraint.int(index)
      if breakpoint >= 0 {
        let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
        let at = attempt.simplex.breakpointValue[breakpoint]
        let ends = (
          (attempt.simplex.lower[form] - at) * standardForm.breakpoints.scale[breakpoint],
          (attempt.simplex.upper[form] - at) * standardForm.breakpoints.scale[breakpoint]
        )
        least[index] = min(ends.0, ends.1)
        greatest[index] = max(ends.0, ends.1)
        guard least[index] > -.infinity || greatest[index] < .infinity else { continue }
      } else if !standardForm.presolve.dissolves(index) {
        continue
      }
      constraints.append(Int32(index))
    }
    for round in 0..<FaceBounds.rounds {
      var isChanged = false
      for step in 0..<constraints.count {
        let index = constraints.int(round % 2 == 0 ? step : constraints.count - 1 - step)
        if tighten(index, least[index] - constant[index], greatest[index] - constant[index], problem) {
          isChanged = true
        }
      }
      guard isChanged else { return }
    }
  }

  /// The interval of the form that tells a variable's value.
  func ofForm(
    _ variable: Int, _ standardForm: StandardForm, _ offset: borrowing Storage<Double>
  ) -> (low: Double, high: Double) {
    let scale = standardForm.variableScale[variable]
    let ends = ((low[variable] - offset[variable]) / scale, (high[variable] - offset[variable]) / scale)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  /// Bounds the variables of a constraint whose terms add up to `least` at least and `greatest` at most; whether any
  /// bound got tighter.
  private func tighten(_ index: Int, _ least: Double, _ greatest: Double, _ problem: borrowing Problem) -> Bool {
    var isChanged = false
    problem.withTerms { start, variable, coefficient in
      let slots = Int(start[index])..<Int(start[index + 1])
      // The sums of the terms' least and greatest values: the finite ones, and how many are not.
      var (below, openBelow, above, openAbove) = (0.0, 0, 0.0, 0)
      for slot in slots {
        let (from, to) = reach(Int(variable[slot]), coefficient[slot])
        if from > -.infinity { below += from } else { openBelow += 1 }
        if to < .infinity { above += to } else { openAbove += 1 }
      }
      for slot in slots {
        let (from, to) = reach(Int(variable[slot]), coefficient[slot])
        let othersOpenBelow = openBelow - (from > -.infinity ? 0 : 1)
        let othersOpenAbove = openAbove - (to < .infinity ? 0 : 1)
        if othersOpenBelow == 0, greatest < .infinity {
          let end = greatest - (from > -.infinity ? below - from : below)
          if cut(Int(variable[slot]), at: end / coefficient[slot], fromAbove: coefficient[slot] > 0) {
            isChanged = true
          }
        }
        if othersOpenAbove == 0, least > -.infinity {
          let end = least - (to < .infinity ? above - to : above)
          if cut(Int(variable[slot]), at: end / coefficient[slot], fromAbove: coefficient[slot] < 0) {
            isChanged = true
          }
        }
      }
    }
    return isChanged
  }

  private func reach(_ variable: Int, _ coefficient: Double) -> (Double, Double) {
    guard coefficient != 0 else { return (0, 0) }
    return coefficient > 0
      ? (low[variable] * coefficient, high[variable] * coefficient)
      : (high[variable] * coefficient, low[variable] * coefficient)
  }

  private func cut(_ variable: Int, at end: Double, fromAbove: Bool) -> Bool {
    guard end.isFinite else { return false }
    let margin = 1e-10 * (1 + end.magnitude)
    if fromAbove, end < high[variable] - margin {
      high[variable] = end
    } else if !fromAbove, end > low[variable] + margin {
      low[variable] = end
    } else {
      return false
    }
    return true
  }
}
