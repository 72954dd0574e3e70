import ProofModel
import XMLParsing

/// Reads controllers as parts of other screens: what container views embed, and what containers show.
///
/// One for each scene; it knows which controllers it is inside of, so that cycles end, and which ids are taken, so that
/// a controller that is there twice is drawn twice.
final class PaneImporter {
  let library: StoryboardLibrary?
  private(set) var diagnostics = DiagnosticSink()
  /// Other files whose controllers are part of the scene, each once.
  private(set) var files: [InterfaceBuilderFile] = []
  /// From the scene's own controller inwards.
  private var path: [String] = []
  private var ids: Set<String> = []
  private var left: Int
  private var outer: XMLElement?

  /// A screen made of more controllers than these shows the rest as empty boxes; deeper nesting ends.
  static let mostPanes = 64
  private static let deepest = 16

  /// Whether the variant is the scene's canvas.
  let isCanvas: Condition

  /// - Parameters:
  ///   - canvas: the size of the scene's canvas, in points.
  ///   - limit: how many controllers are drawn inside others; 0: none, as where code loads them one by one.
  init(library: StoryboardLibrary?, canvas: Size, limit: Int = mostPanes) {
    self.library = library
    left = limit
    isCanvas = .and([
      .windowSize(.width, .equal, canvas.width), .windowSize(.height, .equal, canvas.height),
    ])
  }

  /// A controller with the file that it lies in.
  struct Place {
    var file: InterfaceBuilderFile
    var controller: XMLElement
    var id: String { controller["id"] ?? "" }
    var key: String { "\(file.path)#\(id)" }
  }

  /// Works on a controller's scene: what leads back to it ends there.
  ///
  /// - Parameter root: its views' ids are taken.
  func enter(_ place: Place, root: XMLElement?) {
    path.append(place.key)
    outer = root
  }

  /// The screen of the controller with that id, as a part of what `holder` is; nil where there is none to draw.
  ///
  /// - Parameters:
  ///   - holder: the id of what it is put into, which comes before its own ids where those are taken.
  ///   - element: what leads to it, for messages.
  func pane(_ id: String, in file: InterfaceBuilderFile, holder: String, from element: XMLElement) -> Pane? {
    guard let controller = file.controller(id) else { return nil }
    var place = Place(file: file, controller: controller)
    if controller.isReference {
      guard let followed = follow(controller, in: file) else { return box(controller, in: file, holder: holder) }
      place = followed
    }
    guard !path.contains(place.key), path.count < Self.deepest else {
      // Cycles within one file are told by the check of its references.
      if !files.isEmpty {
        let name = place.file.labels.label(of: place.controller)
        diagnostics.report(
          Diagnostic(
            .note, "cyclic-container", "'\(name)' is inside itself by way of another storyboard and ends there",
            at: file.span(element)))
      }
      return nil
    }
    guard left > 0 else {
      diagnostics.report(
        .warning(
          "too-many-controllers", "the screen is made of more than \(Self.mostPanes) controllers, the rest is left out",
          at: file.span(element)))
      return nil
    }
    left -= 1
    if let root = outer {
      // Most screens hold no others, and their ids need not be known.
      take(root)
      outer = nil
    }
    let view = place.controller.children.first { $0["key"] == "view" }
    let isAgain = !ids.insert(place.id).inserted || view.map(isTaken) ?? false
    path.append(place.key)
    defer { path.removeLast() }
    let pane = container(place) ?? plain(place)
    return isAgain ? pane?.renamed(below: holder) : pane
  }

  /// A controller with a view of its own.
  private func plain(_ place: Place) -> Pane? {
    guard
      let view = place.controller.children.first(where: { $0["key"] == "view" && $0.isView })
        ?? (place.file.isMac ? place.controller.containerView : nil)
    else { return nil }
    take(view)
    // Its own scene tells what is wrong with it.
    var importer = ViewImporter(file: place.file, panes: self, sink: DiagnosticSink())
    importer.addControllerGuides(place.controller, of: view["id"])
    var pane = Pane(node: importer.node(view, container: place.controller))
    // "View" says little among several of them.
    if view["userLabel"] == nil { pane.node.name = place.file.labels.label(of: place.controller) }
    importer.finish(&pane)
    return pane
  }

  // MARK: Ids

  private func isTaken(_ element: XMLElement) -> Bool {
    if let id = element["id"], ids.contains(id) { return true }
    return element.children.contains(where: isTaken)
  }

  private func take(_ element: XMLElement) {
    if let id = element["id"] { ids.insert(id) }
    for child in element.children where child.name != "connections" { take(child) }
  }

  // MARK: Other storyboards

  /// The controller that a storyboard reference means: the one of its identifier, or the first one shown.
  func follow(_ reference: XMLElement, in file: InterfaceBuilderFile) -> Place? {
    let name = reference["storyboardName"]
    let other = name.map { library?.storyboard(named: $0) } ?? file
    guard let other else {
      if library != nil {
        diagnostics.report(
          Diagnostic(
            .note, "storyboard-not-found",
            "'\(name ?? "").storyboard' is not near this file: its scene is drawn as a box",
            at: file.span(reference), hint: "put it into the project's folder beside this file"))
      }
      return nil
    }
    let wanted = reference["referencedIdentifier"]
    guard let controller = other.controller(meantBy: reference), !controller.isReference else {
      diagnostics.report(
        .warning(
          "scene-not-found",
          wanted.map { "'\(other.path)' has no scene with the identifier '\($0)'" }
            ?? "'\(other.path)' has no scene that is shown first",
          at: file.span(reference), hint: NearestNames.hint(for: wanted ?? "", in: other.identifiers)))
      return nil
    }
    if !files.contains(where: { $0.path == other.path }), other.path != file.path { files.append(other) }
    return Place(file: other, controller: controller)
  }

  /// A box that names what would be there.
  private func box(_ reference: XMLElement, in file: InterfaceBuilderFile, holder: String) -> Pane {
    let scene = reference["referencedIdentifier"].map { "Scene \($0)" } ?? "First scene"
    let words = reference["storyboardName"].map { "\(scene) in \($0).storyboard" } ?? scene
    let own = reference["id"] ?? "reference"
    let id = ids.insert(own).inserted ? own : "\(holder)/\(own)"
    return Pane(node: ViewNode(id: id, name: words, kind: .container, span: file.span(reference)))
  }
}
