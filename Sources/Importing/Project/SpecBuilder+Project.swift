internal import ProofModel

extension SpecTable {
  /// What holds for all screens of a project; no command may be called so.
  static let projectKeys: [SpecKey] = []
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
    file.sections = entries.filter { !known.contains($0.key.text ?? "") }.map(section)
    return file
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
