import XMLParsing

/// The screen that an app starts with, as a storyboard's arrow ("Is Initial View Controller") names it.
public struct InitialScene: Hashable, Sendable {
  /// Ids of the scenes of this file that show it, the arrow's own first, then what that one holds.
  public var scenes: [String] = []
  /// The name of another storyboard that holds it, where the arrow points to a reference.
  public var storyboard: String?
}

extension InterfaceBuilderFile {
  /// Nil for a file without an arrow: a xib, or a storyboard whose scenes are all shown by name.
  var initialScene: InitialScene? {
    guard let arrow = root["initialViewController"] else { return nil }
    var places: [String: String] = [:]
    for scene in root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        if let id = object["id"], let scene = scene["sceneID"] { places[id] = scene }
      }
    }
    var found = InitialScene()
    var ids = [arrow]
    var seen: Set<String> = []
    while let id = ids.first {
      ids.removeFirst()
      guard seen.insert(id).inserted, let object = controller(id) else { continue }
      if object.isReference {
        found.storyboard = found.storyboard ?? object["storyboardName"]
      } else if let scene = places[id] {
        found.scenes.append(scene)
      }
      // A window's content, a stack's root: segues that show nothing else in between.
      for segue in object.child("connections")?.children ?? [] where segue["kind"] == "relationship" {
        if let destination = segue["destination"] { ids.append(destination) }
      }
    }
    return found
  }
}
