public import ProofModel

/// Names of views as options take them: by id, by name, or by the end of a path.
public enum ViewNames {
  /// An error for each name that no view of the screens has, with the nearest that one has.
  ///
  /// - Parameter option: what took the names, for the hint.
  /// - Complexity: O(names × views).
  public static func unknown(_ names: [String], in workbenches: [Workbench], option: String) -> [Diagnostic] {
    names.compactMap { name in
      if workbenches.contains(where: { $0.document.root.contains(viewCalled: name) }) { return nil }
      let known = workbenches.flatMap { $0.document.root.names }
      return .error(
        "unknown-view", "no view is called '\(name)'",
        hint: NearestNames.hint(for: name, in: known) ?? "\(option) takes a view's name or path")
    }
  }
}

extension ViewNode {
  /// Whether it or a view in it is called so.
  fileprivate func contains(viewCalled name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return id == name || self.name == last || children.contains { $0.contains(viewCalled: name) }
  }

  fileprivate var names: [String] { [name] + children.flatMap(\.names) }
}
