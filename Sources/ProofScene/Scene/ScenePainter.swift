internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

/// Draws the views of one solved layout in window space, each kind in its own `Scene+….swift`.
struct ScenePainter {
  let layout: SolvedLayout
  let text: TextEngine
  let images: any ImageSizing
  let environment: Environment
  let palette: Palette
  let look: Look
  let own: OwnText
  let metrics: ContentMetrics
  /// Hatches the part of an image view that its picture leaves free.
  let shadesImages: Bool
  /// Whether any was hatched: what the legend has to explain.
  var hasShadedImages = false
  let canvas = Canvas()
  /// Where letters lie, by view: what overlays keep away from.
  var textRects: [(view: Int, rect: Rect)] = []
  let children: [[Int]]

  init(layout: SolvedLayout, text: TextEngine, images: any ImageSizing, shadesImages: Bool) {
    self.layout = layout
    self.text = text
    self.images = images
    self.environment = layout.environment
    self.palette = .of(layout.environment.appearance)
    self.look = Look(layout.environment)
    self.own = OwnText(text, scale: layout.environment.scale, family: "system")
    self.metrics = ContentMetrics(environment: layout.environment, measuring: text)
    self.shadesImages = shadesImages
    var children = [[Int]](repeating: [], count: layout.views.count)
    for (index, view) in layout.views.enumerated() {
      if let parent = view.parent, children.indices.contains(parent), parent < index {
        children[parent].append(index)
      }
    }
    self.children = children
  }

  /// One device pixel in points.
  var pixel: Double { 1 / environment.scale }

  /// The views, the window's own bars over them, and the keyboard over all.
  mutating func paintScreen() {
    paintRoot()
    paintWindowBars()
    paintKeyboard()
  }

  private mutating func paintRoot() {
    guard !layout.views.isEmpty else { return }
    // A stack of its own instead of recursion: specs may nest views ten thousand deep.
    enum Step { case enter(Int), leave(Int, layer: Bool, clip: Bool, start: Int) }
    var steps: [Step] = [.enter(0)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let index):
        let view = layout.views[index]
        let isDrawn =
          !view.isHidden && view.content.alpha > 0.01 && view.content.kind != .guide
          && view.windowFrame.isDrawable && view.pixelFrame.isDrawable && view.alignmentRect.isDrawable
        guard isDrawn else { continue }
        let start = canvas.commands.count
        canvas.append([.beginGroup(view.semanticGroup)])
        let hasLayer = view.content.alpha < 1
        if hasLayer { canvas.append([.pushLayer(opacity: view.content.alpha)]) }
        if let mask = view.content.layers?.mask { canvas.append([.pushClip(path(mask, in: view))]) }
        paintShadow(view)
        paintBox(view)
        let clips = view.content.clips || view.content.kind.has(.bounded)
        if clips { canvas.append([.pushClip(boxOutline(view, view.pixelFrame, radius: view.content.cornerRadius))]) }
        // A button's title is a subview in UIKit, a label's text and a picture are the layer's own.
        if view.content.kind == .button { paintShapes(view, above: false) }
        paintContent(index, view)
        if view.content.kind != .button { paintShapes(view, above: false) }
        steps.append(.leave(index, layer: hasLayer, clip: clips, start: start))
        for child in children[index].reversed() { steps.append(.enter(child)) }
      case .leave(let index, let hasLayer, let clips, let start):
        if layout.views[index].content.bars?.isEmpty == false { paintBars(over: layout.views[index].content.id) }
        paintShapes(layout.views[index], above: true)
        if clips { canvas.append([.popClip]) }
        paintBorder(layout.views[index])
        if layout.views[index].content.layers?.mask != nil { canvas.append([.popClip]) }
        if hasLayer { canvas.append([.popLayer]) }
        canvas.append([.endGroup])
        paintCopies(of: layout.views[index], from: start)
      }
    }
  }

  /// Draws a prototype cell again in the places of its copies, which are no views of their own.
  private mutating func paintCopies(of view: SolvedView, from start: Int) {
    guard !view.copies.isEmpty else { return }
    let commands = canvas.commands[start...].filter { !$0.isGroup }
    for offset in view.copies {
      let snapped = Point(x: offset.x.snapped(scale: environment.scale), y: offset.y.snapped(scale: environment.scale))
      canvas.transformed(translate: snapped) { $0.append(commands) }
    }
  }

  func hasChildren(_ index: Int) -> Bool { !children[index].isEmpty }

  /// The views inside one that are seen.
  func shownChildren(_ index: Int) -> [SolvedView] {
    children[index].map { layout.views[$0] }.filter { !$0.isHidden && $0.content.kind != .guide }
  }

  private mutating func paintBox(_ view: SolvedView) {
    let content = view.content
    if view.parent == nil {
      // What a clear one lets through is another screen: paper stands for it, not the device's body.
      if let own = content.background, own.alpha < 1 { canvas.fill(.rect(view.pixelFrame), defaultRootBackground) }
      canvas.fill(.rect(view.pixelFrame), content.background ?? defaultRootBackground)
    } else if content.kind != .tableCell, let background = content.background {
      // A separator is its alignment rect: AppKit's lies in the middle of a larger box.
      let rect = content.kind == .separator ? view.alignmentRect.snapped(scale: environment.scale) : view.pixelFrame
      canvas.fill(boxOutline(view, rect, radius: max(content.cornerRadius, ownRadius(content))), background)
    }
  }

  private var defaultRootBackground: Color {
    look == .mac ? Color(rgb: environment.appearance == .dark ? 0x1E1E1E : 0xECECEC) : palette.background
  }

  private mutating func paintBorder(_ view: SolvedView) {
    let content = view.content
    guard content.borderWidth > 0 else { return }
    let half = content.borderWidth / 2
    let line = view.pixelFrame.inset(by: EdgeInsets(all: half))
    guard !line.isEmpty else { return }
    canvas.stroke(
      boxOutline(view, line, radius: max(0, content.cornerRadius - half)), content.borderColor,
      width: content.borderWidth)
  }

  private mutating func paintContent(_ index: Int, _ view: SolvedView) {
    switch view.content.kind {
    case .label: paintLabel(index, view)
    case .button: paintButton(index, view)
    case .textField: paintTextField(index, view)
    case .textView: paintTextView(index, view)
    case .image: paintImage(view)
    case .switch: paintSwitch(view)
    case .slider: paintSlider(view)
    case .stepper: paintStepper(view)
    case .segmented: paintSegmented(index, view)
    case .progress: paintProgress(view)
    case .pageControl: paintPageControl(view)
    case .spinner: paintSpinner(view)
    case .separator: paintSeparator(view)
    case .table: paintTable(index, view)
    case .tableCell: paintTableCell(index, view)
    case .navigationBar: paintNavigationBar(index, view)
    case .tabBar: paintTabBar(index, view)
    case .toolbar: paintToolbar(index, view)
    case .searchBar: paintSearchBar(index, view)
    case .picker: paintPicker(index, view)
    case .datePicker: paintDatePicker(index, view)
    case .map: paintMap(view)
    case .web: paintWeb(view)
    case .graphics(let graphics): paintGraphics(index, view, graphics)
    case .colorWell: paintColorWell(view)
    case .visualEffect: paintVisualEffect(view)
    case .container: paintNamedBox(index, view, name: view.content.name)
    case .unknown(let name): paintNamedBox(index, view, name: name)
    case .split: paintSplit(index, view)
    case .tabs: paintTabs(index, view)
    case .box: paintBoxTitle(index, view)
    case .levelIndicator: paintLevel(view)
    case .scroller: paintScroller(view)
    case .ruleEditor: paintRuleEditor(view)
    case .view, .stack, .grid, .scroll, .collection, .collectionCell, .guide: break
    }
  }
}

extension Rect {
  /// Finite and within what a picture can hold: frames come from rules, and rules may ask for anything.
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy { $0.magnitude < 1e7 }
  }
}

extension Command {
  fileprivate var isGroup: Bool {
    switch self {
    case .beginGroup, .endGroup: return true
    default: return false
    }
  }
}

extension SolvedView {
  /// What SVG and PDF know of the view.
  var semanticGroup: SemanticGroup {
    var data: [(name: String, value: String)] = [("kind", content.kind.name), ("path", path)]
    if let baseline = firstBaseline { data.append(("first-baseline", baseline.shortText)) }
    if let baseline = lastBaseline { data.append(("last-baseline", baseline.shortText)) }
    let size = "\(frame.width.shortText) × \(frame.height.shortText)"
    let title = "\(content.name) · \(content.kind.name) · \(frame.x.shortText), \(frame.y.shortText) · \(size)"
    return SemanticGroup(kind: .view, id: path, title: title, frame: windowFrame, data: data)
  }
}
