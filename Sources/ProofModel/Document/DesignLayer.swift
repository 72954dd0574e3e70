/// A layer of a design file: what a designer drew, in the numbers of the file.
public struct DesignLayer: Hashable, Sendable {
  /// The sorts of layers that a comparison treats differently.
  public enum Kind: String, Hashable, Sendable {
    /// Holds others.
    case group
    /// A filled or outlined shape.
    case box
    case text
    /// A picture, a vector or a symbol.
    case picture
  }

  /// The file's own id, `12:34`.
  public var id: String
  /// The name that the designer gave it, by which views are matched to layers; empty where the file has none.
  public var name: String
  /// The sort of the layer, which decides what is compared of it.
  public var kind: Kind
  /// In points, in the space of the frame that it lies in (``DesignFrame``).
  public var rect: Rect
  /// The one colour that it is filled with, of a text its letters'; nil where there is none or it is no plain colour.
  public var fill: Color?
  /// What the file calls that colour: a style's or a variable's name.
  public var fillName: String?
  /// Whether something is painted on it that is no plain colour: a gradient, a picture, a blend.
  public var hasOtherPaint = false
  /// Points; nil where its corners differ or are square.
  public var cornerRadius: Double?
  /// The text and how it is set, of layers of kind `text` alone; nil where its size is not known.
  public var text: DesignText?
  /// The layers inside of it that are shown, the lowest first; their rectangles are in the frame's space too.
  public var children: [DesignLayer] = []

  /// A layer without fill, text and children; `rect` is in points of the frame that it lies in.
  public init(id: String, name: String, kind: Kind, rect: Rect) {
    self.id = id
    self.name = name
    self.kind = kind
    self.rect = rect
  }
}

/// What a text layer says and how it is set.
public struct DesignText: Hashable, Sendable {
  /// The horizontal alignment of a text layer's lines, by the layer's own sides whatever the language.
  public enum Alignment: String, Hashable, Sendable { case left, center, right, justified }

  /// The characters, with the file's own line breaks.
  public var string: String
  /// The family of the text's font as the file names it; nil where it does not say.
  public var family: String?
  /// Points.
  public var size: Double
  /// 100…900; nil where the file does not say.
  public var weight: Int?
  /// From one line's top to the next one's, in points; nil where the file leaves it to the font.
  public var lineHeight: Double?
  /// The alignment of the lines inside the layer's rectangle; left where the file does not say.
  public var alignment = Alignment.left
  /// Whether the layer is as wide as its text.
  public var hugsWidth = false
  /// What the file calls this look; nil where it has no name.
  public var styleName: String?
  /// Whether stretches of the text differ in their looks.
  public var isMixed = false

  /// A text of that size in points, of which nothing else is known; the size is above 0, which is not checked.
  public init(string: String, size: Double) {
    self.string = string
    self.size = size
  }

  /// The lines of a layer that is so high.
  ///
  /// - Parameter height: in points.
  public func lineCount(height: Double) -> Int? {
    guard let lineHeight, lineHeight > 0 else { return nil }
    return max(1, Int((height / lineHeight).rounded()))
  }
}

/// A frame of a design file: what is drawn for one size of a screen.
public struct DesignFrame: Hashable, Sendable {
  /// The file's own id of the frame, `1:2`; empty where it has none.
  public var id: String
  /// The name that the designer gave the frame, by which `mock:` may ask for it.
  public var name: String
  /// Points.
  public var size: Size
  /// The screen's own ground; nil where there is none or it is no plain colour.
  public var fill: Color?
  /// What the file calls that colour.
  public var fillName: String?
  /// The layers of the frame that are shown, the lowest first, with their children in them.
  public var layers: [DesignLayer]

  /// A frame without a ground; `size` is in points.
  public init(id: String, name: String, size: Size, layers: [DesignLayer] = []) {
    self.id = id
    self.name = name
    self.size = size
    self.layers = layers
  }
}
