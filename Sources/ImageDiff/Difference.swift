import ProofModel

/// What differs between an expected and an actual picture.
public struct Difference: Hashable, Sendable {
  /// The verdict of a comparison: how much of what differs counts.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// No pixel differs by the metric.
    case same
    /// Pixels differ, within the tolerance or under masks only.
    case tolerated
    case different
    /// The sizes differ; pixels were compared as `alignment` tells.
    case differentSize = "different-size"
  }

  /// What told that two pictures are the same, the cheapest first.
  public enum Evidence: String, Hashable, Sendable {
    case bytes, digest, pixels
  }

  /// The outcome by the metric, masks and tolerance.
  public var verdict: Verdict
  /// The means by which sameness was told; `pixels` wherever pixels were compared.
  public var evidence: Evidence
  /// The size of the expected picture in pixels.
  public var expectedSize: PixelSize
  /// The size of the actual picture in pixels.
  public var actualSize: PixelSize
  /// Pixels that differ by the metric outside the masks, those without a counterpart included.
  public var differing: Int
  /// Pixels that differ by the metric under a mask.
  public var masked: Int
  /// Pixels above the threshold that pixelmatch passes over as anti-aliasing; 0 under the other metrics.
  public var antialiased: Int
  /// From top to bottom, then from left to right; they hold every differing pixel.
  public var regions: [DifferenceRegion]
  /// The most differing pixels in one window of the tolerance; nil where it asks nothing.
  public var largestWindow: Int?
  /// Where the two lie on the common canvas; nil for equal sizes.
  public var alignment: Alignment?
  /// The rows' differing parts, for the picture of the difference.
  public var spans: DifferenceSpans

  /// Whether a gate lets it through.
  public var passes: Bool { verdict == .same || verdict == .tolerated }

  /// Nothing differs.
  static func same(_ evidence: Evidence, size: PixelSize) -> Difference {
    Difference(
      verdict: .same, evidence: evidence, expectedSize: size, actualSize: size, differing: 0, masked: 0,
      antialiased: 0, regions: [], largestWindow: nil, alignment: nil, spans: DifferenceSpans())
  }
}

/// A group of differing pixels near each other.
public struct DifferenceRegion: Hashable, Sendable {
  /// The side that a region's pixels come from.
  public enum Kind: String, Hashable, Sendable {
    /// Both pictures have these pixels.
    case changed
    /// Only the expected picture, which is the larger, has them.
    case onlyExpected = "only-expected"
    /// Only the actual picture, which is the larger, has them.
    case onlyActual = "only-actual"
  }

  /// The side that has the region's pixels: both, or one alone.
  public var kind: Kind
  /// Tight around the differing pixels; in the common canvas where sizes differ.
  public var bounds: PixelRect
  /// Pixels of the region that differ.
  public var differing: Int
  /// The largest difference of a channel, 0…255.
  public var largestChannelDifference: Int
  /// Each of its pixels looks like the anti-aliased rim of a shape in one of the two pictures. Only a label: it
  /// counts like any other region.
  public var isLikelyAntialiasing: Bool

  /// A region from its parts; `bounds` is in the common canvas where sizes differ.
  public init(
    kind: Kind, bounds: PixelRect, differing: Int, largestChannelDifference: Int, isLikelyAntialiasing: Bool
  ) {
    self.kind = kind
    self.bounds = bounds
    self.differing = differing
    self.largestChannelDifference = largestChannelDifference
    self.isLikelyAntialiasing = isLikelyAntialiasing
  }
}

/// The differing parts of rows, from top to bottom and from left to right.
public struct DifferenceSpans: Hashable, Sendable {
  /// The runs that differ by the metric outside of masks.
  public var differing: [PixelSpan] = []
  /// The runs that differ by the metric under a mask.
  public var masked: [PixelSpan] = []
  /// The runs above the threshold that pixelmatch passes over as anti-aliasing.
  public var antialiased: [PixelSpan] = []
}

/// Pixels of one row from `start` up to but not including `end`.
public struct PixelSpan: Hashable, Sendable {
  /// The row, from 0 at the top, on the common canvas where sizes differ.
  public var y: Int32
  /// The first column of the run.
  public var start: Int32
  /// The column behind the run's last.
  public var end: Int32

  @inline(__always) init(y: Int, start: Int, end: Int) {
    self.y = Int32(truncatingIfNeeded: y)
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The number of pixels in the run.
  public var count: Int { Int(end - start) }
}
