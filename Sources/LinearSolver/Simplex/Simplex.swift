/// The simplex method on forms with convex piecewise linear costs, strength level by strength level.
///
/// The columns are the forms of a ``StandardForm``: parameters `z` and rows `y`, tied by `y - A z = 0`. As many forms as
/// there are rows are *basic*; the others rest at a value, mostly at a breakpoint, and determine them. A level is minimised by
/// moving one resting form at a time while the cost falls (Dantzig's rule, Bland's when it stalls), across the breakpoints on
/// the way as long as that pays (the long-step ratio test: Fourer, "A simplex algorithm for piecewise-linear
/// programming", Math. Programming 33, 1985). After a level each form is confined to the values that complementary
/// slackness allows, which is exactly the level's optimal face; the next level starts there.
struct Simplex: ~Copyable {
  let standardForm: StandardForm

  /// Where each breakpoint is, for the present constants.
  let breakpointValue: Storage<Double>
  /// Breakpoints of each group in ascending order, and how the group's cost slopes left of the first, between them, and right
  /// of the last: group `g` has its slopes from `groupStart[g] + g`.
  let breakpointAt: Storage<Double>
  let breakpointOrder: Storage<Int32>
  let slotOfBreakpoint: Storage<Int32>
  let slope: Storage<Double>

  /// Each form's value, and the interval that the levels so far leave it, with the breakpoints that bound it (-1: none).
  let value: Storage<Double>
  let lower: Storage<Double>
  let upper: Storage<Double>
  let lowerBreakpoint: Storage<Int32>
  let upperBreakpoint: Storage<Int32>

  /// Place of each form in the basis or -1, and the reverse.
  let position: Storage<Int32>
  let head: Storage<Int32>
  var inverse: ProductForm

  /// What is being minimised: the cost group of each form, or -1; and the slope taken for each basic form.
  let cost: Storage<Int32>
  let chosenSlope: Storage<Double>
  /// The pieces of its cost on the two sides of each basic form: the same unless it is at a breakpoint, with a slope chosen
  /// between those of both sides.
  let firstPiece: Storage<Int32>
  let lastPiece: Storage<Int32>
  /// What made the last solution optimal, so that another for new constants can be recognised as such: the breakpoints (as
  /// slots of `breakpointAt`) between which each group's form has to be, the breakpoint at which each resting form rests, and the
  /// groups of basic forms that ask for something.
  let lowestSlot: Storage<Int32>
  let highestSlot: Storage<Int32>
  let restBreakpoint: Storage<Int32>
  var watched = Storage<Int32>(capacity: 16)
  /// Pairs of breakpoints that held a form only because they met.
  var meetings = Storage<Int32>(capacity: 16)
  var isProven = false
  var pivotCount = 0
  /// Work space: one entry per row.
  let column: Storage<Double>
  let dual: Storage<Double>
  var events = Storage<Event>(capacity: 16)

  init(_ standardForm: StandardForm) {
    self.standardForm = standardForm
    let breakpoints = standardForm.breakpoints.count + 1
    let forms = standardForm.formCount
    let rows = standardForm.forms.rowCount
    breakpointValue = Storage(repeating: 0, count: breakpoints)
    breakpointAt = Storage(repeating: 0, count: breakpoints)
    breakpointOrder = Storage(repeating: 0, count: breakpoints)
    slope = Storage(repeating: 0, count: breakpoints + standardForm.breakpoints.groupCount + 2)
    value = Storage(repeating: 0, count: forms)
    lower = Storage(repeating: -.infinity, count: forms)
    upper = Storage(repeating: .infinity, count: forms)
    lowerBreakpoint = Storage(repeating: -1, count: forms)
    upperBreakpoint = Storage(repeating: -1, count: forms)
    position = Storage(repeating: -1, count: forms)
    head = Storage(repeating: 0, count: rows)
    inverse = ProductForm(size: rows)
    cost = Storage(repeating: -1, count: forms)
    chosenSlope = Storage(repeating: 0, count: forms)
    lowestSlot = Storage(repeating: -1, count: standardForm.breakpoints.groupCount)
    highestSlot = Storage(repeating: -1, count: standardForm.breakpoints.groupCount)
    restBreakpoint = Storage(repeating: -1, count: forms)
    slotOfBreakpoint = Storage(repeating: 0, count: breakpoints)
    firstPiece = Storage(repeating: 0, count: forms)
    lastPiece = Storage(repeating: 0, count: forms)
    column = Storage(repeating: 0, count: rows)
    dual = Storage(repeating: 0, count: rows)
    for breakpoint in 0..<standardForm.breakpoints.count { breakpointOrder[breakpoint] = Int32(breakpoint) }
  }

  /// Values closer than this count as equal.
  @inline(__always)
  static func tolerance(_ value: Double) -> Double { 1e-9 + 1e-11 * value.magnitude }
  /// Slopes within this of 0 count as 0.
  static let flat = 1e-9
  /// Entries of a column within this of 0 count as 0.
  static let tiny = 1e-10
}
