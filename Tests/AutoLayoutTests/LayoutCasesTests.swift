import ProofModel
import Testing

@testable import AutoLayout
@testable import Resolving

/// The cases with exact frames, all of them within 0.01 pt.
@Suite struct LayoutCasesTests {
  @Test func everyCaseHasItsFrames() throws {
    let cases = try LayoutCase.load()
    #expect(cases.count == 115)
    for test in cases {
      let layout = try test.screen().solve()
      let isPanel = test.family.hasPrefix("progress")
      for (view, frame) in test.frames.sorted(by: { $0.key < $1.key }) {
        var expected: [Double?] = frame
        // Of an icon or button that is absent neither height nor y is asserted.
        if isPanel, frame[2] == 0 { (expected[1], expected[3]) = (nil, nil) }
        #expect(agree(layout.frame(view), expected), "\(test.id) \(view): \(layout.frame(view)), expected \(frame)")
      }
      if let size = test.pair("fontPointSize")?.first, let position = layout.index(of: "label") {
        let found = layout.views[position].content.text?.runs.first?.font.size ?? 0
        #expect(abs(found - size) < 0.001, "\(test.id): font \(found), expected \(size)")
      }
      let errors = layout.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(test.id): \(errors.map(\.diagnostic.message))")
    }
  }
}
