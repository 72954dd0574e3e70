import Testing

@testable import CairoRendering
@testable import Typesetting

/// Clusters as Cairo wants them: in the order of the text, covering all bytes and all glyphs.
@Suite struct GlyphClusterTests {
  private func clusters(_ text: String, _ offsets: [Int], backward: Bool = false) -> [GlyphClusters.Cluster] {
    let glyphs = offsets.map { PositionedGlyph(id: 1, x: 0, y: 0, advance: 1, cluster: $0) }
    return GlyphClusters(
      GlyphRun(face: FaceID(index: 0), size: 10, glyphs: glyphs, text: text, isRightToLeft: backward)
    ).clusters
  }

  @Test func oneGlyphACharacter() {
    #expect(clusters("aé", [0, 1]) == [.init(byteCount: 1, glyphCount: 1), .init(byteCount: 2, glyphCount: 1)])
  }

  @Test func aLigatureTakesTheBytesUpToTheNextGlyph() {
    #expect(clusters("ffia", [0, 3]) == [.init(byteCount: 3, glyphCount: 1), .init(byteCount: 1, glyphCount: 1)])
  }

  @Test func marksShareTheirBasesCluster() {
    #expect(clusters("ab", [0, 0, 1]) == [.init(byteCount: 1, glyphCount: 2), .init(byteCount: 1, glyphCount: 1)])
  }

  @Test func rightToLeftIsReadFromTheLastGlyph() {
    #expect(
      clusters("שלום", [6, 2, 0], backward: true) == [
        .init(byteCount: 2, glyphCount: 1), .init(byteCount: 4, glyphCount: 1), .init(byteCount: 2, glyphCount: 1),
      ])
  }

  @Test func textBeforeTheFirstGlyphIsKept() {
    #expect(clusters("xab", [1, 2]).first == .init(byteCount: 1, glyphCount: 0))
  }

  @Test(arguments: [[1, 0], [0, 9], [-1, 0], [0, 2]]) func whatDoesNotFitIsOneCluster(_ offsets: [Int]) {
    #expect(clusters("aé", offsets) == [.init(byteCount: 3, glyphCount: 2)])
  }
}
