import AutoLayout
import ProofModel
import Resolving

/// Layout code as one writes it for UIKit: a value that makes the views and installs them in a view.
extension LayoutExport {
  /// How constraints are written.
  enum ConstraintStyle {
    case anchors, constraints, visualFormat
  }

  func swift(_ style: ConstraintStyle, importing: Bool) -> String {
    var code = importing ? "import UIKit\n\n" : ""
    code += "/// The layout of '\(document.name)', from \(document.file.split(separator: "/").last ?? "a file").\n"
    code += "@MainActor struct \(typeName) {\n"
    for view in layout.views.indices.dropFirst() { code += "  let \(name(view)) = \(maker(view))\n" }
    if layout.views.count > 1 { code += "\n" }
    code += "  /// Puts the views into `root` and activates their constraints.\n"
    let isStack = layout.views.first?.content.kind == .stack
    code += "  func install(in root: \(isStack ? "UIStackView" : "UIView")) {\n"
    if let size = drawnSize {
      code += "    // The frames below were drawn on this size, and their masks follow from it.\n"
      code += "    root.frame.size = CGSize(width: \(size.width.shortText), height: \(size.height.shortText))\n"
    }
    for view in layout.views.indices { for line in settings(view) { code += "    \(line)\n" } }
    for view in layout.views.indices.dropFirst() { code += "    \(adding(view))\n" }
    switch style {
    case .anchors: code += anchors(lines, title: nil)
    case .constraints: code += items(lines)
    case .visualFormat: code += visualFormat
    }
    if !changes.isEmpty {
      code += "    // What size classes and states change:\n"
      for change in changes { code += "    // \(change)\n" }
    }
    code += "  }\n"
    if lines.contains(where: { $0.priority != 1000 && $0.isExpressible }) {
      code += """

          /// The constraint at a priority.
          private func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
            constraint.priority = UILayoutPriority(priority)
            return constraint
          }

        """
    }
    if lines.contains(where: { $0.share != nil }) {
      code += """

          /// The constraint with a share of the screen for its constant, which its class keeps on every turn.
          private func percent(_ share: CGFloat, _ constraint: PercentLayoutConstraint) -> NSLayoutConstraint {
            constraint.marginPercent = share
            return constraint
          }

        """
    }
    return code + "}\n"
  }

  private var typeName: String {
    let words = document.name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let stem = name.first?.isLetter == true ? name : "Screen" + name
    return stem + "Layout"
  }

  // MARK: Views

  /// The initialiser of the kind's class in UIKit; a plain view with the kind's name stands in for what has none.
  private func maker(_ view: Int) -> String {
    let content = layout.views[view].content
    guard let uikitClass = content.kind.facts.uikitClass else { return "UIView()  // \(content.kind.name)" }
    return "\(uikitClass)(\(Self.arguments[content.kind]?(content) ?? ""))"
  }

  /// What initialisers are given, of the classes that are not made without.
  private static let arguments: [ViewKind: @Sendable (ResolvedView) -> String] = [
    .button: { "type: \($0.style == .custom ? ".custom" : ".system")" },
    .segmented: { "items: [\($0.segments.map(literal).joined(separator: ", "))]" },
    .progress: { _ in "progressViewStyle: .default" },
    .spinner: { "style: \($0.style == .large ? ".large" : ".medium")" },
    .visualEffect: { _ in "effect: nil" },
  ]

  /// What bears on the layout, in UIKit's words.
  private func settings(_ view: Int) -> [String] {
    let content = layout.views[view].content
    guard content.kind != .guide, let node = nodes[content.id] else { return [] }
    let name = view == 0 ? "root" : self.name(view)
    var settings: [String] = []
    func set(_ property: String, _ value: String) { settings.append("\(name).\(property) = \(value)") }
    if view > 0, isPlacedByMask(view) {
      let frame = node.frame ?? layout.views[view].frame
      let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
      set("frame", "CGRect(\(numbers.map { "\($0.0): \($0.1.shortText)" }.joined(separator: ", ")))")
      if let mask = mask(node) { set("autoresizingMask", mask) }
    } else if view > 0 {
      set("translatesAutoresizingMaskIntoConstraints", "false")
    }
    settings += texts(view, name)
    if content.isHidden { set("isHidden", "true") }
    settings += priorities(node, name)
    if content.kind == .stack { settings += stack(node, name) }
    if case .numbers(let sides)? = node.properties[.margins]?.value, sides.count == 4 {
      let values = sides.map { $0?.constant()?.shortText ?? "0" }
      set(
        "layoutMargins",
        "UIEdgeInsets(top: \(values[0]), left: \(values[1]), bottom: \(values[2]), right: \(values[3]))")
    }
    return settings
  }

  /// The root's size on the canvas, where a mask below was drawn.
  private var drawnSize: Size? {
    guard layout.views.indices.dropFirst().contains(where: isPlacedByMask) else { return nil }
    switch document.canvas {
    case .drawn(let environment)?: return environment.windowSize
    case .size(let size)?: return size
    case .device(let id, let orientation)?: return DeviceCatalogue.shared.device(id)?.screenSize(orientation)
    case nil: return layout.environment.windowSize
    }
  }

  private var nodes: [String: ViewNode] {
    var nodes: [String: ViewNode] = [:]
    func collect(_ node: ViewNode) {
      nodes[node.id] = node
      for child in node.children { collect(child) }
    }
    collect(document.root)
    return nodes
  }

  private func isPlacedByMask(_ view: Int) -> Bool {
    let isGenerated = layout.constraints.contains { constraint in
      guard constraint.origin == .autoresizing || constraint.origin == .implied else { return false }
      return constraint.first.item == .view(view)
    }
    return isGenerated
      && !lines.contains {
        $0.first.view == view && $0.first.guide == nil
          || $0.second?.view == view && $0.second?.guide == nil && layout.views[$0.first.view].parent != view
      }
  }

  private func mask(_ node: ViewNode) -> String? {
    guard case .keywords(let parts)? = node.properties[.autoresize]?.value, !parts.isEmpty else { return nil }
    let words = parts.map { part in
      part == "width" || part == "height"
        ? ".flexible" + part.prefix(1).uppercased() + part.dropFirst()
        : ".flexible" + part.prefix(1).uppercased() + part.dropFirst() + "Margin"
    }
    return "[\(words.joined(separator: ", "))]"
  }

  private func texts(_ view: Int, _ name: String) -> [String] {
    let content = layout.views[view].content
    var settings: [String] = []
    let text = content.text?.string
    guard content.kind.has(.alwaysText) else { return [] }
    if content.kind == .button {
      if let text, !text.isEmpty { settings.append("\(name).setTitle(\(Self.literal(text)), for: .normal)") }
      return settings
    }
    if let text, !text.isEmpty { settings.append("\(name).text = \(Self.literal(text))") }
    settings.append("\(name).font = \(font(content.font))")
    if content.kind == .label, let lines = content.text?.numberOfLines, lines != 1 {
      settings.append("\(name).numberOfLines = \(lines)")
    }
    if content.kind == .textField {
      if let placeholder = content.placeholder?.string, !placeholder.isEmpty {
        settings.append("\(name).placeholder = \(Self.literal(placeholder))")
      }
      let style = Self.borderStyle(content.style)
      settings.append("\(name).borderStyle = \(style)")
    }
    return settings
  }

  private func font(_ font: FontDescriptor) -> String {
    if let style = font.textStyle {
      var word = ""
      for part in style.rawValue.split(separator: "-") { word += word.isEmpty ? String(part) : part.capitalized }
      return "UIFont.preferredFont(forTextStyle: .\(word))"
    }
    let weights: [Int: String] = [
      100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
      900: "black",
    ]
    let size = font.size.shortText
    guard let weight = weights[font.weight] else { return "UIFont.systemFont(ofSize: \(size))" }
    return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
  }

  private func priorities(_ node: ViewNode, _ name: String) -> [String] {
    var settings: [String] = []
    for (key, word) in [(PropertyKey.hug, "Hugging"), (.compress, "CompressionResistance")] {
      guard case .numbers(let pair)? = node.properties[key]?.value, pair.count == 2 else { continue }
      for (value, axis) in zip(pair, [".horizontal", ".vertical"]) {
        guard let number = value?.constant() else { continue }
        settings.append("\(name).setContent\(word)Priority(UILayoutPriority(\(number.shortText)), for: \(axis))")
      }
    }
    return settings
  }

  private func stack(_ node: ViewNode, _ name: String) -> [String] {
    var settings: [String] = []
    if node.properties[.distribution]?.value == .keyword(StackDistribution.gravityAreas.rawValue) {
      settings.append("// \(name) has AppKit's gravity areas, for which UIKit has no distribution.")
    }
    for key in [PropertyKey.axis, .distribution, .alignment] {
      guard case .keyword(let word)? = node.properties[key]?.value, !Self.defaultWords.contains(word) else {
        continue
      }
      settings.append("\(name).\(key.rawValue) = .\(word)")
    }
    if case .number(let spacing)? = node.properties[.spacing]?.value {
      let points = spacing.constant().map(\.shortText) ?? "UIStackView.spacingUseSystem"
      settings.append("\(name).spacing = \(points)")
    }
    if node.properties[.marginsRelative]?.value == .boolean(true) {
      settings.append("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    if node.properties[.baselineRelative]?.value == .boolean(true) {
      settings.append("\(name).isBaselineRelativeArrangement = true")
    }
    return settings
  }

  /// What a stack is by itself, and what UIKit has no word for.
  private static let defaultWords = ["fill", "horizontal", StackDistribution.gravityAreas.rawValue]

  private func adding(_ view: Int) -> String {
    let parent = layout.views[view].parent ?? 0
    let owner = parent == 0 ? "root" : name(parent)
    switch layout.views[parent].content.kind {
    case _ where layout.views[view].content.kind == .guide: return "\(owner).addLayoutGuide(\(name(view)))"
    case .stack: return "\(owner).addArrangedSubview(\(name(view)))"
    case .visualEffect where parent > 0: return "\(owner).contentView.addSubview(\(name(view)))"
    default: return "\(owner).addSubview(\(name(view)))"
    }
  }

  private static func borderStyle(_ style: ControlStyle?) -> String {
    switch style {
    case .rounded: return ".roundedRect"
    case .line: return ".line"
    case .bezel, .combo, .tokens: return ".bezel"
    default: return ".none"
    }
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{2028}", "\u{2029}": literal += "\\n"
      default:
        if scalar.value < 32 {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}

extension StringProtocol {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
