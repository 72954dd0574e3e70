/// Which variants are drawn when no flag says otherwise; an axis that is nil has its default only.
public struct Matrix: Sendable {
  /// Ids, aliases, globs and sets, as written.
  public var devices: [Located<String>]?
  /// Windows of their own: a name, a size in points and a scale.
  public var sizes: [NamedSize]?
  /// The ways of holding a device; one that a device is not held in adds nothing.
  public var orientations: [Orientation]?
  /// The parts of a screen that the window takes; nil: the whole screen.
  public var windows: [WindowMode]?
  /// The locales, BCP 47 or pseudo-languages; nil: the base locale.
  public var locales: [String]?
  /// The text sizes of Dynamic Type; nil: `l`.
  public var textSizes: [TextSize]?
  /// The names of states that are drawn; nil: the default state.
  public var states: [String]?
  /// The appearances, light or dark; nil: light.
  public var appearances: [Appearance]?
  /// The overlays to draw, by name.
  public var overlays: [String]?

  /// A matrix of which every axis has its default only.
  public init() {}

  /// A window that is no device's: its size in points, and its device pixels per point; nil: 1 on
  /// the Mac and the web, else 2.
  public struct NamedSize: Hashable, Sendable {
    /// The name of the size, for captions and `on:`; `480x110` where the spec gives none.
    public var name: String
    /// The size of the window in points, as it stands upright.
    public var size: Size
    /// The number of device pixels per point; nil: 1 on the Mac and the web, else 2.
    public var scale: Double?
    /// A size from its parts; sides of 1 to 20,000 points and scales of 0.25 to 16 can be drawn.
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
    /// The id of the view whose frame is asserted.
    public var view: String
    /// x, y, width, height; nil: not asserted.
    public var values: [Double?]
    /// The place of the assertion in its file, where a failure is reported; nil: the expectation's own.
    public var span: SourceSpan?
    /// An assertion from its parts; `values` has four members.
    public init(view: String, values: [Double?], span: SourceSpan? = nil) {
      self.view = view
      self.values = values
      self.span = span
    }
  }
  /// A finding that must not be there (`no conflicts`) or, without `no`, must be there.
  public struct Claim: Hashable, Sendable {
    /// The kind of finding as `that:` has it, without its `no`: `clipped text`.
    public var finding: String
    /// Whether the finding must be there; false: it must not.
    public var isPresent: Bool
    /// The place of the claim in its file; nil where no file has it.
    public var span: SourceSpan?
    /// A claim from its parts; an unknown name counts as `other`.
    public init(finding: String, isPresent: Bool, span: SourceSpan? = nil) {
      self.finding = finding
      self.isPresent = isPresent
      self.span = span
    }
  }

  /// A comparison of places or sizes that must hold, `title.leading >= 16`.
  public struct Comparison: Hashable, Sendable {
    /// The comparison as written, for messages.
    public var text: String
    /// The comparison as parsed from `text`.
    public var equation: Equation
    /// The place of the comparison in its file; nil where no file has it.
    public var span: SourceSpan?
    /// A comparison from its parts; `text` is what `equation` was parsed from.
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
    /// The range of the window's height in points; both ends equal: one number, nil: the usual one.
    public var height: ClosedRange<Double>?
    /// What every font's size is multiplied by.
    public var textScale: ClosedRange<Double>?
    /// By how much every text is longer, per cent.
    public var textGrowth: ClosedRange<Double>?
    /// The text sizes for each of which it must hold; empty: `l`.
    public var textSizes: [TextSize]
    /// The locales for each of which it must hold; empty: the base locale.
    public var locales: [String]
    /// The names of the states for each of which it must hold; empty: the default state.
    public var states: [String]
    /// A set of the usual size alone, to which ranges are added.
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
  /// The values of further axes by the axes' words, `locale`, `text-size`, …, as written.
  public var axes: [String: String]
  /// The name of the state, or `all` or `*` as written; nil: the default state.
  public var state: String?
  /// The contents that views are given instead of measured ones, by the views' ids.
  public var given: [String: GivenContent]
  /// The frames that must come out, in the order of the file.
  public var frames: [Frame]
  /// The findings that must or must not be there, in the order of the file.
  public var claims: [Claim]
  /// The comparisons that must hold, in the order of the file.
  public var comparisons: [Comparison]
  /// Instead of a device: everything from one size to another.
  public var forAll: AllSizes?
  /// Points; frames are compared after rounding to device pixels.
  public var tolerance: Double
  /// The place of `on:` or `for-all:` in the file; nil where no file has it.
  public var span: SourceSpan?

  /// An expectation that asserts nothing yet, with a tolerance of 0.01 points.
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
  /// The intrinsic height in points; nil: none.
  public var height: Double?
  /// From the view's top, in points.
  public var firstBaseline: Double?
  /// The last line's baseline from the view's top, in points; nil: none.
  public var lastBaseline: Double?
  /// Contents from their numbers; lengths are points, nil is none.
  public init(width: Double?, height: Double?, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
