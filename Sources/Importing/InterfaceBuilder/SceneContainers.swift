import ProofModel

/// Which containers a storyboard's segues put its controllers in: it decides on the bars around a scene.
struct SceneContainers {
  private(set) var inNavigation: Set<String> = []
  private(set) var inTabs: Set<String> = []
  private(set) var presented: Set<String> = []

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
    if segue.kind == "presentation" || segue.kind == "modal" { presented.insert(target) }
    guard isPush, inNavigation.contains(segue.source), !navigations.contains(target) else { return }
    inNavigation.insert(target)
    if inTabs.contains(segue.source) { inTabs.insert(target) }
    if presented.contains(segue.source) { presented.insert(target) }
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
