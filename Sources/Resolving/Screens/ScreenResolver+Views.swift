internal import ProofModel

extension ScreenResolver {
  /// The views that are installed, resolved, in preorder.
  func nodes(
    _ changes: ActiveChanges, given: [String: GivenContent], _ reader: inout ValueReader
  ) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(views.count)
    // Position in `views` → position in `nodes`.
    var places = [Int?](repeating: nil, count: views.count)
    var position = 0
    while position < views.count {
      let view = views[position]
      if position > 0, changes.installed[view.id] == false {
        position = view.end
        continue
      }
      let parent = view.parent.flatMap { places[$0] }
      let context = ViewAssembly.Context(
        isRoot: position == 0, inheritedTint: parent.map { nodes[$0].content.tint } ?? reader.colors.tint,
        images: images)
      let properties = properties(of: view, changes, &reader)
      var assembly = ViewAssembly(
        view: view, parent: parent, properties: properties, context: context, reader: &reader)
      assembly.apply(properties, &reader)
      if let components = changes.frameComponents[view.id] { assembly.applyComponents(components, &reader) }
      var node = assembly.finished(&reader)
      if let content = given[view.id] { node.give(content, isFrame: document.format == .interfaceBuilder) }
      if let parent { node.takeArrangedHeight(of: nodes[parent], reader.environment) }
      node.content.growTexts(percent: reader.environment.textGrowth)
      places[position] = nodes.count
      if let parent { nodes[parent].children.append(nodes.count) }
      nodes.append(node)
      position += 1
    }
    var grids = GridArrangement(nodes)
    grids.arrange()
    reader.diagnostics.report(contentsOf: grids.diagnostics)
    var arranged = grids.nodes
    arranged.hideUnselectedPages()
    return arranged
  }

  /// The view's own properties with the variant's over them, in the order of the table.
  private func properties(
    of view: PreparedView, _ changes: ActiveChanges, _ reader: inout ValueReader
  ) -> [(key: PropertyKey, value: Located<PropertyValue>)] {
    guard let changed = changes.properties[view.id] else { return view.properties }
    var merged = view.properties.filter { changed[$0.key] == nil }
    for (key, value) in changed { merged.append((key, value)) }
    merged.sort { PropertyKey.order[$0.key, default: 0] < PropertyKey.order[$1.key, default: 0] }
    return PreparedView.supported(
      merged, by: view.kind, name: view.name, format: document.format, diagnostics: &reader.diagnostics)
  }
}

extension LayoutNode {
  /// A toolbar that a stack arranges is as high as one that does not lie at the screen's bottom.
  fileprivate mutating func takeArrangedHeight(of parent: LayoutNode, _ environment: Environment) {
    guard content.kind == .toolbar, isArranged, parent.stack != nil, intrinsicHeight == nil else { return }
    intrinsicHeight = .some(BarHeights(environment: environment).height(of: .toolbar))
  }

  /// Takes a size and baselines from outside instead of measured ones.
  ///
  /// - Parameter isFrame: the size is a recorded frame's, which the alignment rect is smaller than.
  mutating func give(_ content: GivenContent, isFrame: Bool) {
    let outside = isFrame ? alignmentInsets : .zero
    intrinsicWidth = .some(content.width.map { $0 - outside.left - outside.right })
    intrinsicHeight = .some(content.height.map { $0 - outside.top - outside.bottom })
    if let baseline = content.firstBaseline { firstBaseline = baseline - outside.top }
    if let baseline = content.lastBaseline { lastBaseline = baseline - outside.top }
  }
}

extension ResolvedView {
  /// Makes the texts longer, as translations are.
  fileprivate mutating func growTexts(percent: Double) {
    guard percent > 0 else { return }
    text = text?.grown(percent: percent)
    placeholder = placeholder?.grown(percent: percent)
    segments = segments.map { TextContent.grown($0, percent: percent) }
  }

  /// Characters of the texts that grow.
  package var textLengths: [Int] {
    ([text, placeholder].compactMap { $0?.string.count } + segments.map(\.count)).filter { $0 > 0 }
  }
}
