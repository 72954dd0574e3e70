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
    try? FileWriting.writeBeside(scratch.path + "/photo.jpg", photo)
    return scratch
  }()

  /// 16×8 pixels, the left half red and the right half blue, as libjpeg writes them at quality 90.
  static let photo: [UInt8] = {
    let digits = """
      ffd8ffe000104a46494600010100000100010000ffdb0043000302020302020303030304030304050805050404050a070706
      080c0a0c0c0b0a0b0b0d0e12100d0e110e0b0b1016101113141515150c0f171816141812141514ffdb004301030404050405
      09050509140d0b0d141414141414141414141414141414141414141414141414141414141414141414141414141414141414
      1414141414141414ffc00011080008001003011100021101031101ffc4001f00000105010101010101000000000000000001
      02030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114
      328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a53545556
      5758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5
      b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f010003
      0101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102
      031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35
      363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495
      969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9ea
      f2f3f4f5f6f7f8f9faffda000c03010002110311003f00f9d2bf0c3fd533c0abfdc63fc743ffd9
      """.compactMap { $0.hexDigitValue.map(UInt8.init) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
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
