import AutoLayout
import CairoRendering
import ConflictLog
import ProofModel
import ProofScene
import Rendering
import Solving

/// A logged conflict as a picture, from the log alone: the views of its smallest set as boxes in the hierarchy that the log
/// tells, as large as the constraints make them, with the set drawn on them.
struct LoggedPicture {
  private let explanation: ConflictExplanation
  private let shown: [Int]
  private var items: [LoggedConstraint.Item] = []
  /// Keys of superviews by their subviews' keys.
  private var superviews: [String: String] = [:]

  /// nil where the log lists nothing that can be drawn.
  init?(_ explanation: ConflictExplanation) {
    self.explanation = explanation
    let conflict = explanation.conflict
    var all: [String: LoggedConstraint.Item] = [:]
    for constraint in conflict.constraints {
      all.merge(constraint.superviews) { first, _ in first }
    }
    var order = (explanation.set?.members ?? Array(conflict.constraints.indices)).prefix(Self.mostRules)[...]
    // The later of two gives way, and the system told which one did.
    if let broken = conflict.broken, let place = order.firstIndex(of: broken) {
      order.remove(at: place)
      order.append(broken)
    }
    shown = Array(order)
    for index in shown {
      for relation in conflict.constraints[index].relations {
        for item in [relation.first.item, relation.second?.item].compactMap({ $0 }) { note(item, all) }
      }
    }
    if items.isEmpty { return nil }
  }

  /// More constraints than these are no picture.
  private static let mostRules = 60
  private static let margin = 24.0

  /// An item with the superviews that are known, in which nothing lies in itself.
  private mutating func note(_ item: LoggedConstraint.Item, _ all: [String: LoggedConstraint.Item]) {
    guard !items.contains(where: { $0.key == item.key }) else { return }
    items.append(item)
    guard let superview = all[item.key], superview.key != item.key else { return }
    note(superview, all)
    var key: String? = superview.key
    while let current = key {
      if current == item.key { return }
      key = superviews[current]
    }
    superviews[item.key] = superview.key
  }

  // MARK: Document

  private func id(_ key: String) -> String { "item-\(items.firstIndex { $0.key == key } ?? 0)" }

  /// The set as a screen of a size of its own, from `origin` on.
  private func document(_ size: Size, origin: Point) -> Document {
    var document = Document(format: .spec, file: "log", name: "conflict", root: root)
    document.matrix.sizes = [Matrix.NamedSize(name: "log", size: size, scale: 2)]
    document.groups = [
      ConstraintGroup(name: "log", rules: shown.flatMap(rules)),
      ConstraintGroup(name: "places", rules: places(origin)),
    ]
    return document
  }

  private var root: ViewNode {
    var root = ViewNode(id: "root", kind: .view)
    root.children = items.filter { superviews[$0.key] == nil }.map { node($0, depth: 0) }
    return root
  }

  private func node(_ item: LoggedConstraint.Item, depth: Int) -> ViewNode {
    let isGuide = item.className?.hasSuffix("Guide") ?? false
    var node = ViewNode(id: id(item.key), name: explanation.name(item), kind: .view)
    let grounds = [0xF1F4F8, 0xE3E9F1, 0xD5DEE9 as UInt32].map { Color(rgb: $0) }
    if !isGuide { node.properties[.background] = Located(.color(grounds[min(depth, grounds.count - 1)])) }
    node.properties[.border] = Located(
      .map([
        PropertyValue.Entry(key: "width", value: .number(.number(1))),
        PropertyValue.Entry(key: "color", value: .color(Color(rgb: isGuide ? 0x2F6FDE : 0x8C96A5))),
      ]))
    let word = ViewNode(
      id: "\(node.id)-name", kind: .label,
      properties: [
        .text: Located(.text(explanation.name(item))), .font: Located(.number(.number(11))),
        .color: Located(.color(Color(rgb: 0x3C4654))), .compress: Located(.numbers([.number(1), .number(1)])),
        .hug: Located(.numbers([.number(1), .number(1)])),
      ])
    node.children = [word] + items.filter { superviews[$0.key] == item.key }.map { self.node($0, depth: depth + 1) }
    return node
  }

  // MARK: Rules

  /// A listed constraint as rules of the document; a row of views is several.
  private func rules(_ index: Int) -> [Rule] {
    let constraint = explanation.conflict.constraints[index]
    return constraint.relations.enumerated().map { position, relation in
      let second = relation.second
      let parent = superviews[relation.first.item.key].map { ItemReference.view(id($0)) } ?? ItemReference(.root)
      let isPlace = second == nil && !relation.first.attribute.isSize
      let first = Self.plain(relation.first.attribute)
      return Rule(
        id: "log-\(index)-\(position)", text: explanation.equations[index],
        form: .attributes(
          AttributeConstraint(
            first: .view(id(relation.first.item.key)), first, relation.relation,
            second: second.map { .view(id($0.item.key)) } ?? (isPlace ? parent : nil),
            second.map { Self.plain($0.attribute) } ?? (isPlace ? (first.axis == .horizontal ? .left : .top) : nil),
            multiplier: relation.multiplier, constant: relation.constant,
            priority: min(1000, max(1, relation.priority ?? constraint.priority)))))
    }
  }

  /// A log's sides are those of the screen that it was written on.
  private static func plain(_ attribute: LoggedConstraint.Attribute) -> LayoutAttribute {
    switch attribute {
    case .leading, .minX: .left
    case .trailing, .maxX: .right
    case .minY: .top
    case .maxY: .bottom
    case .midX: .centerX
    case .midY: .centerY
    case .baseline: .lastBaseline
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: LayoutAttribute(rawValue: attribute.rawValue) ?? .left
    }
  }

  /// Where each box lies and how large it is where the set does not say: weaker than all that it says.
  private func places(_ origin: Point) -> [Rule] {
    items.enumerated().flatMap { position, item -> [Rule] in
      let own = ItemReference.view(id(item.key))
      let inner = superviews[item.key].map { ItemReference.view(id($0)) }
      let name = ItemReference.view("\(id(item.key))-name")
      let hasBoxes = items.contains { superviews[$0.key] == item.key }
      let edges: [(LayoutAttribute, Double, Double)] = [
        (.left, origin.x, 12), (.top, origin.y, 22),
      ]
      var forms = edges.map { edge, outside, inside in
        AttributeConstraint(
          first: own, edge, second: inner ?? ItemReference(.root), edge, constant: inner == nil ? outside : inside,
          priority: 2)
      }
      forms += [
        AttributeConstraint(first: own, .width, constant: hasBoxes ? 240 : 120, priority: 1.5),
        AttributeConstraint(
          first: own, .height, constant: hasBoxes ? 120 : 44 + 4 * Double(position % 3), priority: 1.5),
        AttributeConstraint(first: name, .left, second: own, .left, constant: 4),
        AttributeConstraint(first: name, .top, second: own, .top, constant: 3),
      ]
      return forms.map { Rule(text: "place of \(explanation.name(item))", form: .attributes($0)) }
    }
  }

  // MARK: Drawing

  /// Solved twice: for what the boxes come to, then in a screen that holds them.
  func file(_ format: RenderRequest.Format, studio: Studio) throws -> [UInt8] {
    let (_, first) = try solved(Size(width: 1000, height: 1000), origin: .zero, studio)
    let frames = items.compactMap { first.index(of: id($0.key)) }.map { first.views[$0].windowFrame }
    let (left, top) = (frames.map(\.minX).min() ?? 0, frames.map(\.minY).min() ?? 0)
    let (right, bottom) = (frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
    func length(_ value: Double) -> Double { min(4000, max(160, (value + 2 * Self.margin).rounded(.up))) }
    let (workbench, layout) = try solved(
      Size(width: length(right - left), height: length(bottom - top)),
      origin: Point(x: Self.margin - left, y: Self.margin - top), studio)
    var options = SceneOptions(chrome: .none, overlays: [.constraints])
    options.rules = Set(
      layout.constraints.indices.filter { layout.constraints[$0].group == "log" }.map { layout.constraints[$0].id })
    let builder = SceneBuilder(text: studio.text, images: workbench.images)
    return try workbench.renderers.file(
      builder.displayList(for: layout, options: options), format, title: explanation.cause)
  }

  private func solved(_ size: Size, origin: Point, _ studio: Studio) throws -> (Workbench, SolvedLayout) {
    let workbench = Workbench(document: document(size, origin: origin), studio: studio)
    guard let variant = workbench.variants(VariantSelection()).variants.first else {
      throw RenderingError.drawing("no size to draw it in")
    }
    return (workbench, workbench.solve(variant).layout)
  }
}
