import Foundation
import ProofModel

/// What lies beside an Interface Builder file in its project: colours of asset catalogues, localised strings and
/// fonts. A file inside `Base.lproj` has the folder above as its project's.
struct ProjectResources {
  let folder: String
  private let isLocalised: Bool
  /// The file's name without its ending, which string files share.
  let stem: String
  /// Of other storyboards whose scenes are part of this one's.
  let others: [ProjectResources]

  static let largestFile = 4 << 20
  private static let mostEntries = 5_000

  /// - Parameter others: paths of storyboards that the file refers to, whose texts are localised beside them.
  init(file: String, others: [String] = []) {
    self.others = others.map { ProjectResources(file: $0) }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? file
    stem = String(name.split(separator: ".").first ?? "")
    isLocalised = parts.last?.hasSuffix(".lproj") ?? false
    if isLocalised { parts.removeLast() }
    let joined = parts.joined(separator: "/")
    folder = joined.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : joined
  }

  /// Puts in what the project has for the document; what cannot be read of it is told.
  func apply(to document: inout Document, _ sink: inout DiagnosticSink) {
    document.assetFolder = folder
    addColors(to: &document, &sink)
    addStrings(to: &document, &sink)
    addFonts(to: &document, &sink)
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

  static func warn(_ path: String, _ reason: String, _ sink: inout DiagnosticSink) {
    sink.report(
      .warning(
        "resource-unreadable", "'\(path)' is left out: \(reason)", at: SourceSpan(file: path, line: 1),
        hint: "open it in Xcode, which says what is wrong with it"))
  }

  // MARK: The file system

  /// Paths whose end is the given one, with the name before it; in the order of their names, links left out.
  func files(ending: String, in folder: String, depth: Int) -> [(path: String, name: String)] {
    var found: [(String, String)] = []
    var left = Self.mostEntries
    let parts = ending.split(separator: "/", maxSplits: 1).map(String.init)
    func search(_ folder: String, _ depth: Int) {
      for entry in Self.entries(of: folder) where left > 0 {
        left -= 1
        let path = "\(folder)/\(entry)"
        if entry.hasSuffix(parts[0]) {
          found.append((parts.count == 2 ? "\(path)/\(parts[1])" : path, String(entry.dropLast(parts[0].count))))
        } else if depth > 0, !entry.contains(".") || entry.hasSuffix(".xcassets") || entry.hasSuffix(".lproj") {
          search(path, depth - 1)
        }
      }
    }
    search(folder, depth)
    return found
  }

  static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
