import Foundation
import ProofModel
import TestRequirements
import Testing

@testable import Typesetting

/// Our advances against HarfBuzz's own tools, `hb-shape` and `hb-view` (Debian's `libharfbuzz-bin`).
@Suite struct HarfBuzzAgreementTests {
  let engine = TextEngine()

  struct Script {
    var name: String
    var family: String
    var file: String
    var letters: [ClosedRange<UInt32>]
  }

  static let scripts = [
    Script(
      name: "Latin", family: "Inter", file: "opentype/inter/Inter-Regular.otf", letters: [0x41...0x5A, 0x61...0x7A]),
    Script(
      name: "Greek", family: "Roboto", file: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
      letters: [0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9]),
    Script(
      name: "Cyrillic", family: "DejaVu Sans", file: "truetype/dejavu/DejaVuSans.ttf", letters: [0x410...0x44F]),
    noto("Arabic", [0x627...0x63A, 0x641...0x64A]), noto("Hebrew", [0x5D0...0x5EA]),
    noto("Devanagari", [0x905...0x90C, 0x915...0x928, 0x93E...0x942]), noto("Thai", [0xE01...0xE2E]),
    noto("Bengali", [0x995...0x9A8, 0x9BE...0x9C3]), noto("Tamil", [0xB95...0xB95, 0xBAE...0xBB9, 0xBBE...0xBC2]),
    noto("Khmer", [0x1780...0x17A2]), noto("Georgian", [0x10D0...0x10F0]), noto("Armenian", [0x561...0x586]),
  ]

  private static func noto(_ name: String, _ letters: [ClosedRange<UInt32>]) -> Script {
    Script(
      name: name, family: "Noto Sans \(name)", file: "truetype/noto/NotoSans\(name)-Regular.ttf", letters: letters)
  }

  /// 84 seeded texts in each of 12 scripts: 1,008.
  @Test(
    .needsInstalled("/usr/bin/hb-shape"), .needs(.package, scripts.map { "/usr/share/fonts/\($0.file)" }),
    arguments: scripts.indices)
  func widthsAreSumsOfHarfBuzzsAdvances(index: Int) throws {
    let script = Self.scripts[index]
    let file = "/usr/share/fonts/\(script.file)"
    var random = Seeded(state: UInt64(1000 + index))
    let texts = (0..<84).map { _ in
      (0..<1 + random.below(6)).map { _ in word(script, &random) }.joined(separator: " ")
    }
    let output = try run(
      "/usr/bin/hb-shape", ["--bot", "--eot", "--no-glyph-names", file, "--output-format=json"], input: texts)
    #expect(output.count == texts.count)
    for (text, line) in zip(texts, output) {
      let glyphs = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]])
      let content = TextContent(runs: [TextRun(text: text, font: FontDescriptor(family: script.family, size: 16))])
      let laid = engine.layOut(content, width: nil, height: nil, environment: TextEnvironment())
      let face = try #require(laid.lines.first?.runs.first.flatMap { engine.face($0.face) })
      #expect(face.file.path == file)
      let scale = 16 / face.unitsPerEm
      var pen = 0.0
      var expected: [(Int, Double, Double)] = []
      for glyph in glyphs {
        let (id, advance) = try (#require(glyph["g"] as? Int), #require(glyph["ax"] as? Double))
        let (dx, dy) = (glyph["dx"] as? Double ?? 0, glyph["dy"] as? Double ?? 0)
        expected.append((id, (pen + dx) * scale, -dy * scale))
        pen += advance
      }
      #expect(abs(laid.measurement.size.width - pen * scale) < 1e-9, "seed \(1000 + index), \(text)")
      let ours = laid.lines[0].runs.flatMap(\.glyphs)
      try #require(ours.count == expected.count, "\(text)")
      for (glyph, place) in zip(ours, expected) {
        #expect(Int(glyph.id) == place.0 && abs(glyph.x - place.1) < 1e-9 && abs(glyph.y - place.2) < 1e-9)
      }
    }
  }

  private func word(_ script: Script, _ random: inout Seeded) -> String {
    let letters = script.letters.flatMap { Array($0) }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<1 + random.below(9) {
      if let scalar = Unicode.Scalar(letters[random.below(letters.count)]) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// `hb-view` writes a `use` element at each glyph's place.
  @Test(.needsInstalled("/usr/bin/hb-view", "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
  func glyphsLieWhereHarfBuzzDrawsThem() throws {
    let file = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    let text = "AVATAR Toffee fjord"
    let svg = try run(
      "/usr/bin/hb-view", ["--output-format=svg", "--margin=0", "--font-size=100", file, text], input: []
    ).joined(separator: "\n")
    var places: [Double] = []
    for part in svg.components(separatedBy: "<use ").dropFirst() {
      guard let range = part.range(of: " x=\""), let end = part[range.upperBound...].firstIndex(of: "\"") else {
        continue
      }
      if let x = Double(part[range.upperBound..<end]) { places.append(x) }
    }
    let content = TextContent(runs: [TextRun(text: text, font: FontDescriptor(family: "Inter", size: 100))])
    let laid = engine.layOut(content, width: nil, height: nil, environment: TextEnvironment())
    let drawn = laid.lines[0].runs.flatMap { run in
      run.glyphs.filter { engine.face(run.face)?.outline($0.id).isEmpty == false }
    }
    // Blanks are drawn or not, as the version pleases; letters always.
    let xs = places.count == drawn.count ? drawn.map(\.x) : laid.lines[0].runs.flatMap(\.glyphs).map(\.x)
    try #require(places.count == xs.count)
    for (ours, theirs) in zip(xs, places) { #expect(abs(ours - theirs) < 0.05) }
  }

  private func run(_ tool: String, _ arguments: [String], input: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = folder.appendingPathComponent("texts")
    try Data((input.joined(separator: "\n") + "\n").utf8).write(to: texts)
    process.arguments = arguments + (input.isEmpty ? [] : ["--text-file=\(texts.path)"])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// A small generator of which the seed is printed where a test fails (splitmix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
