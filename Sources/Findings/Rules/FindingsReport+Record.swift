import AutoLayout
import Solving

extension FindingsReport {
  /// What was found of one screen, to be read back where its variants are known by their keys.
  public struct Record: Codable, Sendable {
    struct Entry: Codable, Sendable {
      var id: String
      var finding: Finding
      var variants: [String]
      var constraints: [String]
      var numbers: [Int]
      var isInner: Bool
      /// What resolves it, and in how many variants that was tried.
      var fix: String?
      var triedIn: Int?
      /// How many changes were tried in vain.
      var unmendedBy: Int?
    }

    /// All variants that were looked at, by key.
    var variants: [String]
    var entries: [Entry]
    /// Ids of what a policy allows.
    var allowed: [String]
    var isOfLayoutsOnly: Bool?
  }

  /// Of a report of one screen.
  package var record: Record {
    Record(
      variants: allVariants.map(\.key),
      entries: entries.map { entry in
        Record.Entry(
          id: entry.id, finding: entry.finding, variants: entry.variants.map(\.key), constraints: entry.constraints,
          numbers: entry.numbers, isInner: entry.isInner, fix: entry.fix?.text, triedIn: entry.fix?.variantCount,
          unmendedBy: entry.unmendedBy > 0 ? entry.unmendedBy : nil)
      },
      allowed: allowed.map(\.id).sorted(), isOfLayoutsOnly: isOfLayoutsOnly ? true : nil)
  }

  /// The report of one screen that was written down; variants whose keys are not among these are left out.
  package init(_ record: Record, scene: String, variants: [Variant]) {
    self.init()
    let known = Dictionary(variants.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let entries = record.entries.map { entry in
      var read = Entry(
        id: entry.id, finding: entry.finding, scene: scene, variants: entry.variants.compactMap { known[$0] },
        numbers: entry.numbers, constraints: entry.constraints, isInner: entry.isInner)
      if let text = entry.fix { read.fix = TriedFix(text: text, variantCount: entry.triedIn ?? 0) }
      read.unmendedBy = entry.unmendedBy ?? 0
      return read
    }
    append(entries, of: scene, variants: record.variants.compactMap { known[$0] })
    allow(record.allowed.map { Place(scene: scene, id: $0) })
    isOfLayoutsOnly = record.isOfLayoutsOnly ?? false
  }

  /// Adds what another report holds behind what is here, as if its variants had been added one by one.
  public mutating func append(_ other: FindingsReport) {
    for scene in other.scenes {
      append(other.entries.filter { $0.scene == scene }, of: scene, variants: other.variants(of: scene))
    }
    allow(other.allowed)
    isOfLayoutsOnly = isOfLayoutsOnly || other.isOfLayoutsOnly
  }
}
