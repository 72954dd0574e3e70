import Foundation
import PixelCoding
import ProofModel
import Testing

@testable import CairoRendering

@Suite struct ImageStoreTests {
  private let scratch: Scratch
  private let store: ImageStore

  init() throws {
    scratch = try Scratch()
    store = ImageStore(folder: scratch.path)
  }

  private func size(_ asset: String, scale: Double) -> Size? {
    store.imageSize(asset: asset, environment: TextEnvironment(scale: scale))
  }

  @Test func theScreensScaleIsPreferred() throws {
    try scratch.write("book.png", width: 10, height: 8)
    try scratch.write("book@2x.png", width: 22, height: 16)
    #expect(size("book.png", scale: 1) == Size(width: 10, height: 8))
    #expect(size("book.png", scale: 2) == Size(width: 11, height: 8))
    #expect(size("book", scale: 3) == Size(width: 11, height: 8))
    #expect(size("book@2x.png", scale: 1) == Size(width: 11, height: 8))
    #expect(store.picture("book", scale: 3)?.size == PixelSize(width: 22, height: 16))
    #expect(store.diagnostics == [])
  }

  @Test func namesAreFoundInCatalogues() throws {
    try scratch.write("Assets.xcassets/Icons/star.imageset/star-large@3x.png", width: 30, height: 30)
    #expect(size("star", scale: 2) == Size(width: 10, height: 10))
  }

  @Test func aMissingPictureIsNilAndToldOnce() {
    #expect(size("none.png", scale: 1) == nil)
    #expect(size("none.png", scale: 3) == nil)
    #expect(store.picture("none.png", scale: 1) == nil)
    #expect(store.diagnostics.map(\.id) == ["missing-asset"])
  }

  @Test func severalMissingPicturesAreToldAsOne() {
    for name in ["g", "b", "f", "c", "e", "d", "a"] { #expect(size(name, scale: 2) == nil) }
    #expect(store.diagnostics.count == 1)
    #expect(store.diagnostics[0].message.contains("'a', 'b', 'c', 'd', 'e' and 2 more"))
  }

  /// Drawn for its screen once its place is known, a large vector picture is what its whole shrinks to.
  @Test func aLargeVectorPictureIsKeptAsItIsShown() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><rect width="500" height="400" fill="#3060a0"/>
      <circle cx="200" cy="150" r="120" fill="#ffcc00"/></svg>
      """
    try Data(drawing.utf8).write(to: URL(fileURLWithPath: scratch.path + "/large.svg"))
    let environment = TextEnvironment(scale: 3)
    guard store.isDrawable(asset: "large", environment: environment) else {
      print("skipped: librsvg is not installed")
      return
    }
    #expect(store.imageSize(asset: "large", environment: environment) == Size(width: 500, height: 400))
    let shown = try #require(store.picture("large", scale: 3, reducedFor: PixelSize(width: 600, height: 480)))
    let whole = try #require(ImageStore(folder: scratch.path).picture("large", scale: 3))
    let shrunk = whole.reduced(by: 3)
    #expect(whole.size.width == 2048 && shown.size == shrunk.size)
    let count = shown.size.width * shown.size.height * 4
    #expect(memcmp(shown.memory.start, shrunk.memory.start, count) == 0)
    store.forgetPictures()
    #expect(store.picture("large", scale: 3, reducedFor: PixelSize(width: 600, height: 480))?.size == shown.size)
  }

  private func isSame(_ one: StoredPicture, _ other: StoredPicture) -> Bool {
    one.size == other.size && one.isOpaque == other.isOpaque
      && memcmp(one.memory.start, other.memory.start, one.size.width * one.size.height * 4) == 0
  }

  /// Squares lie as they do in the whole as it is shown, also where that is not how it is stored.
  @Test(arguments: UInt8(1)...8, [nil, 2, 3, 5])
  func aJPEGIsReadRowByRowAsItIsShown(orientation: UInt8, factor: Int?) throws {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let exif: [UInt8] = [0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
    let file = Pictures.photo.prefix(2) + exif + Pictures.photo.dropFirst(2)
    try FileWriting.writeBeside(scratch.path + "/turned.jpg", [UInt8](file))
    let whole = try #require(store.picture("turned.jpg", scale: 1))
    #expect(whole.size == (orientation < 5 ? PixelSize(width: 16, height: 8) : PixelSize(width: 8, height: 16)))
    let rows = StoredPicture(
      rowsOf: [UInt8](file), whole.size, ImageLimits(), points: whole.points, reducedBy: factor, tint: nil)
    guard factor != nil || orientation == 1 else {
      #expect(rows == nil)
      return
    }
    #expect(isSame(try #require(rows), factor.map { whole.reduced(by: $0) } ?? whole))
  }

  /// Of a PNG that would take more than 16 MB the rows are read one by one, to the same pixels.
  @Test func aVeryLargePNGIsReducedRowByRow() throws {
    let size = PixelSize(width: 91, height: 70)
    try scratch.write("small.png", size: size) { x, y in
      (UInt8(x * 2), UInt8(y * 3), UInt8((x * y) % 256), UInt8(255 - (x + y) % 90))
    }
    let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/small.png")))
    func byRows(_ bytes: [UInt8], _ size: PixelSize) -> StoredPicture? {
      StoredPicture(rowsOf: bytes, size, ImageLimits(), points: Size(width: 30, height: 23), reducedBy: 3, tint: nil)
    }
    let whole = try #require(store.picture("small", scale: 1))
    #expect(isSame(try #require(byRows(file, size)), whole.reduced(by: 3)))
    #expect(byRows([UInt8](file.prefix(file.count / 2)), size) == nil)
    #expect(byRows(file, PixelSize(width: 70, height: 91)) == nil)

    let huge = PixelSize(width: 2100, height: 2050)
    let pixels = PixelBuffer(size: huge, bytes: [UInt8](repeating: 200, count: huge.width * huge.height * 4))
    try FileWriting.writeBeside(scratch.path + "/huge.png", try PNGEncoder().encode(pixels))
    let shown = try #require(store.picture("huge", scale: 1, reducedFor: PixelSize(width: 700, height: 683)))
    #expect(isSame(shown, try #require(store.picture("huge", scale: 1)).reduced(by: 3)))
  }

  @Test func pathsAndLinksOutOfTheProjectAreRefused() throws {
    let outside = try Scratch()
    try outside.write("secret.png", width: 4, height: 4)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link.png", withDestinationPath: outside.path + "/secret.png")
    let up = "../" + URL(fileURLWithPath: outside.path).lastPathComponent + "/secret.png"
    for name in [up, outside.path + "/secret.png", "link.png"] {
      #expect(size(name, scale: 1) == nil, "'\(name)'")
    }
    #expect(Set(store.diagnostics.map(\.id)) == ["asset-outside-project"])
  }

  @Test func aDamagedFileIsNilWithItsReason() throws {
    try FileWriting.writeBeside(scratch.path + "/bad.png", Array("not a picture".utf8))
    try FileWriting.writeBeside(scratch.path + "/cut.png", Array(try whole().prefix(60)))
    #expect(store.picture("bad.png", scale: 1) == nil)
    #expect(store.picture("cut.png", scale: 1) == nil)
    #expect(Set(store.diagnostics.map(\.id)) == ["image-unrecognised", "image-truncated"])
  }

  /// As on both sides of a review, and of screens of one project that lie in different folders.
  @Test func aFileOfTheSameBytesIsDecodedOnceForAllStores() throws {
    let other = try Scratch()
    for folder in [scratch, other] {
      try FileWriting.writeBeside(folder.path + "/logo.png", whole())
      try FileWriting.writeBeside(folder.path + "/big@2x.png", whole())
    }
    let second = ImageStore(folder: other.path)
    let picture = try #require(store.picture("logo", scale: 1))
    #expect(second.picture("logo", scale: 1) === picture)
    #expect(second.picture("big", scale: 2) !== picture, "it has another size in points")
    try other.write("logo.png", width: 9, height: 9)
    #expect(ImageStore(folder: other.path).picture("logo", scale: 1) !== picture, "other bytes")
  }

  @Test func shrinkingAveragesEveryPixel() throws {
    let pixels = PixelBuffer(
      size: PixelSize(width: 2, height: 2), bytes: [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0])
    let reduced = StoredPicture(pixels, points: Size(width: 2, height: 2), file: []).reduced(by: 2)
    #expect(reduced.size == PixelSize(width: 1, height: 1))
    let word = reduced.memory.start.load(as: UInt32.self)
    #expect(word == 0xBF80_4040)
  }

  /// A template's shape has each channel of its tint, as dense as the picture is.
  @Test func aTintIsAsItsColourSays() {
    let pixels = PixelBuffer(size: PixelSize(width: 2, height: 1), bytes: [9, 9, 9, 255, 9, 9, 9, 128])
    let tint = Color(rgb: 0x007AFF)
    let shapes = [
      StoredPicture(pixels, points: .zero, file: [], tint: tint),
      StoredPicture(pixels, points: .zero, file: []).tinted(tint),
    ]
    for shape in shapes {
      let words = [0, 4].map { shape.memory.start.load(fromByteOffset: $0, as: UInt32.self) }
      #expect(words == [0xFF00_7AFF, 0x8000_3D80])
    }
  }

  private func whole() throws -> [UInt8] {
    try PNGEncoder().encode(
      PixelBuffer(size: PixelSize(width: 9, height: 9), bytes: [UInt8](repeating: 7, count: 9 * 9 * 4)))
  }
}
