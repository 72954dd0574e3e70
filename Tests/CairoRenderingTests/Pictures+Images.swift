import PixelCoding
import ProofModel
import ProofScene

@testable import CairoRendering

extension Pictures {
  /// Made once, gone with the process's temporary files.
  static let assets: Scratch = {
    guard let scratch = try? Scratch() else { fatalError("no temporary folder") }
    // A ring on nothing, fine enough that a bad filter would leave stairs or holes when it is shrunk.
    try? scratch.write("ring.png", size: PixelSize(width: 400, height: 300)) { x, y in
      let (dx, dy) = (Double(x) - 199.5, Double(y) - 149.5)
      let distance = (dx * dx + dy * dy).squareRoot()
      if abs(distance - 120) < 12 { return (255, 149, 0, 255) }
      return (x / 25 + y / 25) % 2 == 0 ? (10, 132, 255, 255) : (0, 0, 0, 0)
    }
    try? scratch.write("tiny.png", size: PixelSize(width: 2, height: 2)) { x, y in
      x == y ? (255, 59, 48, 255) : (255, 255, 255, 255)
    }
    try? scratch.write("exact@2x.png", size: PixelSize(width: 16, height: 16)) { x, y in
      (x ^ y) & 1 == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255)
    }
    return scratch
  }()

  static func images() -> ImageStore { ImageStore(folder: assets.path) }

  private static func image(_ asset: String, _ rect: Rect, clip: Rect? = nil) -> Command {
    .image(asset: asset, rect: rect, clip: clip ?? rect)
  }

  /// Shrunk; cut by its clip, as aspect fill is; a pixel for a pixel; enlarged; missing.
  static let placed = list(
    112, 44,
    [
      image("ring.png", Rect(x: 2, y: 2, width: 40, height: 30)),
      image(
        "ring.png", Rect(x: 40, y: 2, width: 40, height: 30), clip: Rect(x: 46, y: 2, width: 16, height: 30)),
      image("exact.png", Rect(x: 68, y: 2, width: 8, height: 8)),
      image("tiny.png", Rect(x: 68, y: 14, width: 20, height: 20)),
      image("missing.png", Rect(x: 92, y: 2, width: 16, height: 32)),
    ])
}
