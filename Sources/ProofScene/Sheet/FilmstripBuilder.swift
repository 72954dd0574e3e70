internal import ProofModel
public import Typesetting

/// Lays pictures of one screen at successive times side by side, and over each other for an animation.
public struct FilmstripBuilder: Sendable {
  let text: TextEngine

  public init(text: TextEngine) { self.text = text }

  /// One moment.
  public struct Frame: Sendable {
    public var picture: ScenePicture
    /// From the start of the transition.
    public var milliseconds: Double

    public init(picture: ScenePicture, milliseconds: Double) {
      self.picture = picture
      self.milliseconds = milliseconds
    }
  }

  private static let margin = 24.0
  private static let gap = 16.0
  private static let header = 64.0
  private static let caption = 26.0
  private static let paper = Color(rgb: 0xF3F4F6)
  private static let ink = Color(rgb: 0x1F2328)
  private static let quiet = Color(rgb: 0x656D76)

  /// All frames in rows, each in a place as large as the largest of them, with its time below.
  ///
  /// - Parameter width: of the page at most, in points.
  public func strip(
    _ frames: [Frame], title: String, subtitle: String, width: Double = 1600, pixelScale: Double = 2
  ) -> DisplayList {
    let own = OwnText(text, scale: pixelScale)
    let box = Self.box(frames)
    let columns = Self.columns(count: frames.count, box: box, width: width)
    let scale = min(
      1, (width - 2 * Self.margin - Double(columns - 1) * Self.gap) / (Double(columns) * max(box.width, 1)))
    let place = Size(width: box.width * scale, height: box.height * scale)
    let rows = (frames.count + columns - 1) / columns
    let size = Size(
      width: (2 * Self.margin + Double(columns) * place.width + Double(columns - 1) * Self.gap).rounded(.up),
      height: (Self.header + Double(rows) * (place.height + Self.caption + Self.gap) + Self.margin - Self.gap)
        .rounded(.up))
    let canvas = Canvas()
    canvas.fill(.rect(Rect(origin: .zero, size: size)), Self.paper)
    let line = own.lay(title, size: 20, weight: 700, maxWidth: size.width - 2 * Self.margin)
    canvas.leading(line, x: Self.margin, centerY: 26, size: 20, Self.ink)
    let more = own.lay(subtitle, size: 12, maxWidth: size.width - 2 * Self.margin)
    canvas.leading(more, x: Self.margin, centerY: 46, size: 12, Self.quiet)
    for (index, frame) in frames.enumerated() {
      let origin = Point(
        x: Self.margin + Double(index % columns) * (place.width + Self.gap),
        y: Self.header + Double(index / columns) * (place.height + Self.caption + Self.gap))
      let bottom = paint(frame.picture, canvas, in: Rect(origin: origin, size: place), scale: scale)
      let words = own.lay("\(frame.milliseconds.shortText(digits: 0)) ms", size: 12, weight: 600)
      canvas.centered(words, on: Point(x: origin.x + place.width / 2, y: bottom + 13), size: 12, Self.ink)
    }
    return DisplayList(size: size, scale: pixelScale, commands: canvas.commands)
  }

  /// Each frame alone, all on pages of one size: what an animation is made of.
  ///
  /// - Parameter length: the longer side of a page at most, in points.
  public func pages(_ frames: [Frame], length: Double = 480, pixelScale: Double = 1) -> [DisplayList] {
    let box = Self.box(frames)
    let scale = min(1, length / max(box.width, box.height, 1))
    let size = Size(
      width: (box.width * scale + 2 * Self.gap).rounded(.up), height: (box.height * scale + 2 * Self.gap).rounded(.up))
    return frames.map { frame in
      let canvas = Canvas()
      canvas.fill(.rect(Rect(origin: .zero, size: size)), Self.paper)
      let room = Rect(x: Self.gap, y: Self.gap, width: size.width - 2 * Self.gap, height: size.height - 2 * Self.gap)
      paint(frame.picture, canvas, in: room, scale: scale, isCentered: true)
      return DisplayList(size: size, scale: pixelScale, commands: canvas.commands)
    }
  }

  /// Draws a picture in the middle of a place; gives the place's end, below which the caption stands.
  @discardableResult
  private func paint(
    _ picture: ScenePicture, _ canvas: Canvas, in place: Rect, scale: Double, isCentered: Bool = false
  ) -> Double {
    let size = Size(width: picture.list.size.width * scale, height: picture.list.size.height * scale)
    let rect = Rect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
    if picture.outline == nil { canvas.fill(.rect(rect.grown(by: 1)), Color(white: 0, alpha: 0.16)) }
    canvas.clipped(to: .rect(rect)) { canvas in
      canvas.transformed(translate: rect.origin, scale: scale) { canvas in
        if let outline = picture.outline {
          canvas.clipped(to: outline) { $0.append(picture.list.commands) }
        } else {
          canvas.append(picture.list.commands)
        }
      }
    }
    return place.maxY
  }

  /// As wide as the widest frame and as high as the highest.
  private static func box(_ frames: [Frame]) -> Size {
    Size(
      width: frames.map(\.picture.list.size.width).max() ?? 1, height: frames.map(\.picture.list.size.height).max() ?? 1
    )
  }

  /// As many side by side as can be seen at a third of their size, rows of about the same length.
  private static func columns(count: Int, box: Size, width: Double) -> Int {
    let most = max(1, Int((width - 2 * margin + gap) / (max(box.width, 1) / 3 + gap)))
    guard count > most else { return max(1, count) }
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }
}
