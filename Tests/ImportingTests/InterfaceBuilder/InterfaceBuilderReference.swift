import ProofModel

@testable import InterfaceBuilder

/// The element kinds that are read, as a table made of the importer's own registry: `docs/interface-builder.md`.
enum InterfaceBuilderReference {
  /// Ends with a line break.
  static func markdown() -> String {
    let rows = ViewElements.kinds.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { element, kind in
      "| `\(element)` | \(what(kind)) |"
    }
    let containers = (ViewElements.containers.sorted() + ["sections"]).map { "`\($0)`" }.joined(separator: ", ")
    let keyed = ViewElements.keyed.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return "| Element | Laid out and drawn as |\n|---|---|\n" + rows.joined(separator: "\n")
      + "\n| any other | a plain view, drawn as a box with the element's name, and a warning at its line |\n\n"
      + "Views are found in \(containers), and by the keys \(keyed).\n"
  }

  private static func what(_ kind: ViewKind) -> String {
    if case .unknown(let name) = kind { return "a box named `\(name)`" }
    return "`\(kind.name)`"
  }

  /// Whether an element's name is in the registry.
  static func knows(_ element: String) -> Bool { ViewElements.kinds[element] != nil }
}
