import AutoLayout
import ProofModel
import Resolving

/// Widths that are given to the segments of AppKit's segmented controls, which draw them that wide.
extension ViewInputs {
  /// Whether a pop-up shows a picture alone on one side: which items its menu has is not read of it there.
  var showsPictureAlone: Bool {
    isMac && [before.content, after.content].contains { $0.segments.isEmpty && Self.isPictureAlone($0) }
  }

  /// Whether a button shows a picture and no title (`NSButton.imagePosition`, docs).
  static func isPictureAlone(_ view: ResolvedView) -> Bool {
    view.kind == .button && view.asset != nil && view.text?.string.isEmpty ?? true
  }

  /// Tells those of segments that are there on both sides: what came or went is told with its title.
  mutating func compareSegmentWidths() {
    let (old, new) = (before.content, after.content)
    guard old.kind == .segmented, new.kind == .segmented, old.segmentWidths != new.segmentWidths,
      old.segments.count == new.segments.count
    else { return }
    let widths = [old, new].map { $0.segmentWidths.isEmpty ? $0.segments.map { _ in 0.0 } : $0.segmentWidths }
    guard widths.allSatisfy({ $0.count == new.segments.count }) else { return }
    let others = new.segments.indices.filter { !widths[0][$0].isNear(widths[1][$0]) }
    func words(_ side: Int) -> String { others.map { Self.width(widths[side][$0]) }.joined(separator: ", ") }
    func called(_ segment: Int) -> String {
      new.segments[segment].isEmpty ? "segment \(segment + 1)" : "segment '\(new.segments[segment])'"
    }
    guard let first = others.first else { return }
    guard others.count > 1 else {
      let (then, now) = (Self.width(widths[0][first]), Self.width(widths[1][first]))
      return add(
        .styleChanged, "width of \(called(first)) of '\(name)' is \(now) instead of \(then)", before: then, after: now)
    }
    let growths = others.map { widths[1][$0] - widths[0][$0] }
    let areGiven = others.allSatisfy { widths[0][$0] > 0 && widths[1][$0] > 0 }
    if areGiven, let most = growths.max(), let least = growths.min(), least > 0 || most < 0 {
      let amounts = [least.magnitude, most.magnitude].sorted().map(Wording.number).once.joined(separator: "–")
      return add(
        .styleChanged,
        "widths of \(others.count) segments of '\(name)' are \(amounts) pt \(least > 0 ? "larger" : "smaller")",
        before: words(0), after: words(1))
    }
    let each = others.map { segment in
      "\(called(segment)) \(Self.width(widths[1][segment])) instead of \(Self.width(widths[0][segment]))"
    }
    add(
      .styleChanged, "widths of segments of '\(name)' are others: \(each.listed)", before: words(0), after: words(1))
  }

  private static func width(_ value: Double) -> String { value > 0 ? Wording.number(value) : "its title's" }
}
