import AutoLayout
import ProofModel

extension LayoutComparison {
  /// What the bars over the screen say otherwise: drawn, so that only pixels change.
  func barInputs() -> [InputChange] {
    let (old, new) = (expected.barContents, actual.barContents)
    let parts = [
      ("the bar's title", old.title ?? "", new.title ?? ""),
      ("the way back", old.back ?? "", new.back ?? ""),
      ("the bar's leading buttons", words(old.leading), words(new.leading)),
      ("the bar's trailing buttons", words(old.trailing), words(new.trailing)),
      ("the toolbar's buttons", words(old.tools), words(new.tools)),
      ("the tabs", old.tabs.joined(separator: ", "), new.tabs.joined(separator: ", ")),
      ("the chosen tab", "\(old.selectedTab + 1)", "\(new.selectedTab + 1)"),
    ]
    return parts.filter { $0.1 != $0.2 }.map { what, before, after in
      func quoted(_ words: String) -> String { words.isEmpty ? "nothing" : "“\(words)”" }
      let change = Change(
        .textChanged, .value(what),
        "\(what) \(what.hasSuffix("s") ? "say" : "says") \(quoted(after)) instead of "
          + quoted(before), before: before, after: after)
      return InputChange(change, .value(what))
    }
  }

  private func words(_ items: [BarContents.Item]) -> String {
    items.map { item in
      switch item {
      case .title(let words): return words
      case .sign(let name): return "[\(name)]"
      case .flexibleSpace: return "–"
      }
    }.joined(separator: ", ")
  }
}
