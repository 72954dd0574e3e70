import ProofModel
import SpecFiles
import Testing

/// Figma's JSON as designs: whole files, nodes, single nodes, and what is none.
@Suite struct DesignFileTests {
  private static func frames(_ json: String) throws -> [DesignFrame] { try DesignFile.frames(Array(json.utf8)) }

  private static let frame = """
    { "id": "1:2", "name": "Home", "type": "FRAME", "opacity": 0.5,
      "absoluteBoundingBox": { "x": 100, "y": -50, "width": 375, "height": 812 },
      "children": [
        { "id": "1:3", "name": "Head", "type": "TEXT", "characters": "Hello",
          "absoluteBoundingBox": { "x": 116, "y": -6, "width": 60, "height": 44 },
          "style": { "fontFamily": "Inter", "fontWeight": 600, "fontSize": 17, "lineHeightPx": 22,
            "textAlignHorizontal": "CENTER", "textAutoResize": "WIDTH_AND_HEIGHT" },
          "fills": [{ "type": "SOLID", "color": { "r": 1, "g": 0, "b": 0, "a": 1 } }],
          "styles": { "fill": "9:1", "text": "9:2" } },
        { "id": "1:4", "name": "Gone", "type": "RECTANGLE", "visible": false,
          "absoluteBoundingBox": { "x": 0, "y": 0, "width": 5, "height": 5 } },
        { "id": "1:5", "name": "Glow", "type": "RECTANGLE",
          "absoluteBoundingBox": { "x": 110, "y": 0, "width": 5, "height": 5 },
          "fills": [{ "type": "GRADIENT_LINEAR" }] },
        { "id": "1:6", "name": "Nowhere", "type": "VECTOR", "absoluteBoundingBox": null }
      ] }
    """
  private static let styles = #""styles": { "9:1": { "name": "Ink" }, "9:2": { "name": "Body" } }"#

  @Test(arguments: [
    #"{ "document": { "type": "DOCUMENT", "children": [{ "type": "CANVAS", "children": [FRAME] }] }, STYLES }"#,
    #"{ "nodes": { "1:2": { "document": FRAME, STYLES } } }"#,
    #"{ "nodes": { "0:9": null, "1:2": { "document": { "type": "SECTION", "children": [FRAME] } } }, STYLES }"#,
  ]) func readsFilesAndNodes(shape: String) throws {
    let json = shape.replacing("FRAME", with: Self.frame).replacing("STYLES", with: Self.styles)
    let frame = try #require(try Self.frames(json).first)
    #expect(frame.name == "Home" && frame.size == Size(width: 375, height: 812))
    #expect(frame.layers.map(\.name) == ["Head", "Glow"])
    let head = frame.layers[0]
    // In the frame's own space.
    #expect(head.rect == Rect(x: 16, y: 44, width: 60, height: 44))
    #expect(head.fill == Color(red: 1, green: 0, blue: 0, alpha: 0.5) && head.fillName == "Ink")
    let text = try #require(head.text)
    #expect(text.string == "Hello" && text.size == 17 && text.weight == 600 && text.styleName == "Body")
    #expect(text.alignment == .center && text.hugsWidth && text.lineCount(height: 44) == 2)
    #expect(frame.layers[1].hasOtherPaint && frame.layers[1].fill == nil)
  }

  @Test func readsOneNodeByItself() throws {
    #expect(try Self.frames(Self.frame).map(\.id) == ["1:2"])
  }

  @Test(arguments: [
    ("", "unreadable-design"), ("[1, 2]", "unreadable-design"),
    ("{ \"document\": { \"type\": 3 } }", "unreadable-design"),
    ("{}", "empty-design"), ("{ \"document\": { \"type\": \"DOCUMENT\" } }", "empty-design"),
  ]) func whatIsNoDesignIsSaid(json: String, id: String) {
    #expect {
      _ = try Self.frames(json)
    } throws: { error in
      let diagnostic = (error as? DesignFile.Problem)?.diagnostic(
        "a.json", at: SourceSpan(file: "a.proof.yaml", line: 3))
      return diagnostic?.id == id && diagnostic?.hint != nil
    }
  }

  /// A file may be nested deeper than any stack.
  @Test func depthEndsInAMessage() {
    let json = String(repeating: #"{"type":"FRAME","children":["#, count: 100_000)
    #expect(throws: DesignFile.Problem.self) { try Self.frames(json) }
  }
}
