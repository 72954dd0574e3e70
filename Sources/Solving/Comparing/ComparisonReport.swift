public import ImageDiff
public import LayoutDiff
public import ProofModel

/// What differs between two pictures, folders or screens.
public struct ComparisonReport: Sendable {
  /// The status of a pair of pictures or of variants.
  public enum Status: String, Sendable, CaseIterable {
    case same
    /// Pixels differ within the tolerance or under masks only.
    case tolerated
    case different
    /// Only on the expected side.
    case missing
    /// Only on the actual side.
    case new
    /// Could not be compared; the diagnostics say why.
    case unreadable
  }

  /// One pair of pictures, or one variant of a screen.
  public struct Entry: Sendable {
    /// The picture's path inside its folder, or the scene.
    public var name: String
    /// Of a screen: the variant.
    public var key: String?
    /// The verdict on the pair, of layout and picture together.
    public var status: Status
    /// The difference of the two pictures; nil where none were compared.
    public var pixels: Difference?
    /// The difference of the two layouts; nil of picture files, and where the variant is on one side only.
    public var layout: LayoutDifference?
    /// The picture of the difference that was written.
    public var picture: String?

    init(_ name: String, key: String? = nil, status: Status) {
      self.name = name
      self.key = key
      self.status = status
    }
  }

  /// The sort of things that were compared.
  public enum Kind: String, Sendable { case pictures, folders, screens }

  /// The sort of things that the two sides were.
  public var kind: Kind
  /// Sorted by name, variants in the order of the matrix.
  public var entries: [Entry] = []
  /// What was wrong with files and requests, of both sides; an error means that not all was compared.
  public var diagnostics: [Diagnostic] = []
  /// What is no difference and is told all the same, a line each.
  public var remarks: [String] = []

  init(_ kind: Kind) { self.kind = kind }

  /// The number of entries of a status.
  public func count(_ status: Status) -> Int { entries.filter { $0.status == status }.count }

  /// 0 same, 1 differences, 2 where something could not be read, drawn or written.
  public var exitCode: Int32 {
    if diagnostics.contains(where: { $0.severity == .error }) || count(.unreadable) > 0 { return 2 }
    return entries.allSatisfy { $0.status == .same || $0.status == .tolerated } ? 0 : 1
  }

  /// One line of all: `14 variants: 9 changed, 5 same`.
  public var summary: String {
    let noun = kind == .screens ? "variant" : "picture"
    let parts = [
      (Status.different, "changed"), (.missing, "missing"), (.new, "new"), (.unreadable, "unreadable"),
      (.tolerated, "within the tolerance"), (.same, "same"),
    ]
    .map { (count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(entries.count) \(noun)\(entries.count == 1 ? "" : "s"): "
      + (parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", "))
  }
}
