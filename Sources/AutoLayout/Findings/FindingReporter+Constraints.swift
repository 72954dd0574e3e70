import LinearSolver
import ProofModel

extension FindingReporter {
  /// Optional constraints that do not hold, by how much, and what is in their way.
  mutating func markBeaten() {
    for beaten in explanation.beaten {
      guard let position = lowered[beaten.constraint], let place = shown[position] else { continue }
      let causes = beaten.causes.compactMap { lowered[$0.constraint] }.compactMap { shown[$0] }
      layout.constraints[place].status = .beaten(amount: beaten.amount, by: causes)
    }
  }

  /// What a constraint says, for messages: the rule as written, or what generated it.
  ///
  /// - Parameter names: of views that it names otherwise than by their own.
  func phrase(_ position: Int, _ names: [Int: String] = [:]) -> String {
    let constraint = lowering.constraints[position]
    var text = shown[position].map { layout.constraints[$0].text } ?? ""
    if !text.isEmpty, constraint.words.terms.contains(where: { names[self.view(of: $0.item)] != nil }) {
      var words = constraint.words
      switch constraint.origin {
      case .hugging, .compression: words.constant = constants[position]
      default: break
      }
      text = lowering.ruleText(words, constraint.relation, priority: constraint.priority, names: names)
    }
    let view = constraint.words.terms.first.map { name($0.item) } ?? "root"
    switch constraint.origin {
    case .authored where constraint.isSystems: return "the layout of the view around it: '\(text)'"
    case .authored: return constraint.priority == 1000 ? "the required '\(text)'" : "'\(text)'"
    case .implied: return "the frame drawn for '\(view)': '\(text)'"
    case .hugging: return "the content of '\(view)', which is not to be larger: '\(text)'"
    case .compression: return "the content of '\(view)', which is not to be smaller: '\(text)'"
    case .split(let purpose):
      return purpose == .page ? "the tab view's page: '\(text)'" : "the split view's \(purpose.rawValue): '\(text)'"
    case .grid(let purpose): return "the grid's \(gridWord(purpose)): '\(text)'"
    case .stack(let purpose): return "the stack's \(purpose.rawValue): '\(text)'"
    case .autoresizing: return "the autoresizing mask of '\(view)': '\(text)'"
    case .proportional: return "the proportional layout of '\(view)': '\(text)'"
    case .guide, .system: return systemPhrase(constraint, position)
    }
  }

  private func gridWord(_ purpose: SolvedConstraint.GridPurpose) -> String {
    switch purpose {
    case .lines: return "rows and columns from edge to edge"
    case .size: return "row or column of a written size"
    case .fit: return "row or column, no larger than its view"
    case .cell: return "cell, which its view does not leave"
    case .baseline: return "row alignment"
    case .hiding: return "hidden row or column"
    case .spacing, .placement: return purpose.rawValue
    }
  }

  private func systemPhrase(_ constraint: LoweredConstraint, _ position: Int) -> String {
    if let use = lowering.parameters.first(where: { $0.constraint == position }) {
      let value = (parameterValues[use.parameter] ?? 0).shortText
      switch use.parameter {
      case .windowWidth: return "the window, which is \(value) pt wide"
      case .windowHeight: return "the window, which is \(value) pt high"
      case .screenWidth: return "the screen, which is \(value) pt wide"
      case .screenHeight: return "the screen, which is \(value) pt high"
      case .safeArea(let edge, let node): return "the safe area of '\(name(node))', \(value) pt at the \(edge.rawValue)"
      case .margin(let edge, let node): return "the margin of '\(name(node))', \(value) pt at the \(edge.rawValue)"
      case .readable(let edge, let node):
        return "the readable width of '\(name(node))', \(value) pt from the \(edge.rawValue)"
      case .firstBaseline(let node):
        return "the baseline of '\(name(node))', \((layout.views[node].firstBaseline ?? 0).shortText) pt down"
      case .lastBaseline(let node):
        return "the baseline of '\(name(node))', \((layout.views[node].lastBaseline ?? 0).shortText) pt down"
      case .flow(_, let node): return "the place of '\(name(node))' in its collection's lines"
      }
    }
    if !constraint.words.terms.isEmpty {
      return "the layout of the view around it: '\(lowering.ruleText(constraint.words, constraint.relation))'"
    }
    guard let variable = constraint.form.terms.first?.variable, variable < lowering.nodes.count * 4 else {
      return "the content, which can't be smaller than nothing"
    }
    return "'\(name(variable / 4))', which can't be \(variable % 4 == 2 ? "narrower" : "lower") than nothing"
  }
}
