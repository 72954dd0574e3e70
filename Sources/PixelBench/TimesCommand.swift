import CLibrary
import ImageDiff
import PixelCoding
import ProofModel

/// Times each step by itself and prints the median and the least of the rounds.
enum TimesCommand {
  static func run(_ arguments: [String]) throws {
    var files = arguments
    var rounds = 15
    if let flag = files.firstIndex(of: "--rounds"), flag + 1 < files.count, let count = Int(files[flag + 1]) {
      rounds = max(1, count)
      files.removeSubrange(flag...(flag + 1))
    }
    var pictures: [(name: String, expected: PixelBuffer, actual: PixelBuffer)] = []
    if files.count == 2 {
      let pair = try files.map { try ImageDecoder.decode(FileReading.bytes(at: $0)) }
      pictures = [("files", pair[0], pair[1])]
    } else if files.isEmpty {
      pictures = [("phone", ScreensCommand.phone), ("pad", ScreensCommand.pad)].map { name, size in
        let pair = [0xFF3B30, 0x34C759].map { SyntheticScreen.picture(size, badge: $0) }
        return (name, pair[0], pair[1])
      }
    } else {
      throw UsageError(description: "times takes two files or none")
    }
    for (name, expected, actual) in pictures { try time(name, expected, actual, rounds) }
  }

  private static func time(_ name: String, _ expected: PixelBuffer, _ actual: PixelBuffer, _ rounds: Int) throws {
    print("\(name) \(expected.size.width)×\(expected.size.height)")
    let encoder = PNGEncoder()
    let files = try [expected, actual].map { try encoder.encode($0, scale: 3) }
    try row("encode, \(files[0].count) bytes", rounds) { _ = try encoder.encode(expected, scale: 3) }
    let words = cairoWords(expected)
    try row("encode from Cairo's words", rounds) {
      try words.withUnsafeBytes { memory in
        let rows = PixelRows(memory, size: expected.size, stride: expected.size.width * 4, layout: .xrgbWord)
        if let rows { _ = try encoder.encode(rows, scale: 3) }
      }
    }
    try row("decode", rounds) { _ = try ImageDecoder.decode(files[0]) }
    for metric in DifferenceOptions.Metric.allCases {
      row("compare pixels, \(metric.rawValue)", rounds) {
        _ = Difference.between(expected: expected, actual: actual, options: DifferenceOptions(metric: metric))
      }
    }
    // The worst that can come: every pixel differs, in one part or in as many parts as there can be.
    let inverted = PixelBuffer(size: expected.size, bytes: expected.bytes.map { ~$0 })
    row("compare pixels, all differ", rounds) { _ = Difference.between(expected: expected, actual: inverted) }
    let noisy = noise(expected)
    for metric in DifferenceOptions.Metric.allCases {
      row("compare pixels, half differ, \(metric.rawValue)", rounds) {
        _ = Difference.between(expected: expected, actual: noisy, options: DifferenceOptions(metric: metric))
      }
    }
    let difference = Difference.between(expected: expected, actual: actual)
    row("draw the difference", rounds) {
      _ = DifferencePicture.draw(difference, expected: expected, actual: actual)
    }
    if let drawn = DifferencePicture.draw(difference, expected: expected, actual: actual) {
      let bytes = try encoder.encode(drawn).count
      try row("encode the drawing, \(bytes) bytes", rounds) { _ = try encoder.encode(drawn) }
    }
    try row("compare files", rounds) {
      _ = try Difference.between(expected: PictureSource(file: files[0]), actual: PictureSource(file: files[1]))
    }
    try row("compare files, draw and encode", rounds) {
      let sources = files.map { PictureSource(file: $0) }
      let difference = try Difference.between(expected: sources[0], actual: sources[1])
      let drawn = try DifferencePicture.draw(
        difference, expected: sources[0].pixels(), actual: sources[1].pixels())
      if let drawn { _ = try encoder.encode(drawn) }
    }
    try row("compare equal files", rounds) {
      _ = try Difference.between(expected: PictureSource(file: files[0]), actual: PictureSource(file: files[0]))
    }
  }

  /// Every other pixel changed by one of eight values.
  private static func noise(_ picture: PixelBuffer) -> PixelBuffer {
    var numbers = SeededNumbers(seed: 4)
    var bytes = picture.bytes
    for index in stride(from: 0, to: bytes.count, by: 8) { bytes[index] ^= UInt8(numbers.next() & 7) << 4 | 8 }
    return PixelBuffer(size: picture.size, bytes: bytes)
  }

  private static func cairoWords(_ picture: PixelBuffer) -> [UInt32] {
    stride(from: 0, to: picture.bytes.count, by: 4).map { index in
      UInt32(picture.bytes[index]) << 16 | UInt32(picture.bytes[index + 1]) << 8 | UInt32(picture.bytes[index + 2])
    }
  }

  private static func row(_ name: String, _ rounds: Int, _ body: () throws -> Void) rethrows {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = milliseconds()
      try body()
      times.append(milliseconds() - start)
    }
    times.sort()
    let padding = String(repeating: " ", count: max(1, 40 - name.count))
    print("  \(name)\(padding)median \(rounded(times[times.count / 2])) ms, least \(rounded(times[0])) ms")
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  private static func milliseconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
  }
}
