public import ProofModel
import Resolving

/// One variant of a screen, solved: a plain value that can be printed, compared, serialised and drawn.
public struct SolvedLayout: Sendable {
  #if DEBUG
    /// The variant that was solved: its device, window, traits and state.
    @inlinable public var environment: Environment {
      get { heldEnvironment.value }
      _modify { yield &heldEnvironment.value }
    }
  #else
    /// The variant that was solved: its device, window, traits and state.
    @inlinable public var environment: Environment {
      _read { yield heldEnvironment.value }
      _modify { yield &heldEnvironment.value }
    }
  #endif
  /// Preorder; the root is the first.
  public var views: [SolvedView]
  /// Custom and built-in guides that a constraint refers to.
  public var guides: [SolvedGuide]
  /// In the order of the source: authored, then generated.
  public var constraints: [SolvedConstraint]
  /// What is wrong with the layout or worth a look; empty where frames only were wanted.
  public var findings: [Finding]
  /// What it is a solution of; nil where frames only were wanted or the layout was read from a file.
  package var system: SolvedSystem?
  /// Over the views, from the top and the bottom inwards.
  public var bars: [SolvedBar]
  #if DEBUG
    /// The texts and buttons of the window's bars, in the variant's language; empty where there are no bars.
    @inlinable public var barContents: BarContents {
      get { heldBarContents.value }
      _modify { yield &heldBarContents.value }
    }
  #else
    /// The texts and buttons of the window's bars, in the variant's language; empty where there are no bars.
    @inlinable public var barContents: BarContents {
      _read { yield heldBarContents.value }
      _modify { yield &heldBarContents.value }
    }
  #endif
  @usableFromInline var heldEnvironment: Held<Environment>
  @usableFromInline var heldBarContents: Held<BarContents>

  /// A layout of a variant without views, constraints, findings and bars.
  public init(environment: Environment) {
    self.heldEnvironment = Held(environment)
    self.views = []
    self.guides = []
    self.constraints = []
    self.findings = []
    self.bars = []
    self.heldBarContents = Held(BarContents())
  }

  /// The position of a view in ``views``; O(n).
  public func index(of id: String) -> Int? { views.firstIndex { $0.content.id == id } }

  /// From a view's superview to the root.
  package func superviews(of position: Int) -> some Sequence<Int> {
    sequence(state: position) { [views] current in
      guard let parent = views[current].parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The view that a constraint's item is, or whose guide it is.
  package func owner(of item: SolvedConstraint.Item) -> Int {
    switch item {
    case .view(let position): position
    case .guide(let position): guides[position].owner
    }
  }

  /// Whether `ancestor` is above the view, or the view itself.
  package func contains(_ ancestor: Int, _ descendant: Int) -> Bool {
    var current: Int? = descendant
    while let index = current, views.indices.contains(index) {
      if index == ancestor { return true }
      guard let parent = views[index].parent, parent < index else { return false }
      current = parent
    }
    return false
  }
}

/// A view of a solved layout: its content, its place in the tree, its frames in points, and what is open of it.
public struct SolvedView: Sendable {
  #if DEBUG
    /// The view's properties in this variant: what is measured and drawn.
    @inlinable public var content: ResolvedView {
      get { held.value }
      _modify { yield &held.value }
    }
  #else
    /// The view's properties in this variant: what is measured and drawn.
    @inlinable public var content: ResolvedView {
      _read { yield held.value }
      _modify { yield &held.value }
    }
  #endif
  @usableFromInline var held: Held<ResolvedView>
  /// Position of the superview in ``SolvedLayout/views``; nil for the root.
  public var parent: Int?
  /// The number of superviews above it; 0 for the root.
  public var depth: Int
  /// Names from below the root, joined by `/`; the root's is `root`.
  public var path: String
  /// In the superview's space, unrounded; alignment insets are part of it (UIKit's `frame`).
  public var frame: Rect
  /// In window space, unrounded.
  public var windowFrame: Rect
  /// In window space, on device pixels: what is drawn.
  public var pixelFrame: Rect
  /// Within `windowFrame`, what constraints speak of; in window space, unrounded.
  public var alignmentRect: Rect
  /// From the top of the alignment rect, points; nil for views without text.
  public var firstBaseline: Double?
  /// The last line's baseline from the top of the alignment rect, in points; nil for views without text.
  public var lastBaseline: Double?
  /// The layout margins in points, with what margins of superviews and safe areas add to them.
  public var layoutMargins: EdgeInsets
  /// The distances by which the safe area lies inside the view, in points; 0 where it does not reach into it.
  public var safeAreaInsets: EdgeInsets
  /// How the text was laid out in the solved size.
  public var measurement: TextMeasurement?
  /// Whether the text does not fit into the view and is cut off.
  public var isTextClipped: Bool
  /// The range in which the view's left, top, width and height may move, where they are ambiguous.
  public var ambiguity: [AmbiguousRange]
  /// How far optional constraints of one strength, which trade off against each other, let it move; empty where none do.
  public var ties: [AmbiguousRange]
  /// The frame drawn in the document where it differs from the solved one by 1 pt or more; canvas only.
  public var misplacedFrom: Rect?
  /// Hidden by itself or by a view above it.
  public var isHidden: Bool
  /// Of a scroll view: its content's size.
  public var contentSize: Size?
  /// Of a scroll view: how far below its top its content begins at rest, in points; 0 for all others. `frame` of what
  /// it holds does not count it, `windowFrame` does.
  public var adjustedTopInset: Double
  /// Of a collection's cell that is shown more than once: how far from it its copies are drawn, in points.
  public var copies: [Point]

  /// A view from its place in the tree, with frames of zero that are to be set, and nothing open of it.
  public init(content: ResolvedView, parent: Int?, depth: Int, path: String) {
    self.held = Held(content)
    self.parent = parent
    self.depth = depth
    self.path = path
    self.frame = .zero
    self.windowFrame = .zero
    self.pixelFrame = .zero
    self.alignmentRect = .zero
    self.layoutMargins = .zero
    self.safeAreaInsets = .zero
    self.isTextClipped = false
    self.adjustedTopInset = 0
    self.copies = []
    self.ambiguity = []
    self.ties = []
    self.isHidden = false
  }
}

/// A layout guide of a solved layout: its owner and its frame; `kind` is nil for a custom one.
public struct SolvedGuide: Sendable {
  /// The built-in guide that it is; nil for a custom one.
  public var kind: LayoutGuideKind?
  /// The custom guide's id, or the owner's.
  public var id: String
  /// Position of the owning view.
  public var owner: Int
  /// In window space, unrounded.
  public var windowFrame: Rect
  /// A guide from its parts; `owner` is a position in ``SolvedLayout/views``.
  public init(kind: LayoutGuideKind?, id: String, owner: Int, windowFrame: Rect) {
    self.kind = kind
    self.id = id
    self.owner = owner
    self.windowFrame = windowFrame
  }
}

/// One of a view's x, y, width and height that is not determined, and how far it may go.
public struct AmbiguousRange: Hashable, Sendable {
  /// `.left`, `.top`, `.width` or `.height`.
  public var attribute: LayoutAttribute
  /// In the superview's space; may be infinite.
  public var lower: Double
  /// The upper end of the range, in the superview's space; may be infinite.
  public var upper: Double
  /// The value in the layout, which lies in the range.
  public var value: Double
  /// A range from its parts; lengths are points.
  public init(attribute: LayoutAttribute, lower: Double, upper: Double, value: Double) {
    self.attribute = attribute
    self.lower = lower
    self.upper = upper
    self.value = value
  }
}

/// Something the solved layout has to tell: a conflict, an ambiguity, a tie, a misplaced view, ….
public struct Finding: Hashable, Codable, Sendable {
  /// The kinds that `expect: that:` and the overlays know; raw values are stable ids.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case conflict = "conflicts"
    case ambiguity
    case tie = "ties"
    case misplaced
    case clippedText = "clipped text"
    case outsideSafeArea = "inside safe area"
    case outsideScreen = "outside screen"
    case overlap = "overlaps"
    case smallTarget = "small targets"
    case missingAsset = "missing assets"
    case missingFont = "missing fonts"
    case other
  }

  /// The kind, by which expectations and overlays choose.
  public var kind: Kind
  /// The weight of the finding; a policy may give it another.
  public var severity: Diagnostic.Severity
  /// With message, span, notes and hint ready to print.
  public var diagnostic: Diagnostic
  /// Ids of the views concerned.
  public var views: [String]
  /// Positions in ``SolvedLayout/constraints``; of a conflict, its irreducible set.
  public var constraints: [Int]
  /// Of a conflict: its number in the picture (1…), and the constraint that was broken to go on.
  public var number: Int?
  /// The position in ``SolvedLayout/constraints`` of the constraint that was broken; nil for all but conflicts.
  public var broken: Int?
  /// Of a conflict: by how many points the set cannot be met.
  public var shortfall: Double?
  /// Of a text that does not fit: what it needs along the axis that is told, and how much of that is missing, in points; nil
  /// where neither its width nor its height is too small.
  public struct Lack: Hashable, Codable, Sendable {
    /// The width or height that the text needs.
    public var needed: Double
    /// The part of it that the view does not have.
    public var missing: Double
  }
  /// The lack of a text that does not fit; nil for all other findings.
  public internal(set) var lack: Lack?
  /// What identifies it wherever it is told (``SolvedLayout/identifyFindings(usesObjectIDs:)``); nil until then. It follows
  /// from the other members.
  public internal(set) var identity: String?

  /// A finding from its parts; `views` are ids, `constraints` positions in ``SolvedLayout/constraints``.
  public init(
    kind: Kind, severity: Diagnostic.Severity, diagnostic: Diagnostic, views: [String] = [],
    constraints: [Int] = [], number: Int? = nil, broken: Int? = nil, shortfall: Double? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.diagnostic = diagnostic
    self.views = views
    self.constraints = constraints
    self.number = number
    self.broken = broken
    self.shortfall = shortfall
  }
}
