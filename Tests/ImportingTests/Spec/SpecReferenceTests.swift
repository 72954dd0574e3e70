import Foundation
import ProofModel
import SpecFiles
import Testing

/// The documentation's reference is the reader's own tables.
@Suite struct SpecReferenceTests {
  static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/spec-format.md")
    .standardizedFileURL.path()

  /// `PROOFSHEET_UPDATE_DOCS=1 swift test --filter SpecReference` writes the page's reference anew.
  @Test func pageHoldsTheReference() throws {
    let text = try FileReading.text(at: Self.page)
    let begin = try #require(text.firstRange(of: "<!-- begin reference -->\n"))
    let end = try #require(text.firstRange(of: "<!-- end reference -->"))
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_DOCS"] == "1" {
      let updated = text[..<begin.upperBound] + SpecReference.markdown() + text[end.lowerBound...]
      try FileWriting.writeBeside(Self.page, text: String(updated))
    } else {
      #expect(text[begin.upperBound..<end.lowerBound] == SpecReference.markdown()[...])
    }
  }

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
