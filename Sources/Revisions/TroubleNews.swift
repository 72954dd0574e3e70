import AutoLayout
import ImageDiff
import ProofModel
import Resolving
import Reviewing
import Solving

/// Which findings of one variant's two sides are news: certain, and not there on the other side in any form, such as behind what
/// is told of the view around it, or of the same two views in another order.
struct TroubleNews {
  private let one: SolvedLayout
  private let other: SolvedLayout
  private let otherKeys: Set<String>

  private init(of one: SolvedLayout, beside other: SolvedLayout) {
    (self.one, self.other) = (one, other)
    otherKeys = Set(other.findings.map(Self.key))
  }

  /// Takes out of both sides what is doubtful, and what the other side has in another form.
  static func leaveOutOld(_ base: inout Workbench.Solved?, _ head: inout Workbench.Solved?) {
    // What is doubtful on one side is neither new nor gone on the other.
    let doubtful = Set(
      [base, head].compactMap { $0?.layout }.flatMap { layout in
        layout.findings.filter { isDoubtful($0, layout) }.map(key)
      })
    base?.layout.findings.removeAll { doubtful.contains(key($0)) }
    head?.layout.findings.removeAll { doubtful.contains(key($0)) }
    guard let before = base?.layout, let after = head?.layout else { return }
    let (gone, new) = (TroubleNews(of: before, beside: after), TroubleNews(of: after, beside: before))
    base?.layout.findings.removeAll(where: gone.isOld)
    head?.layout.findings.removeAll(where: new.isOld)
  }

  /// Of an entry: its screen, whether that is gone, what was found on its earlier side, and the views that were shown there.
  typealias Earlier = (screen: Int, isGone: Bool, known: [Finding], shown: Set<String>)

  /// Takes out of reports what was there before in another picture of the screen, of views that were made anew, on a screen
  /// that is gone, or, of what a screen that is new holds or that is shown in another one now, in the picture of that alone. What
  /// sticks out of an upright phone that kept it before is new there, whatever others showed.
  static func leaveOutKnown(from entries: inout [ReviewReport.Entry], _ sides: [Earlier]) {
    var (keys, words): ([Int: Set<String>], [Int: Set<String>]) = ([:], [:])
    var gone: Set<String> = []
    for side in sides {
      let said = side.known.map { Self.words($0.diagnostic.id, $0.diagnostic.message) }
      keys[side.screen, default: []].formUnion(side.known.map(key))
      words[side.screen, default: []].formUnion(said)
      if side.isGone { gone.formUnion(said) }
    }
    let spread = spreading(entries, sides)
    let all = keys.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (index, side) in sides.enumerated() {
      // What a smaller phone had no room for was seen on this one.
      let isShown = entries[index].isUprightPhone && entries[index].status == .layout
      let isNew = entries[index].status == .missing
      let own = Set(side.known.map { Self.words($0.diagnostic.id, $0.diagnostic.message) })
      entries[index].findings.new.removeAll { finding in
        let said = Self.words(finding.id, finding.message)
        if isNew, all.contains(key(finding.id, finding.views)) { return true }
        if spread[side.screen]?.contains(key(finding.id, finding.views)) == true { return false }
        if isShown, finding.id == outside { return own.contains(said) || gone.contains(said) }
        if finding.views.allSatisfy({ !side.shown.contains($0) }), all.contains(key(finding.id, finding.views)) {
          return true
        }
        return keys[side.screen]?.contains(key(finding.id, finding.views)) == true
          || words[side.screen]?.contains(said) == true || gone.contains(said)
      }
      if entries[index].isOfNothing { entries[index].makeSame() }
    }
  }

  /// By screen: errors that more than twice as many pictures have now as had them before, such as rules that contradicted each
  /// other on the narrowest device alone.
  private static func spreading(
    _ entries: [ReviewReport.Entry], _ sides: [Earlier]
  ) -> [Int: Set<String>] {
    var counts: [Int: [String: (before: Int, new: Int)]] = [:]
    for (entry, side) in zip(entries, sides) {
      for known in Set(side.known.map(key)) { counts[side.screen, default: [:]][known, default: (0, 0)].before += 1 }
      for new in Set(entry.findings.new.filter { $0.severity == .error }.map { key($0.id, $0.views) }) {
        counts[side.screen, default: [:]][new, default: (0, 0)].new += 1
      }
    }
    return counts.mapValues { found in Set(found.filter { $1.before > 0 && $1.new > 2 * $1.before }.keys) }
  }

  private static let outside = "outside-screen"

  /// What is found of which views, whatever their order.
  static func key(_ finding: Finding) -> String { key(finding.diagnostic.id, finding.views) }

  static func key(_ id: String, _ views: [String]) -> String { ([id] + views.sorted()).joined(separator: "\u{1F}") }

  /// What is said, without its numbers: views that were made anew have other ids.
  static func words(_ id: String, _ message: String) -> String {
    id + "\u{1F}" + message.filter { !$0.isNumber && $0 != "." }
  }

  // MARK: Doubt

  /// What a text may lack by our measuring alone: Interface Builder sizes to whole points, and says 105 where we say 106.
  private static let doubtfulPoints = 2.0
  private static let doubtfulShare = 0.02
  /// What sums of sizes may be off by where each is rounded.
  private static let rounding = 1.01

  /// Whether a finding is within the error of our measuring, or rests on what the screen's system did not have.
  static func isDoubtful(_ finding: Finding, _ layout: SolvedLayout) -> Bool {
    let views = finding.views.compactMap { layout.index(of: $0) }.map { layout.views[$0] }
    // Nobody sees it.
    if !views.isEmpty, views.allSatisfy(\.isHidden) { return true }
    switch finding.kind {
    case .clippedText:
      guard let lack = finding.lack else {
        // A title that lacks neither width nor height wraps; one line of a label lacks less than is measured.
        return views.first.map { $0.content.kind == .button || $0.content.text?.numberOfLines == 1 } ?? false
      }
      return lack.missing <= max(doubtfulPoints, doubtfulShare * lack.needed)
    case .tie:
      let ranges = views.flatMap(\.ties)
      // What a row of texts has too little room for by our fonts alone.
      let isOfTexts = views.count > 1 && views.contains { $0.content.text != nil }
      let most = isOfTexts ? rounding + doubtfulPoints : rounding
      return !ranges.isEmpty && ranges.allSatisfy { $0.upper - $0.lower <= most }
    case .misplaced:
      // A line is seen where it was, however high its record is.
      guard let view = views.first, view.content.kind == .separator, let drawn = view.misplacedFrom else {
        return false
      }
      let changes = [
        view.frame.x - drawn.x, view.frame.y - drawn.y, view.frame.width - drawn.width,
        view.frame.height - drawn.height,
      ].map(\.magnitude)
      return changes.allSatisfy { $0 <= doubtfulPoints }
    case .overlap:
      // A Mac's table gives its cells the widths of its columns, whatever is recorded of them.
      guard layout.environment.isMac else { return false }
      let cells = finding.views.compactMap { layout.index(of: $0) }.compactMap { cell(around: $0, layout) }
      return cells.count == 2 && cells[0] != cells[1]
    case .outsideScreen:
      // What is seen of AppKit's boxes is less than their frames, which what they hold fills.
      return views.first?.parent.map { layout.views[$0].content.kind == .box } ?? false
    case .conflict:
      // What the system alone lays out, such as a cell of one of its styles, is at nobody's fault.
      let rules = finding.constraints.filter(layout.constraints.indices.contains).map { layout.constraints[$0] }
      return !rules.isEmpty
        && rules.allSatisfy { $0.origin != .authored || ConstraintGroup.namesOfSystem.contains($0.group) }
    case .outsideSafeArea:
      // Apps of before there were safe areas are shown between the bars of phones that have some; a status bar they had.
      guard layout.environment.era.system == .ios, layout.environment.era < Era(.ios, 11), let view = views.first else {
        return false
      }
      return overhangs(view, layout, safe(layout))[2] == 0
    default: return false
    }
  }

  /// The cell of a table that a view is or lies in.
  private static func cell(around position: Int, _ layout: SolvedLayout) -> Int? {
    ([position] + layout.superviews(of: position)).first { view in
      layout.views[view].parent.map { layout.views[$0].content.kind == .table } ?? false
    }
  }

  // MARK: The same in another form

  private func isOld(_ finding: Finding) -> Bool {
    if otherKeys.contains(Self.key(finding)) {
      // The same views in another order.
      return !other.findings.contains { $0.diagnostic.id == finding.diagnostic.id && $0.views == finding.views }
    }
    if isRecordedUnseen(finding) || isOldConflict(finding) { return true }
    let pairs = finding.views.compactMap { id -> (SolvedView, SolvedView)? in
      guard let own = one.index(of: id), let mate = other.index(of: id), !other.views[mate].isHidden else { return nil }
      return (one.views[own], other.views[mate])
    }
    guard pairs.count == finding.views.count, let first = pairs.first else { return false }
    switch finding.kind {
    case .outsideScreen:
      return Self.isAsFar(
        Self.overhangs(first.0, one, Self.window(one)), Self.overhangs(first.1, other, Self.window(other)))
    case .outsideSafeArea:
      return Self.isAsFar(
        Self.overhangs(first.0, one, Self.safe(one)), Self.overhangs(first.1, other, Self.safe(other)))
    case .overlap:
      guard pairs.count == 2, let own = Self.shared(pairs[0].0, pairs[1].0, one),
        let before = Self.shared(pairs[0].1, pairs[1].1, other)
      else { return false }
      return 2 * before.width * before.height >= own.width * own.height
    case .clippedText: return hadNoMoreRoom(finding, first)
    // Too little room there was before, for whichever of them.
    case .tie: return other.findings.contains { $0.kind == .tie && !Set($0.views).isDisjoint(with: finding.views) }
    default: return false
    }
  }

  /// Whether the same text had as little room on the other side, where nothing was found of it since its table finds its row's height
  /// out; one whose row is given a height now has no more than that.
  private func hadNoMoreRoom(_ finding: Finding, _ text: (own: SolvedView, before: SolvedView)) -> Bool {
    guard let lack = finding.lack, text.own.content.text == text.before.content.text,
      let place = one.index(of: text.own.content.id), let nodes = one.system?.screen.nodes,
      nodes.count == one.views.count,
      !one.superviews(of: place).contains(where: { nodes[$0].content.kind == .tableCell && nodes[$0].holding > 750 })
    else { return false }
    let room = lack.needed - lack.missing
    let isWidth = (room - text.own.alignmentRect.width).magnitude < 0.01
    return (isWidth ? text.before.alignmentRect.width : text.before.alignmentRect.height) <= room + 0.5
  }

  /// Whether rules that the other side has too contradicted each other there, by other ones of them: a screen with less room
  /// may say so of more rules.
  private func isOldConflict(_ finding: Finding) -> Bool {
    guard finding.kind == .conflict else { return false }
    func rules(_ finding: Finding, _ layout: SolvedLayout) -> Set<String> {
      Set(finding.constraints.filter(layout.constraints.indices.contains).map { layout.constraints[$0].id })
    }
    let own = rules(finding, one)
    guard !own.isEmpty, own.isSubset(of: Set(other.constraints.map(\.id))) else { return false }
    return other.findings.contains { known in
      guard known.kind == .conflict else { return false }
      let before = rules(known, other)
      return 2 * own.intersection(before).count >= min(own.count, before.count) && !before.isEmpty
    }
  }

  /// Whether a view that does not lie where it was drawn is as it was on the side that hides it, as another tab was chosen there:
  /// it is found now since it is shown.
  private func isRecordedUnseen(_ finding: Finding) -> Bool {
    guard finding.kind == .misplaced, let id = finding.views.first, let own = one.index(of: id),
      let mate = other.index(of: id), other.views[mate].isHidden, let screens = Self.both(one, other)
    else { return false }
    func records(_ position: Int, _ nodes: [LayoutNode]) -> [Rect?] {
      [nodes[position].frame, nodes[position].parent.flatMap { nodes[$0].frame }]
    }
    return records(own, screens.0.nodes) == records(mate, screens.1.nodes)
  }

  private static func both(_ one: SolvedLayout, _ other: SolvedLayout) -> (ResolvedScreen, ResolvedScreen)? {
    guard let first = one.system?.screen, let second = other.system?.screen, first.nodes.count == one.views.count,
      second.nodes.count == other.views.count
    else { return nil }
    return (first, second)
  }

  private static func seen(_ view: SolvedView, _ layout: SolvedLayout) -> Rect {
    layout.environment.isMac ? view.alignmentRect : view.windowFrame
  }

  private static func shared(_ first: SolvedView, _ second: SolvedView, _ layout: SolvedLayout) -> Rect? {
    guard let shared = seen(first, layout).intersection(seen(second, layout)), shared.width > 0.5, shared.height > 0.5
    else { return nil }
    return shared
  }

  private static func window(_ layout: SolvedLayout) -> Rect {
    let size = layout.environment.isMac ? layout.views.first?.frame.size : nil
    return Rect(origin: .zero, size: size ?? layout.environment.windowSize)
  }

  private static func safe(_ layout: SolvedLayout) -> Rect {
    window(layout).inset(by: layout.views.first?.safeAreaInsets ?? .zero)
  }

  /// How far a view reaches beyond the left, right, top and bottom edge, points; 0 of those that it keeps within.
  private static func overhangs(_ view: SolvedView, _ layout: SolvedLayout, _ outer: Rect) -> [Double] {
    let frame = seen(view, layout)
    return [outer.minX - frame.minX, frame.maxX - outer.maxX, outer.minY - frame.minY, frame.maxY - outer.maxY].map {
      $0 > 0.5 ? $0 : 0
    }
  }

  /// Whether a view reached beyond each edge that it reaches beyond, by half as much at least.
  private static func isAsFar(_ now: [Double], _ then: [Double]) -> Bool {
    zip(now, then).allSatisfy { $0 == 0 || 2 * $1 >= $0 } && now.contains { $0 > 0 }
  }
}

extension ReviewReport.Entry {
  /// Whether nothing is left to tell of a layout that differs: no edit, nothing that was found, and no pixel.
  fileprivate var isOfNothing: Bool {
    status == .layout && layout?.causes.isEmpty != false && findings.new.isEmpty && findings.gone.isEmpty
      && pixels?.verdict == .same && message == nil
  }

  fileprivate mutating func makeSame() {
    (status, layout, pixels) = (.same, nil, nil)
  }
}
