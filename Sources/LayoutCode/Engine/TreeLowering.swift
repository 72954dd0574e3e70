internal import Foundation
internal import ProofModel
internal import Resolving

/// A view on its way to the engine, with what its kind has here.
struct NodeContent {
  var node: LayoutNode
  let kinds: KindTable
  let context: LayoutContext

  var appearance: Appearance { kinds.environment.appearance }
}

/// Turns a tree of views into the engine's resolved screen: the same values that specs and files become.
struct TreeLowering {
  let root: View
  let context: LayoutContext
  let kinds: KindTable
  /// Written into the slots of views, guides and constraints; nil: positions are kept aside, the slots stay.
  let generation: UInt32?
  /// Names for people and findings; nil: numbers.
  var names: ViewNames?
  var screen: ResolvedScreen
  private(set) var views: [Unmanaged<View>?] = []
  private(set) var guides: [(node: Int, guide: Unmanaged<LayoutGuide>)] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var constraints: [LayoutConstraint] = []
  private var stacks: [View] = []

  init(root: View, context: LayoutContext, generation: UInt32?, names: ViewNames? = nil) {
    self.root = root
    self.context = context
    self.generation = generation
    self.names = names
    kinds = context.kinds
    var environment = context.environment
    environment.windowSize = root.storedFrame.size.model
    environment.resizedFrom = nil
    screen = ResolvedScreen(environment: environment)
    screen.isCode = true
  }

  /// - Parameter isFree: the root's size is what its constraints make of it; it then lies in a space of its own.
  mutating func run(isFree: Bool) {
    if isFree {
      screen.safeArea = .zero
      // Larger than anything in it, so that nothing sticks out of its safe area.
      screen.environment.windowSize = Size(width: 100_000, height: 100_000)
      screen.nodes.append(kinds.node(id: "space", name: "space", kind: .view, parent: nil, tint: kinds.tint))
      views.append(nil)
      add(root, parent: 0)
      screen.nodes[1].translatesMask = false
      screen.nodes[1].autoresizing = []
    } else {
      screen.safeArea = root.currentSafeArea().model
      add(root, parent: nil)
    }
    for stack in stacks {
      guard let position = position(of: stack) else { continue }
      var node = screen.nodes[position]
      stack.fillGaps(&node) { view in self.position(of: view).map { screen.nodes[$0].content.id } }
      screen.nodes[position] = node
    }
    constraints.sort { $0.order < $1.order }
    for constraint in constraints { add(constraint) }
  }

  // MARK: Views

  private mutating func add(_ view: View, parent: Int?) {
    let position = screen.nodes.count
    if let generation {
      view.slot = LayoutSlot(index: Int32(position), generation: generation)
    } else {
      positions[ObjectIdentifier(view)] = position
    }
    var tint = view.look.tint?.model(kinds.environment.appearance)
    if tint == nil, let parent { tint = screen.nodes[parent].content.tint }
    var content = NodeContent(
      node: kinds.node(
        id: names?.id(of: view) ?? String(position), name: names?.name(of: view) ?? "", kind: view.kind,
        style: view.controlStyle, parent: parent, tint: tint ?? kinds.tint,
        isAppKit: view is HostedView),
      kinds: kinds, context: context)
    fill(&content.node, view, isRoot: parent == nil)
    view.fill(&content)
    Self.takeOwnSizes(&content, view)
    screen.nodes.append(content.node)
    views.append(Unmanaged.passUnretained(view))
    if let parent { screen.nodes[parent].children.append(position) }
    constraints += view.installed
    if view.kind == .stack, view.hasGaps { stacks.append(view) }
    for guide in view.ownGuides { add(guide, parent: position) }
    takeTracks(of: position)
    for child in view.lowered { add(child, parent: position) }
  }

  /// A grid's own guides stand for its columns and its rows.
  private mutating func takeTracks(of position: Int) {
    guard screen.nodes[position].grid != nil else { return }
    let columns = screen.nodes[position].grid?.columns.count ?? 0
    let guides = screen.nodes[position].children
    screen.nodes[position].grid?.columnNodes = Array(guides.prefix(columns))
    screen.nodes[position].grid?.rowNodes = Array(guides.dropFirst(columns))
  }

  private mutating func add(_ guide: LayoutGuide, parent: Int) {
    let position = screen.nodes.count
    if let generation {
      guide.slot = LayoutSlot(index: Int32(position), generation: generation)
    } else {
      positions[ObjectIdentifier(guide)] = position
    }
    let node = kinds.node(
      id: names?.id(of: guide) ?? String(position), name: names?.name(of: guide) ?? "", kind: .guide, parent: parent,
      tint: kinds.tint)
    screen.nodes.append(node)
    screen.nodes[parent].children.append(position)
    views.append(nil)
    guides.append((position, Unmanaged.passUnretained(guide)))
  }

  /// What all views have.
  private func fill(_ node: inout LayoutNode, _ view: View, isRoot: Bool) {
    node.frame = view.storedFrame.model
    node.isArranged = view.flags.contains(.isArranged)
    node.translatesMask = view.flags.contains(.translatesMask)
    if view.flags.contains(.translatesMask) { node.autoresizing = view.maskParts }
    if isRoot || view.controller != nil || view.hasOwnMargins {
      node.margins = view.plainMargins.model
    }
    node.preservesSuperviewMargins = view.margins.preservesSuperview
    node.insetsMarginsFromSafeArea = view.margins.insetsFromSafeArea
    if let controller = view.controller, !isRoot { node.additionalSafeArea = controller.insetsOfContent.model }
    if let hug = view.hugPriorities.horizontal { node.hugging.horizontal = Double(hug) }
    if let hug = view.hugPriorities.vertical { node.hugging.vertical = Double(hug) }
    if let resist = view.resistPriorities.horizontal { node.compression.horizontal = Double(resist) }
    if let resist = view.resistPriorities.vertical { node.compression.vertical = Double(resist) }
    if view.look.semantics != .unspecified { node.content.direction = view.isRightToLeft ? .rightToLeft : .leftToRight }
    node.content.isHidden = view.flags.contains(.isHidden)
    node.content.alpha = Double(view.look.alpha)
    if view.flags.contains(.clipsToBounds) { node.content.clips = true }
    node.content.contentMode = view.look.contentMode.model
    if let background = view.look.background {
      node.content.background = background.model(kinds.environment.appearance)
    }
    if let layer = view.storedLayer { layer.fill(&node.content) }
    // Only what is shown is drawn.
    if names != nil { node.content.layers = LayerLowering.look(of: view, in: context) }
  }

  /// Sizes and insets that a user's class has in the place of its kind's.
  private static func takeOwnSizes(_ content: inout NodeContent, _ view: View) {
    guard !LibraryClasses.contains(view) else { return }
    let insets = view.alignmentRectInsets.model
    if insets != content.node.alignmentInsets { content.node.alignmentInsets = insets }
    let size = view.intrinsicContentSize
    let natural = intrinsic(content, maxWidth: nil)
    let none = View.noIntrinsicMetric
    if abs(Double(size.width) - (natural.width ?? Double(none))) > 1e-9 {
      content.node.intrinsicWidth = .some(size.width == none ? nil : Double(size.width))
    }
    if abs(Double(size.height) - (natural.height ?? Double(none))) > 1e-9 {
      content.node.intrinsicHeight = .some(size.height == none ? nil : Double(size.height))
    }
  }

  private static func intrinsic(_ content: NodeContent, maxWidth: Double?) -> IntrinsicContent {
    ContentMetrics(environment: content.kinds.environment, measuring: content.context.measuring)
      .intrinsicContent(of: content.node, maxWidth: maxWidth)
  }

  /// What a view's content asks for by its kind, whatever a subclass makes of it.
  static func content(of view: View, maxWidth: Double?) -> IntrinsicContent {
    guard view.kind != .view else { return IntrinsicContent() }
    let context = view.context
    let kinds = context.kinds
    var content = NodeContent(
      node: kinds.node(id: "0", name: "", kind: view.kind, style: view.controlStyle, parent: nil, tint: kinds.tint),
      kinds: kinds, context: context)
    view.fill(&content)
    return intrinsic(content, maxWidth: maxWidth)
  }

  // MARK: Constraints

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let form = form(of: constraint) else { return }
    if let generation {
      constraint.slot = LayoutSlot(index: Int32(screen.rules.count), generation: generation)
    }
    let rule = Rule(
      id: constraint.identifier, text: names == nil ? "" : constraint.equation,
      span: names == nil ? nil : constraint.place.span, form: form)
    screen.rules.append(ActiveRule(rule: rule, group: "code", index: screen.rules.count))
  }

  /// Adds a rule that no constraint of the tree's made.
  mutating func add(_ form: AttributeConstraint) {
    screen.rules.append(
      ActiveRule(rule: Rule(text: "", form: .attributes(form)), group: "fitting", index: screen.rules.count))
  }

  private func form(of constraint: LayoutConstraint) -> RuleForm? {
    guard let attribute = constraint.firstAttribute.model,
      let first = constraint.first.flatMap({ reference(to: $0, attribute) })
    else { return nil }
    var second: ItemReference?
    let other = constraint.secondAttribute.model
    if let item = constraint.second, let other {
      guard let reference = reference(to: item, other) else { return nil }
      second = reference
    }
    let constant = Double(constraint.constant) + spacing(of: constraint)
    let priority = Double(constraint.priority.rawValue)
    if constraint.spans.first != nil || constraint.spans.second != nil {
      return distances(constraint, constant, priority)
    }
    return .attributes(
      AttributeConstraint(
        first: first, attribute, constraint.relation.model, second: second, other,
        multiplier: Double(constraint.multiplier), constant: constant, priority: priority))
  }

  /// 8 between edges, a line of the first item's font between baselines, times the multiplier.
  private func spacing(of constraint: LayoutConstraint) -> Double {
    guard let times = constraint.systemSpacing else { return 0 }
    let isBaseline = [.firstBaseline, .lastBaseline].contains(constraint.firstAttribute)
    guard isBaseline, [.firstBaseline, .lastBaseline].contains(constraint.secondAttribute),
      let view = constraint.first?.layoutView, let font = view.lineFont
    else { return 8 * Double(times) }
    return Double(times) * context.measuring.lineMetrics(font, environment: context.environment.text).lineHeight
  }

  private func distances(_ constraint: LayoutConstraint, _ constant: Double, _ priority: Double) -> RuleForm? {
    guard let left = constraint.spans.first.flatMap(expression) else { return nil }
    var right = ProofModel.Expression.number(constant)
    if let second = constraint.spans.second {
      guard let expression = expression(second) else { return nil }
      right = .sum(.product(.number(Double(constraint.multiplier)), expression), right)
    }
    return .equation(Equation(sides: [left, right], relations: [constraint.relation.model], priority: priority))
  }

  private func expression(_ span: AnchorSpan) -> ProofModel.Expression? {
    guard let attribute = span.attribute.model, let item = span.item.flatMap({ reference(to: $0, attribute) }) else {
      return nil
    }
    let end = ProofModel.Expression.reference([item], .single(attribute), nil)
    guard let origin = span.origin else { return end }
    guard let other = origin.attribute.model, let start = origin.item.flatMap({ reference(to: $0, other) }) else {
      return nil
    }
    return .difference(end, .reference([start], .single(other), nil))
  }

  /// How rules name an item; nil for one that is not in the tree.
  func reference(to item: any LayoutItem, _ attribute: LayoutAttribute) -> ItemReference? {
    if let view = item as? View {
      var view = view
      if attribute == .firstBaseline { view = view.forFirstBaselineLayout }
      if attribute == .lastBaseline { view = view.forLastBaselineLayout }
      return id(ObjectIdentifier(view), view.slot).map { .view($0) }
    }
    guard let guide = item as? LayoutGuide else { return nil }
    guard let kind = guide.builtIn else { return id(ObjectIdentifier(guide), guide.slot).map { .view($0) } }
    guard let owner = guide.owner, let id = id(ObjectIdentifier(owner), owner.slot) else { return nil }
    return ItemReference(.guide(kind, of: id))
  }

  private func position(of view: View) -> Int? {
    guard let generation else { return positions[ObjectIdentifier(view)] }
    return view.slot.generation == generation ? Int(view.slot.index) : nil
  }

  private func id(_ object: ObjectIdentifier, _ slot: LayoutSlot) -> String? {
    if let generation {
      guard slot.generation == generation else { return nil }
      return screen.nodes[Int(slot.index)].content.id
    }
    return positions[object].map { screen.nodes[$0].content.id }
  }
}
