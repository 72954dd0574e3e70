internal import AutoLayout
internal import ProofModel

extension ScenePainter {
  mutating func paintPicker(_ index: Int, _ view: SolvedView) {
    let titles = view.content.segments.isEmpty ? [view.content.name] : view.content.segments
    paintWheels([(titles, 1)], selected: view.content.selected, of: index, view)
  }

  /// A date picker's own words are samples: no clock is read, so that the picture is the same tomorrow.
  mutating func paintDatePicker(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if view.content.style == .compact || frame.height < 60 {
      let height = min(34, frame.height)
      let words = ["1 Jan 2025", "9:41"]
      let widths = [110.0, 66]
      let share = min(1, frame.width / 182)
      var x = frame.minX
      for (word, width) in zip(words, widths) {
        let pill = Rect(x: x, y: frame.midY - height / 2, width: width * share, height: height)
          .snapped(scale: environment.scale)
        canvas.fill(.roundedRect(pill, radius: look == .capsule ? height / 2 : 6), palette.fill)
        setOwn(word, of: index, in: pill, size: 17 * share, color: palette.label)
        x += (width + 6) * share
      }
      return
    }
    let days = (30...31).map { "\($0)" } + (1...3).map { "\($0)" }
    let months = ["November", "December", "January", "February", "March"]
    let years = (2023...2027).map { "\($0)" }
    paintWheels([(days, 0.8), (months, 1.7), (years, 1)], selected: 2, of: index, view)
  }

  private mutating func paintWheels(
    _ columns: [(titles: [String], share: Double)], selected: Int, of index: Int, _ view: SolvedView
  ) {
    let frame = view.pixelFrame
    guard frame.width > 20, frame.height > 20 else { return }
    let row = 32.0
    let band = Rect(x: frame.minX + 8, y: frame.midY - row / 2, width: frame.width - 16, height: row)
    canvas.fill(.roundedRect(band, radius: 8), palette.fill)
    let shares = columns.reduce(0) { $0 + $1.share }
    var x = band.minX
    for column in columns {
      let width = band.width * column.share / max(shares, 0.1)
      defer { x += width }
      for (position, title) in column.titles.enumerated() {
        let distance = Double(position - selected)
        // Rows of a wheel lie closer the further they turn away.
        let y = frame.midY + distance * row * (1 - 0.07 * distance.magnitude)
        guard distance.magnitude <= 3, y - row / 2 > frame.minY - 4, y + row / 2 < frame.maxY + 4 else { continue }
        let cell = Rect(x: x, y: y - row / 2, width: width, height: row)
        let alpha = distance == 0 ? 1 : max(0.12, 0.55 - 0.16 * distance.magnitude)
        setOwn(
          title, of: distance == 0 ? index : nil, in: cell, size: min(21, frame.width / 12) - 1.5 * distance.magnitude,
          color: palette.label.withAlpha(alpha))
      }
    }
  }
}
