package import ProofModel

/// What views of layout code have by their kind in one environment: the same defaults as in a spec.
package struct KindTable: Sendable {
  package let environment: Environment
  private let colors: SystemColors

  package init(environment: Environment) {
    self.environment = environment
    colors = SystemColors(environment: environment)
  }

  private func defaults(_ kind: ViewKind, _ style: ControlStyle?) -> KindDefaults {
    KindDefaults(kind: kind, style: style, hasTitle: true, environment: environment, format: .code)
  }

  /// A view with nothing of its own yet.
  package func node(
    id: String, name: String, kind: ViewKind, style: ControlStyle? = nil, parent: Int?, tint: Color,
    isAppKit: Bool = false
  ) -> LayoutNode {
    var node = LayoutNode(content: ResolvedView(id: id, name: name, kind: kind), parent: parent)
    node.content.tint = tint
    node.content.direction = environment.direction
    node.content.textColor = colors.label
    if kind != .view, kind != .guide { fill(&node, kind, style, tint: tint, isAppKit: isAppKit) }
    return node
  }

  /// What a kind is before anything is said of it.
  private func fill(_ node: inout LayoutNode, _ kind: ViewKind, _ style: ControlStyle?, tint: Color, isAppKit: Bool) {
    let defaults = defaults(kind, style)
    node.hugging = defaults.hugging
    node.compression = defaults.compression
    node.alignmentInsets = alignmentInsets(kind, style: style, isAppKit: isAppKit)
    node.content.style = defaults.hasStyles ? defaults.style : nil
    node.content.contentInsets = defaults.contentInsets
    node.content.clips = kind.has(.clips)
    node.content.value = defaults.value
    node.content.maximum = defaults.maximum
    node.content.borderColor = colors.separator
    node.content.background = defaults.background(colors, isRoot: false)
    node.content.font = defaults.font
    node.content.textColor = defaults.textColor(colors, tint: tint, hasBackground: false)
    if kind == .stack { node.stack = StackSettings() }
    if kind == .separator { node.content.axis = .horizontal }
  }

  /// A text of one look with the kind's alignment, lines and breaking.
  package func text(_ string: String, font: FontDescriptor, kind: ViewKind, style: ControlStyle? = nil) -> TextContent {
    let defaults = defaults(kind, style)
    return TextContent(
      runs: [TextRun(text: string, font: font)], alignment: defaults.alignment, numberOfLines: defaults.lines,
      lineBreakMode: defaults.lineBreak)
  }

  /// The font of a kind that says nothing else.
  package func font(_ kind: ViewKind, style: ControlStyle? = nil) -> FontDescriptor { defaults(kind, style).font }

  /// Hugging and compression resistance of a kind, by default.
  package func priorities(_ kind: ViewKind, style: ControlStyle? = nil) -> (hug: AxisPriorities, resist: AxisPriorities)
  {
    let defaults = defaults(kind, style)
    return (defaults.hugging, defaults.compression)
  }

  /// By how much a kind's frame is larger than its alignment rect.
  ///
  /// - Parameter isAppKit: whether the view is one of AppKit's: UIKit's labels and progress bars have no insets of
  ///   theirs, whatever system a screen is drawn as.
  package func alignmentInsets(_ kind: ViewKind, style: ControlStyle? = nil, isAppKit: Bool = false) -> EdgeInsets {
    KindDefaults(kind: kind, style: style, hasTitle: true, environment: environment, format: isAppKit ? .code : .spec)
      .alignmentInsets
  }

  package var tint: Color { colors.tint }
  package var placeholder: Color { colors.placeholder }

  /// The height of a table's cell whose content asks for none.
  package var cellHeight: Double { ControlSizes(environment: environment).tableCell.height ?? 44 }

  /// The height of a bar, without the inset of the edge that it stands at.
  package func height(of bar: BarKind) -> Double { BarHeights(environment: environment).height(of: bar) }
}
