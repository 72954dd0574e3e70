import ProofModel

/// How two pictures of different sizes were laid over each other.
///
/// The common canvas is the smallest that holds both: the larger width and the larger height. Of all the ways tried,
/// the one with the fewest differing pixels is taken, the first of `Anchor`'s order among equals.
public struct Alignment: Hashable, Sendable {
  /// The corner or edge in which two pictures of different sizes coincide, the first of which is taken among equals.
  public enum Anchor: String, Hashable, Sendable, CaseIterable {
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"
    /// Equal widths: the rows above `split` from the top, the rest from the bottom, as when a row grew.
    case insertedRows = "inserted-rows"
    /// Equal heights: the columns left of `split` from the left, the rest from the right.
    case insertedColumns = "inserted-columns"
  }

  /// The way in which the two lie over each other.
  public var anchor: Anchor
  /// In pixels.
  public var canvas: PixelSize
  /// Where the inserted rows or columns begin on the canvas; 0 for the corners.
  public var split: Int

  /// Where the parts of a picture lie: each rectangle of the picture and its origin on the canvas.
  func placements(of size: PixelSize) -> [(source: PixelRect, x: Int, y: Int)] {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let (right, bottom) = (canvas.width - size.width, canvas.height - size.height)
    switch anchor {
    case .topLeft: return [(whole, 0, 0)]
    case .topRight: return [(whole, right, 0)]
    case .bottomLeft: return [(whole, 0, bottom)]
    case .bottomRight: return [(whole, right, bottom)]
    case .insertedRows where bottom > 0:
      let top = PixelRect(x: 0, y: 0, width: size.width, height: split)
      let rest = PixelRect(x: 0, y: split, width: size.width, height: size.height - split)
      return [(top, 0, 0), (rest, 0, split + bottom)]
    case .insertedColumns where right > 0:
      let left = PixelRect(x: 0, y: 0, width: split, height: size.height)
      let rest = PixelRect(x: split, y: 0, width: size.width - split, height: size.height)
      return [(left, 0, 0), (rest, split + right, 0)]
    case .insertedRows, .insertedColumns: return [(whole, 0, 0)]
    }
  }

  /// The picture on the canvas, clear where it has no pixels.
  public func placed(_ picture: PixelBuffer) -> PixelBuffer {
    // One that fills the canvas is not copied: pictures of large screens are tens of megabytes.
    if picture.size == canvas { return picture }
    var bytes = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
    for (source, x, y) in placements(of: picture.size) where !source.isEmpty {
      for row in 0..<source.height {
        let from = ((source.y + row) * picture.size.width + source.x) * 4
        let to = ((y + row) * canvas.width + x) * 4
        bytes.replaceSubrange(to..<(to + source.width * 4), with: picture.bytes[from..<(from + source.width * 4)])
      }
    }
    return PixelBuffer(size: canvas, bytes: bytes)
  }

  /// The parts of the canvas that a picture of a size leaves empty, none over another.
  func gaps(of size: PixelSize) -> [PixelRect] {
    let (width, height) = (canvas.width - size.width, canvas.height - size.height)
    let rects: [PixelRect]
    switch anchor {
    case .insertedRows: rects = [PixelRect(x: 0, y: split, width: canvas.width, height: height)]
    case .insertedColumns: rects = [PixelRect(x: split, y: 0, width: width, height: canvas.height)]
    case .topLeft, .topRight, .bottomLeft, .bottomRight:
      let atTop = anchor == .bottomLeft || anchor == .bottomRight
      let atLeft = anchor == .topRight || anchor == .bottomRight
      rects = [
        PixelRect(x: 0, y: atTop ? 0 : size.height, width: canvas.width, height: height),
        PixelRect(x: atLeft ? 0 : size.width, y: atTop ? height : 0, width: width, height: size.height),
      ]
    }
    return rects.filter { !$0.isEmpty }
  }
}

extension Alignment {
  /// The way in which two pictures of different sizes agree most.
  ///
  /// - Complexity: O(pixels · ways), at most five.
  static func best(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Alignment {
    let (first, second) = (expected.size, actual.size)
    let canvas = PixelSize(width: max(first.width, second.width), height: max(first.height, second.height))
    var ways = [Anchor.topLeft, .topRight, .bottomLeft, .bottomRight].map {
      Alignment(anchor: $0, canvas: canvas, split: 0)
    }
    // With equal widths left and right are the same, with equal heights top and bottom.
    if first.width == second.width {
      ways = [ways[0], ways[2]]
      let common = equalRowsAtTop(expected, actual)
      ways.append(Alignment(anchor: .insertedRows, canvas: canvas, split: common))
    } else if first.height == second.height {
      ways = [ways[0], ways[1]]
      let common = equalColumnsAtLeft(expected, actual)
      ways.append(Alignment(anchor: .insertedColumns, canvas: canvas, split: common))
    }
    var best: (way: Alignment, differing: Int)?
    for way in ways {
      let holes = way.gaps(of: first) + way.gaps(of: second)
      let spans = PicturePair.with(way.placed(expected), way.placed(actual)) { $0.exactSpans() } ?? []
      let differing = SpanMasking.split(spans, by: holes).outside.pixelCount
      if best.map({ differing < $0.differing }) ?? true { best = (way, differing) }
    }
    return best?.way ?? Alignment(anchor: .topLeft, canvas: canvas, split: 0)
  }

  private static func equalRowsAtTop(_ first: PixelBuffer, _ second: PixelBuffer) -> Int {
    let rowBytes = first.size.width * 4
    let rows = min(first.size.height, second.size.height)
    return (0..<rows).first { y in
      let range = (y * rowBytes)..<((y + 1) * rowBytes)
      return first.bytes[range] != second.bytes[range]
    } ?? rows
  }

  private static func equalColumnsAtLeft(_ first: PixelBuffer, _ second: PixelBuffer) -> Int {
    var columns = min(first.size.width, second.size.width)
    for y in 0..<first.size.height {
      let left = first.bytes[(y * first.size.width * 4)...]
      let right = second.bytes[(y * second.size.width * 4)...]
      columns =
        (0..<columns).first { x in
          !left.dropFirst(x * 4).prefix(4).elementsEqual(right.dropFirst(x * 4).prefix(4))
        } ?? columns
    }
    return columns
  }
}

extension Difference {
  /// Compares what the two share once aligned; the rest become regions of one picture only.
  static func betweenSizes(
    expected: PixelBuffer, actual: PixelBuffer, options: DifferenceOptions
  ) -> Difference {
    let alignment = Alignment.best(expected, actual)
    let onlyActual = alignment.gaps(of: expected.size)
    let onlyExpected = alignment.gaps(of: actual.size)
    let compared = PicturePair.with(alignment.placed(expected), alignment.placed(actual)) { pair in
      compare(pair, options: options, without: onlyActual + onlyExpected)
    }
    var result = compared ?? .same(.pixels, size: alignment.canvas)
    result.expectedSize = expected.size
    result.actualSize = actual.size
    result.alignment = alignment
    result.verdict = .differentSize
    for (kind, rects) in [(DifferenceRegion.Kind.onlyExpected, onlyExpected), (.onlyActual, onlyActual)] {
      for rect in rects {
        result.differing += rect.area
        result.regions.append(
          DifferenceRegion(
            kind: kind, bounds: rect, differing: rect.area, largestChannelDifference: 255,
            isLikelyAntialiasing: false))
      }
    }
    result.regions = result.regions.inReadingOrder
    return result
  }
}
