import LinearSolver
import Foundation

/// A screen as a layout engine would state it: 40 views in rows of a label, a field, a switch and a badge, whose
/// container's size, insets and intrinsic sizes are constants.
struct ScreenProblem {
  private(set) var problem = Problem()
  private(set) var width = ConstraintID(index: 0)
  private(set) var height = ConstraintID(index: 0)
  private(set) var viewCount = 0

  private struct View {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  init(rows: Int) throws(SolverError) {
    let root = try addView()
    try add([(root.x, 1)], 0, .equal)
    try add([(root.y, 1)], 0, .equal)
    width = try add([(root.width, 1)], -375, .equal)
    height = try add([(root.height, 1)], -667, .equal)
    var above: View?
    var firstLabel: View?
    for row in 0..<rows {
      let views = [try addView(), try addView(), try addView(), try addView()]
      let (label, field, toggle, badge) = (views[0], views[1], views[2], views[3])
      try add([(label.x, 1), (root.x, -1)], -16, .equal)
      if let firstLabel { try add([(label.width, 1), (firstLabel.width, -1)], 0, .equal) }
      firstLabel = firstLabel ?? label
      for (left, right) in zip(views, views.dropFirst()) {
        try add([(right.x, 1), (left.x, -1), (left.width, -1)], -8, .equal)
        try add([(right.y, 1), (right.height, 0.5), (left.y, -1), (left.height, -0.5)], 0, .equal)
      }
      try add([(badge.x, 1), (badge.width, 1), (root.x, -1), (root.width, -1)], 16, .equal)
      if let above {
        try add([(field.y, 1), (above.y, -1), (above.height, -1)], -8, .equal)
      } else {
        try add([(field.y, 1), (root.y, -1)], -20, .greaterThanOrEqual)
        try add([(field.y, 1), (root.y, -1)], -40, .equal, 750)
      }
      above = field
      try addIntrinsic(label, 38 + Double(row * 7 % 30), 20.5, hug: 251)
      try addIntrinsic(field, 25, 30, hug: 250)
      try addIntrinsic(toggle, 51, 31, hug: 750)
      try addIntrinsic(badge, 12 + Double(row * 5 % 9), 18, hug: 252)
    }
    if let above {
      try add([(root.y, 1), (root.height, 1), (above.y, -1), (above.height, -1)], -16, .greaterThanOrEqual)
    }
  }

  private mutating func addView() throws(SolverError) -> View {
    viewCount += 1
    let view = View(
      x: problem.addVariable(), y: problem.addVariable(), width: problem.addVariable(), height: problem.addVariable())
    try add([(view.width, 1)], 0, .greaterThanOrEqual)
    try add([(view.height, 1)], 0, .greaterThanOrEqual)
    return view
  }

  private mutating func addIntrinsic(_ view: View, _ width: Double, _ height: Double, hug: Double) throws(SolverError) {
    for (variable, size) in [(view.width, width), (view.height, height)] {
      try add([(variable, 1)], -size, .lessThanOrEqual, hug)
      try add([(variable, 1)], -size, .greaterThanOrEqual, 750)
    }
  }

  @discardableResult
  private mutating func add(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: Relation, _ strength: Double = 1000
  ) throws(SolverError) -> ConstraintID {
    try problem.add(
      Constraint(
        terms.map { Term($0.0, $0.1) }, constant: constant, relation, strength: Strength(strength)))
  }
}

extension Bench {
  /// Compiles one screen and solves it for 60 sizes, a phone's to a tablet's, as one thread would.
  func timeScreen() throws {
    do { print(try Bench.screenLine()) } catch { throw BenchError(message: "\(error)") }
  }

  private static func screenLine() throws(SolverError) -> String {
    let screen = try ScreenProblem(rows: 10)
    var compile = Timing()
    var sizes = Timing()
    var explain = Timing()
    for _ in 0..<200 {
      compile.measure { _ = CompiledProblem(screen.problem) }
      var workspace = Workspace(CompiledProblem(screen.problem))
      try sizes.measure { () throws(SolverError) in
        for index in 0..<60 {
          try workspace.setConstant(-(320 + Double(index * 37 % 1046)), of: screen.width)
          try workspace.setConstant(-(480 + Double(index * 53 % 886)), of: screen.height)
          try workspace.solve()
        }
      }
      try explain.measure { () throws(SolverError) in _ = try workspace.explain() }
    }
    return String(
      format: "screen of %d views, %d constraints: compile %.1f us, 60 sizes %.1f us, explain %.1f us (minima of 200)",
      screen.viewCount, screen.problem.constraintCount, compile.minimum, sizes.minimum, explain.minimum)
  }
}
