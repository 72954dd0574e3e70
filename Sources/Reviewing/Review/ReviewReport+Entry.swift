public import ImageDiff
public import LayoutDiff
public import ProofModel

extension ReviewReport {
  /// One picture: a scene in one variant, on both sides.
  public struct Entry: Sendable {
    /// Unique in the report, `scene.variant`, and the stem of the pictures' names.
    public var key: String
    /// The name of the screen.
    public var scene: String
    /// nil where the variant is known by its name only.
    public var axes: Axes?
    /// The verdict on the two sides, of layout and picture together.
    public var status: Status
    /// What changed in the layout, and why; also for `pixels`, where a colour is a cause.
    public var layout: LayoutChanges?
    /// nil where pictures were not compared.
    public var pixels: PixelChanges?
    /// The pictures of both sides and of their difference.
    public var pictures = Pictures()
    /// What the page's inspector tells of both sides, a file beside the report: gzip of JSON.
    public var views: String?
    /// The findings that came and went between the two sides.
    public var findings = FindingChanges()
    /// The spec's path relative to the project, as annotations name it.
    public var source: String?
    /// Why it failed, or what to do about it.
    public var message: String?
    /// Identifies the actual side, so that a decision made on it never accepts another.
    public var digest: String?
    /// Views that are only called otherwise now, or have another class; told in a note of the report.
    package var renames: [String] = []
    /// How many points its window is wider or narrower, and higher or lower, than the canvas of its file; nil where it has none.
    package var distanceFromCanvas: Double?
    /// Whether the rules of one side or both cannot all hold there: what is drawn then is no rule's. Not part of what is written.
    package var isContradictory = false
    /// What views were given otherwise (``LayoutDifference/givenViews``).
    package var told: Set<String> = []

    /// An entry of which nothing is told yet but its status; the key must be unique in the report.
    public init(key: String, scene: String, status: Status) {
      self.key = key
      self.scene = scene
      self.status = status
    }

    /// Its files beside the report.
    package var files: [String] { pictures.named.map(\.picture.path) + (views.map { [$0] } ?? []) }
  }

  /// The axes of a variant as words.
  public struct Axes: Hashable, Sendable {
    /// The device's id; nil for a plain size.
    public var device: String?
    /// The device's name for people.
    public var deviceName: String
    /// The orientation of the screen, `portrait`.
    public var orientation: String
    /// The name of the window mode, or the window's size.
    public var window: String
    /// In points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    /// The state of the document; nil where it has none.
    public var state: String?
    /// The locale or pseudo-language.
    public var locale: String
    /// The text size of Dynamic Type, `l`.
    public var textSize: String
    /// The appearance, `light` or `dark`.
    public var appearance: String
    /// The system whose metrics hold, `ios-18`.
    public var os: String

    /// The axes of an environment.
    public init(_ environment: Environment) {
      device = environment.device
      deviceName = environment.deviceName
      orientation = environment.orientation.rawValue
      window = environment.window.name
      size = environment.windowSize
      scale = environment.scale
      state = environment.state
      locale = environment.locale
      textSize = environment.textSize.rawValue
      appearance = environment.appearance.rawValue
      os = environment.era.description
    }

    /// What tells the variant from others of its device, every axis at its default left out.
    var caption: String {
      var parts = [deviceName]
      if orientation != Orientation.portrait.rawValue { parts.append(orientation) }
      if window != WindowMode.full.name { parts.append(window) }
      if let state { parts.append(state) }
      if locale != "en" { parts.append(locale) }
      if textSize != TextSize.l.rawValue { parts.append("text \(textSize)") }
      if appearance != Appearance.light.rawValue { parts.append(appearance) }
      return parts.joined(separator: " · ")
    }
  }

  /// A picture beside the report.
  public struct Picture: Sendable {
    /// Relative to the report's folder, with slashes.
    public var path: String
    /// nil where it is not known without decoding.
    public var size: PixelSize?
    /// The PNG where it is to be written with the report; nil where the file is there already.
    public var bytes: [UInt8]?

    /// A picture at a path relative to the report's folder; with its bytes where it is to be written.
    public init(path: String, size: PixelSize? = nil, bytes: [UInt8]? = nil) {
      self.path = path
      self.size = size
      self.bytes = bytes
    }
  }

  /// The pictures of one entry; each may be absent.
  public struct Pictures: Sendable {
    /// The picture of the expected side.
    public var expected: Picture?
    /// The picture of the actual side.
    public var actual: Picture?
    /// The picture of what differs between the two.
    public var difference: Picture?
    /// The same with the constraints drawn over them.
    public var expectedOverlay: Picture?
    /// The actual side with the constraints drawn over it.
    public var actualOverlay: Picture?

    /// The pictures of an entry; those left out are absent.
    public init(
      expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil,
      expectedOverlay: Picture? = nil, actualOverlay: Picture? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.expectedOverlay = expectedOverlay
      self.actualOverlay = actualOverlay
    }

    /// Each that is there, with its name in JSON, in a fixed order.
    var named: [(name: String, picture: Picture)] {
      [
        ("expected", expected), ("actual", actual), ("difference", difference),
        ("expectedOverlay", expectedOverlay), ("actualOverlay", actualOverlay),
      ].compactMap { name, picture in picture.map { (name, $0) } }
    }
  }

  /// Which of a picture's files: its folder and the end of its name, as reviewers and CI expect them.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case expected, actual
    case difference = "diff"
    case expectedOverlay = "expected-overlay"
    case actualOverlay = "actual-overlay"

    /// `expected/KEY-expected.png`, relative to the report's folder; overlays lie beside their picture.
    public func path(_ key: String) -> String {
      let folder = rawValue.split(separator: "-").first.map(String.init) ?? rawValue
      return "\(folder)/\(key)-\(rawValue).png"
    }
  }

  /// The findings that only one side has.
  public struct FindingChanges: Sendable {
    /// The findings that only the actual side has.
    public var new: [Finding] = []
    /// The findings that only the expected side has.
    public var gone: [Finding] = []
    /// Changes of no findings.
    public init() {}
  }

  /// A finding as the report tells it.
  public struct Finding: Hashable, Sendable {
    /// Kebab-case.
    public var id: String
    /// The weight of the finding: note, warning or error.
    public var severity: Diagnostic.Severity
    /// The finding in words, without a place.
    public var message: String
    /// The place of the finding in the source; nil where it has none.
    public var span: SourceSpan?
    /// The remedy that can be pasted; nil where none is known.
    public var hint: String?
    /// Ids of the views concerned.
    public var views: [String]
    /// The rules of a new screen that cannot all hold, as equations; empty of other findings.
    public var rules: [String] = []
    /// What identifies it in every report; nil of reports that were written before.
    public var identity: String?

    /// A finding with the diagnostic's id, words and place.
    public init(_ diagnostic: Diagnostic, views: [String] = [], identity: String? = nil) {
      self.identity = identity
      id = diagnostic.id
      severity = diagnostic.severity
      message = diagnostic.message.showingPrivateSigns
      span = diagnostic.span
      hint = diagnostic.hint
      self.views = views
    }
  }
}

extension ReviewReport {
  /// What differs between the two pictures of an entry.
  public struct PixelChanges: Hashable, Sendable {
    /// The verdict on the two pictures.
    public var verdict: Difference.Verdict
    /// Pixels outside masks.
    public var differing: Int
    /// Pixels that differ under masks, which do not count.
    public var masked: Int
    /// The parts of the pictures that differ.
    public var regions: [DifferenceRegion]
    /// The difference in one sentence.
    public var summary: String
    /// The size of the expected picture in pixels.
    public var expectedSize: PixelSize
    /// The size of the actual picture in pixels.
    public var actualSize: PixelSize

    /// The changes that a comparison of two pictures found, without their spans.
    public init(_ difference: Difference) {
      verdict = difference.verdict
      differing = difference.differing
      masked = difference.masked
      regions = difference.regions
      summary = difference.summary
      expectedSize = difference.expectedSize
      actualSize = difference.actualSize
    }
  }

  /// What changed between the two layouts of an entry.
  public struct LayoutChanges: Hashable, Sendable {
    /// The changes that explain the others, the weightiest first.
    public var causes: [Cause]
    /// The changes of single views and rules.
    public var changes: [LayoutChange]
    /// One sentence of all.
    public var summary: String
    /// How much moved, in points, and which share of it the causes explain together; nil where it was not tried.
    public var explained: (extent: Double, share: Double)? {
      get { triedExtent.flatMap { extent in triedShare.map { (extent, $0) } } }
      set { (triedExtent, triedShare) = (newValue?.extent, newValue?.share) }
    }
    /// Views that moved and are put down to no cause.
    public var untold = LayoutDifference.Untold()
    /// Rules that came, went or say something else. Not part of what is written.
    var rules: [RuleNews] = []
    /// How views that came look. Not part of what is written.
    var looks: [NewLooks] = []
    private var triedExtent: Double?
    private var triedShare: Double?

    /// The changes of a layout of which no movement was explained; by default there are none.
    public init(causes: [Cause] = [], changes: [LayoutChange] = [], summary: String = "") {
      self.causes = causes
      self.changes = changes
      self.summary = summary
    }
  }

  /// A change of the input that others follow from.
  public struct Cause: Hashable, Sendable {
    /// Equal for the same cause in every variant and scene.
    public var signature: String
    /// The cause and what followed from it, in a sentence.
    public var sentence: String
    /// Paths of the views that it is about.
    public var views: [String]
    /// The place of the edit in the source; nil where it has none.
    public var span: SourceSpan?
    /// With it alone taken back, how much returns of what it is said to have moved; nil where it was not tried.
    public var returned: Double?
    /// Where less than half returns: how much of it the edit gives put alone onto the earlier side.
    public var given: Double?
    /// What was done, each edit by itself; never empty.
    public var parts: [LayoutDiff.Cause.Part]
    /// What followed most of all, in few words; empty where nothing did.
    public var brief = ""
    /// All that followed, with the names of what moved (``LayoutDiff/Cause/whole``).
    public var whole = ""
    /// What several views are called where a text has named them as ``whole`` does. Not part of what is written.
    var lists: [String: String] = [:]
    /// Of the lead's parts those that moved nothing. Not part of what is written.
    var idle: Set<String> = []
    /// The picture that the amounts are of where it is not the one that the group is told by. Not part of what is written.
    var picture: String?
    /// What a reader would call it; nil of reports that were read. Not part of what is written.
    var rank: CauseRank?
    /// How much it moved and resized, in points.
    public var extent = 0.0
    /// The most that it moved or resized one view by. Not part of what is written.
    var most: Double?
    /// To the right, down, in width and in height: which way most of it goes. Not part of what is written.
    var ways: [Double] = []
    /// Where nothing is told of it: the signature of the cause whose effect it is a part of.
    public var partOf: String?
    /// Whether all that was edited is, or holds, what no picture shows, where nothing is looked for (``LayoutDiff/Cause/isOfHidden``).
    public var isOfHidden = false
    /// What was edited, as changes are called: `appeared`, `text-changed`; empty of reports that were written before.
    public var kind = ""
    /// What was done as it stands in the sentence: what titles begin with.
    public var lead: String { parts.map(\.words).joined(separator: LayoutDiff.Cause.separator) }
    /// Whether it is that a view came or went.
    var isOfPresence: Bool { isOne(of: [.appeared, .went]) }
    /// Whether it is what a view, a bar or the window shows, which is seen though nothing moves for it.
    var isOfLook: Bool {
      isOne(of: [
        .textChanged, .fontChanged, .imageChanged, .colorChanged, .styleChanged, .kindChanged, .hidden, .shown,
      ])
        || parts[0].isOf(.window)
    }

    private func isOne(of kinds: [Change.Kind]) -> Bool {
      kinds.contains { kind == $0.rawValue || kind.isEmpty && signature.hasPrefix($0.rawValue + " ") }
    }

    /// A cause of which nothing is known but its sentence, which is its lead as well.
    public init(signature: String, sentence: String, views: [String] = [], span: SourceSpan? = nil) {
      parts = [.init(sentence)]
      self.signature = signature
      self.sentence = sentence
      self.views = views
      self.span = span
    }
  }

  /// One change of one view or rule.
  public struct LayoutChange: Hashable, Sendable {
    /// Kebab-case, such as `moved`, `resized`, `text`.
    public var kind: String
    /// The view's path; of a rule, the view that it holds.
    public var view: String
    /// The change in a sentence.
    public var sentence: String
    /// In window points; nil where the view is on one side only.
    public var before: Rect?
    /// The later frame in window points; nil where the view is on one side only.
    public var after: Rect?
    /// A cause itself, not a follower.
    public var isCause: Bool
    /// Of a movement or a growth, where causes were tried.
    public var told: Told?
    /// A movement or a growth of the view itself that neither open rules nor the file's frames speak against; nil of other
    /// changes. Not part of what is written.
    var movement: Change.Movement?

    /// How far a view is said to have moved for some edits' sake, or by how much to have grown; 0 where that is left out.
    public struct Told: Hashable, Sendable {
      /// The view's object id.
      public var id: String
      /// To the right and down, or in width and height, in points.
      public var amount: Point
    }

    /// A change told by a sentence; without frames where the view is on one side only.
    public init(
      kind: String, view: String, sentence: String, before: Rect? = nil, after: Rect? = nil, isCause: Bool = false
    ) {
      self.kind = kind
      self.view = view
      self.sentence = sentence
      self.before = before
      self.after = after
      self.isCause = isCause
    }
  }
}
