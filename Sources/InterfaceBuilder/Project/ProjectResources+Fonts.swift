import Foundation
import ProofModel

/// Fonts that an app brings with it.
extension ProjectResources {
  /// The files that `Info.plist` lists, where views ask for families of the user's: which file a family is in, the
  /// files' own name tables say.
  func addFonts(to document: inout Document, _ sink: inout DiagnosticSink) {
    guard document.root.asksForFamily else { return }
    var listed: Set<String> = []
    for entry in tree.entries where entry.ending == ".plist" && entry.stem.hasSuffix("Info") {
      let path = entry.path
      guard let bytes = Self.bytes(path, &sink) else { continue }
      guard let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any] else {
        Self.warn(path, "it is no property list", &sink)
        continue
      }
      listed.formUnion(
        (list["UIAppFonts"] as? [String] ?? []).compactMap { $0.split(separator: "/").last.map(String.init) })
    }
    guard !listed.isEmpty else { return }
    let isHere = folder == "."
    let found = tree.entries.filter { [".ttf", ".otf", ".ttc"].contains($0.ending) }.map(\.path).filter { path in
      listed.contains(path.split(separator: "/").last.map(String.init) ?? path)
    }.map { isHere ? $0 : String($0.dropFirst(folder == "/" ? 1 : folder.count + 1)) }
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
