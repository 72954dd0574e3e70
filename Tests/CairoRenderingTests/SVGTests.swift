import Foundation
import ProofModel
import ProofScene
import Testing

@testable import CairoRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  private let renderer = SVGRenderer(fonts: Pictures.fonts, images: Pictures.images())

  /// All elements of a well-formed file in order.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String: String] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      texts[open.last ?? "", default: ""] += string
    }

    init(_ svg: [UInt8]) throws {
      super.init()
      let parser = XMLParser(data: Data(svg))
      parser.delegate = self
      try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test(arguments: Pictures.all) func everyFileIsWellFormedAndNamesEachIdOnce(_ picture: NamedPicture) throws {
    let reader = try Reader(renderer.render(picture.list, title: picture.name))
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in reader.elements {
      let attributes = element.attributes
      let links = [attributes["xlink:href"], attributes["clip-path"], attributes["mask"], attributes["fill"]]
      for case let link? in links where link.hasPrefix("#") || link.hasPrefix("url(#") {
        let name = link.drop { $0 != "#" }.dropFirst().prefix { $0 != ")" }
        #expect(ids.contains(String(name)), "'\(link)' leads nowhere")
      }
    }
  }

  @Test func idsAreNumberedInOrderOfAppearance() {
    let svg = ##"<g id="surface9"><use xlink:href="#glyph0-7"/><g clip-path="url(#clip4)"/><path id="glyph0-7"/></g>"##
    let expected = ##"<g id="surface1"><use xlink:href="#glyph1"/><g clip-path="url(#clip1)"/><path id="glyph1"/></g>"##
    #expect(SVGIdentifiers.renumbered(Array(svg.utf8)) == Array(expected.utf8))
  }

  @Test func hexadecimalColoursAreNoIds() {
    let svg = Array(#"<path fill="red" d="M 0 0" style="stroke:none"/> # id= "#.utf8)
    #expect(SVGIdentifiers.renumbered(svg) == svg)
  }

  @Test func groupsCarryTitleFrameAndData() throws {
    let group = SemanticGroup(
      kind: .constraint, id: "form[0]", title: "a.width <= \"b\" & 'c'",
      frame: Rect(x: 1, y: 2.5, width: 30, height: 0),
      data: [("priority", "750"), ("firstItem", "a & b\n")])
    let reader = try Reader(renderer.render(Pictures.list(40, 20, [.beginGroup(group), .endGroup])))
    let element = try #require(reader.elements.first { $0.attributes["class"] == "constraint" })
    #expect(element.attributes["id"] == "constraint-form_5b0_5d")
    #expect(element.attributes["data-id"] == "form[0]")
    #expect(element.attributes["data-frame"] == "1 2.5 30 0")
    #expect(element.attributes["data-priority"] == "750")
    #expect(element.attributes["data-first-item"] == "a & b\n")
    #expect(reader.texts["title"] == "a.width <= \"b\" & 'c'")
  }

  @Test func aThinGroupCanBeHoveredOver() throws {
    let group = SemanticGroup(kind: .constraint, id: "x", title: "", frame: Rect(x: 10, y: 10, width: 20, height: 0))
    let reader = try Reader(renderer.render(Pictures.list(40, 20, [.beginGroup(group), .endGroup])))
    let rect = try #require(reader.elements.last { $0.name == "rect" })
    #expect(rect.attributes["y"] == "8")
    #expect(rect.attributes["height"] == "4")
  }

  @Test func groupsOfACellLieWhereTheCellIsAndBeginWithItsName() throws {
    let cell = SemanticGroup(kind: .cell, id: "se", title: "", frame: Rect(x: 10, y: 10, width: 20, height: 20))
    let view = SemanticGroup(kind: .view, id: "a/b", title: "", frame: Rect(x: 4, y: 8, width: 20, height: 20))
    let list = Pictures.list(
      40, 40,
      [
        .beginGroup(cell), .pushTransform(translate: Point(x: 10, y: 10), scale: 0.5), .beginGroup(view), .endGroup,
        .popTransform, .endGroup, .beginGroup(view), .endGroup, .beginGroup(view), .endGroup,
      ])
    let reader = try Reader(renderer.render(list))
    let views = reader.elements.filter { $0.attributes["class"] == "view" }.compactMap { $0.attributes["id"] }
    #expect(views == ["cell-se.view-a.b", "view-a.b", "view-a.b-2"])
    let rects = reader.elements.filter { $0.name == "rect" }.compactMap { $0.attributes["x"] }
    #expect(rects.contains("12"))
    #expect(reader.elements.contains { $0.attributes["data-frame"] == "4 8 20 20" })
  }

  @Test func charactersXmlForbidsBecomeReplacements() {
    #expect(SVGText.escaped("a\u{0}\u{1F}\u{FFFE}b") == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }
}
