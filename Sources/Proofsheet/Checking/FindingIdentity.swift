import AutoLayout
import ProofModel

extension Finding {
  /// What identifies a finding in every report: its rule, the view's path or object id, and the constraint's identity,
  /// joined by colons. No line, no number and no variant is part of it, so that it lasts while the file is edited.
  ///
  /// - Parameters:
  ///   - layout: the layout that it was found in; nil leaves paths and constraints out.
  ///   - usesObjectIDs: whether views are known by their ids, as in Interface Builder's files, instead of their paths.
  func identity(in layout: SolvedLayout?, usesObjectIDs: Bool) -> String {
    var parts = [diagnostic.id]
    let named = (broken ?? constraints.first).flatMap { place in
      layout.flatMap { $0.constraints.indices.contains(place) ? $0.constraints[place] : nil }
    }
    switch kind {
    case .conflict, .tie:
      guard let named, let layout else { return Self.joined(parts, views.prefix(1)) }
      if case .view(let position) = named.first.item {
        parts.append(layout.views[position].name(usesObjectIDs: usesObjectIDs))
      }
      parts.append(named.id)
      return parts.joined(separator: ":")
    default:
      // What moves with an ambiguous view differs from variant to variant; two views overlap.
      let own = kind == .ambiguity ? views.prefix(1) : views.prefix(2)
      guard !own.isEmpty else { return Self.joined(parts, [diagnostic.message]) }
      let names = own.map { id in
        layout?.index(of: id).map { layout?.views[$0].name(usesObjectIDs: usesObjectIDs) ?? id } ?? id
      }
      return Self.joined(parts, names)
    }
  }

  private static func joined(_ parts: [String], _ more: some Sequence<String>) -> String {
    (parts + more).joined(separator: ":")
  }
}

extension SolvedView {
  fileprivate func name(usesObjectIDs: Bool) -> String { usesObjectIDs ? content.id : path }
}

extension SolvedLayout {
  /// The identities of all findings, in their order; equal ones are numbered.
  func findingIDs(usesObjectIDs: Bool) -> [String] {
    var uses: [String: Int] = [:]
    return findings.map { finding in
      let identity = finding.identity(in: self, usesObjectIDs: usesObjectIDs)
      let number = (uses[identity] ?? 0) + 1
      uses[identity] = number
      return number == 1 ? identity : "\(identity)#\(number)"
    }
  }
}
