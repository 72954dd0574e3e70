import AutoLayout
import LayoutDiff
import ProofModel
import Resolving

/// Which of the causes of one picture a reader would call the change by: what came or went, then edits by how much they
/// moved, then what reads or looks otherwise, at last what a canvas or a file that was saved anew has. Causes of one rank stay
/// in the order of their weight (``LayoutDifference/causes``).
enum CauseRank: Int, Comparable {
  /// A view with something to see came or went, which has a name or says something.
  case content
  /// Views moved or took other sizes by it.
  case edit
  /// Another text or picture, a view that shows or hides, what bars say.
  case look
  /// Colours, fonts and styles.
  case dress
  /// Views moved by a few points together.
  case slight
  /// The size of a canvas, and sizes that a file only records.
  case saved
  /// Nothing of it is seen.
  case unseen
  /// It is of nothing that is shown.
  case hidden

  /// How many points are slight, of all views together.
  static let slightExtent = 4.0
  /// How many points of one view are slight, however many go with it: so much measures and rounding differ.
  static let slightMovement = 1.0

  /// - Parameters:
  ///   - restyled: the ids of cells that have another of the system's styles: what is in them follows from that.
  ///   - remade: the ids of views that came or went of which others stand on the other side.
  init(_ cause: Cause, expected: SolvedLayout, actual: SolvedLayout, restyled: Set<String>, remade: Set<String> = []) {
    let moves = !cause.brief.isEmpty || cause.extentTogether > 0
    let extent = max(cause.most > Self.slightMovement ? cause.extent : 0, cause.extentTogether)
    // A Mac's window has its size from somebody, where that does not follow from what is in it.
    let isWindow =
      cause.kind == .environmentChanged && actual.environment.isMac && extent >= Self.slightExtent
    switch cause.kind {
    case .appeared, .went:
      let layout = cause.kind == .appeared ? actual : expected
      guard case .view(_, let id) = cause.subject, let view = layout.index(of: id) else {
        self = moves ? .edit : .look
        return
      }
      if remade.contains(id) {
        self = moves ? .edit : .slight
        return
      }
      let isOfStyle = Self.ancestors(of: view, layout).contains { restyled.contains(layout.views[$0].content.id) }
      self = isOfStyle ? moves ? .edit : .dress : Self.presence(of: view, cause, in: layout)
    case _ where Self.isSaved(cause) && !isWindow: self = .saved
    // Another control stands in its place.
    case .kindChanged where !cause.parts[0].isOf("kind"): self = .content
    case .textChanged, .imageChanged, .hidden, .shown:
      self = moves && extent >= Self.slightExtent ? .edit : .look
    case .fontChanged, .colorChanged, .styleChanged:
      self = moves && extent >= Self.slightExtent ? .edit : Self.isOfBars(cause) ? .look : .dress
    default: self = !moves ? cause.isOfHidden ? .hidden : .unseen : extent < Self.slightExtent ? .slight : .edit
    }
  }

  static func restyledCells(_ difference: LayoutDifference, _ layout: SolvedLayout) -> Set<String> {
    Set(
      difference.causes.compactMap { cause in
        guard cause.parts[0].isOf(.style), case .view(_, let id) = cause.subject,
          layout.index(of: id).map({ layout.views[$0].content.kind == .tableCell }) ?? false
        else { return nil }
        return id
      })
  }

  /// The ids of views that came and went by themselves, as many as there are of one name and kind: others of their names stand there now.
  static func remade(_ difference: LayoutDifference, _ expected: SolvedLayout, _ actual: SolvedLayout) -> Set<String> {
    var sides: [String: (went: [String], came: [String])] = [:]
    for cause in difference.causes {
      guard case .view(_, let id) = cause.subject, cause.kind == .appeared || cause.kind == .went else { continue }
      let layout = cause.kind == .appeared ? actual : expected
      guard let view = layout.index(of: id).map({ layout.views[$0].content }) else { continue }
      let key = "\(view.kind.name) \(view.isHidden) \(view.name)"
      if cause.kind == .appeared {
        sides[key, default: ([], [])].came.append(id)
      } else {
        sides[key, default: ([], [])].went.append(id)
      }
    }
    return Set(sides.values.filter { $0.went.count == $0.came.count }.flatMap { $0.went + $0.came })
  }

  /// A view and all that it lies in.
  private static func ancestors(of position: Int, _ layout: SolvedLayout) -> [Int] {
    var result = [position]
    while let last = result.last, let parent = layout.views[last].parent { result.append(parent) }
    return result
  }

  private static func presence(of position: Int, _ cause: Cause, in layout: SolvedLayout) -> CauseRank {
    let moves = !cause.brief.isEmpty
    let view = layout.views[position]
    let isHidden = ancestors(of: position, layout).contains {
      layout.views[$0].isHidden || layout.views[$0].content.alpha == 0
    }
    if isHidden { return moves ? .edit : isInOtherTab(position, layout) ? .slight : .unseen }
    // A container around views that were there, a line, and what the system draws for a table are no contents.
    let isContainer = cause.wrapped > 0
    // One around much of a screen is what was done to it.
    if isContainer, moves, cause.wrapped >= mostWrapped || view.content.kind == .scroll { return .content }
    let isLine = min(view.pixelFrame.width, view.pixelFrame.height) < 3
    // Nor is a button that lies over others to be tapped and shows nothing itself.
    let isClear =
      view.content.kind == .button && (view.content.text?.string ?? "").isEmpty && view.content.asset == nil
      && view.content.background?.alpha ?? 0 == 0 && view.content.borderWidth == 0
    let isDrawnPart = ["header '", "footer '", "strip of "].contains { view.content.name.hasPrefix($0) }
    if isContainer || isLine || isClear || isDrawnPart { return moves ? .edit : .dress }
    // What bears the name of its kind and nothing else says little.
    return kinds.contains(view.content.name) && cause.saysNameOnly ? .edit : .content
  }

  /// So many views are more than a row that was put into a stack.
  private static let mostWrapped = 5

  /// Whether a view is hidden by nothing but that another tab is chosen: it comes before the canvas' size.
  private static func isInOtherTab(_ position: Int, _ layout: SolvedLayout) -> Bool {
    ancestors(of: position, layout).contains { index in
      layout.views[index].content.isHidden
        && layout.views[index].parent.map { layout.views[$0].content.kind == .tabs } ?? false
    }
  }

  /// Names of views that nobody named and that may hold nothing.
  private static let kinds: Set<String> = [
    "View", "Box", "Custom View", "Content View", "Container View", "Stack View", "Scroll View", "Image View",
    "Visual Effect View", "Table View", "Table Cell View", "Table View Cell", "Collection View", "Clip View",
  ]

  private static func isOfBars(_ cause: Cause) -> Bool {
    if case .value(let name) = cause.subject { return name == "bars" }
    return false
  }

  /// Whether it is a size that follows from the canvas, or that tools write down by themselves.
  static func isSaved(_ cause: Cause) -> Bool {
    isSaved(cause.kind, cause.parts[0], isOfRoot: cause.subject.name == "root")
  }

  /// - Parameter isOfRoot: whether it is of a screen's own view.
  static func isSaved(_ kind: Change.Kind?, _ part: Cause.Part, isOfRoot: Bool) -> Bool {
    switch kind {
    case .environmentChanged: part.isOf(.window)
    case .frameChanged, .intrinsicSizeChanged:
      part.isOf(.intrinsicWidth, .intrinsicHeight, .alignmentInsets, .mask, .width) || isOfRoot && part.isOf(.height)
    default: false
    }
  }

  static func < (left: CauseRank, right: CauseRank) -> Bool { left.rawValue < right.rawValue }
}
