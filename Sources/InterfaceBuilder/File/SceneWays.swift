import ProofModel
import XMLParsing

/// The ways of a storyboard from one controller to another that contain nothing: pushes, presentations, popovers.
///
/// What is around a scene follows from them. A way that is in one version of a file only says nothing of how the scene comes: code
/// or another storyboard shows it then. So two versions that are compared go by the ways that both have, else by those of the
/// version that has some.
public struct SceneWays: Sendable {
  struct Way: Hashable, Sendable {
    var source: String
    var destination: String
    var kind: String
    var style: Presentation.Style?
  }

  private(set) var controllers: Set<String> = []
  /// By the controller that they lead to, in the file's order.
  private(set) var ways: [String: [Way]] = [:]
  /// What tab controllers show, in their order.
  private(set) var tabs: [String: [String]] = [:]
  /// What navigation controllers show at first.
  private var roots: [String: String] = [:]
  /// Controllers that others contain, by what they are there: roots, tabs, parts of a split view.
  private var contained: [String: Set<String>] = [:]
  /// The controllers that contain others.
  private var containers: [String: Set<String>] = [:]
  /// Controllers that say how large they come over others.
  private var sized: Set<String> = []
  /// How controllers say that they come over others.
  private var styles: [String: String] = [:]
  /// The controller that the storyboard begins with.
  let initial: String?

  /// Those of the file at a path; nil where it is no storyboard that can be read. O(size).
  public static func read(file: String) -> SceneWays? {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes),
      let root = XMLReader.read(bytes, file: file).root, root.child("scenes") != nil
    else { return nil }
    return SceneWays(root)
  }

  /// Complexity: O(elements).
  init(_ root: XMLElement) {
    initial = root["initialViewController"]
    for scene in root.child("scenes")?.children ?? [] {
      for controller in scene.child("objects")?.children ?? [] {
        guard let id = controller["id"] else { continue }
        if controller.isController { controllers.insert(id) }
        if controller.preferredSize != nil { sized.insert(id) }
        styles[id] = controller["modalPresentationStyle"]
        collect(controller, from: id)
        if controller.name == "tabBarController" {
          tabs[id] = controller.child("connections")?.children.compactMap {
            $0["relationship"] == "viewControllers" ? $0["destination"] : nil
          }
        }
      }
    }
  }

  private mutating func collect(_ element: XMLElement, from id: String) {
    if element.name == "segue", let part = element["relationship"], let destination = element["destination"] {
      contained[destination, default: []].insert(part)
      containers[destination, default: []].insert(id)
      if part == "rootViewController" { roots[id] = destination }
    }
    if element.name == "segue", element["relationship"] == nil, let destination = element["destination"] {
      ways[destination, default: []].append(
        Way(
          source: id, destination: destination, kind: element.segueKind,
          style: SceneContainers.style(of: element)))
    }
    for child in element.children { collect(child, from: id) }
  }

  /// For each tab controller that both versions have: which of what both show it is drawn with, in a stack of its own or not.
  func shownTabs(with other: SceneWays, isLater: Bool) -> [String: String] {
    var result: [String: String] = [:]
    for (id, members) in tabs {
      guard let others = other.tabs[id] else { continue }
      let (mine, theirs) = (members.map { roots[$0] ?? $0 }, others.map { other.roots[$0] ?? $0 })
      let first = (isLater ? mine : theirs).first { mine.contains($0) && theirs.contains($0) }
      if let place = first.flatMap(mine.firstIndex(of:)) { result[id] = members[place] }
    }
    return result
  }

  /// Whether nothing in this version shows a controller that it has.
  func leavesToCode(_ controller: String) -> Bool {
    controllers.contains(controller) && ways[controller] == nil && contained[controller] == nil
      && initial != controller
  }

  /// Controllers of both versions of which one alone says how large they come: by what way is no news of that version, and known
  /// of none where nothing but the size would say it.
  func sizedInOne(with other: SceneWays) -> Set<String> {
    sized.symmetricDifference(other.sized).intersection(controllers.intersection(other.controllers))
  }

  /// Controllers that come the same way in both versions, by themselves or in what contains them: what their canvases have of it
  /// otherwise is recorded alone, by whichever of several ways the canvas simulates (`inferredMetricsTieBreakers`).
  func comingAlike(in other: SceneWays) -> Set<String> {
    func comesAlike(_ id: String, in inner: Set<String>) -> Bool {
      guard other.controllers.contains(id), styles[id] == other.styles[id],
        contained[id] == other.contained[id], containers[id] == other.containers[id],
        Set(ways[id] ?? []) == Set(other.ways[id] ?? []), (initial == id) == (other.initial == id)
      else { return false }
      return (containers[id] ?? []).subtracting(inner).allSatisfy { comesAlike($0, in: inner.union([id])) }
    }
    return controllers.filter { comesAlike($0, in: []) }
  }

  /// For each controller whose ways this version goes by otherwise than its own file says: these.
  ///
  /// - Parameters:
  ///   - other: those of the version that it is compared with.
  ///   - isLater: whether this is the later one of the two, whose ways come first where both have some and none together.
  func settled(with other: SceneWays, isLater: Bool) -> [String: [Way]] {
    var result: [String: [Way]] = [:]
    for target in controllers.intersection(other.controllers) {
      // What one version contains and the other one has a way to comes as each says: a root that is pushed now keeps its bar.
      if (contained[target] == nil) != (other.contained[target] == nil) { continue }
      let (mine, theirs) = (ways[target] ?? [], other.ways[target] ?? [])
      let common = Set(mine.map(\.source)).intersection(theirs.map(\.source))
      var settled: [Way]
      if common.isEmpty {
        let (own, others) = (
          mine.filter { isAlike($0.source, in: other) }, theirs.filter { isAlike($0.source, in: other) }
        )
        let first = isLater ? own : others
        settled = first.isEmpty ? (isLater ? others : own) : first
      } else {
        settled = mine.filter { common.contains($0.source) }
        // What is in a stack in one version alone pushes there alone: which tab a screen lies in is no news of that.
        let order = (isLater ? mine : theirs).map(\.source).once
        let (alike, others) = (order.filter { isAlike($0, in: other) }, order.filter { !isAlike($0, in: other) })
        settled = (alike + others).flatMap { source in settled.filter { $0.source == source } }
      }
      // Where one version goes by other ways than its own, both go by those that they have alike, one by one.
      if settled != mine || Set(settled.map(\.source)) != Set(theirs.map(\.source)) { result[target] = settled }
    }
    return result
  }

  /// Whether both versions have a controller, and contain it as the same or not: what comes from a root comes with its
  /// stack's bar.
  private func isAlike(_ source: String, in other: SceneWays) -> Bool {
    controllers.contains(source) && other.controllers.contains(source)
      && contained[source] == other.contained[source]
  }
}
