/// Where bindings of objects of both sides lead to, and in which bars such items stand, where it is elsewhere.
extension ObjectSettings {
  /// Bindings that lead to another object, whatever of it they show; one that was made anew under its name is the same.
  static func otherTargets(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let (before, after) = (old.connections, new.connections)
    return new.order.compactMap { key in
      guard let setting = new.settings[key], let then = before.bound[key], let now = after.bound[key], then != now
      else {
        return nil
      }
      let (was, becomes) = ((before.objects[then], before.kinds[then]), (after.objects[now], after.kinds[now]))
      // There is one user defaults controller, however many objects stand for it (`NSUserDefaultsController.shared`).
      if was.1 == "userDefaultsController", becomes.1 == was.1 { return nil }
      if was == becomes, !after.ids.contains(then), !before.ids.contains(now) { return nil }
      let words = ConnectionComparison.leading(to: becomes, insteadOf: was)
      return Line(
        "\(setting.words) \(words)", .wiring, objects: new.around(setting.owner),
        names: [new.called(setting)].compactMap { $0 })
    }
  }

  /// Items that went from one bar into another one: of a view, of a controller whose container shows it, of a screen's title.
  static func movedItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.ownerOrder.compactMap { id in
      guard let now = new.owners[id], now.kind == "barButtonItem", let then = old.owners[id], let bar = now.inside,
        let before = then.inside, bar != before, let kind = new.owners[bar]?.kind, let was = old.owners[before]?.kind,
        // A bar that was made anew with its items is the same.
        kind != was || now.screen != then.screen
      else { return nil }
      func place(_ kind: String, _ screen: String?) -> String {
        let bar =
          kind.hasSuffix("Controller") ? "the toolbar items" : kind == "toolbar" ? "a toolbar" : "the navigation bar"
        return bar + (screen.map { " of \($0)" } ?? "")
      }
      let name = now.customClass.map { " '\($0)'" } ?? ""
      return Line(
        "the bar button item\(name) stands in \(place(kind, now.screen)) instead of \(place(was, then.screen))",
        .always,
        objects: [id])
    }
  }
}
