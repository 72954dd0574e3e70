import ProofModel
import XMLParsing

/// Containers as users see them: the controller that is shown first, with the container's bars around it.
extension PaneImporter {
  /// nil where the controller is no container, or has a view of its own.
  func container(_ place: Place) -> Pane? {
    guard place.controller.isContainer, !place.file.isMac else { return nil }
    switch place.controller.name {
    case "navigationController": return stack(place)
    case "tabBarController": return tabs(place)
    case "splitViewController": return split(place)
    default: return pages(place)
    }
  }

  /// A stack shows its root below its bar.
  private func stack(_ place: Place) -> Pane {
    let inner = member(place, "rootViewController")
    var pane = inner?.pane ?? empty(place)
    // A root without a view has its items all the same.
    let root = members(place, "rootViewController").first.flatMap { target($0, place.file) }
    let bars = SceneBars(file: place.file, controller: inner?.shown ?? root)
    if inner != nil, place.controller.flag("navigationBarHidden") != true {
      pane = framed(pane, ExtendedEdges(inner?.shown, stack: place.controller, tabs: nil), place)
    }
    if place.controller.flag("navigationBarHidden") != true {
      pane.bars.insert(bars.isLarge(in: place.controller) ? .largeTitle : .navigation, at: 0)
      bars.addItem(to: &pane.contents)
      let bar = place.controller.child(key: "navigationBar")
      pane.contents.look = bars.look(of: bar)
    }
    if place.controller.flag("toolbarHidden") == false, !pane.bars.contains(.tab) {
      pane.bars.append(.toolbar)
      bars.addTools(to: &pane.contents)
    }
    return pane
  }

  /// Tabs show their first one above their bar.
  private func tabs(_ place: Place) -> Pane {
    let wanted = place.file.shownTabs[place.id]
    let selected = members(place, "viewControllers").firstIndex { $0["destination"] == wanted && wanted != nil } ?? 0
    let inner = member(place, "viewControllers", at: selected)
    var pane = inner?.pane ?? empty(place)
    if inner != nil {
      pane = framed(pane, ExtendedEdges(leaf(inner?.shown, place.file), stack: nil, tabs: place.controller), place)
    }
    // A stack's toolbar lies where the tabs do.
    pane.bars.removeAll { $0 == .toolbar }
    pane.bars.append(.tab)
    let shown = members(place, "viewControllers").map { segue in
      let own = segue["destination"].flatMap { place.file.controller($0) }
      guard let own, own.isReference, let other = follow(own, in: place.file) else {
        return SceneBars.tabOwner([own, SceneBars.root(of: own, in: place.file)])
      }
      return SceneBars.tabOwner([other.controller, SceneBars.root(of: other.controller, in: other.file), own])
    }
    SceneBars.add(tabs: shown, selected: selected, to: &pane.contents)
    let bar = place.controller.child(key: "tabBar")
    pane.contents.tabLook = SceneBars(file: place.file, controller: nil).look(of: bar)
    return pane
  }

  /// The pane in a container's own view where it ends at the container's bar.
  private func framed(_ inner: Pane, _ edges: ExtendedEdges, _ place: Place) -> Pane {
    guard !edges.isWhole else { return inner }
    var pane = empty(place)
    pane.adopt(inner)
    pane.node.children = [inner.ruled()]
    pane.groups.append(edges.group(inner.node.id, in: pane.node.id, place.file.span(place.controller)))
    return pane
  }

  // MARK: Split views

  /// Columns side by side in regular width, the first one alone in compact width.
  ///
  /// Widths of the first column: 40 % of the window's and 320 points at most, unless the file says otherwise
  /// (`UISplitViewController.preferredPrimaryColumnWidthFraction`, `maximumPrimaryColumnWidth`).
  private func split(_ place: Place) -> Pane {
    var pane = empty(place)
    let first = member(place, "supplementaryViewController") ?? member(place, "masterViewController")
    let second = member(place, "detailViewController")
    let id = pane.node.id
    guard let first, let second else {
      guard let only = (first ?? second)?.pane else { return pane }
      pane.adopt(only)
      pane.node.children = [only.filling()]
      return pane
    }
    let primary = first.pane.inCompactWidth()
    pane.adopt(primary)
    pane.adopt(second.pane)
    let line = "\(id)/separator"
    var separator = ViewNode(id: line, name: "Separator", kind: .separator, span: place.file.span(place.controller))
    separator.properties[.axis] = Located(.keyword("vertical"))
    separator.properties[.translates] = Located(.boolean(false))
    pane.node.children = [primary.ruled(), second.pane.ruled(), separator]
    let columns = Columns(
      id: id, primary: primary.node.id, secondary: second.pane.node.id, separator: line, controller: place.controller,
      span: place.file.span(place.controller))
    pane.groups += columns.groups
    pane.overrides.append(columns.collapse)
    return pane
  }

  // MARK: Pages

  /// The first page where the file tells it.
  private func pages(_ place: Place) -> Pane {
    var pane = empty(place)
    let controller = place.controller
    if let first = firstPage(place) {
      pane.adopt(first)
      pane.node.children.append(first.filling())
    }
    // Whether dots are below pages that scroll, code alone says (`UIPageViewControllerDataSource.presentationCount`).
    if controller["transitionStyle"] != "scroll", controller["spineLocation"] == "mid" {
      addSpine(to: &pane, place.file.span(controller))
    }
    return pane
  }

  /// A book that lies open has its spine in the middle.
  private func addSpine(to pane: inout Pane, _ span: SourceSpan) {
    let id = "\(pane.node.id)/spine"
    var spine = ViewNode(id: id, name: "Spine", kind: .separator, span: span)
    spine.properties[.axis] = Located(.keyword("vertical"))
    spine.properties[.translates] = Located(.boolean(false))
    pane.node.children.append(spine)
    let root = ItemReference.Target.view(pane.node.id)
    pane.groups.append(
      Rules.group(
        "spine", [(id, .centerX, root, .centerX, 0), (id, .top, root, .top, 0), (id, .bottom, root, .bottom, 0)], span))
  }

  /// What a segue puts into it, or the scene whose identifier a run-time attribute of the controller names. Other segues are performed
  /// later, and show no page (`UIPageViewController.setViewControllers(_:direction:animated:completion:)` alone does, docs).
  private func firstPage(_ place: Place) -> Pane? {
    let segues = place.controller.child("connections")?.children.filter { $0.name == "segue" } ?? []
    if let segue = segues.first(where: { ["embed", "relationship"].contains($0["kind"]) }),
      let id = segue["destination"]
    {
      return pane(id, in: place.file, holder: place.id, from: segue)
    }
    for attribute in place.controller.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let name = attribute["value"] ?? attribute.child(key: "value")?.text,
        let page = place.file.controller(identifier: name), let id = page["id"]
      else { continue }
      return pane(id, in: place.file, holder: place.id, from: attribute)
    }
    return nil
  }

  // MARK: Members

  /// The segues of a relationship, in the file's order.
  private func members(_ place: Place, _ relationship: String) -> [XMLElement] {
    (place.controller.child("connections")?.children ?? []).filter {
      $0.name == "segue" && $0["relationship"] == relationship
    }
  }

  /// The first member, or another one, with the controller whose items the bars show.
  private func member(
    _ place: Place, _ relationship: String, at position: Int = 0
  ) -> (pane: Pane, shown: XMLElement)? {
    guard let segue = members(place, relationship).dropFirst(position).first, let id = segue["destination"],
      let pane = pane(id, in: place.file, holder: place.id, from: segue),
      let shown = target(segue, place.file)
    else { return nil }
    return (pane, shown)
  }

  /// The controller that a segue leads to, in another storyboard too.
  private func target(_ segue: XMLElement, _ file: InterfaceBuilderFile) -> XMLElement? {
    guard let found = segue["destination"].flatMap({ file.controller($0) }) else { return nil }
    guard found.isReference else { return found }
    return follow(found, in: file)?.controller ?? found
  }

  /// A stack's root, which is what its tab shows.
  private func leaf(_ controller: XMLElement?, _ file: InterfaceBuilderFile) -> XMLElement? {
    guard let controller, controller.name == "navigationController" else { return controller }
    let segue = controller.child("connections")?.children.first { $0["relationship"] == "rootViewController" }
    return segue.flatMap { target($0, file) } ?? controller
  }

  /// A container's own view, which the file does not hold.
  private func empty(_ place: Place) -> Pane {
    let own = place.id.isEmpty ? "container-\(place.controller.line)" : place.id
    let node = ViewNode(
      id: own, name: place.file.labels.label(of: place.controller), kind: .view,
      customClass: place.controller["customClass"], span: place.file.span(place.controller))
    return Pane(node: node)
  }
}

extension XMLElement {
  /// Whether it is a container that shows other controllers and keeps no view of its own in the file.
  var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(name)
      && !children.contains { $0["key"] == "view" }
  }

  /// The split view or tab view of one of AppKit's container controllers, whose panes other controllers bring.
  var containerView: XMLElement? {
    switch name {
    case "splitViewController": return child(key: "splitView")
    case "tabViewController": return child(key: "tabView")
    default: return nil
    }
  }
}
