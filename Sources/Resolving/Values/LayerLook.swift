public import ProofModel

/// What a view's layers add to its look besides colour, border and round corners. Lengths are points from the view's top left corner.
public struct LayerLook: Equatable, Sendable {
  /// Which corners are round, as Core Animation's mask counts them: 1 left above, 2 right above, 4 left below, 8 right below.
  public var corners = 15
  public var shadow: LayerShadow?
  /// The view and what is in it show inside of it alone.
  public var mask: Path?
  /// Layers of its own, the lowest first.
  public var shapes: [LayerShape] = []
  public init() {}

  /// In a few words: `a shadow, 2 shapes`.
  package var summary: String {
    var words: [String] = []
    if corners != 15 { words.append("corners by mask") }
    if shadow != nil { words.append("a shadow") }
    if mask != nil { words.append("a mask") }
    if !shapes.isEmpty { words.append(shapes.count == 1 ? "a shape" : "\(shapes.count) shapes") }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

/// A soft copy of what is above it.
public struct LayerShadow: Equatable, Sendable {
  public var color: Color
  public var offset: Point
  /// The blur's standard deviation.
  public var radius: Double
  /// nil: the view's own box.
  public var outline: Path?
  public init(color: Color, offset: Point, radius: Double, outline: Path? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.outline = outline
  }
}

/// A layer of one's own: what is inside its outline, and a line along it.
public struct LayerShape: Equatable, Sendable {
  /// A linear gradient between two points, in points from the view's top left; `offsets` are shares of the way between
  /// them, one for each colour.
  public struct Gradient: Equatable, Sendable {
    public var from: Point
    public var to: Point
    public var offsets: [Double]
    public var colors: [Color]
    public init(from: Point, to: Point, offsets: [Double], colors: [Color]) {
      self.from = from
      self.to = to
      self.offsets = offsets
      self.colors = colors
    }
  }
  public var outline: Path
  public var fill: Color?
  public var gradient: Gradient?
  public var stroke: Color?
  public var lineWidth = 0.0
  public var hasRoundEnds = false
  public var dash: [Double] = []
  /// Over the view's subviews.
  public var isAbove = false
  public var shadow: LayerShadow?
  public init(_ outline: Path) { self.outline = outline }
}
