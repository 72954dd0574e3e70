internal import ProofModel

extension SpecTable {
  /// What holds for all screens of a project; no command may be called so.
  static let projectKeys: [SpecKey] = [
    SpecKey("roots", .list(of: .text), "files, folders or globs of the project's screens, for commands without one"),
    SpecKey("leave-out", .list(of: .text), "what of them commands without a file leave out, likewise"),
    SpecKey("classes", .map(of: .object(.view)), "what views of the app's own classes are, by class"),
    SpecKey(
      "proportional", .map(of: .object(.proportional)),
      "views of Interface Builder's files that scale what they hold, by name, object id or class"),
    SpecKey("allow", .list(of: .object(.exception)), "findings of `check` that are meant to be"),
    SpecKey(
      "levels", .map(of: .keyword(["off", "note", "warning", "error"])), "what rules of `check` count as, by their ids"),
  ]
}

extension SpecBuilder {
  /// The file's own keys by their table; every other key is a command's name.
  func projectFile(_ path: String, bytes: [UInt8]) -> ProjectFile? {
    guard let root = compose(file: path, bytes: bytes, namedAt: nil) else { return nil }
    guard let entries = root.entries else {
      report(
        "project-not-a-map", "\(SpecTable.project.title) is a map of keys, found \(root.described)", at: root.span,
        hint: "begin with 'all:' and an option such as 'os: ios-17'")
      return nil
    }
    let known = Set(SpecTable.project.keys.map(\.name))
    var file = ProjectFile(path: path)
    file.roots = readPaths(root["roots"], "roots")
    file.leaveOut = readPaths(root["leave-out"], "leave-out")
    file.classes = readClasses(root["classes"])
    file.proportional = readProportional(root["proportional"])
    file.policy.exceptions = exceptions(root["allow"])
    file.policy.levels = levels(root["levels"])
    file.sections = entries.filter { !known.contains($0.key.text ?? "") }.map(section)
    return file
  }

  /// A path or a list of paths, none of which leads out of the project's folder.
  private func readPaths(_ node: YAMLNode?, _ key: String) -> [Located<String>] {
    guard let node, !node.isNull else { return [] }
    return (node.items ?? [node]).compactMap { item in
      guard let path = item.text, !path.isEmpty else {
        report(
          "expected-text", "'\(key)' takes paths, found \(item.described)", at: item.span,
          hint: "write \(key): [App, Widgets/**/*.xib]")
        return nil
      }
      guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.split(separator: "/").contains("..") else {
        report(
          "path-leaves-folder", "'\(path)' leads out of the project's folder", at: item.span,
          hint: "write a path relative to this file")
        return nil
      }
      return Located(path.hasPrefix("./") ? String(path.dropFirst(2)) : path, item.span)
    }
  }

  /// A class's kind, properties and rules; in its rules `self` is the view.
  private func readClasses(_ node: YAMLNode?) -> [String: ProjectFile.ViewClass] {
    guard let node else { return [:] }
    guard let entries = node.entries else {
      expected("a map of classes", node, hint: "write classes: { RatingView: { intrinsic: [150, 25] } }")
      return [:]
    }
    var classes: [String: ProjectFile.ViewClass] = [:]
    for entry in entries {
      guard let name = entry.key.text else { continue }
      for key in ["views", "component", "with", "class"] {
        guard let written = entry.value.entries?.first(where: { $0.key.text == key }) else { continue }
        report(
          "unknown-key", "a class has no '\(key)'", at: written.key.span,
          hint: "it takes type, properties of a view, and constraints")
      }
      var view = ViewNode(id: name, name: name, kind: .view, span: entry.key.span)
      readProperties(entry.value, into: &view, SpecScope())
      let hasKind = entry.value["type"] != nil
      classes[name] = ProjectFile.ViewClass(kind: hasKind ? view.kind : nil, properties: view.properties, rules: [])
    }
    readRules(nil)
    for group in document.groups { classes[group.name]?.rules += group.rules }
    return classes
  }

  private func readProportional(_ node: YAMLNode?) -> [String: Located<PropertyValue>] {
    guard let node else { return [:] }
    guard let entries = node.entries else {
      expected("a map of views", node, hint: "write proportional: { square: { reference: [320, 320] } }")
      return [:]
    }
    var views: [String: Located<PropertyValue>] = [:]
    for entry in entries {
      guard let name = entry.key.text, let value = property(.proportional, entry.value, SpecScope()) else { continue }
      views[name] = Located(value, entry.key.span)
    }
    return views
  }

  private func section(_ entry: YAMLNode.Entry) -> ProjectFile.Section {
    let command = entry.key.text ?? ""
    if entry.value.entries == nil, !entry.value.isNull {
      report(
        "expected-map", "expected a map of options for '\(command)', found \(entry.value.described)",
        at: entry.value.span, hint: "write \(command): { os: ios-17 }")
    }
    return ProjectFile.Section(
      command: command, options: (entry.value.entries ?? []).compactMap(option), span: entry.key.span)
  }

  /// An option's value: a text, or a list of texts.
  private func option(_ entry: YAMLNode.Entry) -> ProjectFile.Option? {
    let nodes = entry.value.items ?? [entry.value]
    let values = nodes.compactMap { $0.isNull ? nil : $0.text }
    guard values.count == nodes.count else {
      report(
        "expected-text",
        "expected a value or a list of values for '\(entry.key.text ?? "")', found "
          + (nodes.first { $0.isNull || $0.text == nil } ?? entry.value).described, at: entry.value.span)
      return nil
    }
    return ProjectFile.Option(name: entry.key.text ?? "", values: values, span: entry.key.span)
  }
}
