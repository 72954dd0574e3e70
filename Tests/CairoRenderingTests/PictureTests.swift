import Foundation
import PixelCoding
import ProofModel
import Testing

@testable import CairoRendering

/// One picture per thing drawn, compared with the one kept in `Goldens`, channel by channel.
///
/// `PROOFSHEET_UPDATE_GOLDENS=1 swift test --filter PictureTests` writes them anew; look at them before you commit.
@Suite struct PictureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  /// A golden is small enough to be looked at in a review.
  static let largest = 20 << 10

  @Test(arguments: Pictures.all) func looksAsKept(_ picture: NamedPicture) throws {
    let file = Self.folder.appendingPathComponent(picture.name + ".png")
    let drawn = try PNGRenderer(fonts: Pictures.fonts, images: Pictures.images()).render(picture.list)
    if ProcessInfo.processInfo.environment["PROOFSHEET_UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      // The same pixels in other bytes are no news.
      if let kept = try? FileReading.bytes(at: file.path),
        try ImageDecoder.decode(kept) == ImageDecoder.decode(drawn)
      {
        return
      }
      try FileWriting.writeBeside(file.path, drawn)
      return
    }
    guard let kept = try? FileReading.bytes(at: file.path) else {
      Issue.record("there is no golden '\(picture.name).png'; draw it with PROOFSHEET_UPDATE_GOLDENS=1")
      return
    }
    #expect(kept.count <= Self.largest)
    let (expected, actual) = (try ImageDecoder.decode(kept), try ImageDecoder.decode(drawn))
    try #require(expected.size == actual.size)
    let furthest = zip(expected.bytes, actual.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(furthest <= 2, "a channel of '\(picture.name)' differs by \(furthest) of 255")
  }

  @Test func noGoldenIsOrphaned() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let known = Set(Pictures.all.map { $0.name + ".png" })
    #expect(kept.filter { !known.contains($0) }.sorted() == [])
  }
}
