import Foundation
internal import ProofModel

/// A design as Figma's REST interface writes it: a whole file (`GET /v1/files/:key`), some of its nodes (`…/nodes`), or one
/// node by itself.
///
/// The members are those of Figma's published description of its interface; what is not read here is left alone.
struct FigmaFile: Decodable {
  var document: FigmaNode?
  var nodes: [String: FigmaFile?]?
  /// By the ids that nodes' `styles` name.
  var styles: [String: Style]?

  struct Style: Decodable {
    var name: String?
  }
}

/// A node of Figma's tree.
struct FigmaNode: Decodable {
  var id: String?
  var name: String?
  var type: String
  var visible: Bool?
  var opacity: Double?
  var absoluteBoundingBox: Box?
  var fills: Lenient<[Paint]>?
  var cornerRadius: Double?
  var characters: String?
  var style: TypeStyle?
  var characterStyleOverrides: [Int]?
  /// Ids of styles by what they style: `fill`, `text`.
  var styles: [String: String]?
  var children: [FigmaNode]?

  struct Box: Decodable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?

    var rect: Rect? {
      guard let x, let y, let width, let height else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  struct Paint: Decodable {
    var type: String
    var visible: Bool?
    var opacity: Double?
    var color: RGBA?
  }

  struct RGBA: Decodable {
    var r: Double
    var g: Double
    var b: Double
    var a: Double?
  }

  struct TypeStyle: Decodable {
    var fontFamily: String?
    var fontWeight: Double?
    var fontSize: Double?
    var lineHeightPx: Double?
    var textAlignHorizontal: String?
    var textAutoResize: String?
  }
}

/// A value that is left out where it is not as it is described, so that one odd member does not lose a file.
struct Lenient<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension FigmaFile {
  /// The frames of all pages, in the file's order; those of `nodes` by their ids.
  var frames: [DesignFrame] {
    var found: [DesignFrame] = []
    if let document { Self.gather(document, FigmaLayers(styles: styles ?? [:]), &found) }
    for (_, file) in (nodes ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let file else { continue }
      found += FigmaFile(document: file.document, nodes: nil, styles: file.styles ?? styles).frames
    }
    return found
  }

  /// What holds frames is looked into, what is a frame is one.
  private static func gather(_ node: FigmaNode, _ layers: FigmaLayers, _ found: inout [DesignFrame]) {
    guard node.visible != false else { return }
    if ["DOCUMENT", "CANVAS", "SECTION", "COMPONENT_SET"].contains(node.type) {
      for child in node.children ?? [] { gather(child, layers, &found) }
    } else if let frame = layers.frame(node) {
      found.append(frame)
    }
  }
}
