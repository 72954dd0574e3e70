import CLibrary
import ProofModel

/// What a checkout holds that has to do with screens, found without any configuration.
///
/// What others wrote and what builds made is left out: hidden folders, `Pods`, `Carthage`, build folders, frameworks.
public struct ProjectSurvey: Sendable {
  /// As the user named it.
  public let folder: String
  /// The paths of the storyboards, as they are opened from here; files of a folder in the order of their names.
  public private(set) var storyboards: [String] = []
  /// The paths of the xibs, in the order of ``storyboards``.
  public private(set) var xibs: [String] = []
  /// The paths of the layout specs, in the order of ``storyboards``.
  public private(set) var specs: [String] = []
  /// The paths of the asset catalogues (folders `….xcassets`), in the order of ``storyboards``.
  public private(set) var catalogues: [String] = []
  /// Names of localisations, `Base` left out, sorted.
  public private(set) var locales: [String] = []
  /// The paths of Swift's source files, in the order of ``storyboards``.
  public private(set) var swiftFiles: [String] = []
  /// Property lists of targets and Xcode's project files: what says how an app begins.
  private(set) var targets: [String] = []
  private(set) var projects: [String] = []
  /// Folders whose names the system does not give.
  private(set) var unreadable: [String] = []
  /// Whether there is more than is looked at.
  public private(set) var isCut = false

  /// How many entries are looked at, and how deep.
  private static let mostEntries = 400_000
  private static let deepest = 24

  /// Looks through the folder, entries in the order of their names; O(entries). Links are not followed.
  public init(_ folder: String) {
    self.folder = folder
    var walk = Walk()
    look(into: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/", depth: 0, &walk)
    locales = walk.locales.sorted()
  }

  private struct Walk {
    var left = mostEntries
    var locales: Set<String> = []
  }

  private static let otherPeoples: Set<String> = [
    "pods", "carthage", "build", "deriveddata", "node_modules", "sourcepackages", "checkouts", "bower_components",
  ]
  private static let closed = [
    ".framework", ".xcframework", ".app", ".bundle", ".xcworkspace", ".storyboardc", ".xcdatamodeld", ".docc",
    ".xcarchive", ".dsym", ".playground",
  ]

  /// - Parameter place: with its slash; empty for the current folder.
  private mutating func look(into place: String, depth: Int, _ walk: inout Walk) {
    guard let entries = Self.entries(of: place.isEmpty ? "." : place) else {
      unreadable.append(place.isEmpty ? "." : String(place.dropLast()))
      return
    }
    for entry in entries {
      guard walk.left > 0 else {
        isCut = true
        return
      }
      walk.left -= 1
      let path = place + entry.name
      if entry.isFolder {
        lookAtFolder(path, entry.name, depth, &walk)
      } else {
        lookAtFile(path, entry.name)
      }
    }
  }

  private mutating func lookAtFolder(_ path: String, _ name: String, _ depth: Int, _ walk: inout Walk) {
    let lower = name.lowercased()
    if lower.hasSuffix(".xcassets") { return catalogues.append(path) }
    if lower.hasSuffix(".xcodeproj") {
      return projects.append(path + "/project.pbxproj")
    }
    if lower.hasSuffix(".lproj"), name != "Base.lproj" { walk.locales.insert(String(name.dropLast(6))) }
    guard !Self.otherPeoples.contains(lower), !Self.closed.contains(where: lower.hasSuffix) else { return }
    guard depth < Self.deepest else {
      isCut = true
      return
    }
    look(into: path + "/", depth: depth + 1, &walk)
  }

  private mutating func lookAtFile(_ path: String, _ name: String) {
    switch name {
    case _ where name.hasSuffix(".storyboard"): storyboards.append(path)
    case _ where name.hasSuffix(".xib"): xibs.append(path)
    case _ where name.hasSuffix(".swift"): swiftFiles.append(path)
    case _ where ScreenLoader.isSpec(name): specs.append(path)
    case _ where name.lowercased().hasSuffix("info.plist"): targets.append(path)
    default: break
    }
  }

  /// Names but hidden ones, sorted by their bytes; nil where nobody may read the folder.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)]? {
    guard let handle = opendir(folder) else { return errno == EACCES || errno == EPERM ? nil : [] }
    defer { closedir(handle) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var type = Int32(entry.pointee.d_type)
      if type == Int32(DT_UNKNOWN) {
        var status = stat()
        guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
        type = status.st_mode & S_IFMT == S_IFDIR ? Int32(DT_DIR) : Int32(DT_REG)
      }
      if type == Int32(DT_DIR) || type == Int32(DT_REG) { found.append((name, type == Int32(DT_DIR))) }
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension ProjectSurvey {
  /// What there is to tell of folders that cannot be entered.
  public var warnings: [Diagnostic] {
    unreadable.map {
      .warning(
        "folder-unreadable", "the folder '\($0)' cannot be entered: permission denied; what it holds is left out",
        hint: "chmod u+rx '\($0)'")
    }
  }

  /// Whether anything of it can be drawn.
  public var hasScreens: Bool { !storyboards.isEmpty || !xibs.isEmpty || !specs.isEmpty }

  /// How many scenes a storyboard holds, counted by its tags; 0 where it cannot be read.
  static func sceneCount(of file: String) -> Int { count("<scene ", in: file) }

  /// How many views of a xib have a frame of their own; 0 where it cannot be read.
  static func viewCount(of file: String) -> Int { count("<rect key=\"frame\"", in: file) }

  /// How often a tag begins in a file; O(bytes).
  private static func count(_ tag: String, in file: String) -> Int {
    guard let bytes = try? FileReading.bytes(at: file, limit: 64 << 20) else { return 0 }
    return bytes.withUnsafeBytes { buffer in
      var (count, next) = (0, 0)
      while let place = buffer.place(of: tag, from: next) { (count, next) = (count + 1, place + 1) }
      return count
    }
  }

  /// One line: what was found, in numbers.
  public var summary: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var parts: [String] = []
    if !storyboards.isEmpty {
      let scenes = storyboards.reduce(0) { $0 + Self.sceneCount(of: $1) }
      parts.append("\(count(storyboards.count, "storyboard")) with \(count(scenes, "scene"))")
    }
    if !xibs.isEmpty { parts.append(count(xibs.count, "xib")) }
    if !specs.isEmpty { parts.append(count(specs.count, "layout spec")) }
    if !catalogues.isEmpty { parts.append(count(catalogues.count, "asset catalogue")) }
    if !locales.isEmpty {
      let shown = locales.prefix(6).joined(separator: " ")
      parts.append("\(count(locales.count, "locale")) (\(shown)\(locales.count > 6 ? " …" : ""))")
    }
    if parts.isEmpty { return isCut ? "nothing in the first \(Self.mostEntries) entries" : "nothing to draw" }
    return parts.joined(separator: ", ") + (isCut ? "; there is more than was looked at" : "")
  }
}
