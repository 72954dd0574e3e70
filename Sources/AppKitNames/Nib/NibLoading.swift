internal import Foundation
internal import InterfaceBuilder
internal import LayoutCode
internal import ProofModel
internal import Resolving

/// Makes the views, constraints and windows of one xib, and plugs its outlets.
struct NibLoading {
  private let contents: NibContents
  private let file: String
  private let owner: AnyObject?
  private(set) var problems: [String] = []
  private var objects: [String: AnyObject] = [:]
  /// In the file's order.
  private var made: [NSView] = []

  init(_ contents: NibContents, file: String, owner: AnyObject?) {
    self.contents = contents
    self.file = file
    self.owner = owner
    problems = contents.diagnostics.filter { $0.severity == .error }.map { "\(file): \($0.message) [\($0.id)]" }
    objects[NibContents.owner] = owner
  }

  /// The objects at the top of the file: windows and views without one.
  mutating func run() -> [AnyObject] {
    var top: [AnyObject] = []
    for scene in contents.scenes {
      guard let root = makeViews(scene) else { continue }
      guard let window = contents.windows.first(where: { $0.contentView == scene.rootID }) else {
        top.append(root)
        continue
      }
      top.append(makeWindow(window, root))
    }
    plug()
    for view in made { view.awakeFromNib() }
    for case let constraint as LayoutConstraint in objects.values { constraint.awakeFromNib() }
    return top
  }

  // MARK: Objects

  private mutating func makeWindow(_ model: NibContents.Window, _ content: NSView) -> NSWindow {
    var style: NSWindow.StyleMask = []
    let words: [(String, NSWindow.StyleMask)] = [
      ("titled", .titled), ("closable", .closable), ("miniaturizable", .miniaturizable), ("resizable", .resizable),
      ("utility", .utilityWindow), ("fullSizeContentView", .fullSizeContentView), ("HUD", .hudWindow),
    ]
    for (word, mask) in words where model.style.contains(word) { style.insert(mask) }
    let rect = CGRect(model.contentRect)
    let window: NSWindow
    if let type = Self.classNamed(model.customClass, near: owner) as? NSWindow.Type {
      window = type.init(contentRect: rect, styleMask: style, backing: .buffered, defer: false)
    } else {
      window = NSWindow(contentRect: rect, styleMask: style, backing: .buffered, defer: false)
    }
    window.title = model.title
    window.contentView = content
    objects[model.id] = window
    return window
  }

  private mutating func makeViews(_ scene: NibContents.Scene) -> NSView? {
    let context = LayoutContext.current
    var environment = context.environment
    // The file's own era and size, so that it loads as it was drawn.
    if case .drawn(let canvas)? = scene.document.canvas {
      environment.windowSize = canvas.windowSize
      environment.screenSize = canvas.windowSize
    }
    var sink = DiagnosticSink()
    let screen = ScreenResolver(document: scene.document, images: context.images).resolve(
      environment, diagnostics: &sink)
    var views: [NSView?] = []
    for node in screen.nodes {
      if node.content.kind == .guide {
        takeGuide(node, views)
        views.append(nil)
        continue
      }
      let view = makeView(node)
      views.append(view)
      objects[node.content.id] = view
      made.append(view)
      if let frame = node.frame { view.hosted.frameDown = CGRect(frame) }
      if let parent = node.parent, let superview = views[parent] {
        add(view, node, to: superview, screen.nodes[parent])
      }
    }
    let ruled = LayoutConstraint.ruledViews(screen)
    for (view, node) in zip(views, screen.nodes) where node.parent != nil {
      guard let view, !view.hosted.isArranged else { continue }
      let isRuled = ruled.contains(node.content.id)
      view.hosted.translatesAutoresizingMaskIntoConstraints = node.translatesMask ?? !isRuled
      view.hosted.autoresizingMask = mask(node, view)
    }
    for active in screen.rules { makeConstraint(active) }
    return views.first ?? nil
  }

  /// A guide of the file's own; a grid makes those of its rows and columns itself.
  private mutating func takeGuide(_ node: LayoutNode, _ views: [NSView?]) {
    guard let parent = node.parent, let view = views[parent], !(view is NSGridView) else { return }
    let guide = NSLayoutGuide()
    view.addLayoutGuide(guide)
    objects[node.content.id] = guide
  }

  private func makeView(_ node: LayoutNode) -> NSView {
    let view: NSView
    if let type = Self.classNamed(node.content.customClass, near: owner) as? NSView.Type,
      let own = type.init(coder: NibCoder())
    {
      view = own
    } else {
      view = Self.standardClass(node).init(coder: NibCoder()) ?? NSView()
    }
    view.take(node)
    view.isHidden = node.content.isHidden
    view.alphaValue = CGFloat(node.content.alpha)
    view.hosted.setContentHuggingPriority(LayoutPriority(Float(node.hugging.horizontal)), for: .horizontal)
    view.hosted.setContentHuggingPriority(LayoutPriority(Float(node.hugging.vertical)), for: .vertical)
    view.hosted.setContentCompressionResistancePriority(
      LayoutPriority(Float(node.compression.horizontal)), for: .horizontal)
    view.hosted.setContentCompressionResistancePriority(
      LayoutPriority(Float(node.compression.vertical)), for: .vertical)
    return view
  }

  private static func standardClass(_ node: LayoutNode) -> NSView.Type {
    if node.content.kind == .textField, node.content.isSecure { return NSSecureTextField.self }
    return classNamed(node.content.kind.facts.appkitClass, near: nil) as? NSView.Type ?? NSView.self
  }

  private func add(_ view: NSView, _ node: LayoutNode, to parent: NSView, _ parentNode: LayoutNode) {
    let frame = view.hosted.frameDown
    if let stack = parent as? NSStackView, node.isArranged {
      stack.addView(view, in: node.gravity == .start ? .leading : node.gravity == .center ? .center : .trailing)
      if let gap = parentNode.stack?.customSpacing[node.content.id] {
        stack.setCustomSpacing(CGFloat(gap), after: view)
      }
    } else if let grid = parent as? NSGridView, let cell = node.cell {
      grid.put(view, in: cell)
    } else if let box = parent as? NSBox, box.boxType != .separator {
      box.contentView = view
    } else {
      parent.addSubview(view)
    }
    view.hosted.frameDown = frame
  }

  /// The mask by the place on the screen, as the front's space has it.
  private func mask(_ node: LayoutNode, _ view: NSView) -> View.AutoresizingMask {
    let isTurned = view.superview?.isFlipped == false
    let parts: [(AutoresizingPart, View.AutoresizingMask)] = [
      (.left, .flexibleLeftMargin), (.width, .flexibleWidth), (.right, .flexibleRightMargin),
      (.top, isTurned ? .flexibleBottomMargin : .flexibleTopMargin), (.height, .flexibleHeight),
      (.bottom, isTurned ? .flexibleTopMargin : .flexibleBottomMargin),
    ]
    return parts.filter { node.autoresizing.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
  }

  // MARK: Constraints

  private mutating func makeConstraint(_ active: ActiveRule) {
    do {
      guard let constraint = try LayoutConstraint.loaded(active, item: item) else { return }
      if let id = active.rule.id { objects[id] = constraint }
    } catch {
      problems.append("\(file): \(error)")
    }
  }

  private func item(_ reference: ItemReference) -> Any? {
    switch reference.target {
    case .view(let id): return objects[id]
    case .guide(let kind, let id):
      guard let id, let view = objects[id] as? NSView else { return nil }
      return kind == .margins ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
    default: return nil
    }
  }

  // MARK: Outlets

  private mutating func plug() {
    var plugging = OutletPlugging(file: file, word: "@Outlet")
    for outlet in contents.outlets {
      guard let source = objects[outlet.source], let target = objects[outlet.destination] else { continue }
      if takeKnown(outlet.property, source, target) { continue }
      plugging.plug(target, into: outlet.property, of: source, isCollection: outlet.isCollection)
    }
    problems += plugging.problems
  }

  /// The outlets that AppKit's own classes have.
  private func takeKnown(_ property: String, _ source: AnyObject, _ target: AnyObject) -> Bool {
    switch (property, source, target) {
    case ("window", let controller as NSWindowController, let window as NSWindow): controller.window = window
    case ("view", let controller as NSViewController, let view as NSView): controller.view = view
    case ("delegate", is NSWindow, _), ("initialFirstResponder", is NSWindow, _), ("nextKeyView", _, _): break
    default: return false
    }
    return true
  }

  /// A class of the app by its name, in the module of the owner or in the program's own.
  private static func classNamed(_ name: String?, near owner: AnyObject?) -> AnyClass? {
    guard let name else { return nil }
    var modules: [String] = []
    if let owner { modules = String(reflecting: type(of: owner)).split(separator: ".").prefix(1).map(String.init) }
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return NSClassFromString("AppKitNames.\(name)")
  }
}
