internal import ProofModel

/// The tree of views, with instances of components put in.
extension SpecBuilder {
  func readViews(_ fields: SpecFields) {
    var root = ViewNode(id: "root", kind: .view)
    // The names come first: stacks and rules may speak of views that stand further down.
    declare(fields["views"], SpecScope(), depth: 0)
    if let node = fields["root"] {
      refuseViews(in: node)
      root.span = node.span
      readProperties(node, into: &root, SpecScope())
    }
    root.children = views(fields["views"], SpecScope())
    document.root = root
    if fields["views"] == nil {
      report(
        .warning(
          "no-views", "the spec has no views", at: fields.node.entries?.first?.key.span,
          hint: "add views: { title: { type: label, text: Hello } }"))
    }
  }

  private func refuseViews(in root: YAMLNode) {
    guard let entry = root.entries?.first(where: { $0.key.text == "views" }) else { return }
    report(
      "unknown-key", "the root's subviews stand beside it", at: entry.key.span, hint: "move them under views:")
  }

  // MARK: Names

  /// As deep as a file may be nested, so that components cannot go deeper.
  private static let deepestView = YAMLComposer.deepestNesting / 2

  private func declare(_ node: YAMLNode?, _ scope: SpecScope, depth: Int) {
    if depth > Self.deepestView, let first = node?.entries?.first {
      return report(
        "nesting-too-deep", "views are nested more than \(Self.deepestView) deep", at: first.key.span,
        hint: "components count as deep as they hold components")
    }
    for entry in node?.entries ?? [] {
      guard let name = entry.key.text, Self.isName(name), name.utf8.count <= SpecReader.longestName else {
        // What is inside is known all the same, so that one bad name is one error.
        declare(entry.value["views"], scope, depth: depth + 1)
        continue
      }
      let id = scope.prefix + name
      if ItemReference.builtInNames.contains(name) || PriorityName.value(name) != nil || name == "std" {
        report(
          "reserved-name", "'\(name)' cannot name a view, it has a meaning of its own in rules",
          at: entry.key.span, hint: "write \(name)View")
      }
      if let earlier = viewSpans[id] {
        report(
          "duplicate-view", "the view '\(name)' is there twice", at: entry.key.span,
          notes: [Diagnostic.Note("'\(name)' stands here first", at: earlier)], hint: "names are unique in a file")
        continue
      }
      viewSpans[id] = entry.key.span
      viewIDs.append(id)
      if viewIDs.count == SpecReader.mostViews + 1 {
        report("too-many-views", "more than \(SpecReader.mostViews) views", at: entry.key.span)
      }
      guard viewIDs.count <= SpecReader.mostViews else { return }
      if let component = entry.value["component"]?.text, let body = components[component] {
        guard !expanding.contains(component) else { continue }
        expanding.append(component)
        declare(body["views"], SpecScope(prefix: id + "/"), depth: depth + 1)
        expanding.removeLast()
      }
      declare(entry.value["views"], scope, depth: depth + 1)
    }
  }

  // MARK: Nodes

  private func views(_ node: YAMLNode?, _ scope: SpecScope) -> [ViewNode] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      if !node.isNull {
        expected("a map of views", node, hint: "write title: { type: label, text: Hello }")
      }
      return []
    }
    return entries.compactMap { entry in
      guard let name = name(entry.key, "the view"), viewSpans[scope.prefix + name] == entry.key.span else {
        return nil
      }
      return view(name, entry, scope)
    }
  }

  private func view(_ name: String, _ entry: YAMLNode.Entry, _ scope: SpecScope) -> ViewNode {
    var view = ViewNode(id: scope.prefix + name, name: name, kind: .view, span: entry.key.span)
    // `title: label` is short for a view of that kind.
    if entry.value.text != nil, !entry.value.isNull {
      view.kind = kind(entry.value) ?? .view
      return view
    }
    readProperties(entry.value, into: &view, scope)
    return view
  }

  private func kind(_ node: YAMLNode) -> ViewKind? {
    guard let text = text(node) else { return nil }
    if let kind = ViewKind(name: text) { return kind }
    let names = ViewKind.named.map(\.name)
    var hint = nearest(text, in: names)
    if components[text] != nil { hint = "write component: \(text)" }
    report(
      "unknown-type", "unknown type '\(text)'", at: node.span,
      hint: hint ?? "types are \(names.prefix(8).joined(separator: ", ")), …")
    return .unknown(text)
  }

  func readProperties(_ node: YAMLNode, into view: inout ViewNode, _ scope: SpecScope) {
    let fields = fields(node, .view)
    if let node = fields["type"] { view.kind = kind(node) ?? .view }
    view.customClass = fields["class"].flatMap(text)
    let component = fields["component"]
    if let component { readInstance(component, with: fields["with"], into: &view) }
    if component == nil, let with = fields.key("with") {
      report("unknown-key", "'with' is for instances of components", at: with.span, hint: "add component:")
    }
    for entry in fields.entries {
      guard let key = PropertyKey(rawValue: entry.key.text ?? "") else { continue }
      if let value = property(key, entry.value, scope) {
        view.properties[key] = Located(value, entry.value.span)
      }
    }
    if let node = fields["constraints"] {
      var own = scope
      own.owner = view.id
      viewRules.append(PendingGroup(name: view.id, node: node, scope: own))
    }
    view.children += views(fields["views"], scope)
  }

  // MARK: Components

  private func readInstance(_ node: YAMLNode, with: YAMLNode?, into view: inout ViewNode) {
    guard let name = text(node) else { return }
    guard let body = components[name] else {
      reportUndeclared(
        "unknown-component", "unknown component '\(name)'", at: node.span,
        hint: nearest(name, in: componentNames)
          ?? (componentNames.isEmpty ? "declare it under components:" : nil))
      return
    }
    guard !expanding.contains(name) else {
      let chain = (expanding + [name]).joined(separator: " → ")
      report(
        "cyclic-component", "the component contains itself: \(chain)", at: node.span,
        hint: "a component cannot be a part of itself")
      return
    }
    let component = fields(body, .component)
    let parameters = parameters(component["params"], with: with, component: name, at: node.span)
    let inner = SpecScope(prefix: view.id + "/", instance: view.id, parameters: parameters)
    expanding.append(name)
    defer { expanding.removeLast() }
    if let root = component["root"] {
      refuseViews(in: root)
      readProperties(substituted(root, parameters), into: &view, inner)
    }
    view.children += views(component["views"].map { substituted($0, parameters) }, inner)
    if let rules = component["constraints"] {
      viewRules.append(PendingGroup(name: view.id, node: rules, scope: inner))
    }
  }

  private func parameters(
    _ defaults: YAMLNode?, with: YAMLNode?, component: String, at span: SourceSpan
  ) -> [String: YAMLNode] {
    var parameters: [String: YAMLNode] = [:]
    for entry in defaults?.entries ?? [] {
      guard let name = name(entry.key, "the parameter") else { continue }
      parameters[name] = entry.value
    }
    if let with, with.entries == nil { expected("a map of parameters", with) }
    for entry in with?.entries ?? [] where !reportLostComment(entry) {
      let name = entry.key.text ?? ""
      guard parameters[name] != nil else {
        report(
          "unknown-parameter", "the component '\(component)' has no parameter '\(name)'", at: entry.key.span,
          hint: nearest(name, in: parameters.keys.sorted()) ?? "declare it under params:")
        continue
      }
      parameters[name] = entry.value
    }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) where value.isNull && value.text?.isEmpty == true {
      report(
        "missing-parameter", "the component '\(component)' needs the parameter '\(name)'", at: span,
        hint: "add with: { \(name): … }")
    }
    return parameters
  }
}
