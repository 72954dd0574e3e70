import ProofModel
import Testing
import Typesetting

@testable import CairoRendering
@testable import ProofScene

/// Small display lists, each showing one thing.
enum Pictures {
  static let all: [NamedPicture] = [
    NamedPicture(name: "fills", list: fills), NamedPicture(name: "strokes", list: strokes),
    NamedPicture(name: "hatch", list: hatch), NamedPicture(name: "clips", list: clips),
    NamedPicture(name: "layers", list: layers), NamedPicture(name: "transforms", list: transforms),
    NamedPicture(name: "text-latin", list: latin), NamedPicture(name: "text-phases", list: phases),
    NamedPicture(name: "text-decorated", list: decorated), NamedPicture(name: "text-arabic", list: arabic),
    NamedPicture(name: "text-emoji", list: emoji), NamedPicture(name: "text-large", list: large),
    NamedPicture(name: "text-scaled", list: scaledText), NamedPicture(name: "text-faded", list: fadedText),
    NamedPicture(name: "images", list: placed),
  ]

  static let fonts = FontCatalogue()

  static let ink = Color(rgb: 0x1C1C1E)
  static let blue = Color(rgb: 0x0A84FF)
  static let red = Color(rgb: 0xFF3B30)
  static let orange = Color(rgb: 0xFF9500)

  static func list(_ width: Double, _ height: Double, scale: Double = 2, _ commands: [Command]) -> DisplayList {
    DisplayList(size: Size(width: width, height: height), scale: scale, commands: commands)
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path([
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ])
  }

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Path {
    Path([.move(Point(x: x0, y: y0)), .line(Point(x: x1, y: y1))])
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let k = radius * 0.5522847498
    func at(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return Path([
      .move(at(radius, 0)), .curve(at(radius, k), at(k, radius), at(0, radius)),
      .curve(at(-k, radius), at(-radius, k), at(-radius, 0)),
      .curve(at(-radius, -k), at(-k, -radius), at(0, -radius)),
      .curve(at(k, -radius), at(radius, -k), at(radius, 0)), .close,
    ])
  }

  /// Fills: a solid, a see-through one, a gradient, an even-odd hole.
  static let fills = list(
    64, 40,
    [
      .fill(box(4, 4, 24, 14), .color(blue)),
      .fill(box(16, 10, 24, 14), .color(red.withAlpha(0.5))),
      .fill(
        box(4, 26, 40, 10),
        .linearGradient(
          from: Point(x: 4, y: 0), to: Point(x: 44, y: 0),
          stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: ink)])),
      .fill(Path(circle(54, 14, 8).elements + circle(54, 14, 4).elements, isEvenOdd: true), .color(orange)),
    ])

  static let strokes = list(
    64, 40,
    [
      .stroke(line(4, 6, 60, 6), .color(blue), StrokeStyle(width: 1)),
      .stroke(line(4, 12, 60, 12), .color(red), StrokeStyle(width: 1, dash: [3, 2])),
      .stroke(line(6, 20, 58, 20), .color(orange), StrokeStyle(width: 4, cap: .round)),
      .stroke(circle(32, 31, 6), .color(ink), StrokeStyle(width: 0.5)),
    ])

  static let hatch = list(
    48, 32,
    [
      .fill(circle(16, 16, 12), .hatch(blue, spacing: 4, width: 1)),
      .fill(box(30, 4, 8, 24), .hatch(red, spacing: 4, width: 1)),
      .fill(box(38, 4, 8, 24), .hatch(red, spacing: 4, width: 1)),
    ])

  static let clips = list(
    48, 32,
    [
      .pushClip(circle(16, 16, 12)), .fill(box(0, 0, 48, 16), .color(blue)),
      .pushClip(box(16, 0, 32, 32)), .fill(box(0, 16, 48, 16), .color(red)), .popClip, .popClip,
      .fill(box(36, 4, 8, 24), .color(orange)),
    ])

  static let layers = list(
    48, 32,
    [
      .pushLayer(opacity: 0.5), .fill(circle(16, 16, 10), .color(blue)), .fill(circle(26, 16, 10), .color(red)),
      .popLayer, .pushLayer(opacity: 1), .fill(box(38, 4, 6, 24), .color(ink)), .popLayer,
    ])

  static let transforms = list(
    48, 32,
    [
      .pushTransform(translate: Point(x: 24, y: 8), scale: 0.5), .fill(box(0, 0, 32, 32), .color(blue)),
      .pushTransform(translate: Point(x: 16, y: 16), scale: 0.5), .fill(box(0, 0, 32, 32), .color(red)),
      .popTransform, .popTransform, .fill(box(4, 8, 8, 8), .color(ink)),
    ])
}

struct NamedPicture: Sendable, CustomTestStringConvertible {
  var name: String
  var list: DisplayList
  var testDescription: String { name }
}
