public import AutoLayout
public import ProofModel
import Resolving

/// A solved layout compared with a frame of a design, in numbers: places, sizes, looks, and what only one of both has.
///
/// A place is told where it begins to differ: what lies beside, below or in a view that is elsewhere, and is elsewhere by as
/// much, follows from it and is counted. What most views have in common is told once, of the screen.
public struct DesignComparison {
  let matching: DesignMatching
  /// The frame of the design that the layout is compared with.
  public let mock: DesignMock
  let metrics: any TextMeasuring
  /// Names of the document's colours.
  let tokens: [(name: String, color: Color)]
  /// Whether colours are those of the design's appearance.
  let comparesColors: Bool
  /// The differences that are told, without those that follow from others.
  public private(set) var differences: [DesignDifference] = []
  /// Where the design has what was compared, in the window.
  public var comparedRects: [Rect] { matching.layerOfView.values.sorted().map { matching.layers[$0].rect } }

  var layout: SolvedLayout { matching.layout }

  /// How a view lies other than its layer, in points: what must be added to the design to get the view.
  struct Offset {
    var view: Int
    var layer: Int
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var tolerance: Double

    /// Of where it begins along an axis; nil where that is not compared.
    func start(_ axis: Axis) -> Double? { axis == .horizontal ? x : y }

    /// Of how long it is along an axis; nil where that is not compared.
    func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
  }

  /// - Parameters:
  ///   - measuring: what the layout's texts were measured with.
  ///   - tokens: the document's colours by name, in the layout's appearance.
  public init(
    _ layout: SolvedLayout, _ frame: DesignFrame, mock: DesignMock, measuring: any TextMeasuring,
    tokens: [(name: String, color: Color)]
  ) {
    matching = DesignMatching(layout, frame, mock)
    self.mock = mock
    metrics = measuring
    self.tokens = tokens
    comparesColors = mock.condition != nil || layout.environment.appearance == .light
    let offsets = matching.layerOfView.sorted { $0.key < $1.key }.map { offset($0.key, $0.value) }
    differences += placeDifferences(offsets)
    for offset in offsets {
      if let difference = sizeDifference(offset, among: offsets) { differences.append(difference) }
      if let difference = lookDifference(offset) { differences.append(difference) }
    }
    if let difference = groundDifference(frame) { differences.append(difference) }
    differences += missing() + extra()
    if let difference = unmeasured(offsets) { differences.append(difference) }
  }

  // MARK: Offsets

  private func offset(_ view: Int, _ layer: Int) -> Offset {
    let content = layout.views[view].content
    let (real, designed) = (layout.views[view].alignmentRect, matching.layers[layer].rect)
    var offset = Offset(
      view: view, layer: layer, tolerance: mock.tolerances[content.id] ?? mock.tolerance)
    guard let text = matching.layers[layer].layer.text, content.kind.hasText else {
      offset.x = real.minX - designed.minX
      offset.y = real.minY - designed.minY
      offset.width = real.width - designed.width
      offset.height = real.height - designed.height
      return offset
    }
    // Boxes of texts are as wide and high as each program makes them: the letters are what is compared.
    let ink = inkRect(view)
    switch text.alignment {
    case .left, .justified: offset.x = ink.minX - designed.minX
    case .center: offset.x = ink.midX - designed.midX
    case .right: offset.x = ink.maxX - designed.maxX
    }
    let lines = text.lineCount(height: designed.height) ?? 1
    let count = layout.views[view].measurement?.lineCount ?? 1
    if lines == 1 && count == 1 {
      offset.y = ink.midY - designed.midY
    } else {
      // First lines by their middles, which lie alike in a line of any height.
      offset.y =
        (ink.minY + ink.height / Double(max(1, count)) / 2) - (designed.minY + designed.height / Double(lines) / 2)
    }
    return offset
  }

  /// Where a view's text lies in the window, as far as its measurement and alignment tell.
  private func inkRect(_ view: Int) -> Rect {
    let solved = layout.views[view]
    let rect = solved.alignmentRect
    guard let measured = solved.measurement, let text = solved.content.text else { return rect }
    let width = min(rect.width, measured.size.width)
    let height = min(rect.height, measured.size.height)
    let alignment: TextContent.Alignment
    if solved.content.kind == .button {
      alignment = .center
    } else if text.alignment == .natural {
      alignment = solved.content.direction == .rightToLeft ? .right : .left
    } else {
      alignment = text.alignment
    }
    let x: Double
    switch alignment {
    case .center: x = rect.midX - width / 2
    case .right: x = rect.maxX - solved.content.contentInsets.right - width
    default: x = rect.minX + solved.content.contentInsets.left
    }
    return Rect(x: x, y: rect.midY - height / 2, width: width, height: height)
  }

  // MARK: What only one side has

  private func missing() -> [DesignDifference] {
    var found: [DesignDifference] = []
    var position = 0
    while position < matching.layers.count {
      let placed = matching.layers[position]
      let isKnown = matching.viewOfLayer[position] != nil
      let holdsPaired = matching.holdsPaired(position)
      let isGround = placed.rect.width * placed.rect.height >= 0.95 * groundArea && placed.layer.kind != .text
      let next = position + 1 + placed.count
      defer { position = isKnown || isGround || holdsPaired ? position + 1 : next }
      guard !isKnown, !isGround, !holdsPaired, !matching.isInsidePaired(position),
        placed.rect.width > 0.5, placed.rect.height > 0.5, shows(position)
      else { continue }
      let name =
        placed.layer.text.map { "the text '\(VisibleText.escaped($0.string).prefix(40))'" }
        ?? "'\(VisibleText.escaped(placed.layer.name))'"
      found.append(
        DesignDifference(
          kind: .missing,
          message: "\(name) of the design is no view: \(words(placed.rect.size)) at \(words(placed.rect.origin))",
          hint:
            "map: { \"\(VisibleText.escaped(placed.layer.name))\": VIEW } says which view it is, ignore: leaves it out",
          designed: placed.rect))
    }
    return found
  }

  private var groundArea: Double {
    let size = layout.views.first?.windowFrame.size ?? .zero
    return max(1, size.width * size.height)
  }

  /// Whether there is anything to see in the layer.
  private func shows(_ position: Int) -> Bool {
    (position...(position + matching.layers[position].count)).contains { inner in
      let layer = matching.layers[inner].layer
      return layer.kind != .group || layer.fill != nil || layer.hasOtherPaint
    }
  }

  private func extra() -> [DesignDifference] {
    let window = layout.views.first?.windowFrame ?? .zero
    let parents = Set(layout.views.compactMap(\.parent))
    var found: [DesignDifference] = []
    for view in matching.views where matching.layerOfView[view] == nil {
      let solved = layout.views[view]
      let content = solved.content
      let isEmpty = content.kind.hasText && (content.text?.string ?? content.placeholder?.string ?? "").isEmpty
      let isSeen =
        content.asset != nil || content.kind.hasText && !isEmpty || content.background != nil
        || content.kind.has(.bounded)
      guard isSeen, !parents.contains(view), solved.alignmentRect.intersection(window) != nil, !isInsidePaired(view)
      else {
        continue
      }
      found.append(
        DesignDifference(
          kind: .extra, view: view,
          message: "'\(content.name)' is in no layer of the design '\(mock.file)'",
          hint: "map: { LAYER: \(content.name) } says which layer it is, ignore: [\(content.name)] leaves it out"))
    }
    return found
  }

  /// Of the layers that are views, those whose paint or text is none that can be compared.
  private func unmeasured(_ offsets: [Offset]) -> DesignDifference? {
    let names = offsets.compactMap { offset -> String? in
      let layer = matching.layers[offset.layer].layer
      let isMixed = layer.text?.isMixed ?? false
      return layer.kind != .picture && layer.hasOtherPaint || isMixed ? VisibleText.escaped(layer.name) : nil
    }
    guard let first = names.first else { return nil }
    return DesignDifference(
      kind: .unmeasured,
      message: "the looks of \(names.count) of \(offsets.count) compared layers are not compared, of '\(first)'"
        + "\(names.count > 1 ? " first" : ""): gradients, pictures and mixed texts",
      hint: "export the frame as PNG and name it in mock: too: the difference picture shows them")
  }

  /// Whether a view around it is a layer that holds no other view: a part of its look.
  private func isInsidePaired(_ view: Int) -> Bool {
    var current = layout.views[view].parent
    while let parent = current, parent != 0 {
      if let layer = matching.layerOfView[parent] { return !matching.holdsPaired(layer) }
      current = layout.views[parent].parent
    }
    return false
  }

  func words(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }
  func words(_ point: Point) -> String { "\(number(point.x)), \(number(point.y))" }
  func number(_ value: Double) -> String { value.shortText(digits: 1) }
}
