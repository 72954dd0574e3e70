import Foundation
import ProofModel

/// What an Interface Builder file's project has for it: colours and pictures of asset catalogues and fonts, the nearest to
/// the file first, and localised strings beside it. A file inside `Base.lproj` has the folder above as its project's.
package struct ProjectResources {
  let folder: String
  /// The folder of one language that the file lies in, `de.lproj`; nil: none.
  let localization: String?
  /// The file's name without its ending, which string files share.
  let stem: String
  /// Of other storyboards whose scenes are part of this one's.
  let others: [ProjectResources]
  let tree: ProjectTree
  /// Of the file's own texts.
  let language: String
  let index: Index

  /// Paths by the names that files use, the nearest first.
  struct Index {
    var imageSets: [String: [String]] = [:]
    /// Names of symbols of one's own, which are drawn as the system's.
    var symbolSets: Set<String> = []
    var iconSets: [String: [String]] = [:]
    /// The folders of catalogues' icons of apps, `AppIcon.appiconset`, by their names.
    var appIcons: [String: [String]] = [:]
    var loosePictures: [String: [String]] = [:]
    private static let appIcon = ".appiconset"

    init(_ tree: ProjectTree) {
      for entry in tree.entries {
        switch entry.ending {
        case ".symbolset": symbolSets.insert(entry.stem)
        case ".imageset": imageSets[entry.stem, default: []].append(entry.path)
        case ".iconset": iconSets[entry.stem, default: []].append(entry.path)
        default:
          guard ProjectTree.pictures.contains(entry.ending) else { continue }
          let folder = entry.path.split(separator: "/").dropLast().last ?? ""
          if folder.hasSuffix(Self.appIcon), let end = entry.path.lastIndex(of: "/") {
            let path = String(entry.path[..<end])
            let name = String(folder.dropLast(Self.appIcon.count))
            if appIcons[name]?.contains(path) != true { appIcons[name, default: []].append(path) }
          }
          loosePictures[ProjectResources.looseStem(entry.path), default: []].append(entry.path)
        }
      }
    }
  }

  static let largestFile = 4 << 20

  /// - Parameters:
  ///   - others: paths of storyboards that the file refers to, whose texts are localised beside them.
  ///   - limit: a folder that is not left; nil: none.
  ///   - language: the language of the file's own texts.
  init(file: String, others: [String] = [], within limit: String? = nil, language: String? = nil) {
    self.init(file: file, others: others, tree: nil, within: limit, language: language)
  }

  /// - Parameter known: the project's tree, where it was walked before.
  package init(
    file: String, others: [String], tree known: ProjectTree?, within limit: String?, language: String? = nil
  ) {
    self.language = language ?? "en"
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? file
    stem = String(name.split(separator: ".").first ?? "")
    localization = parts.last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    if localization != nil { parts.removeLast() }
    let joined = parts.joined(separator: "/")
    let place = joined.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : joined
    folder = place
    let tree = known ?? ProjectTree(folder: place, within: limit)
    self.tree = tree
    index = Index(tree)
    self.others = others.map { ProjectResources(file: $0, others: [], tree: tree, within: limit, language: language) }
  }

  /// Puts in what the project has for the document; what cannot be read of it is told.
  func apply(to document: inout Document, _ sink: inout DiagnosticSink) {
    document.assetFolder = folder
    addColors(to: &document, &sink)
    addStrings(to: &document, &sink)
    addFonts(to: &document, &sink)
    addPictures(to: &document, &sink)
  }

  /// The bytes of a file beside; nil, with a warning where it is there and cannot be read.
  static func bytes(_ path: String, _ sink: inout DiagnosticSink) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return Data(try FileReading.bytes(at: path, limit: largestFile))
    } catch {
      warn(path, "\(error)", &sink)
      return nil
    }
  }

  static func warn(
    _ path: String, _ reason: String, _ sink: inout DiagnosticSink, line: Int = 1, column: Int = 1
  ) {
    sink.report(
      .warning(
        "resource-unreadable", "'\(path)' is left out: \(reason)",
        at: SourceSpan(file: path, line: line, column: column),
        hint: "open it in Xcode, which says what is wrong with it"))
  }

  // MARK: The file system

  /// The names of what lies in a folder, sorted and without what is hidden.
  package static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
