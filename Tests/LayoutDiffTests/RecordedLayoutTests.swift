import Foundation
import LayoutDiff
import ProofModel
import Solving
import Testing

/// What was recorded as text is compared as well as what was solved: the same edits, with the expected layout read
/// back from a baseline's text.
@Suite struct RecordedLayoutTests {
  private func compare(
    _ sample: String, in files: [String]? = nil, _ edits: [(of: String, to: String)]
  ) throws -> [Sample.Found] {
    let before = try Sample(sample).layouts(nil, files ?? ["\(sample).proof.yaml"], [])
    let after = try Sample(sample).layouts(nil, files ?? ["\(sample).proof.yaml"], edits)
    return try zip(before, after).map { one, other in
      let folder = one.document.assetFolder
      let recorded = try LayoutText.layout(LayoutText.bytes(of: one.layout, folder: folder), folder: folder)
      return (
        one.key,
        LayoutComparison.compare(
          expected: recorded, actual: other.layout,
          expectedInputs: LayoutInputs(digests: [("font", "a")]),
          actualInputs: LayoutInputs(document: other.document, digests: [("font", "a")]))
      )
    }
  }

  @Test func nothingIsReadIntoWhatIsTheSame() throws {
    for name in ["bookcase", "controls", "right-to-left", "problems", "percent-margins", "red-autoresizing"] {
      for (key, difference) in try compare(name, []) {
        #expect(difference.isEmpty, "\(name) \(key): \(difference.causes.map(\.sentence))")
      }
    }
  }

  /// What a text does not say: values of metrics and strings, which are then told by what uses them.
  private static let toldOtherwise = ["a metric of a state", "a string of all locales", "a locale's string"]

  @Test(arguments: ScriptedEditTests.edits) func theCauseNamedFirstIsTheEdit(_ edit: ScriptedEditTests.Edit) throws {
    let found = try compare(edit.sample, in: edit.file.map { [$0] }, [(edit.of, edit.to)])
    let changed = found.filter { $0.difference.verdict != .same }
    // A priority that beats nothing, and hugging of what has no content, leave no trace in the constraints.
    #expect(!changed.isEmpty)
    for (key, difference) in changed {
      let first = try #require(difference.causes.first, "\(key)")
      let told = difference.causes.map(\.sentence).joined(separator: "\n")
      let loose = difference.changes.filter { $0.cause == nil }
      #expect(loose.isEmpty, "\(key): \(loose.map(\.sentence))")
      guard !Self.toldOtherwise.contains(edit.what) else { continue }
      #expect(difference.causes.count == 1, "\(key): one edit, but\n\(told)")
      #expect(first.subject.name.contains(edit.subject), "\(key): \(first.subject) in\n\(told)")
    }
    if ProcessInfo.processInfo.environment["SHOW_CAUSES"] != nil {
      print(
        "\(edit.what): \(changed.map { "\($0.key): \($0.difference.causes.map(\.sentence))" }.joined(separator: "\n    "))"
      )
    }
  }
}
