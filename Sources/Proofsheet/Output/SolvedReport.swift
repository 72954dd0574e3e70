import AutoLayout
import ProofModel
import Typesetting

/// Solved layouts as JSON: everything of a picture but its pixels.
enum SolvedReport {
  static func json(_ document: Document, _ solved: [Workbench.Solved], text: TextEngine) -> JSONValue {
    .object([
      ("format", .number(1)), ("name", .string(document.name)), ("file", .string(document.file)),
      ("fonts", fonts(solved, text)),
      ("variants", .array(solved.map(variant))),
    ])
  }

  /// The fonts of all texts with the hashes of their files: the same frames are promised for the same fonts.
  private static func fonts(_ solved: [Workbench.Solved], _ text: TextEngine) -> JSONValue {
    var uses: Set<FontUse> = []
    for solved in solved {
      let contents = solved.layout.views.flatMap { [$0.content.text, $0.content.placeholder].compactMap { $0 } }
      uses.formUnion(text.fonts(of: contents, environment: solved.layout.environment.text))
    }
    return .array(
      uses.sorted().map { use in
        .object([
          ("family", .string(use.family)), ("style", .string(use.style)), ("file", .string(use.file)),
          ("sha256", .string(use.sha256)),
        ])
      })
  }

  private static func variant(_ solved: Workbench.Solved) -> JSONValue {
    let layout = solved.layout
    return .object(
      EnvironmentReport.members(layout.environment, key: solved.variant.key) + [
        ("views", .array(layout.views.indices.map { view($0, layout) })),
        ("constraints", .array(layout.constraints.map(constraint))),
        ("findings", .array(layout.findings.map(finding))),
      ])
  }

  private static func view(_ index: Int, _ layout: SolvedLayout) -> JSONValue {
    let view = layout.views[index]
    var members: [(key: String, value: JSONValue)] = [
      ("path", .string(view.path)), ("kind", .string(view.content.kind.name)),
      ("frame", .rect(layout.pixelFrameInSuperview(index))), ("unrounded", .rect(view.frame)),
      ("hidden", .boolean(view.isHidden)),
    ]
    if let first = view.firstBaseline, let last = view.lastBaseline {
      members.append(("baselines", .numbers([first, last])))
    }
    if let text = view.content.text?.string { members.append(("text", .string(text))) }
    if view.isTextClipped { members.append(("clipped", .boolean(true))) }
    return .object(members)
  }

  private static func constraint(_ constraint: SolvedConstraint) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(constraint.id)), ("text", .string(constraint.text)),
      ("priority", .number(constraint.priority)),
    ]
    switch constraint.status {
    case .satisfied: members.append(("status", .string("satisfied")))
    case .beaten(let amount, _):
      members += [("status", .string("beaten")), ("amount", .number(amount))]
    case .inConflict(let number):
      members += [("status", .string("in conflict")), ("conflict", .number(Double(number)))]
    case .broken(let number, let amount):
      members += [
        ("status", .string("broken")), ("conflict", .number(Double(number))), ("amount", .number(amount)),
      ]
    }
    return .object(members)
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("kind", .string(finding.diagnostic.id)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.diagnostic.message)), ("views", .strings(finding.views)),
    ])
  }
}
