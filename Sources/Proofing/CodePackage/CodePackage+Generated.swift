import Foundation
import Importing

extension CodePackage {
  /// The source that declares what a generator of the app's build would have written; nil where the app has none or its
  /// sources declare it.
  func generated(for folders: [String]) -> String? {
    let here = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let places = [""] + here.sorted().map { $0 + "/" } + folders.map { $0 + "/" }
    var seen: Set<String> = []
    let configurations = places.flatMap { [path($0 + "swiftgen.yml"), path($0 + ".swiftgen.yml")] }
      .filter { FileManager.default.fileExists(atPath: $0) && seen.insert($0).inserted }
    guard !configurations.isEmpty else { return nil }
    let sources = folders.flatMap(swiftFiles).compactMap { try? String(contentsOfFile: path($0), encoding: .utf8) }
    return SwiftGenNames.source(of: configurations) { name in
      let word = NSRegularExpression.escapedPattern(for: name)
      let declares = try? Regex("\\b(?:enum|struct|class|typealias)\\s+\(word)\\b")
      return declares.map { declares in sources.contains { $0.contains(declares) } } ?? true
    }
  }
}
