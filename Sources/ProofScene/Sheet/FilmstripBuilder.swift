internal import ProofModel
public import Typesetting

/// Lays pictures of one screen at successive times or sizes side by side, and over each other for an animation.
public struct FilmstripBuilder: Sendable {
  let text: TextEngine

  /// A builder that sets its captions with the engine.
  public init(text: TextEngine) { self.text = text }

  /// One moment.
  public struct Frame: Sendable {
    /// The picture of the screen at that moment or size.
    public var picture: ScenePicture
    /// From the start of the transition.
    public var milliseconds: Double
    /// What stands above the picture.
    public var caption: String
    /// A smaller line below the caption, cut to the picture's width; nil for none.
    public var detail: String?

    /// A moment of a transition, captioned by its time: `120 ms`.
    public init(picture: ScenePicture, milliseconds: Double) {
      self.init(picture: picture, milliseconds: milliseconds, caption: "\(milliseconds.shortText(digits: 0)) ms")
    }

    /// A picture under a caption of its own; for sizes in the place of moments the time stays 0.
    public init(picture: ScenePicture, milliseconds: Double = 0, caption: String, detail: String? = nil) {
      self.picture = picture
      self.milliseconds = milliseconds
      self.caption = caption
      self.detail = detail
    }
  }

  private static let margin = 24.0
  private static let gap = 16.0
  private static let header = 64.0
  private static let caption = 26.0
  private static let detail = 16.0
  /// Words need some width even above a narrow strip.
  private static let leastWidth = 320.0
  private static let largestScale = 0.6
  private static let smallestScale = 0.33
  private static let paper = Color(rgb: 0xF3F4F6)
  private static let ink = Color(rgb: 0x1F2328)
  private static let quiet = Color(rgb: 0x656D76)

  /// All frames side by side, in rows where one is not enough, each with its time or size above, as sheets have their captions.
  ///
  /// - Parameter width: of the page at most, in points.
  public func strip(
    _ frames: [Frame], title: String, subtitle: String, width: Double = 1600, pixelScale: Double = 2
  ) -> DisplayList {
    let own = OwnText(text, scale: pixelScale)
    let (rows, scale) = Self.rows(frames.map(\.picture.list.size), width: width - 2 * Self.margin)
    let canvas = Canvas()
    let below = frames.contains { $0.detail != nil } ? Self.detail : 0
    let caption = Self.caption + below
    var y = Self.header
    var right = 0.0
    for row in rows {
      var x = Self.margin
      for frame in frames[row] {
        let size = frame.picture.list.size
        let place = Rect(x: x, y: y + caption, width: size.width * scale, height: size.height * scale)
        paint(frame.picture, canvas, in: place, scale: scale)
        let words = own.lay(frame.caption, size: 12, weight: 600)
        canvas.leading(words, x: place.minX, centerY: place.minY - 11 - below, size: 12, Self.ink)
        if let detail = frame.detail {
          let words = own.lay(detail, size: 11, maxWidth: place.width)
          canvas.leading(words, x: place.minX, centerY: place.minY - 12, size: 11, Self.quiet)
        }
        x = place.maxX + Self.gap
      }
      right = max(right, x - Self.gap)
      y += (frames[row].map(\.picture.list.size.height).max() ?? 0) * scale + caption + Self.gap
    }
    let size = Size(
      width: max(right + Self.margin, Self.leastWidth).rounded(.up), height: (y - Self.gap + 8).rounded(.up))
    let head = Canvas()
    head.fill(.rect(Rect(origin: .zero, size: size)), Self.paper)
    let line = own.lay(title, size: 20, weight: 700, maxWidth: size.width - 2 * Self.margin)
    head.leading(line, x: Self.margin, centerY: 26, size: 20, Self.ink)
    let more = own.lay(subtitle, size: 12, maxWidth: size.width - 2 * Self.margin)
    head.leading(more, x: Self.margin, centerY: 46, size: 12, Self.quiet)
    return DisplayList(size: size, scale: pixelScale, commands: head.commands + canvas.commands)
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
      paint(frame.picture, canvas, in: room, scale: scale)
      return DisplayList(size: size, scale: pixelScale, commands: canvas.commands)
    }
  }

  /// Draws a picture in the middle of a place.
  private func paint(_ picture: ScenePicture, _ canvas: Canvas, in place: Rect, scale: Double) {
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
  }

  /// As wide as the widest frame and as high as the highest.
  private static func box(_ frames: [Frame]) -> Size {
    Size(
      width: frames.map(\.picture.list.size.width).max() ?? 1, height: frames.map(\.picture.list.size.height).max() ?? 1
    )
  }

  /// Rows of about the same number of frames, as few as leave the frames at a third of their size.
  private static func rows(_ sizes: [Size], width: Double) -> (rows: [Range<Int>], scale: Double) {
    for count in 1...max(1, sizes.count) {
      let length = (sizes.count + count - 1) / count
      let rows = stride(from: 0, to: sizes.count, by: max(1, length)).map { $0..<min($0 + length, sizes.count) }
      let scale = rows.reduce(largestScale) { scale, row in
        let room = width - gap * Double(row.count - 1)
        return min(scale, room / max(1, sizes[row].reduce(0) { $0 + $1.width }))
      }
      if scale >= smallestScale || length <= 1 { return (rows, max(scale, 0.05)) }
    }
    return ([], 1)
  }
}
