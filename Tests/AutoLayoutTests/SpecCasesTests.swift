import Foundation
import ProofModel
import SpecFiles
import Testing

@testable import AutoLayout

/// The cases again, from spec files through reading, resolving and solving.
@Suite struct SpecCasesTests {
  private struct NoImages: ImageSizing {
    func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
  }

  @Test func everyCaseHasItsFramesFromItsSpec() throws {
    let cases = try LayoutCase.load()
    #expect(cases.count == 115)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/cases")
    for test in cases {
      let (name, state) = fileAndState(of: test)
      let reading = SpecReader.read(file: folder.appending(path: "\(name).proof.yaml").path())
      let document = try #require(reading.document, "\(name)")
      let engine = LayoutEngine(document: document, measuring: BlockMeasuring(), images: NoImages())
      var sink = DiagnosticSink()
      let layout = engine.solve(environment(test, document, state), diagnostics: &sink)
      #expect(!sink.hasErrors, "\(test.id): \(sink.diagnostics.map(\.message))")
      for (view, frame) in test.frames.sorted(by: { $0.key < $1.key }) {
        var expected: [Double?] = frame
        if test.family.hasPrefix("progress"), frame[2] == 0 { (expected[1], expected[3]) = (nil, nil) }
        #expect(agree(layout.frame(view), expected), "\(test.id) \(view): \(layout.frame(view)), expected \(frame)")
      }
      let errors = layout.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(test.id): \(errors.map(\.diagnostic.message))")
    }
  }

  private func fileAndState(of test: LayoutCase) -> (String, String?) {
    if test.family.hasPrefix("progress-") { return ("progress", String(test.family.dropFirst("progress-".count))) }
    guard ["autoresize", "default-mask"].contains(test.family), let old = test.pair("old") else {
      return (test.family, nil)
    }
    return ("\(test.family)-\(Int(old[0]))x\(Int(old[1]))", nil)
  }

  private func environment(_ test: LayoutCase, _ document: Document, _ state: String?) -> Environment {
    let size = test.pair("size") ?? test.pair("new") ?? [test.number("width"), 100]
    let margin = test.pair("rootMargin") ?? test.pair("margin") ?? test.pair("superMargin") ?? [16]
    return Environment(
      platform: document.platform, era: document.era ?? .standard, screenSize: Size(width: size[0], height: size[1]),
      resizedFrom: test.pair("old").map { Size(width: $0[0], height: $0[1]) }, safeArea: test.insets,
      heightClass: test.isCompactHigh || test.family == "anchors-compact" ? .compact : .regular, rootMargin: margin[0],
      state: state ?? document.defaultState)
  }
}
