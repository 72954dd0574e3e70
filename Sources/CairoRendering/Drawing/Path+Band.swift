import ProofModel

extension CairoContext {
  /// The path to fill or to clip to; what is only seen in a band may be a rectangle where the path is one there, as
  /// between the round corners of a screen: Cairo fills rectangles at the speed of memory and clips to them for
  /// nothing, where a clip to a path costs a mask for each thing drawn.
  func setPath(_ path: Path, in band: CommandReach.Band?) {
    if let rect = rectangle(path, in: band) { setPath(rect) } else { setPath(path) }
  }

  /// What the path is of a band, where that is a rectangle over all of its rows and `margin` points beside them.
  func rectangle(_ path: Path, in band: CommandReach.Band?, beyond margin: Double = 0) -> Rect? {
    guard let band, transform.scale > 0 else { return nil }
    // Antialiasing and the rounding of coordinates reach over a row at most.
    return path.rectangle(
      from: (Double(band.rows.lowerBound - 2) - transform.y) / transform.scale - margin,
      to: (Double(band.rows.upperBound + 2) - transform.y) / transform.scale + margin)
  }
}

extension Path {
  /// What the path encloses between two heights, where that is a rectangle over all of them.
  ///
  /// - Complexity: O(elements).
  func rectangle(from low: Double, to high: Double) -> Rect? {
    var edges: [Double] = []
    var (start, last) = (Point.zero, Point.zero)
    /// Whether the line is no edge there, or an edge of a rectangle.
    func takes(_ from: Point, _ to: Point) -> Bool {
      let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
      if bottom < low || top > high { return true }
      guard from.x == to.x, top <= low, bottom >= high, edges.count < 2 else { return false }
      edges.append(from.x)
      return true
    }
    for element in elements {
      switch element {
      case .move(let to):
        guard takes(last, start) else { return nil }
        (start, last) = (to, to)
      case .line(let to):
        guard takes(last, to) else { return nil }
        last = to
      case .curve(let first, let second, let to):
        let heights = [last.y, first.y, second.y, to.y]
        guard heights.allSatisfy({ $0 < low }) || heights.allSatisfy({ $0 > high }) else { return nil }
        last = to
      case .close:
        guard takes(last, start) else { return nil }
        last = start
      }
    }
    guard takes(last, start), edges.count == 2 else { return nil }
    return Rect(x: min(edges[0], edges[1]), y: low, width: abs(edges[1] - edges[0]), height: high - low)
  }
}
