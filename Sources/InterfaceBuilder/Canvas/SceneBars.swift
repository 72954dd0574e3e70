import ProofModel
import XMLParsing

/// What the bars over a scene say: its navigation item, its toolbar's items, and the tabs of the controller around it.
struct SceneBars {
  let file: InterfaceBuilderFile
  let controller: XMLElement?
  /// The storyboards that this one refers to; nil: none is looked for.
  var library: StoryboardLibrary?

  var contents: BarContents {
    var contents = BarContents()
    guard let controller, !file.isMac else { return contents }
    // A stack's bar shows the item of what it holds itself: of tabs in it theirs, whatever their members say.
    let tabs = controller["id"].flatMap { file.containers.tabsInStack[$0] }.flatMap { file.controller($0) }
    let speaker = SceneBars(file: file, controller: tabs ?? controller)
    speaker.addItem(to: &contents)
    addTools(to: &contents)
    if let way = speaker.wayBack ?? outerWayBack { (contents.back, contents.owners.back) = (way.title, way.owner) }
    if let id = controller["id"], let stack = file.containers.stack(around: id) {
      contents.look = look(of: file.controller(stack)?.child(key: "navigationBar"))
    }
    addTabs(&contents)
    return contents
  }

  /// The way back from a controller that a segue pushes; nil of others.
  private var wayBack: (title: String, owner: String?)? {
    guard let source = controller?["id"].flatMap({ file.containers.pushedFrom[$0] }), showsWayBack else { return nil }
    let below = file.controller(source)
    let item = below?.child(key: "navigationItem")
    let own = item?.child(key: "backBarButtonItem")
    let title = own?["title"] ?? Self.title(of: below, item) ?? "Back"
    // The system's own word is nobody's.
    return title.count > 12 ? ("Back", nil) : (title, own?["title"] != nil ? own?["id"] : (item ?? below)?["id"])
  }

  /// Of a stack's root in a tab of what a stack pushed the way back from all tabs: of the two bars one is drawn.
  private var outerWayBack: (title: String, owner: String?)? {
    guard let id = controller?["id"], file.containers.pushedFrom[id] == nil, file.containers.tabsInStack[id] == nil,
      let owner = file.containers.tabs(around: id)?.owner
    else { return nil }
    return SceneBars(file: file, controller: file.controller(owner)).wayBack
  }

  /// Whether its bar shows the way back: buttons at its beginning stand there instead, unless the item has them beside it
  /// (`UINavigationItem.leftItemsSupplementBackButton`, `hidesBackButton`; docs).
  private var showsWayBack: Bool {
    let item = controller?.child(key: "navigationItem")
    if item?.flag("hidesBackButton") == true { return false }
    return items(item, "leftBarButtonItem").0.isEmpty || item?.flag("leftItemsSupplementBackButton") == true
  }

  /// The controller's title and buttons.
  func addItem(to contents: inout BarContents) {
    let item = controller?.child(key: "navigationItem")
    contents.title = Self.title(of: controller, item)
    contents.owners.title = (item ?? controller)?["id"]
    (contents.leading, contents.owners.leading) = items(item, "leftBarButtonItem")
    (contents.trailing, contents.owners.trailing) = items(item, "rightBarButtonItem")
    contents.owners.blank.formUnion(Self.blank(buttonElements))
  }

  /// That of its item; a controller without one is given one with its own title (`UIViewController.navigationItem`, docs).
  private static func title(of controller: XMLElement?, _ item: XMLElement?) -> String? {
    item == nil ? controller?["title"] : item?["title"]
  }

  /// The buttons of the controller's item on both sides.
  private var buttonElements: [XMLElement] {
    let elements = (controller?.child(key: "navigationItem")?.children ?? []).flatMap { child in
      child.name == "barButtonItem" ? [child] : child.children.filter { $0.name == "barButtonItem" }
    }
    return elements.filter { $0["key"] != "backBarButtonItem" }
  }

  /// The colours that buttons of the controller's item have of their own, whatever the bar's is.
  private var itemInks: [(item: BarContents.Item, ink: Ink?)] {
    buttonElements.compactMap { element in
      Self.item(element).map { ($0, element.child(key: "tintColor").flatMap(ink)) }
    }.filter { $0.item != .flexibleSpace }
  }

  /// A colour of a bar, and the token of one of the user's, whose catalogue goes before what the file recorded, or the name of
  /// one of the system's, which has a value in each appearance.
  private struct Ink: Equatable {
    var color: Color?
    var token: String?

    /// One colour in other digits is the same.
    static func == (one: Ink, other: Ink) -> Bool {
      (one.color?.hexDigitsWithAlpha, one.token) == (other.color?.hexDigitsWithAlpha, other.token)
    }
  }

  /// Nil of colours that nothing says.
  private func ink(_ element: XMLElement) -> Ink? {
    let color = element.color(named: file.namedColors)
    switch element.colorValue(named: file.namedColors) {
    case .token(let token): return Ink(color: color, token: token)
    case .keyword(let name): return Ink(color: color ?? SystemColor.named(name)?.light, token: name)
    default: return color.map { Ink(color: $0) }
    }
  }

  /// A bar's own colours; since iOS 13 an appearance wins over the bar's own attributes.
  func look(of bar: XMLElement?) -> BarLook {
    let globalTint = file.globalTint.flatMap(ink)
    var look = BarLook()
    guard let bar else {
      (look.tint, look.tokens[.tint]) = (globalTint?.color, globalTint?.token)
      return look
    }
    look.isOpaque = bar.isOpaqueBar
    let appearance = bar.child(key: "standardAppearance")
    func color(_ element: XMLElement?, _ key: String) -> Ink? { element?.child(key: key).flatMap(ink) }
    func title(_ element: XMLElement?) -> Ink? { color(element?.child(key: "titleTextAttributes"), "textColor") }
    let inks: [(BarLook.Part, Ink?)] = [
      (.background, bar.barGrounds.lazy.compactMap(ink).first),
      (.tint, color(bar, "tintColor") ?? color(bar, "selectedImageTintColor") ?? globalTint),
      (.title, title(appearance) ?? title(bar)),
    ]
    let others = itemInks.compactMap { item, ink in ink.map { (BarLook.Part.item(item), $0) } }
    for (part, ink) in inks + others {
      look[part] = ink?.color
      look.tokens[part] = ink?.token
    }
    if let style = bar["barStyle"], Self.blackStyles.contains(style) {
      if inks[0].1 == nil { look.background = Color(rgb: 0x1C1C1E) }
      if inks[2].1 == nil { look.title = .white }
    }
    return look
  }

  /// `UIBarStyle.black` and the names that it had before (UIKit, docs).
  private static let blackStyles: Set<String> = ["black", "blackOpaque", "blackTranslucent"]

  /// What the controller has its stack's toolbar show.
  func addTools(to contents: inout BarContents) {
    let elements = controller?.child("toolbarItems")?.children ?? []
    (contents.tools, contents.owners.tools) = Self.items(elements)
    contents.owners.blank.formUnion(Self.blank(elements))
  }

  /// Whether a stack shows the controller's title large: the stack prefers it, and the controller does not refuse.
  func isLarge(in stack: XMLElement) -> Bool {
    stack.child(key: "navigationBar")?.flag("largeTitles") == true
      && controller?.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  /// What a tab is called: by its controller's own item, else by the controller's title; empty where neither says a word, since
  /// `Item` is the canvas' alone.
  static func tabTitle(_ controller: XMLElement?) -> String {
    tabTitle(item: controller?.child(key: "tabBarItem"), of: controller)
  }

  /// The same of an item, which in a tab bar of its own no controller has.
  static func tabTitle(item: XMLElement?, of controller: XMLElement? = nil) -> String {
    item.flatMap { title(ofTab: $0) } ?? controller?["title"] ?? item?["title"] ?? ""
  }

  /// The object that says a tab's title.
  static func tabSpeaker(_ controller: XMLElement?) -> String? {
    let item = controller?.child(key: "tabBarItem")
    return item.flatMap { title(ofTab: $0) } != nil ? item?["id"] : controller?["id"]
  }

  /// Of a tab's controller and of those that may say instead of it what it is called the first that has an item of its own:
  /// a stack without one takes its root's (`UINavigationController`), and what stands for another storyboard's keeps one too.
  static func tabOwner(_ candidates: [XMLElement?]) -> XMLElement? {
    let found = candidates.compactMap { $0 }
    return found.first { controller in
      controller.child(key: "tabBarItem").map { title(ofTab: $0) != nil || $0.imageName != nil } ?? false
    } ?? found.first
  }

  /// The root of a navigation stack; nil of other controllers.
  static func root(of controller: XMLElement?, in file: InterfaceBuilderFile) -> XMLElement? {
    guard let controller, controller.name == "navigationController" else { return nil }
    let segue = controller.child("connections")?.children.first { $0["relationship"] == "rootViewController" }
    return segue?["destination"].flatMap { file.controller($0) }
  }

  static func title(ofTab item: XMLElement) -> String? {
    // A title that somebody took away below a picture is none, and not the controller's (tanjyy/ridesio).
    if let title = item["title"], !title.isEmpty || item.imageName != nil { return title }
    // `mostRecent`, one of the system's own.
    return item["systemItem"].map { ViewLabels.words($0) }
  }

  /// What the tabs are that some controllers stand for.
  static func add(tabs members: [XMLElement?], selected: Int, to contents: inout BarContents) {
    contents.tabs = members.map { tabTitle($0) }
    contents.owners.tabs = members.map { tabSpeaker($0) }
    contents.selectedTab = selected
    contents.tabSigns = tabSigns(members, selected: selected)
    let item = members.indices.contains(selected) ? members[selected]?.child(key: "tabBarItem") : nil
    contents.owners.hasChosenPicture = item?["systemItem"] == nil && item?["selectedImage"] != nil
  }

  /// The pictures above the tabs' titles; nothing where no controller's item has one.
  static func tabSigns(_ members: [XMLElement?], selected: Int) -> [BarContents.Item] {
    let signs = members.enumerated().map { position, controller -> BarContents.Item in
      guard let item = controller?.child(key: "tabBarItem") else { return .flexibleSpace }
      if let name = item["systemItem"] { return .sign(name) }
      let own = position == selected ? item["selectedImage"] : nil
      return (own ?? item.imageName).map { .picture($0) } ?? .flexibleSpace
    }
    return signs.contains { $0 != .flexibleSpace } ? signs : []
  }

  private func items(_ item: XMLElement?, _ key: String) -> ([BarContents.Item], owners: [String?]) {
    let one = item?.child(key: key).map { [$0] } ?? []
    return Self.items(one + (item?.child(key + "s")?.children ?? []))
  }

  /// What elements show, each with the object that says it; words that the system says are nobody's.
  private static func items(_ elements: [XMLElement]) -> ([BarContents.Item], owners: [String?]) {
    let shown = elements.compactMap { element in Self.item(element).map { ($0, element) } }
    return (
      shown.map(\.0),
      shown.map { item, element in
        if case .title = item, element["title"] == nil { nil } else { element["id"] }
      }
    )
  }

  /// The buttons of which nothing is shown.
  private static func blank(_ elements: [XMLElement]) -> [String] {
    elements.filter { $0.name == "barButtonItem" && $0["systemItem"] == nil && item($0) == nil }.compactMap { $0["id"] }
  }

  static func item(_ element: XMLElement) -> BarContents.Item? {
    guard element.name == "barButtonItem" else { return nil }
    // An item with a view shows that alone, and a picture goes before a title (UIBarButtonItem).
    if let view = element.child(key: "customView") { return item(inView: view) }
    if element["systemItem"] == nil, let image = element.imageName { return .picture(image) }
    if let title = element["title"], !title.isEmpty { return .title(title) }
    switch element["systemItem"] {
    case nil: return nil
    case "flexibleSpace"?: return .flexibleSpace
    case "fixedSpace"?: return nil
    case let name? where worded.contains(name): return .title(name.prefix(1).uppercased() + name.dropFirst())
    case let name?: return .sign(name)
    }
  }

  /// What a view in a bar shows: the first picture or text in it that is not hidden.
  private static func item(inView view: XMLElement) -> BarContents.Item? {
    if view.flag("hidden") == true { return nil }
    let normal = view.children.first { $0.name == "state" && $0["key"] == "normal" }
    // A configuration says the whole title and picture; what a state says beside it is not shown.
    if let configuration = view.child("buttonConfiguration") {
      if let image = configuration.imageName ?? normal?.imageName { return .picture(image) }
      return configuration.configuredTitle.flatMap { $0.isEmpty ? nil : .title($0) }
    }
    if let image = normal?.imageName ?? (view.name == "imageView" ? view.imageName : nil) { return .picture(image) }
    if let title = normal?["title"] ?? view["text"], !title.isEmpty { return .title(title) }
    return view.child("subviews")?.children.lazy.compactMap { item(inView: $0) }.first
  }

  /// System items that are words; the others are signs.
  private static let worded: Set<String> = ["cancel", "done", "save", "edit", "undo", "redo", "close"]

  /// The tab controller's tabs are called as its controllers' own items, or as those of the stacks they hold.
  private func addTabs(_ contents: inout BarContents) {
    if controller?.flag("hidesBottomBarWhenPushed") == true { contents.tabPlace = .hidden }
    guard let id = controller?["id"], let tabs = file.containers.tabs(around: id) else { return }
    let chosen = file.controller(tabs.members[tabs.selected])
    let isTabs = [chosen, Self.root(of: chosen, in: file)].contains { $0?["id"] == id }
    contents.tabPlace = isTabs ? .tab : .pushed
    let members = tabs.members.map { id in
      let member = file.controller(id)
      // What stands for another storyboard's controller has its own item for the canvas.
      let name = member.flatMap { $0.isReference ? $0["storyboardName"] : nil }
      let other = name.flatMap { library?.storyboard(named: $0) }
      let meant = member.flatMap { other?.controller(meantBy: $0) }
      let root = other.map { Self.root(of: meant, in: $0) } ?? Self.root(of: member, in: file)
      return Self.tabOwner(other == nil ? [member, root] : [meant, root, member])
    }
    Self.add(tabs: members, selected: tabs.selected, to: &contents)
    contents.tabLook = SceneBars(file: file, controller: nil).look(
      of: file.controller(tabs.owner)?.child(key: "tabBar"))
  }
}
