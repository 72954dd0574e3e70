import ProofModel
import XMLParsing

/// Turns one view element, with all below it, into nodes.
struct ViewImporter {
  let file: InterfaceBuilderFile
  /// Ids of views that take part in a constraint as an arranged subview, whose frames are never an input.
  private(set) var constraints: [(element: XMLElement, owner: String)] = []
  /// Guides by their ids: what a constraint's item may name besides views.
  private(set) var guides: [String: ItemReference] = [:]
  private(set) var variations: [(element: XMLElement, view: XMLElement)] = []
  /// Ids of hidden views that keep their room in a stack on the canvas all the same.
  private(set) var shownOnCanvas: [(id: String, span: SourceSpan)] = []
  /// Ids of views in which y counts upwards in the file.
  private(set) var upwardViews: Set<String> = []
  /// How cells place what the system's styles put into them, and the views that they place.
  private(set) var cellRules: [Rule] = []
  /// Cells' frames where no canvas is.
  private(set) var cellsOnDevices: [Assignment] = []
  private var placedByCells: Set<String> = []
  /// Ids of views that Interface Builder fixed where they are drawn as long as no rule of theirs was written.
  private var fixedUntilRuled: Set<String> = []
  /// Controllers' screens in the tree, for what is not in their views: rules, changes, bars.
  private var inner: [Pane] = []
  private let panes: PaneImporter
  var sink: DiagnosticSink

  init(file: InterfaceBuilderFile, panes: PaneImporter, sink: DiagnosticSink) {
    self.file = file
    self.panes = panes
    self.sink = sink
  }

  /// - Parameter container: the controller whose view the element is.
  mutating func node(
    _ element: XMLElement, isRoot: Bool = false, parent: XMLElement? = nil, container: XMLElement? = nil
  ) -> ViewNode {
    let element = file.isMac ? element.madeByAppKit : element
    let id = element.viewID
    var node = ViewNode(
      id: id, name: AppKitElements.unshownTab(of: element, in: parent) ?? file.labels.label(of: element),
      kind: kind(element), customClass: element["customClass"],
      span: file.span(element))
    node.bindings = element.boundPaths
    if ViewElements.kinds[element.name] == nil {
      sink.report(
        .warning(
          "unknown-element", "'\(element.name)' is not known, it is drawn as a named box", at: file.span(element)))
    }
    collect(element, id: id)
    let read = ViewProperties(file: file, element: element, kind: node.kind)
    (node.properties, node.ground) = (read.properties, read.pictureBehindTitle)
    node.colorNames = read.colorNames
    node.unseenGround =
      element.children.first { $0.name == "state" && $0["key"] == "normal" && $0["backgroundImage"] != nil }?[
        "backgroundImage"]
    if node.kind == .tableCell {
      placeParts(of: element, in: parent)
      if parent?.isGroupedTable == true, node.properties[.background] == nil {
        node.properties[.background] = Located(.keyword("secondary-grouped-background"), file.span(element))
      }
    }
    setGeometry(&node, element, isRoot: isRoot, parent: parent)
    if node.kind == .spinner, parent?.name == "stackView", element.flag("hidesWhenStopped") == true,
      element.flag("hidden") == true, element.frame?.isEmpty != true
    {
      // But not where its frame says that it takes no room (FoeliGuide-iOS).
      node.properties[.hidden] = nil
      shownOnCanvas.append((id, file.span(element)))
    }
    if node.kind == .collection { noteLayout(of: element) }
    if node.kind == .collectionCell, let parent, ViewProperties.sizesItself(parent) {
      node.properties[.itemSize] = nil
    }
    if file.isMac, !AppKitElements.countsDown(element) { upwardViews.insert(id) }
    if file.isMac { setAppKit(&node, element, isRoot: isRoot, parent: parent, container: container) }
    // Cells that AppKit draws without a view of their own are no elements that could be edited.
    let cells = AppKitElements.controls(ofMatrix: element) + AppKitElements.titles(ofHeader: element, in: parent)
    for child in ViewElements.childViews(element) + cells {
      var part = self.node(child.inset(in: element, of: parent), parent: element)
      part.isColumnTitle = element.name == "tableHeaderView"
      if let inset = AppKitElements.headerHeight(over: child, in: element, of: parent) {
        part.properties[.contentInsets] = Located(.numbers([inset, 0, 0, 0].map { .number($0) }), file.span(child))
      }
      node.children.append(part)
    }
    if let embedded = embeddedNode(in: element) { node.children.append(embedded) }
    if file.isMac, let container, container.containerView != nil { addPanes(of: container, to: &node) }
    if node.kind == .table { addRows(of: element, to: &node) }
    if let container, !file.isMac { leaveInsets(as: container, of: &node) }
    return node
  }

  /// Before iOS 11 a controller alone has the scroll view that is its view, or the first in it, begin below the bars, and may
  /// leave it (`UIViewController.automaticallyAdjustsScrollViewInsets`); all others begin at their own top.
  private func leaveInsets(as controller: XMLElement, of view: inout ViewNode) {
    guard file.era < Era(.ios, 11) else { return }
    let isLeft = Located(PropertyValue.boolean(false), file.span(controller))
    func leave(_ node: inout ViewNode) {
      if PropertyKey.adjustsContentInset.applies(to: node.kind) { node.properties[.adjustsContentInset] = isLeft }
      // What another controller shows is its own to say.
      for place in node.children.indices where node.children[place].properties[.bars] == nil {
        leave(&node.children[place])
      }
    }
    let own = (view.properties[.adjustsContentInset], view.children.first?.properties[.adjustsContentInset])
    leave(&view)
    guard controller.flag("automaticallyAdjustsScrollViewInsets") != false else { return }
    if view.kind.has(.scrolls) {
      view.properties[.adjustsContentInset] = own.0
    } else if view.children.first?.kind.has(.scrolls) == true {
      view.children[0].properties[.adjustsContentInset] = own.1
    }
  }

  /// What AppKit's files say of a view beside its element: whose words it shows, its place in its superview, its ground.
  private func setAppKit(
    _ node: inout ViewNode, _ element: XMLElement, isRoot: Bool, parent: XMLElement?, container: XMLElement?
  ) {
    node.textOwner = AppKitElements.cell(element)?["id"]
    node.segmentOwners = AppKitElements.segmentOwners(element)
    node.segmentWidths = AppKitElements.segmentWidths(element)
    if let gravity = AppKitElements.gravity(element, in: parent) {
      node.properties[.gravity] = Located(.keyword(gravity.rawValue), file.span(element))
    }
    if let holding = AppKitElements.holding(element, parent) {
      node.properties[.holding] = Located(.number(.number(holding)), file.span(element))
    } else if isRoot, file.isStale(element) || AppKitElements.takesSizeOfPages(container) {
      node.properties[.holding] = Located(.number(.number(500)), file.span(element))
    }
    if let cell = AppKitElements.cellInGrid(element, parent) {
      node.properties[.cell] = Located(.map(cell), file.span(element))
    }
    // What lies in no other view has no neighbours to be aligned with: its frame is all of its file's picture (files:
    // MacCacheCleaner, whose boxes' contents fill them).
    if isRoot { node.properties[.alignmentInsets] = nil }
    if element.name == "scrollView" || element.name == "clipView" {
      node.properties[.clips] = Located(.boolean(true), file.span(element))
    }
    if element.name == "scrollView" {
      let width = PropertyValue.number(.number(AppKitElements.border(of: element)))
      node.properties[.border] = Located(.map([.init(key: "width", value: width)]), file.span(element))
    }
    if AppKitElements.drawsNoGround(element, in: parent) { node.properties[.background] = nil }
    if node.properties[.background] == nil, let ground = AppKitElements.usualGround(element, in: parent) {
      node.properties[.background] = Located(.keyword(ground), file.span(element))
    }
    if AppKitElements.staysWhenHidden(element, in: parent) {
      node.properties[.hidden] = nil
      node.properties[.alpha] = Located(.number(.number(0)), file.span(element))
    }
  }

  /// A table's rows: those that AppKit makes as high as what is inside, and those that no element of the file draws.
  private mutating func addRows(of element: XMLElement, to node: inout ViewNode) {
    if file.isMac {
      let rows = AppKitElements.automaticRows(of: element, in: file)
      for (index, cell) in node.children.enumerated() {
        guard let rules = rows[cell.id] else { continue }
        cellRules += rules
        node.children[index].properties[.frame] = nil
        node.children[index].properties[.translates] = Located(.boolean(false), cell.span)
      }
    } else {
      let sections = TableSections(element, file: file)
      let (holdings, given) = (sections.holdings, sections.givenFrames)
      for (index, cell) in node.children.enumerated() {
        // On the canvas as on devices, one of which may have its size.
        if let holding = holdings[cell.id] { node.children[index].properties[.holding] = holding }
        guard let frame = sections.unrecorded[cell.id] ?? given[cell.id] else { continue }
        node.children[index].properties[.frame] = Located(.frame(frame), node.span)
      }
      node.children += sections.nodes
      cellRules += sections.rules
      cellsOnDevices += sections.framesOnDevices()
    }
  }

  /// The view of the controller that a container view's segue embeds, as large as the container.
  private mutating func embeddedNode(in element: XMLElement) -> ViewNode? {
    let segue = element.child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
    guard let segue, let id = segue["destination"],
      let pane = panes.pane(id, in: file, holder: element["id"] ?? "", from: segue)
    else { return nil }
    inner.append(pane)
    return pane.filling()
  }

  /// What the members of one of AppKit's container controllers show, as panes of its split view or pages of its tab
  /// view; their sizes are those that their own scenes were drawn with.
  private mutating func addPanes(of controller: XMLElement, to node: inout ViewNode) {
    let isSplit = node.kind == .split
    let items = controller.child(isSplit ? "splitViewItems" : "tabViewItems")?.children ?? []
    let segues = (controller.child("connections")?.children ?? []).filter {
      $0["relationship"] == (isSplit ? "splitItems" : "tabItems")
    }
    for (number, segue) in segues.enumerated() {
      guard let id = segue["destination"],
        let pane = panes.pane(id, in: file, holder: node.id, from: segue)
      else { continue }
      var child = pane.ruled()
      if isSplit, items.indices.contains(number) {
        let holding = items[number].number("holdingPriority") ?? 250
        child.properties[.holding] = Located(.number(.number(holding)), child.span)
      }
      // A controller with a view of its own beside its tab view shows one page all the same (files: Aria2D, Passepartout,
      // Soduto).
      if !isSplit, node.kind != .tabs, Double(number) != controller.number("selectedTabViewItemIndex") ?? 0 {
        child.properties[.hidden] = Located(.boolean(true), child.span)
      }
      inner.append(pane)
      node.children.append(child)
    }
    guard !isSplit, node.kind == .tabs else { return }
    // A tab without a label says the title of its controller (`NSTabViewItem.init(viewController:)`, docs).
    let titles = items.enumerated().map { number, item in
      let shown = segues.indices.contains(number) ? segues[number]["destination"].flatMap { file.controller($0) } : nil
      return ViewProperties.plain([item["label"], shown?["title"]].compactMap { $0 }.first { !$0.isEmpty } ?? "")
    }
    let style = node.properties[.style]?.value
    if style != .keyword(ControlStyle.none.rawValue), !titles.isEmpty {
      node.properties[.segments] = Located(.texts(titles), node.span)
      node.segmentOwners = items.map { $0["id"] }
    }
    if let selected = controller.number("selectedTabViewItemIndex"), selected > 0 {
      node.properties[.selected] = Located(.number(.number(selected)), node.span)
    }
  }

  /// Puts what was collected besides views into a pane whose view was just read.
  mutating func finish(_ pane: inout Pane) {
    pane.upwardViews.formUnion(upwardViews)
    pane.overrides = onDevices
    if file.usesAutoLayout || file.isMac {
      var views: (all: Set<String>, placed: Set<String>) = ([], [])
      Self.collect(pane.node, &views)
      let placed = views.placed.union(fixedUntilRuled)
      var rules = RuleImporter(file: file, guides: guides, views: views.all, placed: placed, sink: sink)
      if !fixedUntilRuled.isEmpty {
        Self.release(&pane.node, fixedUntilRuled.intersection(rules.ruledViews(constraints, variations)))
      }
      pane.groups = [ConstraintGroup(name: "constraints", rules: rules.rules(constraints))]
      pane.overrides += rules.overrides(constraints, variations)
      sink = rules.sink
    }
    if !cellRules.isEmpty { pane.groups.append(ConstraintGroup(name: "cells", rules: cellRules)) }
    for part in inner { pane.adopt(part) }
  }

  /// Spinners that hide when they stop keep their place in stacks on the canvas, and plain tables a strip above their cells; both
  /// are not there at run time.
  private var onDevices: [Override] {
    let hidden = shownOnCanvas.map { Assignment(.view($0.id, .hidden), .boolean(true), $0.span) }
    let set = hidden + cellsOnDevices
    return set.isEmpty ? [] : [Override(condition: .not(panes.isCanvas), set: set)]
  }

  /// The ids of views, and of those that their frames and masks place.
  private static func collect(_ node: ViewNode, _ views: inout (all: Set<String>, placed: Set<String>)) {
    views.all.insert(node.id)
    if case .boolean(true)? = node.properties[.translates]?.value { views.placed.insert(node.id) }
    for child in node.children { collect(child, &views) }
  }

  /// Leaves these views to their rules.
  private static func release(_ node: inout ViewNode, _ ids: Set<String>) {
    if ids.contains(node.id) { node.properties[.translates]?.value = .boolean(false) }
    for index in node.children.indices { release(&node.children[index], ids) }
  }

  private mutating func placeParts(of cell: XMLElement, in table: XMLElement?) {
    if let style = CellStyle(cell, file: file) {
      cellRules += style.rules
      placedByCells.formUnion(style.parts)
    }
    cellRules += CellStyle.contentRules(of: cell, in: table, file: file)
  }

  private func kind(_ element: XMLElement) -> ViewKind {
    if file.isMac, let kind = AppKitElements.kind(element) { return kind }
    return ViewElements.kinds[element.name] ?? .unknown(element.name)
  }

  private mutating func collect(_ element: XMLElement, id: String) {
    let forms = [element] + element.children.filter { $0.name == "variation" }
    if !file.isMac, element.flag("translatesAutoresizingMaskIntoConstraints") == false,
      forms.contains(where: { $0.flag("fixedFrame") == true })
    {
      fixedUntilRuled.insert(id)
    }
    for child in element.children {
      switch child.name {
      case "constraints": constraints += child.children.map { ($0, id) }
      case "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides":
        let list = child.name == "layoutGuides" ? child.children : [child]
        for guide in list { addGuide(guide, owner: id) }
      case "variation": variations.append((child, element))
      default: break
      }
    }
  }

  private mutating func addGuide(_ guide: XMLElement, owner: String) {
    guard let id = guide["id"] else { return }
    switch guide["key"] ?? guide["type"] ?? "" {
    case "safeArea": guides[id] = ItemReference(.guide(.safe, of: owner))
    case "layoutMargins": guides[id] = ItemReference(.guide(.margins, of: owner))
    case "readableContent": guides[id] = ItemReference(.guide(.readable, of: owner))
    case "contentLayoutGuide": guides[id] = ItemReference(.guide(.content, of: owner))
    case "frameLayoutGuide": guides[id] = ItemReference(.guide(.frame, of: owner))
    case "keyboard": guides[id] = ItemReference(.guide(.keyboard, of: owner))
    default: break
    }
  }

  /// A controller's own guides, whose usable edges are the top guide's bottom and the bottom guide's top.
  ///
  /// - Parameter view: the controller's view, where that is not the root.
  mutating func addControllerGuides(_ controller: XMLElement?, of view: String? = nil) {
    for guide in controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide["id"], let type = guide["type"] else { continue }
      guides[id] = ItemReference(.guide(type == "top" ? .topLayout : .bottomLayout, of: view))
    }
  }

  /// Frame, mask, and whether the mask acts: an absent `translatesAutoresizingMaskIntoConstraints="NO"` means that the
  /// frame is an input, but never in a stack view (interface-builder/README.md).
  private func setGeometry(_ node: inout ViewNode, _ element: XMLElement, isRoot: Bool, parent: XMLElement?) {
    let span = file.span(element)
    if var frame = element.frame {
      if file.isMac { frame = AppKitElements.frame(AppKitElements.tiled(element, in: parent) ?? frame, in: parent) }
      // What is in it was drawn in its content view, which fills it: of another size only the cell's own is of an earlier save
      // (RxSwift's example, whose next save has both alike).
      if element.name == "collectionViewCell", let drawn = element.child(key: "contentView")?.frame, drawn.width > 0 {
        frame.size = drawn.size
      }
      if element.name == "tableViewCellContentView" { frame = CellStyle.contentFrame(frame, in: parent, file: file) }
      node.properties[.frame] = Located(.frame(frame), span)
    }
    if let flexible = mask(of: element, in: parent) {
      node.properties[.autoresize] = Located(.keywords(flexible.map(\.rawValue)), span)
    }
    setMargins(&node, element, parent: parent)
    guard !isRoot else { return }
    let isArranged =
      parent?.name == "stackView"
      || file.isMac && ["gridView", "splitView", "tabView"].contains(parent?.name ?? "")
    let isFixed = element.flag("fixedFrame") == true
    let isPlaced = file.isMac && AppKitElements.isPlacedByParent(element, parent)
    let translates = element.flag("translatesAutoresizingMaskIntoConstraints") != false || isFixed || isPlaced
    let isInput = translates && !isArranged && !placedByCells.contains(node.id) && element.frame != nil
    node.properties[.translates] = Located(.boolean(isInput), span)
    // Where a cell puts its parts is no drawing that could be misplaced.
    guard placedByCells.contains(node.id) else { return }
    node.properties[.frame] = nil
    // It keeps its picture as large as that is: the text has what is left.
    if element.name == "imageView", node.properties[.hug] == nil {
      node.properties[.hug] = Located(.numbers([.number(251), .number(250)]), span)
    }
  }

  /// The written mask, or what the superview does whatever the mask says: a cell lays its content view out itself, less
  /// what its accessory and separator take, and a table makes its header and footer as wide as itself.
  private func mask(of element: XMLElement, in parent: XMLElement?) -> [AutoresizingPart]? {
    // A scroll view tiles its scrollers along its far edges.
    if file.isMac, element.name == "scroller" {
      return element.flag("horizontal") == true ? [.top, .width] : [.left, .height]
    }
    // It makes its table's header as wide as what clips the table (`NSScrollView.tile()`, docs).
    if file.isMac, element.name == "tableHeaderView" { return [.width] }
    if !file.isMac, ["tableHeaderView", "tableFooterView"].contains(element["key"] ?? "") { return [.width] }
    let isCells = element["key"] == "contentView" && parent?.name.hasSuffix("ViewCell") ?? false
    if element.name.hasSuffix("CellContentView") || isCells, !file.isMac { return [.width, .height] }
    guard let mask = element.child(key: "autoresizingMask") else { return nil }
    let parts: [(String, AutoresizingPart)] = [
      ("flexibleMinX", .left), ("widthSizable", .width), ("flexibleMaxX", .right), ("flexibleMinY", .top),
      ("heightSizable", .height), ("flexibleMaxY", .bottom),
    ]
    let flexible = parts.filter { mask.flag($0.0) == true }.map(\.1)
    return file.isMac ? AppKitElements.mask(flexible, in: parent) : flexible
  }

  /// What margins are where the file says nothing: those of content views keep inside their cell's (Xcode 9 and later:
  /// 16 at the sides, 11 above and below, less what the separator takes); files without safe areas have margins
  /// that know of none (interface-builder/README.md, "Margins"), from Xcode 9 on but those of controllers' views (recorded
  /// at the top, bars and all, in PopcornTime, 30DaysofSwift, open-event-attendee, warp, Bluefruit, CastVideos and IRCCloud).
  private func setMargins(_ node: inout ViewNode, _ element: XMLElement, parent: XMLElement?) {
    guard !file.isMac else { return }
    let span = file.span(element)
    func set(_ key: PropertyKey, _ value: Bool) {
      if node.properties[key] == nil { node.properties[key] = Located(.boolean(value), span) }
    }
    if element.name == "tableViewCellContentView", file.drawsNewCells { set(.preservesSuperviewMargins, true) }
    // Those of a xib's root know of it all the same (recorded in SwiftMessages and vlc-ios; UIView's documentation).
    let isXibsRoot = parent == nil && file.root.child("scenes") == nil && file.canvasDevice != nil
    let isControllers = parent == nil && file.era >= Era(.ios, 11)
    if !file.usesSafeAreas, !isXibsRoot, !isControllers { set(.insetsMarginsFromSafeArea, false) }
  }
}
