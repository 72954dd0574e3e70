import Foundation
import ProofModel
import Testing

@testable import CairoRendering
@testable import ProofScene

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGAnimationTests {
  private func frame(_ x: Double) -> DisplayList {
    let box = Rect(x: x, y: 10, width: 20, height: 20)
    return DisplayList(
      size: Size(width: 100, height: 40), scale: 2,
      commands: [
        .beginGroup(SemanticGroup(kind: .view, id: "box", title: "box", frame: box)),
        .pushClip(.rect(Rect(x: 0, y: 0, width: 90, height: 40))),
        .fill(
          .rect(box),
          .linearGradient(
            from: box.origin, to: Point(x: x + 20, y: 10),
            stops: [
              GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
            ])),
        .popClip, .endGroup,
      ])
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    init(_ svg: [UInt8]) throws {
      super.init()
      let parser = XMLParser(data: Data(svg))
      parser.delegate = self
      try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  private func reader() throws -> Reader {
    let renderer = SVGRenderer(fonts: Pictures.fonts, images: Pictures.images())
    return try Reader(renderer.renderAnimation([(frame(10), 500), (frame(40), 100), (frame(70), 400)], title: "moves"))
  }

  @Test func framesAreShownByTurns() throws {
    let elements = try reader().elements
    let times = elements.filter { $0.name == "animate" }.map(\.attributes)
    #expect(times.map { $0["keyTimes"] } == ["0;0.5", "0;0.5;0.6", "0;0.6"])
    #expect(times.map { $0["values"] } == ["visible;hidden", "hidden;visible;hidden", "hidden;visible"])
    #expect(times.allSatisfy { $0["dur"] == "1s" && $0["calcMode"] == "discrete" })
    // Who does not animate sees the first frame and no other.
    #expect(
      elements.filter { $0.name == "g" }.compactMap { $0.attributes["visibility"] } == ["visible", "hidden", "hidden"])
  }

  @Test func idsOfFramesAreTheirOwn() throws {
    let elements = try reader().elements
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    for element in elements {
      for case let link? in [element.attributes["clip-path"], element.attributes["xlink:href"]] {
        let name = link.drop { $0 != "#" }.dropFirst().prefix { $0 != ")" }
        #expect(ids.contains(String(name)), "'\(link)' leads nowhere")
      }
    }
  }
}
