import ProofModel

extension AttributeConstraint {
  /// The same rule of views that have other ids now, by their earlier ones.
  func naming(_ ids: [String: String]) -> AttributeConstraint {
    func told(_ item: ItemReference) -> ItemReference {
      switch item.target {
      case .view(let id): ItemReference(.view(ids[id] ?? id), item.span)
      case .guide(let kind, of: let id?): ItemReference(.guide(kind, of: ids[id] ?? id), item.span)
      default: item
      }
    }
    var form = self
    (form.first, form.second) = (told(first), second.map(told))
    return form
  }
}
