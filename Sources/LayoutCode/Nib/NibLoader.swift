internal import Foundation
internal import InterfaceBuilder
internal import ProofModel
internal import Resolving
internal import XMLParsing

/// Makes the views and constraints of an Interface Builder file and plugs its outlets, as they are in the current
/// environment.
struct NibLoader {
  let archive: NibArchive
  private var objects: [String: AnyObject] = [:]
  /// In the file's order.
  private var made: [View] = []
  private var elements: [ObjectIdentifier: XMLElement] = [:]
  private(set) var problems: [String] = []

  /// - Parameter owner: the file's owner, or the controller whose view is made.
  init(_ archive: NibArchive, owner: AnyObject?, id: String = "-1") {
    self.archive = archive
    objects[id] = owner
    if let owner { AppModules.note(moduleOf: owner) }
  }

  /// The objects at the top of a xib, with outlets plugged and `awakeFromNib` called.
  mutating func topLevel() -> [AnyObject] {
    var top: [AnyObject] = []
    for element in archive.topLevel {
      if element.name.hasSuffix("Recognizer") || element.isObjectAlone {
        continue
      } else if element.name.hasSuffix("Controller"), let controller = ControllerNib.make(element, in: archive) {
        if let id = element["id"] { objects[id] = controller }
        top.append(controller)
      } else if let view = makeViews(element) {
        top.append(view)
      }
    }
    finish()
    return top
  }

  /// One view with all below it: a controller's, a cell's.
  mutating func view(_ element: XMLElement, controller: XMLElement? = nil) -> View? {
    let view = makeViews(element, controller: controller)
    finish()
    return view
  }

  /// The container view whose segue that is.
  func view(holding segue: XMLElement) -> View? {
    let id = objects.keys.sorted().first { id in
      archive.object(id)?.connections.contains { $0["id"] == segue["id"] && $0.name == "segue" } ?? false
    }
    return id.flatMap { objects[$0] } as? View
  }

  private mutating func finish() {
    plug()
    inspect()
    for view in made { view.awakeFromNib() }
    for problem in problems { LayoutContext.current.notes.note(problem) }
  }

  // MARK: Views

  private mutating func makeViews(_ element: XMLElement, controller: XMLElement? = nil) -> View? {
    let document = archive.document(of: element, controller: controller)
    let context = LayoutContext.current
    var sink = DiagnosticSink()
    let screen = ScreenResolver(document: document, images: context.images).resolve(
      context.environment, diagnostics: &sink)
    var views: [View?] = []
    for (position, node) in screen.nodes.enumerated() {
      let superview = node.parent.flatMap { views[$0] }
      guard position == 0 || superview != nil else {
        views.append(nil)
        continue
      }
      if node.content.kind == .guide {
        let guide = LayoutGuide()
        superview?.addLayoutGuide(guide)
        objects[node.content.id] = guide
        views.append(nil)
        continue
      }
      guard let view = view(for: node, in: superview, screen) else {
        views.append(nil)
        continue
      }
      views.append(view)
      objects[node.content.id] = view
      elements[ObjectIdentifier(view)] = archive.object(node.content.id)
      made.append(view)
    }
    let ruled = LayoutConstraint.ruledViews(screen)
    for (view, node) in zip(views, screen.nodes) where node.parent != nil {
      guard let view, !view.flags.contains(.isArranged), !(view is ContentView), !isPart(view) else { continue }
      view.translatesAutoresizingMaskIntoConstraints = node.translatesMask ?? !ruled.contains(node.content.id)
    }
    for active in screen.rules where active.group != "cells" { makeConstraint(active, root: views.first ?? nil) }
    return views.first ?? nil
  }

  /// Whether a cell's style lays it out.
  private func isPart(_ view: View) -> Bool {
    guard let cell = view.superview?.superview as? TableViewCell else { return false }
    return cell.parts.contains(view)
  }

  /// The view of a node, put into its superview; nil for what the superview makes by itself.
  private func view(for node: LayoutNode, in superview: View?, _ screen: ResolvedScreen) -> View? {
    let element = archive.object(node.content.id)
    let key = element?["key"]
    switch superview {
    case let cell as TableViewCell where element?.name.hasSuffix("CellContentView") == true: return cell.contentView
    case let cell as CollectionViewCell where key == "contentView": return cell.contentView
    case let effect as VisualEffectView where key == "contentView": return effect.contentView
    case let content as ContentView where content.superview is TableViewCell:
      if let part = part(of: content.superview, node, element) { return part }
    case let table as TableView:
      if key == "tableHeaderView" || key == "tableFooterView" {
        let view = makeView(node, element)
        if key == "tableHeaderView" { table.tableHeaderView = view } else { table.tableFooterView = view }
        return view
      }
      guard let place = table.staticPlace(of: node.content.id) else { return nil }
      let cell = makeView(node, element)
      table.staticSections[place.section].cells[place.row].cell = cell as? TableViewCell
      return cell
    case is CollectionView: return nil
    default: break
    }
    let view = makeView(node, element)
    guard let superview else { return view }
    let frame = view.storedFrame
    if let stack = superview as? StackView, node.isArranged {
      stack.addArrangedSubview(view)
      if let parent = node.parent, let gap = screen.nodes[parent].stack?.customSpacing[node.content.id] {
        stack.setCustomSpacing(CGFloat(gap), after: view)
      }
    } else {
      superview.addSubview(view)
    }
    view.storedFrame = frame
    return view
  }

  /// A part that the cell's style lays out, with what the file says of it.
  private func part(of cell: View?, _ node: LayoutNode, _ element: XMLElement?) -> View? {
    guard let cell = cell as? TableViewCell, let written = elements[ObjectIdentifier(cell)] else { return nil }
    let part: View?
    switch node.content.id {
    case written["textLabel"]: part = cell.textLabel
    case written["detailTextLabel"]: part = cell.detailTextLabel
    case written["imageView"]: part = cell.imageView
    default: return nil
    }
    part?.take(NibCoder(node: node, element: element, archive: archive))
    return part
  }

  private func makeView(_ node: LayoutNode, _ element: XMLElement?) -> View {
    let coder = NibCoder(node: node, element: element, archive: archive)
    if let name = node.content.customClass {
      if let type = AppModules.classNamed(name, module: element?["customModule"]) as? View.Type,
        let own = type.init(coder: coder)
      {
        return own
      }
      LayoutContext.current.notes.note(
        "\(archive.path): the class '\(name)' is not among the app's, a plain view stands for it [missing-class]")
    }
    return Self.standardClass(node, element).init(coder: coder) ?? View(frame: .zero)
  }

  /// The library's class of a kind.
  private static func standardClass(_ node: LayoutNode, _ element: XMLElement?) -> View.Type {
    if element?.name == "collectionReusableView" { return CollectionReusableView.self }
    if element?.name == "control" { return Control.self }
    // Those of frameworks beside UIKit, which need not be linked.
    let foreign = [
      "wkWebView": ("WKWebView", "NetworkNames"), "mapView": ("MKMapView", "FrameworkNames"),
    ][element?.name ?? ""]
    let named = foreign.flatMap { AppModules.classNamed($0.0, module: $0.1) as? View.Type }
    return named ?? LibraryClasses.views[node.content.kind] ?? View.self
  }

  // MARK: Constraints and outlets

  private mutating func makeConstraint(_ active: ActiveRule, root: View?) {
    do {
      guard let constraint = try LayoutConstraint.loaded(active, item: { item($0, root) }) else { return }
      if let id = active.rule.id { objects[id] = constraint }
    } catch {
      problems.append("\(archive.path): \(error)")
    }
  }

  private func item(_ reference: ItemReference, _ root: View?) -> Any? {
    switch reference.target {
    case .view(let id): return objects[id]
    case .guide(let kind, let id):
      let view = id.map { objects[$0] as? View } ?? root
      return view?.guide(kind)
    default: return nil
    }
  }

  private mutating func plug() {
    var plugging = OutletPlugging(file: archive.path, word: "@IBOutlet")
    for id in objects.keys.sorted() {
      guard let source = objects[id], let element = archive.object(id) else { continue }
      for connection in element.connections where connection.name.hasPrefix("outlet") {
        guard let property = connection["property"], let target = connection["destination"].flatMap({ objects[$0] }),
          !Self.takeKnown(property, source, target)
        else { continue }
        plugging.plug(target, into: property, of: source, isCollection: connection.name == "outletCollection")
      }
    }
    problems += plugging.problems
  }

  /// Values that the file has for the app's own properties; those of UIKit's views are in what was loaded.
  private func inspect() {
    for view in made {
      let attributes = elements[ObjectIdentifier(view)]?.child("userDefinedRuntimeAttributes")?.children ?? []
      for attribute in attributes {
        guard let path = attribute["keyPath"], !path.contains("."), let value = attribute.inspected else { continue }
        _ = view.takeOutlet(path, value)
      }
    }
  }

  /// The outlets that UIKit's own classes have.
  private static func takeKnown(_ property: String, _ source: AnyObject, _ target: AnyObject) -> Bool {
    switch (property, source, target) {
    case ("view", let controller as ViewController, let view as View): controller.view = view
    case ("dataSource", let table as TableView, let source as any TableViewDataSource): table.dataSource = source
    case ("delegate", let table as TableView, let delegate as any TableViewDelegate): table.delegate = delegate
    case ("dataSource", let collection as CollectionView, let source as any CollectionViewDataSource):
      collection.dataSource = source
    case ("delegate", let collection as CollectionView, let delegate as any CollectionViewDelegate):
      collection.delegate = delegate
    case ("delegate", let field as TextField, let delegate as any TextFieldDelegate): field.delegate = delegate
    case ("delegate", let scroll as ScrollView, let delegate as any ScrollViewDelegate): scroll.delegate = delegate
    case ("delegate", let bar as SearchBar, let delegate as any SearchBarDelegate): bar.delegate = delegate
    case ("dataSource", let picker as PickerView, let source as any PickerViewDataSource): picker.dataSource = source
    case ("delegate", let picker as PickerView, let delegate as any PickerViewDelegate): picker.delegate = delegate
    case ("accessoryView", let cell as TableViewCell, let view as View): cell.accessoryView = view
    case ("backgroundView", let cell as TableViewCell, let view as View): cell.backgroundView = view
    case ("backgroundView", let cell as CollectionViewCell, let view as View): cell.backgroundView = view
    case ("delegate", is View, _), ("dataSource", is View, _), ("prefetchDataSource", _, _),
      ("gestureRecognizers", _, _),
      ("selectedBackgroundView", _, _), ("searchDisplayController", _, _), ("dragDelegate", _, _),
      ("dropDelegate", _, _), ("menu", _, _):
      break
    default: return false
    }
    return true
  }
}

extension XMLElement {
  /// The value of a user-defined runtime attribute; nil for a type that no property of code has.
  fileprivate var inspected: Any? {
    let value = children.first { $0["key"] == "value" }
    switch self["type"] {
    case "number": return value?.double("value")
    case "boolean": return self["value"] == "YES"
    case "string": return self["value"] ?? value?.text
    case "color": return value?.plainColor.map { Color($0) }
    case "size":
      return value.map { CGSize(width: $0.double("width") ?? 0, height: $0.double("height") ?? 0) }
    case "point": return value.map { CGPoint(x: $0.double("x") ?? 0, y: $0.double("y") ?? 0) }
    case "image": return self["value"].flatMap { Image(named: $0) }
    default: return nil
    }
  }

  /// A thing of the file that is no view: an item, a menu, an object of the app's own.
  fileprivate var isObjectAlone: Bool {
    ["barButtonItem", "navigationItem", "customObject", "placeholder", "tabBarItem", "menu"].contains(name)
  }
}
