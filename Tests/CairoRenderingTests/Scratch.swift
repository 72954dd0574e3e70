import Foundation
import PixelCoding
import ProofModel

@testable import CairoRendering

/// A folder of its own for each test, gone afterwards.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A grey PNG.
  func write(_ name: String, width: Int, height: Int) throws {
    try write(name, size: PixelSize(width: width, height: height)) { _, _ in (200, 200, 200, 255) }
  }

  /// A PNG of red, green, blue and alpha by column and row.
  func write(_ name: String, size: PixelSize, _ pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (red, green, blue, alpha) = pixel(x, y)
        bytes += [red, green, blue, alpha]
      }
    }
    try FileWriting.writeBeside(file.path, try PNGEncoder().encode(PixelBuffer(size: size, bytes: bytes)))
  }
}
