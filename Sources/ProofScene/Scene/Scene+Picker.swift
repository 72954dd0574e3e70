internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintPicker(_ index: Int, _ view: SolvedView) {
    let titles = view.content.segments.isEmpty ? [view.content.name] : view.content.segments
    paintWheels([(titles, 1)], selected: view.content.selected, of: index, view)
  }

  /// A date picker's own words are samples: no clock is read, so that the picture is the same tomorrow.
  mutating func paintDatePicker(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if look == .mac { return frame.height < 60 ? paintMacDate(index, view) : paintMacCalendar(index, view) }
    if view.content.style == .compact || frame.height < 60 {
      let height = min(34, frame.height)
      // One part of the two where the picker chooses that alone.
      let parts = [("1 Jan 2025", 110.0), ("9:41", 66)]
        .filter { view.content.segments.isEmpty || view.content.segments.contains($0.0) }
      let share = min(1, frame.width / (parts.reduce(-6) { $0 + $1.1 + 6 }))
      var x = frame.minX
      for (word, width) in parts {
        let pill = Rect(x: x, y: frame.midY - height / 2, width: width * share, height: height)
          .snapped(scale: environment.scale)
        canvas.fill(.roundedRect(pill, radius: look == .capsule ? height / 2 : 6), palette.fill)
        setOwn(word, of: index, in: pill, size: 17 * share, color: palette.label)
        x += (width + 6) * share
      }
      return
    }
    if view.content.segments == ["9:41"] {
      let (hours, minutes) = ((7...11).map { "\($0)" }, (39...43).map { "\($0)" })
      return paintWheels([(hours, 1), (minutes, 1), (["", "", "AM", "PM"], 1)], selected: 2, of: index, view)
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

  /// A field with a stepper, and as much of a date as it has room for: which parts it shows, its width says.
  private mutating func paintMacDate(_ index: Int, _ view: SolvedView) {
    let rect = view.alignmentRect
    let arrows = Size(width: 13, height: min(22, rect.height))
    let isMirrored = view.content.direction == .rightToLeft
    let hasArrows = rect.width > 40
    let room = hasArrows ? arrows.width + 2 : 0
    let field = rect.inset(by: EdgeInsets(left: isMirrored ? room : 0, right: isMirrored ? 0 : room))
      .snapped(scale: environment.scale)
    canvas.fill(.rect(field), palette.field)
    canvas.stroke(.rect(field.inset(by: EdgeInsets(all: pixel / 2))), palette.fieldBorder, width: pixel)
    if hasArrows {
      let x = isMirrored ? rect.minX : rect.maxX - arrows.width
      paintMacStepper(
        in: Rect(x: x, y: rect.midY - arrows.height / 2, width: arrows.width, height: arrows.height)
          .snapped(scale: environment.scale))
    }
    let size = view.content.font.size
    let words = ["1/ 1/2025, 9:41:00 AM", "1/ 1/2025, 9:41 AM", "1/ 1/2025", "9:41 AM", "9:41"]
    let laid = words.map { own.lay($0, size: size) }
    guard let shown = words.indices.first(where: { laid[$0].inkWidth <= field.width - 5 }) else { return }
    let width = laid[shown].inkWidth
    let start = isMirrored ? field.maxX - 4 - width : field.minX + 4
    let color = view.content.isEnabled ? palette.label : palette.tertiaryLabel
    setOwn(
      words[shown], of: index, in: Rect(x: start - 2, y: field.minY, width: width + 4, height: field.height),
      size: size,
      color: color)
  }

  /// A month under its name, the first day selected; beside it, where there is room, a clock.
  private mutating func paintMacCalendar(_ index: Int, _ view: SolvedView) {
    let rect = view.alignmentRect.snapped(scale: environment.scale)
    let calendar = Rect(x: rect.minX, y: rect.minY, width: min(rect.width, 139), height: min(rect.height, 148))
    canvas.fill(.rect(calendar), palette.field)
    let column = calendar.width / 7.4
    let row = calendar.height / 8
    let left = calendar.midX - column * 3.5
    setOwn(
      "Jan 2025", of: index, in: Rect(x: left, y: calendar.minY, width: column * 4, height: row), size: row * 0.62,
      weight: 600, color: palette.label)
    // 1 January 2025 is a Wednesday.
    for day in -2...32 {
      let slot = day + 2
      let cell = Rect(
        x: left + column * Double(slot % 7), y: calendar.minY + row * (2 + Double(slot / 7)), width: column,
        height: row)
      if day == 1 { canvas.fill(.roundedRect(cell.inset(by: EdgeInsets(all: 0.5)), radius: 3), view.content.tint) }
      let isOther = day < 1 || day > 31
      let number = day < 1 ? day + 31 : day > 31 ? day - 31 : day
      setOwn(
        "\(number)", of: index, in: cell, size: row * 0.58,
        color: day == 1 ? .white : isOther ? palette.tertiaryLabel : palette.label)
    }
    for (slot, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
      setOwn(
        name, of: index,
        in: Rect(x: left + column * Double(slot), y: calendar.minY + row, width: column, height: row), size: row * 0.5,
        color: palette.secondaryLabel)
    }
    guard rect.width > calendar.width + 100 else { return }
    let middle = Point(x: (calendar.maxX + rect.maxX) / 2, y: calendar.midY)
    let radius = min(61, (rect.width - calendar.width) / 2 - 4)
    canvas.fill(.circle(middle, radius: radius), palette.field)
    canvas.stroke(.circle(middle, radius: radius), palette.fieldBorder, width: 1)
    // Nine forty-one; the hands' directions as numbers, for sines differ between machines.
    for (x, y, reach, width) in [(-0.9367, -0.3502, 0.5, 3.0), (-0.9135, 0.4067, 0.8, 2)] {
      canvas.stroke(
        .line(middle, Point(x: middle.x + x * radius * reach, y: middle.y + y * radius * reach)), palette.label,
        width: width, cap: .round)
    }
  }
}
