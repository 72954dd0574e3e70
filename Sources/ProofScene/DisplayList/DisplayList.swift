public import ProofModel
public import Typesetting

/// A picture as a list of drawing commands, the same for every backend. All lengths are points, in the picture's
/// own space (origin top left, y down); nothing here is platform-dependent or needs looking up.
public struct DisplayList: Sendable {
  /// The picture's size in points.
  public var size: Size
  /// Device pixels per point for the raster backend.
  public var scale: Double
  /// Whether pixels on which nothing is drawn are transparent; else they are white. PDF files have no ground.
  public var isTransparent = false
  /// The drawing commands in the order in which they are painted, later ones over earlier ones.
  public var commands: [Command]

  /// A picture of the given size; every push, clip and group of the commands must be closed again.
  public init(size: Size, scale: Double, commands: [Command] = []) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}

/// A drawing command, or the beginning or end of a stretch of commands; lengths are points of the picture.
public enum Command: Equatable, Sendable {
  case fill(Path, Paint)
  case stroke(Path, Paint, StrokeStyle)
  /// Positioned glyphs; `origin` is where the text's own (0, 0) lies.
  case text(LaidOutText, origin: Point, color: Color)
  /// A picture file placed in `rect`, clipped to `clip`; pixels are looked up by the backend's image store.
  case image(asset: String, rect: Rect, clip: Rect)
  /// Everything up to the matching `popClip` is clipped to the path (intersected with what holds already).
  case pushClip(Path)
  case popClip
  /// Everything up to the matching `popLayer` is composed as one with this opacity.
  case pushLayer(opacity: Double)
  case popLayer
  /// Moves (and scales) everything up to the matching `popTransform`.
  case pushTransform(translate: Point, scale: Double)
  case popTransform
  /// Opens a semantic group: a view, a constraint, a cell of a sheet. SVG makes it a transparent `<g>` with a
  /// stable id, `<title>` and `data-` attributes; PDF may make it a destination or a link; PNG ignores it.
  case beginGroup(SemanticGroup)
  case endGroup
}

/// A part of the picture that stands for something: a view, a constraint, a finding, a page.
public struct SemanticGroup: Hashable, Sendable {
  /// The sort of thing that a group stands for.
  public enum Kind: String, Hashable, Sendable { case view, constraint, finding, guide, cell, legend, page }
  /// The name of the `data` entry that makes a group a link: a file or an address, or `#` and a page's name in a PDF.
  public static let linkName = "href"

  /// The sort of thing that the group stands for.
  public var kind: Kind
  /// Stable: the view's path, the constraint's id.
  public var id: String
  /// The words for people: the tooltip of an SVG's group.
  public var title: String
  /// The area it stands for, in points of the picture.
  public var frame: Rect
  /// Further `data-` attributes in order.
  public var data: [(name: String, value: String)] {
    get { zip(dataNames, dataValues).map { ($0, $1) } }
    set {
      dataNames = newValue.map(\.name)
      dataValues = newValue.map(\.value)
    }
  }
  private var dataNames: [String] = []
  private var dataValues: [String] = []

  /// A group of a thing; `data` keeps its order, and its names go into SVG as `data-` attributes.
  public init(
    kind: Kind, id: String, title: String, frame: Rect, data: [(name: String, value: String)] = []
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.frame = frame
    self.data = data
  }
}

/// The colours of an area or a line; lengths are points in the space of what is drawn.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// From one point to another, stops at 0…1.
  case linearGradient(from: Point, to: Point, stops: [GradientStop])
  /// Parallel lines: for areas that are shaded rather than filled.
  case hatch(Color, spacing: Double, width: Double)
}

/// A colour of a gradient and its place, as a share of the way from start to end.
public struct GradientStop: Hashable, Sendable {
  /// The place of the colour, 0…1: 0 at the start, 1 at the end.
  public var offset: Double
  /// The colour at that place; between two stops it is blended.
  public var color: Color
}

/// The look of a line: its width, its dashes and its ends.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a line's ends, as Cairo and SVG have them.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// Points.
  public var width: Double
  /// Lengths of dashes and gaps in points; empty: solid.
  public var dash: [Double]
  /// The form of the line's ends and of its dashes' ends.
  public var cap: Cap
  /// A line's look: solid and with butt ends unless asked otherwise.
  public init(width: Double, dash: [Double] = [], cap: Cap = .butt) {
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}
