/// The files of one picture of a project: an image set of an asset catalogue, or loose files of one name.
public struct PictureSet: Hashable, Sendable {
  /// One file of the set.
  public struct File: Hashable, Sendable {
    /// The path of the file, as it can be opened.
    public var path: String
    /// Pixels per point; 0 for a vector picture, which serves every scale.
    public var scale: Double
    /// For dark screens only.
    public var isDark: Bool

    /// A file from its parts; by default one for both appearances.
    public init(path: String, scale: Double, isDark: Bool = false) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
    }
  }

  /// In the order in which they were found.
  public var files: [File]
  /// Whether its shape alone counts, drawn in a tint.
  public var isTemplate: Bool

  /// A set of files in the order in which they were found, drawn in its own colours by default.
  public init(files: [File], isTemplate: Bool = false) {
    self.files = files
    self.isTemplate = isTemplate
  }

  /// Whether any file is for dark screens only; O(files).
  public var hasDarkFiles: Bool { files.contains(where: \.isDark) }

  /// What a picture's name asks for besides the picture.
  public struct Request: Hashable, Sendable {
    /// The name of the picture without what is asked besides.
    public var asset: String
    /// The dark variant.
    public var isDark: Bool
    /// The colour that a template is drawn in; nil: its own colours.
    public var tint: Color?

    /// A request from its parts, by default for the light variant in its own colours.
    public init(asset: String, isDark: Bool = false, tint: Color? = nil) {
      self.asset = asset
      self.isDark = isDark
      self.tint = tint
    }

    /// Reads `Star#dark#tint=007AFFFF`.
    public init(name: String) {
      var parts = name.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      if parts.count > 1, let last = parts.last, let tint = Self.tint(last) {
        self.tint = tint
        parts.removeLast()
      }
      isDark = parts.count > 1 && parts.last == "dark"
      if isDark { parts.removeLast() }
      asset = parts.joined(separator: "#")
    }

    /// The request as one name, which ``init(name:)`` reads: `Star#dark#tint=007AFFFF`.
    public var name: String {
      var name = asset + (isDark ? "#dark" : "")
      if let tint { name += "#tint=" + tint.hexDigitsWithAlpha }
      return name
    }

    private static func tint(_ part: String) -> Color? {
      guard part.hasPrefix("tint="), part.count == 13 else { return nil }
      return Color(hex: "#" + part.dropFirst(5))
    }
  }

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
