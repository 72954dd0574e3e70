extension Simplex {
  /// Builds the product form anew from the basis and computes the values from it.
  ///
  /// What is triangular goes first: a resting row in which one basic parameter is left is solved for it, and that
  /// parameter's column is a factor as it stands. Of the rest the parameters with the fewest entries go first, each
  /// solved for the row of its largest entry. A parameter that depends on the others leaves the basis for a row.
  mutating func rebuild() {
    let isOpen = Storage<Bool>(repeating: false, count: rowCount)
    for row in 0..<rowCount where !isBasic(parameterCount + row) { isOpen[row] = true }
    inverse.reset()
    let rest = factorTriangle(isOpen)
    rest.sort(by: <)
    for slot in 0..<rest.count {
      let form = Int(rest[slot] & 0xffff_ffff)
      position[form] = -1
      computeColumn(of: form)
      var best = -1
      for row in 0..<rowCount where isOpen[row] && column[row].magnitude > Simplex.tiny {
        if best < 0 || column[row].magnitude > column[best].magnitude { best = row }
      }
      guard best >= 0 else { continue }
      isOpen[best] = false
      inverse.append(column, at: best)
      position[form] = Int32(best)
      head[best] = Int32(form)
    }
    for row in 0..<rowCount where isOpen[row] || isBasic(parameterCount + row) {
      position[parameterCount + row] = Int32(row)
      head[row] = Int32(parameterCount + row)
    }
    inverse.markRebuilt()
    computeBasicValues()
  }

  /// Factors the triangular part of the basis; the basic parameters that are left, with their numbers of entries.
  private mutating func factorTriangle(_ isOpen: borrowing Storage<Bool>) -> Storage<Int64> {
    // Of each row the number of basic parameters that are not factored yet, and the exclusive or of them.
    let count = Storage<Int32>(repeating: 0, count: rowCount)
    let mix = Storage<Int32>(repeating: 0, count: rowCount)
    let isLeft = Storage<Bool>(repeating: false, count: parameterCount)
    for form in 0..<parameterCount where isBasic(form) {
      isLeft[form] = true
      for slot in columnRange(form) {
        count[standardForm.forms.columnRow.int(slot)] += 1
        mix[standardForm.forms.columnRow.int(slot)] ^= Int32(form)
      }
    }
    var ready = Storage<Int32>(capacity: 16)
    for row in 0..<rowCount where isOpen[row] && count[row] == 1 { ready.append(Int32(row)) }
    while ready.count > 0 {
      let row = ready.int(ready.count - 1)
      ready.shorten(to: ready.count - 1)
      guard isOpen[row], count[row] == 1 else { continue }
      let form = mix.int(row)
      inverse.append(standardForm.forms, column: form, at: row)
      isOpen[row] = false
      isLeft[form] = false
      position[form] = Int32(row)
      head[row] = Int32(form)
      for slot in columnRange(form) {
        let other = standardForm.forms.columnRow.int(slot)
        count[other] -= 1
        mix[other] ^= Int32(form)
        if count[other] == 1, isOpen[other] { ready.append(Int32(other)) }
      }
    }
    var rest = Storage<Int64>(capacity: 16)
    for form in 0..<parameterCount where isLeft[form] {
      rest.append(Int64(columnRange(form).count) << 32 | Int64(form))
    }
    return rest
  }

  /// The constraints at whose breakpoints forms rest, one of each form.
  func restingConstraints() -> [Int] {
    var constraints: [Int] = []
    for form in 0..<formCount where !isBasic(form) {
      search: for group in standardForm.breakpoints.groups(of: form) {
        for breakpoint in standardForm.breakpoints.groupStart.int(
          group)..<standardForm.breakpoints.groupStart.int(group + 1)
        where abs(value[form] - breakpointValue[breakpoint]) <= Simplex.tolerance(value[form]) {
          constraints.append(standardForm.breakpoints.constraint.int(breakpoint))
          break search
        }
      }
    }
    return constraints
  }

  /// Lets the forms of constraints rest there, and be basic what they leave of some parameters. Values of other resting forms
  /// stay.
  mutating func rest(at constraints: [Int], against parameters: [Int]) {
    for form in parameters where !isBasic(form) { position[form] = 0 }
    for constraint in constraints {
      let breakpoint = standardForm.breakpoints.ofConstraint.int(constraint)
      guard breakpoint >= 0 else { continue }
      let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
      position[form] = -1
      value[form] = breakpointValue[breakpoint]
    }
    rebuild()
  }

  private func columnRange(_ form: Int) -> Range<Int> {
    standardForm.forms.columnStart.int(form)..<standardForm.forms.columnStart.int(form + 1)
  }
}
