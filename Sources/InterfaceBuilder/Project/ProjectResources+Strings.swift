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
    func named(_ text: String, _ owner: String?) -> String {
      guard let owner, let key = Self.key(of: owner, ["title"], keys) else { return text }
      own[key] = text
      return "@" + key
    }
    document.barContents = document.barContents.mapTexts(named)
    document.innerBarContents = document.innerBarContents.mapValues { $0.mapTexts(named) }
    if let title = document.title, let owner = document.titleOwner, let key = Self.key(of: owner, ["title"], keys) {
      own[key] = title
      document.titleKey = key
    }
    guard !own.isEmpty else { return }
    document.fileTexts = own
    own.merge(tables.removeValue(forKey: base)?.filter { own[$0.key] != nil } ?? [:]) { $1 }
    document.strings =
      [StringTable(locale: base, texts: own)]
      + tables.sorted { $0.key < $1.key }.map { table in
        StringTable(locale: table.key, texts: table.value.filter { own[$0.key] != nil })
      }
    drawCanvasWithOwnTexts(&document)
  }

  /// Interface Builder's canvas shows what the file itself says, also where a table of the development language says
  /// otherwise, which the app shows ("Internationalization and Localization Guide": base and language folders). Recorded frames of
  /// netcloth and Calliope are so.
  private func drawCanvasWithOwnTexts(_ document: inout Document) {
    guard case .drawn(var canvas)? = document.canvas else { return }
    let base = document.baseLocale
    let shown = document.strings.filter { [base, canvas.locale].contains($0.locale) }
    let differs = shown.contains { $0.texts.contains { document.fileTexts[$0.key] != $0.value } }
    guard differs else { return }
    canvas.readsFileTexts = true
    document.canvas = .drawn(canvas)
  }

  /// The texts of a file in all languages of its project, by locale and by key; those of its screens and all others.
  package static func texts(ofFile file: String) -> [String: [String: String]] {
    var quiet = DiagnosticSink()
    return ProjectResources(file: file, others: [], tree: ProjectTree(), within: nil).stringTables(&quiet).tables
  }

  /// Whether a language has a file of its own by this one's name: its texts are that one's.
  private func hasOwnFile(_ language: String) -> Bool {
    guard language != localization else { return false }
    return [".xib", ".storyboard", ".nib"].contains {
      FileManager.default.fileExists(atPath: "\(folder)/\(language)/\(stem)\($0)")
    }
  }

  /// By locale, of this file's name.
  private func stringTables(_ sink: inout DiagnosticSink) -> (base: String, tables: [String: [String: String]]) {
    var tables: [String: [String: String]] = [:]
    var base = language
    for name in Self.entries(of: folder) where name.hasSuffix(".lproj") && !hasOwnFile(name) {
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

  /// Views' texts that a table has become `@key`; what they said is noted as the base's. Tables of macOS files name a control's
  /// cell (`.title`, `.placeholderString`), the items of menus and tabs (`.title`, `.label`), and the text of a text view
  /// (`.string`; tables of 18 apps).
  private static func name(_ node: inout ViewNode, keys: Set<String>, base: inout [String: String]) {
    let title =
      node.kind == .button
      ? ["normalTitle", "configuration.title", "title"] : ["text", "title", "string", "headerCell.title"]
    let owners = [objectID(node.id), node.textOwner].compactMap { $0 }
    let segments = node.segments
    for (property, words) in [(PropertyKey.text, title), (.placeholder, ["placeholder", "placeholderString"])] {
      guard case .text(let text)? = node.properties[property]?.value else { continue }
      let section = TableSections.key(ofTitle: objectID(node.id)).flatMap { keys.contains($0) ? $0 : nil }
      // A pop-up shows the title of one of its items.
      let item = property == .text ? segments.firstIndex(of: text).flatMap { node.segmentOwner($0) } : nil
      let found = owners.lazy.compactMap { key(of: $0, words, keys) }.first ?? section
      guard let key = found ?? item.flatMap({ key(of: $0, ["title"], keys) }) else { continue }
      base[key] = text.hasPrefix("@@") ? String(text.dropFirst()) : text
      node.properties[property]?.value = .text("@" + key)
      if property == .text { node.properties[.runs] = nil }
    }
    if !segments.isEmpty {
      let named = segments.enumerated().map { index, title -> String in
        let own = owners.lazy.compactMap {
          key(of: $0, ["segmentTitles[\(index)]", "ibShadowedLabels[\(index)]"], keys)
        }
        guard let key = own.first ?? node.segmentOwner(index).flatMap({ key(of: $0, ["title", "label"], keys) }) else {
          return title
        }
        base[key] = title
        return "@" + key
      }
      node.properties[.segments]?.value = .texts(named)
    }
    for index in node.children.indices { name(&node.children[index], keys: keys, base: &base) }
  }

  /// The first of an object's keys that the tables have.
  private static func key(of id: String, _ words: [String], _ keys: Set<String>) -> String? {
    words.lazy.map { "\(objectID(id)).\($0)" }.first(where: keys.contains)
  }

  /// The id in the file, without what tells a second copy of a scene apart.
  private static func objectID(_ id: String) -> String { String(id.split(separator: "/").last ?? "") }

  /// `"key" = "text";`, as UTF-8 or UTF-16, with comments.
  package static func stringsFile(_ path: String, _ sink: inout DiagnosticSink) -> [String: String]? {
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

  /// Where reading a list of texts stops and what should have stood there; nil of what can be read, and of no file.
  package static func stringsProblem(_ path: String) -> (line: Int, expected: String)? {
    var quiet = DiagnosticSink()
    guard path.hasSuffix(".strings"), let bytes = bytes(path, &quiet) else { return nil }
    do throws(StringsFile.Problem) {
      _ = try StringsFile(bytes)
      return nil
    } catch {
      return (error.line, error.expected)
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

  /// The tables of a string catalogue by language, and which language it is written in.
  package static func catalogue(
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

extension ViewNode {
  /// The titles of its segments, tabs or menu; empty where it has none.
  fileprivate var segments: [String] {
    guard case .texts(let titles)? = properties[.segments]?.value else { return [] }
    return titles
  }

  fileprivate func segmentOwner(_ index: Int) -> String? {
    segmentOwners.indices.contains(index) ? segmentOwners[index] : nil
  }
}
