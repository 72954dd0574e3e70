public import AutoLayout
public import ProofModel

/// What a layout was made from besides its variant: names causes by the words of the document, and tells a changed
/// document from a changed machine. All of it may be absent.
public struct LayoutInputs: Sendable {
  /// The document, whose tokens, metrics, conditions and strings are compared.
  public var document: Document?
  /// By the name of a font or library, what identifies it: `Inter Regular` to a SHA-256.
  public var digests: [(name: String, digest: String)]

  /// By the name of a picture as views name it, what identifies its file.
  public var assets: [(name: String, digest: String)]

  /// What tables of its file give their cells.
  public var tables = TableMeasures()

  /// The ids of the roots of the screens that the project has beside this one on this side, with those that lie in files that are
  /// the same on both sides: what shows one of them no longer is not what took it away.
  public var screens: Set<String> = []

  /// By the ids of views of the file's screens on this side: the screen that shows each, of several the one without a container
  /// around it.
  public var elsewhere: [String: String] = [:]

  /// Solves the actual screen with edits taken back, so that claims are tried before they are made; nil: they are not.
  public var engine: LayoutEngine?
  /// Whether it is also tried how much of all movement the named edits explain together.
  public var triesTogether = false

  /// Where Xcode had the views, where both sides are its own work; nil: nothing is known of it.
  public var drawn: DrawnPlaces?

  /// The inputs of one side; without an engine no claim is tried.
  public init(
    document: Document? = nil, digests: [(name: String, digest: String)] = [],
    assets: [(name: String, digest: String)] = [], engine: LayoutEngine? = nil
  ) {
    self.document = document
    self.digests = digests
    self.assets = assets
    self.engine = engine
  }

  /// What both sides have by one name and not alike, such as another version of a font. Several may have one name, such as a
  /// project's own font that is installed as well: what is the same on both sides is no other version of anything.
  package static func otherVersions(
    _ before: [(name: String, digest: String)], _ after: [(name: String, digest: String)]
  ) -> [(name: String, before: String, after: String)] {
    let gone = before.filter { old in !after.contains { $0 == old } }
    return after.compactMap { new in
      guard !before.contains(where: { $0 == new }), let old = gone.first(where: { $0.name == new.name }) else {
        return nil
      }
      return (new.name, old.digest, new.digest)
    }
  }
}
