public import ProofModel

/// What a view's layers add to its look besides colour, border and round corners. Lengths are points from the view's top left corner.
public struct LayerLook: Equatable, Sendable {
  /// Which corners are round, as Core Animation's mask counts them: 1 left above, 2 right above, 4 left below, 8 right below.
  public var corners = 15
  /// The shadow below the view's own layer; nil: none.
  public var shadow: LayerShadow?
  /// The view and what is in it show inside of it alone.
  public var mask: Path?
  /// Layers of its own, the lowest first.
  public var shapes: [LayerShape] = []
  /// A look that adds nothing: no shadow, mask or shapes, and all four corners round.
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
  /// The colour of the shadow with its opacity.
  public var color: Color
  /// The distance by which the shadow is moved, in points: right and down where positive.
  public var offset: Point
  /// The blur's standard deviation.
  public var radius: Double
  /// nil: the view's own box.
  public var outline: Path?
  /// A shadow from its parts; the radius is in points, and by default the view's box throws it.
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
    /// The point of the share 0.
    public var from: Point
    /// The point of the share 1.
    public var to: Point
    /// The places of the colours between the two points, 0…1, ascending; as many as there are colours.
    public var offsets: [Double]
    /// The colours at these places, from the first point on.
    public var colors: [Color]
    /// A gradient from its parts; that there are as many offsets as colours is not checked.
    public init(from: Point, to: Point, offsets: [Double], colors: [Color]) {
      self.from = from
      self.to = to
      self.offsets = offsets
      self.colors = colors
    }
  }
  /// The shape of the layer, in points from the view's top left corner.
  public var outline: Path
  /// The colour inside the outline; nil: none.
  public var fill: Color?
  /// The gradient inside the outline, over `fill`; nil: none.
  public var gradient: Gradient?
  /// The colour of the line along the outline; nil: no line.
  public var stroke: Color?
  /// The width of that line in points, half of it on either side of the outline.
  public var lineWidth = 0.0
  /// Whether the ends of that line are round instead of cut off.
  public var hasRoundEnds = false
  /// The lengths of that line's dashes and gaps by turns, in points; empty: it is solid.
  public var dash: [Double] = []
  /// Over the view's subviews.
  public var isAbove = false
  /// The shadow below the shape, by its own outline where that is set; nil: none.
  public var shadow: LayerShadow?
  /// A shape that draws nothing until a fill, a gradient or a stroke is set.
  public init(_ outline: Path) { self.outline = outline }
}
