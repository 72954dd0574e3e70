import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML text's elements in their order, by a parser that is not ours.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  static func parse(_ text: String) throws -> XMLReading {
    let reading = XMLReading()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reading
    #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    return reading
  }

  func attributes(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let current = open.last { elements[current].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
