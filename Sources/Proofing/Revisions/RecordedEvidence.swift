import AutoLayout
import Importing
import LayoutDiff
import ProofModel

/// What Xcode's own frames and flags say against what is found on both sides of one variant.
///
/// A file that Xcode laid out anew holds a second opinion on each view: where it came to lie. What our solution alone finds
/// there, and would not be so of the recorded frames, is our measuring's doing: a text in a font that stands in for another,
/// a control that is larger here. Of frames that nobody laid out anew, such as of a file that was edited by hand, nothing
/// is concluded.
struct RecordedEvidence: Sendable {
  /// Where both sides' views were, where the later one was laid out anew.
  let places: (before: DrawnPlaces, after: DrawnPlaces)?
  private let sides: (base: Side?, head: Side?)
  private let isNew: Bool

  private struct Side: Sendable {
    var workbench: Workbench
    var places: DrawnPlaces
    var environment: Environment

    init?(_ workbench: Workbench?, _ solved: Workbench.Solved?) {
      guard let workbench, let solved, workbench.document.format == .interfaceBuilder, let flags = workbench.flags
      else {
        return nil
      }
      (self.workbench, environment) = (workbench, solved.variant.environment)
      places = DrawnPlaces(
        solved.layout, isOnCanvas: workbench.isCanvas(solved.variant.environment), flagged: Set(flags.misplaced.keys))
    }
  }

  init(_ base: Workbench.Solved?, _ head: Workbench.Solved?, _ pair: RevisionReview.Pair) {
    sides = (Side(pair.base, base), Side(pair.head, head))
    isNew = base == nil
    guard let before = sides.base?.places, let after = sides.head?.places, DrawnPlaces.areAnew(before, after) else {
      places = nil
      return
    }
    places = (before, after)
  }

  /// Takes out of both sides what the file speaks against; of a screen that is new only what it would have flagged on its
  /// own canvas.
  func leaveOutFindings(_ base: inout Workbench.Solved?, _ head: inout Workbench.Solved?) {
    if isNew, let side = sides.head, side.places.isOnCanvas, let solved = head {
      let unflagged = side.workbench.unflagged(solved.layout, side.environment)
      remove(from: &head) { unflagged.contains($0) && $1.kind == .misplaced }
    }
    for side in [sides.base, sides.head].compactMap({ $0 }) where side.workbench.flags?.usesRules == false {
      remove(from: &base) { $1.kind == .ambiguity }
      remove(from: &head) { $1.kind == .ambiguity }
    }
    guard places != nil else { return }
    let out = (contradicted(base, sides.base), contradicted(head, sides.head))
    let stays = Set((head?.layout.findings ?? []).map(Self.key)).subtracting(out.1)
    // What is left out of one side is neither new nor gone in the other.
    remove(from: &head) { out.1.contains(Self.key($1)) }
    remove(from: &base) {
      out.1.contains(Self.key($1)) || out.0.contains(Self.key($1)) && !stays.contains(Self.key($1))
    }
  }

  /// What is found of which views.
  private static func key(_ finding: Finding) -> String {
    ([finding.diagnostic.id] + finding.views).joined(separator: "\u{1F}")
  }

  private func contradicted(_ solved: Workbench.Solved?, _ side: Side?) -> Set<String> {
    guard let side, let layout = solved?.layout else { return [] }
    let unflagged = side.workbench.unflagged(layout, side.environment)
    return Set(
      layout.findings.enumerated().filter {
        unflagged.contains($0.offset) || Self.isContradicted($0.element, layout, side)
      }
      .map { Self.key($0.element) })
  }

  private func remove(from solved: inout Workbench.Solved?, where isOut: (Int, Finding) -> Bool) {
    guard let findings = solved?.layout.findings else { return }
    solved?.layout.findings = findings.enumerated().filter { !isOut($0.offset, $0.element) }.map(\.element)
  }

  /// Whether a finding of the canvas' own picture would not be so of the frames that Xcode recorded.
  private static func isContradicted(_ finding: Finding, _ layout: SolvedLayout, _ side: Side) -> Bool {
    guard side.places.isOnCanvas else { return false }
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
