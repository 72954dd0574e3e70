import ProofModel

extension ReviewText {
  /// What a change breaks, whatever else it does: new errors, then new warnings, with their places and pictures. Those
  /// that a group is called by, and what could not be drawn at all, stand there.
  func newFindings(_ report: ReviewReport) -> [String] {
    let failed = Set(report.entries.filter { $0.status == .failed }.map(\.key))
    let titles = Set(report.groups.map(\.title))
    let new = report.newFindings.filter { found in
      !failed.isSuperset(of: found.keys) && !titles.contains(found.finding.title)
    }
    var lines: [String] = []
    for found in new.prefix(causesPerGroup) {
      lines.append("! \(found.finding.title)")
      if let span = found.finding.span { lines.append("    at \(span.file):\(span.start.line)") }
      let others = found.keys.count > keysPerGroup ? " and \(found.keys.count - keysPerGroup) more" : ""
      let keys = found.keys.prefix(keysPerGroup).joined(separator: ", ") + others
      lines.append(
        found.keys.count == 1 ? "    in \(keys)" : "    in \(found.keys.count) pictures: \(keys)")
    }
    if new.count > causesPerGroup {
      let rest = new.count - causesPerGroup
      lines.append("! \(rest) more new finding\(rest == 1 ? "" : "s"), which the report has")
    }
    return lines
  }
}

extension ReviewReport.Finding {
  /// `new error: …`, as long as a title may be.
  var title: String { ReviewTitle.cut("new \(severity.rawValue): \(message)", ReviewTitle.longest) }
}
