internal import Foundation

/// A step of a path.
enum PathElement: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .curve(let one, let two, let end): return [one, two, end]
    case .close: return []
    }
  }
  var end: CGPoint? { points.last }

  /// A curve with one handle.
  static func quad(from start: CGPoint, control: CGPoint, to end: CGPoint) -> PathElement {
    func handle(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return .curve(handle(start), handle(end), end)
  }

  func moved(by transform: CGAffineTransform) -> PathElement {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty)
    }
    switch self {
    case .move(let point): return .move(moved(point))
    case .line(let point): return .line(moved(point))
    case .curve(let one, let two, let end): return .curve(moved(one), moved(two), moved(end))
    case .close: return .close
    }
  }
}

extension [PathElement] {
  static func rect(_ rect: CGRect) -> Self {
    [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> Self {
    roundedRect(rect, width: rect.width / 2, height: rect.height / 2)
  }

  /// Corners of an ellipse's quarter, each cut to half of its side.
  static func roundedRect(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: RectCorner = .allCorners
  ) -> Self {
    let (rx, ry) = (Swift.max(0, Swift.min(width, rect.width / 2)), Swift.max(0, Swift.min(height, rect.height / 2)))
    guard rx > 0, ry > 0 else { return .rect(rect) }
    // How far handles lie from a quarter's ends, as a share of the radius.
    let k = 0.552_284_749_831
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func radii(_ corner: RectCorner) -> (CGFloat, CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
    let (a, b, c, d) = (radii(.topLeft), radii(.topRight), radii(.bottomRight), radii(.bottomLeft))
    return [
      .move(CGPoint(x: left + a.0, y: top)), .line(CGPoint(x: right - b.0, y: top)),
      .curve(
        CGPoint(x: right - b.0 * (1 - k), y: top), CGPoint(x: right, y: top + b.1 * (1 - k)),
        CGPoint(x: right, y: top + b.1)),
      .line(CGPoint(x: right, y: bottom - c.1)),
      .curve(
        CGPoint(x: right, y: bottom - c.1 * (1 - k)), CGPoint(x: right - c.0 * (1 - k), y: bottom),
        CGPoint(x: right - c.0, y: bottom)),
      .line(CGPoint(x: left + d.0, y: bottom)),
      .curve(
        CGPoint(x: left + d.0 * (1 - k), y: bottom), CGPoint(x: left, y: bottom - d.1 * (1 - k)),
        CGPoint(x: left, y: bottom - d.1)),
      .line(CGPoint(x: left, y: top + a.1)),
      .curve(
        CGPoint(x: left, y: top + a.1 * (1 - k)), CGPoint(x: left + a.0 * (1 - k), y: top),
        CGPoint(x: left + a.0, y: top)), .close,
    ]
  }

  /// A part of a circle, in quarters at most.
  ///
  /// - Parameter clockwise: as one sees it on a screen.
  /// - Parameter isJoined: by a line to what comes before it.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool, isJoined: Bool
  ) -> Self {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? end - start : start - end
    if sweep > turn { sweep = turn }
    if sweep < 0 { sweep = (sweep.truncatingRemainder(dividingBy: turn) + turn).truncatingRemainder(dividingBy: turn) }
    let sign: CGFloat = clockwise ? 1 : -1
    let count = Swift.max(1, Int((sweep / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    func unit(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    func point(_ angle: CGFloat, along: CGFloat = 0) -> CGPoint {
      let unit = unit(angle)
      return CGPoint(
        x: center.x + radius * unit.x - along * unit.y * sign, y: center.y + radius * unit.y + along * unit.x * sign)
    }
    var elements: Self = [isJoined ? .line(point(start)) : .move(point(start))]
    for part in 0..<count {
      let (from, to) = (start + sign * step * CGFloat(part), start + sign * step * CGFloat(part + 1))
      elements.append(.curve(point(from, along: handle), point(to, along: -handle), point(to)))
    }
    return elements
  }

  /// A corner between two lines, rounded.
  static func corner(from start: CGPoint, at corner: CGPoint, to end: CGPoint, _ radius: CGFloat) -> Self {
    func direction(_ point: CGPoint) -> CGPoint {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
    let (a, b) = (direction(start), direction(end))
    let cosine = Swift.max(-1, Swift.min(1, a.x * b.x + a.y * b.y))
    let half = acos(cosine) / 2
    guard half > 1e-6, half < .pi / 2 - 1e-6 else { return [.line(corner)] }
    let reach = radius / tan(half)
    let handle = reach - 4 / 3 * tan((.pi / 2 - half) / 2) * radius
    func point(_ unit: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + unit.x * distance, y: corner.y + unit.y * distance)
    }
    return [.line(point(a, reach)), .curve(point(a, handle), point(b, handle), point(b, reach))]
  }

  func moved(by transform: CGAffineTransform?) -> Self {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.moved(by: transform) }
  }

  func offset(by point: CGPoint) -> Self {
    moved(by: point == .zero ? nil : CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// As lines: each part's points, curves in sixteen steps.
  func flattened() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in self {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines.isEmpty ? lines.append([point]) : lines[lines.count - 1].append(point)
      case .curve(let one, let two, let end):
        guard let start = lines.last?.last else {
          lines.append([end])
          continue
        }
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
          lines[lines.count - 1].append(
            CGPoint(
              x: a * start.x + b * one.x + c * two.x + d * end.x, y: a * start.y + b * one.y + c * two.y + d * end.y))
        }
      case .close: if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      }
    }
    return lines
  }

  /// The part of the line between two shares of its length.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Self {
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return [] }
    let lines = flattened()
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let total = lines.reduce(0) { sum, line in sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
    var (result, done): (Self, CGFloat) = ([], 0)
    for line in lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let size = length(a, b)
        defer { done += size }
        let (low, high) = (Swift.max(0, start * total - done), Swift.min(size, end * total - done))
        guard size > 0, high > low else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          CGPoint(x: a.x + (b.x - a.x) * distance / size, y: a.y + (b.y - a.y) * distance / size)
        }
        if !isOpen { result.append(.move(point(low))) }
        result.append(.line(point(high)))
        isOpen = true
      }
    }
    return result
  }
}
