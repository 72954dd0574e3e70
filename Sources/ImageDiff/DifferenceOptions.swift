import ProofModel

/// How two pictures are compared and what is let through.
public struct DifferenceOptions: Hashable, Sendable {
  /// When two pixels differ.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    /// Any of the four bytes differs.
    case exact
    /// The YIQ distance of pixelmatch 7 is above the threshold and neither pixel looks anti-aliased.
    case pixelmatch
    /// The OKLab distance, over white or over black, is above the threshold.
    case oklab

    /// 0.1 as pixelmatch's own; 0.02 is about what an eye tells apart in OKLab side by side.
    public var defaultThreshold: Double {
      switch self {
      case .exact: 0
      case .pixelmatch: 0.1
      case .oklab: 0.02
      }
    }
  }

  /// The measure by which two pixels differ.
  public var metric: Metric
  /// 0…1, in the metric's own measure; the exact metric has none.
  public var threshold: Double
  /// Pixelmatch only: counts pixels that look anti-aliased too.
  public var countsAntialiasing: Bool
  /// Differences inside are counted apart and never fail.
  public var masks: [DifferenceMask]
  /// Two differing pixels are of one region when they are at most this far apart in x and in y, in pixels.
  public var regionGap: Int
  /// The counts of differing pixels that still pass.
  public var tolerance: DifferenceTolerance

  /// Options from their parts, by default those of an exact comparison; the threshold falls back on the metric's own,
  /// and a gap below 1 counts as 1.
  public init(
    metric: Metric = .exact, threshold: Double? = nil, countsAntialiasing: Bool = false,
    masks: [DifferenceMask] = [], regionGap: Int = 8, tolerance: DifferenceTolerance = DifferenceTolerance()
  ) {
    self.metric = metric
    self.threshold = threshold ?? metric.defaultThreshold
    self.countsAntialiasing = countsAntialiasing
    self.masks = masks
    self.regionGap = max(1, regionGap)
    self.tolerance = tolerance
  }
}

/// A part of the screen whose differences do not count, such as a clock or a map.
public struct DifferenceMask: Hashable, Sendable {
  /// The view's path, or what the user called the rectangle.
  public var name: String
  /// The part that is masked, in device pixels of the picture.
  public var bounds: PixelRect

  /// A mask from a rectangle in device pixels.
  public init(name: String, bounds: PixelRect) {
    self.name = name
    self.bounds = bounds
  }

  /// The mask of a view by its frame in window points, every pixel it touches included.
  public init(name: String, frame: Rect, scale: Double) {
    self.init(name: name, bounds: PixelRect(covering: frame, scale: scale))
  }
}

/// How much difference passes: counts of pixels in one place, never a share of the screen, since a wrong comma is
/// 0.002 % of it.
public struct DifferenceTolerance: Hashable, Sendable {
  /// The most differing pixels of any one region.
  public var pixelsPerRegion: Int
  /// The most differing pixels in any square of `windowSide`; nil asks nothing.
  public var pixelsPerWindow: Int?
  /// In pixels.
  public var windowSide: Int

  /// A tolerance from its parts, by default none; counts below 0 are 0, and a side below 1 is 1.
  public init(pixelsPerRegion: Int = 0, pixelsPerWindow: Int? = nil, windowSide: Int = 32) {
    self.pixelsPerRegion = max(0, pixelsPerRegion)
    self.pixelsPerWindow = pixelsPerWindow
    self.windowSide = max(1, windowSide)
  }
}
