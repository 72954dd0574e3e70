import Foundation
import ProofModel

/// Localisations beside a file: `.strings` of each language and string catalogues.
extension ProjectResources {
  /// Tables by object id (`abc-12-xyz.text`); the file's own texts are the base.
  func addStrings(to document: inout Document, _ sink: inout DiagnosticSink) {
    var (base, tables) = stringTables(&sink)
    for other in others { tables.merge(other.stringTables(&sink).tables) { $0.merging($1) { first, _ in first } } }
    let keys = Set(tables.values.flatMap(\.keys))
    guard !keys.isEmpty else { return }
    var own: [String: String] = [:]
    Self.name(&document.root, keys: keys, base: &own)
    guard !own.isEmpty else { return }
    own.merge(tables.removeValue(forKey: base)?.filter { own[$0.key] != nil } ?? [:]) { $1 }
    document.strings =
      [StringTable(locale: base, texts: own)]
      + tables.sorted { $0.key < $1.key }.map { table in
        StringTable(locale: table.key, texts: table.value.filter { own[$0.key] != nil })
      }
  }

  /// By locale, of this file's name.
  private func stringTables(_ sink: inout DiagnosticSink) -> (base: String, tables: [String: [String: String]]) {
    var tables: [String: [String: String]] = [:]
    var base = language
    for name in Self.entries(of: folder) where name.hasSuffix(".lproj") {
      let locale = String(name.dropLast(6)).replacing("_", with: "-")
      if locale != "Base", LocaleTag.isWellFormed(locale),
        let table = Self.stringsFile("\(folder)/\(name)/\(stem).strings", &sink)
      {
        tables[locale] = table
      }
      if let catalogue = Self.catalogue("\(folder)/\(name)/\(stem).xcstrings", &sink) {
        base = catalogue.base
        tables.merge(catalogue.tables) { $0.merging($1) { $1 } }
      }
    }
    if let catalogue = Self.catalogue("\(folder)/\(stem).xcstrings", &sink) {
      base = catalogue.base
      tables.merge(catalogue.tables) { $0.merging($1) { $1 } }
    }
    return (base, tables)
  }

  /// Views' texts that a table has become `@key`; what they said is noted as the base's.
  private static func name(_ node: inout ViewNode, keys: Set<String>, base: inout [String: String]) {
    let title = node.kind == .button ? ["normalTitle", "configuration.title", "title"] : ["text", "title"]
    for (property, words) in [(PropertyKey.text, title), (.placeholder, ["placeholder"])] {
      guard case .text(let text)? = node.properties[property]?.value,
        let key = (words.map { "\(objectID(node)).\($0)" } + [TableSections.key(ofTitle: objectID(node))])
          .first(where: keys.contains)
      else { continue }
      base[key] = text.hasPrefix("@@") ? String(text.dropFirst()) : text
      node.properties[property]?.value = .text("@" + key)
    }
    if case .texts(let titles)? = node.properties[.segments]?.value {
      let named = titles.enumerated().map { index, title -> String in
        let key = "\(objectID(node)).segmentTitles[\(index)]"
        guard keys.contains(key) else { return title }
        base[key] = title
        return "@" + key
      }
      node.properties[.segments]?.value = .texts(named)
    }
    for index in node.children.indices { name(&node.children[index], keys: keys, base: &base) }
  }

  /// The id in the file, without what tells a second copy of a scene apart.
  private static func objectID(_ node: ViewNode) -> String { String(node.id.split(separator: "/").last ?? "") }

  /// `"key" = "text";`, as UTF-8 or UTF-16, with comments.
  static func stringsFile(_ path: String, _ sink: inout DiagnosticSink) -> [String: String]? {
    guard let bytes = bytes(path, &sink) else { return nil }
    do throws(StringsFile.Problem) {
      return try StringsFile(bytes).texts
    } catch {
      warn(
        path, "it is no list of \"key\" = \"text\"; here \(error.expected) is missing", &sink, line: error.line,
        column: error.column)
      return nil
    }
  }

  /// One text of a string catalogue: as it is, or by plural and by device, of which there is one to show.
  private struct Localization: Decodable {
    struct Unit: Decodable {
      var value: String
    }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
    var stringUnit: Unit?
    var variations: Variations?

    /// The text itself, or that of any number on any device: `other`. Empty ones are not translated yet.
    var text: String? {
      if let value = stringUnit?.value { return value.isEmpty ? nil : value }
      let forms = variations?.plural ?? variations?.device
      return (forms?["other"] ?? forms?.sorted { $0.key < $1.key }.first?.value)?.text
    }
  }

  private struct Catalogue: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  static func catalogue(
    _ path: String, _ sink: inout DiagnosticSink
  ) -> (base: String, tables: [String: [String: String]])? {
    guard let bytes = bytes(path, &sink) else { return nil }
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: bytes) else {
      warn(path, "it is no string catalogue", &sink)
      return nil
    }
    var tables: [String: [String: String]] = [catalogue.sourceLanguage: [:]]
    for (key, entry) in catalogue.strings {
      for (locale, localization) in entry.localizations ?? [:] {
        let locale = locale.replacing("_", with: "-")
        if let text = localization.text, LocaleTag.isWellFormed(locale) { tables[locale, default: [:]][key] = text }
      }
    }
    return (catalogue.sourceLanguage, tables)
  }
}
