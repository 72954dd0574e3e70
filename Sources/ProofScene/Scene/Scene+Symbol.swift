internal import ProofModel

extension ScenePainter {
  /// Draws one of the system's symbols in the tint: its outline where there is one of ours, else a dashed frame, which is seen
  /// on light and dark grounds alike.
  ///
  /// - Returns: false where the picture is none of the system's symbols.
  func paintSystemSymbol(_ name: String, in box: Rect, _ tint: Color) -> Bool {
    let mark = "system:"
    guard images.isSystemPicture(name) else { return false }
    let name = name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : name
    let side = min(box.width, box.height)
    guard side > 2 else { return true }
    guard let outline = SymbolOutline(named: name) else {
      let frame = Rect(x: box.midX - side * 0.4, y: box.midY - side * 0.4, width: side * 0.8, height: side * 0.8)
      canvas.stroke(.roundedRect(frame, radius: side * 0.16), tint.withAlpha(tint.alpha * 0.6), width: 1, dash: [3, 2])
      return true
    }
    paint(outline, unit: side / 16, at: Point(x: box.midX, y: box.midY), tint)
    return true
  }

  /// What the items of `UIBarButtonItem.SystemItem` and `UITabBarItem.SystemItem` show.
  static let barSymbols = [
    "action": "square.and.arrow.up", "trash": "trash", "compose": "square.and.pencil", "organize": "folder",
    "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark",
    "camera": "camera.fill", "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill",
    "fastForward": "forward.fill", "reply": "arrow.uturn.backward", "more": "ellipsis", "favorites": "star.fill",
    "featured": "star", "topRated": "star.fill", "recents": "clock", "contacts": "person.circle", "history": "clock",
    "downloads": "square.and.arrow.down", "mostRecent": "clock", "mostViewed": "list.bullet",
  ]

  /// Strokes and fills of an outline, a sixteenth of it `unit` points long.
  func paint(_ outline: SymbolOutline, unit: Double, at center: Point, _ tint: Color) {
    var ink = tint
    var scale = unit
    // What lies on a filled shape: dark on bright tints.
    let isBright = 0.299 * tint.red + 0.587 * tint.green + 0.114 * tint.blue > 0.8
    let knock = Color(white: isBright ? 0 : 1, alpha: tint.alpha)
    if let enclosure = outline.enclosure {
      let half = 6.9 * unit
      let box = Rect(
        x: center.x - half, y: center.y - (enclosure == .rectangle ? half * 0.7 : half), width: 2 * half,
        height: 2 * half * (enclosure == .rectangle ? 0.7 : 1))
      let path = enclosure == .circle ? Path.circle(center, radius: half) : .roundedRect(box, radius: 2 * unit)
      if outline.isFilled { canvas.fill(path, tint) } else { canvas.stroke(path, tint, width: 1.2 * unit) }
      if outline.isFilled { ink = knock }
      scale = unit * 0.58
    }
    let isFilled = outline.isFilled && outline.enclosure == nil
    let width = max(0.8, 1.5 * scale)
    func place(_ point: Point) -> Point { Point(x: center.x + point.x * scale, y: center.y + point.y * scale) }
    for (position, mark) in outline.marks.enumerated() {
      let path: Path
      var isClosed = true
      var color = ink
      switch mark {
      case .line(let points): (path, isClosed) = (.polyline(points.map(place)), false)
      case .curve(let points): (path, isClosed) = (.smooth(points.map(place)), false)
      case .inner(let points):
        (path, isClosed) = (.polyline(points.map(place)), false)
        if isFilled { color = knock }
      case .shape(let points): path = .polyline(points.map(place), closed: true)
      case .ring(let middle, let radius):
        path = .circle(place(middle), radius: radius * scale)
        // A lens in a filled camera, the hole of a filled gear.
        if isFilled, position > 0 { color = knock }
      case .box(let rect, let radius):
        let corner = place(rect.origin)
        let scaled = Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
        path = .roundedRect(scaled, radius: radius * scale)
      case .dot(let middle, let radius):
        canvas.fill(.circle(place(middle), radius: radius * scale), color)
        continue
      }
      if isClosed, isFilled { canvas.fill(path, color) }
      canvas.stroke(path, color, width: width, cap: .round)
    }
    if outline.isSlashed {
      canvas.stroke(
        .line(place(Point(x: -6, y: -6)), place(Point(x: 6, y: 6))), ink, width: width, cap: .round)
    }
    if outline.hasBadge { canvas.fill(.circle(place(Point(x: 5, y: -4.6)), radius: 2.2 * scale), ink) }
  }
}

extension Path {
  /// A curve through points, at each of them in the direction from the one before to the one after (Catmull and Rom).
  fileprivate static func smooth(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path([.move(first)])
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 2)])
      path.elements.append(
        .curve(
          Point(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          Point(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6), to))
    }
    return path
  }
}
