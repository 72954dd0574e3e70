import ProofModel

/// A coordinate in Cairo's fixed-point numbers: 256ths of a device pixel, halves to the even one.
typealias Fixed = Int

extension Double {
  var fixed: Fixed { Int((self * 256).rounded(.toNearestOrEven)) }
}

extension CairoContext.Transform {
  /// A point's place in 256ths of a device pixel.
  func fixed(_ point: Point) -> (x: Fixed, y: Fixed) {
    let place = apply(Point(x: point.x.drawable, y: point.y.drawable))
    return (place.x.fixed, place.y.fixed)
  }
}

/// A rectangle in 256ths of a device pixel of the picture.
struct FixedBox {
  var left: Fixed
  var top: Fixed
  var right: Fixed
  var bottom: Fixed

  /// May be nothing: a right edge left of the left one.
  init(left: Fixed, top: Fixed, right: Fixed, bottom: Fixed) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Between two corners, whichever they are.
  init(_ x: Fixed, _ y: Fixed, _ otherX: Fixed, _ otherY: Fixed) {
    (left, right) = (min(x, otherX), max(x, otherX))
    (top, bottom) = (min(y, otherY), max(y, otherY))
  }

  /// What is left of it without a box: at most four parts.
  func parts(outside other: FixedBox) -> [FixedBox] {
    guard other.left < right, other.right > left, other.top < bottom, other.bottom > top, !other.isEmpty else {
      return [self]
    }
    let (from, to) = (max(top, other.top), min(bottom, other.bottom))
    return [
      FixedBox(left: left, top: top, right: right, bottom: from),
      FixedBox(left: left, top: to, right: right, bottom: bottom),
      FixedBox(left: left, top: from, right: max(left, other.left), bottom: to),
      FixedBox(left: min(right, other.right), top: from, right: right, bottom: to),
    ].filter { !$0.isEmpty }
  }

  private var isEmpty: Bool { left >= right || top >= bottom }

  /// Pixels that it touches.
  var pixels: Int { (right - left + 511) / 256 * ((bottom - top + 511) / 256) }
}

extension MaskTarget {
  /// All that may be drawn on.
  var whole: FixedBox {
    FixedBox(columns.lowerBound << 8, rows.lowerBound << 8, columns.upperBound << 8, rows.upperBound << 8)
  }

  /// The pixels that a box covers from edge to edge, of those that may be drawn on.
  func covered(by box: FixedBox) -> FixedBox {
    FixedBox(
      left: max((box.left + 255) & ~255, columns.lowerBound << 8),
      top: max((box.top + 255) & ~255, rows.lowerBound << 8),
      right: min(box.right & ~255, columns.upperBound << 8), bottom: min(box.bottom & ~255, rows.upperBound << 8))
  }

  /// Blends a colour over a box: the bytes that Cairo gives for a rectangle, or for a line along an axis.
  ///
  /// - Complexity: O(pixels that are touched).
  func fill(_ box: FixedBox, _ ink: Ink) {
    let across = (box.left >> 8..<max(box.left >> 8, (box.right + 255) >> 8)).clamped(to: columns)
    let down = (box.top >> 8..<max(box.top >> 8, (box.bottom + 255) >> 8)).clamped(to: rows)
    guard !across.isEmpty, !down.isEmpty, !ink.isNothing else { return }
    // Columns that are covered from edge to edge.
    let inner = ((box.left + 255) >> 8..<max((box.left + 255) >> 8, box.right >> 8)).clamped(to: across)
    for row in down {
      let height = min(box.bottom, row << 8 + 256) - max(box.top, row << 8)
      blend(inner, row, share: Self.share(256, height), ink)
      for column in across.lowerBound..<inner.lowerBound { blend(column, row, height, box, ink) }
      for column in inner.upperBound..<across.upperBound { blend(column, row, height, box, ink) }
    }
  }

  /// A pixel that the box's edges cut.
  private func blend(_ column: Int, _ row: Int, _ height: Fixed, _ box: FixedBox, _ ink: Ink) {
    let width = min(box.right, column << 8 + 256) - max(box.left, column << 8)
    blend(column..<(column + 1), row, share: Self.share(width, height), ink)
  }

  /// The share of 255 of a pixel that is covered so wide and so high, each of 256.
  private static func share(_ width: Fixed, _ height: Fixed) -> UInt8 {
    let area = width * height
    return UInt8((area - area >> 16) >> 8)
  }
}
