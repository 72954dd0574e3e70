import AutoLayout
import ProofModel

extension FindingsReport {
  /// The findings as JUnit's XML: a suite for each scene, a failed case for each error and warning. Without any it has
  /// one case that passed, since some readers take an empty suite for a broken one.
  public func junit() -> String {
    var scenes: [String] = []
    for entry in ordered where !scenes.contains(entry.scene) { scenes.append(entry.scene) }
    var suites: [String] = []
    var total = 0
    var places = Whereabouts(self)
    if !fileDiagnostics.isEmpty {
      suites.append(
        Self.suite(
          "files", fileDiagnostics.map { Self.testCase($0.fileIdentity, "files", $0, place: "", isError: true) }))
      total += fileDiagnostics.count
    }
    for scene in scenes {
      let told = ordered.filter { $0.scene == scene && $0.finding.severity > .note }
      guard !told.isEmpty else { continue }
      total += told.count
      suites.append(
        Self.suite(
          scene,
          told.map { entry in
            var diagnostic = entry.finding.diagnostic
            diagnostic.hint = entry.hint
            if let sentence = entry.triedSentence { diagnostic.notes.append(.init(sentence)) }
            return Self.testCase(entry.id, scene, diagnostic, place: places.text(entry), isError: false)
          }))
    }
    let passed =
      "  <testsuite name=\"check\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
      + "    <testcase name=\(XMLText.quoted(summary)) classname=\"check\"/>\n  </testsuite>\n"
    let errors = fileDiagnostics.count
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"proofsheet check\" tests=\"\(max(1, total))\" failures=\"\(total - errors)\" "
      + "errors=\"\(errors)\">\n" + (suites.isEmpty ? passed : suites.joined()) + "</testsuites>\n"
  }

  private static func suite(_ name: String, _ cases: [(text: String, isError: Bool)]) -> String {
    let errors = cases.count(where: \.isError)
    return "  <testsuite name=\(XMLText.quoted(name)) tests=\"\(cases.count)\" failures=\"\(cases.count - errors)\" "
      + "errors=\"\(errors)\" skipped=\"0\">\n" + cases.map(\.text).joined() + "  </testsuite>\n"
  }

  private static func testCase(
    _ id: String, _ scene: String, _ diagnostic: Diagnostic, place: String, isError: Bool
  ) -> (text: String, isError: Bool) {
    var head = "    <testcase name=\(XMLText.quoted(id)) classname=\(XMLText.quoted(scene))"
    if let span = diagnostic.span { head += " file=\(XMLText.quoted(span.file)) line=\"\(span.start.line)\"" }
    let element = isError ? "error" : "failure"
    let lines = diagnostic.notes.map(\.message) + [place] + (diagnostic.hint.map { ["try: \($0)"] } ?? [])
    let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    return (
      head + ">\n      <\(element) type=\(XMLText.quoted(diagnostic.id)) message=\(XMLText.quoted(diagnostic.message))>"
        + "\(XMLText.escaped(text))</\(element)>\n    </testcase>\n", isError
    )
  }
}
