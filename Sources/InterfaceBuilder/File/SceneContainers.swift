import ProofModel
import XMLParsing

/// Which containers a storyboard's segues put its controllers in: it decides on the bars around a scene.
struct SceneContainers {
  private(set) var inNavigation: Set<String> = []
  private(set) var inTabs: Set<String> = []
  private(set) var presented: Set<String> = []
  /// How controllers come over others, where that is not over the whole screen.
  private(set) var styles: [String: Presentation.Style] = [:]
  /// Controllers that container views embed and nothing else shows.
  private(set) var parts: Set<String> = []
  /// Controllers in stacks whose bar is hidden.
  private(set) var barless: Set<String> = []
  private var hidingStacks: Set<String> = []
  /// Controllers that hide the bar at the bottom where they are pushed.
  private var hidingTabs: Set<String> = []
  /// The controller below each one that a segue pushes.
  private(set) var pushedFrom: [String: String] = [:]
  /// The controllers of each tab controller, in their order.
  private var tabMembers: [(owner: String, members: [String])] = []
  /// For each controller in tabs: the tab's own that leads to it, by the first way there.
  private var tabMember: [String: String] = [:]
  /// For a navigation controller's root and what is pushed on it: where it lies.
  private var container: [String: String] = [:]
  /// For each controller in the tabs of a controller that lies in a stack: that one, whose item the stack's bar shows.
  private(set) var tabsInStack: [String: String] = [:]
  /// The controllers that split views hold on their sides.
  private var splitSides: Set<String> = []
  /// For each controller that a container view embeds: the first one that has such a view.
  private var holders: [String: String] = [:]

  private struct Segue {
    var source: String
    var isFromTabs: Bool
    var destination: String
    var kind: String
    var relationship: String?
    var style: Presentation.Style?
  }

  /// Complexity: O(segues × longest chain of them).
  ///
  /// - Parameter settled: ways to controllers by which they are drawn instead of the file's own (``SceneWays``).
  init(_ root: XMLElement, settled: [String: [SceneWays.Way]] = [:]) {
    var segues: [Segue] = []
    var navigations: Set<String> = []
    for scene in root.child("scenes")?.children ?? [] {
      for controller in scene.child("objects")?.children ?? [] {
        guard let id = controller["id"] else { continue }
        if controller.name == "navigationController" { navigations.insert(id) }
        if controller.flag("navigationBarHidden") == true { hidingStacks.insert(id) }
        if controller.flag("hidesBottomBarWhenPushed") == true { hidingTabs.insert(id) }
        if let style = Self.style(controller["modalPresentationStyle"]) { styles[id] = style }
        Self.collect(controller, from: id, isFromTabs: controller.name == "tabBarController", &segues)
      }
    }
    segues.removeAll { $0.relationship == nil && settled[$0.destination] != nil }
    for way in settled.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      segues.append(
        Segue(
          source: way.source, isFromTabs: false, destination: way.destination, kind: way.kind, relationship: nil,
          style: way.style))
    }
    parts = Set(segues.filter { $0.kind == "embed" }.map(\.destination)).subtracting(
      segues.filter { !["embed", "unwind"].contains($0.kind) }.map(\.destination))
    for segue in segues where segue.kind == "embed" && holders[segue.destination] == nil {
      holders[segue.destination] = segue.source
    }
    // Roots are known first: they have nothing below them, whatever else pushes them.
    for segue in segues where segue.relationship == "rootViewController" {
      container[segue.destination] = segue.source
    }
    for segue in segues where segue.relationship == "viewControllers" && segue.isFromTabs {
      if let place = tabMembers.firstIndex(where: { $0.owner == segue.source }) {
        tabMembers[place].members.append(segue.destination)
      } else {
        tabMembers.append((segue.source, [segue.destination]))
      }
    }
    var changed = true
    while changed {
      let before = inNavigation.count + inTabs.count + presented.count + styles.count
      for segue in segues { follow(segue, navigations) }
      changed = inNavigation.count + inTabs.count + presented.count + styles.count > before
    }
  }

  private mutating func follow(_ segue: Segue, _ navigations: Set<String>) {
    let target = segue.destination
    let isPush = segue.kind == "push" || segue.kind == "show"
    if segue.relationship == "rootViewController" {
      inNavigation.insert(target)
      if hidingStacks.contains(segue.source) { barless.insert(target) }
      stay(target, inTabsOf: segue.source)
      present(target, as: segue.source)
    }
    if segue.relationship == "viewControllers", segue.isFromTabs {
      inTabs.insert(target)
      tabMember[target] = target
      if inNavigation.contains(segue.source), !navigations.contains(target) { enter(target, stackOf: segue.source) }
    }
    if ["masterViewController", "detailViewController", "supplementaryViewController"].contains(
      segue.relationship ?? "")
    {
      // Both sides of a split view stand where it stands; a bar of their own comes with their navigation controllers.
      splitSides.insert(target)
      stay(target, inTabsOf: segue.source)
      present(target, as: segue.source)
    }
    if segue.kind == "showDetail", isInSplit(segue.source) { stay(target, inTabsOf: segue.source) }
    if ["presentation", "modal"].contains(segue.kind) { presented.insert(target) }
    if let style = segue.style, styles[target] == nil { styles[target] = style }
    // A stack's own segue pushes over what it shows (`UINavigationController.show(_:sender:)`, docs).
    if isPush, navigations.contains(segue.source), !navigations.contains(target), container[target] == nil {
      inNavigation.insert(target)
      if hidingStacks.contains(segue.source) { barless.insert(target) }
      container[target] = segue.source
      if !hidingTabs.contains(target) { stay(target, inTabsOf: segue.source) }
      present(target, as: segue.source)
    }
    guard isPush, let source = pusher(for: segue.source), !navigations.contains(target) else { return }
    inNavigation.insert(target)
    if barless.contains(source) { barless.insert(target) }
    if target != source, container[target] == nil {
      pushedFrom[target] = source
      container[target] = source
    }
    // `hidesBottomBarWhenPushed` (recorded so in Game On and iNaturalist); what it pushes lies as little above tabs.
    if !hidingTabs.contains(target) { stay(target, inTabsOf: source) }
    present(target, as: source)
  }

  /// What the tabs of a controller in a stack show lies below that stack's bar (`UIViewController.navigationController`, docs).
  private mutating func enter(_ member: String, stackOf tabs: String) {
    inNavigation.insert(member)
    if barless.contains(tabs) { barless.insert(member) }
    if container[member] == nil {
      container[member] = tabs
      tabsInStack[member] = tabs
    }
  }

  /// The controller of a stack that a segue from one pushes over: that one, or what it is embedded in, whose stack is
  /// asked to show what its parts do (`UIViewController.navigationController`, the nearest ancestor that is one; docs).
  /// Of either in the tabs of a controller in the stack that controller: what comes covers its tab bar too. Nil outside
  /// of stacks.
  private func pusher(for source: String) -> String? {
    var current = source
    var seen: Set<String> = []
    while !inNavigation.contains(current) {
      guard seen.insert(current).inserted, let holder = holders[current] else { return nil }
      current = holder
    }
    return tabsInStack[current] ?? current
  }

  /// Whether a controller lies on a side of a split view, which shows in itself what one asks for as its detail
  /// (`UIViewController.showDetailViewController(_:sender:)`, docs).
  private func isInSplit(_ controller: String) -> Bool {
    splitSides.contains(controller) || stack(around: controller).map(splitSides.contains) ?? false
  }

  /// What tabs hold stays in them with what it shows.
  private mutating func stay(_ target: String, inTabsOf source: String) {
    guard inTabs.contains(source) else { return }
    inTabs.insert(target)
    if tabMember[target] == nil { tabMember[target] = tabMember[source] }
  }

  /// What a container holds comes as the container does.
  private mutating func present(_ target: String, as source: String) {
    if presented.contains(source) { presented.insert(target) }
    if let style = styles[source], styles[target] == nil { styles[target] = style }
  }

  /// How a segue has its controller come, where it says so.
  static func style(of segue: XMLElement) -> Presentation.Style? {
    style(segue["modalPresentationStyle"]) ?? style(segue["kind"])
  }

  private static func style(_ name: String?) -> Presentation.Style? {
    switch name {
    case "popover", "popoverPresentation": return .popover
    case "formSheet": return .formSheet
    case "pageSheet": return .pageSheet
    default: return nil
    }
  }

  /// The outermost of what a controller lies in: its stack, where it was pushed or is the root.
  func stack(around controller: String) -> String? {
    var current = controller
    var seen: Set<String> = []
    while seen.insert(current).inserted, let outer = container[current] { current = outer }
    return current == controller ? nil : current
  }

  /// The tabs of the controller that holds one, directly or in a navigation stack, and which of them it is; of several
  /// ways that of the stack it lies in, else the first that comes from tabs.
  func tabs(around controller: String) -> (owner: String, members: [String], selected: Int)? {
    guard inTabs.contains(controller) else { return nil }
    if let tabs = ownTabs(around: controller) { return tabs }
    return tabMember[controller].flatMap { ownTabs(around: $0) }
  }

  private func ownTabs(around controller: String) -> (owner: String, members: [String], selected: Int)? {
    var current = controller
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      for entry in tabMembers {
        if let selected = entry.members.firstIndex(of: current) { return (entry.owner, entry.members, selected) }
      }
      guard let outer = container[current] else { return nil }
      current = outer
    }
    return nil
  }

  private static func collect(_ element: XMLElement, from id: String, isFromTabs: Bool, _ segues: inout [Segue]) {
    if element.name == "segue", let destination = element["destination"] {
      segues.append(
        Segue(
          source: id, isFromTabs: isFromTabs, destination: destination, kind: element.segueKind,
          relationship: element["relationship"],
          style: style(of: element)))
    }
    for child in element.children { collect(child, from: id, isFromTabs: isFromTabs, &segues) }
  }
}

extension XMLElement {
  /// How a segue shows its controller; one whose action says so is of a split view's detail, which is no push (tools since Xcode 6
  /// write it as a kind of its own).
  var segueKind: String {
    self["action"]?.hasPrefix("showDetailViewController") == true ? "showDetail" : self["kind"] ?? ""
  }
}
