import Solving
import Typesetting

/// The list of what is recorded in a folder of baselines: one entry for each scene and variant.
///
/// Entries are kept by key and printed one to a line in the order of their keys, so that two branches that record
/// different screens merge without a conflict.
public struct BaselineManifest: Hashable, Sendable {
  /// The version of the file; a later one is refused.
  public static let version = 1
  /// Within the folder.
  public static let name = "manifest.json"
  /// Why a picture need not be drawn again, told in the file.
  public static let rule =
    "a picture is taken as unchanged without drawing it where the digests of layout, pictures, fonts and versions are"

  /// One recorded variant of one scene.
  public struct Entry: Hashable, Sendable {
    /// `scene.variant`, unique.
    public var key: String
    /// The name of the screen.
    public var scene: String
    /// SHA-256 of the layout's text, which is always stored.
    public var layout: String
    /// SHA-256 of the PNG, told also where only the layout is stored.
    public var picture: String
    /// In bytes: tells a file that was cut off without reading it.
    public var layoutSize: Int
    /// The size of the PNG in bytes.
    public var pictureSize: Int
    /// Whether the PNG is stored too.
    public var hasPicture: Bool
    /// The system whose metrics held when it was recorded, `ios-18`.
    public var era: String
    /// Which of the manifest's environments it was recorded in.
    public var environment: String
    /// Hashes of the font files that its texts were set in, sorted.
    public var fonts: [String]
    /// Asset names and the hashes of the files they mean, sorted by name.
    public var assets: [DrawnAsset]
    /// The key that its files are named by, where it has another one now.
    var fileKey: String?
  }

  /// A screen whose matrix is declared in a file.
  public struct Screen: Hashable, Sendable {
    /// The name of the screen, by which its entries are found.
    public var scene: String
    /// Relative to the folder that holds the baselines' folder.
    public var file: String
  }

  /// By key.
  public var entries: [String: Entry] = [:]
  /// By scene.
  public var screens: [String: Screen] = [:]
  /// By id.
  public var environments: [String: DrawingEnvironment] = [:]
  /// Names of font files by their hash.
  public var fonts: [String: String] = [:]
  /// Of which variants pictures are stored: `all`, `none` or a pattern of keys.
  public var pictures = "all"

  /// The manifest of a folder in which nothing is recorded, which will store all pictures.
  public init() {}

  /// All entries in the order of their keys.
  public var ordered: [Entry] { entries.values.sorted { $0.key < $1.key } }

  /// The entries of one scene in the order of their keys.
  public func entries(of scene: String) -> [Entry] { ordered.filter { $0.scene == scene } }

  /// Puts in one variant as it is on this machine.
  ///
  /// - Parameter file: of its screen, as the folder of baselines names it.
  mutating func take(_ entry: Entry, fonts used: [FontUse], file: String) {
    entries[entry.key] = entry
    environments[entry.environment] = .current
    screens[entry.scene] = .init(scene: entry.scene, file: file)
    for font in used { fonts[font.sha256] = font.file }
  }

  /// Drops screens, environments and fonts that no entry names any more.
  mutating func tidy() {
    let scenes = Set(entries.values.map(\.scene))
    let usedEnvironments = Set(entries.values.map(\.environment))
    let usedFonts = Set(entries.values.flatMap(\.fonts))
    screens = screens.filter { scenes.contains($0.key) }
    environments = environments.filter { usedEnvironments.contains($0.key) }
    fonts = fonts.filter { usedFonts.contains($0.key) }
  }
}

extension BaselineManifest.Entry {
  /// The file of its layout, named by key and content, so that an earlier version is never written over.
  var layoutFile: String { "layouts/\(KeyFileName.escaped(fileKey ?? key)).\(layout.prefix(12)).json" }
  /// The file of its picture.
  var pictureFile: String { "pictures/\(KeyFileName.escaped(fileKey ?? key)).\(picture.prefix(12)).png" }

  /// The files that must be there, with their sizes in bytes.
  var files: [(name: String, size: Int)] {
    [(layoutFile, layoutSize)] + (hasPicture ? [(pictureFile, pictureSize)] : [])
  }
}
