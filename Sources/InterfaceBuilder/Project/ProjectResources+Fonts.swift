import Foundation
import ProofModel

/// Fonts that an app brings with it.
extension ProjectResources {
  /// The files that `Info.plist` lists, where views ask for families of the user's: which file a family is in, the
  /// files' own name tables say. An app may make others known by its code, or have a folder of them
  /// (`ATSApplicationFontsPath`, docs): of these the ones that are called as a view asks.
  func addFonts(to document: inout Document, _ sink: inout DiagnosticSink) {
    let families = document.root.fontFamilies
    guard !families.isEmpty else { return }
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
    let asked = Set(families.map(Self.plain))
    let isHere = folder == "."
    let found = tree.entries.filter { [".ttf", ".otf", ".ttc"].contains($0.ending) }.map(\.path).filter { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let stem = name.split(separator: ".").first.map(String.init) ?? name
      return listed.contains(name) || asked.contains(Self.plain(stem))
    }.map { isHere ? $0 : String($0.dropFirst(folder == "/" ? 1 : folder.count + 1)) }
    document.fontFiles = found
  }

  /// A font's name as files spell it too: `CircularStd-Bold` and `Circular Std Bold` are one.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
