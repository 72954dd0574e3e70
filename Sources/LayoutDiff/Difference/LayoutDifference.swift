/// What changed between two solved layouts of one variant, and why.
public struct LayoutDifference: Sendable, Hashable {
  /// The verdict on two layouts: whether they differ, and in which of their inputs.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    case same
    /// A view, a rule or a finding changed.
    case layoutChanged = "layout-changed"
    /// Every view lies where it lay; colours, pictures or other looks changed, or pixels did without a known reason.
    case appearanceOnly = "only-pixels"
    /// The document is the same: a font, the system's metrics or the screen is another.
    case environmentChanged = "environment-changed"
  }

  /// The verdict on the two layouts: what sort of thing differs, if any.
  public var verdict: Verdict
  /// The likeliest first: what explains the most of the other changes.
  public var causes: [Cause]
  /// Causes' own changes first, then those of views in the order of the tree, of rules and findings in theirs.
  public var changes: [Change]
  /// The numbers of views, rules and findings that changed.
  public var counts: Counts
  /// All movement in points, and which share of it the named edits explain together; nil where it was not tried.
  public var explained: Explained?

  /// Views that moved or changed size and are put down to no cause, since none brings them back when it is taken back.
  public var untold = Untold()

  /// Counts of views that moved or changed size without a cause, by the reason why none is named.
  public struct Untold: Sendable, Hashable {
    /// Views that return with all edits taken back, and with none alone.
    public var together = 0
    /// What they did, and what others did that several edits gave alone together: `'chart' grew 190 pt in height`; empty where
    /// it is not known.
    public var jointly = ""
    /// Views that do not.
    public var unknown = 0
    /// What these did: `'chart' moved down 10 pt`; empty where it is not known.
    public var unexplained = ""
    /// Views whose places or sizes the rules of one side alone leave open: how far they moved says nothing.
    public var open = 0
    /// Views whose places or sizes hang on which of the contradicting rules of one side gives way.
    public var contested = 0
    /// Views of which the file's own recorded frames say otherwise: how far they moved is not known here.
    public var contradicted = 0
    /// What the file says of some of them: `'chart' moved down 14 pt`.
    public var recorded: [String] = []
    /// Of how many.
    public var recordedViews = 0

    /// Counts of untold views; none unless given.
    public init(
      together: Int = 0, unknown: Int = 0, open: Int = 0, contested: Int = 0, contradicted: Int = 0,
      recorded: [String] = [],
      recordedViews: Int = 0, jointly: String = "", unexplained: String = ""
    ) {
      self.unexplained = unexplained
      self.jointly = jointly
      self.recorded = recorded
      self.recordedViews = recordedViews
      self.together = together
      self.unknown = unknown
      self.open = open
      self.contested = contested
      self.contradicted = contradicted
    }

    /// How many views it is of.
    public var count: Int { together + unknown + open + contested + contradicted }
    /// Whether no view is left without a cause of its own.
    public var isEmpty: Bool { count == 0 && jointly.isEmpty }

    /// `2 views moved or changed size by several of these together, 1 more view moved or changed size, and which edit did that
    /// was not found`; empty where there is none.
    public var sentence: String { sentence(of: nil) }

    /// The same with the picture that it is of: what the file records is of its canvas, and of no picture.
    ///
    /// - Parameter picture: `in iphone-17`; nil where it is of all pictures.
    package func sentence(of picture: String?) -> String {
      let start = picture.map { "\($0) " } ?? ""
      let own = recorded.isEmpty ? parts + recordedParts : parts
      let rest = recorded.isEmpty ? [] : recordedParts
      return ((own.isEmpty ? [] : [start + own.joined(separator: ", ")]) + rest).joined(separator: ", ")
    }

    /// What is told of the picture.
    private var parts: [String] {
      let verb = "moved or changed size"
      var parts: [String] = []
      if !jointly.isEmpty { parts.append("by several of these together \(jointly)") }
      if together > 0, jointly.isEmpty {
        parts.append("\(Wording.count(together, "view")) \(verb) by several of these together")
      }
      if unknown > 0 {
        let counted = "\(Wording.count(unknown, parts.isEmpty ? "view" : "more view")) \(verb)"
        parts.append("\(unexplained.isEmpty ? counted : unexplained), and which edit did that was not found")
      }
      if open > 0 {
        let isOne = open == 1
        parts.append(
          "how far \(isOne ? "1 view" : "\(open) views") moved is open: rules of one side leave "
            + "\(isOne ? "its place or size" : "their places or sizes") open")
      }
      if contested > 0 {
        parts.append(
          "how far \(Wording.count(contested, "view")) moved is open: rules of one side contradict each other, "
            + "and any of them may give way")
      }
      return parts
    }

    /// What the file says instead of what is left out, and what is.
    private var recordedParts: [String] {
      var parts: [String] = []
      if !recorded.isEmpty { parts.append("in the file \(recorded.joined(separator: " and "))") }
      let left = contradicted - recordedViews
      if left > 0 {
        let who = recordedViews > 0 ? Wording.count(left, "other view") : Wording.count(left, "view")
        parts.append("how far \(who) moved is left out, since the file records it otherwise")
      }
      return parts
    }
  }

  /// All movement of views in points, and the share of it, 0…1, that the named edits explain together.
  public struct Explained: Sendable, Hashable {
    /// The movement of all views, in points.
    public var extent: Double
    /// The share of the movement, 0…1, that the named edits explain together.
    public var share: Double
  }

  /// A difference of the given changes; by default there is none.
  public init(
    verdict: Verdict = .same, causes: [Cause] = [], changes: [Change] = [], counts: Counts = Counts()
  ) {
    self.verdict = verdict
    self.causes = causes
    self.changes = changes
    self.counts = counts
  }

  /// Whether the layouts are the same and nothing is told of them.
  public var isEmpty: Bool { verdict == .same && changes.isEmpty }

  /// What is left to say once the pictures were compared: equal layouts with unequal pixels are "only pixels".
  public func withPictures(differ: Bool) -> LayoutDifference {
    guard differ, verdict == .same else { return self }
    var result = self
    result.verdict = .appearanceOnly
    return result
  }
}

extension LayoutDifference {
  /// What of views was given otherwise: ids alone of those that are new or gone or another kind of view, else each id with
  /// what changed after a space, as sentences begin with it: `a1 colour`. Empty where only frames and names differ; one
  /// empty string stands for rules and values. A screen's view that is compared with the one around it, as where it ends at bars on one
  /// side alone, is none of these: what it was given is told by no cause.
  public var givenViews: Set<String> {
    let given = changes.filter { $0.isInput && !$0.isOfPlaceOnly }
    func ids(_ changes: [Change]) -> Set<String> { Set(changes.compactMap(\.viewID)) }
    let alone = ids(given.filter { [.appeared, .went].contains($0.kind) })
    let compared = alone.intersection(ids(given.filter { ![.appeared, .went, .reparented].contains($0.kind) }))
    return Set(
      given.filter { $0.viewID.map { !compared.contains($0) } ?? true }.map { change in
        guard case .view(_, let id) = change.subject else { return "" }
        switch change.kind {
        case .hidden, .shown: return "\(id) \(change.kind.rawValue) hidden"
        case .reparented, .reordered: return "\(id) \(change.kind.rawValue) place"
        // Within another border lies what goes as that does.
        case .frameChanged where change.isOf("border"): return "\(id) \(Change.Kind.styleChanged.rawValue) border"
        // Where rules place it instead of its mask, it is the same view.
        case .frameChanged where !change.sentence.contains(" of '"): return "\(id) \(change.kind.rawValue) frame"
        default: break
        }
        guard let end = change.sentence.firstRange(of: " of '") else { return id }
        return "\(id) \(change.kind.rawValue) \(change.sentence[..<end.lowerBound])"
      })
  }

  /// Whether a cell that is the whole screen was given another row height.
  public var isRowHeightGiven: Bool {
    changes.contains { change in
      if case .environment = change.subject { change.isInput && change.kind == .frameChanged } else { false }
    }
  }

  /// The numbers of views, rules and findings that changed; a view counts once in each number that it belongs to.
  public struct Counts: Sendable, Hashable {
    /// Views whose place in the window changed, those carried by their superview included.
    public var moved = 0
    /// Views whose width or height changed.
    public var resized = 0
    /// Views that only the actual side has.
    public var appeared = 0
    /// Views that only the expected side has.
    public var went = 0
    /// Views that are called otherwise on the actual side.
    public var renamed = 0
    /// Views with another superview, order or kind.
    public var restructured = 0
    /// Views whose text changed.
    public var textsChanged = 0
    /// Views whose colours, fonts, pictures or other looks changed.
    public var restyled = 0
    /// Rules added, removed or changed.
    public var rules = 0
    /// Findings that only the actual side has.
    public var newFindings = 0
    /// Findings that only the expected side has.
    public var goneFindings = 0

    /// The counts of no changes.
    public init() {}

    /// The counts by name, in a fixed order.
    public var named: [(name: String, count: Int)] {
      [
        ("moved", moved), ("resized", resized), ("appeared", appeared), ("went", went), ("renamed", renamed),
        ("restructured", restructured), ("textsChanged", textsChanged), ("restyled", restyled), ("rules", rules),
        ("newFindings", newFindings), ("goneFindings", goneFindings),
      ]
    }
  }
}
