import Foundation
import InterfaceBuilder
import ProofModel

/// The source that stands in the place of those that SwiftGen writes for an app: the same names, whose texts, pictures and
/// colours are looked up in the app's own files.
///
/// Names follow SwiftGen's documentation of `swiftIdentifier`, `lowerFirstWord` and of its templates.
package enum SwiftGenNames {
  /// - Parameters:
  ///   - configurations: `swiftgen.yml` files.
  ///   - isDeclared: whether a type of this name is the app's own; such an output is written by it.
  /// - Returns: nil where nothing is to be declared.
  package static func source(of configurations: [String], isDeclared: (String) -> Bool) -> String? {
    let outputs = configurations.compactMap(SwiftGenConfiguration.init(file:)).flatMap(\.outputs)
    var known: Set<String> = []
    var text = ""
    for output in outputs {
      guard !FileManager.default.fileExists(atPath: output.file), !isDeclared(output.name),
        known.insert(output.name).inserted
      else { continue }
      switch output.kind {
      case .texts: text += texts(output)
      case .assets:
        text += assets(output)
        for (type, source) in [(output.imageType, imageType), (output.colorType, colorType)] {
          if !isDeclared(type), known.insert(type).inserted { text += source(type) }
        }
      }
    }
    guard !text.isEmpty else { return nil }
    let head = "// The names that SwiftGen writes by the app's swiftgen.yml."
    return "\(head)\nimport Foundation\nimport UIKitNames\n\n\(text)"
  }

  // MARK: Texts

  private static func texts(_ output: SwiftGenConfiguration.Output) -> String {
    var tables: [String: [String: String]] = [:]
    for file in output.inputs.flatMap({ files(at: $0, [".strings", ".xcstrings"]) }) {
      let url = URL(fileURLWithPath: file)
      var quiet = DiagnosticSink()
      let texts =
        url.pathExtension == "strings"
        ? ProjectResources.stringsFile(file, &quiet)
        : ProjectResources.catalogue(file, &quiet).flatMap { $0.tables[$0.base] }
      tables[url.deletingPathExtension().lastPathComponent, default: [:]].merge(texts ?? [:]) { first, _ in first }
    }
    var root = Names()
    for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
      let own = tables.count > 1 || output.namesFiles ? [typeName(table)] : []
      for (key, format) in texts.sorted(by: { $0.key < $1.key }) {
        let parts = output.isFlat ? [key] : key.split(separator: ".").map(String.init)
        guard let last = parts.last else { continue }
        root.add(
          own + parts.dropLast().map(typeName), valueName(last),
          { declaration(of: $0, key: key, table: table, format: format) })
      }
    }
    return root.text(output.name)
  }

  /// A text without arguments is a value; one with arguments a function of them.
  private static func declaration(of name: String, key: String, table: String, format: String) -> String {
    let text = "AppLocalizedString(\(key.debugDescription), tableName: \(table.debugDescription))"
    let types = argumentTypes(of: format)
    guard !types.isEmpty else { return "static var \(name): Swift.String { \(text) }" }
    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
    let arguments = types.enumerated().map { $1 == "Any" ? "Swift.String(describing: p\($0 + 1))" : "p\($0 + 1)" }
    let format = "Swift.String(format: \(text), \(arguments.joined(separator: ", ")))"
    return "static func \(name)(\(parameters)) -> Swift.String { \(format) }"
  }

  /// The Swift types of a format's arguments, in order of their positions; empty where it has none.
  static func argumentTypes(of format: String) -> [String] {
    let placeholder = /%(?:(\d+)\$)?[-+ 0#']*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|ll|[hlqLztj])?([@a-zA-Z%])/
    var types: [Int: String] = [:]
    for match in format.matches(of: placeholder) where match.2 != "%" {
      let place = match.1.flatMap { Int($0) } ?? (types.keys.max() ?? 0) + 1
      switch match.2 {
      case "@": types[place] = "Any"
      case "d", "i", "u", "x", "X", "o", "D", "U", "O": types[place] = "Swift.Int"
      case "f", "F", "e", "E", "g", "G", "a", "A": types[place] = "Swift.Float"
      case "c", "C": types[place] = "CChar"
      case "s", "S": types[place] = "UnsafePointer<CChar>"
      default: return []
      }
    }
    // A gap in the positions is no format that a function could be made of.
    guard let last = types.keys.max(), last == types.count else { return [] }
    return (1...last).compactMap { types[$0] }
  }

  // MARK: Pictures and colours

  private static func assets(_ output: SwiftGenConfiguration.Output) -> String {
    var root = Names()
    let catalogues = output.inputs.flatMap(Self.catalogues)
    for catalogue in catalogues {
      let url = URL(fileURLWithPath: catalogue)
      let own =
        catalogues.count > 1 || output.namesFiles ? [typeName(url.deletingPathExtension().lastPathComponent)] : []
      addAssets(in: catalogue, types: own, prefix: "", output, to: &root)
    }
    return root.text(output.name)
  }

  private static func addAssets(
    in folder: String, types: [String], prefix: String, _ output: SwiftGenConfiguration.Output, to root: inout Names
  ) {
    for entry in ProjectResources.entries(of: folder) {
      let path = "\(folder)/\(entry)"
      let url = URL(fileURLWithPath: path)
      let stem = url.deletingPathExtension().lastPathComponent
      let kinds = ["imageset": output.imageType, "symbolset": output.imageType, "colorset": output.colorType]
      if let type = kinds[url.pathExtension] {
        let name = (prefix + stem).debugDescription
        root.add(types, valueName(stem), { "static var \($0): \(type) { \(type)(name: \(name)) }" })
      } else if url.pathExtension.isEmpty, PathKind(path) == .folder {
        let isNamespace = providesNamespace(path)
        addAssets(
          in: path, types: isNamespace || output.namesAllFolders ? types + [typeName(stem)] : types,
          prefix: isNamespace ? prefix + stem + "/" : prefix, output, to: &root)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let bytes = try? FileReading.bytes(at: folder + "/Contents.json", limit: 1 << 20) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: Data(bytes)))?.properties?.isNamespace == true
  }

  private static func imageType(_ name: String) -> String {
    """
    struct \(name) {
      let name: String
      var image: UIImage { UIImage(resource: ImageResource(name: name, bundle: .main)) }
    }
    extension UIImage {
      convenience init!(asset: \(name)) { self.init(resource: ImageResource(name: asset.name, bundle: .main)) }
    }

    """
  }

  private static func colorType(_ name: String) -> String {
    """
    struct \(name) {
      let name: String
      var color: UIColor { UIColor(resource: ColorResource(name: name, bundle: .main)) }
    }
    extension UIColor {
      convenience init!(asset: \(name)) { self.init(resource: ColorResource(name: asset.name, bundle: .main)) }
    }

    """
  }

  // MARK: Files

  /// The file itself, or those of these endings below a folder, in order.
  private static func files(at path: String, _ endings: [String]) -> [String] {
    guard PathKind(path) == .folder else { return endings.contains(where: path.hasSuffix) ? [path] : [] }
    return ProjectResources.entries(of: path).flatMap { files(at: "\(path)/\($0)", endings) }
  }

  private static func catalogues(at path: String) -> [String] {
    if path.hasSuffix(".xcassets") { return [path] }
    guard PathKind(path) == .folder else { return [] }
    return ProjectResources.entries(of: path).flatMap { catalogues(at: "\(path)/\($0)") }
  }
}
