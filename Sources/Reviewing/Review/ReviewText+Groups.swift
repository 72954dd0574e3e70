import ProofModel

/// The groups of a report as a text tells them: which are seen, and which are told with others.
struct GroupFolding {
  let groups: [ReviewReport.Group]
  /// Those that a picture shows.
  let shown: [ReviewReport.Group]
  /// Those of which no pixel changed.
  let quiet: [ReviewReport.Group]
  /// Of ``quiet`` those that somebody edited.
  let unseen: [ReviewReport.Group]
  /// Of ``unseen`` those that something came to or went from, which are told before whole screens that did.
  let isEarly: (ReviewReport.Group) -> Bool
  /// How many screens have recorded sizes, masks or names alone.
  let asides: Int
  let languages: LanguageGroups
  let alike: AlikeScreens
  let same: SameEdits
  let contained: ContainedEdits
  /// The ids of the groups that are told with others.
  let folded: Set<String>

  /// - Complexity: O(groups × their causes).
  init(_ report: ReviewReport) {
    groups = report.groups
    (quiet, shown) = (groups.filter(report.isUnseen), groups.filter { !report.isUnseen($0) })
    unseen = quiet.filter { group in
      // A mask or two, or one for several views, and nothing else, are somebody's edit.
      let masks = group.causes.filter(ListedCauses.isMask)
      let ways = Set(masks.compactMap { ListedCauses.split($0.lead)?.rest })
      let isOfMasks = !masks.isEmpty && (masks.count <= 2 || ways.count == 1) && masks.count == group.causes.count
      return isOfMasks || !group.causes.allSatisfy(ListedCauses.isSaved)
    }
    let hasScreens = shown.contains(where: \.isOfScreen)
    isEarly = { hasScreens && $0.isOfContent }
    let known = Set(unseen.map(\.id))
    asides =
      Set(
        quiet.filter { !$0.causes.isEmpty && !known.contains($0.id) }.flatMap(\.entries).map {
          report.entries[$0].scene
        }
      ).count
    let languages = LanguageGroups(shown)
    alike = AlikeScreens(shown, report)
    let same = SameEdits(shown.filter { !languages.isTold($0) }, report)
    let apart = languages.folded.union(alike.folded).union(same.folded)
    contained = ContainedEdits(
      (shown + unseen).filter { group in
        !apart.contains(group.id) && !languages.isTold(group) && same.lines(of: group, report).isEmpty
      }, report)
    (self.languages, self.same) = (languages, same)
    folded = apart.union(contained.folded)
  }

  /// The lines below a group that say in which other pictures its edits are.
  func elsewhere(_ group: ReviewReport.Group, _ report: ReviewReport) -> [String] {
    same.lines(of: group, report) + contained.lines(of: group, among: groups, report) + languages.lines(of: group)
  }
}

extension ReviewText {
  /// The groups but those of new folders, with those that no picture shows behind the ones that a picture does; such as something
  /// came to or went from before whole screens that did.
  ///
  /// - Parameter told: the lines of each group, by its id.
  func groups(_ folding: GroupFolding, _ report: ReviewReport, _ told: inout [String: [String]]) -> [String] {
    let changed = seen(folding, folding.shown.filter { !$0.isOfScreen }, report, &told)
    let early = unseen(folding, areEarly: true, report, &told)
    let screens = screens(folding, areOfNewFolders: false, report, &told)
    return changed + early + (early.isEmpty ? [] : [""]) + screens
      + unseen(folding, areEarly: false, report, &told)
  }

  /// Whole screens that came or went.
  func screens(
    _ folding: GroupFolding, areOfNewFolders: Bool, _ report: ReviewReport, _ told: inout [String: [String]]
  ) -> [String] {
    let screens = folding.shown.filter { $0.isOfScreen && report.isOfNewFolder($0) == areOfNewFolders }
    return seen(folding, screens, report, &told)
  }

  /// Groups that pictures show.
  private func seen(
    _ folding: GroupFolding, _ groups: [ReviewReport.Group], _ report: ReviewReport,
    _ told: inout [String: [String]]
  ) -> [String] {
    var lines: [String] = []
    for group in groups where !folding.folded.contains(group.id) {
      let entries = group.entries.map { report.entries[$0] }
      if let screens = folding.alike.screens(of: group) {
        lines.append("\(mark(group.status)) \(bold(screens.title))")
        lines += (screens.lines + pictures(screens.entries)).map { "    \($0)" } + [""]
        continue
      }
      let part = folding.contained.part(of: group)
      let own = part?.group(of: group) ?? group
      lines.append("\(mark(group.status)) \(bold(own.title))")
      lines += tell(own, part, report, &told).map { "    \($0)" }
      if group.isOfScreen, let file = entries[0].source { lines.append("    in \(file)") }
      if let shown = AlikeScreens.shown(in: group, report) { lines.append("    it \(shown)") }
      lines += (pictures(entries) + folding.elsewhere(group, report)).map { "    \($0)" } + [""]
    }
    return lines
  }

  /// The groups that no picture shows, as many as causes have lines, and how many more there are.
  private func unseen(
    _ folding: GroupFolding, areEarly: Bool, _ report: ReviewReport, _ told: inout [String: [String]]
  ) -> [String] {
    var lines: [String] = []
    for group in folding.unseen.prefix(causesPerGroup)
    where !folding.folded.contains(group.id) && folding.isEarly(group) == areEarly {
      let part = folding.contained.part(of: group)
      let own = part?.group(of: group) ?? group
      lines.append("= \(own.title); \(noPixel(group, report))")
      let contained = folding.contained.lines(of: group, among: folding.groups, report)
      lines += (tell(own, part, report, &told) + contained).map { "    \($0)" }
    }
    guard !areEarly else { return lines }
    let (left, asides) = (folding.unseen.count - causesPerGroup, folding.asides)
    if left > 0 { lines.append("= \(left) more cause\(left == 1 ? "" : "s") that no picture shows") }
    if asides > 0 {
      lines.append(
        "= recorded sizes, masks or names of \(asides) screen\(asides == 1 ? "" : "s") differ; no pixel changed")
    }
    return lines
  }

  /// What is told of a group below its title, without what another one has told of it.
  private func tell(
    _ group: ReviewReport.Group, _ part: ContainedEdits.Part?, _ report: ReviewReport,
    _ told: inout [String: [String]]
  ) -> [String] {
    let known = part.flatMap { told[$0.host.id] } ?? []
    let lines = causes(of: group, titled: group.title, report, besides: known)
    told[group.id] = lines
    return lines + (part.map { [$0.words(report)] } ?? [])
  }
}
