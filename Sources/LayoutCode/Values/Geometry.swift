public import Foundation

// Core Graphics' words for points, sizes and rectangles that Foundation has not on Linux.

extension CGPoint {
  /// Whether they are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  /// Where a transform takes it.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Whether they are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
  /// As a transform makes it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Whether they are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
  /// The smallest rectangle around where a transform takes its corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  /// What undoes it; itself where nothing does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

/// Scaling.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { .init(scaleX: x, y: y) }
/// Turning.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { .init(rotationAngle: angle) }
/// Moving.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  .init(translationX: x, y: y)
}

extension NSValue {
  /// A rectangle in a value; keyboards are not shown here, and theirs is empty.
  public var cgRectValue: CGRect { .zero }
  /// A size in a value.
  public var cgSizeValue: CGSize { .zero }
  /// A point in a value.
  public var cgPointValue: CGPoint { .zero }
  /// Insets in a value.
  public var uiEdgeInsetsValue: EdgeInsets { .zero }
}

extension CGRect {
  /// Whether a part of it lies within another one. Foundation's own stops where a number is none, as where an app divides by
  /// the size of a picture that is not there.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
