/// Where a form that moves meets a breakpoint or the end of its interval.
struct Event: BitwiseCopyable {
  /// Length of the step of the entering form.
  var step: Double
  /// By how much the slope of the total cost grows there.
  var bend: Double
  /// The form's speed, which is the pivot's size if it leaves the basis here.
  var rate: Double
  /// The form's value there.
  var at: Double
  var form: Int32
  /// The piece of its cost that lies beyond; -1 at the end of the interval.
  var piece: Int32
}

extension Simplex {
  /// Lists all breakpoints and interval ends that are met up to the nearest interval end.
  mutating func collectEvents(_ start: Start) {
    events.shorten(to: 0)
    var largest = 1.0
    for row in 0..<rowCount { largest = max(largest, column[row].magnitude) }
    let floor = Simplex.tiny * largest
    var limit = distanceToEnd(start.form, start.direction)
    for row in 0..<rowCount where column[row].magnitude > floor {
      let rate = column[row] * start.direction
      limit = min(limit, distanceToEnd(head.int(row), rate) / rate.magnitude)
    }
    collectEnd(start.form, start.direction, limit)
    if cost[start.form] >= 0 { collectBreakpoints(start.form, start.direction, from: start.piece, limit) }
    for row in 0..<rowCount where column[row].magnitude > floor {
      let form = head.int(row)
      let rate = column[row] * start.direction
      collectEnd(form, rate, limit)
      guard cost[form] >= 0 else { continue }
      let piece = rate > 0 ? lastPiece.int(form) : firstPiece.int(form)
      if firstPiece[form] < lastPiece[form] { collectPresentBreakpoint(form, rate, piece) }
      collectBreakpoints(form, rate, from: piece, limit)
    }
  }

  private func distanceToEnd(_ form: Int, _ rate: Double) -> Double {
    max(0, rate > 0 ? upper[form] - value[form] : value[form] - lower[form])
  }

  /// A hair beyond the limit, so that all that stop at the same point compete for the largest pivot.
  private func isReached(_ step: Double, _ limit: Double, _ form: Int, _ speed: Double) -> Bool {
    step <= limit + Simplex.tolerance(value[form]) / speed
  }

  private mutating func collectEnd(_ form: Int, _ rate: Double, _ limit: Double) {
    let speed = rate.magnitude
    let step = distanceToEnd(form, rate) / speed
    guard step < .infinity, isReached(step, limit, form, speed) else { return }
    let end = rate > 0 ? upper[form] : lower[form]
    events.append(Event(step: step, bend: .infinity, rate: speed, at: end, form: Int32(form), piece: -1))
  }

  /// A basic form that stands at a breakpoint, with a slope between those of both sides, bends there first.
  private mutating func collectPresentBreakpoint(_ form: Int, _ rate: Double, _ piece: Int) {
    let group = cost.int(form)
    let start = standardForm.breakpoints.groupStart.int(group)
    let next = slope[start + group + piece]
    let bend = (rate > 0 ? next - chosenSlope[form] : chosenSlope[form] - next) * rate.magnitude
    let at = breakpointAt[start + (rate > 0 ? piece - 1 : piece)]
    events.append(Event(step: 0, bend: bend, rate: rate.magnitude, at: at, form: Int32(form), piece: Int32(piece)))
  }

  private mutating func collectBreakpoints(_ form: Int, _ rate: Double, from piece: Int, _ limit: Double) {
    let group = cost.int(form)
    let start = standardForm.breakpoints.groupStart.int(group)
    let count = standardForm.breakpoints.groupStart.int(group + 1) - start
    let first = start + group
    let speed = rate.magnitude
    var index = rate > 0 ? piece : piece - 1
    while index >= 0, index < count {
      let at = breakpointAt[start + index]
      let step = max(0, rate > 0 ? at - value[form] : value[form] - at) / speed
      guard isReached(step, limit, form, speed) else { return }
      let bend = (slope[first + index + 1] - slope[first + index]) * speed
      let beyond = rate > 0 ? index + 1 : index
      events.append(Event(step: step, bend: bend, rate: speed, at: at, form: Int32(form), piece: Int32(beyond)))
      index += rate > 0 ? 1 : -1
    }
  }
}
