import ProofModel
import ProofScene
import Typesetting

/// A screen of 390×844 points at 3×, 1170×2532 pixels: cards, 19 texts, 18 dimension lines with badges.
struct SampleScreen {
  let engine: TextEngine

  var list: DisplayList {
    var commands: [Command] = [.fill(box(0, 0, 390, 844), .color(Color(rgb: 0xF2F2F7)))]
    commands += header()
    for row in 0..<6 { commands += card(row, top: 120 + Double(row) * 116) }
    for row in 0..<6 { commands += dimensions(row, top: 120 + Double(row) * 116) }
    return DisplayList(size: Size(width: 390, height: 844), scale: 3, commands: commands)
  }

  private func header() -> [Command] {
    [.text(text("Bookcase", size: 34, weight: 700), origin: Point(x: 16, y: 60), color: .black)]
  }

  private func card(_ row: Int, top: Double) -> [Command] {
    [
      .fill(rounded(16, top, 358, 100, 12), .color(.white)),
      .stroke(rounded(16, top, 358, 100, 12), .color(Color(white: 0.8)), StrokeStyle(width: 1 / 3)),
      .fill(rounded(28, top + 12, 54, 76, 6), .color(Color(rgb: 0x0A84FF, alpha: 0.2))),
      .text(
        text("The Hundred-Year-Old Man \(row)", size: 17, weight: 600), origin: Point(x: 94, y: top + 12),
        color: .black),
      .text(
        text("Jonas Jonasson, read in 2014 and again", size: 15), origin: Point(x: 94, y: top + 38),
        color: Color(white: 0.4)),
    ]
  }

  private func dimensions(_ row: Int, top: Double) -> [Command] {
    let blue = Color(rgb: 0x0A5FFF)
    let badge = text("\(12 + row)", size: 9, weight: 600)
    var commands: [Command] = []
    for (x, y, isWide) in [(16.0, top + 50, true), (82.0, top + 66, true), (200.0, top + 100, false)] {
      let end = isWide ? Point(x: x + 12, y: y) : Point(x: x, y: y + 16)
      let line = Path([.move(Point(x: x, y: y)), .line(end)])
      commands += [
        .stroke(line, .color(.white), StrokeStyle(width: 3)), .stroke(line, .color(blue), StrokeStyle(width: 1)),
        .fill(rounded(x + 2, y + 2, 18, 12, 4), .color(blue)),
      ]
      if isWide { commands.append(.text(badge, origin: Point(x: x + 5, y: y + 2), color: .white)) }
    }
    return commands
  }

  private func text(_ string: String, size: Double, weight: Int = 400) -> LaidOutText {
    let font = FontDescriptor(family: "Inter", size: size, weight: weight)
    return engine.layOut(
      TextContent(runs: [TextRun(text: string, font: font)]), width: nil, height: nil,
      environment: TextEnvironment(scale: 3))
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path([
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ])
  }

  private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
    let k = radius * 0.4477
    let (right, bottom) = (x + width, y + height)
    return Path([
      .move(Point(x: x + radius, y: y)), .line(Point(x: right - radius, y: y)),
      .curve(Point(x: right - k, y: y), Point(x: right, y: y + k), Point(x: right, y: y + radius)),
      .line(Point(x: right, y: bottom - radius)),
      .curve(Point(x: right, y: bottom - k), Point(x: right - k, y: bottom), Point(x: right - radius, y: bottom)),
      .line(Point(x: x + radius, y: bottom)),
      .curve(Point(x: x + k, y: bottom), Point(x: x, y: bottom - k), Point(x: x, y: bottom - radius)),
      .line(Point(x: x, y: y + radius)),
      .curve(Point(x: x, y: y + k), Point(x: x + k, y: y), Point(x: x + radius, y: y)), .close,
    ])
  }
}
