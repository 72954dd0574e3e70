import ProofModel

/// Classes of controllers that are those of other scenes now: of one in the place of another, and of one beside it.
extension ObjectSettings {
  /// What is told of new controllers whose class another one had, under other names or another one that stays: pictures show these
  /// as new and gone.
  ///
  /// - Parameter remade: by the ids of objects that are gone: those of the ones in their places.
  static func classesElsewhere(
    _ remade: [String: String], from old: ObjectSettings, to new: ObjectSettings
  ) -> [Line] {
    let before = Dictionary(remade.map { ($0.value, $0.key) }) { first, _ in first }
    return new.ownerOrder.compactMap { id in
      guard old.owners[id] == nil, new.owners[id]?.kind.hasSuffix("Controller") == true, let own = new.classes[id],
        let name = new.connections.names[id]
      else { return nil }
      if let then = before[id] { return standIn(id, name, of: own, for: then, old, new) }
      // The only one of that class was another scene, which is still there.
      let others = old.classes.filter { $0.value == own && old.owners[$0.key]?.kind.hasSuffix("Controller") == true }
      guard others.count == 1, let other = others.first?.key, new.owners[other] != nil, new.classes[other] != own,
        let was = old.connections.names[other]
      else { return nil }
      let now = new.classes[other].map { "of the class '\($0)'" } ?? "of no class of its own"
      let who = was == name ? "the screen that was called so" : "'\(was)', which was of that class,"
      return Line("'\(name)' is a new screen of the class '\(own)'; \(who) is \(now) now", .always)
    }
  }

  /// That a controller stands in the place of another one of its class and of another name; nil where it is called the same.
  private static func standIn(
    _ id: String, _ name: String, of own: String, for then: String, _ old: ObjectSettings, _ new: ObjectSettings
  ) -> Line? {
    guard let was = old.connections.names[then], name != was, old.classes[then] == own else { return nil }
    let identifiers = [new.settings["\(id)@storyboardIdentifier"], old.settings["\(then)@storyboardIdentifier"]]
    let isFound = identifiers[0] != nil && identifiers[0]?.value == identifiers[1]?.value
    let end = isFound ? " and its storyboard identifier" : ""
    return Line("the new '\(name)' stands in the place of '\(was)', with its class '\(own)'\(end)", .always)
  }
}
