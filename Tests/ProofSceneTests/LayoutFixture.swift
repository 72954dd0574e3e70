import AutoLayout
import ProofModel
import Resolving
import Typesetting

@testable import ProofScene

/// Solved layouts made by hand: what the engine would hand over, in a few lines each.
struct LayoutFixture {
  var layout: SolvedLayout

  static let engine = TextEngine()

  init(width: Double = 320, height: Double = 480, scale: Double = 2, era: Era = .standard) {
    let size = Size(width: width, height: height)
    layout = SolvedLayout(environment: Environment(era: era, screenSize: size, scale: scale))
    add("root", .view, Rect(origin: .zero, size: size), parent: nil)
  }

  /// Adds a view with its frame in window space and gives its position.
  @discardableResult
  mutating func add(
    _ name: String, _ kind: ViewKind, _ frame: Rect, parent: Int? = 0, _ change: (inout ResolvedView) -> Void = { _ in }
  ) -> Int {
    var content = ResolvedView(id: name, name: name, kind: kind)
    change(&content)
    let depth = parent.map { layout.views[$0].depth + 1 } ?? 0
    var view = SolvedView(content: content, parent: parent, depth: depth, path: name)
    let origin = parent.map { layout.views[$0].windowFrame.origin } ?? .zero
    view.frame = frame.offset(x: -origin.x, y: -origin.y)
    view.windowFrame = frame
    view.alignmentRect = frame
    view.pixelFrame = frame.snapped(scale: layout.environment.scale)
    layout.views.append(view)
    return layout.views.count - 1
  }

  /// Adds a label as large as its text, at a place.
  @discardableResult
  mutating func label(_ name: String, _ words: String, at origin: Point, width: Double? = nil, size: Double = 17) -> Int
  {
    let content = TextContent(runs: [TextRun(text: words, font: FontDescriptor(size: size))])
    let environment = layout.environment.text
    let measured = Self.engine.measure(content, maxWidth: nil, maxHeight: nil, environment: environment)
    let scale = environment.scale
    let frame = Rect(
      x: origin.x, y: origin.y, width: width ?? measured.size.width.roundedUp(scale: scale),
      height: measured.size.height.roundedUp(scale: scale))
    let index = add(name, .label, frame) { $0.text = content }
    layout.views[index].firstBaseline = measured.firstBaseline
    layout.views[index].lastBaseline = measured.lastBaseline
    layout.views[index].measurement = measured
    return index
  }

  /// `first relation multiplier · second + constant` by positions of views.
  @discardableResult
  mutating func rule(
    _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: Int? = nil,
    _ other: LayoutAttribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    priority: Double = 1000, _ change: (inout SolvedConstraint) -> Void = { _ in }
  ) -> Int {
    let position = layout.constraints.count
    let anchor = SolvedConstraint.Anchor(item: .view(first), attribute: attribute)
    let target = second.map { SolvedConstraint.Anchor(item: .view($0), attribute: other ?? attribute) }
    var text = "\(layout.views[first].content.name).\(attribute.rawValue) \(relation.rawValue)"
    if let target, let second {
      text += multiplier == 1 ? "" : " \(multiplier.shortText) *"
      text += " \(layout.views[second].content.name).\(target.attribute.rawValue)"
      text += constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    } else {
      text += " \(constant.shortText)"
    }
    var constraint = SolvedConstraint(
      id: "rule-\(position)", label: "rules[\(position)]", text: text, origin: .authored, first: anchor,
      second: target, multiplier: multiplier, constant: constant, relation: relation, priority: priority)
    change(&constraint)
    layout.constraints.append(constraint)
    return position
  }

  func picture(_ options: SceneOptions = SceneOptions(overlays: [])) -> ScenePicture {
    SceneBuilder(text: Self.engine, images: NoImages()).picture(of: layout, options: options)
  }

  /// The placed badges and what they were placed among.
  func overlay(_ overlays: [Overlay] = [.constraints]) -> OverlayPainter {
    let options = SceneOptions(overlays: overlays)
    var scene = ScenePainter(layout: layout, text: Self.engine, images: NoImages(), shadesImages: true)
    scene.paintScreen()
    var painter = OverlayPainter(
      layout: layout, options: options, text: Self.engine, picture: layout.environment.windowSize, origin: .zero)
    painter.paint(obstacles: scene.textRects)
    return painter
  }
}

/// A folder without pictures.
struct NoImages: ImageSizing {
  func imageSize(asset: String, environment: TextEnvironment) -> Size? { nil }
}

/// Pictures of one size, whatever their name.
struct EveryImage: ImageSizing {
  var size: Size
  func imageSize(asset: String, environment: TextEnvironment) -> Size? { size }
}
