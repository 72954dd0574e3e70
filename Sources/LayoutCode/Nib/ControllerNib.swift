internal import Foundation
internal import Importing
internal import InterfaceBuilder
internal import XMLParsing

/// Where a controller comes from: its element of a storyboard or xib.
final class ControllerNib {
  let archive: NibArchive
  let element: XMLElement
  let storyboard: Storyboard?

  init(archive: NibArchive, element: XMLElement, storyboard: Storyboard?) {
    self.archive = archive
    self.element = element
    self.storyboard = storyboard
  }

  /// Makes the controller of an element, with what it holds; one of another storyboard is looked up there.
  static func make(
    _ element: XMLElement, in archive: NibArchive, storyboard: Storyboard? = nil,
    creator: ((NSCoder) -> ViewController?)? = nil, depth: Int = 0
  ) -> ViewController? {
    guard depth < 16 else { return nil }
    if element.name == "viewControllerPlaceholder" {
      let name = element["storyboardName"]
      let other = name.flatMap { Nib.archive(named: $0, ".storyboard") } ?? (name == nil ? archive : nil)
      guard let other,
        let target = element["referencedIdentifier"].flatMap({ other.controller(identifier: $0) })
          ?? other.initialController, target.name != "viewControllerPlaceholder"
      else {
        LayoutContext.current.notes.note(
          "\(archive.path): the scene of '\(name ?? "").storyboard' that it refers to is not there [scene-not-found]")
        return nil
      }
      let storyboard = name.map { Storyboard(name: $0, bundle: nil) } ?? storyboard
      return make(target, in: other, storyboard: storyboard, depth: depth + 1)
    }
    let coder = NibCoder(node: nil, element: element, archive: archive)
    let controller = creator?(coder) ?? type(of: element, archive).init(coder: coder)
    guard let controller else { return nil }
    AppModules.note(moduleOf: controller)
    controller.ownNib = ControllerNib(archive: archive, element: element, storyboard: storyboard)
    controller.ownNib?.addMembers(to: controller, depth: depth)
    controller.awakeFromNib()
    return controller
  }

  private static func type(of element: XMLElement, _ archive: NibArchive) -> ViewController.Type {
    if let name = element["customClass"] {
      if let own = AppModules.classNamed(name, module: element["customModule"]) as? ViewController.Type { return own }
      LayoutContext.current.notes.note(
        "\(archive.path): the class '\(name)' is not among the app's, a plain one stands for it [missing-class]")
    }
    switch element.name {
    case "navigationController": return NavigationController.self
    case "tabBarController": return TabBarController.self
    case "splitViewController": return SplitViewController.self
    case "tableViewController": return TableViewController.self
    case "collectionViewController": return CollectionViewController.self
    case "pageViewController": return PageViewController.self
    default: return ViewController.self
    }
  }

  /// What a container shows first.
  private func addMembers(to controller: ViewController, depth: Int) {
    let members = element.connections.filter { $0["kind"] == "relationship" }.compactMap { segue in
      destination(segue, depth: depth).map { (relationship: segue["relationship"] ?? "", controller: $0) }
    }
    guard !members.isEmpty else { return }
    switch controller {
    case let stack as NavigationController: stack.setViewControllers(members.map(\.controller), animated: false)
    case let tabs as TabBarController: tabs.setViewControllers(members.map(\.controller), animated: false)
    case let split as SplitViewController:
      let columns: [String: SplitViewController.Column] = [
        "masterViewController": .primary, "detailViewController": .secondary,
        "supplementaryViewController": .supplementary, "compactViewController": .compact,
      ]
      for member in members {
        if let column = columns[member.relationship] { split.setViewController(member.controller, for: column) }
      }
    default: break
    }
  }

  func destination(_ segue: XMLElement, depth: Int = 0) -> ViewController? {
    guard let target = segue["destination"].flatMap({ archive.object($0) }) else { return nil }
    return Self.make(target, in: archive, storyboard: storyboard, depth: depth + 1)
  }

  /// All segues that begin at the controller or at something in its view.
  var segues: [XMLElement] { element.all.filter { $0.name == "segue" } }
}

extension ViewController {
  /// Called by `init(coder:)`: what the file says of the controller itself.
  func take(_ nib: NibCoder) {
    guard let element = nib.element else { return }
    if let title = element["title"] { self.title = title }
    if element["hidesBottomBarWhenPushed"] == "YES" { hidesBottomBarWhenPushed = true }
    if element["definesPresentationContext"] == "YES" { definesPresentationContext = true }
    let styles: [String: ModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
      "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
      "popover": .popover,
    ]
    if let style = element["modalPresentationStyle"].flatMap({ styles[$0] }) { modalPresentationStyle = style }
    if let size = element.child(key: "contentSizeForViewInPopover") ?? element.child(key: "preferredContentSize"),
      let width = size.double("width"), let height = size.double("height")
    {
      preferredContentSize = CGSize(width: width, height: height)
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      var extended: ExtendedEdges = []
      let words: [(String, ExtendedEdges)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      for (word, edge) in words where edges[word] == "YES" { extended.insert(edge) }
      edgesForExtendedLayout = extended
    }
    if let item = element.child(key: "navigationItem") { navigationItem.take(item, nib) }
    if let item = element.child(key: "tabBarItem") { tabBarItem.take(item, nib) }
    if let stack = self as? NavigationController {
      if element["navigationBarHidden"] == "YES" { stack.isNavigationBarHidden = true }
      if element.child(key: "navigationBar")?["largeTitles"] == "YES" { stack.navigationBar.prefersLargeTitles = true }
    }
  }

  /// The view of the controller's element, or of its nib; nil where it has neither.
  func loadNibView() -> View? {
    if let nib = ownNib {
      guard
        let element = nib.element.children.first(where: { $0["key"] == "view" || $0["key"] == "tableView" })
          ?? nib.element.children.first(where: { $0["key"] == "collectionView" })
      else { return nil }
      var loader = NibLoader(nib.archive, owner: self, id: nib.element["id"] ?? "")
      guard let view = loader.view(element, controller: nib.element) else { return nil }
      view.storedFrame = CGRect(origin: .zero, size: view.storedFrame.size)
      self.view = view
      embed(nib, loader)
      return view
    }
    guard let name = nibNameOfClass, let archive = Nib.archive(named: name, ".xib") else { return nil }
    var loader = NibLoader(archive, owner: self)
    let top = loader.topLevel()
    return viewIfLoaded ?? top.first { $0 is View } as? View
  }

  /// The name that was given, else that of the class, with or without "Controller", where the app has a xib of it.
  private var nibNameOfClass: String? {
    if let ownNibName { return ownNibName }
    guard let resources = LayoutContext.current.resources, !LibraryClasses.contains(self) else { return nil }
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (short + [name]).first { resources.file(named: $0, ".xib") != nil }
  }

  /// Container views show what their segues embed.
  private func embed(_ nib: ControllerNib, _ loader: NibLoader) {
    for segue in nib.segues where segue["kind"] == "embed" {
      guard let container = loader.view(holding: segue), let child = nib.destination(segue) else {
        continue
      }
      addChild(child)
      prepare(
        for: StoryboardSegue(identifier: segue["identifier"], source: self, destination: child), sender: nil)
      let content: View = child.view
      content.frame = container.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(content)
      child.didMove(toParent: self)
    }
  }

  /// Makes the destination of a segue, lets the code prepare it, and shows it.
  func follow(_ identifier: String, _ sender: Any?) {
    guard let nib = ownNib, let segue = nib.segues.first(where: { $0["identifier"] == identifier }),
      let other = nib.destination(segue)
    else {
      LayoutContext.current.notes.note("\(type(of: self)) has no segue '\(identifier)' [missing-segue]")
      return
    }
    prepare(for: StoryboardSegue(identifier: identifier, source: self, destination: other), sender: sender)
    switch segue["kind"] {
    case "show", "push": show(other, sender: sender)
    case "showDetail": showDetailViewController(other, sender: sender)
    default: present(other, animated: true)
    }
  }
}

extension NavigationItem {
  func take(_ element: XMLElement, _ nib: NibCoder) {
    if let title = element["title"] { self.title = title }
    prompt = element["prompt"]
    let modes: [String: LargeTitleDisplayMode] = ["always": .always, "never": .never]
    if let mode = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) { largeTitleDisplayMode = mode }
    func items(_ key: String) -> [BarButtonItem] {
      let written =
        element.children.filter { $0["key"] == key + "Item" } + (element.child(key: key + "Items")?.children ?? [])
      return written.filter { $0.name == "barButtonItem" }.map { BarButtonItem.loaded($0, nib) }
    }
    let (left, right) = (items("leftBarButton"), items("rightBarButton"))
    if left.count == 1 { leftBarButtonItem = left[0] } else if !left.isEmpty { leftBarButtonItems = left }
    if right.count == 1 { rightBarButtonItem = right[0] } else if !right.isEmpty { rightBarButtonItems = right }
  }
}

extension BarButtonItem {
  fileprivate static func loaded(_ element: XMLElement, _ nib: NibCoder) -> BarButtonItem {
    let item = BarButtonItem()
    let system = element["systemItem"]
    item.system = system.flatMap(SystemItem.init(name:))
    item.title = element["title"] ?? system.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if let name = element["image"] { item.image = nib.image(named: name) }
    return item
  }
}

extension TabBarItem {
  func take(_ element: XMLElement, _ nib: NibCoder) {
    let system = element["systemItem"]
    title = element["title"] ?? system.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if let name = element["image"] { image = nib.image(named: name) }
  }
}
