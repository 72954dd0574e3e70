import Foundation
import Importing
public import ProofModel

/// Opens screens by their files' names, folders included.
public struct ScreenLoader: Sendable {
  let studio: Studio

  public init(studio: Studio) {
    self.studio = studio
  }

  public struct Loaded: Sendable {
    public var workbenches: [Workbench] = []
    public var diagnostics: [Diagnostic] = []
    /// The files that were read, includes among them, as they were opened; each once.
    public var sources: [String] = []
    /// Files with errors, whole or in part no screens, and the first of each.
    public var broken: [String: String] = [:]
  }

  /// Opens each file (a storyboard has several screens), and of each folder every `*.proof.yaml`, `*.proof.yml` and `*.proof.json` in it, sorted by name.
  public func load(_ paths: [String]) -> Loaded {
    var loaded = Loaded()
    for path in paths {
      let files = expand(path)
      if files.isEmpty {
        loaded.diagnostics.append(
          .error(
            "no-specs", "the folder '\(path)' holds no layout spec",
            hint: "name a storyboard, a xib or a spec; 'proofsheet \(path)' says what is in the folders below"))
      }
      for file in files { open(file, &loaded) }
    }
    return loaded
  }

  private func expand(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(Self.isSpec).sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// Whether a file of that name is a layout spec.
  static func isSpec(_ name: String) -> Bool {
    [".proof.yaml", ".proof.yml", ".proof.json"].contains { name.hasSuffix($0) }
  }

  /// Whether the path is a folder without a spec of its own: the folder of a whole project.
  public static func isProject(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return !names.contains(where: isSpec)
  }

  private func open(_ file: String, _ loaded: inout Loaded) {
    if [".storyboard", ".xib", ".nib"].contains(where: { file.hasSuffix($0) }) {
      let reading = InterfaceBuilderReader.read(file: file)
      note(file, [file] + reading.references, reading.diagnostics, &loaded)
      loaded.workbenches += reading.documents.map { Workbench(document: $0, studio: studio, flags: reading.flags) }
      return
    }
    let result = SpecReader.read(file: file)
    note(file, [file] + result.sources.map(\.file), result.diagnostics, &loaded)
    // A spec with errors is no screen: half of its rules would make a picture that nobody meant.
    if let document = result.document, !result.hasErrors {
      loaded.workbenches.append(Workbench(document: document, studio: studio))
    }
  }

  private func note(_ file: String, _ sources: [String], _ diagnostics: [Diagnostic], _ loaded: inout Loaded) {
    loaded.diagnostics += diagnostics
    for source in sources where !loaded.sources.contains(source) { loaded.sources.append(source) }
    if let error = diagnostics.first(where: { $0.severity == .error }) { loaded.broken[file] = error.message }
  }
}
