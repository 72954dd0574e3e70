import ProofModel
import Typesetting

/// Finds the font files that an app brings with it by the names in the files' own tables: Interface Builder writes a
/// font's PostScript name, or its full one, and a file may be called otherwise.
struct ProjectFonts {
  private var records: [(file: String, record: FontRecord)] = []

  /// Gives the document's fonts their files. Reads each of the app's font files once.
  static func apply(to document: inout Document) {
    guard !document.fontFiles.isEmpty else { return }
    var fonts = ProjectFonts()
    for file in document.fontFiles {
      fonts.records += FontRecord.all(in: "\(document.assetFolder)/\(file)").map { (file, $0) }
    }
    fonts.name(&document.root)
    for index in document.overrides.indices {
      for place in document.overrides[index].set.indices {
        fonts.name(&document.overrides[index].set[place].value)
      }
    }
  }

  private func name(_ node: inout ViewNode) {
    for key in [PropertyKey.font, .runs] {
      guard var fonts = node.properties[key] else { continue }
      name(&fonts.value)
      node.properties[key] = fonts
    }
    for index in node.children.indices { name(&node.children[index]) }
  }

  /// A font, or the fonts of the parts of an attributed text.
  private func name(_ value: inout PropertyValue) {
    if case .list(var parts) = value {
      for index in parts.indices { name(&parts[index]) }
      value = .list(parts)
    }
    if case .map(var entries) = value {
      for index in entries.indices { name(&entries[index].value) }
      value = .map(entries)
    }
    guard case .font(var font) = value, font.file == nil, let family = font.family, let file = file(of: family) else {
      return
    }
    font.file = file
    value = .font(font)
  }

  /// By the names in the file, else by the file's own name.
  private func file(of family: String) -> String? {
    if let found = records.first(where: { $0.record.isNamed(family) }) { return found.file }
    return records.first { entry in
      let name = entry.file.split(separator: "/").last ?? ""
      return name.dropLast(4) == family
    }?.file
  }
}
