import Foundation
import PixelCoding
import ProofModel
import ProofScene
import TestRequirements
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

  /// Words lie over their outlines, in the group of their view, so that a browser finds and selects them.
  @Test func textsCanBeSelected() throws {
    let group = SemanticGroup(kind: .view, id: "title", title: "title", frame: Rect(x: 0, y: 0, width: 80, height: 20))
    let list = Pictures.list(120, 40, [.beginGroup(group), Pictures.label(Pictures.text("a < b"), 4, 8), .endGroup])
    let reader = try Reader(renderer.render(list, title: "Words, iPhone 8"))
    let text = try #require(reader.elements.first { $0.name == "text" })
    #expect(reader.texts["text"] == "a < b")
    #expect(text.attributes["x"] == "4" && text.attributes["font-size"] == "17")
    #expect(text.attributes["textLength"].flatMap(Double.init) ?? 0 > 20)
    #expect(reader.elements.first?.attributes["role"] == "img")
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

  @Test func cellsLeadToTheFilesTheyAreGiven() throws {
    let cell = SemanticGroup(kind: .cell, id: "se", title: "", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let svg = try renderer.render(
      Pictures.list(10, 10, [.beginGroup(cell), .endGroup]), links: ["se": "a & b.svg", "x": "nowhere.svg"])
    let links = try Reader(svg).elements.filter { $0.name == "a" }.compactMap { $0.attributes["xlink:href"] }
    #expect(links == ["a & b.svg"])
  }

  @Test(arguments: [
    ("0.9995", "1"), ("-0.0004", "0"), ("12.345678", "12.346"), ("-7.010000", "-7.01"), ("5.25", "5.25"),
    ("1e-5.0000", "1e-5.0000"), ("-9.999600", "-10"), ("0.030000", "0.03"),
  ]) func coordinatesHaveThreeDecimals(_ written: String, _ short: String) {
    #expect(SVGCompaction.rounded(Array(written.utf8)[...]) == Array(short.utf8))
  }

  @Test func compactingLeavesOutDefaultsOnly() {
    let svg = #"""
      <path style=" stroke:none;fill-rule:nonzero;fill:rgb(100%,58.431373%,0%);fill-opacity:0.5;" \#
      d="M 0 0 L 4.000000 0 Z M 0 0 "/><path style="fill:rgb(12.345%,0%,0%);fill-rule:evenodd;" d="M 1 2 "/>
      """#
    let expected = #"""
      <path style="fill:#ff9500;fill-opacity:0.5" \#
      d="M 0 0 L 4 0 Z"/><path style="fill:rgb(12.345%,0%,0%);fill-rule:evenodd" d="M 1 2"/>
      """#
    #expect(String(decoding: SVGCompaction.compacted(Array(svg.utf8)), as: UTF8.self) == expected)
  }

  @Test(.needsInstalled("/usr/bin/rsvg-convert")) func filesLookLikeThePNG() throws {
    let png = PNGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    for picture in Pictures.all {
      let scratch = try Scratch()
      try FileWriting.writeBeside(scratch.path + "/file.svg", renderer.render(picture.list))
      let zoom = picture.list.scale.shortText
      try Tool.run("rsvg-convert", ["-z", zoom, "file.svg", "-o", "file.png"], in: scratch)
      let shown = try ImageDecoder.decode(FileReading.bytes(at: scratch.path + "/file.png"))
      let drawn = try png.pixels(picture.list)
      try #require(shown.size == drawn.size)
      let far = zip(shown.bytes, drawn.bytes).filter { abs(Int($0) - Int($1)) > 51 }.count
      #expect(far < drawn.bytes.count / 12, "'\(picture.name)': \(far) of \(drawn.bytes.count) channels")
    }
  }

  @Test func charactersXmlForbidsBecomeReplacements() {
    #expect(SVGText.escaped("a\u{0}\u{1F}\u{FFFE}b") == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }
}
