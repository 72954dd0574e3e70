import ProofModel

/// Which containers a storyboard's segues put its controllers in: it decides on the bars around a scene.
struct SceneContainers {
  private(set) var inNavigation: Set<String> = []
  private(set) var inTabs: Set<String> = []
  private(set) var presented: Set<String> = []
  /// The controller below each one that a segue pushes.
  private(set) var pushedFrom: [String: String] = [:]
  /// The controllers of each tab controller, in their order.
  private var tabMembers: [(owner: String, members: [String])] = []
  /// For a navigation controller's root and what is pushed on it: where it lies.
  private var container: [String: String] = [:]

  private struct Segue {
    var source: String
    var isFromTabs: Bool
    var destination: String
    var kind: String
    var relationship: String?
  }

  /// Complexity: O(segues × longest chain of them).
  init(_ root: XMLElement) {
    var segues: [Segue] = []
    var navigations: Set<String> = []
    for scene in root.child("scenes")?.children ?? [] {
      for controller in scene.child("objects")?.children ?? [] {
        guard let id = controller["id"] else { continue }
        if controller.name == "navigationController" { navigations.insert(id) }
        Self.collect(controller, from: id, isFromTabs: controller.name == "tabBarController", &segues)
      }
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
      let before = inNavigation.count + inTabs.count + presented.count
      for segue in segues { follow(segue, navigations) }
      changed = inNavigation.count + inTabs.count + presented.count > before
    }
  }

  private mutating func follow(_ segue: Segue, _ navigations: Set<String>) {
    let target = segue.destination
    let isPush = segue.kind == "push" || segue.kind == "show"
    if segue.relationship == "rootViewController" {
      inNavigation.insert(target)
      if inTabs.contains(segue.source) { inTabs.insert(target) }
      if presented.contains(segue.source) { presented.insert(target) }
    }
    if segue.relationship == "viewControllers", segue.isFromTabs { inTabs.insert(target) }
    if ["masterViewController", "detailViewController", "supplementaryViewController"].contains(
      segue.relationship ?? "")
    {
      // Both sides of a split view stand where it stands; a bar of their own comes with their navigation controllers.
      if inTabs.contains(segue.source) { inTabs.insert(target) }
      if presented.contains(segue.source) { presented.insert(target) }
    }
    if segue.kind == "presentation" || segue.kind == "modal" { presented.insert(target) }
    guard isPush, inNavigation.contains(segue.source), !navigations.contains(target) else { return }
    inNavigation.insert(target)
    if target != segue.source, container[target] == nil {
      pushedFrom[target] = segue.source
      container[target] = segue.source
    }
    if inTabs.contains(segue.source) { inTabs.insert(target) }
    if presented.contains(segue.source) { presented.insert(target) }
  }

  /// The tabs of the controller that holds one, directly or in a navigation stack, and which of them it is.
  func tabs(around controller: String) -> (members: [String], selected: Int)? {
    var current = controller
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      for entry in tabMembers {
        if let selected = entry.members.firstIndex(of: current) { return (entry.members, selected) }
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
          source: id, isFromTabs: isFromTabs, destination: destination, kind: element["kind"] ?? "",
          relationship: element["relationship"]))
    }
    for child in element.children { collect(child, from: id, isFromTabs: isFromTabs, &segues) }
  }
}
