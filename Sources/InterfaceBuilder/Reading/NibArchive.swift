package import ProofModel
import XMLParsing

/// An Interface Builder file as code loads it: its objects as they are written, and each view as a document of its own,
/// without the bars and screens that the same view has around it on a canvas.
package struct NibArchive: Sendable {
  package let path: String
  package let root: XMLElement
  private let file: InterfaceBuilderFile
  private let resources: ProjectResources
  private let objects: [String: XMLElement]

  /// Reads a storyboard or xib; what is no XML is told by the importer's own words. O(size).
  package static func read(file path: String, tree: ProjectTree) throws(FileError) -> NibArchive {
    let bytes = try FileReading.bytes(at: path, limit: XMLReader.Limits().bytes)
    let empty = XMLElement(name: "document", attributes: [], children: [], text: "", line: 1, column: 1)
    let root = XMLReader.read(bytes, file: path).root ?? empty
    return NibArchive(root, path: path, tree: tree)
  }

  private init(_ root: XMLElement, path: String, tree: ProjectTree) {
    self.path = path
    self.root = root
    file = InterfaceBuilderFile(root, path: path)
    resources = ProjectResources(file: path, others: [], tree: tree, within: nil)
    var objects: [String: XMLElement] = [:]
    func visit(_ element: XMLElement) {
      if let id = element["id"], element.name != "outlet", element.name != "segue", objects[id] == nil {
        objects[id] = element
      }
      for child in element.children where child.name != "connections" { visit(child) }
    }
    visit(root)
    self.objects = objects
  }

  /// The view, controller or item of an id.
  package func object(_ id: String) -> XMLElement? { objects[id] }

  /// The objects at the top of a xib, without the file's owner and the first responder.
  package var topLevel: [XMLElement] {
    (root.child("objects")?.children ?? []).filter { $0.name != "placeholder" && $0.name != "customObject" }
  }

  /// The controller that a storyboard begins with.
  package var initialController: XMLElement? { root["initialViewController"].flatMap { file.controller($0) } }

  /// The controller with a storyboard identifier.
  package func controller(identifier: String) -> XMLElement? { file.controller(identifier: identifier) }

  package var identifiers: [String] { file.identifiers }

  /// The app's classes that its controllers are of.
  package var controllerClasses: Set<String> {
    Set(objects.values.filter { $0.name.hasSuffix("Controller") }.compactMap { $0["customClass"] })
  }

  /// The app's classes of a controller and of those in it that are seen first.
  package func shownClasses(_ controller: XMLElement) -> Set<String> {
    var shown: Set<String> = []
    var next: XMLElement? = controller
    for _ in 0..<16 {
      guard let element = next else { break }
      if let name = element["customClass"] { shown.insert(name) }
      let first = element.connections.first { $0["kind"] == "relationship" }
      next = first?["destination"].flatMap(object)
    }
    return shown
  }

  /// What is a screen of a class by itself: a scene's controller, what a xib has at its top, or a cell; the first of the file.
  package func screen(ofClass name: String) -> XMLElement? {
    let scenes = root.child("scenes")?.children ?? []
    let top = scenes.isEmpty ? topLevel : scenes.flatMap { $0.child("objects")?.children ?? [] }
    return top.first { $0["customClass"] == name && $0.name != "placeholder" && $0.name != "customObject" }
      ?? top.lazy.compactMap { Self.cell(ofClass: name, below: $0) }.first
  }

  private static func cell(ofClass name: String, below element: XMLElement) -> XMLElement? {
    if element["customClass"] == name, cells.contains(element.name) { return element }
    return element.children.lazy.compactMap { cell(ofClass: name, below: $0) }.first
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// A view with all below it; `controller` is the one whose view it is.
  package func document(of view: XMLElement, controller: XMLElement? = nil) -> Document {
    let panes = PaneImporter(library: nil, canvas: .zero, limit: 0)
    var importer = ViewImporter(file: file, panes: panes, sink: DiagnosticSink())
    importer.addControllerGuides(controller)
    let node = importer.node(view, isRoot: true)
    var pane = Pane(node: node)
    importer.finish(&pane)
    var document = Document(format: .interfaceBuilder, file: path, name: view["id"] ?? "view", root: pane.node)
    document.groups = pane.groups
    document.overrides = pane.overrides
    document.era = file.era
    document.assetSizes = file.pictureSizes
    document.systemPictures = file.symbols
    document.tokens = file.colorTokens.mapValues { Located(.color(light: $0, dark: nil)) }
    var sink = importer.sink
    resources.apply(to: &document, &sink)
    document.dropUnknownColors(&sink)
    return document
  }
}

extension XMLElement {
  /// A number of an attribute; nil where it is none.
  package func double(_ name: String) -> Double? { number(name) }
  /// A flag of an attribute; nil where it is not written.
  package func isYes(_ name: String) -> Bool? { flag(name) }

  /// A colour element's own value; nil for one that it only names.
  package var plainColor: Color? { color(named: [:]) }

  /// What leads from this object to others: its outlets, actions and segues.
  package var connections: [XMLElement] { child("connections")?.children ?? [] }
}
