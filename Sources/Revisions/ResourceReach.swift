import InterfaceBuilder
import ProofModel

/// The folders of a repository that hold a project: a screen reads what lies in the nearest one around it, as
/// `ProjectTree` does.
struct ProjectFolders {
  /// With their slash; the repository itself is always one.
  private let folders: Set<String>

  init(_ paths: some Sequence<String>) {
    var found: Set<String> = [""]
    for path in paths {
      if path.hasSuffix("/Package.swift") { found.insert(String(path.dropLast("Package.swift".count))) }
      guard path.hasSuffix(".xcodeproj/project.pbxproj") else { continue }
      let project = path.dropLast("/project.pbxproj".count)
      found.insert(project.lastIndex(of: "/").map { String(project[...$0]) } ?? "")
    }
    folders = found
  }

  /// The project's folder of a screen.
  func around(_ screen: String) -> String {
    var folder = ScreenFiles.folder(of: screen)
    while !folders.contains(folder) {
      let parts = folder.dropLast()
      folder = parts.lastIndex(of: "/").map { String(parts[...$0]) } ?? ""
    }
    return folder
  }
}

/// A file of a project that Interface Builder's screens read where they name it.
enum ProjectResource: Hashable {
  /// A colour or a picture, by the name that screens know it by.
  case named(String)
  /// The texts of the screens of one name, in the folder around their localisations.
  case texts(folder: String, stem: String)
  /// Fonts, and the list of those that the app brings.
  case fonts

  /// nil where no screen reads a file of that name.
  init?(_ path: String) {
    let lower = path.lowercased()
    guard let dot = lower.lastIndex(of: ".") else { return nil }
    switch lower[dot...] {
    case ".strings", ".xcstrings":
      self = .texts(folder: ScreenFiles.folder(of: path), stem: Self.stem(path))
    case ".ttf", ".otf", ".ttc": self = .fonts
    case ".plist":
      guard lower.hasSuffix("info.plist") else { return nil }
      self = .fonts
    default:
      let isPicture = ProjectTree.pictures.contains(String(lower[dot...]))
      guard isPicture || lower.hasSuffix(".json") else { return nil }
      if let set = Self.set(path) {
        self = .named(set)
      } else {
        guard isPicture, !lower.contains(".xcassets/") else { return nil }
        self = .named(ProjectResources.looseStem(path))
      }
    }
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The name of the colour, image or icon set that a file lies in.
  private static func set(_ path: String) -> String? {
    for part in path.split(separator: "/").dropLast().reversed() {
      for ending in [".colorset", ".imageset", ".symbolset", ".iconset", ".appiconset"] where part.hasSuffix(ending) {
        return String(part.dropLast(ending.count))
      }
    }
    return nil
  }
}

/// What Interface Builder's screens name: colours and pictures of their project, and other storyboards.
struct ScreenMentions {
  private let projects: ProjectFolders
  /// By the screen's path.
  private let names: [String: Set<String>]
  /// Paths by what references call them.
  private let storyboards: [String: [String]]

  /// Stands for a font that is no system's.
  private static let family = " family="

  /// - Parameters:
  ///   - contents: files of screens; of one that both sides have differently, both.
  ///   - known: the names that there are; others are passed over.
  init(_ contents: [(path: String, bytes: [UInt8])], known: Set<String>, projects: ProjectFolders) {
    self.projects = projects
    let boards = Dictionary(
      grouping: Set(contents.map(\.path).filter(ScreenFiles.isStoryboard)), by: ScreenFiles.stem)
    storyboards = boards.mapValues { $0.sorted() }
    let wanted = known.union(boards.keys).union([Self.family])
    var names: [String: Set<String>] = [:]
    for (path, bytes) in contents { names[path, default: []].formUnion(Self.words(bytes, wanted)) }
    self.names = names
  }

  /// Everything between two quotes that is wanted, or that is with its folder and its ending taken off, but for what attributes
  /// hold that name nothing of the project. A number is a name only where an attribute says so: `180` is most often a length.
  private static func words(_ bytes: [UInt8], _ wanted: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var before = bytes[...].prefix(0)
    for part in bytes.split(separator: UInt8(ascii: "\"")) {
      defer { before = part }
      guard part.count <= 120 else { continue }
      if part.allSatisfy({ (48...57).contains($0) }), !isNaming(before) { continue }
      let word = XMLText.plain(String(decoding: part, as: UTF8.self))
      if wanted.contains(word), !namesNothing(before) { found.insert(word) }
      guard part.contains(where: { [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "@")].contains($0) }) else {
        continue
      }
      let stem = ProjectResources.looseStem(word)
      if wanted.contains(stem), !namesNothing(before) { found.insert(stem) }
    }
    return found
  }

  /// Whether what stands before a value is an attribute that names something: ` name=`, ` image=`, ` selectedImage=`.
  private static func isNaming(_ text: ArraySlice<UInt8>) -> Bool {
    let attribute = attribute(text).lowercased()
    return attribute.hasSuffix("name=") || attribute.hasSuffix("image=")
  }

  /// Whether it is one of Interface Builder's own words (`state="on"`, `key="normal"`) or words for people.
  private static func namesNothing(_ text: ArraySlice<UInt8>) -> Bool { unnaming.contains(attribute(text)) }

  private static func attribute(_ text: ArraySlice<UInt8>) -> Substring {
    String(decoding: text.suffix(40), as: UTF8.self).split(whereSeparator: \.isWhitespace).last ?? ""
  }

  private static let unnaming: Set<Substring> = [
    "key=", "state=", "title=", "text=", "label=", "placeholder=", "entityName=", "keyPath=", "selector=", "property=",
    "customModule=",
  ]

  /// A screen's file and the storyboards whose scenes may be part of it.
  func family(of path: String) -> Set<String> {
    var found: Set<String> = [path]
    guard ScreenFiles.isStoryboard(path) else { return found }
    let reach = ScreenFiles.reach(of: path, projects)
    var queue = [path]
    while let next = queue.popLast() {
      for name in names[next] ?? [] {
        for board in storyboards[name] ?? [] where reach.isEmpty || board.hasPrefix(reach) {
          if found.insert(board).inserted { queue.append(board) }
        }
      }
    }
    return found
  }

  /// Whether one of the files of a screen's family reads a resource of its project.
  func reads(_ resource: ProjectResource, at place: String, _ screen: String, _ family: Set<String>) -> Bool {
    switch resource {
    case .texts(let folder, let stem):
      return family.contains { ScreenFiles.folder(of: $0) == folder && ScreenFiles.stem(of: $0) == stem }
    case .named(let name): return isInside(place, screen) && family.contains { names[$0]?.contains(name) ?? false }
    case .fonts: return isInside(place, screen) && readsFonts(family)
    }
  }

  /// The names of colours, pictures and storyboards that some files name.
  func names(in files: Set<String>) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  func readsFonts(_ files: Set<String>) -> Bool { files.contains { names[$0]?.contains(Self.family) ?? false } }

  private func isInside(_ place: String, _ screen: String) -> Bool { place.hasPrefix(projects.around(screen)) }
}
