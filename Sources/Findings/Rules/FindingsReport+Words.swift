import AutoLayout
import ProofModel

extension FindingsReport {
  /// One line: how much was looked at and what was found.
  public var summary: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let found =
      allErrors + allWarnings == 0
      ? "nothing to report" : "\(count(allErrors, "error")), \(count(allWarnings, "warning"))"
    let known = knownCount > 0 ? ", \(count(knownCount, "known finding")) left out" : ""
    let allowed = allowedCount > 0 ? ", \(count(allowedCount, "finding")) allowed" : ""
    let rest = isOfLayoutsOnly ? " in layouts; 'proofsheet check' judges by all rules" : ""
    return "\(count(variantCount, "variant")): \(found)\(known)\(allowed)\(rest)"
  }
}

extension FindingsReport.Entry {
  /// What mends it: the fix that was tried; of contents nothing that was tried in vain.
  package var hint: String? {
    if let fix { return fix.text }
    return unmendedBy > 0 && FixProposer.isOfContents(finding) ? nil : finding.diagnostic.hint
  }

  /// What came of trying changes; nil where none were, or not all.
  package var triedSentence: String? {
    if let fix { return fix.sentence }
    guard unmendedBy > 0 else { return nil }
    let changes = unmendedBy == 1 ? "the one that was tried leaves it" : "\(unmendedBy) were tried, which leave it"
    return "no change of one value mends it: \(changes) or bring something new"
  }
}
