import ImageDiff
import ProofModel

/// The causes of a report in one small picture: a row for each, before on the left and after on the right, cut to what
/// changed.
struct ReviewMontage {
  static let file = "montage.png"
  static let mostRows = 6
  /// The most pixels of one side of a row.
  private static let cell = PixelSize(width: 480, height: 320)
  /// Pixels around what changed, which tell where it is.
  private static let surroundings = 48
  private static let gap = 16
  private static let ground: [UInt8] = [0xE8, 0xE8, 0xEC, 0xFF]

  /// By the ids of groups, in the report's order: those that have a picture on both sides.
  let rows: [(group: String, before: PixelBuffer, after: PixelBuffer)]

  /// nil where no cause has pictures of both sides.
  ///
  /// - Parameter read: a picture's file, where it can be had.
  init?(_ report: ReviewReport, read: (ReviewReport.Picture) -> [UInt8]?) {
    var rows: [(group: String, before: PixelBuffer, after: PixelBuffer)] = []
    for group in report.groups where !report.isUnseen(group) && rows.count < Self.mostRows {
      guard let row = Self.row(group.entries.map { report.entries[$0] }, read) else { continue }
      rows.append((group.id, row.before, row.after))
    }
    guard !rows.isEmpty else { return nil }
    self.rows = rows
  }

  /// The rows below each other.
  var picture: PixelBuffer {
    let columns = (rows.map(\.before.size.width).max() ?? 0, rows.map(\.after.size.width).max() ?? 0)
    let heights = rows.map { max($0.before.size.height, $0.after.size.height) }
    let size = PixelSize(
      width: columns.0 + columns.1 + Self.gap * 3, height: heights.reduce(Self.gap) { $0 + $1 + Self.gap })
    let line = Array((0..<size.width).lazy.flatMap { _ in Self.ground })
    var picture = PixelBuffer(size: size, bytes: Array((0..<size.height).lazy.flatMap { _ in line }))
    var y = Self.gap
    for (row, height) in zip(rows, heights) {
      picture.put(row.before, x: Self.gap, y: y)
      picture.put(row.after, x: Self.gap * 2 + columns.0, y: y)
      y += height + Self.gap
    }
    return picture
  }

  /// The picture of a cause that differs most.
  private static func row(
    _ entries: [ReviewReport.Entry], _ read: (ReviewReport.Picture) -> [UInt8]?
  ) -> (before: PixelBuffer, after: PixelBuffer)? {
    let found = entries.filter { $0.pictures.expected != nil && $0.pictures.actual != nil && $0.pixels != nil }
    guard let entry = found.max(by: { ($0.pixels?.differing ?? 0) < ($1.pixels?.differing ?? 0) }),
      let before = pixels(entry.pictures.expected, read), let after = pixels(entry.pictures.actual, read)
    else { return nil }
    let changed = entry.pixels?.regions.map(\.bounds) ?? []
    let sides = [before, after].map { $0.cut(to: changed, around: surroundings).fitted(in: cell) }
    return (sides[0], sides[1])
  }

  private static func pixels(
    _ picture: ReviewReport.Picture?, _ read: (ReviewReport.Picture) -> [UInt8]?
  ) -> PixelBuffer? {
    guard let bytes = picture.flatMap(read) else { return nil }
    return try? PictureSource(file: bytes).pixels()
  }
}

extension PixelBuffer {
  /// What lies in some rectangles and around them; all of it where there is none.
  fileprivate func cut(to parts: [PixelRect], around: Int) -> PixelBuffer {
    guard let first = parts.first else { return self }
    var (left, top, right, bottom) = (first.x, first.y, first.x + first.width, first.y + first.height)
    for part in parts.dropFirst() {
      (left, top) = (min(left, part.x), min(top, part.y))
      (right, bottom) = (max(right, part.x + part.width), max(bottom, part.y + part.height))
    }
    (left, top) = (max(0, left - around), max(0, top - around))
    (right, bottom) = (min(size.width, right + around), min(size.height, bottom + around))
    guard left < right, top < bottom else { return self }
    let cut = PixelSize(width: right - left, height: bottom - top)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cut.width * cut.height * 4)
    for y in top..<bottom {
      let start = (y * size.width + left) * 4
      bytes += self.bytes[start..<start + cut.width * 4]
    }
    return PixelBuffer(size: cut, bytes: bytes)
  }

  /// The picture made smaller by a whole factor, so that it fits.
  fileprivate func fitted(in most: PixelSize) -> PixelBuffer {
    let factor = max(
      1, (size.width + most.width - 1) / most.width, (size.height + most.height - 1) / most.height)
    return reduced(by: factor)
  }

  /// Lays a picture over this one, which holds all of it.
  fileprivate mutating func put(_ picture: PixelBuffer, x: Int, y: Int) {
    for row in 0..<picture.size.height {
      let (from, to) = (row * picture.size.width * 4, ((y + row) * size.width + x) * 4)
      bytes.replaceSubrange(
        to..<to + picture.size.width * 4, with: picture.bytes[from..<from + picture.size.width * 4])
    }
  }
}
