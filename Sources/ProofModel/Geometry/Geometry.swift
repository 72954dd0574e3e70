/// A position in points; y grows downwards from the top left.
public struct Point: Hashable, Sendable {
  /// The distance from the space's left edge, in points; positive to the right.
  public var x: Double
  /// The distance from the space's top edge, in points; positive downwards.
  public var y: Double

  /// A position from its coordinates in points, in the space that whoever holds it names.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of a space.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points; negative values are kept.
  public var width: Double
  /// The extent from top to bottom, in points; negative values are kept.
  public var height: Double

  /// A size from its sides in points; negative values are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static let zero = Size(width: 0, height: 0)

  /// The same size turned by a quarter.
  public var transposed: Size { Size(width: height, height: width) }
}

/// An axis-aligned rectangle in points; negative sizes are kept as they are.
public struct Rect: Hashable, Sendable {
  /// The top left corner where the size is not negative, in the space that whoever holds it names.
  public var origin: Point
  /// The width and the height, in points; negative values are kept.
  public var size: Size

  /// A rectangle from its corner and its size, in points; negative sizes are kept.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its corner's coordinates and its sides, in points; negative sizes are kept.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle without extent in the space's top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The origin's distance from the space's left edge, in points.
  public var x: Double { origin.x }
  /// The origin's distance from the space's top edge, in points.
  public var y: Double { origin.y }
  /// The extent from left to right, in points; as stored, negative values too.
  public var width: Double { size.width }
  /// The extent from top to bottom, in points; as stored, negative values too.
  public var height: Double { size.height }
  /// The origin's x: the left edge where the width is not negative.
  public var minX: Double { origin.x }
  /// The origin's y: the top edge where the height is not negative.
  public var minY: Double { origin.y }
  /// The origin's x and the width: the right edge where the width is not negative.
  public var maxX: Double { origin.x + size.width }
  /// The origin's y and the height: the bottom edge where the height is not negative.
  public var maxY: Double { origin.y + size.height }
  /// The x of the centre, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y of the centre, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// Whether it covers nothing: a side is 0 or negative.
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
  /// The distance from the top edge down, in points.
  public var top: Double
  /// The distance from the left edge to the right, in points.
  public var left: Double
  /// The distance from the bottom edge up, in points.
  public var bottom: Double
  /// The distance from the right edge to the left, in points.
  public var right: Double

  /// Insets from the distances of the four edges in points, by default 0; negative ones go outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of the same distance from every edge, in points.
  public init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// The insets that leave a rectangle as it is.
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

  /// The direction across this one.
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
  /// The number of device pixels in a row.
  public var width: Int
  /// The number of rows of device pixels.
  public var height: Int

  /// A size in whole device pixels; negative values are not checked.
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
