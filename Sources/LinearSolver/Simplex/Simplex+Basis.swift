extension Simplex {
  var parameterCount: Int { standardForm.forms.parameterCount }
  var rowCount: Int { standardForm.forms.rowCount }
  var formCount: Int { standardForm.formCount }

  @inline(__always)
  func isBasic(_ form: Int) -> Bool { position[form] >= 0 }

  /// Whether a form is a parameter that no row has, so that nothing moves with it.
  @inline(__always)
  func isAlone(_ form: Int) -> Bool {
    form < parameterCount && standardForm.forms.columnStart[form] == standardForm.forms.columnStart[form + 1]
  }

  /// Makes the rows basic and all parameters rest.
  mutating func resetBasis() {
    inverse.reset()
    for form in 0..<parameterCount { position[form] = -1 }
    for row in 0..<rowCount {
      position[parameterCount + row] = Int32(row)
      head[row] = Int32(parameterCount + row)
    }
  }

  /// Fills `column` with the rates at which the basic forms move when `form` moves by 1.
  func computeColumn(of form: Int) {
    column.fill(0)
    addColumn(of: form, times: 1)
    inverse.solve(column)
  }

  /// Adds a form's entries in the rows to `column`, which the inverse has not solved yet.
  @inline(__always)
  func addColumn(of form: Int, times factor: Double) {
    if form < parameterCount {
      for slot in standardForm.forms.columnStart.int(form)..<standardForm.forms.columnStart.int(form + 1) {
        column[standardForm.forms.columnRow.int(slot)] += factor * standardForm.forms.columnValue[slot]
      }
    } else {
      column[form - parameterCount] -= factor
    }
  }

  /// The rate of change of what `dual` (already solved) prices, when the resting `form` moves by 1.
  @inline(__always)
  func reducedCost(_ form: Int) -> Double {
    if form >= parameterCount { return -dual[form - parameterCount] }
    var sum = 0.0
    for slot in standardForm.forms.columnStart.int(form)..<standardForm.forms.columnStart.int(form + 1) {
      sum += dual[standardForm.forms.columnRow.int(slot)] * standardForm.forms.columnValue[slot]
    }
    return sum
  }

  /// Exchanges the basic form at `place` for the resting `form`, whose `column` is computed.
  mutating func pivot(_ form: Int, at place: Int) {
    pivotCount += 1
    inverse.append(column, at: place)
    position[head.int(place)] = -1
    head[place] = Int32(form)
    position[form] = Int32(place)
  }

  /// Whether all rows have the value of their terms, as far as their size allows. Where not, the basis is too nearly
  /// dependent for its factors.
  func isAccurate() -> Bool {
    for row in 0..<rowCount {
      var rest = -value[parameterCount + row]
      var size = 1.0
      for slot in standardForm.forms.rowStart.int(row)..<standardForm.forms.rowStart.int(row + 1) {
        let term = standardForm.forms.rowValue[slot] * value[standardForm.forms.rowParameter.int(slot)]
        rest += term
        size += term.magnitude
      }
      if rest.magnitude > 1e-9 * size { return false }
    }
    return true
  }

  /// Computes the basic forms' values from the resting ones.
  func computeBasicValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      for slot in standardForm.forms.rowStart.int(row)..<standardForm.forms.rowStart.int(row + 1) {
        let parameter = standardForm.forms.rowParameter.int(slot)
        if position[parameter] < 0 { sum += standardForm.forms.rowValue[slot] * value[parameter] }
      }
      if position[parameterCount + row] < 0 { sum -= value[parameterCount + row] }
      column[row] = sum
    }
    inverse.solve(column)
    for row in 0..<rowCount { value[head.int(row)] = column[row] }
  }
}
