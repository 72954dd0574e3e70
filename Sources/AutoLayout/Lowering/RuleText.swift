import ProofModel

extension AnchorForm {
  /// One form for rules that say the same: terms in a fixed order, the first one positive.
  func normalised(_ relation: LayoutRelation, priority: Double) -> NormalRule {
    var sorted = tidied
    sorted.terms.sort { $0.sortKey < $1.sortKey }
    var relation = relation
    if let first = sorted.terms.first, first.coefficient < 0 {
      sorted = sorted.scaled(-1)
      relation = relation.reversed
    }
    if sorted.constant == 0 { sorted.constant = 0 }
    return NormalRule(words: sorted, relation: relation, priority: priority)
  }
}

struct NormalRule: Hashable {
  var words: AnchorForm
  var relation: LayoutRelation
  var priority: Double
}

extension AnchorTerm {
  /// Guides after views, then by position and attribute.
  fileprivate var sortKey: Int {
    let attribute = LayoutAttribute.allCases.firstIndex(of: attribute) ?? 0
    switch item {
    case .view(let node): return node * 64 + attribute
    case .guide(let guide): return (1 << 40) + guide * 64 + attribute
    }
  }
}

extension LoweredScreen {
  /// A rule in normal writing: `cover.height == 30% root.height`, `a.leading == b.trailing + 8 @750`.
  ///
  /// - Parameter names: of views that are named otherwise than by their own.
  func ruleText(
    _ words: AnchorForm, _ relation: LayoutRelation, priority: Double = 1000, names: [Int: String] = [:]
  ) -> String {
    guard let first = words.terms.first(where: { $0.coefficient > 0 }) ?? words.terms.first else { return "" }
    let scale = 1 / first.coefficient
    var right = words.scaled(-scale)
    right.terms.removeAll { $0.item == first.item && $0.attribute == first.attribute }
    let relation = scale < 0 ? relation.reversed : relation
    var text = "\(name(first.item, names)).\(first.attribute.rawValue) \(relation.rawValue) "
    var parts: [(isNegative: Bool, text: String)] = []
    for term in right.terms where term.coefficient != 0 {
      let anchor = "\(name(term.item, names)).\(term.attribute.rawValue)"
      parts.append((term.coefficient < 0, share(abs(term.coefficient), of: anchor)))
    }
    for term in right.parameters where term.coefficient != 0 {
      parts.append((term.coefficient < 0, share(abs(term.coefficient), of: parameterText(term.parameter))))
    }
    if right.constant != 0 || parts.isEmpty { parts.append((right.constant < 0, abs(right.constant).shortText)) }
    for (position, part) in parts.enumerated() {
      let sign = position == 0 ? (part.isNegative ? "-" : "") : (part.isNegative ? " - " : " + ")
      text += sign + part.text
    }
    return priority == 1000 ? text : text + " @\(priority.shortText)"
  }

  private func name(_ item: LayoutItem, _ names: [Int: String]) -> String {
    if case .view(let node) = item, let name = names[node] { return name }
    return name(item)
  }

  private func share(_ factor: Double, of anchor: String) -> String {
    if factor == 1 { return anchor }
    let percent = factor * 100
    if factor < 1, abs(percent - percent.rounded()) < 1e-9 { return "\(percent.rounded().shortText)% \(anchor)" }
    return "\(factor.factorText) * \(anchor)"
  }

  func parameterText(_ parameter: Parameter) -> String {
    switch parameter {
    case .screenWidth: return "screen.width"
    case .screenHeight: return "screen.height"
    case .windowWidth: return "window.width"
    case .windowHeight: return "window.height"
    // Where a margin stands for a standard gap, it is written as the user wrote it.
    case .margin, .readable: return "std"
    case .safeArea(let edge, _): return "safe area \(edge.rawValue)"
    case .firstBaseline, .lastBaseline: return "baseline"
    case .flow: return "its place in the lines"
    }
  }
}
