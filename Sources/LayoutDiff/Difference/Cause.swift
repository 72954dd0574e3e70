public import ProofModel

/// A change of the input, with what followed from it.
public struct Cause: Sendable, Hashable {
  /// `'title' wrapped to two lines, so 'row' grew 12 pt and 7 views moved down`.
  public var sentence: String
  /// What was done, without what followed, each edit by itself; never empty.
  public var parts: [Part]
  /// What followed most of all, in few words: `7 views moved down 12 pt`; empty where nothing did.
  public var brief: String
  /// All that followed, with the names of what moved: `'Cancel' and 'Save' moved left 8 pt, 'Box' shrank 16 pt in width`.
  public var whole = ""
  /// By how ``whole`` names several views that others moved as well: what they are called where they were named before.
  package var lists: [String: String] = [:]
  /// Of the ``lead``'s parts those that moved nothing.
  package var idle: Set<String> = []
  /// The same for the same cause in every variant, whatever its numbers are there: reports group by it.
  public var signature: String
  /// The sort of change that was made.
  public var kind: Change.Kind
  /// The view, rule or other thing that was changed.
  public var subject: Change.Subject
  /// How many views moved, grew, shrank, appeared or went because of it.
  public var followers: Int
  /// The sum of what it moved and resized, in points: what causes are ordered by.
  public var extent: Double
  /// In the actual document; of what went, in the expected one.
  public var span: SourceSpan?
  /// With it alone taken back, how much returns of what it is said to have moved, 0 to 1; nil where nothing is said of
  /// it or it was not tried.
  public var returned: Double?
  /// Where less than half of it returns: how much of it the edit gives put alone onto the earlier side, 0 to 1.
  public var given: Double?

  /// Where nothing is told of it: the signature of the cause whose effect it is a part of.
  public var partOf: String?

  /// Whether all that was edited is, or holds, what no picture shows: a view that is hidden, or in another tab. What moved there
  /// is not looked for.
  public var isOfHidden = false

  /// How many views that were there before it was put around, or taken from around; 0 where others came or went with it.
  public var wrapped = 0

  /// Whether a view that came or went is called by its name, and nothing else is said of it.
  package var saysNameOnly = false

  /// The first of its edits.
  package var first: Change?

  /// What was done as it stands in the sentence.
  public var lead: String { parts.map(\.words).joined(separator: Self.separator) }

  /// Between two of the edits that act together.
  public static let separator = "; "

  /// The most that it moved or resized one view by along an axis, in points.
  package var most = 0.0

  /// How much it has in what it moved and resized together with others, none of which gives that alone; in points.
  package var extentTogether = 0.0

  /// The sums of how far it moved views to the right and down, and of what they grew in width and height, in points.
  package var ways = [0.0, 0, 0, 0]

  /// A cause that was not tried; without `parts` the whole sentence is what was done.
  public init(
    _ kind: Change.Kind, _ subject: Change.Subject, sentence: String, signature: String, followers: Int = 0,
    extent: Double = 0, span: SourceSpan? = nil, parts: [Part]? = nil, brief: String = ""
  ) {
    self.parts = parts ?? [Part(sentence)]
    self.brief = brief
    self.kind = kind
    self.subject = subject
    self.sentence = sentence
    self.signature = signature
    self.followers = followers
    self.extent = extent
    self.span = span
  }

  /// One of the edits that a cause tells.
  public struct Part: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// `frame of 'title' is 20 high instead of 10`.
    public var words: String
    /// What of a view it is that is given otherwise; nil where it is more than that of one view.
    public let trait: Change.Trait?

    /// An edit in words.
    public init(_ words: String, _ trait: Change.Trait? = nil) { (self.words, self.trait) = (words, trait) }

    /// An edit of which nothing is known but its words.
    public init(stringLiteral words: String) { self.init(words) }

    /// Whether it is of one of these; O(their number).
    package func isOf(_ traits: Change.Trait...) -> Bool { trait.map(traits.contains) ?? false }

    /// The same edit in other words.
    package func told(in words: (String) -> String) -> Part { Part(words(self.words), trait) }
  }
}
