import ProofModel
import ProofScene

extension Path.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}

extension PNGDrawing {
  func fill(_ path: Path, _ color: Color, _ band: CommandReach.Band?) {
    guard color.alpha > 0 else { return }
    let isDrawn = blending(color) { target, ink in
      if let box = box(path, band) {
        guard ink.isOpaque || box.pixels < Self.largestTranslucentBox else { return false }
        if band != nil {
          fill(box, ink, on: target)
        } else {
          // What a command of another kind draws is drawn at once.
          settle()
          target.fill(box, ink)
        }
        return true
      }
      settle()
      return blend(DevicePath(path, context.transform), .fill, target, ink)
    }
    if isDrawn { return }
    settle()
    fillByCairo(path, color, band)
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ band: CommandReach.Band?) {
    guard style.width > 0 else { return }
    let isDrawn =
      switch paint {
      case .color(let color), .hatch(let color, _, _):
        blending(color) { target, ink in
          let width = style.width.drawable * context.transform.scale
          if let line = axisLine(path) { return stroke(line, style, width, target, ink) }
          guard style.dash.isEmpty else { return false }
          if let sides = sides(path, style, band) {
            for side in sides { target.fill(side.box(half: (width / 2).fixed, beyond: 0), ink) }
            return true
          }
          return blend(DevicePath(path, context.transform), .stroke(width: width, style.cap), target, ink)
        }
      case .linearGradient: false
      }
    if !isDrawn { strokeByCairo(path, paint, style) }
  }

  /// Pixels from which on Cairo's way, which takes some microseconds and then less time a pixel, is the faster one.
  private static let largestTranslucentBox = 8 << 10

  /// Runs the body where shapes can be blended without Cairo; gives whether it drew.
  private func blending(_ color: Color, _ body: (MaskTarget, MaskTarget.Ink) -> Bool) -> Bool {
    guard context.transform.scale > 0, let target = maskTarget() else { return false }
    context.surface.flush()
    defer { context.surface.markDirty() }
    return body(target, MaskTarget.Ink(color))
  }

  private func blend(
    _ path: DevicePath?, _ drawing: ShapeMasks.Drawing, _ target: MaskTarget, _ ink: MaskTarget.Ink
  ) -> Bool {
    guard let path, let mask = try? shapes.mask(path, drawing) else { return false }
    target.blend(mask, x: path.x, y: path.y, ink)
    return true
  }

  /// What the path fills of the band, where that is a rectangle along the axes.
  private func box(_ path: Path, _ band: CommandReach.Band?) -> FixedBox? {
    let transform = context.transform
    if let rect = context.rectangle(path, in: band) {
      // As Cairo adds them: a corner and lengths.
      let (x, y) = place(rect.origin)
      return FixedBox(
        x, y, x + (rect.width.drawable * transform.scale).fixed, y + (rect.height.drawable * transform.scale).fixed)
    }
    guard path.elements.count == 5, case .move(let a) = path.elements[0], case .line(let b) = path.elements[1],
      case .line(let c) = path.elements[2], case .line(let d) = path.elements[3], case .close = path.elements[4]
    else { return nil }
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isUpright || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) else { return nil }
    let (first, last) = (place(a), place(c))
    return FixedBox(first.x, first.y, last.x, last.y)
  }

  /// The upright lines that an outline is in the band, as between the round corners of a screen.
  private func sides(_ path: Path, _ style: StrokeStyle, _ band: CommandReach.Band?) -> [AxisLine]? {
    // What is not closed has no line from its end to its start.
    guard case .close? = path.elements.last, path.elements.dropFirst().allSatisfy({ !$0.isMove }) else { return nil }
    // Miters reach five widths from their corner.
    guard let rect = context.rectangle(path, in: band, beyond: style.width.drawable * 5.5) else { return nil }
    return [rect.minX, rect.maxX].map {
      AxisLine(from: place(Point(x: $0, y: rect.minY)), to: place(Point(x: $0, y: rect.maxY)))
    }
  }

  private func place(_ point: Point) -> (x: Fixed, y: Fixed) { context.transform.fixed(point) }

  /// A line along an axis, in 256ths of a device pixel.
  private struct AxisLine {
    var from: (x: Fixed, y: Fixed)
    var to: (x: Fixed, y: Fixed)
    var isHorizontal: Bool { from.y == to.y }

    /// The line between two of its places.
    func part(_ start: Fixed, _ end: Fixed) -> AxisLine {
      isHorizontal
        ? AxisLine(from: (start, from.y), to: (end, from.y)) : AxisLine(from: (from.x, start), to: (from.x, end))
    }

    /// What its stroke covers, `half` to each side and `beyond` its ends.
    func box(half: Fixed, beyond: Fixed) -> FixedBox {
      let (across, along) = isHorizontal ? (half, beyond) : (beyond, half)
      let box = FixedBox(from.x, from.y, to.x, to.y)
      return FixedBox(box.left - along, box.top - across, box.right + along, box.bottom + across)
    }
  }

  private func axisLine(_ path: Path) -> AxisLine? {
    guard path.elements.count == 2, case .move(let from) = path.elements[0], case .line(let to) = path.elements[1]
    else { return nil }
    let line = AxisLine(from: place(from), to: place(to))
    return (line.from.x == line.to.x) != (line.from.y == line.to.y) ? line : nil
  }

  private func stroke(
    _ line: AxisLine, _ style: StrokeStyle, _ width: Double, _ target: MaskTarget, _ ink: MaskTarget.Ink
  ) -> Bool {
    let half = (width / 2).fixed
    if style.dash.isEmpty {
      guard style.cap != .round else {
        return blend(DevicePath(from: line.from, to: line.to), .stroke(width: width, .round), target, ink)
      }
      let box = line.box(half: half, beyond: style.cap == .square ? half : 0)
      guard ink.isOpaque || box.pixels < Self.largestTranslucentBox else { return false }
      target.fill(box, ink)
      return true
    }
    let scale = context.transform.scale
    // A dash is a mask at most as long as this.
    guard style.cap != .square, style.dash.allSatisfy({ $0 > 0 && $0 * scale < 4_096 }),
      style.dash.reduce(0, +) * scale >= 1
    else { return false }
    let (from, to) = line.isHorizontal ? (line.from.x, line.to.x) : (line.from.y, line.to.y)
    let (length, sign) = (Double(abs(to - from)) / 256, to > from ? 1.0 : -1.0)
    let reach = Double(abs(half)) / 256 + 2
    var (at, index) = (0.0, 0)
    while at < length {
      let end = min(at + style.dash[index % style.dash.count] * scale, length)
      if index.isMultiple(of: 2) {
        let part = line.part(
          (Double(from) / 256 + sign * at).fixed, (Double(from) / 256 + sign * end).fixed)
        if style.cap == .butt {
          target.fill(part.box(half: half, beyond: 0), ink)
        } else if line.isHorizontal || reaches(part, reach, target) {
          if end < length, let mask = try? shapes.dash(part.from, part.to, width: width) {
            target.blend(mask, x: part.from.x >> 8, y: part.from.y >> 8, ink)
          } else {
            _ = blend(DevicePath(from: part.from, to: part.to), .stroke(width: width, .round), target, ink)
          }
        }
      }
      at = end
      index += 1
    }
    return true
  }

  /// Whether a part of an upright line has pixels in the band.
  private func reaches(_ part: AxisLine, _ reach: Double, _ target: MaskTarget) -> Bool {
    let (low, high) = (Double(min(part.from.y, part.to.y)) / 256, Double(max(part.from.y, part.to.y)) / 256)
    return low - reach < Double(target.rows.upperBound) && high + reach > Double(target.rows.lowerBound)
  }
}
