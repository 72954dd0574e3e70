/// Which variants are drawn when no flag says otherwise; an axis that is nil has its default only.
public struct Matrix: Sendable {
  /// Ids, aliases, globs and sets, as written.
  public var devices: [Located<String>]?
  /// Windows of their own: a name, a size in points and a scale.
  public var sizes: [NamedSize]?
  public var orientations: [Orientation]?
  public var windows: [WindowMode]?
  public var locales: [String]?
  public var textSizes: [TextSize]?
  public var states: [String]?
  public var appearances: [Appearance]?
  /// The overlays to draw, by name.
  public var overlays: [String]?

  public init() {}

  /// A window that is no device's: its size in points, and its device pixels per point (nil: the usual scale).
  public struct NamedSize: Hashable, Sendable {
    public var name: String
    public var size: Size
    public var scale: Double?
    public init(name: String, size: Size, scale: Double? = nil) {
      self.name = name
      self.size = size
      self.scale = scale
    }
  }
}

/// Frames and properties that must hold; `proofsheet test` proves them.
public struct Expectation: Sendable {
  /// The frame that a view must have, in points of its superview's space, after rounding to device pixels.
  public struct Frame: Hashable, Sendable {
    public var view: String
    /// x, y, width, height; nil: not asserted.
    public var values: [Double?]
    public var span: SourceSpan?
    public init(view: String, values: [Double?], span: SourceSpan? = nil) {
      self.view = view
      self.values = values
      self.span = span
    }
  }
  /// A finding that must not be there (`no conflicts`) or, without `no`, must be there.
  public struct Claim: Hashable, Sendable {
    public var finding: String
    public var isPresent: Bool
    public var span: SourceSpan?
    public init(finding: String, isPresent: Bool, span: SourceSpan? = nil) {
      self.finding = finding
      self.isPresent = isPresent
      self.span = span
    }
  }

  /// A comparison of places or sizes that must hold, `title.leading >= 16`.
  public struct Comparison: Hashable, Sendable {
    public var text: String
    public var equation: Equation
    public var span: SourceSpan?
    public init(text: String, equation: Equation, span: SourceSpan? = nil) {
      self.text = text
      self.equation = equation
      self.span = span
    }
  }

  /// Sizes for all of which something must hold; what is left out is the usual one.
  public struct AllSizes: Hashable, Sendable {
    /// Points; both ends equal: one number.
    public var width: ClosedRange<Double>?
    public var height: ClosedRange<Double>?
    /// What every font's size is multiplied by.
    public var textScale: ClosedRange<Double>?
    /// By how much every text is longer, per cent.
    public var textGrowth: ClosedRange<Double>?
    public var textSizes: [TextSize]
    public var locales: [String]
    public var states: [String]
    public init() {
      textSizes = []
      locales = []
      states = []
    }
  }

  /// A device id, alias, glob, named size or `*` (all of the matrix), as written before the axes.
  public var device: String
  /// Axes that are named; an axis left out has its default only.
  public var orientation: Orientation?
  public var axes: [String: String]
  public var state: String?
  public var given: [String: GivenContent]
  public var frames: [Frame]
  public var claims: [Claim]
  public var comparisons: [Comparison]
  /// Instead of a device: everything from one size to another.
  public var forAll: AllSizes?
  /// Points; frames are compared after rounding to device pixels.
  public var tolerance: Double
  public var span: SourceSpan?

  public init(device: String) {
    self.device = device
    self.axes = [:]
    self.given = [:]
    self.frames = []
    self.claims = []
    self.comparisons = []
    self.tolerance = 0.01
  }
}

/// A view's intrinsic size and baselines given from outside instead of measured.
public struct GivenContent: Hashable, Sendable {
  /// nil: none on that axis.
  public var width: Double?
  public var height: Double?
  /// From the view's top, in points.
  public var firstBaseline: Double?
  public var lastBaseline: Double?
  public init(width: Double?, height: Double?, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
