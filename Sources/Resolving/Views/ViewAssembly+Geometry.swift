internal import ProofModel

extension ViewAssembly {
  mutating func applyGeometry(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch key {
    case .hug: if let pair = reader.priorities(value, place, over: node.hugging) { node.hugging = pair }
    case .compress: if let pair = reader.priorities(value, place, over: node.compression) { node.compression = pair }
    case .intrinsic:
      let wanted = "[width, height], 'none' for no size"
      guard let size = reader.numbers(value, place, count: 2, wanted: wanted) else { break }
      node.intrinsicWidth = .some(size[0])
      node.intrinsicHeight = .some(size[1])
    case .baseline: applyBaseline(value, place, &reader)
    case .alignmentInsets: if let insets = insets(value, place, &reader) { node.alignmentInsets = insets }
    case .contentInsets:
      let base = node.content.contentInsets
      if let insets = insets(value, place, &reader, over: base) { node.content.contentInsets = insets }
    case .titleInsets: if let insets = insets(value, place, &reader) { node.content.titleInsets = insets }
    case .pictureInsets: if let insets = insets(value, place, &reader) { node.content.pictureInsets = insets }
    case .contentSize:
      if let size = reader.numbers(value, place, count: 2, wanted: "[width, height]") {
        node.contentSize = Size(width: size[0] ?? 0, height: size[1] ?? 0)
      }
    case .preferredMaxWidth:
      let range = 0...ValueReader.largestNumber
      // 0 is UIKit's word for none.
      if let width = reader.number(value, place, in: range) { node.preferredMaxWidth = width > 0 ? width : nil }
    case .frame:
      if let rect = reader.numbers(value, place, count: 4, wanted: "[x, y, width, height]") {
        node.frame = Rect(x: rect[0] ?? 0, y: rect[1] ?? 0, width: rect[2] ?? 0, height: rect[3] ?? 0)
      }
    case .autoresize: applyMask(value, place, &reader)
    case .translates: node.translatesMask = reader.boolean(value, place)
    case .proportional: applyProportional(value, place, &reader)
    case .margins: node.margins = insets(value, place, &reader, over: node.margins ?? EdgeInsets(all: 8))
    case .preservesSuperviewMargins:
      if let flag = reader.boolean(value, place) { node.preservesSuperviewMargins = flag }
    case .insetsMarginsFromSafeArea:
      if let flag = reader.boolean(value, place) { node.insetsMarginsFromSafeArea = flag }
    case .adjustsContentInset: if let flag = reader.boolean(value, place) { node.adjustsContentInset = flag }
    case .followsReadableWidth: if let flag = reader.boolean(value, place) { node.followsReadableWidth = flag }
    case .additionalSafeArea: if let insets = insets(value, place, &reader) { node.additionalSafeArea = insets }
    case .bars: applyBars(value, place, &reader)
    case .gravity: if let gravity = reader.keyword(value, place, StackGravity.self) { node.gravity = gravity }
    case .holding: if let number = reader.number(value, place, in: 1...1000) { node.holding = number }
    case .fontAdjusting: if let flag = reader.boolean(value, place) { node.isFontAdjusting = flag }
    default: break
    }
  }

  func insets(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader, over base: EdgeInsets = .zero
  ) -> EdgeInsets? {
    reader.insets(value, place, over: base, direction: node.content.direction)
  }

  /// One number for both, or `[first, last]`.
  private mutating func applyBaseline(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch value {
    case .number, .token:
      node.firstBaseline = reader.number(value, place, axis: .vertical)
      node.lastBaseline = node.firstBaseline
    default:
      guard let pair = reader.numbers(value, place, count: 2, wanted: "one number, or [first, last]") else { return }
      node.firstBaseline = pair[0]
      node.lastBaseline = pair[1] ?? pair[0]
    }
  }

  private mutating func applyMask(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    guard let words = words(value, place, &reader, of: AutoresizingPart.allCases.map(\.rawValue)) else { return }
    node.autoresizing = Set(words.compactMap { reader.keyword(.keyword($0), place, AutoresizingPart.self) })
  }

  private mutating func applyBars(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    guard let words = words(value, place, &reader, of: BarKind.allCases.map(\.rawValue)) else { return }
    node.content.bars = words.compactMap { reader.keyword(.keyword($0), place, BarKind.self) }
  }

  /// A list of words, one word, or `none`; nil where it is something else, which is told.
  private func words(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader, of known: [String]
  ) -> [String]? {
    switch value {
    case .keywords(let list), .texts(let list): return list
    case .keyword(let word), .text(let word): return word == "none" ? [] : [word]
    case .list(let values): return values.compactMap { reader.text($0, place) }
    default:
      let _: Bool? = reader.wrong(place, "a list of \(known.joined(separator: ", "))")
      return nil
    }
  }

  private mutating func applyProportional(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    guard case .map(let entries) = value else {
      let _: Bool? = reader.wrong(place, "{ reference: [width, height], mode: fit }")
      return
    }
    var mode = ProportionalSettings.Mode.stretch
    var reference: Size?
    for entry in entries {
      var place = place
      place.span = entry.span ?? place.span
      switch entry.key {
      case "mode": mode = reader.keyword(entry.value, place, ProportionalSettings.Mode.self) ?? mode
      case "reference":
        if let size = reader.numbers(entry.value, place, count: 2, wanted: "[width, height]") {
          reference = Size(width: size[0] ?? 0, height: size[1] ?? 0)
        }
      default: break
      }
    }
    guard let reference, reference.width > 0, reference.height > 0 else {
      let _: Bool? = reader.wrong(place, "given a reference size above 0")
      return
    }
    node.proportional = ProportionalSettings(reference: reference, mode: mode)
  }

  mutating func applyStack(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    if view.kind.has(.directed) {
      if key == .axis { node.content.axis = reader.keyword(value, place, Axis.self) ?? .horizontal }
      return
    }
    // A property of a stack on another kind was told about already; files of Interface Builder may have it.
    var stack = node.stack ?? StackSettings()
    switch key {
    case .axis: stack.axis = reader.keyword(value, place, Axis.self) ?? stack.axis
    case .distribution: stack.distribution = reader.keyword(value, place, StackDistribution.self) ?? stack.distribution
    case .alignment: stack.alignment = reader.keyword(value, place, StackAlignment.self) ?? stack.alignment
    case .spacing: stack.spacing = reader.number(value, place, axis: stack.axis) ?? stack.spacing
    case .customSpacing:
      guard case .map(let entries) = value else {
        let _: Bool? = reader.wrong(place, "{ view: spacing }")
        return
      }
      for entry in entries {
        var place = place
        place.span = entry.span ?? place.span
        stack.customSpacing[entry.key] = reader.number(entry.value, place, axis: stack.axis)
      }
    case .marginsRelative: stack.isMarginsRelative = reader.boolean(value, place) ?? stack.isMarginsRelative
    case .baselineRelative: stack.isBaselineRelative = reader.boolean(value, place) ?? stack.isBaselineRelative
    case .stackHugging: stack.hugging = reader.priorities(value, place, over: stack.hugging) ?? stack.hugging
    case .stackClipping: stack.clipping = reader.priorities(value, place, over: stack.clipping) ?? stack.clipping
    default: break
    }
    if view.kind == .stack {
      node.stack = stack
      node.content.axis = stack.axis
    }
  }
}
