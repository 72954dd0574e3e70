import AutoLayout
import ProofModel
import Resolving

/// The order in which the parts of an edit are told: what moves things first, names last.
struct CauseOrder {
  private let finder: CauseFinder
  private let edit: InputChange.Edit
  private let inputs: [Change]
  private let effects: [Effect]
  /// The parts that were tried by themselves and made something, the one that made the most first.
  private let makers: [NodeAspect]
  private let moves: Bool
  private let isMasks: Bool
  private let isOfType: Bool
  /// What the part that is told first makes by itself of what followed.
  let mainEffects: [Effect]
  /// What else the view was given that moved nothing, in the words of its changes: names of classes, and parts that were tried
  /// alone, where another part brings all of it back.
  let idle: Set<String>
  /// Whether a view says another thing and grew by a point.
  private let isSlight: Bool

  init(
    _ finder: CauseFinder, _ edit: InputChange.Edit, inputs: [Change], effects: [Effect],
    aspects: [NodeAspect: CauseTrial.Returned]
  ) {
    (self.finder, self.edit, self.inputs, self.effects) = (finder, edit, inputs, effects)
    moves =
      effects.filter { $0.kind == .moved }.count * 2 > effects.count || Self.framePlaces(finder, inputs, effects)
    // Of a frame and a mask that are others the one is told that makes the movement.
    isMasks =
      inputs.contains(where: \.isOfMask) && !Self.framePlaces(finder, inputs, effects, kinds: [.resized, .moved])
    isOfType = inputs.contains { $0.kind == .styleChanged && $0.isOfControlType }
    // What was tried goes by what it brought back: the part that makes the most of the movement is told first.
    let makers = NodeAspect.allCases.filter { aspects[$0]?.share ?? 0 >= Self.leastPart }.sorted {
      (aspects[$0]?.share ?? 0, $1.place) > (aspects[$1]?.share ?? 0, $0.place)
    }
    self.makers = makers
    mainEffects = makers.first.flatMap { aspects[$0]?.effects } ?? effects
    let isMade = makers.first.map { aspects[$0]?.share ?? 0 >= CauseTrial.mostShare } ?? false
    idle = Set(
      inputs.filter { input in
        guard finder.comparison.isOwn(input, of: edit) else { return false }
        return input.kind == .classChanged || Self.isBesideInsets(input, inputs)
          || isMade && !input.kind.isInert && aspects[NodeAspect(input)].map { $0.share < Self.leastIdle } ?? false
      }.map(\.sentence))
    isSlight =
      effects.reduce(0) { $0 + abs($1.horizontal) + abs($1.vertical) } < Self.slight
      && inputs.contains { $0.isOfWords && finder.comparison.isOwn($0, of: edit) }
  }

  /// Whether what is told first is no more than what a view says, and something else made the little that followed.
  var saysOnly: Bool { isSlight && !(makers.first.map { $0 == .text || $0 == .picture } ?? false) }

  var ordered: [Change] {
    inputs.enumerated().sorted {
      let ranks = (rank($0.element), rank($1.element))
      return (ranks.0.0, ranks.0.1, $0.offset) < (ranks.1.0, ranks.1.1, $1.offset)
    }.map(\.element)
  }

  /// Whether a frame is told first that alone does not make what a view did: its mask is another too.
  var movesByMask: Bool {
    isMasks && !effects.isEmpty && ordered.first.map { $0.kind == .frameChanged && !$0.isOfMask } ?? false
  }

  // MARK: Ranks

  private func rank(_ change: Change) -> (Int, Int) {
    if isSlight, change.isOfWords { return (-40, 0) }
    if !change.kind.isInert, finder.comparison.isOwn(change, of: edit),
      let place = makers.firstIndex(of: NodeAspect(change)), !(isOfType && change.isOfDerivedLook),
      !change.isOf(.alignmentInsets), !Self.isBesideInsets(change, inputs)
    {
      return (place - 20, kindRank(change))
    }
    return (kindRank(change), 0)
  }

  private func kindRank(_ change: Change) -> Int {
    // What a table finds out follows from the rule that it goes with.
    if isOfFollowedRoot(change) || change.isOf(.foundOutHeight) { return 4 }
    // Another style of a table moves its rows by what it leaves around its sections.
    if isOfStyle, change.isOf(.style) { return -2 }
    if isMasks, change.isOfMask { return -1 }
    // On wide screens it takes far more than margins do; in all variants alike, so that they are one card.
    if change.isOf(.readableWidth) { return -1 }
    // Unless columns of other widths move more.
    if change.isOf(.rowHeight, .intercellSpacing) { return isAcross ? 1 : -1 }
    switch change.kind {
    // A section's title comes and goes with its table's style.
    case .appeared where isOfTable(change), .went where isOfTable(change): return 2
    case .appeared, .went: return -3
    case .reparented: return isInPlace(change) ? 2 : -2
    case .reordered where change.isOf(.columns): return -1
    // What a type or the whole document decides follows from it.
    case .marginChanged where InputChange.isOfSafeAreas(change): return 2
    case _ where isOfType && change.isOfDerivedLook: return 2
    case .frameChanged where change.isOf(.alignmentInsets): return 2
    case _ where Self.isBesideInsets(change, inputs): return 2
    case .renamed, .classChanged: return 3
    // A size that follows from an edit is told with what it gives.
    case .environmentChanged: return 4
    case .colorChanged: return 2
    case .styleChanged where edit.isOfView && !effects.isEmpty && !change.isOfSizingLook: return 2
    case .frameChanged: return moves ? 0 : 1
    default: return 1
    }
  }

  /// Whether what a view lies in now begins where what it lay in did, and the view's own frame is another: this moves it.
  private func isInPlace(_ change: Change) -> Bool {
    let comparison = finder.comparison
    guard case .view(_, let id) = change.subject, let position = comparison.views.actualPosition(of: id),
      let other = comparison.views.toExpected[position], let now = finder.actual.views[position].parent,
      let then = finder.expected.views[other].parent
    else { return false }
    return finder.actual.views[now].pixelFrame.origin == finder.expected.views[then].pixelFrame.origin
      && inputs.contains { $0.isOfDrawnFrame && $0.subject == change.subject }
  }

  /// Whether it is the recorded frame of a view that is a screen by itself, which follows from the edit of something in it.
  private func isOfFollowedRoot(_ change: Change) -> Bool {
    guard change.kind == .frameChanged, edit != .view(0), case .view(_, let id) = change.subject else { return false }
    return id == finder.actual.views[0].content.id
  }

  /// Whether it is another type of a button that has other insets too: plain ones are measured by these alone.
  private static func isBesideInsets(_ change: Change, _ inputs: [Change]) -> Bool {
    change.isOf(.style) && inputs.contains { $0.isOf(.contentInsets) && $0.subject == change.subject }
  }

  private var isAcross: Bool {
    effects.reduce(0) { $0 + $1.horizontal.magnitude } > effects.reduce(0) { $0 + $1.vertical.magnitude }
  }

  /// Whether it is the edit of a table of iOS that has another style.
  private var isOfStyle: Bool {
    guard case .view(let position) = edit, finder.actual.views[position].content.kind == .table,
      !finder.actual.environment.isMac
    else { return false }
    return inputs.contains { $0.isOf(.style) && finder.comparison.isOwn($0, of: edit) }
  }

  /// Whether it is of what lies in the table whose edit it is.
  private func isOfTable(_ change: Change) -> Bool {
    guard case .view(let position) = edit, finder.comparison.views.toExpected[position] != nil else { return false }
    return finder.actual.views[position].content.kind == .table && !finder.comparison.isOwn(change, of: edit)
  }

  /// Views that moved or grew by less together did not change for that.
  private static let slight = 4.0

  /// A part of an edit that brings back less of its movement is told by its kind.
  private static let leastPart = 0.2

  /// A part that brings back less moved nothing.
  private static let leastIdle = 0.01

  /// Whether a view's own frame makes what it grew by, so that its font or text does not.
  private static func framePlaces(
    _ finder: CauseFinder, _ inputs: [Change], _ effects: [Effect], kinds: [Change.Kind] = [.resized]
  ) -> Bool {
    guard !effects.isEmpty,
      let input = inputs.first(where: \.isOfDrawnFrame),
      case .view(_, let id) = input.subject, let position = finder.comparison.views.actualPosition(of: id),
      let other = finder.comparison.views.toExpected[position],
      let old = finder.expected.system?.screen.nodes[other].frame,
      let new = finder.actual.system?.screen.nodes[position].frame
    else { return false }
    let own = effects.filter { kinds.contains($0.kind) && $0.subject == input.subject }
    // Nothing that a view shows or aligns makes its mask leave it another size.
    if kinds == [.resized], CanvasFrames.framePlaced(finder.actual).contains(position),
      CanvasFrames.framePlaced(finder.expected).contains(other)
    {
      return true
    }
    return own.allSatisfy { effect in
      let given =
        effect.kind == .moved ? (new.x - old.x, new.y - old.y) : (new.width - old.width, new.height - old.height)
      return abs(effect.horizontal - given.0) < 1 && abs(effect.vertical - given.1) < 1
    }
  }
}

extension Change {
  fileprivate var isOfWords: Bool {
    [.textChanged, .imageChanged, .kindChanged].contains(kind) || sentence.contains("' is a secure field")
      || sentence.contains("' is no secure field")
  }

  var isOfMask: Bool { kind == .frameChanged && isOf(.mask) }

  /// Whether it is what a control's look and measures follow from.
  var isOfControlType: Bool { isOf(.style, .controlSize) }

  /// Whether the type of a control decides it: its alignment, and the tabs that it shows.
  fileprivate var isOfDerivedLook: Bool {
    // The fonts of buttons of type custom and system in Interface Builder's files, where these name none.
    isOf(.alignmentInsets, .segments)
      || kind == .fontChanged && Set([before, after]) == ["system 15", "system 18"]
  }

  /// Whether it comes with another type: what is derived, and how strongly the control holds on to its height.
  var isOfType: Bool { isOfDerivedLook || isOf(.verticalHugging) }

  /// Whether a look may make a view larger: a control's style, and how many lines a text has.
  fileprivate var isOfSizingLook: Bool {
    isOfControlType
      || isOf(
        .numberOfLines, .lineBreakMode, .lineHeight, .leastLineHeight, .lineSpacing, .paragraphSpacing, .leastFontScale,
        .runs,
        .fontFollowing)
  }

}
