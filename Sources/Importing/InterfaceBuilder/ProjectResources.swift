import Foundation
import ProofModel

/// What lies beside an Interface Builder file in its project: colours of asset catalogues, localised strings and
/// fonts. A file inside `Base.lproj` has the folder above as its project's.
struct ProjectResources {
  private let folder: String
  private let isLocalised: Bool
  /// The file's name without its ending, which string files share.
  private let stem: String
  /// Of other storyboards whose scenes are part of this one's.
  private let others: [ProjectResources]

  private static let largestFile = 4 << 20
  private static let mostEntries = 5_000

  /// - Parameter others: paths of storyboards that the file refers to, whose texts are localised beside them.
  init(file: String, others: [String] = []) {
    self.others = others.map { ProjectResources(file: $0) }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? file
    stem = String(name.split(separator: ".").first ?? "")
    isLocalised = parts.last?.hasSuffix(".lproj") ?? false
    if isLocalised { parts.removeLast() }
    let joined = parts.joined(separator: "/")
    folder = joined.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : joined
  }

  /// Puts in what the project has for the document.
  func apply(to document: inout Document) {
    document.assetFolder = folder
    addColors(to: &document)
    addStrings(to: &document)
    addFonts(to: &document)
  }

  // MARK: Colours

  /// Sets of the catalogues by the name of the colour: their light and dark values go before what the file recorded.
  private func addColors(to document: inout Document) {
    let wanted = document.tokens.keys.filter { $0.hasPrefix("color.") }
    guard !wanted.isEmpty else { return }
    for (path, name) in files(ending: ".colorset/Contents.json", in: folder, depth: 6) {
      let key = "color." + (SceneNames.identifier(name) ?? name)
      guard wanted.contains(key), let token = Self.color(at: path) else { continue }
      document.tokens[key] = Located(token)
    }
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Value: Decodable {
        var components: [String: String]?
      }
      struct Appearance: Decodable {
        var appearance: String
        var value: String
      }
      var color: Value?
      var appearances: [Appearance]?
    }
    var colors: [Entry]
  }

  private static func color(at path: String) -> TokenValue? {
    guard let bytes = try? FileReading.bytes(at: path, limit: largestFile),
      let set = try? JSONDecoder().decode(ColorSet.self, from: Data(bytes))
    else { return nil }
    var light: Color?
    var dark: Color?
    for entry in set.colors {
      guard let components = entry.color?.components else { continue }
      let color: Color
      if let white = component(components["white"]) {
        color = Color(white: white, alpha: component(components["alpha"]) ?? 1)
      } else {
        color = Color(
          red: component(components["red"]) ?? 0, green: component(components["green"]) ?? 0,
          blue: component(components["blue"]) ?? 0, alpha: component(components["alpha"]) ?? 1)
      }
      let appearance = entry.appearances?.first { $0.appearance == "luminosity" }?.value
      if appearance == "dark" { dark = dark ?? color } else if entry.appearances == nil { light = light ?? color }
    }
    return light.map { .color(light: $0, dark: dark) }
  }

  /// `0.5`, `0x7F` or `127`.
  private static func component(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || value <= 1 ? value : value / 255
  }

  // MARK: Strings

  /// Tables by object id (`abc-12-xyz.text`); the file's own texts are the base.
  private func addStrings(to document: inout Document) {
    var (base, tables) = stringTables()
    for other in others { tables.merge(other.stringTables().tables) { $0.merging($1) { first, _ in first } } }
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
  private func stringTables() -> (base: String, tables: [String: [String: String]]) {
    var tables: [String: [String: String]] = [:]
    var base = "en"
    for name in Self.entries(of: folder) where name.hasSuffix(".lproj") {
      let locale = String(name.dropLast(6)).replacing("_", with: "-")
      if locale != "Base", SpecBuilder.isLocale(locale),
        let table = Self.stringsFile("\(folder)/\(name)/\(stem).strings")
      {
        tables[locale] = table
      }
      if let catalogue = Self.catalogue("\(folder)/\(name)/\(stem).xcstrings") {
        base = catalogue.base
        tables.merge(catalogue.tables) { $0.merging($1) { $1 } }
      }
    }
    if let catalogue = Self.catalogue("\(folder)/\(stem).xcstrings") {
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
  private static func stringsFile(_ path: String) -> [String: String]? {
    guard let bytes = try? FileReading.bytes(at: path, limit: largestFile) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: String]
  }

  private struct Catalogue: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { var value: String }
        var stringUnit: Unit?
      }
      var localizations: [String: Localization]?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private static func catalogue(_ path: String) -> (base: String, tables: [String: [String: String]])? {
    guard let bytes = try? FileReading.bytes(at: path, limit: largestFile),
      let catalogue = try? JSONDecoder().decode(Catalogue.self, from: Data(bytes))
    else { return nil }
    var tables: [String: [String: String]] = [catalogue.sourceLanguage: [:]]
    for (key, entry) in catalogue.strings {
      for (locale, localization) in entry.localizations ?? [:] {
        if let value = localization.stringUnit?.value, SpecBuilder.isLocale(locale) {
          tables[locale, default: [:]][key] = value
        }
      }
    }
    return (catalogue.sourceLanguage, tables)
  }

  // MARK: Fonts

  /// Fonts that `Info.plist` lists, by the names of their files: `Proxima-Bold.otf` is the font `Proxima-Bold`.
  private func addFonts(to document: inout Document) {
    var wanted: Set<String> = []
    Self.families(of: document.root, &wanted)
    guard !wanted.isEmpty else { return }
    var listed: Set<String> = []
    for (path, _) in files(ending: "Info.plist", in: folder, depth: 2) {
      guard let bytes = try? FileReading.bytes(at: path, limit: Self.largestFile),
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      else { continue }
      listed.formUnion(
        (list["UIAppFonts"] as? [String] ?? []).compactMap { $0.split(separator: "/").last.map(String.init) })
    }
    guard !listed.isEmpty else { return }
    var found: [String: String] = [:]
    for ending in [".ttf", ".otf"] {
      for (path, name) in files(ending: ending, in: folder, depth: 4) where listed.contains(name + ending) {
        found[name] = String(path.dropFirst(folder.count + 1))
      }
    }
    if !found.isEmpty { Self.setFonts(&document.root, found) }
  }

  private static func families(of node: ViewNode, _ families: inout Set<String>) {
    if case .font(let font)? = node.properties[.font]?.value, let family = font.family { families.insert(family) }
    for child in node.children { self.families(of: child, &families) }
  }

  private static func setFonts(_ node: inout ViewNode, _ files: [String: String]) {
    if case .font(var font)? = node.properties[.font]?.value, let file = font.family.flatMap({ files[$0] }) {
      font.file = file
      node.properties[.font]?.value = .font(font)
    }
    for index in node.children.indices { setFonts(&node.children[index], files) }
  }

  // MARK: The file system

  /// Paths whose end is the given one, with the name before it; in the order of their names, links left out.
  private func files(ending: String, in folder: String, depth: Int) -> [(path: String, name: String)] {
    var found: [(String, String)] = []
    var left = Self.mostEntries
    let parts = ending.split(separator: "/", maxSplits: 1).map(String.init)
    func search(_ folder: String, _ depth: Int) {
      for entry in Self.entries(of: folder) where left > 0 {
        left -= 1
        let path = "\(folder)/\(entry)"
        if entry.hasSuffix(parts[0]) {
          found.append((parts.count == 2 ? "\(path)/\(parts[1])" : path, String(entry.dropLast(parts[0].count))))
        } else if depth > 0, !entry.contains(".") || entry.hasSuffix(".xcassets") || entry.hasSuffix(".lproj") {
          search(path, depth - 1)
        }
      }
    }
    search(folder, depth)
    return found
  }

  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
