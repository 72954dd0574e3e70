import Foundation
import ProofModel
import XMLParsing

/// Storyboards that others refer to by name: looked for beside the file, in its localisations' folders, in the folders around
/// it, then in all of its project, whose bundle they come into (`UIStoryboard(name:bundle:)`), and read once each.
///
/// For one reading on one thread.
package final class StoryboardLibrary {
  /// Those that were read, in that order, by their paths.
  private(set) var paths: [String] = []
  /// The system of the file that refers to them: what is shown in one screen is one system's.
  var era: Era?
  /// Folders to look in, the nearest first, and how deep.
  private let roots: [(folder: String, depth: Int)]
  /// What the first folders hold, by name.
  private var found: [[String: String]] = []
  private var files: [String: InterfaceBuilderFile?] = [:]
  /// What the whole project holds, by name, the nearest of each; asked where a name is not found nearer.
  private lazy var inProject: [String: String] = wholeProject().mapValues(Self.plain)
  private let wholeProject: () -> [String: String]

  /// How many entries of a folder are looked at, and how large a storyboard may be: a reference is no reason to search
  /// a whole disk.
  private static let mostEntries = 4_000
  private static let largestFile = 16 << 20

  /// - Parameters:
  ///   - main: the path of the file that refers to others.
  ///   - limit: a folder that is not left; nil: none beyond the project's.
  ///   - wholeProject: the storyboards of the project around the file, by name.
  init(
    main: String, within limit: String? = nil, wholeProject: @escaping () -> [String: String] = { [:] }
  ) {
    var folder = main.contains("/") ? String(main[..<(main.lastIndex(of: "/") ?? main.startIndex)]) : "."
    if folder.isEmpty { folder = "/" }
    self.wholeProject = wholeProject
    var roots = [(folder, 4)]
    // The file's own folder, the one above its localisation's, and one more for siblings of either.
    if folder.hasSuffix(".lproj") {
      folder = Self.parent(of: folder)
      roots.append((folder, 4))
    }
    roots.append((Self.parent(of: folder), 2))
    self.roots = roots.filter { root in
      limit.map { Self.absolute(root.0 + "/").hasPrefix(Self.absolute($0 + "/")) } ?? true
    }
  }

  /// The storyboard of that name; nil where none is near, or where it cannot be read.
  func storyboard(named name: String) -> InterfaceBuilderFile? {
    if let known = files[name] { return known }
    var file: InterfaceBuilderFile?
    if let path = path(of: name), let bytes = try? FileReading.bytes(at: path, limit: Self.largestFile),
      let root = XMLReader.read(bytes, file: path).root, root.name == "document",
      root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
    {
      file = InterfaceBuilderFile(root, path: path)
      file?.askedEra = era
      paths.append(path)
    }
    files[name] = file
    return file
  }

  /// In the nearest folder, the first by level and name.
  private func path(of name: String) -> String? {
    for (place, root) in roots.enumerated() {
      if found.count == place { found.append(Self.storyboards(in: root.folder, depth: root.depth)) }
      if let path = found[place][name] { return path }
    }
    return inProject[name]
  }

  private static func parent(of folder: String) -> String {
    if folder == "." || folder == ".." || folder.hasSuffix("/..") { return folder == "." ? ".." : folder + "/.." }
    guard let slash = folder.lastIndex(of: "/") else { return "." }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  /// `a/c` of `a/b/../c`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).reduce(into: [Substring]()) { parts, part in
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }.joined(separator: "/")
  }

  private static func absolute(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL.path
    return url.hasSuffix("/") ? url : url + "/"
  }

  /// By name, level by level, each in the order of names; localised copies after the base.
  private static func storyboards(in folder: String, depth: Int) -> [String: String] {
    var found: [String: String] = [:]
    var left = mostEntries
    var level = [folder]
    for _ in 0...depth {
      var next: [String] = []
      for folder in level {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") && left > 0 {
          left -= 1
          let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
          if name.hasSuffix(".storyboard") {
            let stem = String(name.dropLast(".storyboard".count))
            if found[stem] == nil { found[stem] = path }
          } else if !name.contains(".") || name.hasSuffix(".lproj") {
            next.append(path)
          }
        }
      }
      level = next.filter { $0.hasSuffix("Base.lproj") } + next.filter { !$0.hasSuffix("Base.lproj") }
    }
    return found
  }
}
