import ProofScene
import Typesetting

extension PDFPage {
  /// More is cut off: a figure is described, not read out.
  private static let mostWords = 4000

  /// What the page shows, in words for those who do not see it: its title, the titles of a sheet's cells and of findings, and
  /// the texts outside of cells, in the order in which they are drawn.
  var words: String {
    var parts = [title]
    var open: [SemanticGroup.Kind] = []
    for command in list.commands {
      switch command {
      case .beginGroup(let group):
        if !open.contains(.cell), group.kind == .cell || group.kind == .finding, !group.title.isEmpty {
          parts.append(group.title)
        }
        open.append(group.kind)
      case .endGroup: _ = open.popLast()
      case .text(let text, _, _) where open.allSatisfy({ $0 == .page || $0 == .view }):
        let line = text.lines.map(\.text).joined(separator: " ")
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if line.contains(where: \.isLetter) { parts.append(line) }
      default: break
      }
    }
    var words = ""
    for part in parts where !part.isEmpty {
      guard words.count + part.count < Self.mostWords else {
        words += " …"
        break
      }
      words += (words.isEmpty ? "" : words.last.map { ".!?:;".contains($0) } == true ? " " : ". ") + part
    }
    return words
  }
}
