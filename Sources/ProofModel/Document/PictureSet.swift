/// The files of one picture of a project: an image set of an asset catalogue, or loose files of one name.
public struct PictureSet: Hashable, Sendable {
  /// One file of the set.
  public struct File: Hashable, Sendable {
    public var path: String
    /// Pixels per point; 0 for a vector picture, which serves every scale.
    public var scale: Double
    /// For dark screens only.
    public var isDark: Bool

    public init(path: String, scale: Double, isDark: Bool = false) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
    }
  }

  /// In the order in which they were found.
  public var files: [File]

  public init(files: [File]) { self.files = files }

  public var hasDarkFiles: Bool { files.contains(where: \.isDark) }

  /// The name of an asset's dark variant.
  public static func darkName(of asset: String) -> String { asset + darkEnding }

  /// The asset's own name, and whether the dark variant is meant.
  public static func parts(of name: String) -> (asset: String, isDark: Bool) {
    name.hasSuffix(darkEnding) ? (String(name.dropLast(darkEnding.count)), true) : (name, false)
  }

  private static let darkEnding = "#dark"

  /// The file for a screen of that many pixels per point: the same scale, then larger ones, smaller ones, vectors.
  public func file(scale: Int, isDark: Bool) -> File? {
    let dark = files.filter(\.isDark)
    let suited = isDark && !dark.isEmpty ? dark : files.filter { !$0.isDark }
    let ranked = suited.isEmpty ? files : suited
    return ranked.enumerated().min {
      Self.rank($0.element, scale, $0.offset) < Self.rank($1.element, scale, $1.offset)
    }?
    .element
  }

  private static func rank(_ file: File, _ scale: Int, _ place: Int) -> Double {
    let wanted = Double(scale)
    let order = Double(place) / 10_000
    if file.scale == 0 { return 100 + order }
    if file.scale == wanted { return order }
    return (file.scale > wanted ? file.scale - wanted : 10 + wanted - file.scale) + order
  }
}
