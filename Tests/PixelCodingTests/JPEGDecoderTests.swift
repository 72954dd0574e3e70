import ProofModel
import Testing

@testable import PixelCoding

@Suite struct JPEGDecoderTests {
  private static func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [Int] {
    picture.bytes[((y * picture.size.width + x) * 4)...].prefix(4).map(Int.init)
  }

  private static func isNear(_ found: [Int], _ expected: [Int]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 12 }
  }

  @Test(arguments: [JPEGSamples.baseline, JPEGSamples.progressive, JPEGSamples.inks])
  func aPictureHasItsColours(file: [UInt8]) throws {
    let picture = try ImageDecoder.decode(file)
    #expect(picture.size == PixelSize(width: 16, height: 8))
    #expect(Self.isNear(Self.pixel(picture, 2, 3), [255, 0, 0, 255]), "\(Self.pixel(picture, 2, 3))")
    #expect(Self.isNear(Self.pixel(picture, 13, 3), [0, 0, 255, 255]), "\(Self.pixel(picture, 13, 3))")
  }

  /// Exif 2.3, 4.6.4: 1 row 0 is the top; 3 the bottom; 6 the right; 8 the left.
  @Test(
    arguments: [
      (1, 16, 8, 2, 3), (2, 16, 8, 13, 3), (3, 16, 8, 13, 3), (4, 16, 8, 2, 3), (5, 8, 16, 3, 2), (6, 8, 16, 3, 2),
      (7, 8, 16, 3, 13), (8, 8, 16, 3, 13),
    ] as [(UInt8, Int, Int, Int, Int)])
  func orientationIsApplied(orientation: UInt8, width: Int, height: Int, redX: Int, redY: Int) throws {
    let file = JPEGSamples.oriented(orientation)
    let picture = try ImageDecoder.decode(file)
    #expect(picture.size == PixelSize(width: width, height: height))
    #expect(try ImageHeader(file).pixelSize == picture.size)
    #expect(Self.isNear(Self.pixel(picture, redX, redY), [255, 0, 0, 255]))
    let (blueX, blueY) = (width - 1 - redX, height - 1 - redY)
    #expect(Self.isNear(Self.pixel(picture, blueX, blueY), [0, 0, 255, 255]))
  }

  @Test func everyTruncationIsAnError() {
    for file in [JPEGSamples.baseline, JPEGSamples.progressive] {
      // The last two bytes are the end marker; a picture is whole without it, but it is told.
      for count in 0..<(file.count - 2) {
        #expect(throws: ImageDecodingError.self, "\(count) bytes") {
          try ImageDecoder.decode(Array(file.prefix(count)))
        }
      }
    }
  }

  @Test func rowsThatAreNotReadAreNotMissed() throws {
    let whole = try ImageDecoder.decode(JPEGSamples.baseline)
    var first = [UInt8](repeating: 0, count: 64)
    let isGood = ImageDecoder.readRows(JPEGSamples.baseline) { size, orientation, read in
      #expect(size == whole.size && orientation == .stored)
      first.withUnsafeMutableBytes { $0.baseAddress.map(read) }
    }
    #expect(isGood && first == Array(whole.bytes[..<64]))
    #expect(!ImageDecoder.readRows([0xFF, 0xD8, 0xFF, 0xE0]) { _, _, _ in })
  }

  @Test func flippedBytesNeverCrash() {
    for file in [JPEGSamples.baseline, JPEGSamples.progressive, JPEGSamples.inks] {
      for index in file.indices {
        var changed = file
        changed[index] ^= 0xA5
        if let picture = try? ImageDecoder.decode(changed, limits: ImageLimits(maxPixels: 1 << 24)) {
          #expect(picture.bytes.count == picture.size.width * picture.size.height * 4)
        }
      }
    }
  }

  @Test func theHeadIsReadWithoutThePicture() throws {
    let header = try ImageHeader(Array(JPEGSamples.oriented(6).prefix(400)))
    #expect(header.format == .jpeg)
    #expect(header.pixelSize == PixelSize(width: 8, height: 16))
  }

  @Test func namesTellTheScale() {
    let three = ImageFileName(path: "Assets/logo@3x.png")
    #expect(three.base == "logo")
    #expect(three.scale == 3)
    #expect(ImageFileName(path: "a.b@2x~ipad.png").idiom == "ipad")
    #expect(ImageFileName(path: "a.b@2x~ipad.png").scale == 2)
    #expect(ImageFileName(path: "a.b@2x~ipad.png").base == "a.b")
    #expect(ImageFileName(path: "plain.jpg").scale == 1)
    #expect(ImageFileName(path: "me@4x.png").base == "me@4x")
  }
}
