import ProofModel
import Resolving

extension Finding {
  /// What identifies a finding everywhere: its rule, the view's path or object id, and the constraint's identity,
  /// joined by colons. No line, no number and no variant is part of it, so that it lasts while the file is edited.
  ///
  /// - Parameters:
  ///   - layout: the layout that it was found in.
  ///   - names: what views are known by, where it is not their ids.
  fileprivate func identity(in layout: SolvedLayout, names: [String: String]) -> String {
    var parts = [diagnostic.id]
    let named = (broken ?? constraints.first).flatMap { place in
      layout.constraints.indices.contains(place) ? layout.constraints[place] : nil
    }
    // What a rule is at fault for is known by the rule.
    if kind == .conflict || kind == .tie || kind == .other && !constraints.isEmpty {
      guard let named else { return Self.joined(parts, views.prefix(1)) }
      if case .view(let position) = named.first.item {
        let id = layout.views[position].content.id
        parts.append(names[id] ?? id)
      }
      parts.append(named.id)
      return parts.joined(separator: ":")
    }
    // What moves with an ambiguous view differs from variant to variant; two views overlap.
    let own = kind == .ambiguity ? views.prefix(1) : views.prefix(2)
    guard !own.isEmpty else { return Self.joined(parts, [diagnostic.message]) }
    return Self.joined(parts, own.map { names[$0] ?? $0 })
  }

  private static func joined(_ parts: [String], _ more: some Sequence<String>) -> String {
    (parts + more).joined(separator: ":")
  }
}

extension SolvedLayout {
  /// Gives each finding that has none yet its identity; equal ones are numbered in their order. Whatever tells a finding,
  /// in a picture, a sheet, a report or a page, knows it by this.
  ///
  /// - Parameter usesObjectIDs: whether views are known by ids, as in Interface Builder's files, and not by paths.
  package mutating func identifyFindings(usesObjectIDs: Bool) {
    guard findings.contains(where: { $0.identity == nil }) else { return }
    var uses: [String: Int] = [:]
    let names: [String: String] =
      usesObjectIDs ? [:] : Dictionary(views.map { ($0.content.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    for place in findings.indices {
      let identity = findings[place].identity(in: self, names: names)
      let number = (uses[identity] ?? 0) + 1
      uses[identity] = number
      guard findings[place].identity == nil else { continue }
      findings[place].identity = number == 1 ? identity : "\(identity)#\(number)"
    }
  }

  /// The identities of all findings, in their order.
  package func findingIDs(usesObjectIDs: Bool) -> [String] {
    var layout = self
    layout.identifyFindings(usesObjectIDs: usesObjectIDs)
    return layout.findings.map { $0.identity ?? $0.diagnostic.id }
  }
}
