import ImageDiff
import ProofModel

/// A review for people at a terminal: causes first, then what they touched, then the counts.
public struct ReviewText: Sendable {
  /// How many keys are named under one cause.
  public var keysPerGroup = 4
  public var usesColor = false

  public init() {}

  /// Ends with a line break; what is the same is only counted.
  public func text(_ report: ReviewReport) -> String {
    var lines: [String] = []
    for group in report.groups {
      let entries = group.entries.map { report.entries[$0] }
      lines.append("\(mark(group.status)) \(bold(group.title))")
      if let place = group.causes.first?.span { lines.append("    at \(place.file):\(place.start.line)") }
      let followers = Self.followers(entries)
      if !followers.isEmpty { lines.append("    \(followers)") }
      for entry in entries.prefix(keysPerGroup) { lines.append("    \(entry.key)\(Self.detail(entry))") }
      if entries.count > keysPerGroup { lines.append("    and \(entries.count - keysPerGroup) more") }
      lines.append("")
    }
    let changes = report.notes.filter(\.isChange)
    for note in changes {
      lines.append("T \(note.text)" + (note.span.map { "\n    at \($0.file):\($0.start.line)" } ?? ""))
    }
    if !changes.isEmpty { lines.append("") }
    if let table = table(report) { lines += [table, ""] }
    lines += report.notes.filter { !$0.isChange }.map(\.text)
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Scenes by statuses, where there are several scenes and something to tell.
  private func table(_ report: ReviewReport) -> String? {
    var scenes: [String] = []
    var counts: [String: [ReviewReport.Status: Int]] = [:]
    for entry in report.entries {
      if counts[entry.scene] == nil { scenes.append(entry.scene) }
      counts[entry.scene, default: [:]][entry.status, default: 0] += 1
    }
    guard scenes.count > 1, report.entries.contains(where: { $0.status != .same }) else { return nil }
    let statuses = ReviewReport.Status.allCases.filter { report.count($0) > 0 }
    var rows = [["screen"] + statuses.map(\.title)]
    for scene in scenes {
      rows.append([scene] + statuses.map { counts[scene]?[$0].map(String.init) ?? "·" })
    }
    rows.append(["all"] + statuses.map { String(report.count($0)) })
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + gap : "  " + gap + cell
      }
      return line
    }.joined(separator: "\n")
  }

  /// What else changed because of it, where that is the same kind of thing in all.
  private static func followers(_ entries: [ReviewReport.Entry]) -> String {
    guard entries.count == 1, let layout = entries[0].layout, layout.causes.count > 1 else { return "" }
    return layout.causes.dropFirst().map { "also: \($0.sentence)" }.joined(separator: "\n    ")
  }

  private static func detail(_ entry: ReviewReport.Entry) -> String {
    var parts: [String] = []
    if let pixels = entry.pixels, pixels.verdict != .same { parts.append(pixels.summary) }
    if let message = entry.message, entry.status != .missing, entry.status != .orphan { parts.append(message) }
    return parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
  }

  /// A letter besides the colour, since colour alone tells too little.
  private func mark(_ status: ReviewReport.Status) -> String {
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

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
