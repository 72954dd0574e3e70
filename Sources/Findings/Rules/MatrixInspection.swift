import AutoLayout
import Inspecting
import ProofModel
import Resolving
import Solving

extension Workbench {
  /// Variants with what is worth a second look in them (`LayoutEngine.inspect`), and with what only all of them
  /// together tell: rules that change nothing in any, fixed widths that clip in a language that was not asked for.
  ///
  /// - Parameter solved: all variants of the screen, solved with findings.
  public func inspected(_ solved: [Solved], jobs: Int) -> [Solved] {
    var found = parallelMap(solved, jobs: jobs) { self.inspection(of: $0.layout) }
    // Most variants differ in sizes only, and what is redundant does not.
    var known: [(system: SolvedSystem, findings: [Finding])] = []
    for position in solved.indices {
      guard let system = solved[position].layout.system else { continue }
      if let same = known.first(where: { $0.system.saysAsMuch(as: system) }) {
        found[position] += same.findings
        continue
      }
      let findings = engine.redundancies(solved[position].layout)
      known.append((system, findings))
      found[position] += findings
    }
    leaveOutNeeded(&found, solved)
    addIdle(&found, solved)
    addFixedWidths(&found, solved)
    var results = solved
    for (position, findings) in found.enumerated() where !findings.isEmpty {
      results[position] = adding(findings, to: solved[position])
    }
    return results
  }

  /// A variant with findings besides the layout's own.
  private func adding(_ findings: [Finding], to one: Solved) -> Solved {
    var extra = one.layout
    extra.findings = findings
    annotate(&extra)
    var result = one
    // The worse word for the same thing is enough.
    result.layout.findings.removeAll { known in
      Self.worse[known.kind].map { id in
        findings.contains { $0.diagnostic.id == id && Set($0.views).isSuperset(of: known.views) }
      } ?? false
    }
    result.layout.findings += extra.findings
    result.allowed += judge(&result.layout)
    return result
  }

  /// What is worth a second look in one layout.
  func inspection(of layout: SolvedLayout) -> [Finding] { engine.inspect(layout) + designFindings(layout) }

  /// Rules that say more of a view than a finding of the layout itself.
  private static let worse: [Finding.Kind: String] = [
    .outsideSafeArea: "under-cutout", .smallTarget: "crowded-target",
  ]

  /// Whether an inspection took the layout's own word for something out of its findings.
  static func hasWorseWord(_ layout: SolvedLayout) -> Bool {
    layout.findings.contains { worse.values.contains($0.diagnostic.id) }
  }

  // MARK: Redundant

  private static let redundancies: Set<String> = ["redundant-constraint", "duplicate-constraint"]

  /// A rule that says something of its own in one variant is needed in all.
  private func leaveOutNeeded(_ found: inout [[Finding]], _ solved: [Solved]) {
    var spare: [String: Int] = [:]
    for (findings, one) in zip(found, solved) {
      for id in Set(findings.compactMap { Self.spareRule($0, one.layout) }) { spare[id, default: 0] += 1 }
    }
    guard !spare.isEmpty else { return }
    var active: [String: Int] = [:]
    for one in solved {
      // In place: their ids are all that is asked of them.
      for place in one.layout.constraints.indices {
        let id = one.layout.constraints[place].id
        if spare[id] != nil { active[id, default: 0] += 1 }
      }
    }
    for position in found.indices {
      found[position].removeAll { finding in
        Self.spareRule(finding, solved[position].layout).map { spare[$0] != active[$0] } ?? false
      }
    }
  }

  private static func spareRule(_ finding: Finding, _ layout: SolvedLayout) -> String? {
    guard redundancies.contains(finding.diagnostic.id), let place = finding.constraints.first else { return nil }
    return layout.constraints[place].id
  }

  // MARK: Idle

  /// How near a limit came to bite.
  private struct Slack {
    var least: Double
    var variant: String
    var count: Int
  }

  /// Limits of the user's that bite in no variant: the layout is the same without them, since a convex program's best
  /// answer does not hang on what has slack there.
  private func addIdle(_ found: inout [[Finding]], _ solved: [Solved]) {
    guard solved.count > 1 || solved.contains(where: { !$0.twins.isEmpty }) else { return }
    var slacks: [String: Slack] = [:]
    var biting: Set<String> = []
    for one in solved {
      guard let system = one.layout.system else { return }
      system.limits { place, slack in
        let id = one.layout.constraints[place].id
        guard slack > 1e-6 else {
          biting.insert(id)
          return
        }
        // Where a view of it is hidden, nothing is told of it, and the variant does not count.
        guard !biting.contains(id), !Self.hasHiddenView(one.layout, place) else { return }
        var known = slacks[id] ?? Slack(least: .infinity, variant: "", count: 0)
        known.count += one.variantCount
        if slack < known.least { (known.least, known.variant) = (slack, one.variant.key) }
        slacks[id] = known
      }
    }
    for position in solved.indices {
      let layout = solved[position].layout
      let spare = Set(found[position].compactMap { Self.spareRule($0, layout) })
      var limits: [Int] = []
      layout.system?.limits { place, _ in limits.append(place) }
      for place in limits.sorted() {
        let constraint = layout.constraints[place]
        guard let slack = slacks[constraint.id], slack.count > 1, !biting.contains(constraint.id),
          !spare.contains(constraint.id), !Self.hasHiddenView(layout, place)
        else { continue }
        let views = Self.views(of: constraint)
        found[position].append(
          Finding(
            kind: .other, severity: .note,
            diagnostic: Diagnostic(
              .note, "idle-constraint",
              "'\(constraint.text)' changes nothing in any of \(slack.count) variants", at: constraint.span,
              notes: [
                .init("at the nearest it has \(slack.least.shortText(digits: 1)) pt to spare, in \(slack.variant)")
              ], hint: "if it guards longer texts, --text-size all or --locale all shows where it bites"),
            views: Set(views).sorted().map { layout.views[$0].content.id }, constraints: [place]))
      }
    }
  }

  /// The views that a constraint speaks of besides the root, by position.
  private static func views(of constraint: SolvedConstraint) -> [Int] {
    constraint.terms.compactMap { term in
      if case .view(let view) = term.anchor.item, view != 0 { view } else { nil }
    }
  }

  private static func hasHiddenView(_ layout: SolvedLayout, _ place: Int) -> Bool {
    for term in layout.constraints[place].terms {
      if case .view(let view) = term.anchor.item, view != 0, layout.views[view].isHidden { return true }
    }
    return false
  }

  // MARK: Fixed widths

  /// Fixed widths that cut a text in a language that the document has texts in and that no variant shows.
  private func addFixedWidths(_ found: inout [[Finding]], _ solved: [Solved]) {
    let shown = Set(solved.map(\.variant.environment.locale))
    let others = document.strings.map(\.locale).filter { !shown.contains($0) }
    guard triesCauses, !others.isEmpty else { return }
    var states: Set<String?> = []
    for position in solved.indices where states.insert(solved[position].variant.environment.state).inserted {
      let layout = solved[position].layout
      let fixed = Self.fixedWidths(layout)
      guard !fixed.isEmpty else { continue }
      for locale in others {
        var environment = solved[position].variant.environment
        environment.locale = locale
        environment.direction = LayoutDirection(locale: locale)
        var quiet = DiagnosticSink()
        let other = engine.solve(environment, diagnostics: &quiet)
        for finding in other.findings where finding.kind == .clippedText {
          guard let id = finding.views.first, let place = fixed[id], let view = layout.index(of: id),
            !layout.views[view].isTextClipped, let there = other.index(of: id)
          else { continue }
          let text = other.views[there].content.text?.string ?? ""
          let constraint = layout.constraints[place]
          found[position].append(
            Finding(
              kind: .other, severity: .warning,
              diagnostic: .warning(
                "fixed-width-clips",
                "'\(constraint.text)' is too narrow for '\(VisibleText.escaped(text).prefix(60))', the text in '\(locale)'",
                at: constraint.span ?? layout.views[view].content.span,
                hint: "\(layout.views[view].content.name).width >= \(constraint.constant.shortText)"), views: [id],
              constraints: [place]))
        }
      }
    }
  }

  /// By a text's view: the user's required rule that gives it a width of its own.
  private static func fixedWidths(_ layout: SolvedLayout) -> [String: Int] {
    var result: [String: Int] = [:]
    for (place, constraint) in layout.constraints.enumerated() {
      guard constraint.origin == .authored, constraint.relation == .equal, constraint.terms.count == 1,
        constraint.first.attribute == .width, case .view(let view) = constraint.first.item,
        layout.views[view].content.kind.hasText, !layout.views[view].isHidden
      else { continue }
      result[layout.views[view].content.id] = place
    }
    return result
  }
}
