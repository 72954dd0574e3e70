/// A position in points; y grows downwards from the top left.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// The same size turned by a quarter.
  public var transposed: Size { Size(width: height, height: width) }
}

/// An axis-aligned rectangle in points; negative sizes are kept as they are.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var x: Double { origin.x }
  public var y: Double { origin.y }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// From the smaller to the larger coordinate along an axis.
  package func span(_ axis: Axis) -> (low: Double, high: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }

  /// The rectangle moved by so many points, right and down where they are positive.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with each edge moved inwards by the inset of that edge.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Whether a point of the same space lies inside; of the edges only the left and the top one do.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle that two of one space share; nil where they share none or only touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds two of one space; empty ones count with their places.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle whose four edges lie on device pixels, as a device rounds them: each edge by itself,
  /// `floor(x·scale + ½)/scale`, the size being the difference. Meant for window coordinates.
  public func snapped(scale: Double) -> Rect {
    let left = minX.snapped(scale: scale)
    let top = minY.snapped(scale: scale)
    return Rect(
      x: left, y: top,
      width: maxX.snapped(scale: scale) - left, height: maxY.snapped(scale: scale) - top)
  }
}

/// Distances from the four edges, in points; positive goes inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  public static let zero = EdgeInsets()

  /// The inset of one edge, in points.
  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: return top
      case .left: return left
      case .bottom: return bottom
      case .right: return right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}

/// One of the two directions of layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One of the four physical edges of a rectangle.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, left, bottom, right

  /// The axis along which the edge's distances are.
  public var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
}

/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension Double {
  /// The nearest device pixel edge in points, halves going up: `floor(x·scale + ½)/scale`.
  ///
  /// A hundred-thousandth of a pixel is added first, so that neither a solver's last bits decide nor the six decimals
  /// with which layouts are written.
  public func snapped(scale: Double) -> Double {
    ((self * scale + 0.5 + 1e-5).rounded(.down)) / scale
  }

  /// The smallest device pixel edge that is not below the value, as UIKit rounds text sizes up.
  public func roundedUp(scale: Double) -> Double {
    ((self * scale - 1e-6).rounded(.up)) / scale
  }
}
