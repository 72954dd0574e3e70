import Foundation
import InterfaceBuilder
package import ProofModel

/// What an app's code asks its bundle for by name: Interface Builder's files, colours, pictures and texts of the project
/// around a folder, the nearest to it first. Read at the first use, and kept.
package final class AppResources: Sendable {
  package let folder: String
  private let tree: ProjectTree
  private let state = Locked(State())

  private struct State {
    var colors: [String: TokenValue?] = [:]
    var tables: [String: StringTables] = [:]
    var pictures: [String: PictureSet]?
    var archives: [String: NibArchive] = [:]
    /// By the ending that is looked for.
    var trees: [String: ProjectTree] = [:]
  }

  private init(folder: String) {
    self.folder = folder
    tree = ProjectTree(folder: folder, within: nil)
  }

  /// One for each folder.
  package static func of(_ folder: String) -> AppResources {
    shared.withLock { known in
      if let found = known[folder] { return found }
      let made = AppResources(folder: folder)
      known[folder] = made
      return made
    }
  }

  private static let shared = Locked<[String: AppResources]>([:])

  /// The project's folder; nil where there is none.
  package var root: String? { tree.root.isEmpty ? nil : tree.root }

  // MARK: Files

  /// The nearest file of a name; `Main` and `.storyboard`.
  package func file(named name: String, _ ending: String) -> String? {
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    return tree.entries.first { $0.ending == ending && $0.stem == stem }?.path
  }

  /// The nearest file of a name and any ending, as a bundle has it; `words` and `.json`.
  package func resource(named name: String, _ ending: String) -> String? {
    let ending = ending.lowercased()
    let tree =
      ProjectTree.wanted.contains(ending)
      ? tree
      : state.withLock { state in
        let known = state.trees[ending] ?? ProjectTree(folder: folder, within: nil, endings: [ending])
        state.trees[ending] = known
        return known
      }
    return tree.entries.first { $0.ending == ending && $0.stem == name }?.path
  }

  /// What the app's property list says of it, as its build writes it; without a project the nearest Info.plist as it stands.
  package var info: [String: Any] {
    if let project = XcodeProject.around(folder) { return project.info }
    let bytes = file(named: "Info", ".plist").flatMap { try? FileReading.bytes(at: $0, limit: 4 << 20) }
    let list = bytes.flatMap { try? PropertyListSerialization.propertyList(from: Data($0), format: nil) }
    return list as? [String: Any] ?? [:]
  }

  /// All xibs and storyboards: those of a name first, then the nearest.
  package func designs(first name: String) -> [String] {
    let all = tree.entries.filter { [".xib", ".storyboard"].contains($0.ending) }
    return (all.filter { $0.stem == name } + all.filter { $0.stem != name }).map(\.path)
  }

  /// The nib or storyboard of a path, read once.
  package func archive(at path: String) throws(FileError) -> NibArchive {
    if let known = state.withLock({ $0.archives[path] }) { return known }
    let archive = try NibArchive.read(file: path, tree: tree)
    state.withLock { $0.archives[path] = archive }
    return archive
  }

  // MARK: Colours and pictures

  /// The colour of a catalogue, in light and in dark; nil where no catalogue has it.
  package func color(named name: String) -> (light: Color, dark: Color?)? {
    let token = state.withLock { state -> TokenValue? in
      if let known = state.colors[name] { return known }
      var sink = DiagnosticSink()
      let stem = name.split(separator: "/").last.map(String.init) ?? name
      let token = tree.entries.lazy.filter { $0.ending == ".colorset" && $0.stem == stem }
        .compactMap { ProjectResources.color(inSet: $0.path, .ios, &sink) }.first
      state.colors[name] = .some(token)
      return token
    }
    guard case .color(let light, let dark)? = token else { return nil }
    return (light, dark)
  }

  /// Files of all pictures of the project, by the names that code has for them. Complexity: O(pictures).
  package var pictures: [String: PictureSet] {
    if let known = state.withLock({ $0.pictures }) { return known }
    let resources = ProjectResources(file: folder + "/app", others: [], tree: tree, within: nil)
    var sink = DiagnosticSink()
    var found: [String: PictureSet] = [:]
    for entry in tree.entries {
      let isSet = entry.ending == ".imageset"
      guard isSet || [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(entry.ending),
        !entry.path.contains(".imageset/")
      else { continue }
      let name = isSet ? entry.stem : ProjectResources.looseStem(entry.path)
      if found[name] == nil { found[name] = resources.pictureSet(name, .ios, &sink) }
    }
    state.withLock { $0.pictures = found }
    return found
  }

  // MARK: Names that Xcode generates

  /// The own name of the picture of which Xcode makes this one; the first in the order of the names.
  package func picture(generated name: String) -> String? {
    Self.first(of: pictures.keys.sorted(), generating: name, without: "image")
  }

  /// The same of a colour.
  package func color(generated name: String) -> String? {
    Self.first(of: tree.entries.filter { $0.ending == ".colorset" }.map(\.stem), generating: name, without: "color")
  }

  private static func first(of names: [String], generating name: String, without ending: String) -> String? {
    let wanted = letters(name)
    return names.first { letters($0) == wanted } ?? names.first { letters($0) == wanted + ending }
  }

  private static func letters(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }

  // MARK: Texts

  private struct StringTables {
    var base = "en"
    /// By locale; `Base` counts as the base's.
    var tables: [String: [String: String]] = [:]
  }

  /// The text of a key in a table, in a language or, where that has none, in the base's or the only one's; nil where none of
  /// them has it.
  package func text(_ key: String, table name: String, locale: String) -> String? {
    let table = state.withLock { state -> StringTables in
      if let known = state.tables[name] { return known }
      let read = Self.read(table: name, tree)
      state.tables[name] = read
      return read
    }
    let language = String(locale.split(separator: "-").first ?? "")
    for wanted in [locale, language, table.base, "Base"] {
      if let text = table.tables[wanted]?[key] { return text }
    }
    // An app that speaks one language alone is shown in it everywhere.
    return table.tables.count == 1 ? table.tables.values.first?[key] : nil
  }

  private static func read(table name: String, _ tree: ProjectTree) -> StringTables {
    var result = StringTables()
    var sink = DiagnosticSink()
    for entry in tree.entries where entry.stem == name {
      if entry.ending == ".xcstrings", let catalogue = ProjectResources.catalogue(entry.path, &sink) {
        result.base = catalogue.base
        result.tables.merge(catalogue.tables) { $0.merging($1) { first, _ in first } }
      }
      guard entry.ending == ".strings",
        let place = entry.path.split(separator: "/").dropLast().last, place.hasSuffix(".lproj"),
        let texts = ProjectResources.stringsFile(entry.path, &sink)
      else { continue }
      let locale = String(place.dropLast(6)).replacing("_", with: "-")
      result.tables[locale, default: [:]].merge(texts) { first, _ in first }
    }
    return result
  }
}
