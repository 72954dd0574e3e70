/// Lines and curves, in points of the space that whoever holds it names.
public struct Path: Hashable, Sendable {
  /// A step of the path from where the last one ended; `curve` is a cubic with its two handles before its end.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }
  /// The steps in the order in which they are drawn; empty: nothing is.
  public var elements: [Element]
  /// Even-odd instead of non-zero winding.
  public var isEvenOdd: Bool

  /// A path from its steps, by default filled by non-zero winding.
  public init(_ elements: [Element] = [], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  /// Each of its points where another lies.
  public func mapped(_ change: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): return .move(change(end))
        case .line(let end): return .line(change(end))
        case .curve(let one, let two, let end): return .curve(change(one), change(two), change(end))
        case .close: return .close
        }
      }, isEvenOdd: isEvenOdd)
  }

  /// The path moved by so many points, right and down where they are positive.
  public func offset(x dx: Double, y dy: Double) -> Path { mapped { Point(x: $0.x + dx, y: $0.y + dy) } }
}
