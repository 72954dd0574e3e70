import AutoLayout
import ProofModel
import Resolving

/// How large views are and how they look, against the design.
extension DesignComparison {
  func sizeDifference(_ offset: Offset, among offsets: [Offset]) -> DesignDifference? {
    let view = layout.views[offset.view]
    let designed = matching.layers[offset.layer].rect
    if let text = matching.layers[offset.layer].layer.text, view.content.kind.hasText {
      return lineDifference(offset, text)
    }
    // As wide as what is around it: that is told of what is around.
    let around = offsets.filter { $0.view != offset.view && layout.contains($0.view, offset.view) }
    func isOwn(_ amount: Double?, _ others: [Double?]) -> Bool {
      guard let amount, amount.magnitude > offset.tolerance else { return false }
      return !others.contains { other in other.map { ($0 - amount).magnitude <= 0.6 } ?? false }
    }
    let isWider = isOwn(offset.width, around.map(\.width))
    let isHigher = isOwn(offset.height, around.map(\.height))
    guard isWider || isHigher else { return nil }
    let rule = sizeRule(offset.view, isWider ? .width : .height)
    var difference = DesignDifference(
      kind: .size, view: offset.view, constraint: rule,
      message: "'\(view.content.name)' is \(words(view.alignmentRect.size)), designed \(words(designed.size))",
      hint: rule.map {
        "the design asks for \(number(isWider ? designed.width : designed.height)): '\(layout.constraints[$0].text)'"
      }
        ?? "\(view.content.name).\(isWider ? "width" : "height") == \(number(isWider ? designed.width : designed.height))",
      designed: designed)
    difference.brief = "\(words(view.alignmentRect.size)) for \(words(designed.size))"
    return difference
  }

  private func sizeRule(_ view: Int, _ attribute: LayoutAttribute) -> Int? {
    layout.constraints.firstIndex {
      $0.origin == .authored && $0.first.item == .view(view) && $0.first.attribute == attribute
        && $0.status == .satisfied
    }
  }

  /// A text that wraps otherwise; the widths of its letters are the font's.
  private func lineDifference(_ offset: Offset, _ text: DesignText) -> DesignDifference? {
    let view = layout.views[offset.view]
    guard let lines = text.lineCount(height: matching.layers[offset.layer].rect.height),
      let count = view.measurement?.lineCount, count != lines, view.content.text?.string == text.string
    else { return nil }
    return DesignDifference(
      kind: .size, view: offset.view,
      message: "'\(view.content.name)' has \(count) line\(count == 1 ? "" : "s"), designed \(lines)",
      hint:
        "it is \(number(view.alignmentRect.width)) wide, designed \(number(matching.layers[offset.layer].rect.width))",
      designed: matching.layers[offset.layer].rect)
  }

  // MARK: Looks

  func lookDifference(_ offset: Offset) -> DesignDifference? {
    let view = layout.views[offset.view].content
    let layer = matching.layers[offset.layer].layer
    var parts: [String] = []
    var hints: [String] = []
    let isEmpty = view.text?.string.isEmpty ?? true
    if let found = matching.text(of: offset.layer), view.kind.hasText,
      let content = isEmpty ? view.placeholder : view.text
    {
      let text = found.text
      parts += textDifferences(content, text, &hints)
      let color = content.runs.first?.color ?? view.textColor
      // A placeholder's colour is the system's.
      if comparesColors, !isEmpty, !text.isMixed, content.runs.count == 1,
        let fill = matching.layers[found.layer].layer.fill
      {
        let name = matching.layers[found.layer].layer.fillName
        if let words = colorWords("its text", color, fill, name, "color", &hints) { parts.append(words) }
      }
    }
    if comparesColors, layer.kind != .text, let fill = layer.fill, let background = view.background,
      let words = colorWords("its ground", background, fill, layer.fillName, "background", &hints)
    {
      parts.append(words)
    }
    if layer.kind != .text, let radius = layer.cornerRadius, view.background != nil || view.borderWidth > 0,
      (radius - view.cornerRadius).magnitude > 0.5,
      min(radius, view.cornerRadius) < min(layer.rect.width, layer.rect.height) / 2 - 0.5
    {
      parts.append("its corners have a radius of \(number(view.cornerRadius)), designed \(number(radius))")
      hints.append("corner: \(number(radius))")
    }
    guard !parts.isEmpty else { return nil }
    return DesignDifference(
      kind: .look, view: offset.view, message: "'\(view.name)': \(parts.joined(separator: "; "))",
      hint: hints.isEmpty
        ? "ignore: [\(view.name)] beside the design's file leaves it out"
        : "\(view.name): { \(hints.joined(separator: ", ")) }",
      designed: matching.layers[offset.layer].rect)
  }

  /// The screen's own ground against the frame's.
  func groundDifference(_ frame: DesignFrame) -> DesignDifference? {
    var hints: [String] = []
    guard comparesColors, let root = layout.views.first?.content, let background = root.background,
      let fill = frame.fill,
      let words = colorWords("the screen's ground", background, fill, frame.fillName, "background", &hints)
    else { return nil }
    return DesignDifference(kind: .look, message: words, hint: "root: { \(hints.joined(separator: ", ")) }")
  }

  private func textDifferences(
    _ content: TextContent, _ text: DesignText, _ hints: inout [String]
  ) -> [String] {
    var parts: [String] = []
    let (here, there) = (VisibleText.escaped(content.string), VisibleText.escaped(text.string))
    if here.split(whereSeparator: \.isWhitespace) != there.split(whereSeparator: \.isWhitespace) {
      parts.append("it says '\(here.prefix(40))', designed '\(there.prefix(40))'")
    }
    guard let run = content.runs.first, content.runs.count == 1, !text.isMixed else { return parts }
    let font = metrics.fixed(run.font, environment: layout.environment.text)
    let named = text.styleName.map { " ('\(VisibleText.escaped($0))')" } ?? ""
    if (font.size - text.size).magnitude > 0.25 {
      parts.append("it is set in \(number(font.size)) pt, designed \(number(text.size))\(named)")
      hints.append("font: { size: \(number(text.size)) }")
    }
    if let weight = text.weight, Self.hundreds(weight) != Self.hundreds(font.weight) {
      parts.append("its weight is \(font.weight), designed \(weight)\(named)")
      hints.append("font: { weight: \(weight) }")
    }
    if let family = text.family, font.family != "system", font.file == nil,
      DesignMatching.plain(family) != DesignMatching.plain(font.family), !Self.isSystem(family)
    {
      parts.append("its font is '\(font.family)', designed '\(VisibleText.escaped(family))'")
    }
    return parts
  }

  private static func hundreds(_ weight: Int) -> Int { (weight + 50) / 100 }

  /// Families that stand for the system's own.
  private static func isSystem(_ family: String) -> Bool {
    ["sfpro", "sfui", "sfcompact", "inter", "roboto"].contains { DesignMatching.plain(family).hasPrefix($0) }
  }

  /// The least difference of a component that is another colour.
  private static let leastDifference = 2.5 / 255

  private func colorWords(
    _ what: String, _ real: Color, _ designed: Color, _ name: String?, _ property: String, _ hints: inout [String]
  ) -> String? {
    let parts = [
      real.red - designed.red, real.green - designed.green, real.blue - designed.blue, real.alpha - designed.alpha,
    ]
    guard parts.contains(where: { $0.magnitude > Self.leastDifference }) else { return nil }
    let token = tokenName(of: designed)
    hints.append("\(property): \(token.map { "$\($0)" } ?? "\"#\(hex(designed))\"")")
    let called = name.map { "'\(VisibleText.escaped($0))' " } ?? ""
    return "\(what) is \(described(real)), designed \(called)\(described(designed))"
  }

  private func described(_ color: Color) -> String {
    "#\(hex(color))" + (tokenName(of: color).map { " ($\($0))" } ?? "")
  }

  private func hex(_ color: Color) -> String { color.alpha < 0.998 ? color.hexDigitsWithAlpha : color.hexDigits }

  private func tokenName(of color: Color) -> String? { tokens.first { hex($0.color) == hex(color) }?.name }
}
