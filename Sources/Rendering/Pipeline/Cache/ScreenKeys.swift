import CairoRendering
import Foundation
import ProofModel
import Solving
import Typesetting

/// Keys of a run's screens and pictures: digests of all that they depend on, this program's version included.
final class ScreenKeys: Sendable {
  /// Of files that were read, by path.
  private let files = Locked<[String: String]>([:])
  /// What draws, and the fonts that there are.
  private let machine: String

  init(fonts: FontCatalogue) {
    let installed = fonts.roots.flatMap {
      Self.list($0, endings: [".ttf", ".otf", ".ttc", ".pfb"], most: 100_000) ?? []
    }
    machine = SHA256Text.of(
      ([DrawingEnvironment.current.id, DrawingEnvironment.current.tool] + installed.map { "\($0.name) \($0.size)" })
        .joined(separator: "\n"))
  }

  /// The key of everything that is made of a screen; known before it is solved. Nil where not all that it depends on is
  /// in files: for layout code.
  ///
  /// - Parameter asked: what was asked for, in words that are the same for the same request.
  func screen(_ workbench: Workbench, asked: String) -> String? {
    guard !workbench.sources.isEmpty, workbench.triesCauses else { return nil }
    let document = workbench.document
    var lines = [
      "screen 1", machine, asked, document.name, document.file, document.sceneID, "\(String(describing: document.app))",
    ]
    lines += workbench.sources.map { "\($0) \(digest(ofFile: $0))" }
    // What Interface Builder's files take from their project is in the document by now.
    lines += document.strings.map { table in
      table.locale + " "
        + table.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\u{1}")
    }
    lines += document.tokens.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value)" }
    for (name, set) in document.pictures.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name) \(set.isTemplate)")
      lines += set.files.map {
        "\($0.path) \($0.scale) \($0.isDark) \(digest(ofFile: $0.path, below: document.assetFolder))"
      }
    }
    lines += document.fontFiles.map { "\($0) \(digest(ofFile: $0, below: document.assetFolder))" }
    lines += document.mocks.map { mock in
      "\(mock.file) \(mock.frame ?? "") \(digest(ofFile: mock.file, below: document.assetFolder))"
    }
    lines += pictures(of: document)
    return SHA256Text.of(lines.joined(separator: "\n"))
  }

  /// The key of one picture of a solved variant: equal layouts have one, whatever device they are of.
  ///
  /// - Parameter shown: what is drawn, and how.
  func picture(_ workbench: Workbench, _ solved: Workbench.Solved, shown: String) -> String {
    let fonts = workbench.fonts(of: solved.layout).map { "\($0.file) \($0.sha256)" }.sorted()
    let assets = workbench.assets(of: solved.layout).map { "\($0.name) \($0.sha256)" }
    return SHA256Text.of((["picture 2", machine, shown] + fonts + assets).joined(separator: "\n"))
  }

  // MARK: Files

  private func digest(ofFile path: String, below folder: String? = nil) -> String {
    var path = path
    if let folder, !path.hasPrefix("/"), !FileManager.default.fileExists(atPath: path) { path = "\(folder)/\(path)" }
    if let known = files.withLock({ $0[path] }) { return known }
    let bytes = try? FileReading.bytes(at: path, limit: OutputFolder.largestFile)
    let digest = bytes.map { SHA256Text.of($0) } ?? "none"
    files.withLock { $0[path] = digest }
    return digest
  }

  /// The pictures that a document names, each by the digest of the file that its name means at each scale, as drawing
  /// looks it up; no others of the folder count.
  private func pictures(of document: Document) -> [String] {
    let names = AssetNames.all(in: document)
    guard !names.isEmpty else { return [] }
    let store = ImageStore(
      folder: document.assetFolder, root: document.assetRoot, systemPictures: document.systemPictures,
      sets: document.pictures)
    return names.sorted().flatMap { name in
      [1.0, 2, 3].map { scale in
        "\(name)@\(scale) \(store.fileDigest(asset: name, environment: TextEnvironment(scale: scale)) ?? "none")"
      }
    }
  }

  /// Files with some endings below a folder, sorted by name; nil where there are more entries than are looked at.
  private static func list(_ folder: String, endings: [String], most: Int) -> [(name: String, size: Int)]? {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [(name: String, size: Int)] = []
    var left = most
    for case let name as String in names {
      left -= 1
      guard left > 0 else { return nil }
      let lower = name.lowercased()
      guard endings.contains(where: lower.hasSuffix) else { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      found.append((name, Int(status.st_size)))
    }
    return found.sorted { $0.name < $1.name }
  }
}
