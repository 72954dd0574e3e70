internal import CLibrary
import SpecFiles

/// What lies in the project around an Interface Builder file: its catalogues, pictures, fonts, lists and string files, found
/// by one walk, the nearest to the file first.
///
/// The project is the nearest folder, from the file's own upwards, that holds an Xcode project, a package's manifest or a
/// repository; without one it is the file's own folder. Links are not followed.
package struct ProjectTree {
  /// A file, or a set's folder.
  package struct Entry {
    package var path: String
    /// Without its ending.
    package var stem: String
    /// `.png`, in lower case; empty where there is none.
    package var ending: String
    /// Folders up from the file's to the nearest that holds it, and down from there.
    fileprivate var up: Int
    fileprivate var down: Int
  }

  /// The project's folder, absolute and without links; empty where the file's folder is not there.
  package let root: String
  /// The nearest first, then by path.
  package let entries: [Entry]

  private static let mostEntries = 60_000
  private static let mostLevels = 14
  private static let mostUp = 12
  /// Endings of pictures that are loaded by their names (`UIImage(named:)`, `NSImage(named:)`).
  package static let pictures = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".tif", ".tiff", ".gif", ".icns"]
  package static let wanted = Set(
    pictures + [
      ".imageset", ".symbolset", ".iconset", ".colorset", ".ttf", ".otf", ".ttc", ".plist", ".strings", ".xcstrings",
      ".storyboard",
      ".xib",
    ])
  /// Folders of tools and of other people's builds.
  private static let passed: Set<String> = [
    "node_modules", "DerivedData", "Carthage", "build", "fastlane", ".framework", ".xcframework", ".app",
  ]

  /// Of nothing.
  init() { (root, entries) = ("", []) }

  /// - Parameters:
  ///   - folder: the file's own, as the paths of what is found begin.
  ///   - limit: a folder that is not left; nil: none.
  ///   - endings: of what is looked for.
  package init(folder: String, within limit: String?, endings: Set<String> = Self.wanted) {
    guard let start = ProjectFolder.real(folder) else {
      root = ""
      entries = []
      return
    }
    let bound = limit.flatMap { ProjectFolder.real($0) }
    root = Self.projectRoot(start, within: bound)
    let inside = start == root ? [] : start.dropFirst(root.count).split(separator: "/").map(String.init)
    var walk = Walk(root: root, inside: inside, folder: folder, endings: endings)
    // The file's own folder is walked from first, so that a large project does not use up what may be looked at.
    for up in 0...inside.count {
      let skipped = up == 0 ? nil : inside[inside.count - up]
      walk.visit(Array(inside.dropLast(up)), up: up, down: 0, skipping: skipped)
    }
    entries = walk.found.sorted { ($0.up, $0.down, $0.path) < ($1.up, $1.down, $1.path) }
  }

  private static func projectRoot(_ start: String, within bound: String?) -> String {
    var folder = start
    for _ in 0..<mostUp {
      let names = Self.names(in: folder).map(\.name)
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
        return folder
      }
      guard folder != bound, let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return start }
      folder = String(folder[..<slash])
      if let bound, folder != bound, !folder.hasPrefix(bound + "/") { return start }
    }
    return start
  }

  private struct Walk {
    let root: String
    let inside: [String]
    let folder: String
    let endings: Set<String>
    var found: [Entry] = []
    var left = ProjectTree.mostEntries

    /// - Parameters:
    ///   - parts: the folder below the root.
    ///   - skipping: a subfolder that was visited before.
    mutating func visit(_ parts: [String], up: Int, down: Int, skipping: String?) {
      guard down <= ProjectTree.mostLevels else { return }
      let place = ([root == "/" ? "" : root] + parts).joined(separator: "/")
      for (name, isFolder) in ProjectTree.names(in: place) where !name.hasPrefix(".") && left > 0 {
        left -= 1
        let dot = name.lastIndex(of: ".")
        let ending = dot.map { name[$0...].lowercased() } ?? ""
        if endings.contains(ending) {
          let stem = String(name[..<(dot ?? name.endIndex)])
          found.append(Entry(path: path(parts, name), stem: stem, ending: ending, up: up, down: down))
        } else if isFolder, name != skipping, !ProjectTree.passed.contains(name), !ProjectTree.passed.contains(ending) {
          visit(parts + [name], up: up, down: down + 1, skipping: nil)
        }
      }
    }

    /// The path as one that begins at the file's folder.
    private func path(_ parts: [String], _ name: String) -> String {
      var shared = 0
      while shared < min(parts.count, inside.count), parts[shared] == inside[shared] { shared += 1 }
      let ups = Array(repeating: "..", count: inside.count - shared)
      let words = (ups + parts.dropFirst(shared) + [name]).joined(separator: "/")
      return folder == "." ? words : folder == "/" ? "/" + words : "\(folder)/\(words)"
    }
  }

  /// What a folder holds, in the order of names; links left out.
  private static func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    guard let directory = opendir(folder.isEmpty ? "/" : folder) else { return [] }
    defer { closedir(directory) }
    var found: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(directory) {
      let type = entry.pointee.d_type
      guard type == UInt8(DT_DIR) || type == UInt8(DT_REG) || type == UInt8(DT_UNKNOWN) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let isFolder = type == UInt8(DT_DIR) || type == UInt8(DT_UNKNOWN) && !name.contains(".")
      found.append((name, isFolder))
    }
    return found.sorted { $0.name < $1.name }
  }
}
