import ProofModel
import XMLParsing

/// Names of the pictures that a file holds itself (`<image name="…"><mutableData>`): Xcode gives them another one as it copies
/// them, whatever they show.
enum EmbeddedPictures {
  static func named(_ document: XMLElement) -> XMLElement {
    var names: [String: String] = [:]
    for resource in document.child("resources")?.children ?? [] where resource.name == "image" {
      guard let name = resource["name"],
        let data = resource.children.first(where: { $0["key"] == "keyedArchiveRepresentation" })
      else { continue }
      names[name] = EmbeddedPicture.name(of: ArchivedPicture(data.text)?.shown ?? data.text)
    }
    return names.isEmpty ? document : renamed(document, names)
  }

  private static func renamed(_ element: XMLElement, _ names: [String: String]) -> XMLElement {
    var element = element
    for index in element.attributes.indices {
      if let name = names[element.attributes[index].value] { element.attributes[index].value = name }
    }
    element.children = element.children.map { renamed($0, names) }
    return element
  }
}

extension XMLElement {
  /// The document with the pictures that it holds itself called by what they show; itself where it has none. Complexity:
  /// O(attributes).
  package var namingEmbeddedPictures: XMLElement { EmbeddedPictures.named(self) }
}
