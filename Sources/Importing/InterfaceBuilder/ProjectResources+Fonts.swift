import Foundation
import ProofModel

/// Fonts that an app brings with it.
extension ProjectResources {
  /// The files that `Info.plist` lists, where views ask for families of the user's: which file a family is in, the
  /// files' own name tables say.
  func addFonts(to document: inout Document, _ sink: inout DiagnosticSink) {
    guard document.root.asksForFamily else { return }
    var listed: Set<String> = []
    for (path, _) in files(ending: "Info.plist", in: folder, depth: 2) {
      guard let bytes = Self.bytes(path, &sink) else { continue }
      guard let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any] else {
        Self.warn(path, "it is no property list", &sink)
        continue
      }
      listed.formUnion(
        (list["UIAppFonts"] as? [String] ?? []).compactMap { $0.split(separator: "/").last.map(String.init) })
    }
    guard !listed.isEmpty else { return }
    var found: [String] = []
    for ending in [".ttf", ".otf", ".ttc"] {
      for (path, name) in files(ending: ending, in: folder, depth: 4) where listed.contains(name + ending) {
        found.append(String(path.dropFirst(folder.count + 1)))
      }
    }
    document.fontFiles = found
  }
}

extension ViewNode {
  /// Whether the view or one below it names a font family.
  fileprivate var asksForFamily: Bool {
    if case .font(let font)? = properties[.font]?.value, font.family != nil { return true }
    return children.contains(where: \.asksForFamily)
  }
}
