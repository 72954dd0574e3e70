import ProofModel
import XMLParsing

/// Turns one scene of a file into a document.
struct SceneImporter {
  let file: InterfaceBuilderFile
  let scene: InterfaceBuilderFile.Scene
  /// Where other storyboards are found; nil: nowhere.
  let library: StoryboardLibrary?
  var sink: DiagnosticSink

  mutating func document() -> Document? {
    let canvas = CanvasRules(file: file, scene: scene)
    let panes = PaneImporter(library: library, canvas: canvas.environment.windowSize)
    var document: Document
    if scene.isContainer {
      document = containerDocument(panes, canvas)
    } else {
      document = sceneDocument(panes, canvas)
    }
    sink.report(contentsOf: panes.diagnostics.diagnostics)
    document.sceneID = scene.id
    let window = SceneWindow(file: file, controller: scene.controller)
    document.title = window?.hidesTitle == true ? nil : window?.title ?? scene.controller?["title"]
    document.isInWindow = !file.isMac || window != nil
    document.windowSize = scene.windowSize == nil ? window?.contentSize : nil
    document.titleOwner = (window?.title == nil ? scene.controller : window?.element)?["id"]
    document.platform = file.isMac ? .mac : .ios
    document.era = file.era
    document.family = file.family
    document.canvas = .drawn(canvas.environment)
    document.presentation = presentation ?? canvas.viewPresentation
    document.presentation?.safeArea = ownersSafeArea(canvas)
    if file.isMac { document.states = PageStates(document.root).states }
    if file.isMac || document.presentation?.style == .view {
      // Its own size, never a phone's. Not its window's least one: AppKit keeps windows as large as their rules need.
      let environment = canvas.environment
      document.matrix.sizes = [.init(name: "canvas", size: environment.windowSize, scale: environment.scale)]
    }
    document.assetSizes = file.pictureSizes
    document.systemPictures = file.symbols.union(file.appKitPictures)
    var colors = file.colorTokens
    for other in panes.files {
      document.assetSizes.merge(other.pictureSizes) { first, _ in first }
      document.systemPictures.formUnion(other.symbols.union(other.appKitPictures))
      colors.merge(other.colorTokens) { first, _ in first }
    }
    let used = Self.tokens(of: document.root).union(Self.tokens(of: document.overrides)).union(document.barTokens)
    document.tokens = colors.filter { used.contains($0.key) }.mapValues { Located(.color(light: $0, dark: nil)) }
    document.assetFolder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    if file.path.hasPrefix("/") { document.assetFolder = "/" + document.assetFolder }
    if document.assetFolder.isEmpty { document.assetFolder = "." }
    return document
  }

  /// A popover or a sheet: by the segue that leads here, by the controller's own style, or by a preferred size of one
  /// that nothing else shows.
  private var presentation: Presentation? {
    guard !file.isMac, let controller = scene.controller, let id = controller["id"] else { return nil }
    let root = controller.child("connections")?.children.first { $0["relationship"] == "rootViewController" }
    let size = controller.preferredSize ?? root?["destination"].flatMap { file.controller($0)?.preferredSize }
    if let style = file.containers.styles[id] { return Presentation(style, preferredSize: size) }
    // A canvas that is drawn as a card says that the scene comes as one.
    // That of a stack's root says it of the stack.
    let shown = scene.isContainer ? root?["destination"] : id
    let card = file.scenes.first { !$0.isContainer && $0.controller?["id"] == shown }
    if let card, file.isCard(card) { return Presentation(.pageSheet) }
    let isShown =
      file.begins.contains(id) || file.containers.inNavigation.contains(id)
      || file.containers.inTabs.contains(id) || file.containers.presented.contains(id)
    return isShown || file.sizedInOne.contains(id)
      ? nil : controller.preferredSize.map { Presentation(.popover, preferredSize: $0) }
  }

  /// A controller with a view of its own, or a view alone.
  private mutating func sceneDocument(_ panes: PaneImporter, _ canvas: CanvasRules) -> Document {
    if let controller = scene.controller {
      panes.enter(.init(file: file, controller: controller), root: scene.root)
    }
    var importer = ViewImporter(file: file, panes: panes, sink: sink)
    let edges = extendedEdges
    importer.addControllerGuides(scene.controller, of: edges.isWhole ? nil : scene.root["id"])
    var root = importer.node(scene.root, isRoot: true, container: scene.controller)
    // A root that code shows later is what the scene is about.
    root.properties[.hidden] = nil
    let margins = viewMargins(of: root)
    let isOnCanvasOnly = file.canvasDevice != nil
    if let margins, !isOnCanvasOnly { root.properties[.margins] = margins }
    var pane = Pane(node: root)
    importer.finish(&pane)
    if let margins, isOnCanvasOnly, canvas.viewPresentation != nil {
      // The canvas lays a view of its own out as a controller's (recorded: 16 or 20 at the sides, the safe area above and
      // below); a screen that it is put into does not.
      let set = [Assignment(.view(root.id, .margins), margins.value, margins.span)]
      pane.overrides.append(Override(condition: .not(panes.isCanvas), set: set))
    }
    sink = importer.sink
    if canvas.endsAtSimulatedBars {
      // On devices it has the bar that its canvas leaves the room for.
      let bars = Assignment(
        .view(root.id, .bars), .keywords([BarKind.navigation.rawValue]), file.span(scene.root))
      pane.overrides.append(Override(condition: .not(panes.isCanvas), set: [bars]))
    }
    if edges.isWhole {
      addMissingBars(&pane, panes, canvas)
    } else {
      pane = framed(pane, edges, panes, canvas)
    }
    var document = self.document(of: pane)
    document.bars = canvas.bars
    document.barContents = SceneBars(file: file, controller: scene.controller, library: library).contents
    return document
  }

  /// What a view that is no controller's has around its contents, where nothing is written: as every view.
  private func viewMargins(of root: ViewNode) -> Located<PropertyValue>? {
    guard scene.controller == nil, !file.isMac, root.kind != .tableCell, root.properties[.margins] == nil else {
      return nil
    }
    return Located(.numbers(Array(repeating: .number(8), count: 4)), root.span)
  }

  /// What the canvas covers of a controller's view that lies in a file of its own and has its own size: by itself it is drawn in no
  /// window, and the file's rules were written with it.
  private func ownersSafeArea(_ canvas: CanvasRules) -> EdgeInsets {
    guard canvas.isOwners, file.usesSafeAreas, canvas.viewPresentation?.style == .view else { return .zero }
    return canvas.environment.safeArea
  }

  private var containers: (stack: XMLElement?, tabs: XMLElement?) {
    guard let id = scene.controller?["id"], !file.isMac else { return (nil, nil) }
    let around = file.containers
    let isInStack = around.inNavigation.contains(id) && !around.barless.contains(id)
    return (
      isInStack ? around.stack(around: id).flatMap { file.controller($0) } : nil,
      around.inTabs.contains(id) ? around.tabs(around: id).flatMap { file.controller($0.owner) } : nil
    )
  }

  private var extendedEdges: ExtendedEdges {
    ExtendedEdges(scene.controller, stack: containers.stack, tabs: containers.tabs)
  }

  /// The bars of the containers around the scene that its canvas does not show, as one that Xcode did not draw anew.
  private func missingBars(_ canvas: CanvasRules) -> [BarKind] {
    var bars: [BarKind] = []
    if let stack = containers.stack {
      bars.append(SceneBars(file: file, controller: scene.controller).isLarge(in: stack) ? .largeTitle : .navigation)
    }
    if containers.tabs != nil { bars.append(.tab) }
    bars.removeAll { canvas.bars.contains($0) }
    return bars
  }

  /// On devices the bars of containers are over a view whatever size its canvas has.
  private func addMissingBars(_ pane: inout Pane, _ panes: PaneImporter, _ canvas: CanvasRules) {
    let bars = missingBars(canvas)
    // A canvas without a device that was drawn below the bars shows none of them.
    guard let controller = scene.controller, !bars.isEmpty,
      canvas.environment.device != nil || canvas.liesBelowBars
    else { return }
    let id = pane.node.id
    pane.overrides.append(
      Override(
        condition: .not(panes.isCanvas),
        set: [Assignment(.view(id, .bars), .keywords(bars.map(\.rawValue)), file.span(controller))]))
    pane.innerContents[id] = SceneBars(file: file, controller: controller).contents
  }

  /// A view that ends at bars: the canvas is as much smaller, on devices it lies between the bars of a whole screen.
  private func framed(
    _ inner: Pane, _ edges: ExtendedEdges, _ panes: PaneImporter, _ canvas: CanvasRules
  ) -> Pane {
    guard let controller = scene.controller, let id = controller["id"] else { return inner }
    let span = file.span(controller)
    var pane = Pane(node: ViewNode(id: id, name: file.labels.label(of: controller), kind: .view, span: span))
    pane.adopt(inner)
    pane.node.children = [inner.filling()]
    let size = canvas.environment.windowSize
    pane.node.properties[.frame] = Located(.frame(Rect(origin: .zero, size: size)), span)
    let bars = missingBars(canvas)
    let isOnDevice = Condition.not(panes.isCanvas)
    pane.groups.append(edges.group(inner.node.id, in: id, span, when: isOnDevice))
    pane.overrides.append(
      Override(
        condition: isOnDevice,
        set: [
          Assignment(.view(id, .bars), .keywords(bars.map(\.rawValue)), span),
          Assignment(.view(inner.node.id, .translates), .boolean(false), span),
        ]))
    pane.innerContents[id] = SceneBars(file: file, controller: controller).contents
    return pane
  }

  private func document(of pane: Pane) -> Document {
    var document = Document(format: .interfaceBuilder, file: file.path, name: name, root: pane.node)
    document.groups = pane.groups
    document.overrides = pane.overrides
    document.upwardViews = pane.upwardViews
    document.innerBarContents = pane.innerContents
    return document
  }

  // MARK: Containers

  /// A container as its users see it: a whole screen of what it shows first, with its bars in their places.
  ///
  /// On the file's canvas its bars are views too, hidden ones, since the file records their frames.
  private func containerDocument(_ panes: PaneImporter, _ canvas: CanvasRules) -> Document {
    let controller = scene.controller ?? scene.root
    let id = controller["id"] ?? scene.id
    let span = file.span(controller)
    let place = PaneImporter.Place(file: file, controller: controller)
    panes.enter(place, root: nil)
    let shown = panes.container(place) ?? Pane(node: ViewNode(id: id, kind: .view, span: span))
    var pane = shown
    if shown.node.id != id {
      pane = Pane(node: ViewNode(id: id, name: file.labels.label(of: controller), kind: .view, span: span))
      pane.node.customClass = controller["customClass"]
      // The bars are the screen's own here.
      var inner = shown
      inner.bars = []
      pane.adopt(inner)
      pane.node.children = [inner.filling()]
    }
    let size = canvas.environment.windowSize
    pane.node.properties[.frame] = Located(.frame(Rect(origin: .zero, size: size)), span)
    let bars = barNodes(controller, panes, canvas)
    pane.node.children += bars
    var document = self.document(of: pane)
    document.overrides += bars.map { bar in
      Override(condition: .not(panes.isCanvas), set: [Assignment(.viewInstalled(bar.id), .boolean(false), span)])
    }
    document.bars = shown.bars
    document.barContents = shown.contents
    addStackBar(to: &document, controller)
    return document
  }

  /// The bar of the stack that tabs lie in, where what they show has none of its own; of two, one below the other, one is drawn, with
  /// the way back of the outer one, which stays (`UINavigationController.navigationBar`, docs).
  private func addStackBar(to document: inout Document, _ controller: XMLElement) {
    guard controller.name == "tabBarController", let stack = containers.stack else { return }
    let bars = SceneBars(file: file, controller: controller)
    let own = bars.contents
    guard !document.bars.contains(.navigation), !document.bars.contains(.largeTitle) else {
      if document.barContents.back == nil {
        (document.barContents.back, document.barContents.owners.back) = (own.back, own.owners.back)
      }
      return
    }
    document.bars.insert(bars.isLarge(in: stack) ? .largeTitle : .navigation, at: 0)
    (document.barContents.title, document.barContents.owners.title) = (own.title, own.owners.title)
    (document.barContents.leading, document.barContents.owners.leading) = (own.leading, own.owners.leading)
    (document.barContents.trailing, document.barContents.owners.trailing) = (own.trailing, own.owners.trailing)
    document.barContents.owners.blank.formUnion(own.owners.blank)
    (document.barContents.back, document.barContents.owners.back) = (own.back, own.owners.back)
    document.barContents.look = own.look
  }

  private func barNodes(_ controller: XMLElement, _ panes: PaneImporter, _ canvas: CanvasRules) -> [ViewNode] {
    controller.children.filter { InterfaceBuilderFile.bars.contains($0["key"] ?? "") }.map { bar in
      // Items in a bar are views only where the file gives them frames.
      var importer = ViewImporter(file: file, panes: panes, sink: DiagnosticSink())
      var node = importer.node(bar)
      let size = canvas.environment.windowSize
      if bar.frame == nil {
        let isAbove = bar["key"] == "navigationBar"
        let y = isAbove ? canvas.environment.safeArea.top : size.height - (bar["key"] == "tabBar" ? 49 : 44)
        let frame = [0, y, size.width, isAbove || bar["key"] == "toolbar" ? 44 : 49]
        node.properties[.frame] = Located(.numbers(frame.map { .number($0) }), node.span)
      }
      node.properties[.translates] = Located(.boolean(true), node.span)
      node.properties[.hidden] = Located(.boolean(true), node.span)
      return node
    }
  }

  /// Names pictures: the controller's label, class, identifier or title; of a container without any, what it shows and
  /// its kind; else the file's own name.
  private var name: String {
    let words = Self.words(scene.controller, in: file, depth: 0) ?? scene.root["userLabel"] ?? scene.root["customClass"]
    let safe = (words ?? scene.controller?.name ?? stem).map {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-"
    }
    return safe.isEmpty ? "scene" : String(safe)
  }

  private static func words(_ controller: XMLElement?, in file: InterfaceBuilderFile, depth: Int) -> String? {
    guard let controller else { return nil }
    let own =
      controller["userLabel"] ?? controller.namingClass ?? controller["storyboardIdentifier"]
      ?? (controller["title"] == "" ? controller["customClass"] : nil) ?? controller["title"]
      ?? controller["customClass"]
    if let own { return own }
    if let reference = controller["referencedIdentifier"] ?? controller["storyboardName"] { return reference }
    let kinds = [
      "navigationController": "Navigation", "tabBarController": "Tabs", "splitViewController": "Split",
      "pageViewController": "Pages",
    ]
    guard let kind = kinds[controller.name], depth < 8 else { return nil }
    let segue = controller.child("connections")?.children.first { $0["relationship"] != nil }
    let shown = segue?["destination"].flatMap { file.controller($0) }
    return words(shown, in: file, depth: depth + 1).map { "\($0)-\(kind)" }
  }

  private var stem: String {
    let file = file.path.split(separator: "/").last ?? "scene"
    return String(file.split(separator: ".").first ?? file)
  }

  private static func tokens(of node: ViewNode) -> Set<String> {
    var tokens: Set<String> = []
    for property in node.properties.values { tokens.formUnion(property.value.tokenNames) }
    for child in node.children { tokens.formUnion(self.tokens(of: child)) }
    return tokens
  }

  private static func tokens(of overrides: [Override]) -> Set<String> {
    Set(
      overrides.flatMap(\.set).compactMap { assignment in
        if case .token(let name) = assignment.value { return name }
        return nil
      })
  }
}

extension PropertyValue {
  /// The tokens that it names, also in the runs of a text.
  fileprivate var tokenNames: Set<String> {
    if case .token(let name) = self { return [name] }
    if case .list(let values) = self { return Set(values.flatMap(\.tokenNames)) }
    if case .map(let entries) = self { return Set(entries.flatMap(\.value.tokenNames)) }
    return []
  }
}

extension XMLElement {
  /// A controller's `preferredContentSize`, which files call by its older name.
  var preferredSize: Size? {
    guard let size = child(key: "contentSizeForViewInPopover") ?? child(key: "preferredContentSize"),
      let width = size.number("width"), let height = size.number("height"), width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
