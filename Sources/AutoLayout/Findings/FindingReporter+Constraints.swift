import Cassowary
import ProofModel

extension FindingReporter {
  /// Lists what can be told to a user: authored constraints in the order of the source, then generated ones.
  mutating func describeConstraints() {
    shown = Array(repeating: nil, count: lowering.constraints.count)
    let order =
      lowering.constraints.indices.filter { lowering.constraints[$0].origin == .authored }
      + lowering.constraints.indices.filter {
        lowering.constraints[$0].origin != .authored && lowering.constraints[$0].origin != .system
      }
    var uses: [String: Int] = [:]
    for position in order where !lowering.constraints[position].words.terms.isEmpty {
      shown[position] = layout.constraints.count
      layout.constraints.append(describe(position, uses: &uses))
    }
  }

  private func describe(_ position: Int, uses: inout [String: Int]) -> SolvedConstraint {
    let constraint = lowering.constraints[position]
    var words = constraint.words
    if isContent(constraint.origin) { words.constant = constants[position] }
    let text = lowering.ruleText(words, constraint.relation, priority: constraint.priority)
    let source = constraint.source.map { lowering.sources[$0] }
    let stem = source.map { $0.rule.id ?? "\($0.group)/\(text)" } ?? generatedID(constraint, text)
    uses[stem, default: 0] += 1
    let number = uses[stem] ?? 1
    let first = words.terms.first ?? AnchorTerm(.view(0), .width)
    let second = words.terms.count == 2 ? words.terms[1] : nil
    let scale = 1 / first.coefficient
    let numbers = words.parameters.reduce(words.constant) { $0 + $1.coefficient * (parameterValues[$1.parameter] ?? 0) }
    return SolvedConstraint(
      id: number == 1 ? stem : "\(stem)#\(number)",
      label: source.map { $0.rule.id ?? "\($0.group)[\($0.index)]" } ?? stem, text: text, origin: constraint.origin,
      first: anchor(first), second: second.map(anchor), multiplier: second.map { -$0.coefficient * scale } ?? 1,
      constant: numbers == 0 ? 0 : -numbers * scale,
      relation: scale < 0 ? constraint.relation.reversed : constraint.relation, priority: constraint.priority,
      terms: words.terms.map { SolvedConstraint.Term(anchor: anchor($0), coefficient: $0.coefficient) },
      span: source?.rule.span, note: source?.rule.note, group: source?.group ?? "")
  }

  private func isContent(_ origin: SolvedConstraint.Origin) -> Bool {
    switch origin {
    case .hugging, .compression: return true
    default: return false
    }
  }

  private func anchor(_ term: AnchorTerm) -> SolvedConstraint.Anchor {
    SolvedConstraint.Anchor(item: term.item, attribute: term.attribute)
  }

  private func generatedID(_ constraint: LoweredConstraint, _ text: String) -> String {
    let view = constraint.words.terms.first.map { lowering.name($0.item) } ?? ""
    switch constraint.origin {
    // Without the number: a longer text is the same constraint.
    case .hugging(let axis): return "\(view)/hugging/\(axis.rawValue)"
    case .compression(let axis): return "\(view)/compression/\(axis.rawValue)"
    case .split(let purpose): return "split/\(purpose)/\(text)"
    case .grid(let purpose): return "grid/\(purpose)/\(text)"
    case .stack(let purpose): return "stack/\(purpose)/\(text)"
    case .implied: return "implied/\(text)"
    case .autoresizing: return "mask/\(text)"
    case .proportional: return "proportional/\(text)"
    case .guide, .system, .authored: return "system/\(text)"
    }
  }

  // MARK: Beaten

  /// Optional constraints that do not hold, by how much, and what is in their way.
  mutating func markBeaten() {
    for beaten in explanation.beaten {
      guard let position = lowered[beaten.constraint], let place = shown[position] else { continue }
      let causes = beaten.causes.compactMap { lowered[$0.constraint] }.compactMap { shown[$0] }
      layout.constraints[place].status = .beaten(amount: beaten.amount, by: causes)
    }
  }

  /// What a constraint says, for messages: the rule as written, or what generated it.
  func phrase(_ position: Int) -> String {
    let constraint = lowering.constraints[position]
    let text = shown[position].map { layout.constraints[$0].text } ?? ""
    let view = constraint.words.terms.first.map { lowering.name($0.item) } ?? "root"
    switch constraint.origin {
    case .authored: return constraint.priority == 1000 ? "the required '\(text)'" : "'\(text)'"
    case .implied: return "the frame drawn for '\(view)': '\(text)'"
    case .hugging: return "the content of '\(view)', which is not to be larger: '\(text)'"
    case .compression: return "the content of '\(view)', which is not to be smaller: '\(text)'"
    case .split(let purpose):
      return purpose == "page" ? "the tab view's page: '\(text)'" : "the split view's \(purpose): '\(text)'"
    case .grid(let purpose): return "the grid's \(gridWord(purpose)): '\(text)'"
    case .stack(let purpose): return "the stack's \(purpose): '\(text)'"
    case .autoresizing: return "the autoresizing mask of '\(view)': '\(text)'"
    case .proportional: return "the proportional layout of '\(view)': '\(text)'"
    case .guide, .system: return systemPhrase(constraint, position)
    }
  }

  private func gridWord(_ purpose: String) -> String {
    switch purpose {
    case "lines": return "rows and columns from edge to edge"
    case "size": return "row or column of a written size"
    case "fit": return "row or column, no larger than its view"
    case "cell": return "cell, which its view does not leave"
    case "baseline": return "row alignment"
    case "hiding": return "hidden row or column"
    default: return purpose
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
