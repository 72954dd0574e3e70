import Typesetting

/// Which bytes of a run's text belong to which of its glyphs, as PDF readers need it for selecting and searching.
struct GlyphClusters: Equatable {
  struct Cluster: Equatable {
    var byteCount: Int
    var glyphCount: Int
  }

  /// In the order of the text; for right-to-left runs the first belongs to the last glyphs.
  var clusters: [Cluster]
  var isBackward: Bool

  /// Glyphs that share a cluster are one; where the glyphs' clusters do not follow the run's direction the whole
  /// run is one cluster, so that its text stays whole. Sums over all clusters equal the run's bytes and glyphs.
  init(_ run: GlyphRun) {
    isBackward = run.isRightToLeft
    let length = run.text.utf8.count
    let ordered = run.isRightToLeft ? run.glyphs.map(\.cluster).reversed() : run.glyphs.map(\.cluster)
    let isOrdered = zip(ordered, ordered.dropFirst()).allSatisfy { $0 <= $1 }
    let isInside = ordered.allSatisfy { $0 >= 0 && $0 < length }
    guard isOrdered, isInside, Self.areBoundaries(ordered, in: run.text) else {
      clusters = [Cluster(byteCount: length, glyphCount: run.glyphs.count)]
      return
    }
    clusters = []
    if let first = ordered.first, first > 0 { clusters.append(Cluster(byteCount: first, glyphCount: 0)) }
    var index = 0
    while index < ordered.count {
      var end = index
      while end < ordered.count, ordered[end] == ordered[index] { end += 1 }
      let next = end < ordered.count ? ordered[end] : length
      clusters.append(Cluster(byteCount: next - ordered[index], glyphCount: end - index))
      index = end
    }
    if ordered.isEmpty, length > 0 { clusters.append(Cluster(byteCount: length, glyphCount: 0)) }
  }

  /// Cairo refuses a cluster that begins inside a character.
  private static func areBoundaries(_ offsets: [Int], in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return offsets.allSatisfy { bytes[$0] & 0xC0 != 0x80 }
  }
}
