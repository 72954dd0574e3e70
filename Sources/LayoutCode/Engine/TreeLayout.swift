internal import AutoLayout
internal import Foundation
internal import ProofModel

/// How one tree of views is laid out: lowered once to the engine's values, solved again where numbers change, and
/// lowered anew where views, constraints or contents do.
final class TreeLayout {
  unowned(unsafe) let root: View
  private var live: LiveLayout?
  /// By node: the view; nil for guides and for the space that a free root lies in.
  private var views: [Unmanaged<View>?] = []
  private var guides: [(node: Int, guide: Unmanaged<LayoutGuide>)] = []
  private(set) var generation: UInt32 = 0
  private var needsSolving = false
  private var depth = 0
  /// Which reading of the tree for the engine is under way; 0: none.
  private var reading = 0
  private var didChangeWhileRead = false
  /// Constants that changed since the last solve and could not be put into it.
  private var isFree = false

  /// A tree whose layout goes on asking for layout is taken as it is after so many passes.
  private static let maximumPasses = 10
  private static let maximumReadings = 3

  /// Each lowering of any tree has a number of its own, so that a slot means one place only.
  private static let generations = Counter()

  init(root: View) { self.root = root }

  // MARK: Changes

  /// What was lowered stands no more. Views may be gone from here on.
  func invalidate() {
    didChangeWhileRead = true
    guard live != nil else { return }
    live = nil
    views.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }

  func constantDidChange(of constraint: LayoutConstraint, by points: Double) {
    guard live != nil, constraint.slot.generation == generation,
      live?.addToConstant(points, ofRule: Int(constraint.slot.index)) == true
    else {
      invalidate()
      constraint.holder?.constraintsDidChange()
      return
    }
    needsSolving = true
  }

  func sizeDidChange() {
    guard live != nil else { return }
    live?.resize(to: root.storedFrame.size.model, safeArea: root.currentSafeArea().model)
    needsSolving = true
  }

  // MARK: Passes

  /// Updates constraints, solves, and lays out what asks for it, superviews first, until nothing does.
  ///
  /// - Parameter view: the one that was asked. While the tree is read for the engine, as where a view's own size lays the view out
  ///   to know it, that view alone is laid out, in the frames that there are.
  func layOut(for view: View) {
    guard depth < Self.maximumPasses else { return tellEndlessLayout() }
    depth += 1
    defer { depth -= 1 }
    let log = EventLog.current
    guard reading == 0 else {
      if reading < Self.maximumReadings { layOut(view, log) }
      return
    }
    // A layout that is asked for within a layout has fewer passes, so that trees which ask in each one end.
    for _ in 0..<(depth == 1 ? Self.maximumPasses : depth == 2 ? 4 : 1) {
      root.updateConstraintsBelow()
      if root.flags.contains(.usesEngine) { solve() }
      guard root.flags.contains(.needsLayout) || root.flags.contains(.hasNeedyLayout) else { return }
      layOut(root, log)
    }
    if depth == 1, root.flags.contains(.needsLayout) || root.flags.contains(.hasNeedyLayout) { tellEndlessLayout() }
  }

  private func tellEndlessLayout() {
    let view = root.firstAskingForLayout ?? root
    root.context.notes.note(
      "'\(view.displayName)' asks for layout in every layout [endless-layout]; it is shown as it is after "
        + "\(Self.maximumPasses) passes: ask where something changes, not in each layoutSubviews")
  }

  private func layOut(_ view: View, _ log: EventLog?) {
    if view.flags.contains(.needsLayout) {
      view.flags.remove(.needsLayout)
      view.flags.insert(.isLayingOut)
      defer { view.flags.remove(.isLayingOut) }
      view.tellInsets(log)
      let controller = view.controller
      controller?.willLayOut(log)
      log?.record(view, "layoutSubviews")
      view.layoutSubviews()
      view.applyCorners()
      controller?.didLayOut(log)
    }
    guard view.flags.contains(.hasNeedyLayout) else { return }
    view.flags.remove(.hasNeedyLayout)
    for child in view.children { layOut(child, log) }
  }

  /// Solves what changed, and asks the superviews of views that move for layout.
  private func solve() {
    if live == nil { lower() } else if !needsSolving { return }
    needsSolving = false
    guard live?.solve() == true else { return }
    if isFree, let frame = cleanFrame(1) { root.move(to: frame) }
    for node in views.indices {
      guard let view = views[node]?.takeUnretainedValue(), let superview = view.parent, view.isPlacedByEngine else {
        if let scroll = scrollView(node), scroll.contentSize != contentSize(node) { scroll.markNeedsLayout() }
        continue
      }
      if !superview.flags.contains(.needsLayout), cleanFrame(node) != view.storedFrame { superview.setNeedsLayout() }
      if let scroll = scrollView(node), scroll.contentSize != contentSize(node) { scroll.markNeedsLayout() }
    }
    for (node, guide) in guides {
      if let frame = cleanFrame(node) { guide.takeUnretainedValue().storedFrame = frame }
    }
  }

  private func lower() {
    isFree = root.parent == nil && !root.flags.contains(.translatesMask)
    var lowering: TreeLowering
    var attempt = 0
    // What a view's own size changes in the tree is read again; the last time nothing is laid out for it.
    repeat {
      attempt += 1
      generation = UInt32(truncatingIfNeeded: Self.generations.next())
      didChangeWhileRead = false
      lowering = TreeLowering(root: root, context: root.context, generation: generation)
      read(attempt) { lowering.run(isFree: isFree) }
    } while didChangeWhileRead && attempt < Self.maximumReadings
    views = lowering.views
    guides = lowering.guides
    live = LiveLayout(lowering.screen, measuring: lowering.context.measuring)
    needsSolving = true
  }

  /// Reads views for the engine: what these ask of the tree meanwhile is not solved.
  func read(_ attempt: Int = 1, _ work: () -> Void) {
    let before = reading
    reading = max(before, attempt)
    defer { reading = before }
    work()
  }

  private func scrollView(_ node: Int) -> ScrollView? {
    guard let view = views[node]?.takeUnretainedValue(), view.kind == .scroll else { return nil }
    return view as? ScrollView
  }

  private func contentSize(_ node: Int) -> CGSize? {
    live?.contentSize(of: node).map { CGSize(width: Self.clean($0.width), height: Self.clean($0.height)) }
  }

  private func cleanFrame(_ node: Int) -> CGRect? {
    guard let frame = live?.frame(of: node) else { return nil }
    return CGRect(
      x: Self.clean(frame.x), y: Self.clean(frame.y), width: Self.clean(frame.width), height: Self.clean(frame.height))
  }

  /// Without the solver's last bits, where the value is a whole number of 64ths of a point.
  private static func clean(_ value: Double) -> Double {
    let round = (value * 64).rounded() / 64
    return abs(round - value) < 1e-7 ? round + 0 : value
  }

  // MARK: Frames

  /// Gives a view's subviews the frames that the engine has for them.
  func apply(to view: View) {
    guard reading == 0 else { return }
    if live == nil || needsSolving { solve() }
    guard live != nil, view.slot.generation == generation else { return }
    for child in view.children where child.isPlacedByEngine && child.slot.generation == generation {
      guard let frame = cleanFrame(Int(child.slot.index)), frame != child.storedFrame else { continue }
      child.move(to: frame)
    }
    guard view.kind == .scroll, let scroll = view as? ScrollView, let size = contentSize(Int(view.slot.index)) else {
      return
    }
    scroll.takeContentSize(size)
  }

  /// So that frames of guides can be read.
  func prepareToRead() { if depth == 0, reading == 0 { layOut(for: root) } }
}

extension View {
  /// Whether its frame is the engine's; else it is its own and its mask's.
  var isPlacedByEngine: Bool { !flags.contains(.translatesMask) || flags.contains(.isArranged) }
}
