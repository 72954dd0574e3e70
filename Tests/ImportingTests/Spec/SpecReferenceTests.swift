import Foundation
import ProofModel
import SpecFiles
import TestRequirements
import Testing

/// The documentation's reference is the reader's own tables.
@Suite struct SpecReferenceTests {
  static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/spec-format.md")
    .standardizedFileURL.path()

  private static let reference = DerivedPart(
    of: "docs/spec-format.md", from: "<!-- begin reference -->\n", to: "<!-- end reference -->"
  ) { SpecReference.markdown() }

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter SpecReference` writes the page's reference anew.
  @Test(.needsWritten(reference)) func pageHoldsTheReference() throws { #expect(try Self.reference.isHeld()) }

  /// Each YAML block that is a whole spec or a part of one is read.
  @Test func examplesOfThePageAreRead() throws {
    let text = try FileReading.text(at: Self.page)
    var blocks: [String] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "```yaml\n"), let close = rest[open.upperBound...].firstRange(of: "```") {
      blocks.append(String(rest[open.upperBound..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    #expect(blocks.count == 5)
    let first = blocks[1]
    for (index, block) in blocks.enumerated().dropFirst() {
      let spec = index == 2 ? first + block : block.hasPrefix("proofsheet") ? block : "proofsheet: 1\n" + block
      let problems = SpecReader.read(file: "docs.proof.yaml", text: spec).diagnostics.filter { $0.id != "no-views" }
      #expect(problems.map(\.message) == [], "block \(index)")
    }
  }
}
