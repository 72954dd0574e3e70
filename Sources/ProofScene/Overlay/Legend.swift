internal import ProofModel
internal import Typesetting

/// The band below a picture that explains the marks that are in it, and no others.
struct Legend {
  private enum Row {
    case keys([(key: LegendContent.Key, laid: LaidOutText, x: Double)])
    case item(LegendContent.Item, LaidOutText)
    case line(LaidOutText)
  }

  let height: Double
  private let rows: [(row: Row, y: Double)]
  private let width: Double
  private let own: OwnText
  private let font: Double
  static let padding = 12.0
  static let minimumWidth = 260.0
  private static let sample = 26.0

  /// - Parameter maxRows: longer lists end with how many are left out.
  init(
    _ content: LegendContent, text own: OwnText, width: Double, font: Double = 9.5, maxItems: Int = 24
  ) {
    var rows: [(row: Row, y: Double)] = []
    let unit = font / 9.5
    let inner = width - 2 * Self.padding
    var y = Self.padding * 0.8
    var current: [(key: LegendContent.Key, laid: LaidOutText, x: Double)] = []
    var x = 0.0
    let keyHeight = 17 * unit
    for key in content.keys.sorted() {
      let laid = own.lay(key.words, size: font)
      let needed = (Self.sample + 6) * unit + laid.inkWidth
      if x > 0, x + needed > inner {
        rows.append((.keys(current), y))
        current = []
        y += keyHeight
        x = 0
      }
      current.append((key, laid, x))
      x += needed + 16 * unit
    }
    if !current.isEmpty {
      rows.append((.keys(current), y))
      y += keyHeight
    }
    if !rows.isEmpty, !content.items.isEmpty { y += 4 * unit }
    let indent = 20 * unit
    for item in content.items.prefix(maxItems) {
      let heading = own.lay(item.heading, size: font, weight: 600, maxWidth: inner - indent, lines: 0)
      rows.append((.item(item, heading), y))
      y += Double(max(1, heading.lines.count)) * font * 1.35 + 2 * unit
      for line in item.lines {
        let laid = own.lay(line, size: font, maxWidth: inner - indent, lines: 0)
        rows.append((.line(laid), y))
        y += Double(max(1, laid.lines.count)) * font * 1.35
      }
      y += 3 * unit
    }
    var more: [String] = []
    if content.items.count > maxItems { more.append("and \(content.items.count - maxItems) more findings") }
    if content.unplaced > 0 {
      more.append("no room for \(content.unplaced) badges: draw horizontal and vertical rules apart")
    }
    let sides = LegendContent.Side.allCases.compactMap { side in
      content.outside[side].map { "\($0) \(side == .left || side == .right ? "to the " : "")\(side.rawValue)" }
    }
    if !sides.isEmpty { more.append("marks outside of the picture: " + sides.joined(separator: ", ")) }
    for words in more {
      let laid = own.lay(words, size: font, maxWidth: inner - indent, lines: 0)
      rows.append((.line(laid), y))
      y += Double(max(1, laid.lines.count)) * font * 1.35
    }
    self.rows = rows
    self.height = rows.isEmpty ? 0 : (y + Self.padding * 0.6).rounded(.up)
    self.width = width
    self.own = own
    self.font = font
  }

  /// Paints the band with its top left at (0, 0).
  func paint(_ canvas: Canvas, background: Color? = .white) {
    guard height > 0 else { return }
    let band = Rect(x: 0, y: 0, width: width, height: height)
    if let background {
      canvas.fill(.rect(band), background)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: width, height: 0.5)), Color(white: 0, alpha: 0.2))
    }
    let ink = Color(rgb: 0x24292F)
    let unit = font / 9.5
    canvas.group(SemanticGroup(kind: .legend, id: "legend", title: "legend", frame: band)) { canvas in
      for (row, y) in rows {
        switch row {
        case .keys(let keys):
          for (key, laid, x) in keys {
            let left = Self.padding + x
            let box = Rect(x: left, y: y, width: Self.sample * unit, height: 15 * unit)
            key.paint(LegendSample(own: own, unit: unit, canvas: canvas, box: box))
            canvas.leading(laid, x: box.maxX + 6 * unit, centerY: box.midY, size: font, ink)
          }
        case .item(let item, let laid):
          let height = Double(max(1, laid.lines.count)) * font * 1.35
          let place = Rect(x: Self.padding, y: y, width: width - 2 * Self.padding, height: height)
          if item.id.isEmpty {
            paint(item, laid, y: y, ink, canvas)
          } else {
            canvas.group(item.group(in: place)) { paint(item, laid, y: y, ink, $0) }
          }
        case .line(let laid):
          canvas.text(laid, at: Point(x: Self.padding + 20 * unit, y: y), ink)
        }
      }
    }
  }

  private func paint(_ item: LegendContent.Item, _ laid: LaidOutText, y: Double, _ ink: Color, _ canvas: Canvas) {
    let unit = font / 9.5
    let center = Point(x: Self.padding + 7 * unit, y: y + font * 0.68)
    canvas.fill(.circle(center, radius: 6 * unit), item.tone.line)
    let words =
      item.number.map { "\($0)" }
      ?? (item.tone == .warning ? "!" : item.tone == .beaten ? "×" : item.tone == .reading ? "i" : "?")
    let sign = item.tone == .warning ? item.tone.badgeInk : Color.white
    canvas.centered(own.lay(words, size: font * 0.85, weight: 700), on: center, size: font * 0.85, sign)
    canvas.text(laid, at: Point(x: Self.padding + 20 * unit, y: y), ink)
  }
}

extension LegendContent.Item {
  /// The finding that is told there.
  fileprivate func group(in frame: Rect) -> SemanticGroup {
    SemanticGroup(
      kind: .finding, id: id, title: heading, frame: frame, data: number.map { [("number", "\($0)")] } ?? [])
  }
}
