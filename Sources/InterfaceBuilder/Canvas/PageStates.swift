import ProofModel

/// A state for each page of a tab view that is not shown at first, so that every page can be drawn: `--state all`.
struct PageStates {
  private(set) var states: [StateChange] = []

  init(_ root: ViewNode) {
    collect(root)
    // The first state is the one that holds where none is asked for.
    if !states.isEmpty { states.insert(StateChange(name: "as-drawn", span: root.span), at: 0) }
  }

  private mutating func collect(_ node: ViewNode) {
    if node.kind == .tabs { addPages(of: node) }
    for child in node.children { collect(child) }
  }

  private mutating func addPages(of tabs: ViewNode) {
    var shown = 0
    if case .number(let number)? = tabs.properties[.selected]?.value { shown = Int(number.constant() ?? 0) }
    var titles: [String] = []
    if case .texts(let written)? = tabs.properties[.segments]?.value { titles = written }
    for page in tabs.children.indices where page != shown {
      let title = titles.indices.contains(page) ? titles[page] : ""
      let letters = title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
      var name = "tab-" + (letters.isEmpty ? String(page + 1) : String(letters))
      if states.contains(where: { $0.name == name }) { name += "-\(states.count + 1)" }
      states.append(
        StateChange(
          name: name, set: [Assignment(.view(tabs.id, .selected), .number(.number(Double(page))), tabs.span)],
          span: tabs.span))
    }
  }
}
