import Foundation
import ImageDiff
import PixelCoding
import ProofModel
import Solving

/// The two pictures of a variant: drawn or recorded, compared, and written where that is asked for.
extension VariantComparison {
  /// The two pictures of a variant as far as they could be had, and what differs.
  struct Pair {
    /// nil where no files are asked for, as the bytes are.
    var expected: PictureSource?
    var actual: PictureSource?
    var expectedBytes: [UInt8]?
    var actualBytes: [UInt8]?
    var difference: Difference?
    var problem: String?
  }

  /// The PNG of a side.
  func file(_ side: ScreenSide) throws -> [UInt8] {
    try drawsInTurn ? turn.withLock { try side.picture() } : side.picture()
  }

  /// Compares the pictures of two sides.
  ///
  /// - Parameter file: of the actual side; nil: both are drawn to be compared alone.
  func compare(
    _ expected: ScreenSide, _ actual: ScreenSide, _ file: [UInt8]?, masks: [DifferenceMask]
  ) throws -> Pair {
    if file == nil, let before = expected.draw, let after = actual.draw {
      return try turn.withLock {
        try drawn.check(after)
        do {
          return Pair(difference: try drawn.compare(before, options(masks)))
        } catch {
          return Pair(problem: "\(error)")
        }
      }
    }
    let file = try file ?? self.file(actual)
    var pair = Pair(actual: PictureSource(file: file), actualBytes: file)
    do {
      let recorded = try self.file(expected)
      (pair.expected, pair.expectedBytes) = (PictureSource(file: recorded), recorded)
    } catch {
      pair.problem = (error as? DiagnosedFailure)?.diagnostics.first?.message ?? "\(error)"
      return pair
    }
    turn.withLock { judge(&pair, masks) }
    return pair
  }

  private func options(_ masks: [DifferenceMask]) -> DifferenceOptions {
    var options = difference
    options.masks += masks
    return options
  }

  private func judge(_ pair: inout Pair, _ masks: [DifferenceMask]) {
    guard let expected = pair.expected, let actual = pair.actual else { return }
    do throws(ComparisonError) {
      pair.difference = try Difference.between(expected: expected, actual: actual, options: options(masks))
    } catch {
      (pair.expected, pair.expectedBytes) = (nil, nil)
      pair.problem = "the \(error.side.rawValue) picture cannot be read: \(error.error.message)"
    }
  }

  func write(_ entry: inout ReviewReport.Entry, _ subject: Subject, _ pair: Pair) {
    if let bytes = pair.actualBytes {
      entry.pictures.actual = artifacts.put(.actual, subject.key, bytes, size: Self.size(bytes))
    }
    guard let source = pair.expected, let bytes = pair.expectedBytes, let difference = pair.difference else { return }
    entry.pictures.expected = artifacts.put(.expected, subject.key, bytes, size: difference.expectedSize)
    guard difference.verdict != .same, let before = try? source.pixels(), let after = try? pair.actual?.pixels(),
      let picture = DifferencePicture.draw(difference, expected: before, actual: after),
      let bytes = try? PNGEncoder().encode(picture)
    else { return }
    entry.pictures.difference = artifacts.put(.difference, subject.key, bytes, size: picture.size)
  }

  func overlays(
    _ entry: inout ReviewReport.Entry, _ subject: Subject, _ expected: ScreenSide, _ actual: ScreenSide
  ) {
    // Without them the report shows the bare pictures only.
    if let overlay = try? expected.overlay() {
      entry.pictures.expectedOverlay = artifacts.put(.expectedOverlay, subject.key, overlay, size: Self.size(overlay))
    }
    if let overlay = try? actual.overlay() {
      entry.pictures.actualOverlay = artifacts.put(.actualOverlay, subject.key, overlay, size: Self.size(overlay))
    }
  }

  /// The size of a PNG in pixels, of which only the head is read; nil where it is none.
  static func size(_ png: [UInt8]) -> PixelSize? { try? ImageHeader(png, limits: ImageLimits()).pixelSize }
}

/// The memory of two pictures that are drawn to be compared alone, which every pair of a run uses again: new memory of large ones
/// costs more than drawing them. One comparison at a time has it.
final class DrawnPictures: @unchecked Sendable {
  private var (before, after): ([UInt8], [UInt8]) = ([], [])
  private var size = PixelSize(width: 0, height: 0)

  /// Draws the later picture, which tells whether it can be drawn.
  func check(_ draw: (inout [UInt8]) throws -> PixelSize) throws { size = try draw(&after) }

  /// Draws the earlier picture and compares it with the later one that was drawn last.
  func compare(_ draw: (inout [UInt8]) throws -> PixelSize, _ options: DifferenceOptions) throws -> Difference {
    let expected = PixelBuffer(size: try draw(&before), bytes: before)
    return .between(expected: expected, actual: PixelBuffer(size: size, bytes: after), options: options)
  }
}
