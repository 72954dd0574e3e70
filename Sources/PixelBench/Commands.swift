import ImageDiff
import PixelCoding
import ProofModel

/// What was wrong with the command line.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// Writes the screens that the times are of, so that other programs can be timed on the same.
enum ScreensCommand {
  static let phone = PixelSize(width: 1170, height: 2532)
  static let pad = PixelSize(width: 2048, height: 2732)

  static func run(_ arguments: [String]) throws {
    guard arguments.count == 1 else { throw UsageError(description: "screens takes a folder") }
    try FileWriting.makeFolder(arguments[0])
    for (name, size) in [("phone", phone), ("pad", pad)] {
      for (side, badge) in [("expected", 0xFF3B30), ("actual", 0x34C759)] as [(String, UInt32)] {
        let picture = SyntheticScreen.picture(size, badge: badge)
        try FileWriting.writeBeside("\(arguments[0])/\(name)-\(side).png", PNGEncoder().encode(picture, scale: 3))
      }
    }
  }
}

/// One comparison from files to verdict, and to the picture of the difference where asked.
enum DiffCommand {
  static func run(_ arguments: [String]) throws {
    var files = arguments
    var picturePath: String?
    if let flag = files.firstIndex(of: "--picture"), flag + 1 < files.count {
      picturePath = files[flag + 1]
      files.removeSubrange(flag...(flag + 1))
    }
    guard files.count == 2 else { throw UsageError(description: "diff takes two files") }
    let difference = try compare(files[0], files[1], picturePath)
    print("{\"verdict\": \"\(difference.verdict.rawValue)\", \"differing\": \(difference.differing)}")
  }

  static func compare(_ expectedPath: String, _ actualPath: String, _ picturePath: String?) throws -> Difference {
    let expected = PictureSource(file: try FileReading.bytes(at: expectedPath))
    let actual = PictureSource(file: try FileReading.bytes(at: actualPath))
    let difference = try Difference.between(expected: expected, actual: actual)
    if let picturePath, difference.evidence == .pixels {
      let drawn = try DifferencePicture.draw(difference, expected: expected.pixels(), actual: actual.pixels())
      if let drawn { try FileWriting.writeBeside(picturePath, PNGEncoder().encode(drawn)) }
    }
    return difference
  }
}

/// Writes random pairs of pictures and our pixelmatch counts, for a second opinion on them.
enum PairsCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
      throw UsageError(description: "pairs takes a folder, a count and a seed")
    }
    let folder = arguments[0]
    try FileWriting.makeFolder(folder)
    var numbers = SeededNumbers(seed: seed)
    var lines: [String] = []
    let encoder = PNGEncoder()
    for index in 0..<count {
      let (expected, actual) = RandomPair.make(&numbers, index: index)
      try FileWriting.writeBeside("\(folder)/\(index)a.png", encoder.encode(expected))
      try FileWriting.writeBeside("\(folder)/\(index)b.png", encoder.encode(actual))
      for threshold in [0.02, 0.1, 0.3] {
        for counting in [false, true] {
          let options = DifferenceOptions(metric: .pixelmatch, threshold: threshold, countsAntialiasing: counting)
          let differing = Difference.between(expected: expected, actual: actual, options: options).differing
          lines.append("\(index) \(threshold) \(counting ? 1 : 0) \(differing)")
        }
      }
    }
    try FileWriting.writeBeside("\(folder)/counts.txt", text: lines.joined(separator: "\n") + "\n")
  }
}

/// Pictures with flat parts, soft rims and noise, opaque and translucent.
enum RandomPair {
  static func make(_ numbers: inout SeededNumbers, index: Int) -> (PixelBuffer, PixelBuffer) {
    let size = PixelSize(
      width: Int.random(in: 1...160, using: &numbers), height: Int.random(in: 1...120, using: &numbers))
    var first = Array(repeating: [255.0, 255, 255, 255], count: size.width * size.height)
    var second = first
    for _ in 0..<12 {
      let (x, y) = (Double.random(in: 0...160, using: &numbers), Double.random(in: 0...120, using: &numbers))
      let radius = Double.random(in: 2...50, using: &numbers)
      let alpha = index % 3 == 0 ? Double(Int.random(in: 0...255, using: &numbers)) : 255
      let color = (0..<3).map { _ in Double(Int.random(in: 0...255, using: &numbers)) } + [alpha]
      let shift = Int.random(in: 0..<4, using: &numbers) == 0 ? Double.random(in: 0...2, using: &numbers) : 0
      disc(&first, size, x, y, radius, color)
      disc(&second, size, x + shift, y, radius, color)
    }
    for _ in 0..<30 {
      let place = Int.random(in: 0..<second.count, using: &numbers)
      second[place][Int.random(in: 0..<3, using: &numbers)] = Double(Int.random(in: 0...255, using: &numbers))
    }
    return (buffer(first, size), buffer(second, size))
  }

  private static func disc(
    _ pixels: inout [[Double]], _ size: PixelSize, _ x: Double, _ y: Double, _ radius: Double, _ color: [Double]
  ) {
    for row in 0..<size.height {
      for column in 0..<size.width {
        let (dx, dy) = (Double(column) - x, Double(row) - y)
        let coverage = min(1, max(0, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
        guard coverage > 0 else { continue }
        let index = row * size.width + column
        for channel in 0..<4 { pixels[index][channel] += (color[channel] - pixels[index][channel]) * coverage }
      }
    }
  }

  private static func buffer(_ pixels: [[Double]], _ size: PixelSize) -> PixelBuffer {
    PixelBuffer(size: size, bytes: pixels.flatMap { $0.map { UInt8($0.rounded()) } })
  }
}
