import AutoLayout
import ProofModel

extension Finding {
  /// What identifies a finding in every report: its rule, the view's path or object id, and the constraint's identity,
  /// joined by colons. No line, no number and no variant is part of it, so that it lasts while the file is edited.
  ///
  /// - Parameters:
  ///   - layout: the layout that it was found in; nil leaves paths and constraints out.
  ///   - names: what views are known by, where it is not their ids.
  func identity(in layout: SolvedLayout?, names: [String: String]) -> String {
    var parts = [diagnostic.id]
    let named = (broken ?? constraints.first).flatMap { place in
      layout.flatMap { $0.constraints.indices.contains(place) ? $0.constraints[place] : nil }
    }
    // What a rule is at fault for is known by the rule.
    if kind == .conflict || kind == .tie || kind == .other && !constraints.isEmpty {
      guard let named, let layout else { return Self.joined(parts, views.prefix(1)) }
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
  /// The identities of all findings, in their order; equal ones are numbered.
  ///
  /// - Parameter usesObjectIDs: whether views are known by their ids, as in Interface Builder's files, instead of their
  ///   paths.
  func findingIDs(usesObjectIDs: Bool) -> [String] {
    var uses: [String: Int] = [:]
    let names: [String: String] =
      usesObjectIDs || findings.isEmpty
      ? [:] : Dictionary(views.map { ($0.content.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      let identity = finding.identity(in: self, names: names)
      let number = (uses[identity] ?? 0) + 1
      uses[identity] = number
      return number == 1 ? identity : "\(identity)#\(number)"
    }
  }
}
