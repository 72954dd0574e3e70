import Foundation

/// Groups of one screen whose causes are the same edits, which do otherwise on some devices: causes are put together there in
/// another way, such as the rules that act together.
extension ReviewReport.Group {
  /// All that was done, one edit each: of a rule in another's place that it is new and that the other is gone.
  var edits: Set<String> {
    Set(
      causes.flatMap { $0.lead.components(separatedBy: "; ") }.flatMap { part -> [String] in
        guard part.hasPrefix(Self.rule), let middle = part.firstRange(of: Self.was) else { return [part] }
        return ["\(part[..<middle.lowerBound])` is new", "\(Self.rule)\(part[middle.upperBound...]) is gone"]
      })
  }

  private static let rule = "the rule `"
  private static let was = "` was `"
}

extension ReviewReport {
  /// One of the groups that tells all edits of another one, of the same screens; nil where none does.
  func group(tellingEditsOf group: Group, among told: [Group]) -> Group? {
    let edits = group.edits
    guard edits.count >= Self.fewestEdits, group.status == .layout else { return nil }
    func scenes(_ group: Group) -> Set<String> { Set(group.entries.map { entries[$0].scene }) }
    return told.first { scenes($0) == scenes(group) && edits.isSubset(of: $0.edits) }
  }

  /// What is told of fewer is as short by itself.
  private static let fewestEdits = 3

  /// What a group that others' edits are told of did on its own devices: the picture that it is told by, and how far views went
  /// there.
  func otherAmounts(of group: Group) -> (picture: String, words: String) {
    let told = group.worst ?? group.entries[0]
    return (entries[told].key, movementWords(told))
  }
}
