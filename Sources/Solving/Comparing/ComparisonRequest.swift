public import ImageDiff
public import ProofModel

/// What two pictures, folders or screens are compared for.
public struct ComparisonRequest: Sendable {
  /// A part whose differences do not count.
  public enum Ignored: Hashable, Sendable {
    /// A view, by its path, name or id, with everything in it.
    case view(String)
    /// In pixels of pictures, in points of screens.
    case rectangle(Rect)

    /// `x,y,w,h` is a rectangle, anything else a view.
    public init(_ text: String) {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        Double(part.filter { $0 != " " })
      }
      if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
        [x, y, width, height].allSatisfy({ $0.isFinite && $0.magnitude < 1e6 })
      {
        self = .rectangle(Rect(x: x, y: y, width: width, height: height))
      } else {
        self = .view(text)
      }
    }
  }

  /// Metric, threshold and tolerance; its masks are filled from `ignored`.
  public var options = DifferenceOptions()
  /// The views and rectangles whose differences do not count.
  public var ignored: [Ignored] = []
  /// Of screens: which variants, on both sides.
  public var selection = VariantSelection()
  /// Of screens: the file of intrinsic sizes that are taken on both sides instead of measured ones.
  public var intrinsicFile: String?
  /// Of screens: whether pictures are drawn and compared too.
  public var comparesPictures = true
  /// The picture of the difference: a file for two pictures, a folder for more; nil: none.
  public var output: String?
  /// The number of threads that compare; the processors of this machine by default.
  public var jobs = Machine.cores

  /// A request that compares layouts and pictures of all variants, ignores nothing and writes no picture.
  public init() {}

  /// The masks that rectangles are, at so many pixels per unit.
  func rectangleMasks(scale: Double) -> [DifferenceMask] {
    ignored.compactMap { ignored in
      guard case .rectangle(let rect) = ignored else { return nil }
      let numbers = [rect.x, rect.y, rect.width, rect.height].map(\.shortText).joined(separator: ",")
      return DifferenceMask(name: numbers, frame: rect, scale: scale)
    }
  }

  var ignoredViews: [String] {
    ignored.compactMap { if case .view(let name) = $0 { name } else { nil } }
  }
}
