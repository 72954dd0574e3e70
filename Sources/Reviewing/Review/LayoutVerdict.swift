import AutoLayout
import LayoutDiff
import ProofModel
import Resolving
import UndrawnSettings

/// What a comparison of two layouts comes to, in the words of a report.
struct LayoutVerdict {
  enum Extent {
    case none
    /// Colours, pictures and the like: every view lies where it lay.
    case look
    case layout
  }

  var extent: Extent
  /// Whether a text view says another thing, of which a picture shows what is not scrolled away.
  var isOfScrolledText: Bool
  /// Whether the document itself says something else, rather than what it was drawn with.
  var isAuthored: Bool
  var report: ReviewReport.LayoutChanges
  var findings: ReviewReport.FindingChanges

  /// Whether nothing did it but that rules of equal weight hold otherwise.
  var isTie: Bool {
    !report.causes.isEmpty && report.causes.allSatisfy { $0.kind == Change.Kind.tieSettledOtherwise.rawValue }
  }

  init(_ difference: LayoutDifference, expected: SolvedLayout, actual: SolvedLayout) {
    switch difference.verdict {
    case .same: extent = .none
    case .appearanceOnly: extent = .look
    case .layoutChanged, .environmentChanged: extent = .layout
    }
    isOfScrolledText = difference.causes.contains { cause in
      guard cause.kind == .textChanged, case .view(_, let id) = cause.subject else { return false }
      return actual.index(of: id).map { actual.views[$0].content.kind == .textView } ?? false
    }
    isAuthored = difference.causes.contains { $0.kind != .environmentChanged }
    report = ReviewReport.LayoutChanges(difference, actual: actual, expected: expected)
    findings = ReviewReport.FindingChanges()
    findings.new = Self.findings(of: actual, without: expected, told: difference, .findingNew)
    findings.gone = Self.findings(of: expected, without: actual, told: difference, .findingGone)
  }

  /// Whether rules contradict each other by no more than a point, since a canvas has whole points where a ratio asks for parts
  /// of one.
  static func isRounding(_ finding: Finding, _ layout: SolvedLayout) -> Bool {
    guard finding.kind == .conflict, let place = finding.broken, layout.constraints.indices.contains(place),
      case .broken(_, let amount) = layout.constraints[place].status
    else { return false }
    return amount.magnitude <= 1
  }

  /// The findings of one layout that the other has not, by kind and views, and that their comparison tells.
  private static func findings(
    of layout: SolvedLayout, without other: SolvedLayout, told difference: LayoutDifference, _ kind: Change.Kind
  ) -> [ReviewReport.Finding] {
    let told = Set(difference.changes.filter { $0.kind == kind }.map(\.subject))
    return layout.findings.filter { finding in
      finding.severity > .note && told.contains(.finding(id: finding.diagnostic.id, views: finding.views))
        && !(layout.environment.isMac && isRounding(finding, layout))
        && !other.findings.contains {
          $0.kind == finding.kind && $0.diagnostic.id == finding.diagnostic.id && $0.views == finding.views
        }
    }.map { ReviewReport.Finding($0.diagnostic, views: $0.views, identity: $0.identity) }
  }
}

extension ReviewReport.LayoutChanges {
  /// A difference in the report's words.
  init(_ difference: LayoutDifference, actual: SolvedLayout, expected: SolvedLayout) {
    let restyled = CauseRank.restyledCells(difference, actual)
    let remade = CauseRank.remade(difference, expected, actual)
    let causes = difference.causes.enumerated().map { position, cause in
      // What is shown with a cause: the view or the rule's view, and what followed.
      var views = [Self.path(cause.subject, actual, expected)].compactMap { $0 }
      for change in difference.changes where change.cause == position {
        if let path = Self.path(change.subject, actual, expected), !views.contains(path) { views.append(path) }
      }
      var said = ReviewReport.Cause(
        signature: cause.signature, sentence: MaskWords.told(cause.sentence), views: Array(views.prefix(20)),
        span: cause.span)
      (said.returned, said.given) = (cause.returned, cause.given)
      said.parts = cause.parts.map { $0.told(in: MaskWords.told) }
      (said.brief, said.extent, said.most) = (cause.brief, cause.extent, cause.most)
      (said.kind, said.ways, said.partOf) = (cause.kind.rawValue, cause.ways, cause.partOf)
      (said.whole, said.lists) = (cause.whole, cause.lists)
      said.idle = Set(cause.idle.map(MaskWords.told))
      said.isOfHidden = cause.isOfHidden
      let rank = CauseRank(cause, expected: expected, actual: actual, restyled: restyled, remade: remade)
      said.rank = rank
      return (cause: said, rank: rank)
    }
    let changes = difference.changes.map { change in
      var said = ReviewReport.LayoutChange(
        kind: change.kind.rawValue, view: Self.path(change.subject, actual, expected) ?? change.subject.name,
        sentence: change.sentence, before: change.beforeFrame, after: change.afterFrame, isCause: change.isInput)
      said.movement = change.isMeasured ? change.movement : nil
      if difference.explained != nil, change.isMovement, case .view(_, let id) = change.subject {
        said.told = .init(id: id, amount: change.told ?? .zero)
      }
      return said
    }
    let idle = causes.indices.map { Self.idleOrder(difference.causes[$0], causes[$0].rank, expected, actual) }
    let ordered =
      causes.indices.sorted {
        (causes[$0].rank, idle[$0].place, idle[$1].area, $0) < (causes[$1].rank, idle[$1].place, idle[$0].area, $1)
      }
      .filter {
        !Self.isSizeOfWindow(difference.causes[$0], in: difference) && !Self.isIdleMargin(difference.causes[$0])
          && !Self.isLargeTitle(difference.causes[$0], in: difference)
      }
      .map { causes[$0].cause }
    let told = ordered.isEmpty ? [Self.canvas(difference, expected, actual)].compactMap { $0 } : ordered
    self.init(causes: told, changes: changes, summary: Self.summary(difference, told.first))
    untold = difference.untold
    rules = RuleNews.all(of: difference, expected: expected, actual: actual)
    looks = NewLooks.all(of: difference, in: actual)
    explained = difference.explained.map { ($0.extent, $0.share) }
  }

  /// Where a cause stands among those of its rank: what moved something first, then what came and moved nothing, the largest
  /// of it first (its area in square pixels), then what went.
  private static func idleOrder(
    _ cause: Cause, _ rank: CauseRank, _ expected: SolvedLayout, _ actual: SolvedLayout
  ) -> (place: Int, area: Double) {
    let layout = cause.kind == .appeared ? actual : expected
    guard rank == .content, cause.brief.isEmpty, [.appeared, .went].contains(cause.kind),
      case .view(_, let id) = cause.subject, let view = layout.index(of: id)
    else { return (0, 0) }
    let frame = layout.views[view].pixelFrame
    return (cause.kind == .appeared ? 1 : 2, frame.width * frame.height)
  }

  /// Whether it says of the root what another cause says of the view that is drawn by itself, or of its window.
  private static func isSizeOfWindow(_ cause: Cause, in difference: LayoutDifference) -> Bool {
    guard cause.brief.isEmpty, [.frameChanged, .intrinsicSizeChanged].contains(cause.kind),
      case .view(let path, _) = cause.subject, path == "root", CauseRank.isSaved(cause)
    else { return false }
    return difference.causes.contains { $0.kind == .environmentChanged && $0.parts[0].isOf(.window) }
  }

  /// Whether it is another margin of the root's, which follows from the canvas' width, where nothing follows from it.
  private static func isIdleMargin(_ cause: Cause) -> Bool {
    cause.subject == .environment(LayoutComparison.rootMargin) && cause.brief.isEmpty && cause.extentTogether == 0
  }

  /// Whether it says of a navigation bar that is a view what the window's bars say: that its title is large.
  private static func isLargeTitle(_ cause: Cause, in difference: LayoutDifference) -> Bool {
    guard cause.brief.isEmpty, cause.parts.count == 1, cause.parts[0].isOf(.style),
      let style = cause.first, Set([style.before, style.after]) == ["large", "none"]
    else { return false }
    return difference.causes.contains { $0.first?.bar == .largeTitle }
  }

  /// Where nothing was edited and views lie elsewhere, the size at which the screen was drawn in Interface Builder, which masks
  /// begin from; nil where that is the same.
  private static func canvas(_ difference: LayoutDifference, _ expected: SolvedLayout, _ actual: SolvedLayout)
    -> ReviewReport.Cause?
  {
    guard difference.changes.contains(where: \.isMovement),
      let before = expected.system?.screen.nodes.first?.frame?.size,
      let after = actual.system?.screen.nodes.first?.frame?.size, before != after
    else { return nil }
    func words(_ size: Size) -> String { "\(size.width.shortText) × \(size.height.shortText)" }
    let lead = "the recorded size of the view is \(words(after)) instead of \(words(before)), from which masks resize"
    var cause = ReviewReport.Cause(
      signature: "canvas \(words(before)) \(words(after))", sentence: lead, views: [],
      span: actual.views.first?.content.span)
    (cause.kind, cause.parts) = (Change.Kind.environmentChanged.rawValue, [.init(lead, .window)])
    return cause
  }

  /// The path of the view that something is about; of a rule, of its first view.
  private static func path(_ subject: Change.Subject, _ actual: SolvedLayout, _ expected: SolvedLayout) -> String? {
    switch subject {
    case .view(let path, _): return path
    case .rule(let id):
      for layout in [actual, expected] {
        guard let rule = layout.constraints.first(where: { $0.id == id }) else { continue }
        switch rule.first.item {
        case .view(let index): return layout.views.indices.contains(index) ? layout.views[index].path : nil
        case .guide(let index):
          guard layout.guides.indices.contains(index) else { return nil }
          let owner = layout.guides[index].owner
          return layout.views.indices.contains(owner) ? layout.views[owner].path : nil
        }
      }
      return nil
    case .finding(_, let views):
      return views.first.flatMap { id in actual.index(of: id).map { actual.views[$0].path } }
    case .group, .value, .environment: return nil
    }
  }

  private static func summary(_ difference: LayoutDifference, _ first: ReviewReport.Cause?) -> String {
    [first?.sentence, difference.summary].compactMap { $0 }.joined(separator: "; ")
  }
}
