import AutoLayout
import InterfaceBuilder
import LayoutDiff
import ProofModel
import Resolving
import Solving

/// What Xcode's own frames and flags say against what is found on both sides of one variant.
///
/// A file that Xcode laid out anew holds a second opinion on each view: where it came to lie. What our solution alone finds
/// there, and would not be so of the recorded frames, is our measuring's doing: a text in a font that stands in for another,
/// a control that is larger here. Of frames that nobody laid out anew, such as of a file that was edited by hand, nothing
/// is concluded.
struct RecordedEvidence: Sendable {
  /// Where both sides' views are on their canvases.
  let places: (before: DrawnPlaces, after: DrawnPlaces)?
  private let sides: (base: Side?, head: Side?)
  private let isNew: Bool
  /// Whether a side uses no Auto Layout, so that nothing in it is ambiguous.
  private let hasMasksAlone: Bool
  /// Whether the screen is only a part of others, as large as the container views that show it.
  private let isPart: Bool
  /// Whether the screen is a file of one view for systems without safe areas, or only a part of others: what shows it says
  /// how much of it bars cover.
  private let isPutAnywhere: Bool

  private struct Side: Sendable {
    var workbench: Workbench
    /// The file's own canvas, solved.
    var canvas: SolvedLayout
    var places: DrawnPlaces
    var environment: Environment
    /// Whether the variant is the canvas itself.
    var isOnCanvas: Bool

    init?(_ workbench: Workbench, _ solved: Workbench.Solved, _ canvas: SolvedLayout, _ selfSizing: Set<String>) {
      guard let flags = workbench.flags else { return nil }
      (self.workbench, self.canvas, environment) = (workbench, canvas, solved.variant.environment)
      isOnCanvas = workbench.isCanvas(solved.variant.environment)
      places = DrawnPlaces(
        canvas, flagged: Set(flags.misplaced.keys), open: flags.ambiguous.map { Set($0.keys) }, selfSizing: selfSizing)
    }
  }

  /// - Parameters:
  ///   - selfSizing: the cells of the file whose heights their tables find out, of each side.
  ///   - canvases: solves both sides' canvases; given those that are solved already.
  init(
    _ base: Workbench.Solved?, _ head: Workbench.Solved?, _ pair: RevisionReview.Pair,
    _ selfSizing: (before: Set<String>, after: Set<String>)?,
    canvases: (PairSessions.CanvasLayouts) -> PairSessions.CanvasLayouts
  ) {
    isNew = base == nil
    hasMasksAlone = [base == nil ? nil : pair.base, head == nil ? nil : pair.head].contains {
      $0?.document.format == .interfaceBuilder && $0?.flags?.usesRules == false
    }
    let both = [(pair.base, base), (pair.head, head)]
    let isPart = both.contains { side, solved in
      solved?.layout.views.first.map { side?.flags?.parts.contains($0.content.id) ?? false } ?? false
    }
    self.isPart = isPart
    isPutAnywhere =
      isPart
      || pair.path.hasSuffix(".xib")
        && [base, head].allSatisfy { solved in
          solved.map { $0.layout.environment.platform == .ios && $0.layout.environment.era < Era(.ios, 11) } ?? true
        }
      || both.allSatisfy { side, solved in solved == nil || side?.document.presentation?.isOfView == true }
    func isFile(_ workbench: Workbench?) -> Bool {
      workbench?.document.format == .interfaceBuilder && workbench?.flags != nil
    }
    func known(_ workbench: Workbench?, _ solved: Workbench.Solved?) -> SolvedLayout? {
      guard let workbench, let solved, workbench.isCanvas(solved.variant.environment) else { return nil }
      return solved.layout
    }
    guard isFile(pair.head) || isFile(pair.base) else {
      (sides, places) = ((nil, nil), nil)
      return
    }
    let layouts = canvases((base: known(pair.base, base), head: known(pair.head, head)))
    func side(
      _ workbench: Workbench?, _ solved: Workbench.Solved?, _ canvas: SolvedLayout?, _ selfSizing: Set<String>?
    ) -> Side? {
      guard isFile(workbench), let workbench, let solved, let canvas else { return nil }
      return Side(workbench, solved, canvas, selfSizing ?? [])
    }
    sides = (
      side(pair.base, base, layouts.base, selfSizing?.before), side(pair.head, head, layouts.head, selfSizing?.after)
    )
    guard let before = sides.base?.places, var after = sides.head?.places else {
      places = nil
      return
    }
    after.isAnew = DrawnPlaces.areAnew(before, after)
    places = (before, after)
  }

  /// Takes out of both sides what the file speaks against; of a screen that is new only what it would have flagged on its
  /// own canvas.
  func leaveOutFindings(_ base: inout Workbench.Solved?, _ head: inout Workbench.Solved?) {
    if isNew, let side = sides.head, side.isOnCanvas, let solved = head {
      let unflagged = side.workbench.unflagged(solved.layout, side.environment)
      remove(from: &head) { unflagged.contains($0) && $1.kind == .misplaced }
    }
    leaveOutUnflagged(&base, &head)
    // What 'check' tells with a grain of salt is no news of a change.
    remove(from: &base) { $1.isOfStandIn }
    remove(from: &head) { $1.isOfStandIn }
    leaveOutStretched(&base, sides.base)
    leaveOutStretched(&head, sides.head)
    if sides.base != nil { Self.leaveOutPlaceholders(&base) }
    if sides.head != nil { Self.leaveOutPlaceholders(&head) }
    // What a container view shows is as large as that, where the screen around it is judged.
    if isPart {
      remove(from: &base) { Self.areOfSize.contains($1.kind) }
      remove(from: &head) { Self.areOfSize.contains($1.kind) }
    }
    if isPutAnywhere {
      remove(from: &base) { $1.kind == .outsideSafeArea }
      remove(from: &head) { $1.kind == .outsideSafeArea }
    }
    if let side = sides.head, let ambiguous = side.workbench.flags?.ambiguous, let earlier = base?.layout {
      // Xcode flags what it cannot place where somebody puts it, whatever it left as it was around that.
      remove(from: &head) { _, finding in
        finding.kind == .ambiguity
          && finding.views.allSatisfy { ambiguous[$0] == nil && earlier.index(of: $0) == nil }
      }
    }
    if hasMasksAlone {
      remove(from: &base) { $1.kind == .ambiguity }
      remove(from: &head) { $1.kind == .ambiguity }
    }
    func denied(_ solved: Workbench.Solved?, _ side: Side?, beside earlier: DrawnPlaces?) -> [String] {
      let views = side?.places.denied(beside: earlier) ?? []
      let sizes = side?.places.denied(beside: earlier, inSize: true) ?? []
      // A text is cut by its size, wherever it lies.
      return (solved?.layout.findings ?? []).filter {
        Self.isOfPlaces($0) && !($0.kind == .clippedText ? sizes : views).isDisjoint(with: $0.views)
      }.map(TroubleNews.key)
    }
    let left = Set(denied(base, sides.base, beside: nil) + denied(head, sides.head, beside: sides.base?.places))
    remove(from: &base) { left.contains(TroubleNews.key($1)) }
    remove(from: &head) { left.contains(TroubleNews.key($1)) }
    guard places?.after.isAnew ?? (sides.head != nil) else { return }
    let out = (contradicted(base, sides.base), contradicted(head, sides.head))
    let stays = Set((head?.layout.findings ?? []).map(TroubleNews.key)).subtracting(out.1)
    // What is left out of one side is neither new nor gone in the other.
    remove(from: &head) { out.1.contains(TroubleNews.key($1)) }
    remove(from: &base) {
      out.1.contains(TroubleNews.key($1)) || out.0.contains(TroubleNews.key($1)) && !stays.contains(TroubleNews.key($1))
    }
  }

  /// A size that a view is given for the canvas alone is none that its text needs (Interface Builder's "Placeholder" of the
  /// intrinsic size).
  private static func leaveOutPlaceholders(_ solved: inout Workbench.Solved?) {
    guard let layout = solved?.layout, let nodes = layout.system?.screen.nodes else { return }
    solved?.layout.findings.removeAll { finding in
      guard finding.kind == .clippedText, let needed = finding.lack?.needed,
        let place = finding.views.first.flatMap({ layout.index(of: $0) }), nodes.indices.contains(place)
      else { return false }
      return [nodes[place].intrinsicWidth, nodes[place].intrinsicHeight].contains { given in
        given.flatMap { $0 }.map { ($0 - needed).magnitude < 0.01 } ?? false
      }
    }
  }

  /// What is found of a screen in one size and not in another.
  private static let areOfSize: [Finding.Kind] = [.conflict, .clippedText, .outsideScreen, .overlap]

  /// A cell by itself is as high on a device as code makes it there, whose table knows its width and what is in it: what is
  /// not found at the size that it was drawn at is the doing of that height in another width. A table's cell is as wide as its
  /// table: rules that contradict each other across do so there.
  private func leaveOutStretched(_ solved: inout Workbench.Solved?, _ side: Side?) {
    guard let side, !side.isOnCanvas, let layout = solved?.layout, let root = layout.views.first?.content.kind,
      [.tableCell, .collectionCell].contains(root)
    else { return }
    let drawn = Set(side.canvas.findings.map(TroubleNews.key))
    let kinds: [Finding.Kind] = [.conflict, .ambiguity, .outsideScreen, .overlap, .tie]
    remove(from: &solved) { _, finding in
      kinds.contains(finding.kind) && !drawn.contains(TroubleNews.key(finding))
        && !(root == .tableCell && Self.isConflictAcross(finding, layout))
    }
  }

  private static func isConflictAcross(_ finding: Finding, _ layout: SolvedLayout) -> Bool {
    guard finding.kind == .conflict, let place = finding.broken, layout.constraints.indices.contains(place) else {
      return false
    }
    return layout.constraints[place].terms.allSatisfy { $0.anchor.attribute.axis == .horizontal }
  }

  /// A view that Xcode recorded anew and did not flag lies where it was drawn, whatever a control of ours measures.
  private func leaveOutUnflagged(_ base: inout Workbench.Solved?, _ head: inout Workbench.Solved?) {
    // New ones do in whatever picture of theirs.
    if let flags = sides.head?.workbench.flags?.misplaced, let earlier = base?.layout {
      remove(from: &head) { _, finding in
        finding.kind == .misplaced && finding.views.allSatisfy { flags[$0] == nil && earlier.index(of: $0) == nil }
      }
    }
    guard let side = sides.head, side.isOnCanvas, let earlier = sides.base?.places, let layout = head?.layout else {
      return
    }
    let unflagged = side.workbench.unflagged(layout, side.environment)
    let converted = layout.environment.isMac ? side.places.conversions(since: earlier) : []
    let anew = Set(
      unflagged.compactMap { layout.findings[$0].views.first }.filter { id in
        guard let frame = side.places.frames[id] else { return false }
        if converted.contains(id) { return true }
        return earlier.frames[id].map { DrawnPlaces.isElsewhere($0, frame) } ?? true
      })
    remove(from: &head) { unflagged.contains($0) && $1.kind == .misplaced && anew.contains($1.views.first ?? "") }
    remove(from: &base) { $1.kind == .misplaced && anew.contains($1.views.first ?? "") }
  }

  /// Whether a finding is of where views lie and how large they are.
  private static func isOfPlaces(_ finding: Finding) -> Bool {
    [.overlap, .outsideScreen, .outsideSafeArea, .clippedText, .tie].contains(finding.kind)
  }

  private func contradicted(_ solved: Workbench.Solved?, _ side: Side?) -> Set<String> {
    guard let side, let layout = solved?.layout else { return [] }
    let unflagged = side.workbench.unflagged(layout, side.environment).map { TroubleNews.key(layout.findings[$0]) }
    // Elsewhere it is as little so as on the canvas.
    return Set(unflagged).union(
      side.canvas.findings.filter { Self.isContradicted($0, side) }.map(TroubleNews.key))
  }

  private func remove(from solved: inout Workbench.Solved?, where isOut: (Int, Finding) -> Bool) {
    guard let findings = solved?.layout.findings else { return }
    solved?.layout.findings = findings.enumerated().filter { !isOut($0.offset, $0.element) }.map(\.element)
  }

  /// Whether a finding of the canvas' own picture would not be so of the frames that Xcode recorded.
  private static func isContradicted(_ finding: Finding, _ side: Side) -> Bool {
    let layout = side.canvas
    let drawn = finding.views.compactMap { side.places.frames[$0] }
    guard drawn.count == finding.views.count, let first = drawn.first else { return false }
    let solved = finding.views.compactMap { id in layout.index(of: id).map { layout.views[$0].windowFrame } }
    guard zip(drawn, solved).contains(where: DrawnPlaces.isElsewhere) else { return false }
    switch finding.kind {
    case .overlap:
      guard drawn.count == 2, let shared = first.intersection(drawn[1]) else { return true }
      return shared.width < 1 || shared.height < 1
    case .outsideScreen:
      let window = Rect(origin: .zero, size: layout.environment.windowSize)
      return first.minX >= window.minX - 1 && first.minY >= window.minY - 1 && first.maxX <= window.maxX + 1
        && first.maxY <= window.maxY + 1
    case .clippedText: return first.width > solved[0].width + 0.5 || first.height > solved[0].height + 0.5
    // What Interface Builder could not decide it flags as ambiguous.
    case .tie: return !finding.views.contains { side.workbench.flags?.ambiguous?[$0] != nil }
    default: return false
    }
  }
}
