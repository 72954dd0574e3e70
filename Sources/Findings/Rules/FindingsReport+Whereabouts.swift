import ProofModel
import Solving

extension FindingsReport {
  /// Where entries show, in words; what is the same for all entries of a scene is made once.
  struct Whereabouts {
    private let report: FindingsReport
    private var phrases: [String: VariantPhrases] = [:]
    /// Those made last: most scenes have the same matrix.
    private var latest: VariantPhrases?

    init(_ report: FindingsReport) { self.report = report }

    /// `in 12 of 28 variants: all phones in landscape`.
    mutating func text(_ entry: Entry) -> String {
      let count = report.variantCount
      if count == 1 { return "in the one variant" }
      if entry.variants.count == count { return "in all \(count) variants" }
      let some = "in \(entry.variants.count) of \(count) variants"
      let all = report.variants(of: entry.scene)
      if entry.variants.count == all.count, all.count > 3 { return "\(some): all of \(entry.scene)" }
      if entry.variants.count > 1, let phrase = phrase(entry, of: all) { return "\(some): \(phrase)" }
      return "\(some): \(entry.variants.map(\.key).listed(first: 3))"
    }

    private mutating func phrase(_ entry: Entry, of all: [Variant]) -> String? {
      let prepared = phrases[entry.scene] ?? (latest?.isOf(all) ?? false ? latest : nil) ?? VariantPhrases(all)
      phrases[entry.scene] = prepared
      latest = prepared
      return prepared.text(entry.variants)
    }
  }
}
