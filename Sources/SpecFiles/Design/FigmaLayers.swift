internal import ProofModel

/// Figma's nodes made into a design's layers.
struct FigmaLayers {
  var styles: [String: FigmaFile.Style]

  /// Kinds of nodes that hold others and can be a screen.
  private static let frames: Set<String> = ["FRAME", "COMPONENT", "INSTANCE", "GROUP"]

  /// The node as a frame of its own; nil where it is none or has no size.
  func frame(_ node: FigmaNode) -> DesignFrame? {
    guard Self.frames.contains(node.type), let box = node.absoluteBoundingBox?.rect, !box.isEmpty else { return nil }
    var frame = DesignFrame(id: node.id ?? "", name: node.name ?? "", size: box.size)
    let paint = paint(of: node, opacity: node.opacity ?? 1)
    (frame.fill, frame.fillName) = (paint.fill, paint.name)
    frame.layers = layers(node.children ?? [], origin: box.origin, opacity: node.opacity ?? 1)
    return frame
  }

  private func layers(_ nodes: [FigmaNode], origin: Point, opacity: Double) -> [DesignLayer] {
    nodes.compactMap { layer($0, origin: origin, opacity: opacity) }
  }

  /// - Parameter opacity: of everything around.
  private func layer(_ node: FigmaNode, origin: Point, opacity: Double) -> DesignLayer? {
    let opacity = opacity * (node.opacity ?? 1)
    guard node.visible != false, opacity > 0.01, let box = node.absoluteBoundingBox?.rect else { return nil }
    var layer = DesignLayer(
      id: node.id ?? "", name: node.name ?? "", kind: Self.kind(of: node),
      rect: box.offset(x: -origin.x, y: -origin.y))
    let paint = paint(of: node, opacity: opacity)
    (layer.fill, layer.fillName, layer.hasOtherPaint) = (paint.fill, paint.name, paint.isOther)
    layer.cornerRadius = node.cornerRadius
    layer.text = text(of: node)
    layer.children = layers(node.children ?? [], origin: origin, opacity: opacity)
    return layer
  }

  private static func kind(of node: FigmaNode) -> DesignLayer.Kind {
    switch node.type {
    case "TEXT": return .text
    case "VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON": return .picture
    case "RECTANGLE", "ELLIPSE", "LINE":
      return node.fills?.value?.contains { $0.type == "IMAGE" && $0.visible != false } == true ? .picture : .box
    default: return .group
    }
  }

  // MARK: Paint

  private func paint(of node: FigmaNode, opacity: Double) -> (fill: Color?, name: String?, isOther: Bool) {
    let paints = (node.fills?.value ?? []).filter { $0.visible != false && ($0.opacity ?? 1) > 0.01 }
    guard let top = paints.last else { return (nil, nil, false) }
    guard paints.count == 1, top.type == "SOLID", let color = top.color else { return (nil, nil, true) }
    let fill = Color(
      red: color.r, green: color.g, blue: color.b, alpha: (color.a ?? 1) * (top.opacity ?? 1) * opacity)
    let id = node.styles?["fill"] ?? node.styles?["fills"]
    return (fill, id.flatMap { styles[$0]?.name }, false)
  }

  // MARK: Text

  private func text(of node: FigmaNode) -> DesignText? {
    guard node.type == "TEXT", let string = node.characters, let size = node.style?.fontSize, size > 0 else {
      return nil
    }
    var text = DesignText(string: string, size: size)
    text.family = node.style?.fontFamily
    text.weight = node.style?.fontWeight.map { Int($0.clamped(to: 1...1000)) }
    text.lineHeight = node.style?.lineHeightPx
    switch node.style?.textAlignHorizontal {
    case "CENTER": text.alignment = .center
    case "RIGHT": text.alignment = .right
    case "JUSTIFIED": text.alignment = .justified
    default: text.alignment = .left
    }
    text.hugsWidth = node.style?.textAutoResize == "WIDTH_AND_HEIGHT"
    text.styleName = node.styles?["text"].flatMap { styles[$0]?.name }
    text.isMixed = node.characterStyleOverrides?.contains { $0 != 0 } == true
    return text
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
