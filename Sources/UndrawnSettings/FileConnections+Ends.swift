import InterfaceBuilder
import ProofModel

/// Where outlets lead to, which their names do not say.
extension FileConnections {
  /// ` (to File's Owner of the class 'Document')`, ` (to the view that holds all else)`: where a new outlet leads to; empty where
  /// its name says enough.
  ///
  /// - Parameters:
  ///   - isAlone: whether it is the only one that its object got, so that what is called by it is said by its own name too.
  func end(of outlet: Connection, isAlone: Bool) -> String {
    guard outlet.element == "outlet", let kind = kinds[outlet.target] else { return "" }
    if let object = object(atEndOf: outlet) { return " (to \(object))" }
    guard outlet.name != "view" else { return "" }
    if kind.hasSuffix("ContentView") { return " (to the content view)" }
    // A xib's lies in nothing, as views beside it and beside controllers do.
    let isWhole = connections.contains { $0.connection.name == "view" && $0.connection.target == outlet.target }
    let isRoot = kind == "view" && parents[outlet.target].map { names[$0] != nil } ?? isWhole
    if isRoot { return " (to the view that holds all else)" }
    guard isAlone, kind != "constraint", let name = objects[outlet.target], !name.hasSuffix(":"),
      !isSaid(name, by: outlet)
    else { return "" }
    let link = pictures[outlet.target] == name ? "with the picture " : ""
    return " (to the \(ObjectSettings.spaced(kind)) \(link)'\(name)')"
  }

  /// What people call any object: of a rule what it says, `Form.height == 478`.
  func called(_ object: String) -> String? {
    guard let rule = rules[object] else { return objects[object] ?? names[object] }
    return UndrawnLayout.words(of: rule, parents[object] ?? "") {
      objects[$0] ?? names[$0] ?? givenName(of: $0) ?? kinds[$0].map(ObjectSettings.spaced)
    }
  }

  /// What the first outlet that leads to an object calls it, and no name of the system's own.
  private func givenName(of object: String) -> String? {
    let outlets = connections.map(\.connection).filter { $0.element == "outlet" && $0.target == object }
    return outlets.first { !ConnectionComparison.ofSystem.contains($0.name) }?.name
  }

  /// What a tab of AppKit's controller says by which a relationship leads to a screen: its items stand in the order of these
  /// (`NSTabViewController.tabViewItems`, docs).
  func tabLabel(of relationship: Connection) -> String? {
    guard relationship.details["relationship"] == "tabItems" else { return nil }
    let (owner, way) = (relationship.owner, relationship.details["relationship"])
    let items = order.filter { kinds[$0] == "tabViewItem" && parents[$0] == owner }
    let screens = connections.map(\.connection).filter { $0.owner == owner && $0.details["relationship"] == way }
    guard items.count == screens.count, let place = screens.firstIndex(of: relationship) else { return nil }
    return objects[items[place]]
  }

  /// Whether a window of the file shows a controller.
  func isInWindow(_ controller: String) -> Bool {
    connections.contains { $0.connection.isContent && $0.connection.target == controller }
  }

  /// The file's owner, the controller or another object beside the views that an outlet of another object leads to.
  private func object(atEndOf outlet: Connection) -> String? {
    let target = outlet.target
    if let filesOwner, filesOwner.id == target {
      return "File's Owner" + (filesOwner.customClass.map { " of the class '\($0)'" } ?? "")
    }
    if let name = names[target] {
      let isAround = sequence(first: outlet.owner) { parents[$0] }.contains(target)
      return isAround ? "its controller" : isNameless(target) ? "the \(name)" : "'\(name)'"
    }
    guard kinds[target] == "customObject", target != outlet.owner else { return nil }
    return objects[target].map { "'\($0)'" }
  }

  /// Whether an outlet's own name has all words of a name, `nameLabel` of 'Name', or others bear that name, as a class, too.
  private func isSaid(_ name: String, by outlet: Connection) -> Bool {
    if objects.values.count(where: { $0 == name }) > 1 { return true }
    func plain(_ words: String) -> String { words.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(outlet.name).contains(plain(name))
  }
}

extension FileConnections.Connection {
  /// Whether it leads from a window controller to what its window shows.
  var isContent: Bool { details["relationship"] == SceneWindow.content }
}
