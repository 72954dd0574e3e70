import CCairo
import ProofModel
import Testing

@testable import CairoRendering

/// Pictures that are made smaller, beside Cairo's own filter and beside arithmetic.
@Suite struct AreaAverageTests {
  @Test(arguments: [0.51, 0.6, 0.667, 0.74])
  func aPictureThatShrinksIsCairosButForOneStep(_ scale: Double) throws {
    let picture = picture(PixelSize(width: 90, height: 70)) { x, y in
      let noise = UInt32(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) &* 2_654_435_761) >> 8
      return 0xFF00_0000 | noise & 0xFF_FFFF
    }
    let rect = Rect(x: 1.3, y: 1.6, width: 90 * scale, height: 70 * scale)
    let size = PixelSize(width: Int(rect.maxX.rounded(.up)) + 1, height: Int(rect.maxY.rounded(.up)) + 1)
    let ours = try average(picture, rect, size)
    let theirs = try cairo(picture, rect, size)
    let steps = zip(ours, theirs).map { abs(Int($0) - Int($1)) }
    #expect(steps.max() ?? 0 <= 1)
    #expect(steps.count { $0 > 0 } * 8 < steps.count)
  }

  @Test func wholeSquaresAreTheirMean() throws {
    let picture = picture(PixelSize(width: 4, height: 2)) { x, y in
      0xFF00_0000 | UInt32(x * 40 + y * 20) * 0x01_0101
    }
    let bytes = try average(
      picture, Rect(x: 0, y: 0, width: 2, height: 1), PixelSize(width: 2, height: 1))
    #expect(bytes.map { $0 } == [30, 30, 30, 255, 110, 110, 110, 255])
  }

  @Test func beyondItsEdgesAPictureGoesOn() throws {
    let picture = picture(PixelSize(width: 6, height: 6)) { x, _ in x < 3 ? 0xFF00_00FF : 0xFFFF_0000 }
    let bytes = try average(picture, Rect(x: 2, y: 2, width: 3, height: 3), PixelSize(width: 7, height: 7))
    let row = bytes[..<28].enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    #expect(row == [255, 255, 255, 128, 0, 0, 0])
  }

  @Test func whatShrinksLessIsLeftToCairo() {
    let size = PixelSize(width: 100, height: 100)
    #expect(AreaAverage(size, into: Rect(x: 0, y: 0, width: 76, height: 60), size: size) == nil)
    #expect(AreaAverage(size, into: Rect(x: 0, y: 0, width: 60, height: 76), size: size) == nil)
    #expect(AreaAverage(size, into: Rect(x: 0, y: 0, width: 74, height: 74), size: size) != nil)
    #expect(AreaAverage(size, into: Rect(x: .nan, y: 0, width: 74, height: 74), size: size) == nil)
    #expect(AreaAverage(size, into: Rect(x: 0, y: 0, width: 0, height: 74), size: size) == nil)
  }

  private func picture(_ size: PixelSize, _ word: (Int, Int) -> UInt32) -> StoredPicture {
    let memory = PixelMemory(capacity: size.width * size.height * 4)
    let words = memory.start.assumingMemoryBound(to: UInt32.self)
    for y in 0..<size.height { for x in 0..<size.width { words[y * size.width + x] = word(x, y) } }
    return StoredPicture(size: size, points: .zero, memory: memory, isOpaque: true)
  }

  /// The channels of what is wanted, blue first.
  private func average(_ picture: StoredPicture, _ rect: Rect, _ size: PixelSize) throws -> [UInt8] {
    let average = try #require(AreaAverage(picture.size, into: rect, size: size))
    let memory = PixelMemory(capacity: size.width * size.height * 4)
    average.write(
      UnsafePointer(picture.memory.start.assumingMemoryBound(to: UInt32.self)), width: picture.size.width,
      to: memory.start.assumingMemoryBound(to: UInt32.self))
    return Array(UnsafeRawBufferPointer(start: memory.start, count: memory.capacity))
  }

  private func cairo(_ picture: StoredPicture, _ rect: Rect, _ size: PixelSize) throws -> [UInt8] {
    let memory = PixelMemory(capacity: size.width * size.height * 4)
    let surface = try CairoSurface(
      over: memory, format: CAIRO_FORMAT_ARGB32, width: size.width, height: size.height, stride: size.width * 4)
    let context = try CairoContext(surface)
    cairo_set_operator(context.handle, CAIRO_OPERATOR_SOURCE)
    context.setSource(
      try picture.surface(), width: picture.size.width, height: picture.size.height, in: rect, isPadded: true)
    cairo_paint(context.handle)
    try context.check()
    surface.flush()
    return Array(UnsafeRawBufferPointer(start: memory.start, count: memory.capacity))
  }
}
