import LayoutDiff
import ProofModel

extension ReviewText {
  /// What a change breaks, whatever else it does: new errors, then new warnings, with their places and pictures. Those
  /// that a group is called by, and what could not be drawn at all, stand there. Warnings of devices that the screen is not drawn
  /// for, of screens that are new, and of drawn frames are one line for each of these.
  ///
  /// - Parameter groups: the report's.
  func newFindings(_ report: ReviewReport, _ groups: [ReviewReport.Group]) -> [String] {
    let failed = Set(report.entries.filter { $0.status == .failed }.map(\.key))
    let titles = Set(groups.map(\.title))
    let new = report.newFindings.filter { found in
      !failed.isSuperset(of: found.keys) && !titles.contains(found.finding.title)
    }
    let aside = FindingsAside(report)
    let reasons = new.map(aside.reason)
    let plain = Self.folded(Self.joined(zip(new, reasons).filter { $0.1 == nil }.map(\.0)))
    var lines: [String] = []
    for (found, others) in plain.prefix(causesPerGroup) {
      let more = others == 0 ? "" : ", and \(others) more of this kind"
      lines += ["! \(ReviewTitle.cut(found.finding.words, Self.longest))\(more)"] + places(of: found)
    }
    if plain.count > causesPerGroup {
      let rest = plain.count - causesPerGroup
      lines.append("! \(rest) more new finding\(rest == 1 ? "" : "s"), which the report has")
    }
    for reason in FindingsAside.Reason.allCases {
      let found = zip(new, reasons).filter { $0.1 == reason }.map(\.0)
      guard let first = found.first(where: aside.isOwn) ?? found.first else { continue }
      let number = found.count == 1 ? "1 new warning" : "\(found.count) new warnings"
      let others = found.count == 1 ? "" : ", and \(found.count - 1) more"
      lines.append("! \(number) \(reason.words): \(ReviewTitle.cut(first.finding.message, 240))\(others)")
      lines += places(of: first)
    }
    return lines + goneErrors(report, groups)
  }

  /// Errors that are mended, with the pictures that had them, of which an upright phone or a canvas is one: those of one kind and
  /// of the same pictures as one.
  private func goneErrors(_ report: ReviewReport, _ groups: [ReviewReport.Group]) -> [String] {
    var (order, keys, kinds, own): ([String], [String: [String]], [String: String], Set<String>) = ([], [:], [:], [])
    for entry in report.entries where [.layout, .pixels].contains(entry.status) {
      let new = Set(entry.findings.new.map(\.message))
      let gone = entry.findings.gone.filter { $0.severity == .error && !new.contains($0.message) }
      for finding in gone where !Self.isOfGoneView(finding, entry) {
        let message = finding.message
        if keys[message] == nil { order.append(message) }
        if keys[message]?.last != entry.key { keys[message, default: []].append(entry.key) }
        kinds[message] = finding.id
        if entry.isUprightPhone || entry.axes?.device == nil { own.insert(message) }
      }
    }
    // Those that groups of pictures are called by stand there.
    let titles = Set(
      groups.filter(\.causes.isEmpty).flatMap(\.entries).flatMap {
        report.entries[$0].findings.gone.map(\.message)
      })
    let told = order.filter { own.contains($0) && !titles.contains($0) }
    func alike(_ message: String) -> [String] { [kinds[message] ?? ""] + (keys[message] ?? []) }
    let groups = told.map(alike).once.map { group in told.filter { alike($0) == group } }
    let lines = groups.prefix(Self.mostGone).flatMap { group -> [String] in
      let places = keys[group[0]] ?? []
      let others = group.count > 1 ? ", and \(group.count - 1) more of this kind" : ""
      let number = places.count == 1 ? "" : "\(places.count) pictures: "
      return [
        "! gone error: \(ReviewTitle.cut(group[0], Self.longest))\(others)",
        "    in \(number)\(places.listed(first: keysPerGroup))",
      ]
    }
    let rest = groups.dropFirst(Self.mostGone).reduce(0) { $0 + $1.count }
    return lines + (rest > 0 ? ["! \(rest) more gone error\(rest == 1 ? "" : "s")"] : [])
  }

  /// Whether an error names a view that is told to be gone: nobody mended it.
  private static func isOfGoneView(_ finding: ReviewReport.Finding, _ entry: ReviewReport.Entry) -> Bool {
    let gone = entry.causesOnce.flatMap(\.parts).map(\.words).filter { words in
      [" is gone", " is no longer installed"].contains(where: words.hasSuffix)
    }
    let names = finding.message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
      $0.offset % 2 == 1
    }
    // A view is told with what it says behind its name.
    return names.contains { name in gone.contains { $0.hasPrefix("'\(name.element)'") } }
  }

  /// So many of the rules that cannot all hold are said.
  private static let mostRules = 8

  /// So many errors that are mended are told.
  private static let mostGone = 6

  /// Findings in the same words, such as of the rules of one set that cannot all hold, as the first of them.
  private static func joined(_ found: [ReviewReport.NewFinding]) -> [ReviewReport.NewFinding] {
    var result: [ReviewReport.NewFinding] = []
    for other in found {
      guard let place = result.firstIndex(where: { $0.finding.words == other.finding.words && $0.scene == other.scene })
      else {
        result.append(other)
        continue
      }
      result[place].keys += other.keys.filter { !result[place].keys.contains($0) }
    }
    return result
  }

  /// Rules that cannot all hold on devices where others of the same views cannot, in this screen or in what holds it, with the
  /// first of them: they are too many for one place.
  private static func folded(_ found: [ReviewReport.NewFinding]) -> [(found: ReviewReport.NewFinding, others: Int)] {
    var result: [(found: ReviewReport.NewFinding, others: Int)] = []
    func devices(_ found: ReviewReport.NewFinding) -> Set<Substring> {
      Set(found.keys.map { $0[($0.firstIndex(of: ".") ?? $0.startIndex)...] })
    }
    for other in found {
      let place = result.firstIndex { first, _ in
        first.finding.id == FindingsAside.conflict && other.finding.id == first.finding.id
          && devices(first) == devices(other)
          && Set(first.finding.views).intersection(other.finding.views).count > 1
      }
      guard let place else {
        result.append((other, 0))
        continue
      }
      result[place].others += 1
      result[place].found.keys += other.keys.filter { !result[place].found.keys.contains($0) }
    }
    return result
  }

  /// Where a finding is: its place in the file, and its pictures, since its numbers are of one device.
  private func places(of found: ReviewReport.NewFinding) -> [String] {
    let place = found.finding.span.map { ["    at \($0.file):\($0.start.line)"] } ?? []
    let rules = found.finding.rules.map { "`\($0)`" }
    let clash = rules.isEmpty ? [] : ["    of the rules \(rules.listed(upTo: Self.mostRules))"]
    return place + clash + ["    in \(pictures(of: found))"]
  }

  /// The pictures that have a finding; of numbers that are others in some it is said of which one they are.
  private func pictures(of found: ReviewReport.NewFinding) -> String {
    guard found.keys.count > 1, let first = found.keys.first else { return found.keys.joined() }
    let all = "\(found.keys.count) pictures: \(found.keys.listed(first: keysPerGroup))"
    return found.others == 0 ? all : "\(first), with other numbers in \(found.others) more of \(all)"
  }

  /// Pictures that are the same to the pixel and differ in findings alone: one line for all.
  func findingsAlone(_ groups: [ReviewReport.Group], _ report: ReviewReport) -> [String] {
    func isOfFindings(_ group: ReviewReport.Group) -> Bool {
      group.entries.contains { !report.entries[$0].findings.new.isEmpty || !report.entries[$0].findings.gone.isEmpty }
    }
    let found = groups.filter(isOfFindings)
    let others = groups.filter { !isOfFindings($0) }
    let plain = (found.count == 1 ? found : []) + others
    var lines = plain.map { "= \($0.title); \(noPixel($0, report))" }
    guard found.count > 1 else { return lines }
    let entries = found.flatMap(\.entries).map { report.entries[$0] }
    func count(_ of: (ReviewReport.FindingChanges) -> Int, _ words: String) -> String? {
      let number = entries.reduce(0) { $0 + of($1.findings) }
      return number == 0 ? nil : "\(number) \(words)"
    }
    let numbers = [count(\.new.count, "new"), count(\.gone.count, "gone")].compactMap { $0 }.joined(separator: ", ")
    lines.append("= \(entries.count) pictures differ in findings alone (\(numbers)); no pixel of them changed")
    return lines
  }
}

/// Which new warnings are told aside, and why.
struct FindingsAside {
  enum Reason: CaseIterable {
    /// Phones stand upright and a canvas is its own: no such picture has it.
    case otherDevices
    /// What a new screen shows is mostly a sample.
    case newScreens
    /// Interface Builder mends it by itself.
    case frames

    var words: String {
      switch self {
      case .otherDevices: "in landscape or on iPads alone"
      case .newScreens: "of new screens"
      case .frames: "of views that do not lie where they were drawn"
      }
    }
  }

  /// The id of rules that cannot all hold.
  static let conflict = "unsatisfiable-constraints"

  private let entries: [String: ReviewReport.Entry]

  init(_ report: ReviewReport) {
    entries = Dictionary(report.entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Nil of what is told in full: errors, and warnings of pictures that are the screen's own.
  func reason(of found: ReviewReport.NewFinding) -> Reason? {
    guard found.finding.severity == .warning else { return nil }
    let pictures = pictures(of: found)
    if found.finding.id == "misplaced-view" { return .frames }
    if pictures.allSatisfy({ $0.status == .missing }) { return .newScreens }
    let screens = Set(pictures.map(\.scene))
    let hasOwn = entries.values.contains { screens.contains($0.scene) && $0.isUprightPhone }
    return hasOwn && !isOwn(found) ? .otherDevices : nil
  }

  /// Whether an upright phone or a canvas has it.
  func isOwn(_ found: ReviewReport.NewFinding) -> Bool {
    pictures(of: found).contains { $0.isUprightPhone || $0.axes?.device == nil }
  }

  private func pictures(of found: ReviewReport.NewFinding) -> [ReviewReport.Entry] {
    found.keys.compactMap { entries[$0] }
  }
}

extension ReviewReport.Finding {
  /// `new error: …`, as long as a title may be.
  var title: String { ReviewTitle.cut(words, ReviewTitle.longest) }

  fileprivate var words: String { "new \(severity.rawValue): \(message)" }
}
