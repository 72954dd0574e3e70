import AutoLayout
import ProofModel
import Resolving

extension Workbench {
  /// Whether findings name views by their object ids instead of their paths.
  package var usesObjectIDs: Bool { document.format == .interfaceBuilder }

  /// Gives findings their identities, leaves out those that the document's policy allows, and gives those of its levels theirs; a tie's or a conflict's
  /// marks in the picture stay. The ids of what was allowed.
  package func judge(_ layout: inout SolvedLayout) -> [String] {
    let policy = document.policy
    layout.identifyFindings(usesObjectIDs: usesObjectIDs)
    guard !policy.isEmpty, !layout.findings.isEmpty else { return [] }
    let ids = layout.findingIDs(usesObjectIDs: usesObjectIDs)
    var allowed: [String] = []
    var kept: [Finding] = []
    for (id, finding) in zip(ids, layout.findings) {
      if policy.exceptions.contains(where: { allows($0, finding, id, layout) }) {
        allowed.append(id)
        continue
      }
      var finding = finding
      if let level = policy.levels[finding.diagnostic.id] {
        guard let severity = level else { continue }
        finding.severity = severity
        finding.diagnostic.severity = severity
      }
      kept.append(finding)
    }
    layout.findings = kept
    return allowed
  }

  private func allows(
    _ exception: FindingPolicy.Exception, _ finding: Finding, _ id: String, _ layout: SolvedLayout
  ) -> Bool {
    guard exception.rule == finding.diagnostic.id || exception.rule == id else { return false }
    guard let place = exception.place, place != "*" else { return true }
    if [document.name, document.sceneID, document.title].contains(place) { return true }
    return finding.views.contains { id in
      guard id != place, let position = layout.index(of: id) else { return id == place }
      return layout.views[position].content.name == place || layout.views[position].path == place
    }
  }
}
