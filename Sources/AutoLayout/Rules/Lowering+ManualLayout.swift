import ProofModel
import Resolving

/// Frames that manual layout writes, in the words of layout.
extension Lowering {
  /// What manual layout sets of the frames of views that masks place (x, y, width, height); nil members are left as they are.
  mutating func writtenFrames(_ placements: [Placement]) -> [Int: [AnchorForm?]] {
    guard !screen.layoutEvents.isEmpty else { return [:] }
    var frames: [Int: [AnchorForm?]] = [:]
    for position in nodes.indices.dropFirst() {
      let isKept = placements[position] == .rules && nodes.isMaskKept(position, screen, said)
      if placements[position] == .mask || isKept { frames[position] = writtenFrame(of: position) }
    }
    return frames
  }

  private mutating func writtenFrame(of position: Int) -> [AnchorForm?] {
    var values: [AnchorForm?] = [nil, nil, nil, nil]
    let id = nodes[position].content.id
    for event in screen.layoutEvents where happens(event.moment) {
      for assignment in event.set where assignment.viewID == id {
        switch (assignment.target, assignment.value) {
        case (.frameComponent(_, let component), .number(let expression)) where values.indices.contains(component):
          values[component] = eventValue(expression, position, event, assignment) ?? values[component]
        case (.view, .numbers(let expressions)):
          for (component, expression) in expressions.prefix(4).enumerated() {
            guard let expression else { continue }
            values[component] = eventValue(expression, position, event, assignment) ?? values[component]
          }
        default:
          report("not-a-frame", "a frame is four numbers, its parts are one each", assignment.span ?? event.span)
        }
      }
    }
    return values
  }

  /// A transition happens where the window's size is not the one drawn; layout happens always.
  private func happens(_ moment: LayoutEvent.Moment) -> Bool {
    guard moment != .layout, let canvas = screen.canvas else { return true }
    return canvas.windowSize != screen.environment.windowSize
  }

  private mutating func eventValue(
    _ expression: Expression, _ position: Int, _ event: LayoutEvent, _ assignment: Assignment
  ) -> AnchorForm? {
    let span = assignment.span ?? event.span
    let rule = Rule(
      text: "layout", span: span, form: .equation(Equation(sides: [], relations: [])), owner: nodes[position].content.id
    )
    let context = RuleContext(
      active: ActiveRule(rule: rule, group: "layout", index: 0), source: 0, owner: position, member: nil)
    return evaluate(expression, context)?.first
  }
}
