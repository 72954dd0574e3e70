import AutoLayout
import ProofModel
import Resolving

/// Puts the difference together: causes in order, changes with the causes that they follow from, counts, verdict.
struct DifferenceBuilder {
  private let finder: CauseFinder
  private let effects: [Change]
  private let findings: [Change]
  /// By edit: what is told of it of views' movements and growth.
  private let shares: [[Effect]]
  /// By edit of which nothing is told: the one whose effect it is a part of.
  private let hosts: [Int: Int]
  /// By edit: how much it has in what several gave together.
  private let weightsTogether: [Double]
  /// By edit of several parts: what each part alone brings back.
  private let aspects: [Int: [NodeAspect: CauseTrial.Returned]]
  private let inputsByEdit: [[InputChange]]
  /// The edits that are told, the likeliest cause first.
  private let order: [Int]

  /// The size of a canvas is named after what else moved something. A Mac's window has its size from somebody, where that does
  /// not follow from what is in it (``FollowedWindow``).
  private static let window = InputChange.Edit.environment(LayoutComparison.window)

  /// - Parameter tied: by rules' edit of which nothing is told, the edit that they are told with (``TiedRules``).
  init(
    _ finder: CauseFinder, effects: [Change], findings: [Change], joint: JointEffects, tied: [Int: Int],
    aspects: [Int: [NodeAspect: CauseTrial.Returned]]
  ) {
    let shares = joint.shares
    self.aspects = Dictionary(
      uniqueKeysWithValues: aspects.map { edit, parts in (edit, parts.mapValues { $0.told(as: shares[edit]) }) })
    self.finder = finder
    self.effects = effects
    self.findings = findings
    self.shares = shares
    weightsTogether = joint.weightsTogether
    hosts = joint.hosts.merging(tied) { told, _ in told }
    var byEdit = [[InputChange]](repeating: [], count: finder.edits.count)
    for input in finder.inputs { if let edit = finder.editOf[input.edit] { byEdit[edit].append(input) } }
    inputsByEdit = byEdit
    let found = Self.order(finder, byEdit, shares, joint.weightsTogether, findings)
    let isMac = finder.actual.environment.isMac
    let late = found.filter { finder.edits[$0] == Self.window && !isMac || Self.isScrolled(finder, $0, byEdit[$0]) }
    let moving = found.filter { !shares[$0].isEmpty && !late.contains($0) }
    order =
      moving.isEmpty
      ? found
      : moving + late + found.filter { shares[$0].isEmpty && !late.contains($0) }
  }

  /// Whether it is the frame alone of what AppKit's scroll view shows, which is named after what was written besides.
  private static func isScrolled(_ finder: CauseFinder, _ edit: Int, _ inputs: [InputChange]) -> Bool {
    guard finder.actual.environment.isMac, case .view(let position) = finder.edits[edit],
      let parent = finder.actual.views[position].parent
    else { return false }
    let around = finder.actual.views[parent].content
    return (around.clips || around.kind == .scroll) && inputs.allSatisfy { $0.change.kind == .frameChanged }
  }

  /// - Parameters:
  ///   - returned: by edit, what a trial of it brought back.
  ///   - given: by edit of which little returned, what it gives alone.
  func difference(returned: [Int: Double], given: [Int: Double]) -> LayoutDifference {
    var result = LayoutDifference()
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    result.causes = order.map { edit in
      var cause = cause(edit)
      (cause.returned, cause.given) = (returned[edit], given[edit])
      return cause
    }
    for (edit, host) in hosts {
      guard let place = places[edit], let other = places[host], result.causes[place].brief.isEmpty else { continue }
      result.causes[place].partOf = result.causes[other].signature
    }
    for edit in order {
      for var change in inputs(of: edit).map(\.change) {
        change.cause = places[edit]
        result.changes.append(change)
      }
    }
    for var change in effects + findings {
      change.cause = change.cause.flatMap { places[$0] }
      result.changes.append(change)
    }
    result.judge()
    return result
  }

  private func inputs(of edit: Int) -> [InputChange] { inputsByEdit[edit] }

  // MARK: Order

  private static func order(
    _ finder: CauseFinder, _ inputs: [[InputChange]], _ shares: [[Effect]], _ together: [Double], _ findings: [Change]
  ) -> [Int] {
    // What an edit has in what several gave counts where nothing is told of it alone.
    let extents = zip(shares, together).map { $0.isEmpty ? $1 : $0.reduce(0) { $0 + $1.extent } }
    var reach = shares.map(\.count)
    for finding in findings { if let edit = finding.cause { reach[edit] += 1 } }
    // A token with another value that nothing uses changes nothing, and no file has the system's rules.
    let told = inputs.indices.filter { edit in
      reach[edit] > 0 || together[edit] > 0
        || inputs[edit].contains { $0.change.kind != .valueChanged && !finder.isOfSystemsRule($0.change) }
    }
    // Of edits that moved nothing, in the order of the kinds.
    let ranks = inputs.map { inputs in
      inputs.first.flatMap { Change.Kind.allCases.firstIndex(of: $0.change.kind) } ?? 0
    }
    return told.sorted { one, other in
      let (left, right) = (extents[one], extents[other])
      if (left - right).magnitude > 0.01 { return left > right }
      if reach[one] != reach[other] { return reach[one] > reach[other] }
      return ranks[one] != ranks[other] ? ranks[one] < ranks[other] : one < other
    }
  }

  // MARK: Causes

  /// What other edits gave that act together with one, of each the first before all that is left.
  private static func joined(_ inputs: [InputChange]) -> [InputChange] {
    var origins: Set<InputChange.Edit> = []
    let joined = inputs.filter(\.isJoined).map { input in
      (input, isFirst: input.origin.map { origins.insert($0).inserted } ?? true)
    }
    return joined.filter(\.isFirst).map(\.0) + joined.filter { !$0.isFirst }.map(\.0)
  }

  private func cause(_ edit: Int) -> Cause {
    let inputs = inputs(of: edit)
    var (own, joined) = (inputs.filter { !$0.isJoined }.map(\.change), Self.joined(inputs).map(\.change))
    // What was not shown is not what a reader sees go: the rules that came with it are told first.
    let hidden = own.filter(\.isOfHidden)
    let others = own.filter { !$0.isOfHidden }
    if !joined.isEmpty, !hidden.isEmpty, others.allSatisfy(\.isOfRule) {
      (own, joined) = (joined + others.filter { $0.kind != .ruleRemoved }, hidden)
    }
    let words = CauseWording(
      finder, finder.edits[edit], inputs: own, joined: joined,
      others: Set(inputs.filter(\.isJoined).compactMap(\.origin)).count, effects: shares[edit],
      aspects: aspects[edit] ?? [:])
    let views = Set(shares[edit].map(\.subject))
    let extent = shares[edit].reduce(0) { $0 + $1.extent }
    var cause = Cause(
      words.kind, words.subject, sentence: words.sentence, signature: words.signature, followers: views.count,
      extent: extent, span: inputs.lazy.compactMap(\.change.span).first, parts: words.parts, brief: words.brief)
    (cause.whole, cause.lists, cause.idle) = (words.whole, words.lists, words.idle)
    cause.isOfHidden = inputs.allSatisfy { finder.comparison.isOfHidden($0.change) }
    if [.appeared, .went].contains(words.kind), !words.bringsOthers {
      cause.wrapped = own.count { $0.kind == .reparented }
    }
    (cause.first, cause.saysNameOnly) = (words.inputs.first, words.saysNameOnly)
    cause.extentTogether = weightsTogether[edit]
    for share in shares[edit] {
      cause.most = max(cause.most, share.horizontal.magnitude, share.vertical.magnitude)
      let first = share.kind == .moved ? 0 : 2
      cause.ways[first] += share.horizontal
      cause.ways[first + 1] += share.vertical
    }
    return cause
  }
}
