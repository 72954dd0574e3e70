internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

/// Draws rules, findings, frames and guides over a screen, in window space.
///
/// First all marks are gathered; areas and lines are drawn, each line where it is least in the way; then badges are
/// placed one after the other, so that none covers another or the text it speaks of.
struct OverlayPainter {
  let layout: SolvedLayout
  let options: SceneOptions
  let own: OwnText
  /// Enlarges everything that is ours.
  let unit: Double
  /// The picture in window space: no badge leaves it.
  let bounds: Rect
  let axes: [Axis]
  /// Whether rules that hold are left out.
  let showsProblemsOnly: Bool
  /// The screen's outline and its cut-out in window space: what areas are clipped to.
  var screen: (shape: Path?, cutout: Path?) = (nil, nil)
  let canvas = Canvas()
  /// What the legend has to explain, in order.
  private(set) var entries = LegendContent()
  var marks: [Mark] = []
  var placement: BadgePlacement
  var lanes: LaneChoice
  var pending: [Badge] = []
  /// Where the line of each rule stands, by the rule's id: what its note points at.
  var painted: [String: Point] = [:]
  private(set) var placedBadges: [(badge: Badge, rect: Rect)] = []
  let children: Set<Int>
  /// The views whose rules alone are drawn; empty for all.
  let focus: Set<Int>

  init(layout: SolvedLayout, options: SceneOptions, text: TextEngine, picture: Size, origin: Point) {
    self.layout = layout
    self.options = options
    self.own = OwnText(text, scale: layout.environment.scale)
    self.unit = max(0.5, min(4, options.annotationScale))
    self.bounds = Rect(x: -origin.x, y: -origin.y, width: picture.width, height: picture.height)
    let overlays = Set(options.overlays)
    let hasRules = !overlays.isDisjoint(with: [.constraints, .horizontal, .vertical])
    self.showsProblemsOnly = !hasRules
    let hasBoth = overlays.contains(.constraints) || !hasRules && overlays.contains(.problems)
    self.axes = Axis.allCases.filter {
      hasBoth || overlays.contains($0 == .horizontal ? .horizontal : .vertical)
    }
    self.placement = BadgePlacement(bounds: bounds)
    self.lanes = LaneChoice()
    self.children = Set(layout.views.compactMap(\.parent))
    let named = Set(options.focus)
    self.focus = Set(
      layout.views.indices.filter { index in
        let view = layout.views[index]
        return !named.isDisjoint(with: [view.path, view.content.name, view.content.id])
      })
  }

  private var isDark: Bool { layout.environment.appearance == .dark }

  /// A tone's colour for lines on this screen.
  func ink(_ tone: Tone) -> Color { isDark ? tone.lineOnDark : tone.line }

  /// What surrounds lines, so that they stand out on any content.
  func casing(_ alpha: Double = 0.85) -> Color { Color(white: isDark ? 0 : 1, alpha: alpha) }

  func shows(_ overlay: Overlay) -> Bool { options.overlays.contains(overlay) }
  var showsRules: Bool { !axes.isEmpty }

  /// - Parameter obstacles: where the screen's letters lie.
  mutating func paint(obstacles: [(view: Int, rect: Rect)]) {
    placement.texts = obstacles
    placement.controls = layout.views.filter { !$0.isHidden && $0.isSmallControl }.map(\.windowFrame)
    lanes.texts = obstacles.map(\.rect)
    lanes.views = layout.views.indices.filter { !children.contains($0) && !layout.views[$0].isHidden }
      .map { layout.views[$0].windowFrame }
    paintVeil()
    if shows(.mock) { paintDesign() }
    if shows(.grid) { paintGrid() }
    if shows(.safeArea) { paintSafeArea() }
    if shows(.margins) { paintMargins() }
    if shows(.frames) { paintFrames() }
    if shows(.baselines) { paintBaselines() }
    if shows(.masks) { paintMasks() }
    if shows(.redline) { paintRedlines() }
    if shows(.accessibility) { paintAccessibility() }
    if showsRules {
      if !showsProblemsOnly { paintStacks() }
      gatherRules()
      gatherFindings()
      if !showsProblemsOnly { gatherDerivedSizes() }
      joinRepeated()
      // Lines that cannot move are taken first, so that the others keep apart from them.
      for mark in marks {
        if case .alignment(let line) = mark.shape { lanes.take(line) }
      }
      for mark in marks where mark.shape.box.isDrawable { paint(mark) }
      if !showsProblemsOnly { gatherNotes() }
    }
    placeBadges()
  }

  /// What lies outside of the picture is counted in the place of being drawn; true where it was.
  mutating func isOutside(from start: Point, to end: Point) -> Bool {
    let low = Point(x: min(start.x, end.x), y: min(start.y, end.y))
    let high = Point(x: max(start.x, end.x), y: max(start.y, end.y))
    let side: LegendContent.Side
    if low.y > bounds.maxY {
      side = .below
    } else if high.y < bounds.minY {
      side = .above
    } else if low.x > bounds.maxX {
      side = .right
    } else if high.x < bounds.minX {
      side = .left
    } else {
      return false
    }
    entries.outside[side, default: 0] += 1
    return true
  }

  mutating func explain(_ key: LegendContent.Key) { entries.keys.insert(key) }
  mutating func list(_ item: LegendContent.Item) { entries.items.append(item) }

  private mutating func placeBadges() {
    // What is wrong is placed first and lies nearest to its cause; the rest follows in the order of the source.
    let order = pending.indices.sorted { (pending[$0].rank, $0) < (pending[$1].rank, $1) }
    var placed: [(badge: Badge, place: BadgePlacement.Place)] = []
    var left = 0
    for index in order {
      let badge = pending[index]
      if let place = placement.place(badge) {
        placed.append((badge, place))
      } else if badge.tone != .derived {
        left += 1
      }
    }
    if left > 0 { entries.unplaced = left }
    for (badge, place) in placed { paintLeader(badge, place) }
    for (badge, place) in placed { paintBadge(badge, place.rect) }
    placedBadges = placed.map { ($0.badge, $0.place.rect) }
  }
}

extension SolvedView {
  /// A control or a picture that one badge would cover for the most part.
  fileprivate var isSmallControl: Bool {
    let mayBeSmall = content.kind == .image || content.kind == .button
    return content.kind.has(.slight) || mayBeSmall && windowFrame.width <= 90 && windowFrame.height <= 90
  }
}
