import AutoLayout
internal import ProofModel
import Resolving

/// Texts that cannot be read: too small, or too near in colour to what lies behind.
extension LayoutInspector {
  mutating func inspectTexts() {
    for (position, contrast) in contrasts() {
      guard case .measured(let measured) = contrast, !measured.isEnough else { continue }
      let view = layout.views[position].content
      // A plain button in the system's own tint on the system's own ground is nobody's choice, nor is a section's title.
      if measured.isSystem, view.kind == .button || view.textColor == SystemColor.sectionTitle { continue }
      add(
        measured.isSystem ? .note : .warning,
        .warning(
          "low-contrast",
          "'\(view.name)' has a contrast of \(measured.words), #\(measured.foreground.hexDigits) on "
            + "#\(measured.background.hexDigits); a text of \(measured.size.shortText(digits: 1)) pt needs \(measured.needed.shortText):1",
          at: view.span, hint: measured.nearest.map { "\(view.name): { color: \"#\($0.hexDigits)\" }" }),
        [position])
    }
    guard !layout.environment.isMac else { return }
    for position in texts {
      guard let size = leastSize(of: position), size < ViewNeeds.leastFontSize - 0.01 else { continue }
      let view = layout.views[position]
      add(
        .warning,
        .warning(
          "small-text",
          "'\(view.content.name)' is set in \(size.shortText(digits: 1)) pt, less than 11 pt can hardly be read",
          at: view.content.span, hint: "\(view.content.name): { font: { size: 11 } }"), [position])
    }
  }

  /// Views that show a text of their own.
  private var texts: [Int] {
    essentialViews.filter { position in
      layout.views[position].content.kind.hasText && !(layout.views[position].content.text?.string.isEmpty ?? true)
    }
  }

  /// The smallest of a text's sizes as it is set, in points.
  private func leastSize(of position: Int) -> Double? {
    let scale = layout.views[position].measurement?.fontScale ?? 1
    return layout.views[position].content.text?.runs.filter { $0.image == nil && !$0.text.isEmpty }.map {
      metrics.fixed($0.font).size * scale
    }
    .min()
  }

  // MARK: Contrast

  /// Of all texts that are seen; what is disabled needs none.
  func contrasts() -> [(view: Int, contrast: TextContrast)] {
    let texts = self.texts.filter { layout.views[$0].content.isEnabled }
    guard !texts.isEmpty else { return [] }
    let painted = layout.views.indices.filter { !layout.views[$0].isHidden && paint(of: $0) != nil }
    let opacities = opacities()
    return texts.compactMap { position in contrast(of: position, painted, opacities).map { (position, $0) } }
  }

  private func contrast(of position: Int, _ painted: [Int], _ opacities: [Double]) -> TextContrast? {
    let content = layout.views[position].content
    guard opacities[position] > 0.02 else { return nil }
    if hasUnseenGround(position) { return .unmeasured("it lies on its background image") }
    switch background(of: position, painted, opacities) {
    case .failure(let reason): return .unmeasured(reason.words)
    case .success(let layers):
      let background = blended(layers)
      let runs = (content.text?.runs ?? []).filter { $0.image == nil && $0.text.contains { !$0.isWhitespace } }
      // What an invisible text says is not meant to be read.
      let measured = runs.compactMap { run -> TextContrast.Measurement? in
        let own = run.color ?? content.textColor
        guard own.alpha > 0.02 else { return nil }
        let font = metrics.fixed(run.font)
        let size = font.size * (layout.views[position].measurement?.fontScale ?? 1)
        let seen = blended(layers + [(view: position, color: own)])
        var measured = TextContrast.Measurement(
          ratio: seen.contrast(to: background), needed: size >= 24 || size >= 18.66 && font.weight >= 700 ? 3 : 4.5,
          size: size, foreground: seen, background: background, isSystem: false, own: own)
        if !measured.isEnough {
          measured.isSystem =
            isSystem(own) && isSystemBackground(background) || isSystemFilled(content, own)
            || isSectionTitle(own, background)
        }
        return measured
      }
      guard var worst = measured.min(by: { $0.ratio / $0.needed < $1.ratio / $1.needed }) else { return nil }
      if !worst.isEnough {
        worst.nearest = nearest(to: worst.own, worst, layers, position)
      }
      return .measured(worst)
    }
  }

  /// The colour for all of a view's text that has enough contrast; nil where nothing is to be changed, or a run has a colour
  /// of its own.
  func nearestColor(of position: Int) -> Color? {
    let content = layout.views[position].content
    guard content.text?.runs.allSatisfy({ $0.color == nil }) ?? false else { return nil }
    let painted = layout.views.indices.filter { !layout.views[$0].isHidden && paint(of: $0) != nil }
    guard case .measured(let measured)? = contrast(of: position, painted, opacities()) else { return nil }
    return measured.nearest
  }

  /// The nearest opaque colour on the way to black or to white that stands out enough where the text lies, in whole steps of
  /// eight bits; nil where not even these do.
  private func nearest(
    to own: Color, _ measured: TextContrast.Measurement, _ layers: [Layer], _ position: Int
  ) -> Color? {
    let plain = own.withAlpha(1)
    func color(_ target: Color, _ step: Int) -> Color { target.withAlpha(Double(step) / 255).over(plain).inEightBits }
    func isEnough(_ color: Color) -> Bool {
      blended(layers + [(view: position, color: color)]).contrast(to: measured.background) >= measured.needed
    }
    let found = [Color.black, .white].compactMap { target -> Color? in
      guard isEnough(color(target, 255)) else { return nil }
      // What is enough stays so further on.
      var (low, high) = (0, 255)
      while low < high {
        let middle = (low + high) / 2
        if isEnough(color(target, middle)) { high = middle } else { low = middle + 1 }
      }
      return color(target, low)
    }
    return found.min { $0.distance(to: plain) < $1.distance(to: plain) }
  }

  // MARK: What lies behind

  private struct Unknown: Error {
    var words: String
  }

  private enum Paint {
    case color(Color)
    case unknown(String)
  }

  private func hasUnseenGround(_ position: Int) -> Bool {
    // A grid's rows and columns are no views of the screen.
    system.screen.nodes.indices.contains(position) && system.screen.nodes[position].unseenGround != nil
  }

  /// What a view itself paints; nil for nothing.
  private func paint(of position: Int) -> Paint? {
    // In place: a copy of a view costs more than what is asked of it.
    let (kind, style) = (layout.views[position].content.kind, layout.views[position].content.style)
    if kind.has(.pictured) || hasUnseenGround(position) { return .unknown(name(position)) }
    // Its look is its class's.
    if case .unknown = kind { return .unknown(name(position)) }
    if kind == .button, style == .filled {
      return .color(layout.views[position].content.background ?? layout.views[position].content.tint)
    }
    if kind == .button, style == .gray || style == .tinted { return .unknown(name(position)) }
    guard let color = layout.views[position].content.background, color.alpha > 0.004 else { return nil }
    return .color(color)
  }

  private typealias Layer = (view: Int, color: Color)

  /// All that lies behind a text, from something opaque upwards.
  private func background(of position: Int, _ painted: [Int], _ opacities: [Double]) -> Result<[Layer], Unknown> {
    let rect = layout.views[position].windowFrame
    var veils: [Layer] = []
    for candidate in painted.reversed() where candidate <= position {
      let frame = layout.views[candidate].windowFrame
      guard candidate == 0 || frame.intersection(rect).map({ $0.width > 0.5 && $0.height > 0.5 }) ?? false else {
        continue
      }
      switch paint(of: candidate) {
      case .unknown(let name): return .failure(Unknown(words: "it lies on '\(name)'"))
      case .color(let color):
        guard candidate == 0 || frame.inset(by: EdgeInsets(all: -0.5)).contains(rect) else {
          return .failure(Unknown(words: "it lies on '\(name(candidate))' in part only"))
        }
        veils.append((candidate, color))
        if color.alpha * opacities[candidate] > 0.996 {
          veils[veils.count - 1].color = color.withAlpha(1)
          return .success(veils.reversed())
        }
      case nil: continue
      }
    }
    return .failure(Unknown(words: "nothing opaque lies behind it"))
  }

  /// What layers come to, the lowest first: a view that lets something through does so with all that is in it, as one
  /// (`allowsGroupOpacity`).
  private func blended(_ layers: [Layer]) -> Color {
    var blend = LayerBlend()
    for layer in layers { blend.add(layer.color, in: groups(around: layer.view)) }
    return blend.color
  }

  /// The views that let something through of a view's place in the tree, from the outermost to itself.
  private func groups(around view: Int) -> [LayerBlend.Group] {
    var groups: [LayerBlend.Group] = []
    var current: Int? = view
    while let position = current {
      let alpha = layout.views[position].content.alpha
      if alpha < 0.996 { groups.append(LayerBlend.Group(id: position, alpha: alpha)) }
      current = layout.views[position].parent
    }
    return groups.reversed()
  }

  /// By view: its own opacity times those of all above it.
  private func opacities() -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(layout.views.count)
    for position in layout.views.indices {
      result.append(layout.views[position].content.alpha * (layout.views[position].parent.map { result[$0] } ?? 1))
    }
    return result
  }

  private func isSystem(_ color: Color) -> Bool {
    let colors = SystemColors(environment: layout.environment)
    return color == colors.tint
      || ["label", "secondary-label", "tertiary-label", "quaternary-label", "placeholder", "link", "system-blue"]
        .contains {
          colors.color(named: $0) == color
        }
  }

  /// A filled button as the system makes it.
  private func isSystemFilled(_ view: ResolvedView, _ color: Color) -> Bool {
    view.kind == .button && view.style == .filled && view.background == nil && color == .white
      && view.tint == SystemColors(environment: layout.environment).tint
  }

  /// A section's title on a table that nobody gave a colour.
  private func isSectionTitle(_ color: Color, _ background: Color) -> Bool {
    color == SystemColor.sectionTitle
      && (background.hexDigits == SystemColor.groupedTable.hexDigits || isSystemBackground(background))
  }

  private func isSystemBackground(_ color: Color) -> Bool {
    let colors = SystemColors(environment: layout.environment)
    return SystemColor.all.contains {
      $0.name.hasSuffix("background") && colors.color(named: $0.name)?.hexDigits == color.hexDigits
    }
  }
}

extension Color {
  /// As eight bits a channel say it.
  fileprivate var inEightBits: Color {
    func step(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return Color(red: step(red), green: step(green), blue: step(blue))
  }

  fileprivate func distance(to other: Color) -> Double {
    let parts = [red - other.red, green - other.green, blue - other.blue]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
