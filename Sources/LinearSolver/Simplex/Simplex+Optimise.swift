extension Simplex {
  /// Moves to a minimum of the costs attached, inside the intervals; false if they fall without end.
  ///
  /// While steps of length 0 follow each other the basic forms at a breakpoint keep the side taken, so that a basis together
  /// with its sides is the basis of a plain linear standard form; after many of them Bland's rule sees that none comes back.
  mutating func optimise() throws(SolverError) -> Bool {
    let patience = 20 + rowCount / 2
    var isChecked = true
    var repairs = 0
    var stalled = 0
    takeSlopes()
    for _ in 0..<(5000 + 100 * formCount) {
      price()
      let isStrict = stalled > patience
      guard let start = entering(first: isStrict) else {
        if isChecked { return true }
        computeBasicValues()
        if isAccurate() { return true }
        guard repairs < 3 else { throw .numericalTrouble(nil) }
        repairs += 1
        rebuild()
        takeSlopes()
        isChecked = isAccurate()
        continue
      }
      computeColumn(of: start.form)
      collectEvents(start)
      guard let end = isStrict ? firstEnd() : longEnd(start) else { return false }
      let step = events[end].step
      move(start, through: end)
      isChecked = false
      if step > 0 {
        stalled = 0
        takeSlopes()
      } else {
        stalled += 1
      }
      if inverse.isOverdue {
        rebuild()
        takeSlopes()
      }
    }
    throw .numericalTrouble(nil)
  }

  /// Takes a slope for each basic form: where it is at a breakpoint, the one nearest to 0.
  private func takeSlopes() {
    for row in 0..<rowCount {
      let form = head.int(row)
      let group = Int(cost[form])
      guard group >= 0 else {
        chosenSlope[form] = 0
        continue
      }
      let place = place(value[form], in: group)
      let slopes = slopes(place, group)
      chosenSlope[form] = max(slopes.left, min(slopes.right, 0))
      firstPiece[form] = Int32(place.before)
      lastPiece[form] = Int32(place.through)
    }
  }

  /// Solves for the duals of the slopes taken.
  private func price() {
    var isFlat = true
    for row in 0..<rowCount {
      let taken = chosenSlope[head.int(row)]
      dual[row] = taken
      if taken != 0 { isFlat = false }
    }
    if !isFlat { inverse.solveTransposed(dual) }
  }

  /// The resting form that lowers the cost fastest (or the first that lowers it at all).
  private func entering(first: Bool) -> Start? {
    var best: Start?
    var steepest = -Simplex.flat
    for form in 0..<formCount where position[form] < 0 && lower[form] < upper[form] {
      let pull = reducedCost(form)
      let group = Int(cost[form])
      var left = pull
      var right = pull
      var place = Place(before: 0, through: 0)
      if group >= 0 {
        place = self.place(value[form], in: group)
        let slopes = slopes(place, group)
        left += slopes.left
        right += slopes.right
      }
      let tolerance = Simplex.tolerance(value[form])
      if right < steepest, value[form] < upper[form] - tolerance {
        steepest = right
        best = Start(form: form, direction: 1, slope: right, piece: place.through)
      } else if -left < steepest, value[form] > lower[form] + tolerance {
        steepest = -left
        best = Start(form: form, direction: -1, slope: -left, piece: place.before)
      }
      if first, best != nil { return best }
    }
    return best
  }

  /// The event at which the cost stops falling; nil if it never does.
  private mutating func longEnd(_ start: Start) -> Int? {
    // Among equal steps the larger pivots come last, and so are the likelier to end it.
    events.sort {
      $0.step != $1.step ? $0.step < $1.step : $0.rate != $1.rate ? $0.rate < $1.rate : $0.form < $1.form
    }
    var slope = start.slope
    for index in 0..<events.count {
      slope += events[index].bend
      if slope >= -Simplex.flat { return steadier(than: index) }
    }
    return nil
  }

  /// An event of practically the same step with a much larger pivot, if there is one.
  private func steadier(than index: Int) -> Int {
    let step = events[index].step
    var best = index
    for other in 0..<events.count where events[other].rate > 100 * events[index].rate {
      let event = events[other]
      if (event.step - step).magnitude * event.rate <= Simplex.tolerance(event.at), event.rate > events[best].rate {
        best = other
      }
    }
    return best
  }

  /// The first event, of the lowest form among equal ones.
  private func firstEnd() -> Int? {
    var best: Int?
    for index in 0..<events.count {
      guard let known = best else {
        best = index
        continue
      }
      let event = events[index]
      if event.step < events[known].step || (event.step == events[known].step && event.form < events[known].form) {
        best = index
      }
    }
    return best
  }

  /// Makes the step to an event, past those before it, and exchanges the form that ends it for the one that moved.
  private mutating func move(_ start: Start, through end: Int) {
    let last = events[end]
    var piece = start.piece
    for index in 0..<events.count where index != end {
      let event = events[index]
      guard event.step < last.step || (event.step == last.step && index < end), event.piece >= 0 else { continue }
      if Int(event.form) == start.form {
        piece = Int(event.piece)
      } else {
        take(piece: Int(event.piece), for: Int(event.form))
      }
    }
    let distance = start.direction * last.step
    if distance != 0 {
      for row in 0..<rowCount where column[row] != 0 { value[head.int(row)] += column[row] * distance }
      value[start.form] += distance
    }
    value[Int(last.form)] = last.at
    guard Int(last.form) != start.form else { return }
    pivot(start.form, at: position.int(Int(last.form)))
    chosenSlope[start.form] = 0
    if cost[start.form] >= 0 { take(piece: piece, for: start.form) }
  }

  private func take(piece: Int, for form: Int) {
    let group = Int(cost[form])
    firstPiece[form] = Int32(piece)
    lastPiece[form] = Int32(piece)
    chosenSlope[form] = slope[standardForm.breakpoints.groupStart.int(group) + group + piece]
  }
}

/// A resting form about to move, and the slope of the total cost in its direction.
struct Start {
  var form: Int
  var direction: Double
  var slope: Double
  /// The piece of its own cost that it enters.
  var piece: Int
}
