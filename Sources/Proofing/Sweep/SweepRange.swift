public import ProofModel
import Solving

/// A stretch of one number that a screen depends on, a side of the window or what is done to its texts; all else stays.
public struct SweepRange: Sendable {
  /// What runs from one end to the other.
  public enum Parameter: String, Sendable, CaseIterable {
    /// Sides of the window, points.
    case width, height
    /// What every font's size is multiplied by.
    case textScale = "text-scale"
    /// By how much every text is longer, per cent of its characters.
    case textGrowth = "text-growth"

    /// The numbers that a range may reach.
    public var limits: ClosedRange<Double> {
      switch self {
      case .width, .height: 1...20_000
      case .textScale: 0.1...10
      case .textGrowth: 0...300
      }
    }

    /// Whether texts run and the window stays.
    public var isText: Bool { self == .textScale || self == .textGrowth }

    /// A range as an example.
    public var example: String {
      switch self {
      case .width: "320...1366"
      case .height: "480...1024"
      case .textScale: "0.8...2"
      case .textGrowth: "0...60"
      }
    }

    /// What is taken, in words.
    public var expected: String {
      let ends = "from \(limits.lowerBound.shortText) to \(limits.upperBound.shortText)"
      switch self {
      case .width, .height: return "points, \(ends), or a range such as \(example)"
      case .textScale: return "a factor, \(ends), or a range such as \(example)"
      case .textGrowth: return "per cent, \(ends), or a range such as \(example)"
      }
    }

    /// `320...1366`, the smaller first, or one number, as a range of no length; nil for anything else.
    public func range(_ text: String) -> ClosedRange<Double>? {
      guard let dots = text.firstRange(of: "...") else {
        return Double(text).flatMap { limits.contains($0) ? $0...$0 : nil }
      }
      let words = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard let from = Double(words.0.filter { $0 != " " }), let to = Double(words.1.filter { $0 != " " }),
        limits.contains(from), limits.contains(to), from < to
      else { return nil }
      return from...to
    }
  }

  /// The number that runs.
  public var parameter: Parameter
  /// The beginning of the range, in the parameter's unit: points, a factor, or per cent.
  public var from: Double
  /// The end of the range, above ``from``.
  public var to: Double
  /// The window, whose running side is given by the range.
  public var window: Size
  /// Where texts do not run: what they are multiplied by, and how much longer they are, per cent.
  public var textScale = 1.0
  /// The growth of texts, in per cent of their characters, where it does not run.
  public var textGrowth = 0.0
  /// The locale of the strings, or a pseudo-language.
  public var locale = "en"
  /// The text size of Dynamic Type at which the screen is solved.
  public var textSize = TextSize.l
  /// The appearance, light or dark, in which the screen is solved.
  public var appearance = Appearance.light
  /// The state of the document; nil: its default state.
  public var state: String?
  /// The system whose metrics hold; nil: the document's own.
  public var era: Era?

  /// A range of a parameter within the window; `from` must be below `to` and both within the parameter's limits.
  public init(_ parameter: Parameter, from: Double, to: Double, window: Size) {
    (self.parameter, self.from, self.to, self.window) = (parameter, from, to, window)
  }

  /// One side of the window runs, and the other one is as given.
  public init(_ axis: Axis, from: Double, to: Double, other: Double) {
    self.init(
      axis == .horizontal ? .width : .height, from: from, to: to,
      window: axis == .horizontal ? Size(width: from, height: other) : Size(width: other, height: from))
  }

  /// `width`, `text scale`.
  public var word: String { parameter.rawValue.replacing("-", with: " ") }

  /// What stays, in words.
  var kept: String {
    switch parameter {
    case .width: "height \(window.height.shortText)"
    case .height: "width \(window.width.shortText)"
    case .textScale, .textGrowth: "\(window.width.shortText) × \(window.height.shortText)"
    }
  }

  /// What a place on the range is called, singular.
  var placeWord: String {
    switch parameter {
    case .width, .height: "size"
    case .textScale: "scale"
    case .textGrowth: "growth"
    }
  }

  /// What the range is of, with its unit, under a plot.
  var axisWords: String {
    switch parameter {
    case .width, .height: "\(word) of the window, points"
    case .textScale: "what the fonts' sizes are multiplied by"
    case .textGrowth: "characters more in each text, per cent"
    }
  }

  /// A place on the range with its unit.
  func words(_ point: Double) -> String {
    let number = point.shortText(digits: parameter == .textScale ? 4 : 3)
    switch parameter {
    case .width, .height: return "\(number) pt"
    case .textScale: return "× \(number)"
    case .textGrowth: return "+\(number) %"
    }
  }

  func size(at point: Double) -> Size {
    switch parameter {
    case .width: Size(width: point, height: window.height)
    case .height: Size(width: window.width, height: point)
    case .textScale, .textGrowth: window
    }
  }

  /// A window of that size without insets of its own, as a resized window has none.
  func environment(at point: Double, of document: Document) -> Environment? {
    var builder = EnvironmentBuilder(.size(size(at: point), scale: 2, name: nil))
    builder.locale = locale
    builder.textSize = textSize
    builder.appearance = appearance
    builder.state = state ?? document.defaultState
    builder.era = era ?? document.era
    builder.platform = document.platform
    guard case .success(let found) = builder.environment() else { return nil }
    var environment = document.presented(found)
    environment.textScale = parameter == .textScale ? point : textScale
    environment.textGrowth = parameter == .textGrowth ? point : textGrowth
    return environment
  }

  /// Sizes at which something may change by a step: size classes, margins, the turn from upright to wide, where a sheet stops
  /// growing, and what conditions of the document name. Inside the range, ascending; none where texts run.
  func thresholds(of document: Document) -> [Double] {
    guard !parameter.isText else { return [] }
    let isWide = parameter == .width
    var found: Set<Double> = [isWide ? window.height : window.width]
    found.formUnion(isWide ? [390, 414, 600, 660, 736, 1008] : [414, 480])
    if let presentation = document.presentation {
      // Popovers and sheets have sizes of their own, as far as the window has room (``Presentation``).
      let sizes = [
        presentation.preferredSize, Size(width: 540, height: 620), Size(width: 375, height: 667),
        Size(width: 320, height: 480),
      ].compactMap { $0 }
      found.formUnion(isWide ? sizes.map(\.width) + [768] : sizes.map { $0.height + 20 })
    }
    for condition in document.groups.map(\.condition) + document.overrides.map(\.condition) {
      Self.collect(condition, isWide ? .width : .height, into: &found)
    }
    return found.filter { $0 > from && $0 < to }.sorted()
  }

  private static func collect(_ condition: Condition, _ attribute: LayoutAttribute, into found: inout Set<Double>) {
    switch condition {
    case .windowSize(attribute, _, let value): found.insert(value)
    case .not(let inner): collect(inner, attribute, into: &found)
    case .and(let parts), .or(let parts): for part in parts { collect(part, attribute, into: &found) }
    default: break
    }
  }
}

extension Workbench {
  /// The window that a screen is looked at in where nobody says another: its canvas', else a usual iPhone's.
  public var usualWindow: Size {
    switch document.canvas {
    case .size(let size)?: return size
    case .drawn(let environment)?: return environment.windowSize
    case .device(let id, let orientation)?:
      if let device = DeviceCatalogue.shared.device(id) { return device.screenSize(orientation) }
    case nil: break
    }
    return document.matrix.sizes?.first?.size ?? Size(width: 375, height: 667)
  }
}
