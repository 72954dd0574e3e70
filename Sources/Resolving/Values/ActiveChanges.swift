internal import ProofModel

/// Everything that traits and the state change in one variant: overrides in their order, then the state; later wins.
struct ActiveChanges {
  var properties: [String: [PropertyKey: Located<PropertyValue>]] = [:]
  /// Components of frames, 0…3, in the order in which they were set.
  var frameComponents: [String: [(component: Int, value: Located<PropertyValue>)]] = [:]
  var installed: [String: Bool] = [:]
  var constants: [String: Located<PropertyValue>] = [:]
  var priorities: [String: Located<PropertyValue>] = [:]
  var active: [String: Bool] = [:]
  var metrics: [String: Double] = [:]

  init(document: Document, environment: Environment) {
    for override in document.overrides where override.condition.holds(in: environment) {
      for assignment in override.set { apply(assignment) }
    }
    // A variant without a state has the document's default one.
    let name = environment.state ?? document.defaultState
    guard let state = document.states.first(where: { $0.name == name }) else { return }
    for assignment in state.set { apply(assignment) }
    metrics = state.metrics
    for view in state.hide { properties[view, default: [:]][.hidden] = Located(.boolean(true), state.span) }
    for view in state.show { properties[view, default: [:]][.hidden] = Located(.boolean(false), state.span) }
  }

  var isEmpty: Bool {
    properties.isEmpty && frameComponents.isEmpty && installed.isEmpty && constants.isEmpty && priorities.isEmpty
      && active.isEmpty && metrics.isEmpty
  }

  private mutating func apply(_ assignment: Assignment) {
    let value = Located(assignment.value, assignment.span)
    switch assignment.target {
    case .view(let id, let key): properties[id, default: [:]][key] = value
    case .frameComponent(let id, let component): frameComponents[id, default: []].append((component, value))
    case .ruleConstant(let id): constants[id] = value
    case .rulePriority(let id): priorities[id] = value
    case .ruleActive(let id): active[id] = assignment.value.isTrue
    case .viewInstalled(let id): installed[id] = assignment.value.isTrue
    }
  }
}

extension PropertyValue {
  /// `true`, or a number that is not 0.
  var isTrue: Bool {
    switch self {
    case .boolean(let value): return value
    case .number(.number(let value)): return value != 0
    case .text(let text), .keyword(let text): return text == "true" || text == "YES"
    default: return false
    }
  }
}
