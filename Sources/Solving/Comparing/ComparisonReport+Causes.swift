public import LayoutDiff

extension ComparisonReport {
  /// One cause with everything that it shows in.
  public struct CauseGroup: Sendable {
    /// As it is told where it reached furthest.
    public var cause: Cause
    /// The names of the screens that the cause shows in, in the order of the entries, each once.
    public var scenes: [String]
    /// `scene.key`, in the order of the entries.
    public var variants: [String]
    /// Of which variant it is told, where other variants have other numbers.
    public var told: String?
  }

  /// The causes of all variants by signature, the one with the most variants first, then the furthest reaching.
  public var causes: [CauseGroup] {
    var groups: [CauseGroup] = []
    var places: [String: Int] = [:]
    for entry in entries {
      for cause in entry.layout?.causes ?? [] {
        let variant = "\(entry.name).\(entry.key ?? "")"
        guard let place = places[cause.signature] else {
          places[cause.signature] = groups.count
          groups.append(
            CauseGroup(cause: cause, scenes: [entry.name], variants: [variant], told: nil))
          continue
        }
        groups[place].variants.append(variant)
        if !groups[place].scenes.contains(entry.name) { groups[place].scenes.append(entry.name) }
        let isFurther = cause.extent > groups[place].cause.extent + 1e-6
        if groups[place].cause.sentence != cause.sentence {
          groups[place].told = isFurther ? variant : groups[place].told ?? groups[place].variants[0]
        }
        if isFurther { groups[place].cause = cause }
      }
    }
    let order = groups.indices.sorted { one, other in
      let counts = (groups[one].variants.count, groups[other].variants.count)
      if counts.0 != counts.1 { return counts.0 > counts.1 }
      let extents = (groups[one].cause.extent, groups[other].cause.extent)
      return (extents.0 - extents.1).magnitude > 1e-6 ? extents.0 > extents.1 : one < other
    }
    return order.map { groups[$0] }
  }
}
