import ProofModel
import ProofScene
import Typesetting

extension DisplayList {
  /// The list as lines of text, one command a line, indented by nesting: what tests compare and people read.
  var text: String {
    var lines = ["\(size.width.shortText)x\(size.height.shortText)@\(scale.shortText)"]
    var depth = 0
    for command in commands {
      if command.closes { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.line)
      if command.opens { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Command {
  fileprivate var opens: Bool {
    switch self {
    case .pushClip, .pushLayer, .pushTransform, .beginGroup: return true
    default: return false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .popClip, .popLayer, .popTransform, .endGroup: return true
    default: return false
    }
  }

  fileprivate var line: String {
    switch self {
    case .fill(let path, let paint): return "fill \(paint.line) \(path.line)"
    case .stroke(let path, let paint, let style):
      let dash = style.dash.isEmpty ? "" : " dash " + style.dash.map(\.shortText).joined(separator: ",")
      return "stroke \(paint.line) \(style.width.shortText)\(dash) \(path.line)"
    case .text(let text, let origin, let color):
      let content = text.lines.map(\.text).joined(separator: "⏎")
      return "text \(color.line) \(origin.line) \"\(content)\""
    case .image(let asset, let rect, let clip):
      return "image \(asset) \(rect.line)" + (rect == clip ? "" : " clip \(clip.line)")
    case .pushClip(let path): return "clip \(path.line)"
    case .popClip: return "/clip"
    case .pushLayer(let opacity): return "layer \(opacity.shortText)"
    case .popLayer: return "/layer"
    case .pushTransform(let translate, let scale): return "transform \(translate.line) x\(scale.shortText)"
    case .popTransform: return "/transform"
    case .beginGroup(let group):
      let data = group.data.map { " \($0.name)=\($0.value)" }.joined()
      return "group \(group.kind.rawValue) \(group.id) \"\(group.title)\" \(group.frame.line)\(data)"
    case .endGroup: return "/group"
    }
  }
}

extension Paint {
  fileprivate var line: String {
    switch self {
    case .color(let color): return color.line
    case .linearGradient(_, _, let stops): return "gradient(" + stops.map(\.color.line).joined(separator: ",") + ")"
    case .hatch(let color, let spacing, _): return "hatch(\(color.line),\(spacing.shortText))"
    }
  }
}

extension Color {
  /// `#rrggbb`, followed by the alpha in percent where it is not full.
  fileprivate var line: String {
    let percent = alpha < 1 ? "/\((alpha * 100).shortText(digits: 0))" : ""
    return "#" + hexDigits.lowercased() + percent
  }
}

extension Point {
  fileprivate var line: String { "(\(x.shortText(digits: 2)) \(y.shortText(digits: 2)))" }
}

extension Rect {
  fileprivate var line: String {
    "[" + [x, y, width, height].map { $0.shortText(digits: 2) }.joined(separator: " ") + "]"
  }
}

extension Path {
  /// The simple shapes by their box; anything else by its points.
  fileprivate var line: String {
    var box: Rect?
    var curves = 0
    for element in elements {
      let points: [Point]
      switch element {
      case .move(let point), .line(let point): points = [point]
      case .curve(let one, let two, let end):
        points = [one, two, end]
        curves += 1
      case .close: points = []
      }
      for point in points {
        let dot = Rect(origin: point, size: .zero)
        box = box.map { $0.union(dot) } ?? dot
      }
    }
    guard let box else { return "empty" }
    switch (elements.count, curves) {
    case (2, 0):
      let points = elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): return point
        default: return nil
        }
      }
      return "line " + points.map(\.line).joined()
    case (5, 0) where elements.last == .close: return "rect \(box.line)"
    case (_, 4) where elements.count == 10: return "rounded \(box.line)"
    default: return "path(\(elements.count)) \(box.line)"
    }
  }
}
