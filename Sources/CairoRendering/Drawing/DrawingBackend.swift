import ProofModel
import ProofScene
import Typesetting

/// What differs between the backends; walking the display list, paths, paints, clips and layers are the same for all.
protocol DrawingBackend: AnyObject {
  var context: CairoContext { get }
  func drawText(_ text: LaidOutText, origin: Point, color: Color) throws(RenderingError)
  func drawImage(asset: String, rect: Rect, clip: Rect) throws(RenderingError)
  func fill(_ path: Path, _ color: Color, _ band: CommandReach.Band?)
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ band: CommandReach.Band?)
  /// Draws the lines x + y = k · `step`, `width` wide, over all of the bounds that is not clipped away.
  func drawHatch(in bounds: Rect, _ color: Color, step: Double, width: Double) throws(RenderingError)
  /// Draws what was asked for and is not drawn yet.
  func settle()
  func beginGroup(_ group: SemanticGroup) throws(RenderingError)
  func endGroup() throws(RenderingError)
}

extension DrawingBackend {
  /// Draws all commands in order, or those that reach a band.
  ///
  /// - Throws: ``RenderingError/unbalanced(_:)`` where pushes and pops do not match.
  func draw(_ list: DisplayList, _ band: CommandReach.Band? = nil) throws(RenderingError) {
    var open: [OpenScope] = []
    var index = 0
    while index < list.commands.count {
      if let band {
        let next = band.firstNotPassed(index)
        guard next == index else {
          index = next
          continue
        }
      }
      if list.commands[index].drawsByItself { settle() }
      switch list.commands[index] {
      case .fill(let path, let paint): try fill(path, paint, band)
      case .stroke(let path, let paint, let style): stroke(path, paint, style, band)
      case .text(let text, let origin, let color): try drawText(text, origin: origin, color: color)
      case .image(let asset, let rect, let clip): try drawImage(asset: asset, rect: rect, clip: clip)
      case .pushClip(let path):
        open.append(.clip)
        context.save()
        context.setPath(path, in: band)
        context.clip()
      case .popClip:
        guard open.popLast() == .clip else { throw .unbalanced("popClip") }
        context.restore()
      case .pushLayer(let opacity):
        open.append(.layer(opacity))
        if opacity.unit < 1 { context.pushLayer() }
      case .popLayer:
        guard case .layer(let opacity)? = open.popLast() else { throw .unbalanced("popLayer") }
        if opacity.unit < 1 { context.popLayer(opacity: opacity) }
      case .pushTransform(let translate, let scale):
        open.append(.transform)
        context.pushTransform(translate: translate, scale: scale)
      case .popTransform:
        guard open.popLast() == .transform else { throw .unbalanced("popTransform") }
        context.popTransform()
      case .beginGroup(let group):
        open.append(.group)
        try beginGroup(group)
      case .endGroup:
        guard open.popLast() == .group else { throw .unbalanced("endGroup") }
        try endGroup()
      }
      index += 1
    }
    settle()
    if let last = open.last { throw .unbalanced(last.opening) }
    try context.check()
  }
}

extension Command {
  /// Whether it draws, or changes what is drawn on, other than by filling with a colour, which backends may put off.
  fileprivate var drawsByItself: Bool {
    switch self {
    case .fill(_, .color), .pushClip, .popClip, .pushTransform, .popTransform, .beginGroup, .endGroup: false
    case .fill, .stroke, .text, .image, .pushLayer, .popLayer: true
    }
  }
}

/// What a display list has opened and not yet closed.
private enum OpenScope: Equatable {
  case clip
  case layer(Double)
  case transform, group

  var opening: String {
    switch self {
    case .clip: "pushClip"
    case .layer: "pushLayer"
    case .transform: "pushTransform"
    case .group: "beginGroup"
    }
  }
}
