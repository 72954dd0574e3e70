/// How far each form can go on the optimal face: an interval that is reached, and whether its search was cut short.
struct FaceRanges: ~Copyable {
  let low: Storage<Double>
  let high: Storage<Double>
  let isCut: Storage<Bool>
}

extension Explainer {
  /// The least and the greatest value of variables on the optimal face; infinite where nothing stops them.
  ///
  /// Bounds that hold (`FaceBounds`) and values that are reached close in on each range from both sides: the present
  /// point, then each free form moved alone as far as it goes, which needs no exchange of the basis. A linear standard form
  /// is solved only for an end at which the two do not meet, and each one's answer counts for all variables. As many
  /// are solved as a bounded number of operations allows; what is open then is what was reached.
  mutating func faceRanges(_ variables: [Int]) throws(SolverError) -> FaceRanges {
    let ranges = FaceRanges(
      low: attempt.simplex.value.copy(), high: attempt.simplex.value.copy(),
      isCut: Storage(repeating: false, count: attempt.simplex.formCount))
    let bounds = FaceBounds(attempt, problem, constant)
    for form in 0..<attempt.simplex.formCount where !attempt.simplex.isBasic(form) { moveAlone(form, ranges) }
    var programs = Explainer.operations / (attempt.simplex.formCount + standardForm.forms.rowValue.count + 1)
    for variable in variables {
      let form = standardForm.variableForm.int(variable)
      let (low, high) = bounds.ofForm(variable, standardForm, attempt.offset)
      for factor in [1.0, -1.0] {
        let isMet =
          factor > 0
          ? Explainer.meet(ranges.low[form], low) : Explainer.meet(ranges.high[form], high)
        guard !isMet, attempt.simplex.lower[form] < attempt.simplex.upper[form] else { continue }
        guard programs > 0 else {
          ranges.isCut[form] = true
          continue
        }
        programs -= 1
        if try attempt.simplex.minimise(factor, times: form, settling: false) {
          if factor > 0 {
            ranges.low[form] = attempt.simplex.value[form]
          } else {
            ranges.high[form] = attempt.simplex.value[form]
          }
        } else if factor > 0 {
          ranges.low[form] = -.infinity
        } else {
          ranges.high[form] = .infinity
        }
        for each in 0..<attempt.simplex.formCount {
          ranges.low[each] = min(ranges.low[each], attempt.simplex.value[each])
          ranges.high[each] = max(ranges.high[each], attempt.simplex.value[each])
        }
      }
    }
    return ranges
  }

  /// How much work the linear programs of one face may be, in visits of a form or a term: about a second.
  static let operations = 200_000_000

  private static func meet(_ reached: Double, _ bound: Double) -> Bool {
    reached == bound || (reached - bound).magnitude <= 1e-9 * (1 + reached.magnitude)
  }

  /// Notes where a resting form and the basic ones get when it goes as far as it can to either side.
  private func moveAlone(_ form: Int, _ ranges: borrowing FaceRanges) {
    let lower = attempt.simplex.lower[form]
    let upper = attempt.simplex.upper[form]
    guard lower < upper else { return }
    if attempt.simplex.isAlone(form) {
      ranges.low[form] = lower
      ranges.high[form] = upper
      return
    }
    attempt.simplex.computeColumn(of: form)
    for direction in [1.0, -1.0] {
      var limit = direction > 0 ? upper - attempt.simplex.value[form] : attempt.simplex.value[form] - lower
      for row in 0..<attempt.simplex.rowCount {
        let rate = attempt.simplex.column[row] * direction
        guard rate.magnitude > Simplex.tiny else { continue }
        let basic = attempt.simplex.head.int(row)
        let room =
          rate > 0
          ? attempt.simplex.upper[basic] - attempt.simplex.value[basic]
          : attempt.simplex.value[basic] - attempt.simplex.lower[basic]
        limit = min(limit, max(0, room) / rate.magnitude)
      }
      guard limit > 0 else { continue }
      ranges.include(form, attempt.simplex.value[form] + direction * limit)
      for row in 0..<attempt.simplex.rowCount {
        let rate = attempt.simplex.column[row] * direction
        guard rate.magnitude > Simplex.tiny else { continue }
        let basic = attempt.simplex.head.int(row)
        ranges.include(basic, attempt.simplex.value[basic] + rate * limit)
      }
    }
  }
}

extension FaceRanges {
  /// Takes in a value that a form reaches. Far finer than any tolerance, it is rounded to a grid, as values are.
  fileprivate func include(_ form: Int, _ value: Double) {
    let reached = (value * 0x1p34).rounded() * 0x1p-34
    low[form] = min(low[form], reached)
    high[form] = max(high[form], reached)
  }
}
