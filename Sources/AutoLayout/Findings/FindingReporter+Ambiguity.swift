import LinearSolver
import ProofModel
import Resolving

extension FindingReporter {
  /// Views that may move without any rule being hurt: what they need, and how far they may go.
  mutating func reportAmbiguities() {
    guard explanation.ambiguities.contains(where: { $0.reason == .missing }) else { return }
    var open: [Int: [Ambiguity]] = [:]
    var openContent: [Int: [Ambiguity]] = [:]
    let scrolls = lowering.scrollContent.sorted { $0.key < $1.key }
    for ambiguity in explanation.ambiguities where ambiguity.reason == .missing {
      let variable = ambiguity.variable.index
      if variable < lowering.nodes.count * 4 {
        open[variable / 4, default: []].append(ambiguity)
      } else if let scroll = scrolls.first(where: { $0.value.width == variable || $0.value.height == variable }) {
        openContent[scroll.key, default: []].append(ambiguity)
      }
    }
    let missing = explanation.ambiguities.filter { $0.reason == .missing }.map(\.variable.index)
    let basis = basis(of: missing)
    // What a rule would give that a conflict leaves out lacks none: the conflict is told.
    let unbroken = misses.isEmpty ? basis : self.basis(of: missing, holdsBroken: true)
    let visible = visibleViews
    let isVisible = Set(visible)
    // What is open by nothing that a view lacks itself belongs to the first that moves with it.
    var reporters: [Int?] = Array(repeating: nil, count: basis.variables.count)
    for position in visible {
      for ambiguity in open[position] ?? [] {
        for cause in basis.causes(of: ambiguity.variable.index) where reporters[Int(cause)] == nil {
          let own = basis.variables[Int(cause)] / 4
          reporters[Int(cause)] = isVisible.contains(own) ? own : position
        }
      }
    }
    var followers: [Int: [Int]] = [:]
    var seen = Array(repeating: -1, count: lowering.nodes.count)
    for position in visible {
      var above: [Int] = []
      for ambiguity in open[position] ?? [] {
        for cause in basis.causes(of: ambiguity.variable.index) {
          guard let reporter = reporters[Int(cause)], seen[reporter] != position else { continue }
          seen[reporter] = position
          above.append(reporter)
        }
      }
      guard !above.isEmpty, seen[position] != position else { continue }
      for reporter in above { followers[reporter, default: []].append(position) }
    }
    for position in visible {
      if let found = open[position] {
        let ranges = found.map { range($0, of: position) }
        layout.views[position].ambiguity = ranges
        markTouching(position, ranges.map(\.attribute))
        let own = zip(found, ranges).filter { ambiguity, _ in
          basis.causes(of: ambiguity.variable.index).allSatisfy { reporters[Int($0)] == position }
            && !unbroken.causes(of: ambiguity.variable.index).isEmpty
        }.map(\.1)
        if !own.isEmpty {
          report(
            own, of: position, followers: followers[position] ?? [], isCut: found.contains { !$0.isWhole })
        }
      }
      if let found = openContent[position] { reportContent(found, of: position) }
    }
  }

  /// Which of the open variables leave the others nothing, once they are given: of views with few rules about their
  /// place before others, then in the order of the tree.
  ///
  /// - Parameter holdsBroken: whether rules that conflicts leave out hold as well.
  private func basis(of open: [Int], holdsBroken: Bool = false) -> FreedomBasis {
    let count = lowering.nodes.count * 4
    let visible = Set(visibleViews)
    func rank(_ variable: Int) -> (Int, Int, Int) {
      guard variable < count, visible.contains(variable / 4) else { return (Int.max, variable, 0) }
      if isTiled(variable / 4) { return (Int.max - 1, variable, 0) }
      return (placeRules(of: variable / 4, variable % 2 == 0 ? .horizontal : .vertical), variable / 4, variable % 4)
    }
    let ranks = Dictionary(open.map { ($0, rank($0)) }, uniquingKeysWith: { first, _ in first })
    let ordered = open.sorted { (ranks[$0] ?? (0, 0, 0)) < (ranks[$1] ?? (0, 0, 0)) }
    let beaten = Set(explanation.beaten.map(\.constraint))
    let equations = lowering.constraints.indices.lazy.filter { position in
      guard let id = ids[position], lowering.constraints[position].relation == .equal else { return false }
      return (holdsBroken || misses[id] == nil) && !beaten.contains(id)
    }.map { position in
      lowering.constraints[position].form.terms.map { (variable: $0.variable, coefficient: $0.coefficient) }
    }
    return FreedomBasis(variables: ordered, equations: equations)
  }

  /// Whether AppKit's scroll view gives it its place (`NSScrollView.tile`): its clip view and its scrollers need no rule.
  private func isTiled(_ position: Int) -> Bool {
    let nodes = lowering.nodes
    guard layout.environment.isMac, let parent = nodes[position].parent, nodes[parent].content.clips else {
      return false
    }
    return nodes[position].content.clips || nodes[position].content.kind == .scroller
  }

  private func range(_ ambiguity: Ambiguity, of position: Int) -> AmbiguousRange {
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    let insets = lowering.nodes[position].alignmentInsets
    let part = ambiguity.variable.index % 4
    let shift = [-insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom][part]
    return AmbiguousRange(
      attribute: attributes[part], lower: ambiguity.lower + shift, upper: ambiguity.upper + shift,
      value: ambiguity.value + shift)
  }

  /// - Parameters:
  ///   - ranges: what the view itself lacks.
  ///   - followers: views that are open only because this one is.
  ///   - isCut: whether a range may be wider than what was found.
  private mutating func report(
    _ ranges: [AmbiguousRange], of position: Int, followers: [Int], isCut: Bool
  ) {
    var needs: [String] = []
    var hints: [String] = []
    for axis in Axis.allCases {
      let here = ranges.filter { $0.attribute.axis == axis }
      guard !here.isEmpty else { continue }
      let letter = axis == .horizontal ? "an x" : "a y"
      let size = axis == .horizontal ? "width" : "height"
      let isPlaceOpen = here.contains { $0.attribute.kind == .location }
      let isSizeOpen = here.contains { $0.attribute.kind == .size }
      if isPlaceOpen, isSizeOpen {
        needs.append("\(letter) position \(placeRules(of: position, axis) > 0 ? "or" : "and") a \(size)")
      } else {
        needs.append(isPlaceOpen ? "\(letter) position" : "a \(size)")
      }
      hints.append(
        remedy(position, axis, isPlaceOpen: isPlaceOpen && (!isSizeOpen || placeRules(of: position, axis) == 0)))
    }
    var notes = ranges.map { Diagnostic.Note(movement($0)) }
    if isCut { notes.append(.init("there are too many free views to look for all of each range: it may go further")) }
    if !followers.isEmpty {
      let names = followers.prefix(4).map { "'\(name($0))'" }
      let others = followers.count > 4 ? names + ["\(followers.count - 4) more"] : names
      notes.append(.init("\(others.listed) \(followers.count == 1 ? "moves" : "move") with it"))
    }
    add(
      Finding(
        kind: .ambiguity, severity: .error,
        diagnostic: .error(
          "ambiguous-layout", "'\(name(position))' needs \(needs.listed)",
          at: layout.views[position].content.span, notes: notes, hint: hints.first),
        views: ([position] + followers.prefix(Self.mostFollowers)).map(id),
        constraints: touching(position, ranges.map(\.attribute))))
  }

  /// Of one view's followers as many are listed; all are counted. In a chain each view moves all that come after it.
  private static let mostFollowers = 250

  /// How many of the user's rules say where the view lies along an axis.
  private func placeRules(of position: Int, _ axis: Axis) -> Int {
    (constraintsOf[position] ?? []).count { index in
      lowering.constraints[index].origin == .authored
        && lowering.constraints[index].words.terms.contains {
          $0.item == .view(position) && $0.attribute.axis == axis && $0.attribute.kind == .location
        }
    }
  }

  private func remedy(_ position: Int, _ axis: Axis, isPlaceOpen: Bool) -> String {
    let own = name(position)
    let outer = layout.views[position].parent.map { $0 == 0 ? "safe" : name($0) } ?? "root"
    if isPlaceOpen {
      let edge = axis == .horizontal ? "leading" : "top"
      return "\(own).\(edge) == \(outer).\(edge) + 8"
    }
    let edge = axis == .horizontal ? "trailing" : "bottom"
    return "\(own).\(edge) == \(outer).\(edge) - 8"
  }

  private func movement(_ range: AmbiguousRange) -> String {
    let what =
      switch range.attribute {
      case .left: "its left edge"
      case .top: "its top edge"
      case .width: "its width"
      default: "its height"
      }
    switch (range.lower.isFinite, range.upper.isFinite) {
    case (true, true): return "\(what) may be anything from \(range.lower.shortText) to \(range.upper.shortText) pt"
    case (true, false): return "\(what) may be anything from \(range.lower.shortText) pt on"
    case (false, true): return "\(what) may be anything up to \(range.upper.shortText) pt"
    case (false, false): return "\(what) may be anything"
    }
  }

  private mutating func reportContent(_ found: [Ambiguity], of position: Int) {
    let needs = found.map { lowering.scrollContent[position]?.width == $0.variable.index ? "width" : "height" }
    let own = name(position)
    add(
      Finding(
        kind: .ambiguity, severity: .error,
        diagnostic: .error(
          "ambiguous-content-size", "the content of '\(own)' needs a \(needs.listed)",
          at: layout.views[position].content.span,
          notes: [.init("a scroll view's content is as large as the rules between its edges and its subviews make it")],
          hint: needs.first == "width"
            ? "\(own).content.width == \(own).frame.width" : "\(own).content.bottom == \(own).bottom"),
        views: [id(position)]))
  }

  // MARK: What touches it

  private func touching(_ position: Int, _ attributes: [LayoutAttribute]) -> [Int] {
    let axes = Set(attributes.map(\.axis))
    return (constraintsOf[position] ?? []).compactMap { index in
      let constraint = lowering.constraints[index]
      guard constraint.origin == .authored || constraint.origin == .implied else { return nil }
      return constraint.words.terms.contains { $0.item == .view(position) && axes.contains($0.attribute.axis) }
        ? shown[index] : nil
    }
  }

  private mutating func markTouching(_ position: Int, _ attributes: [LayoutAttribute]) {
    for place in touching(position, attributes) { layout.constraints[place].isAmbiguous = true }
  }

  // MARK: Ties

  /// Optional constraints of one priority that trade off against each other: the first is kept, and the user told.
  mutating func reportTies() {
    for ambiguity in explanation.ambiguities where ambiguity.reason == .tie {
      let position = ambiguity.variable.index / 4
      guard lowering.nodes.indices.contains(position) else { continue }
      layout.views[position].ties.append(range(ambiguity, of: position))
    }
    for tie in explanation.ties {
      let positions = tie.constraints.compactMap { lowered[$0] }
      let told = positions.filter { shown[$0] != nil && !isBookkeeping($0) && !isHidden($0) }
      guard told.count > 1 else { continue }
      for position in told { layout.constraints[shown[position] ?? 0].isAmbiguous = true }
      add(
        Finding(
          kind: .tie, severity: .warning, diagnostic: diagnostic(tie, told), views: views(of: told),
          constraints: told.compactMap { shown[$0] }))
    }
  }

  private func isBookkeeping(_ position: Int) -> Bool {
    switch lowering.constraints[position].origin {
    case .grid(let purpose): return purpose != .fit
    case .stack, .split, .system, .guide, .proportional, .autoresizing, .implied: return true
    case .authored, .hugging, .compression: return false
    }
  }

  private func isHidden(_ position: Int) -> Bool {
    lowering.constraints[position].words.terms.allSatisfy { layout.views[view(of: $0.item)].isHidden }
  }

  private func diagnostic(_ tie: Tie, _ positions: [Int]) -> Diagnostic {
    let names = views(of: positions).map { "'\(lowering.positions[$0].map(name) ?? $0)'" }
    let priority = tie.strength.level
    let notes = positions.map { Diagnostic.Note("it is between \(phrase($0))", at: span($0)) }
    let first = lowering.constraints[positions[0]]
    switch first.origin {
    case .grid: return gridTie(positions)
    case .hugging(let axis) where positions.allSatisfy({ lowering.constraints[$0].origin == first.origin }):
      let word = axis == .horizontal ? "h" : "v"
      let last = name(view(of: lowering.constraints[positions[positions.count - 1]].words.terms[0].item))
      return .warning(
        "content-priority-ambiguity",
        "there is more room than \(names.listed) need, and all hug at \(priority.shortText): which one grows is open",
        at: viewSpan(positions[0]), notes: notes, hint: "\(last): { hug: { \(word): \((priority + 1).shortText) } }")
    case .compression(let axis) where positions.allSatisfy({ lowering.constraints[$0].origin == first.origin }):
      let word = axis == .horizontal ? "h" : "v"
      let last = name(view(of: lowering.constraints[positions[positions.count - 1]].words.terms[0].item))
      return .warning(
        "content-priority-ambiguity",
        "there is less room than \(names.listed) need, and all resist at \(priority.shortText): which one shrinks is open",
        at: viewSpan(positions[0]), notes: notes,
        hint: "\(last): { compress: { \(word): \((priority - 1).shortText) } }")
    default:
      let authored = positions.first { lowering.constraints[$0].origin == .authored }
      let text =
        authored.flatMap { shown[$0] }.map { plainText(layout.constraints[$0].text) } ?? "the rule that matters more"
      return .warning(
        "priority-tie",
        "rules on \(names.listed) ask for different things at the same priority \(priority.shortText)",
        at: authored.flatMap { span($0) } ?? viewSpan(positions[0]), notes: notes,
        hint: "\(text) @\((priority + 1).shortText)")
    }
  }

  /// Rows or columns that share the room that is left.
  private func gridTie(_ positions: [Int]) -> Diagnostic {
    let tracks = positions.compactMap { lowering.constraints[$0].words.terms.first.map { view(of: $0.item) } }
    let isRow = lowering.constraints[positions[0]].words.terms.first?.attribute.axis == .vertical
    var told: [Int] = []
    for track in tracks where !told.contains(track) { told.append(track) }
    let (word, size) = isRow ? ("rows", "height") : ("columns", "width")
    let grid = tracks.first.flatMap { layout.views[$0].parent }.map(name) ?? ""
    var names = told.prefix(4).map { "'\(name($0))'" }
    if told.count > 5 {
      names.append("\(told.count - 4) more")
    } else {
      names += told.dropFirst(4).map { "'\(name($0))'" }
    }
    let natural = told.first.map { layout.views[$0].frame }.map { isRow ? $0.height : $0.width } ?? 0
    return .warning(
      "grid-room-ambiguity",
      "'\(grid)' has more room than its \(word) need: which of \(names.listed) grows is open",
      at: tracks.first.flatMap { layout.views[$0].content.span },
      notes: [.init("'\(told.last.map(name) ?? "")' takes it")],
      hint: "give all of them but one a size: { \(size): \(natural.shortText) }")
  }

  private func plainText(_ text: String) -> String {
    text.split(separator: "@", maxSplits: 1).first.map(\.trimmed) ?? text
  }

  private func viewSpan(_ position: Int) -> SourceSpan? {
    guard let term = lowering.constraints[position].words.terms.first else { return nil }
    return layout.views[view(of: term.item)].content.span
  }
}
