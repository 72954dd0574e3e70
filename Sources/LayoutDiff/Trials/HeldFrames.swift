import ProofModel
import Resolving

/// Frames that no edit says, since masks made them of a superview's other size or a table placed its rows: they go with what is
/// taken back of that.
struct HeldFrames {
  private let reversal: ScreenReversal
  private let edits: Set<InputChange.Edit>
  private var resized: Set<Int> = []
  private var said: Set<Int> = []
  /// By view of another frame: the sides that are taken back of it.
  private var sides: [Int: Set<Axis>] = [:]
  /// Rows of tables by the edit that says their size, and tables by the edits that move what is in them.
  private var sized: [Int: InputChange.Edit] = [:]
  private var movers: [Int: Set<InputChange.Edit>] = [:]
  /// Tables in which only widths go: columns beside them move, no row does.
  private var widened: Set<Int> = []
  /// By table: rows whose heights alone are taken back, and tables whose rows came, went or changed places by edits that stay
  /// or go.
  private var risen: [Int: [TableRise]] = [:]
  private var (kept, arranged): (Set<Int>, Set<Int>) = ([], [])
  /// By table: rows that came, went or changed places by edits that stay, whatever else is taken back.
  private var staying: [Int: [TableRise]] = [:]
  /// By table whose sections' titles alone come or go: the highest of them, which moves nothing above it.
  private var titled: [Int: (before: Double, after: Double)] = [:]
  /// Tables whose rows have other frames by edits that go, whatever came or went.
  private var redrawn: Set<Int> = []
  /// By stack that views came to or went from: whether all of these are taken back.
  private var stacks: [Int: Bool] = [:]
  /// Tables in which others have other heights by edits that stay.
  private var heightened: Set<Int> = []
  /// Tables that left other room between their cells, which moves these across and down.
  private var spaced: Set<Int> = []

  init(_ reversal: ScreenReversal, without edits: Set<InputChange.Edit>) {
    self.reversal = reversal
    self.edits = edits
    for input in reversal.inputs { note(input) }
  }

  private mutating func note(_ input: InputChange) {
    let (change, goes) = (input.change, edits.contains(input.edit))
    if case .environment(let what) = change.subject, goes,
      [LayoutComparison.window, LayoutComparison.presentation].contains(what)
    {
      resized.insert(0)
    }
    guard case .view(_, let id) = change.subject else { return }
    let position = reversal.views.actualPosition(of: id)
    if goes, change.side == .vertical, let position, let other = reversal.views.toExpected[position],
      let table = reversal.after.nodes[position].parent, let now = reversal.after.nodes[position].frame,
      let then = reversal.before.nodes[other].frame
    {
      risen[table, default: []].append(TableRise(after: now.y, now.height - then.height))
    }
    if let table = reversal.table(around: id, change) { note(input, id, in: table) }
    if let stack = reversal.stack(of: id, change) { stacks[stack] = stacks[stack] ?? true && goes }
    guard change.kind == .frameChanged, let position else { return }
    if change.side != nil { sized[position] = input.edit } else { said.insert(position) }
    guard goes else { return }
    resized.insert(position)
    sides[position, default: []].formUnion(change.side.map { [$0] } ?? Axis.allCases)
  }

  private mutating func note(_ input: InputChange, _ id: String, in table: Int) {
    let change = input.change
    let rows = change.kind == .frameChanged ? [] : reversal.rows(of: input, id)
    guard edits.contains(input.edit) else {
      if change.side == .vertical { heightened.insert(table) }
      if change.kind != .frameChanged { kept.insert(table) }
      staying[table, default: []] += rows
      return
    }
    if !rows.isEmpty {
      risen[table, default: []] += rows
    } else if change.kind != .frameChanged {
      if let place = reversal.title(of: input, id), !arranged.contains(table) || titled[table] != nil {
        let other = titled[table] ?? place
        titled[table] = (min(place.before, other.before), min(place.after, other.after))
      } else {
        titled[table] = nil
      }
      arranged.insert(table)
    }
    resized.insert(table)
    if change.isOf(.intercellSpacing) { spaced.insert(table) }
    if change.side == .horizontal {
      widened.insert(table)
    } else {
      if change.kind == .frameChanged, change.side == nil { redrawn.insert(table) }
      movers[table, default: []].insert(input.edit)
    }
  }

  mutating func takeBack(_ tree: inout NodeTree) {
    // How long a stack was recorded goes with the views that made it so.
    for (stack, goes) in stacks where goes && !said.contains(stack) {
      guard let other = reversal.views.toExpected[stack] else { continue }
      tree.changeNode(stack) { $0.frame = reversal.before.nodes[other].frame }
    }
    guard !resized.isEmpty else { return }
    for (position, node) in reversal.after.nodes.enumerated() {
      guard let parent = node.parent, resized.contains(parent), !said.contains(position),
        let other = reversal.views.toExpected[position], case let old = reversal.before.nodes[other].frame,
        old != node.frame
      else { continue }
      // Among rows that came, went or are of other heights, a row's height moves what is below it by itself alone.
      let areOthersKept = kept.contains(parent) || heightened.contains(parent)
      if areOthersKept, !arranged.contains(parent), let rises = risen[parent], var own = node.frame {
        own.origin.y -= Self.rise(rises, of: old, own)
        tree.changeNode(position) { $0.frame?.origin.y = own.y }
      } else if !liesAbove(node.frame, old, in: parent) {
        takeBack(position, parent, now: node.frame, old, &tree)
      }
    }
  }

  /// - Parameter old: where the view lay; nil where that is not known.
  private static func rise(_ rises: [TableRise], of old: Rect?, _ now: Rect) -> Double {
    rises.reduce(0) { $0 + $1.rise(of: old?.y ?? now.y, now.y) }
  }

  /// Whether a row lies above all that is taken back of its table, which moves nothing above it.
  private func liesAbove(_ own: Rect?, _ old: Rect?, in table: Int) -> Bool {
    guard let own else { return false }
    if let rises = risen[table], !arranged.contains(table), !redrawn.contains(table), !rises.isEmpty,
      rises.allSatisfy({ !$0.isBeside(own.y) && $0.rise(of: old?.y ?? own.y, own.y) == 0 })
    {
      return true
    }
    guard let title = titled[table], let old else { return false }
    return old.y < title.before && own.y < title.after
  }

  private mutating func takeBack(_ position: Int, _ parent: Int, now: Rect?, _ old: Rect?, _ tree: inout NodeTree) {
    var frame = old
    // What came above it and stays moves it all the same.
    if arranged.contains(parent), let now { frame?.origin.y += Self.rise(staying[parent] ?? [], of: old, now) }
    var keepsSize = false
    if let edit = sized[position] {
      // Its own edit gave it back its size; where it lies is another's doing, or that of the rows above it which the same edit
      // made higher.
      keepsSize = !edits.contains(edit)
      let isRaised = now.map { Self.rise(risen[parent] ?? [], of: old, $0) != 0 } ?? false
      let isMoved = spaced.contains(parent) || movers[parent]?.contains(where: { $0 != edit }) ?? false
      guard keepsSize || isRaised || isMoved else {
        // A column of another width moves those beside it.
        if widened.contains(parent), let x = frame?.x { tree.changeNode(position) { $0.frame?.origin.x = x } }
        return
      }
    }
    if widened.contains(parent), movers[parent] == nil, let now { frame?.origin.y = now.y }
    // What masks hold in a view is as wide as it is, whatever the height of that was.
    if sides[parent] == [.vertical], let now, let old, reversal.after.nodes[parent].content.kind != .table {
      frame = Rect(x: now.x, y: frame?.y ?? old.y, width: now.width, height: old.height)
      sides[position] = sides[position] ?? [.vertical]
    }
    tree.changeNode(position) { node in
      // As large as it is now, but for a side that was taken back.
      if keepsSize, let size = node.frame?.size { frame?.size = size }
      node.frame = frame
    }
    resized.insert(position)
  }
}
