import ProofModel
import SpecFiles

/// Reads a spec's text; `head` gives it the first line that every spec needs.
func read(_ text: String, head: Bool = true, root: String? = nil) -> SpecReader.Reading {
  SpecReader.read(file: "t.proof.yaml", text: (head ? "proofsheet: 1\n" : "") + text, root: root)
}

/// The diagnostics of a spec, `line:column: message [id] — hint`; lines count from the text's own first.
func problems(_ text: String, head: Bool = true) -> [String] {
  read(text, head: head).diagnostics.filter { $0.id != "no-views" }.map { diagnostic in
    let line = (diagnostic.span?.start.line ?? 0) - (head ? 1 : 0)
    let hint = diagnostic.hint.map { " — \($0)" } ?? ""
    return "\(line):\(diagnostic.span?.start.column ?? 0): \(diagnostic.message) [\(diagnostic.id)]\(hint)"
  }
}
