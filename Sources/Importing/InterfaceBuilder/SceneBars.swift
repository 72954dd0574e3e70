import ProofModel

/// What the bars over a scene say: its navigation item, its toolbar's items, and the tabs of the controller around it.
struct SceneBars {
  let file: InterfaceBuilderFile
  let controller: XMLElement?

  var contents: BarContents {
    var contents = BarContents()
    guard let controller, !file.isMac else { return contents }
    let item = controller.child(key: "navigationItem")
    contents.title = item?["title"]
    contents.leading = items(item, "leftBarButtonItem")
    contents.trailing = items(item, "rightBarButtonItem")
    contents.tools = (controller.child("toolbarItems")?.children ?? []).compactMap(Self.item)
    if let source = controller["id"].flatMap({ file.containers.pushedFrom[$0] }) {
      let below = file.controller(source)?.child(key: "navigationItem")
      let title = below?.child(key: "backBarButtonItem")?["title"] ?? below?["title"] ?? "Back"
      contents.back = title.count > 12 ? "Back" : title
    }
    addTabs(&contents)
    return contents
  }

  private func items(_ item: XMLElement?, _ key: String) -> [BarContents.Item] {
    let one = item?.child(key: key).map { [$0] } ?? []
    return (one + (item?.child(key + "s")?.children ?? [])).compactMap(Self.item)
  }

  private static func item(_ element: XMLElement) -> BarContents.Item? {
    guard element.name == "barButtonItem" else { return nil }
    if let title = element["title"], !title.isEmpty { return .title(title) }
    switch element["systemItem"] {
    case nil: return element["image"].map { .sign($0) }
    case "flexibleSpace"?: return .flexibleSpace
    case "fixedSpace"?: return nil
    case let name? where worded.contains(name): return .title(name.prefix(1).uppercased() + name.dropFirst())
    case let name?: return .sign(name)
    }
  }

  /// System items that are words; the others are signs.
  private static let worded: Set<String> = ["cancel", "done", "save", "edit", "undo", "redo", "close"]

  /// The tab controller's tabs are called as its controllers' own items, or as those of the stacks they hold.
  private func addTabs(_ contents: inout BarContents) {
    guard let id = controller?["id"], let tabs = file.containers.tabs(around: id) else { return }
    contents.tabs = tabs.members.map { member in
      let found = file.controller(member)
      return found?.child(key: "tabBarItem")?["title"] ?? found?["title"] ?? "Item"
    }
    contents.selectedTab = tabs.selected
  }
}
