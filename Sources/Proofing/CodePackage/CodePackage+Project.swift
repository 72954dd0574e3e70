import Foundation

extension CodePackage {
  /// Sources that lie in the app's folders and are no part of the app: no project file beside them names them, though the
  /// projects name most. They would declare again what the app declares.
  ///
  /// A project whose folders are kept in step with the disk (Xcode 16) names no file, and leaves none out.
  ///
  /// - Returns: paths relative to the package, in order.
  public func unlisted(in folders: [String]) -> [String] {
    let here = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var named: Set<Substring> = []
    for project in here.sorted() where project.hasSuffix(".xcodeproj") {
      guard let text = try? String(contentsOfFile: path("\(project)/project.pbxproj"), encoding: .utf8) else {
        continue
      }
      let words = text.split { $0 == "/" || $0 == "\"" || $0 == " " || $0 == ";" || $0.isNewline }
      named.formUnion(words.filter { $0.hasSuffix(".swift") })
      // Names with spaces are quoted.
      named.formUnion(text.split { $0 == "\"" || $0 == "/" }.filter { $0.hasSuffix(".swift") })
    }
    let sources = folders.flatMap(swiftFiles)
    let lying = sources.filter { !named.contains($0.split(separator: "/").last ?? "") }
    return lying.count * 5 < sources.count ? lying : []
  }
}
