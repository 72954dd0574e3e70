import Foundation
import ProofModel
import SpecFiles
import Testing

/// Broken copies of the samples: reading ends, and what it says lies inside the text.
@Suite struct SpecFuzzTests {
  static let seed: UInt64 = 0x0B00_C0DE

  @Test(arguments: SpecSamplesTests.files)
  func brokenSamples(_ name: String) throws {
    let file = SpecSamplesTests.folder + "/" + name
    let original = Array(try FileReading.text(at: file).unicodeScalars)
    var state = Self.seed &+ UInt64(original.count)
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, count)))
    }
    let inserts = Array(" \n:-#@{}[]\"'|>&*!%$,.()\t0aé\u{0}\u{85}=<".unicodeScalars)
    for _ in 0..<60 {
      var text = original
      for _ in 0...next(3) {
        let place = next(text.count)
        switch next(4) {
        case 0: text.remove(at: place)
        case 1: text.insert(inserts[next(inserts.count)], at: place)
        case 2: text[place] = inserts[next(inserts.count)]
        default: text.removeSubrange(place..<min(text.count, place + next(40)))
        }
      }
      let broken = String(String.UnicodeScalarView(text))
      let reading = SpecReader.read(file: file, text: broken)
      let lines = broken.unicodeScalars.filter { "\n\r\u{85}".unicodeScalars.contains($0) }.count + 1
      for diagnostic in reading.diagnostics where diagnostic.span?.file == file {
        let line = diagnostic.span?.start.line ?? 0
        #expect((1...lines + 1).contains(line), "seed \(Self.seed): \(diagnostic.message)")
        #expect(!DiagnosticPrinter(sources: reading.sources).text(diagnostic).isEmpty)
      }
    }
  }
}
