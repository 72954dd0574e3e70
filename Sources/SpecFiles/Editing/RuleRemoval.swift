public import ProofModel

/// Removes a spec's rules, as Clear Constraints does in Interface Builder.
public enum RuleRemoval {
  /// The spec's text without its rules, and the number of those removed.
  public struct Outcome: Sendable {
    /// The whole new text; the old one where there was nothing to remove, or where the rest would not be a spec.
    public var text: String
    /// The number of rules that were taken out; 0 where the text stays as it was.
    public var removed = 0
    /// The reasons for which rules cannot be taken out; empty where they were, or where there are none.
    public var diagnostics: [Diagnostic] = []
  }

  /// Takes `constraints:` out with its lines; every other character stays.
  public static func apply(file: String, text: String) -> Outcome {
    let (opened, diagnostics) = SpecEditor.open(file: file, text: text)
    guard var editor = opened else { return Outcome(text: text, diagnostics: diagnostics) }
    guard let entry = editor.root.entries?.first(where: { $0.key.text == "constraints" }) else {
      return Outcome(text: text)
    }
    guard !editor.root.isFlow, !SpecEditor.isAlias(entry) else {
      return Outcome(
        text: text,
        diagnostics: [
          .error(
            "rules-not-removed", "the rules cannot be taken out: 'constraints' is an alias, or written inside braces",
            at: entry.key.span, hint: "delete 'constraints' by hand")
        ])
    }
    let count = SpecReader.read(file: file, bytes: Array(text.utf8), root: nil).document?.groups.map(\.rules.count)
      .reduce(0, +)
    let start = entry.key.range.lowerBound
    var end = editor.source.endOfLine(at: SpecEditor.end(of: entry.value))
    while end < editor.source.scalars.count, YAMLSource.isBreak(editor.source.scalars[end]) { end += 1 }
    editor.replace(start..<end, with: "")
    let edited = editor.edited()
    // What names rules elsewhere (a state that changes one's constant) would be left without them.
    let before = Set(SpecReader.read(file: file, bytes: Array(text.utf8), root: nil).diagnostics.map(\.message))
    let errors = SpecReader.read(file: file, bytes: Array(edited.utf8), root: nil).diagnostics.filter {
      $0.severity == .error && !before.contains($0.message)
    }
    guard errors.isEmpty else {
      return Outcome(
        text: text,
        diagnostics: [
          .error(
            "rules-not-removed", "the rules cannot be taken out: something else names them", at: entry.key.span,
            notes: errors.map { Diagnostic.Note($0.message) }, hint: "take those out first")
        ])
    }
    return Outcome(text: edited, removed: count ?? 0)
  }
}
