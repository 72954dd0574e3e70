import Foundation
import ProofModel
import SpecFiles
import Testing

@testable import AutoLayout

/// Each sample that speaks of leading and trailing is mirrored in right-to-left.
@Suite struct SampleMirrorTests {
  private struct NoImages: ImageSizing {
    func imageSize(asset: String, environment: TextEnvironment) -> Size? { Size(width: 40, height: 30) }
  }

  /// Frames drawn, masks, and rules that say left and right do not turn: these samples are said so.
  private static let absolute: Set<String> = [
    "bookcase-frames", "every-rule", "proportional", "red-autoresizing", "red-by-hand", "layout-words",
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples")

  private static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".proof.yaml") }.map { String($0.dropLast(".proof.yaml".count)) }
    .filter { !absolute.contains($0) }.sorted()

  @Test func thereAreSamples() { #expect(Self.names.count >= 8) }

  @Test(arguments: names)
  func mirrored(_ name: String) throws {
    let document = try #require(
      SpecReader.read(file: Self.folder.appending(path: "\(name).proof.yaml").path()).document)
    let engine = LayoutEngine(document: document, measuring: BlockMeasuring(), images: NoImages())
    for size in [Size(width: 375, height: 667), Size(width: 667, height: 375)] {
      let left = Environment(
        platform: document.platform, era: document.era ?? .standard, screenSize: size,
        heightClass: size.height < 500 ? .compact : .regular, state: document.defaultState)
      var right = left
      right.direction = .rightToLeft
      var sink = DiagnosticSink()
      let (before, after) = (engine.solve(left, diagnostics: &sink), engine.solve(right, diagnostics: &sink))
      #expect(before.views.count == after.views.count)
      for (one, other) in zip(before.views, after.views) {
        let isMirrored =
          abs(one.alignmentRect.minX - (size.width - other.alignmentRect.maxX)) < 1e-6
          && abs(one.alignmentRect.minY - other.alignmentRect.minY) < 1e-6
          && abs(one.alignmentRect.width - other.alignmentRect.width) < 1e-6
        #expect(isMirrored, "\(name) \(size) \(one.path): \(one.alignmentRect) and \(other.alignmentRect)")
      }
    }
  }
}
