extension Simplex {
  var parameterCount: Int { program.forms.parameterCount }
  var rowCount: Int { program.forms.rowCount }
  var formCount: Int { program.formCount }

  @inline(__always)
  func isBasic(_ form: Int) -> Bool { position[form] >= 0 }

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
    if form < parameterCount {
      for slot in program.forms.columnStart.int(form)..<program.forms.columnStart.int(form + 1) {
        column[program.forms.columnRow.int(slot)] = program.forms.columnValue[slot]
      }
    } else {
      column[form - parameterCount] = -1
    }
    inverse.solve(column)
  }

  /// The rate of change of what `dual` (already solved) prices, when the resting `form` moves by 1.
  @inline(__always)
  func reducedCost(_ form: Int) -> Double {
    if form >= parameterCount { return -dual[form - parameterCount] }
    var sum = 0.0
    for slot in program.forms.columnStart.int(form)..<program.forms.columnStart.int(form + 1) {
      sum += dual[program.forms.columnRow.int(slot)] * program.forms.columnValue[slot]
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

  /// Computes the basic forms' values from the resting ones.
  func computeBasicValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      for slot in program.forms.rowStart.int(row)..<program.forms.rowStart.int(row + 1) {
        let parameter = program.forms.rowParameter.int(slot)
        if position[parameter] < 0 { sum += program.forms.rowValue[slot] * value[parameter] }
      }
      if position[parameterCount + row] < 0 { sum -= value[parameterCount + row] }
      column[row] = sum
    }
    inverse.solve(column)
    for row in 0..<rowCount { value[head.int(row)] = column[row] }
  }

  /// Builds the product form anew from the basis, parameters with the fewest entries first. A parameter that has become
  /// dependent on the others leaves the basis for a row.
  mutating func rebuild() {
    var entering = Storage<Int64>(capacity: 16)
    for form in 0..<parameterCount where isBasic(form) {
      let count = program.forms.columnStart[form + 1] - program.forms.columnStart[form]
      entering.append(Int64(count) << 32 | Int64(form))
    }
    entering.sort(by: <)
    let taken = Storage<Bool>(repeating: false, count: rowCount)
    for row in 0..<rowCount where isBasic(parameterCount + row) { taken[row] = true }
    inverse.reset()
    for slot in 0..<entering.count {
      let form = Int(entering[slot] & 0xffff_ffff)
      position[form] = -1
      computeColumn(of: form)
      var best = -1
      for row in 0..<rowCount where !taken[row] && column[row].magnitude > Simplex.tiny {
        if best < 0 || column[row].magnitude > column[best].magnitude { best = row }
      }
      guard best >= 0 else { continue }
      taken[best] = true
      inverse.append(column, at: best)
      position[form] = Int32(best)
      head[best] = Int32(form)
    }
    for row in 0..<rowCount {
      let form = parameterCount + row
      guard isBasic(form) || !taken[row] else { continue }
      position[form] = Int32(row)
      head[row] = Int32(form)
    }
    inverse.markRebuilt()
    computeBasicValues()
  }
}
