import Foundation
import ImageDiff
import ProofModel

/// A review for people at a terminal: causes first, then what they touched, then the counts.
public struct ReviewText: Sendable {
  /// How many keys are named under one cause.
  public var keysPerGroup = 2
  /// How many further causes of a group have a line, the weightiest: a bound against thousands.
  public var causesPerGroup = 60
  /// Whether words are coloured by a terminal's escape sequences.
  public var usesColor = false

  /// A text without colours, with two keys and sixty further causes for each group.
  public init() {}

  /// Ends with a line break; what is the same is only counted.
  public func text(_ report: ReviewReport) -> String {
    let folding = GroupFolding(report)
    var told: [String: [String]] = [:]
    let changes = report.notes.filter(\.isChange)
    var lines = self.notes(changes.filter(\.isFirst)) + groups(folding, report, &told)
    lines += findingsAlone(folding.quiet.filter(\.causes.isEmpty), report)
    if !folding.quiet.isEmpty, lines.last?.isEmpty == false { lines.append("") }
    let findings = newFindings(report, folding.groups)
    if !findings.isEmpty { lines += findings + [""] }
    let others = changes.filter { !$0.isFirst }
    lines += notes(others.filter { !report.isOfNewFolder($0) })
    lines += screens(folding, areOfNewFolders: true, report, &told) + notes(others.filter(report.isOfNewFolder))
    if let table = table(report, folding.languages.screens(of: folding.shown, in: report)) { lines += [table, ""] }
    lines += report.notes.filter { !$0.isChange }.map(\.text)
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What changed and is in no picture, and an empty line behind it.
  private func notes(_ changes: [ReviewReport.Note]) -> [String] {
    var lines: [String] = []
    for note in changes {
      // Several things are read one below the other.
      lines.append("T \(note.lines.count > 1 ? note.lead : note.text)")
      if let span = note.span { lines.append("    at \(span.file):\(span.start.line)") }
      if note.lines.count > 1 { lines += note.lines.map { "    \($0)" } }
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// Where a group's first cause stands, and all that is told of its causes below a title, a line each.
  ///
  /// - Parameter known: the lines of a group that is told before and has others of its edits: what is said there is not said again.
  func causes(
    of group: ReviewReport.Group, titled title: String, _ report: ReviewReport, besides known: [String] = []
  ) -> [String] {
    var lines: [String] = []
    if let place = group.causes.first?.span { lines.append("at \(place.file):\(place.start.line)") }
    lines += [report.amounts(of: group), report.farther(in: group)].compactMap { $0 }
    var named = NamedViews()
    if let first = group.causes.first {
      lines += [rest(of: first, in: title, isFirst: true), effects(of: first, in: title, &named)].compactMap { $0 }
      lines += [dress(of: first, in: title)].compactMap { $0 }
    }
    lines += others(group.causes, &named)
    lines += report.otherRules(of: group, told: [title] + lines + known)
    lines += [report.looks(of: group)].compactMap { $0 }.filter { !known.contains($0) }
    let untold = report.untold(of: group)
    return lines + (untold.isEmpty || known.contains(untold) ? [] : [untold])
  }

  func noPixel(_ group: ReviewReport.Group, _ report: ReviewReport) -> String {
    let first = report.entries[group.entries[0]].key
    let others = group.entries.count > 1 ? " and \(group.entries.count - 1) more" : ""
    // Which of several rules gives way nothing in a file says.
    let isOpen = group.entries.map { report.entries[$0].findings }.contains { findings in
      (findings.new + findings.gone).contains { $0.id == "unsatisfiable-constraints" }
    }
    let condition = isOpen ? " where the rules that could not all hold gave way as they do here" : ""
    return "no pixel of \(first)\(others) changed\(condition)"
  }

  /// Screens that changed by statuses, where there are several; the others are counted.
  ///
  /// - Parameter languages: by some screens, those that are told with them; such as changed alike have no row of their own.
  private func table(_ report: ReviewReport, _ languages: [String: Set<String>]) -> String? {
    var scenes: [String] = []
    var counts: [String: [ReviewReport.Status: Int]] = [:]
    for entry in report.entries {
      if counts[entry.scene] == nil { scenes.append(entry.scene) }
      counts[entry.scene, default: [:]][entry.status, default: 0] += 1
    }
    let changed = scenes.filter { counts[$0]?.contains { $0.key != .same } == true }
    guard !changed.isEmpty, scenes.count > 1 else { return nil }
    let others = scenes.count - changed.count
    let quiet = others == 0 ? [] : ["\(others) other screen\(others == 1 ? " is" : "s are") the same"]
    guard changed.count > 1 else { return quiet.first }
    let alike = languages.reduce(into: [String: Set<String>]()) { alike, screen in
      alike[screen.key] = screen.value.filter { counts[$0] == counts[screen.key] }
    }
    let told = alike.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    func named(_ scene: String) -> String {
      guard let others = alike[scene]?.count, others > 0 else { return scene }
      return "\(scene) and \(others) more language\(others == 1 ? "" : "s")"
    }
    let statuses = ReviewReport.Status.allCases.filter { status in changed.contains { counts[$0]?[status] != nil } }
    let rows =
      [["screen"] + statuses.map(\.title)]
      + changed.filter { !told.contains($0) }.map { scene in
        [named(scene)] + statuses.map { counts[scene]?[$0].map(String.init) ?? "·" }
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + gap : "  " + gap + cell
      }
      return line
    }
    return (lines + quiet).joined(separator: "\n")
  }

  /// The pictures of a group, the one that differs most first; on one line where there are several.
  func pictures(_ entries: [ReviewReport.Entry]) -> [String] {
    guard entries.count > 1 else { return entries.map { "\($0.key)\(Self.detail($0))" } }
    let same = entries.filter { $0.pixels?.verdict == .same }.count
    let shown = entries.filter { $0.pixels?.verdict != .same }
    let words = shown.map(\.key).listed(first: keysPerGroup)
    var lines: [String] = shown.isEmpty ? [] : ["\(shown.count) picture\(shown.count == 1 ? "" : "s"): \(words)"]
    let messages = Set(shown.compactMap { $0.status == .missing || $0.status == .orphan ? nil : $0.message })
    lines += messages.sorted().prefix(2)
    if same > 0 { lines.append("\(same) without a changed pixel") }
    return lines
  }

  private static func detail(_ entry: ReviewReport.Entry) -> String {
    var parts: [String] = []
    if let pixels = entry.pixels, pixels.verdict != .same { parts.append(pixels.summary) }
    if let message = entry.message, entry.status != .missing, entry.status != .orphan { parts.append(message) }
    return parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
  }

  /// A letter besides the colour, since colour alone tells too little.
  func mark(_ status: ReviewReport.Status) -> String {
    let (letter, color) =
      switch status {
      case .same: ("=", 32)
      case .layout: ("M", 31)
      case .pixels: ("P", 35)
      case .environment: ("E", 33)
      case .missing: ("A", 34)
      case .orphan: ("D", 33)
      case .failed: ("!", 31)
      }
    return usesColor ? "\u{1B}[\(color)m\(letter)\u{1B}[0m" : letter
  }

  func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
