public import ProofModel
import XMLParsing

/// The map of a storyboard: where its scenes lie on Interface Builder's canvas, which is shown first, and the segues
/// that lead from one to another.
public struct StoryboardMap: Sendable {
  /// A scene of the file, or what stands for one of another storyboard.
  public struct Scene: Sendable {
    /// The `sceneID`, as ``Document/sceneID`` has it.
    public var id: String
    /// Of the scene's top left corner, in the canvas' points; nil where it was never placed.
    public var location: Point?
    /// Whether the storyboard begins with the scene: the file's initial controller is in it.
    public var isInitial: Bool
    /// The controller's storyboard identifier.
    public var identifier: String?
    /// Of a reference: the storyboard that it leads to, and the identifier there; nil means its initial scene.
    public var reference: (storyboard: String, identifier: String?)?
  }

  /// A segue or a relationship between two scenes of the file.
  public struct Segue: Hashable, Sendable {
    /// Scene ids.
    public var source: String
    /// The id of the scene that the segue leads to.
    public var destination: String
    /// `show`, `presentation`, `embed`, or a relationship such as `rootViewController`.
    public var kind: String
    /// Whether the destination is a part of the source: members of containers and embedded scenes.
    public var isContainment: Bool
    /// The identifier that code performs the segue by; nil: none.
    public var identifier: String?
  }

  /// The scenes with a controller or a reference, in the order of the file.
  public private(set) var scenes: [Scene] = []
  /// The segues and relationships between different scenes, unwinding ones left out, no two of them equal.
  public private(set) var segues: [Segue] = []

  /// Reads the map of the file at a path; nil where that is no storyboard that can be read. O(size).
  public static func read(file: String) -> StoryboardMap? {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes),
      let root = XMLReader.read(bytes, file: file).root, let scenes = root.child("scenes")
    else { return nil }
    return StoryboardMap(scenes.children, initial: root["initialViewController"])
  }

  private init(_ elements: [XMLElement], initial: String?) {
    var owner: [String: String] = [:]
    for element in elements {
      guard let id = element["sceneID"] else { continue }
      let objects = element.child("objects")?.children ?? []
      for object in objects { if let name = object["id"] { owner[name] = id } }
      guard let controller = objects.first(where: { $0.isController || $0.isReference }) else { continue }
      let point = element.child(key: "canvasLocation")
      var location: Point?
      if let x = point?.number("x"), let y = point?.number("y") { location = Point(x: x, y: y) }
      var scene = Scene(
        id: id, location: location, isInitial: initial != nil && controller["id"] == initial,
        identifier: controller["storyboardIdentifier"])
      if controller.isReference, let name = controller["storyboardName"] {
        scene.reference = (name, controller["referencedIdentifier"])
      }
      scenes.append(scene)
    }
    for element in elements {
      if let id = element["sceneID"] { collect(element, from: id, owner) }
    }
  }

  private mutating func collect(_ element: XMLElement, from source: String, _ owner: [String: String]) {
    if element.name == "segue", element["kind"] != "unwind", let target = element["destination"].flatMap({ owner[$0] }),
      target != source
    {
      let kind = element["relationship"] ?? element["kind"] ?? "custom"
      let segue = Segue(
        source: source, destination: target, kind: kind,
        isContainment: element["relationship"] != nil || kind == "embed", identifier: element["identifier"])
      if !segues.contains(segue) { segues.append(segue) }
    }
    for child in element.children { collect(child, from: source, owner) }
  }
}
