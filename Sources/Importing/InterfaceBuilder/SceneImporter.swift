import ProofModel

/// Turns one scene of a file into a document.
struct SceneImporter {
  let file: InterfaceBuilderFile
  let scene: InterfaceBuilderFile.Scene
  var sink: DiagnosticSink

  mutating func document() -> Document? {
    var importer = ViewImporter(file: file, controller: scene.controller, sink: sink)
    importer.addControllerGuides(scene.controller)
    var root = importer.node(scene.root, isRoot: true)
    if scene.controller == nil, !file.isMac, root.kind != .tableCell, root.properties[.margins] == nil {
      // A view that is no controller's has every view's margins.
      root.properties[.margins] = Located(.numbers(Array(repeating: .number(8), count: 4)), root.span)
    }
    sink = importer.sink
    var document = Document(format: .interfaceBuilder, file: file.path, name: name, root: root)
    document.sceneID = scene.id
    document.upwardViews = importer.upwardViews
    document.title = scene.controller?["title"]
    document.platform = file.isMac ? .mac : .ios
    document.era = file.era
    let canvas = CanvasRules(file: file, scene: scene)
    document.canvas = .drawn(canvas.environment)
    document.bars = canvas.bars
    document.barContents = SceneBars(file: file, controller: scene.controller).contents
    document.assetSizes = file.imageSizes
    let colors = Self.tokens(of: root)
    document.tokens = file.colorTokens.filter { colors.contains($0.key) || !importer.variations.isEmpty }
      .mapValues { Located(.color(light: $0, dark: nil)) }
    document.assetFolder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    if file.path.hasPrefix("/") { document.assetFolder = "/" + document.assetFolder }
    if document.assetFolder.isEmpty { document.assetFolder = "." }
    document.overrides = onDevices(importer, canvas.environment.windowSize)
    if !importer.cellRules.isEmpty { document.groups = [ConstraintGroup(name: "cells", rules: importer.cellRules)] }
    guard file.usesAutoLayout || file.isMac else { return document }
    var ids: Set<String> = []
    Self.collect(root, &ids)
    var rules = RuleImporter(file: file, guides: importer.guides, views: ids, sink: sink)
    document.groups.insert(ConstraintGroup(name: "constraints", rules: rules.rules(importer.constraints)), at: 0)
    document.overrides += rules.overrides(importer.constraints, importer.variations)
    sink = rules.sink
    return document
  }

  /// Spinners that hide when they stop keep their place on the canvas, and plain tables a strip above their cells; both
  /// are not there at run time.
  private func onDevices(_ importer: ViewImporter, _ canvas: Size) -> [Override] {
    let hidden = importer.shownOnCanvas.map { Assignment(.view($0.id, .hidden), .boolean(true), $0.span) }
    let set = hidden + importer.cellsOnDevices
    guard !set.isEmpty else { return [] }
    let isCanvas = Condition.and([
      .windowSize(.width, .equal, canvas.width), .windowSize(.height, .equal, canvas.height),
    ])
    return [Override(condition: .not(isCanvas), set: set)]
  }

  /// Names pictures: the controller's label, class, identifier or title; else the file's own name.
  private var name: String {
    let controller = scene.controller
    let words =
      controller?["userLabel"] ?? controller?["customClass"] ?? controller?["storyboardIdentifier"]
      ?? controller?["title"] ?? scene.root["userLabel"] ?? scene.root["customClass"] ?? controller?.name ?? stem
    let safe = words.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return safe.isEmpty ? "scene" : String(safe)
  }

  private var stem: String {
    let file = file.path.split(separator: "/").last ?? "scene"
    return String(file.split(separator: ".").first ?? file)
  }

  private static func tokens(of node: ViewNode) -> Set<String> {
    var tokens: Set<String> = []
    for property in node.properties.values {
      if case .token(let name) = property.value { tokens.insert(name) }
    }
    for child in node.children { tokens.formUnion(self.tokens(of: child)) }
    return tokens
  }

  private static func collect(_ node: ViewNode, _ ids: inout Set<String>) {
    ids.insert(node.id)
    for child in node.children { collect(child, &ids) }
  }
}
