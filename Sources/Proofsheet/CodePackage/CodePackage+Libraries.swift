import Foundation
import ProofModel

extension CodePackage {
  /// A module that an app imports, as a folder of Swift sources: a layout library, or another target of the app.
  public struct Library: Hashable, Sendable {
    /// As the app imports it.
    public let name: String
    /// Relative to the package, or absolute.
    public let folder: String

    public init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }

    /// Reads `NAME=FOLDER`; nil where it is none.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let first = parts[0].first, first.isLetter || first == "_",
        parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      self.init(name: parts[0], folder: parts[1])
    }
  }

  /// The modules that the app's sources import and whose sources lie beside it, as CocoaPods and Carthage put them.
  ///
  /// - Parameter folders: of the app, relative to the package.
  public func vendored(importedBy folders: [String]) -> [Library] {
    var imported: Set<String> = []
    for file in folders.flatMap({ swiftFiles(in: $0) }) {
      let text = (try? String(contentsOfFile: path(file), encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let at = words.firstIndex(of: "import"), at + 1 < words.count, at <= 1 else { continue }
        imported.insert(String(words[at + 1]))
      }
    }
    return imported.sorted().compactMap { name in
      ["Pods/\(name)", "Carthage/Checkouts/\(name)"].flatMap { base in
        ["Sources/\(name)", "Sources", "Source", name, ""].map { $0.isEmpty ? base : "\(base)/\($0)" }
      }
      .first { !swiftFiles(in: $0).isEmpty }
      .map { Library(name: name, folder: $0) }
    }
  }

  /// The Swift sources below a folder, relative to the package.
  func swiftFiles(in folder: String) -> [String] { files(in: folder, endingIn: ".swift") }

  func files(in folder: String, endingIn ending: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: path(folder)) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
