import ImageDiff
import PixelCoding
import ProofModel
import Solving

/// What a page gets that holds its pictures itself: where many changed, the one by which each cause is seen best as it
/// is, all others at one pixel per point and without overlays; pictures that are the same file to the byte once.
struct InlinedPictures {
  /// Up to so many changed pictures all stand in the page as they are.
  static let mostWhole = 24
  /// Of more than these so many causes have one that does.
  static let mostCauses = 8

  /// The report with the pictures that the page has.
  let report: ReviewReport
  /// By the path of a picture that is made smaller: by how much.
  private let factors: [String: Int]
  private let read: (String) -> [UInt8]?

  /// - Parameter read: the file at a path of the report, where it can be had.
  init(_ report: ReviewReport, read: @escaping (String) -> [UInt8]?) {
    self.read = read
    var report = report
    var factors: [String: Int] = [:]
    let whole = Self.whole(report)
    for index in report.entries.indices where !whole.contains(index) {
      var pictures = report.entries[index].pictures
      (pictures.expectedOverlay, pictures.actualOverlay, pictures.difference) = (nil, nil, nil)
      report.entries[index].pictures = pictures
      let factor = Int((report.entries[index].axes?.scale ?? 1).rounded())
      for (_, picture) in pictures.named where factor > 1 { factors[picture.path] = factor }
    }
    let parts: [WritableKeyPath<ReviewReport.Pictures, ReviewReport.Picture?>] = [
      \.expected, \.actual, \.difference, \.expectedOverlay, \.actualOverlay,
    ]
    var first: [Same: String] = [:]
    for index in report.entries.indices {
      for part in parts {
        guard let path = report.entries[index].pictures[keyPath: part]?.path, let file = read(path) else { continue }
        let same = Same(digest: SHA256Text.of(file), factor: factors[path] ?? 1)
        report.entries[index].pictures[keyPath: part]?.path = first[same] ?? path
        if first[same] == nil { first[same] = path }
      }
    }
    self.report = report
    self.factors = factors
  }

  /// What is one picture in the page: most variants of a long report show the same on both sides.
  private struct Same: Hashable {
    var digest: String
    var factor: Int
  }

  /// The entries whose pictures stay as they are.
  private static func whole(_ report: ReviewReport) -> Set<Int> {
    let changed = report.entries.indices.filter { report.entries[$0].status != .same }
    guard changed.count > mostWhole else { return Set(report.entries.indices) }
    let worst = report.groups.compactMap { group in
      group.entries.max { report.entries[$0].pixels?.differing ?? 0 < report.entries[$1].pixels?.differing ?? 0 }
    }
    return Set(worst.prefix(mostCauses))
  }

  /// A file of the report as the page has it; nil for one that cannot be had.
  func bytes(_ path: String) -> [UInt8]? {
    guard let file = read(path) else { return nil }
    guard let factor = factors[path], let pixels = try? PictureSource(file: file).pixels() else { return file }
    return (try? PNGEncoder().encode(pixels.reduced(by: factor))) ?? file
  }
}

extension PixelBuffer {
  /// The picture made smaller by a whole factor: each pixel is the mean of a square.
  func reduced(by factor: Int) -> PixelBuffer {
    guard factor > 1 else { return self }
    let small = PixelSize(width: max(1, size.width / factor), height: max(1, size.height / factor))
    var result = PixelBuffer(size: small, bytes: [UInt8](repeating: 0, count: small.width * small.height * 4))
    let (across, down) = (min(factor, size.width), min(factor, size.height))
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sums = (0, 0, 0, 0)
        for row in 0..<down {
          var index = ((y * factor + row) * size.width + x * factor) * 4
          for _ in 0..<across {
            sums.0 += Int(bytes[index])
            sums.1 += Int(bytes[index + 1])
            sums.2 += Int(bytes[index + 2])
            sums.3 += Int(bytes[index + 3])
            index += 4
          }
        }
        let (place, number) = ((y * small.width + x) * 4, across * down)
        result.bytes[place] = UInt8(sums.0 / number)
        result.bytes[place + 1] = UInt8(sums.1 / number)
        result.bytes[place + 2] = UInt8(sums.2 / number)
        result.bytes[place + 3] = UInt8(sums.3 / number)
      }
    }
    return result
  }
}
