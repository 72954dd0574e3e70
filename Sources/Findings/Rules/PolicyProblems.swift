import AutoLayout
public import ProofModel
import Resolving
import Solving

extension Workbench {
  /// What is wrong with the policy itself: rules that do not exist.
  public var policyDiagnostics: [Diagnostic] {
    let known = CheckRule.all.map(\.id)
    var diagnostics: [Diagnostic] = []
    for exception in document.policy.exceptions {
      let rule = String(exception.rule.prefix { $0 != ":" })
      guard !known.contains(rule) else { continue }
      diagnostics.append(Self.unknownRule(rule, at: exception.span, known))
    }
    for rule in document.policy.levels.keys.sorted() where !known.contains(rule) {
      diagnostics.append(Self.unknownRule(rule, at: nil, known))
    }
    return diagnostics
  }

  private static func unknownRule(_ rule: String, at span: SourceSpan?, _ known: [String]) -> Diagnostic {
    .warning(
      "unknown-rule", "there is no rule '\(rule)' to allow or to give a level", at: span,
      hint: NearestNames.hint(for: rule, in: known) ?? "proofsheet rule lists them")
  }

  /// Exceptions of the screen's own file for views that it does not have, which allow nothing. Those of the project's
  /// file may mean views of any screen.
  ///
  /// - Parameter solved: the screen's variants, whose views count besides the file's.
  package func strayExceptions(_ solved: [Solved]) -> [Diagnostic] {
    let own = document.policy.exceptions.filter { $0.place != nil && $0.place != "*" && $0.span?.file == document.file }
    guard !own.isEmpty else { return [] }
    var names: Set<String> = []
    var others = Set([document.name, document.sceneID, document.title].compactMap { $0 })
    func collect(_ node: ViewNode) {
      names.insert(node.name)
      others.insert(node.id)
      for child in node.children { collect(child) }
    }
    collect(document.root)
    for view in solved.lazy.flatMap(\.layout.views) {
      names.insert(view.content.name)
      others.formUnion([view.content.id, view.path])
    }
    return own.compactMap { exception in
      guard let place = exception.place, !names.contains(place), !others.contains(place) else { return nil }
      return .warning(
        "unknown-view", "no view is called '\(place)', so that nothing is allowed on it", at: exception.span,
        hint: NearestNames.hint(for: place, in: names.sorted()) ?? "name a view, its path or a screen")
    }
  }
}
