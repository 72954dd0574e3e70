import ProofModel
import Resolving

/// What besides frames is the canvas' or the tools', and takes the earlier side's values.
extension CanvasFrames {
  /// That of a new view in Interface Builder: it keeps to its superview's top left corner.
  private static let usualMask: Set<AutoresizingPart> = [.right, .bottom]

  /// Whether two natural sizes differ by no more than a point.
  private static func isOfOneSize(_ one: LayoutNode, _ other: LayoutNode) -> Bool {
    func isNear(_ side: (LayoutNode) -> Double??) -> Bool {
      guard let (old, new) = both(side(one) ?? nil, side(other) ?? nil) else {
        return (side(one) ?? nil) == (side(other) ?? nil)
      }
      return (old - new).magnitude <= 1
    }
    return isNear { $0.intrinsicWidth } && isNear { $0.intrinsicHeight }
  }

  /// Masks of what AppKit's scroll views place by themselves mean nothing, nor does what a tab view leaves around the
  /// view of an item, which is read off that view's recorded frame; hundredths of a point are the tools' arithmetic.
  static func settleSettings(
    _ before: [LayoutNode], _ after: inout ResolvedScreen, _ matching: ViewMatching, _ isSavedAnew: Bool
  ) -> Bool {
    var isSettled = false
    for position in after.nodes.indices {
      let node = after.nodes[position]
      guard let parent = node.parent, let other = matching.toExpected[position] else { continue }
      let old = before[other]
      if old.frame != node.frame, isRounding(old.frame, node.frame, by: 0.01) {
        after.nodes[position].frame = old.frame
        isSettled = true
      }
      // Sizes that stand in for a view's own are Interface Builder's: no screen has them, but for a date picker's, of which a
      // point is the rounding of its recorded frame.
      let isMac = after.environment.isMac
      if !(isMac && node.content.kind == .datePicker) || isOfOneSize(old, node),
        old.intrinsicWidth != node.intrinsicWidth || old.intrinsicHeight != node.intrinsicHeight
      {
        after.nodes[position].intrinsicWidth = old.intrinsicWidth
        after.nodes[position].intrinsicHeight = old.intrinsicHeight
        isSettled = true
      }
      // From Xcode 6 on the tools leave masks of what a cell shows out where they save older files.
      if isSavedAnew, !isMac, old.frame == node.frame, node.autoresizing.isEmpty, old.autoresizing != node.autoresizing
      {
        after.nodes[position].autoresizing = old.autoresizing
        isSettled = true
      }
      guard isMac else { continue }
      // Older tools left out the mask that others write of every new view.
      if isSavedAnew, old.frame == node.frame, Set([old.autoresizing, node.autoresizing]) == [[], Self.usualMask] {
        after.nodes[position].autoresizing = old.autoresizing
        isSettled = true
      }
      if old.autoresizing != node.autoresizing, isClipping(after.nodes[parent]),
        isRecordedOnly(after, position, nil, nil, isPlaced: true)
      {
        after.nodes[position].autoresizing = old.autoresizing
        isSettled = true
      }
      // What a control leaves around itself is read off its recorded height, where no other control is meant. A box's type says it,
      // and where its title stands.
      if isSavedAnew || node.content.kind != .box, old.alignmentInsets != node.alignmentInsets,
        old.content.kind == node.content.kind, old.content.style == node.content.style,
        old.content.controlSize == node.content.controlSize, !drawsOtherGround(old, node)
      {
        after.nodes[position].alignmentInsets = old.alignmentInsets
        isSettled = true
      }
      // What tabs take of their pages, and how far a header lies over its table, is read off frames.
      if [.tabs, .table].contains(node.content.kind), old.content.kind == node.content.kind,
        old.content.style == node.content.style,
        old.content.contentInsets != node.content.contentInsets
      {
        after.nodes[position].content.contentInsets = old.content.contentInsets
        isSettled = true
      }
    }
    return isSettled
  }

  /// Whether a view is the content of a box that has its title or its border on one side alone: it lies below the title
  /// and within the border (`NSBox.titlePosition`, `NSBox.borderType`). So does one that the same tools recorded otherwise in
  /// a box as large as it was: nothing but such a setting makes another room around it.
  static func isInOtherBox(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ view: (before: Int, after: Int), hasOtherTools: Bool
  ) -> Bool {
    guard let old = nodes.before[view.before].parent.map({ nodes.before[$0] }),
      let new = nodes.after[view.after].parent.map({ nodes.after[$0] }), old.content.kind == .box,
      new.content.kind == .box
    else { return false }
    if !hasOtherTools, let (then, now) = both(old.frame?.size, new.frame?.size), then == now { return true }
    return (old.content.text?.string.isEmpty ?? true) != (new.content.text?.string.isEmpty ?? true)
      || old.content.borderWidth != new.content.borderWidth
  }

  /// Whether a view lies in what a Mac's box shows as its mask has it, which the box places: recorded as large as the box or
  /// without its borders, that is as large as the box makes it (`NSBox.contentView`). Where nothing gives way up and down a view
  /// keeps its distance from the lower side (`NSView.AutoresizingMask`, docs).
  static func isHeldInBox(
    _ found: Set<String>, _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ view: (before: Int, after: Int)
  ) -> Bool {
    let (old, new) = (nodes.before[view.before], nodes.after[view.after])
    guard let content = new.parent, let other = old.parent, found.contains(nodes.after[content].content.id),
      let box = nodes.after[content].parent, nodes.after[box].content.kind == .box,
      new.autoresizing == old.autoresizing, let frames = both(old.frame, new.frame),
      let sizes = both(nodes.before[other].frame?.size, nodes.after[content].frame?.size)
    else { return false }
    let vertical: Set<AutoresizingPart> = [.top, .height, .bottom]
    let mask = new.autoresizing.isDisjoint(with: vertical) ? new.autoresizing.union([.top]) : new.autoresizing
    return isRounding(AutoresizingLaw.frame(frames.0, mask: mask, from: sizes.0, to: sizes.1), frames.1)
  }

  /// Whether a view is what AppKit's scroll view clips and the same tools recorded it at another distance from its left: no
  /// scroller stands there, so that the scroll view has another border (`NSScrollView.borderType`).
  static func isInOtherBorder(
    _ nodes: (before: [LayoutNode], after: [LayoutNode]), _ view: (before: Int, after: Int), hasOtherTools: Bool
  ) -> Bool {
    let (old, new) = (nodes.before[view.before], nodes.after[view.after])
    guard !hasOtherTools, new.content.clips, let parent = new.parent, let other = old.parent,
      isClipping(nodes.after[parent]), isClipping(nodes.before[other]), let frames = both(old.frame, new.frame)
    else { return false }
    return (frames.0.x - frames.1.x).magnitude >= 1
  }

  /// Whether a label draws a ground on one side alone, which fills its frame: the text then lies within it.
  private static func drawsOtherGround(_ one: LayoutNode, _ other: LayoutNode) -> Bool {
    one.content.kind == .label && one.content.contentInsets != other.content.contentInsets
  }

  /// Scrollers that hide by themselves are shown as they were.
  static func settleScrollers(
    _ before: [LayoutNode], _ after: inout ResolvedScreen, _ matching: ViewMatching, _ scrollers: Set<String>
  ) -> Bool {
    var isSettled = false
    for position in after.nodes.indices where scrollers.contains(after.nodes[position].content.id) {
      guard let other = matching.toExpected[position],
        before[other].content.isHidden != after.nodes[position].content.isHidden
      else { continue }
      after.nodes[position].content.isHidden = before[other].content.isHidden
      isSettled = true
    }
    return isSettled
  }

  /// What a cell's style puts into its content view keeps its earlier places where the same parts are there: they are
  /// read off the frames that the canvas recorded. Older tools gave the content view no id: it is another one on each side.
  static func settleStyles(
    _ before: ResolvedScreen, _ after: inout ResolvedScreen, _ matching: ViewMatching
  ) -> Bool {
    let places = after.nodes.indices.filter { position in
      after.nodes[position].parent.map { after.nodes[$0].content.kind == .tableCell } ?? false
    }
    let contents = Set(places.map { after.nodes[$0].content.id })
    let renamed = Dictionary(
      places.compactMap { position in
        matching.toExpected[position].map { (before.nodes[$0].content.id, after.nodes[position].content.id) }
      }, uniquingKeysWith: { first, _ in first })
    func forms(_ rules: [ActiveRule], isEarlier: Bool) -> [String: [(index: Int, form: AttributeConstraint)]] {
      var result: [String: [(index: Int, form: AttributeConstraint)]] = [:]
      for (index, rule) in rules.enumerated() where rule.group == "cells" && rule.rule.id == nil {
        guard let written = rule.rule.owner, case .attributes(let form) = rule.rule.form else { continue }
        let owner = isEarlier ? renamed[written] ?? written : written
        guard contents.contains(owner) else { continue }
        result[owner, default: []].append((index, isEarlier ? form.naming(renamed) : form))
      }
      return result
    }
    let (old, new) = (forms(before.rules, isEarlier: true), forms(after.rules, isEarlier: false))
    var isSettled = false
    for (owner, rules) in new {
      guard let earlier = old[owner], earlier.count == rules.count,
        zip(earlier, rules).allSatisfy({
          $0.form.first == $1.form.first && $0.form.firstAttribute == $1.form.firstAttribute
            && $0.form.relation == $1.form.relation
        })
      else { continue }
      // Beside another accessory the system itself ends them elsewhere: 15 points from a content view as wide as its cell, and 2 from
      // one that has a disclosure indicator beside it (recorded in bigevent-ios: 570 of 600, 550 of 567).
      let isBesideOther = hasOtherAccessory(owner, before.nodes, after.nodes, matching)
      // How wide a picture is for its height is its own, and how high it may be, its row's.
      for (one, other) in zip(earlier, rules)
      where one.form != other.form && other.form.first != other.form.second && other.form.firstAttribute != .height
        && !(isBesideOther && other.form.firstAttribute.axis == .horizontal)
      {
        after.rules[other.index].rule.form = .attributes(one.form)
        after.rules[other.index].rule.text = before.rules[one.index].rule.text
        isSettled = true
      }
    }
    return isSettled
  }

  /// Whether a content view leaves its cell other room behind it, as what stands at the cell's end takes.
  private static func hasOtherAccessory(
    _ content: String, _ before: [LayoutNode], _ after: [LayoutNode], _ matching: ViewMatching
  ) -> Bool {
    func room(_ position: Int, _ nodes: [LayoutNode]) -> Double? {
      both(nodes[position].parent.flatMap { nodes[$0].frame }, nodes[position].frame).map { $0.width - $1.maxX }
    }
    guard let position = after.firstIndex(where: { $0.content.id == content }),
      let other = matching.toExpected[position],
      let (old, new) = both(room(other, before), room(position, after))
    else { return false }
    return (old - new).magnitude > 3
  }

  /// What a cell's style puts into its content view is placed by no rule where one side's tools recorded no frame that a rule
  /// could be read off.
  static func settleUnrecorded(
    _ before: ResolvedScreen, _ after: inout ResolvedScreen, _ matching: ViewMatching
  ) -> Bool {
    func owners(_ rules: [ActiveRule]) -> Set<String> {
      Set(rules.filter { $0.group == "cells" && $0.rule.id == nil }.compactMap(\.rule.owner))
    }
    // Older tools gave what a cell holds no id: it is another one on each side.
    let old = Set(
      owners(before.rules).map { id in
        matching.expectedPosition(of: id).flatMap { matching.toActual[$0] }.map { after.nodes[$0].content.id } ?? id
      })
    let unrecorded = Set(
      after.nodes.indices.filter { position in
        guard let other = matching.toExpected[position] else { return false }
        return before.nodes[other].children.contains { before.nodes[$0].frame == nil }
      }.map { after.nodes[$0].content.id })
    let dropped = owners(after.rules).subtracting(old).intersection(unrecorded)
    after.rules.removeAll { $0.group == "cells" && $0.rule.id == nil && dropped.contains($0.rule.owner ?? "") }
    return !dropped.isEmpty
  }

  /// The system's own rules of cells keep the earlier distances where these were recorded in other half points.
  static func settleCells(_ before: [ActiveRule], _ after: inout [ActiveRule]) -> Bool {
    var old: [AttributeConstraint: Double] = [:]
    for rule in before where rule.group == "cells" {
      guard case .attributes(var form) = rule.rule.form else { continue }
      let constant = form.constant
      form.constant = 0
      old[form] = constant
    }
    var isSettled = false
    for index in after.indices where after[index].group == "cells" && after[index].rule.id == nil {
      guard case .attributes(var form) = after[index].rule.form else { continue }
      let constant = form.constant
      form.constant = 0
      guard let earlier = old[form], earlier != constant, abs(earlier - constant) < 1 else { continue }
      form.constant = earlier
      after[index].rule.form = .attributes(form)
      isSettled = true
    }
    return isSettled
  }

  /// Content views of cells that one side's tools wrote no frame of: they lie in their cells as on the earlier side.
  static func settleContents(
    _ before: ResolvedScreen, _ after: inout ResolvedScreen, _ matching: ViewMatching
  ) -> Set<String> {
    var settled: Set<String> = []
    for (position, node) in after.nodes.enumerated() {
      guard let parent = node.parent, [.tableCell, .collectionCell].contains(after.nodes[parent].content.kind),
        let other = matching.toExpected[position], (before.nodes[other].frame == nil) != (node.frame == nil)
      else { continue }
      let (cell, content) = (after.nodes[parent].content.id, ItemReference.view(node.content.id))
      func isPlacing(_ rule: ActiveRule) -> Bool {
        guard rule.group == "cells", rule.rule.id == nil, rule.rule.owner == cell,
          case .attributes(let form) = rule.rule.form
        else { return false }
        return form.first == content
      }
      guard before.rules.contains(where: isPlacing) || after.rules.contains(where: isPlacing) else { continue }
      let old = before.nodes[other]
      after.nodes[position].frame = old.frame
      after.nodes[position].autoresizing = old.autoresizing
      after.nodes[position].translatesMask = old.translatesMask
      after.rules.removeAll(where: isPlacing)
      after.rules += before.rules.filter(isPlacing)
      settled.insert(node.content.id)
    }
    return settled
  }

  /// Pictures that are the same ones are as large as they were, whatever size the file recorded of them.
  static func settlePictures(
    _ before: [LayoutNode], _ after: inout ResolvedScreen, _ matching: ViewMatching, _ isSame: (String) -> Bool
  ) -> Set<String> {
    var settled: Set<String> = []
    for (position, node) in after.nodes.enumerated() {
      guard let asset = node.content.asset, let other = matching.toExpected[position],
        before[other].content.asset == asset, before[other].content.imageSize != node.content.imageSize, isSame(asset)
      else { continue }
      after.nodes[position].content.imageSize = before[other].content.imageSize
      settled.insert(node.content.id)
    }
    return settled
  }
}
