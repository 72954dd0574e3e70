import AutoLayout
import ProofModel
import Resolving
import Solving
import SpecFiles

/// Constants of a file's rules as the frames that its views were drawn in have them, as Update Constraint Constants does in
/// Interface Builder.
package struct ConstraintUpdating {
  package let workbench: Workbench
  /// On the canvas.
  package let layout: SolvedLayout

  package init(workbench: Workbench, layout: SolvedLayout) {
    self.workbench = workbench
    self.layout = layout
  }

  /// One edit for each required equality that someone wrote and that does not hold with the misplaced views where they were
  /// drawn. Complexity: O(views + terms).
  package var edits: [SourceEdit] {
    guard let system = layout.system else { return [] }
    var values = system.values
    var moved: Set<Int> = []
    for (position, view) in layout.views.enumerated() {
      guard let drawn = view.misplacedFrom else { continue }
      let rect = drawn.inset(by: system.screen.nodes[position].alignmentInsets)
      for (part, value) in [rect.x, rect.y, rect.width, rect.height].enumerated() {
        values[4 * position + part] = value
        moved.insert(4 * position + part)
      }
    }
    let rules = EditableRules(workbench.document, [layout]).entries
    let plain = system.plainConstants
    return system.rows.compactMap { row in
      guard let place = row.constraint, row.relation == .equal, row.priority == 1000,
        row.terms.contains(where: { moved.contains($0.variable) })
      else { return nil }
      let constraint = layout.constraints[place]
      guard let entry = rules[constraint.id], let told = plain[place] else { return nil }
      let miss = row.terms.reduce(row.value) {
        $0 + $1.coefficient * (values[$1.variable] - system.values[$1.variable])
      }
      return Self.wanted(entry, constraint, told: told, miss: miss).map { .constant(entry.place, $0) }
    }
  }

  /// The constant with which a rule holds, as it stands in the file, to a thousandth of a point; nil where it holds, or its
  /// constant is no one number.
  ///
  /// - Parameters:
  ///   - told: the constant that the constraint has in its plain form.
  ///   - miss: by how much its normal form misses 0.
  static func wanted(
    _ entry: EditableRules.Entry, _ constraint: SolvedConstraint, told: Double, miss: Double
  ) -> Double? {
    guard let constant = entry.constant, let lead = constraint.terms.first?.coefficient else { return nil }
    let change = miss / lead
    guard change.magnitude > 0.01 else { return nil }
    // A rule may stand in the file the other way round.
    let isTurned = abs(told - constant) > 1e-6 && abs(told + constant) < 1e-6
    return ((isTurned ? constant - change : constant + change) * 1000).rounded() / 1000
  }
}
