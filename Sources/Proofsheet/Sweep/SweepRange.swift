import AutoLayout
public import ProofModel

/// A stretch of window sizes: one side of the window runs from one end to the other, the rest stays.
public struct SweepRange: Sendable {
  public var axis: Axis
  public var from: Double
  public var to: Double
  /// The window's other side, points.
  public var other: Double
  public var locale: String
  public var textSize: TextSize
  public var appearance: Appearance
  public var state: String?
  public var era: Era?

  public init(_ axis: Axis, from: Double, to: Double, other: Double) {
    (self.axis, self.from, self.to, self.other) = (axis, from, to, other)
    locale = "en"
    textSize = .l
    appearance = .light
  }

  /// `320...1366`, from 1 to 20000 points and the second the larger; nil for anything else.
  public static func ends(_ text: String) -> (from: Double, to: Double)? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let words = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard let from = Double(words.0.filter { $0 != " " }), let to = Double(words.1.filter { $0 != " " }),
      (1...20_000).contains(from), (1...20_000).contains(to), from < to
    else { return nil }
    return (from, to)
  }

  public var word: String { axis == .horizontal ? "width" : "height" }

  func size(at point: Double) -> Size {
    axis == .horizontal ? Size(width: point, height: other) : Size(width: other, height: point)
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
    guard case .success(let environment) = builder.environment() else { return nil }
    return document.presented(environment)
  }

  /// Sizes at which something may change by a step: size classes, margins, the turn from upright to wide, and what
  /// conditions of the document name. Inside the range, ascending.
  func thresholds(of document: Document) -> [Double] {
    var found: Set<Double> = [other]
    found.formUnion(axis == .horizontal ? [390, 414, 600, 660, 736, 1008] : [414, 480])
    for condition in document.groups.map(\.condition) + document.overrides.map(\.condition) {
      Self.collect(condition, axis == .horizontal ? .width : .height, into: &found)
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
