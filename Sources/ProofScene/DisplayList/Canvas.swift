package import ProofModel
package import Typesetting

/// Collects drawing commands in order; nesting is by closures, so what is pushed is always popped. One picture has one, on one thread.
package final class Canvas {
  package private(set) var commands: [Command] = []

  package init() {}

  /// A command that fills a path's inside with one colour; none where the colour is clear or the path empty.
  package func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0, !path.elements.isEmpty else { return }
    commands.append(.fill(path, .color(color)))
  }

  /// A command that fills a path's inside with a colour, a gradient or a hatch.
  package func fill(_ path: Path, paint: Paint) { commands.append(.fill(path, paint)) }

  /// A command that draws a line along a path, its width and dashes in points; none where nothing of it would be seen.
  package func stroke(
    _ path: Path, _ color: Color, width: Double, dash: [Double] = [], cap: StrokeStyle.Cap = .butt
  ) {
    guard color.alpha > 0, width > 0, !path.elements.isEmpty else { return }
    commands.append(.stroke(path, .color(color), StrokeStyle(width: width, dash: dash, cap: cap)))
  }

  /// Commands for the glyphs and the pictures of a text whose box has its top left corner at `origin`, in points.
  package func text(_ text: LaidOutText, at origin: Point, _ color: Color) {
    if text.lines.contains(where: { !$0.runs.isEmpty }) {
      commands.append(.text(text, origin: origin, color: color))
    }
    for image in text.lines.flatMap(\.images) {
      let rect = image.rect.offset(x: origin.x, y: origin.y)
      self.image(asset: image.asset, in: rect, clip: rect)
    }
  }

  /// A command that draws a picture by its asset name, stretched to `rect` and cut to `clip`, both in points.
  package func image(asset: String, in rect: Rect, clip: Rect) {
    commands.append(.image(asset: asset, rect: rect, clip: clip))
  }

  /// Commands that were made elsewhere, behind those so far.
  package func append(_ others: [Command]) { commands += others }

  /// The commands of a function, cut to a path.
  package func clipped(to path: Path, _ body: (Canvas) -> Void) {
    commands.append(.pushClip(path))
    body(self)
    commands.append(.popClip)
  }

  /// Composed as one with that opacity; without a layer where nothing shines through.
  package func layer(opacity: Double, _ body: (Canvas) -> Void) {
    guard opacity < 1 else { return body(self) }
    commands.append(.pushLayer(opacity: opacity))
    body(self)
    commands.append(.popLayer)
  }

  /// The commands of a function, scaled about the origin and then moved by so many points.
  package func transformed(
    translate: Point, scale: Double = 1, _ body: (Canvas) -> Void
  ) {
    guard translate != .zero || scale != 1 else { return body(self) }
    commands.append(.pushTransform(translate: translate, scale: scale))
    body(self)
    commands.append(.popTransform)
  }

  /// The commands of a function as a semantic group: no pixel differs, SVG and PDF say what they stand for.
  package func group(_ group: SemanticGroup, _ body: (Canvas) -> Void) {
    commands.append(.beginGroup(group))
    body(self)
    commands.append(.endGroup)
  }
}
