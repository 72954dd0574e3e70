import ProofModel
import ProofScene
import Typesetting

@testable import CairoRendering

extension Pictures {
  static let engine = TextEngine(catalogue: fonts)

  static func text(
    _ string: String, size: Double = 17, weight: Int = 400, family: String = "Inter", locale: String = "en",
    underline: Bool = false, strikethrough: Bool = false, color: Color? = nil
  ) -> LaidOutText {
    let run = TextRun(
      text: string, font: FontDescriptor(family: family, size: size, weight: weight), color: color,
      underline: underline, strikethrough: strikethrough)
    return engine.layOut(
      TextContent(runs: [run], numberOfLines: 0), width: nil, height: nil,
      environment: TextEnvironment(locale: locale))
  }

  static func label(_ text: LaidOutText, _ x: Double, _ y: Double, _ color: Color = ink) -> Command {
    .text(text, origin: Point(x: x, y: y), color: color)
  }

  static let latin = list(
    120, 52,
    [
      label(text("Bookcase"), 4.25, 2), label(text("Title", weight: 700), 84, 2, blue),
      label(text("Hamburgefonstiv 12", size: 9), 4, 26), label(text("Affine fjord", size: 11), 4.5, 37.5),
    ])

  /// At most a quarter of a pixel apart: eight steps of an eighth of a pixel.
  static let phases = list(
    64, 72, scale: 1, (0..<8).map { label(text("Hill im", size: 11), 4 + Double($0) / 8, Double($0) * 9 - 3) })

  static let decorated = list(
    110, 26,
    [
      label(text("Link", underline: true), 4, 2, blue), label(text("Old", strikethrough: true), 46, 2),
      label(text("Red", color: red), 78, 2),
    ])

  static let arabic = list(
    110, 52,
    [
      label(text("العنوان: كتاب", locale: "ar"), 4, 2), label(text("שלום עולם", locale: "he"), 4, 26),
    ])

  static let emoji = list(
    80, 40,
    [
      label(text("a👍🏽b🇩🇪"), 4, 2), label(text("🎉", size: 9), 4, 26),
      label(text("🎉", size: 9), 24, 26, ink.withAlpha(0.3)),
    ])

  /// From 160 pixels per em on outlines are drawn.
  static let large = list(110, 70, scale: 2, [label(text("Rg", size: 90, weight: 600), 0, -22)])

  static let scaledText = list(
    90, 30,
    [
      .pushTransform(translate: Point(x: 2.5, y: 2.5), scale: 0.35), label(text("Readable when small", size: 22), 0, 0),
      label(text("on a sheet of many", size: 17), 0, 32, blue), .popTransform,
    ])

  static let fadedText = list(
    80, 24,
    [
      .pushLayer(opacity: 0.4), label(text("Faded"), 4, 1), .popLayer, .pushClip(box(60, 4, 12, 12)),
      label(text("Clip"), 54, 1), .popClip,
    ])
}
