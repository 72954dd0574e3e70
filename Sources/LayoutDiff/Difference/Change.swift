public import ProofModel

/// One thing that is not as it was.
public struct Change: Sendable, Hashable {
  /// What changed.
  public enum Subject: Sendable, Hashable {
    /// A view, by the path and id that it has now, or had where it went.
    case view(path: String, id: String)
    /// A rule or a generated constraint, by its id now, or before where it went.
    case rule(id: String)
    /// A group of rules whose condition holds no longer, or now.
    case group(String)
    /// A metric or a token, as rules name it: `$space.edge`.
    case value(String)
    /// A finding, by its diagnostic's id and the views concerned.
    case finding(id: String, views: [String])
    /// Something of the variant or the machine: `window`, `safe area`, `font Inter Regular`.
    case environment(String)

    /// Short and stable: what signatures and reports name it by.
    public var name: String {
      switch self {
      case .view(let path, _): return path
      case .rule(let id): return id
      case .group(let name), .value(let name), .environment(let name): return name
      case .finding(let id, let views): return "\(id) \(views.joined(separator: " "))"
      }
    }
  }

  /// The sort of a change, of a view, a rule or a finding.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    // Views: where they are.
    case moved, resized
    case appeared, went
    // Views: what they are.
    case renamed
    case reparented, reordered
    case kindChanged = "kind-changed"
    case classChanged = "class-changed"
    case textChanged = "text-changed"
    case fontChanged = "font-changed"
    case imageChanged = "image-changed"
    case colorChanged = "color-changed"
    /// Any other look: corners, borders, opacity, style, value, content mode.
    case styleChanged = "style-changed"
    case hidden, shown
    case intrinsicSizeChanged = "intrinsic-size-changed"
    case frameChanged = "frame-changed"
    case marginChanged = "margin-changed"
    case stackChanged = "stack-changed"
    case gridChanged = "grid-changed"
    case collectionChanged = "collection-changed"
    case priorityChanged = "priority-changed"
    case directionChanged = "direction-changed"
    // Rules.
    case constantChanged = "constant-changed"
    case multiplierChanged = "multiplier-changed"
    case ruleChanged = "rule-changed"
    case ruleAdded = "rule-added"
    case ruleRemoved = "rule-removed"
    /// A group's condition began or ceased to hold.
    case groupOn = "group-on"
    case groupOff = "group-off"
    /// A metric, token or string of the document.
    case valueChanged = "value-changed"
    // Findings.
    case findingNew = "finding-new"
    case findingGone = "finding-gone"
    /// Rules of equal weight ask for different things, and others of them hold now.
    case tieSettledOtherwise = "tie-settled-otherwise"
    // The variant and the machine.
    case environmentChanged = "environment-changed"
  }

  /// The view, rule or other thing that changed.
  public var subject: Subject
  /// The sort of change.
  public var kind: Kind
  /// In words, `8` or `Titel:`; nil where there was or is nothing.
  public var before: String?
  /// The later value in words; nil where there is nothing any more.
  public var after: String?
  /// Of changes of a number, in the number's own unit.
  public var beforeValue: Double?
  /// The later number, in its own unit; nil where the change is of no number.
  public var afterValue: Double?
  /// The view's frame in window points, on device pixels, for showing it in the pictures.
  public var beforeFrame: Rect?
  /// The view's later frame in window points, on device pixels; nil where there is no view any more.
  public var afterFrame: Rect?
  /// In the actual document; of what went, in the expected one.
  public var span: SourceSpan?
  /// The position in ``LayoutDifference/causes`` of what it follows from; nil where none is known.
  public var cause: Int?
  /// The change itself is its cause's input, not a consequence.
  public var isInput: Bool
  /// Moved with its superview, in which it lies where it lay.
  public var isCarried: Bool
  /// Of a movement or a growth: the axes along which rules of one side alone leave it open, so that it is no edit's.
  var openAxes: Set<Axis> = []
  /// The same, where rules of one side contradict each other, and which of them gives way decides it.
  var contestedAxes: Set<Axis> = []
  /// The same, where what Xcode recorded says otherwise.
  var contradictedAxes: Set<Axis> = []
  /// The axes along which the recorded frames of both sides say the same.
  var confirmedAxes: Set<Axis> = []
  /// Of a movement or a growth what is put down to edits, in points; nil where nothing is.
  public internal(set) var told: Point?
  /// How much more the recorded frames of both sides differ, where they bear it out but for some points: a text in a font that
  /// stands in for another.
  var lack = Point.zero
  /// How far the recorded frames of both sides differ, where they speak against it.
  var recorded: Point?
  /// One line, lower case, no full stop, views in 'quotes'.
  public var sentence: String
  /// What of a view it is that is given otherwise; nil where the sentence says more than that of one view.
  var trait: Trait?
  /// What the sentence says of a rule of the file; nil where it speaks of no rule.
  package internal(set) var rule: ToldRule?

  /// How a view that came looks otherwise than its kind does, or than the one in whose place it stands: `opacity 0.1`.
  package internal(set) var looks: [String] = []
  /// Of a view that came and that no rule places: where it was drawn in what holds it.
  package internal(set) var drawnFrame: Rect?
  /// Of a view that came: its name in sentences, which is what it says where nobody named it.
  package internal(set) var called: String?
  /// Whether it is that a hidden view came or went.
  var isOfHidden = false
  /// What the sentence calls a view that is new or gone; nil where it says more of it.
  var noun: String?
  /// Whether the sentence calls a view that came or went by its name alone.
  var saysNameOnly = false
  /// The bar that came or went.
  package var bar: BarKind?

  /// Of a movement or a growth: what the view is called, and what it did.
  package var movement: Movement?

  /// What a sentence says of a view that moved or grew.
  package struct Movement: Sendable, Hashable {
    package let name: String
    /// `moved up 311 pt`.
    package let words: String

    var sentence: String { "'\(name)' \(words)" }
  }

  /// Whether it is that a view lies elsewhere or is of another size.
  public var isMovement: Bool { kind == .moved || kind == .resized }

  /// Whether a view does not return from a movement or a growth though all edits are taken back: how far it went is no edit's.
  var isUnexplained = false

  /// Whether it is a movement of the view itself, or a growth, of an amount that edits give and nothing speaks against.
  package var isMeasured: Bool {
    isMovement && !isCarried && !isUnexplained && untoldAxes.isEmpty
  }

  /// The axes along which no edit says how far it went.
  var untoldAxes: Set<Axis> { openAxes.union(contestedAxes).union(contradictedAxes) }

  var isOfRule: Bool { if case .rule = subject { true } else { false } }

  /// The id of the view that it is of; nil of what is of no view.
  var viewID: String? { if case .view(_, let id) = subject { id } else { nil } }

  /// Whether it says where a view was drawn or what it is called, and nothing of how it looks.
  var isOfPlaceOnly: Bool { kind == .renamed || isOfDrawnFrame }

  /// Whether it says where a view was drawn, and not one side alone, its mask or what of it is aligned.
  var isOfDrawnFrame: Bool { kind == .frameChanged && trait == .frame }

  /// The way along which alone a view whose place its container decides was drawn in another size.
  var side: Axis? {
    guard kind == .frameChanged else { return nil }
    return trait == .width ? .horizontal : isOf(.height, .foundOutHeight) ? .vertical : nil
  }

  /// A change told by a sentence; frames, numbers and its cause are set afterwards.
  public init(
    _ kind: Kind, _ subject: Subject, _ sentence: String, before: String? = nil, after: String? = nil,
    span: SourceSpan? = nil, trait: Trait? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.sentence = sentence
    self.before = before
    self.after = after
    self.span = span
    self.trait = trait
    self.isInput = false
    self.isCarried = false
  }

  /// A change of a rule, in what is said of it.
  init(_ kind: Kind, _ id: String, _ rule: ToldRule, before: String?, after: String?, span: SourceSpan?) {
    self.init(kind, .rule(id: id), rule.sentence, before: before, after: after, span: span)
    self.rule = rule
  }
}
