import Findings
public import ProofModel

/// What a review found: one entry for each picture of two sides, ready for the page, for CI and for programs.
///
/// A plain value that says everything in words and numbers; pictures are named by their paths beside the report, so
/// that thousands of variants fit into memory.
public struct ReviewReport: Sendable {
  /// The version of ``json(_:)``.
  public static let format = 1

  /// One of the two sides: a baseline folder, a revision, the working tree.
  public struct Side: Hashable, Sendable {
    /// Such as `origin/main` or `baselines`.
    public var label: String
    /// What tells it exactly, such as the revision's hash.
    public var detail: String?

    /// A side by what it is called, and by what tells it exactly where that is something else.
    public init(_ label: String, detail: String? = nil) {
      self.label = label
      self.detail = detail
    }
  }

  /// A part of a run, and what all its parts must have in common.
  public struct ShardMark: Hashable, Sendable {
    /// The part of the run that the report is of.
    public var shard: Shard
    /// A digest of the list of keys, the baselines, the screens' files, options and versions.
    public var inputs: String
    /// What is told of the whole when all parts are there.
    public var seen = Seen()

    package init(shard: Shard, inputs: String, seen: Seen = Seen()) {
      self.shard = shard
      self.inputs = inputs
      self.seen = seen
    }
  }

  /// What became of one picture.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The same picture from the same layout.
    case same
    /// Frames, texts or rules changed.
    case layout
    /// The layout is the same, pixels differ.
    case pixels
    /// The document is the same; fonts, libraries or the era are not.
    case environment
    /// Nothing to compare with: no baseline, or a new variant.
    case missing
    /// There is no such variant any more.
    case orphan
    /// The picture could not be made.
    case failed
  }

  /// The heading of the report.
  public var title: String
  /// The earlier side, which the other one is held against.
  public var expected: Side
  /// The later side.
  public var actual: Side
  /// In the order in which they are shown; keys are unique.
  public var entries: [Entry]
  /// Environment twins in force, echoed.
  public var options: [(String, String)] = []
  /// Which part of a run it is of; nil: of the whole.
  public var shard: ShardMark?

  /// What there is to tell besides pictures.
  public var notes: [Note] = []
  /// Whether what could not be drawn is a change like others as long as something could be.
  var toleratesFailures: Bool
  /// Folders with new screens beside those that had some, which are told last.
  var newFolders: Set<String> = []
  /// Nothing could be compared at all; the notes say why.
  public var isFailed = false

  /// Something that is told in one line and has no picture.
  public struct Note: Hashable, Sendable {
    /// What is said; where it is of several things, what stands before them.
    public var lead: String
    /// Where it says several things: each.
    public var lines: [String]
    /// The line that is told.
    public var text: String { lines.isEmpty ? lead : "\(lead) \(lines.joined(separator: "; "))" }
    /// The place that the note is about; nil where it has none.
    public var span: SourceSpan?
    /// Whether something that users see changed.
    public var isChange: Bool
    /// Whether it is told before the pictures: with which screen an app begins.
    public var isFirst: Bool

    /// A note, which is of no change that users see and told behind the pictures unless said so.
    public init(
      _ lead: String, _ lines: [String] = [], at span: SourceSpan? = nil, isChange: Bool = false,
      isFirst: Bool = false
    ) {
      self.lead = lead
      self.lines = lines
      self.span = span
      self.isChange = isChange
      self.isFirst = isFirst
    }
  }

  /// A report of two sides; keys of entries must be unique.
  public init(
    title: String, expected: Side, actual: Side, entries: [Entry] = [], toleratesFailures: Bool = false
  ) {
    self.toleratesFailures = toleratesFailures
    self.title = title
    self.expected = expected
    self.actual = actual
    self.entries = entries
  }

  /// The number of entries of a status.
  public func count(_ status: Status) -> Int { entries.reduce(0) { $0 + ($1.status == status ? 1 : 0) } }

  /// 0 where all is the same, 1 where anything changed, is missing or orphaned, 2 where a picture could not be made; of
  /// revisions 2 only where none could.
  public var exitCode: Int32 {
    if isFailed { return 2 }
    let failed = count(.failed)
    if failed > 0, !toleratesFailures || failed == entries.count { return 2 }
    return entries.allSatisfy { $0.status == .same } && !notes.contains(where: \.isChange) ? 0 : 1
  }
}

extension ReviewReport.Status {
  /// For people: one or two words.
  public var title: String {
    switch self {
    case .same: "same"
    case .layout: "layout changed"
    case .pixels: "only pixels changed"
    case .environment: "environment changed"
    case .missing: "new"
    case .orphan: "gone"
    case .failed: "failed"
    }
  }

  /// The order of urgency, the most urgent first.
  var rank: Int {
    switch self {
    case .failed: 0
    case .layout: 1
    case .pixels: 2
    case .environment: 3
    case .missing: 4
    case .orphan: 5
    case .same: 6
    }
  }
}

extension ReviewReport {
  /// One line: how many pictures there are and what became of them.
  public var summary: String {
    let parts = Status.allCases.sorted { $0.rank < $1.rank }.compactMap { status -> String? in
      let number = count(status)
      let unseen = status == .layout ? entries.count(where: \.isPictureSame) : 0
      let rest =
        unseen == 0 ? "" : unseen == number ? " without a changed pixel" : " (\(unseen) without a changed pixel)"
      return number == 0 ? nil : "\(number) \(status.title)\(rest)"
    }
    let pictures = "\(entries.count) picture\(entries.count == 1 ? "" : "s")"
    return parts.isEmpty ? "no picture to compare" : "\(pictures): \(parts.joined(separator: ", "))"
  }
}
