import Foundation
import ImageDiff
import LayoutDiff
import ProofModel

extension ReviewReport {
  /// How many screens changed in what is seen, how many causes that has, and how many findings are new:
  /// `12 of 139 screens changed, 3 causes, 2 new warnings`.
  var headline: String {
    let scenes = Set(entries.map(\.scene))
    let changed = Set(entries.filter { $0.status != .same && !$0.isPictureSame }.map(\.scene))
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var words = ["\(changed.count) of \(count(scenes.count, "screen")) changed"]
    let causes = groups.filter { [.layout, .pixels, .environment].contains($0.status) && !isUnseen($0) }.count
    if causes > 0 { words.append(count(causes, "cause")) }
    for (severity, noun) in [(Diagnostic.Severity.error, "new error"), (.warning, "new warning")] {
      let number = newFindings.filter { $0.finding.severity == severity }.count
      if number > 0 { words.append(count(number, noun)) }
    }
    return words.joined(separator: ", ")
  }

  /// Whether no picture of a group shows its change.
  func isUnseen(_ group: Group) -> Bool { group.entries.allSatisfy { entries[$0].isPictureSame } }
}

extension ReviewReport.Entry {
  /// The layout is another, and every pixel of its picture is the same.
  var isPictureSame: Bool { status == .layout && pixels?.verdict == .same }

  /// Whether it shows a whole phone that stands upright.
  package var isUprightPhone: Bool {
    guard let axes, let device = axes.device else { return false }
    return axes.orientation == Orientation.portrait.rawValue && axes.window == WindowMode.full.name
      && ["iphone", "ipod"].contains { device.lowercased().hasPrefix($0) }
  }

  /// Whether the first cause there that moved something goes one way here and the other way there.
  ///
  /// - Parameter inAny: whether any of its causes does.
  func isOpposed(to other: Self, inAny: Bool = false) -> Bool {
    let own = Dictionary(causesOnce.map { ($0.signature, $0.ways) }, uniquingKeysWith: { first, _ in first })
    let told = other.causesOnce.filter { !$0.brief.isEmpty }
    return told.prefix(inAny ? told.count : 1).contains { cause in
      guard let ways = own[cause.signature], ways.count == cause.ways.count,
        let main = cause.ways.indices.max(by: { cause.ways[$0].magnitude < cause.ways[$1].magnitude })
      else { return false }
      return ways[main].magnitude > 1 && ways[main] * cause.ways[main] < 0
    }
  }

  /// What tells its picture from others of its scene.
  var variantWords: String {
    key.hasPrefix(scene + ".") ? String(key.dropFirst(scene.count + 1)) : key
  }

  /// How much its causes moved and resized, in points.
  var extent: Double { causesOnce.reduce(0) { $0 + $1.extent } }

  /// Each cause once, in the order of weight.
  var causesOnce: [ReviewReport.Cause] {
    var seen: Set<String> = []
    return (layout?.causes ?? []).filter { seen.insert($0.signature).inserted }
  }
}

extension ReviewReport.Cause {
  /// What a rule's constant or priority is now, or a view's font: `18` of `the constant of `a.leading == b.leading + 18` is 18
  /// instead of 8`.
  var newNumber: Substring? {
    let isFont = lead.hasPrefix("font of '")
    guard isFont || ["the constant of `", "the priority of `"].contains(where: lead.hasPrefix),
      let start = lead.range(of: isFont ? "' is " : "` is "),
      let end = lead.range(of: " instead of ", range: start.upperBound..<lead.endIndex)
    else { return nil }
    return lead[start.upperBound..<end.lowerBound]
  }

  /// The same, with the picture that its amounts are of.
  func told(in entry: ReviewReport.Entry) -> Self {
    var cause = self
    let parts = brief.components(separatedBy: " (")
    cause.brief = ([parts[0] + " in \(entry.variantWords)"] + parts.dropFirst()).joined(separator: " (")
    cause.picture = entry.variantWords
    return cause
  }
}
