import ProofModel

extension ReviewReport {
  /// How the report is told in Markdown.
  public struct MarkdownOptions: Sendable {
    /// The most UTF-8 bytes of the text.
    public var limit: Int
    /// Where the report's folder can be reached, so that pictures are shown; nil shows none.
    public var imageBaseURL: String?
    /// The whole report's address; nil names none.
    public var reportURL: String?
    /// Where the files of the later side can be read, such as `https://github.com/owner/name/blob/HASH`, so that places
    /// are links to lines; nil makes them text.
    public var sourceURL: String?
    /// The ids of the groups that `montage.png` in the report's folder shows, a row each; empty: there is none.
    public var montage: [String] = []

    /// The options of a comment; without addresses it has no pictures and no links.
    public init(
      limit: Int = Self.commentLimit, imageBaseURL: String? = nil, reportURL: String? = nil, sourceURL: String? = nil
    ) {
      self.sourceURL = sourceURL
      self.limit = limit
      self.imageBaseURL = imageBaseURL
      self.reportURL = reportURL
    }

    /// What a comment on a pull request may hold, 65,536 characters, taken as bytes.
    public static let commentLimit = 65_536
    /// What GitHub keeps of a step's summary: 1 MiB.
    public static let summaryLimit = 1 << 20
  }

  /// By this line, which readers do not see, a comment is found again to be updated.
  public static let markdownMarker = "<!-- proofsheet-review -->"

  /// The report as a comment: the marker, one line, a table of causes, then each cause with its pictures' names.
  ///
  /// What does not fit is counted instead. Texts of users are text: no markup, mention or reference comes of them.
  public func markdown(_ options: MarkdownOptions = MarkdownOptions()) -> String {
    var writer = MarkdownWriter(report: self, options: options)
    return writer.text()
  }
}

/// Puts a comment together within its limit.
private struct MarkdownWriter {
  let report: ReviewReport
  let options: ReviewReport.MarkdownOptions
  private let groups: [ReviewReport.Group]
  /// What changed without a changed pixel.
  private let unseen: [ReviewReport.Group]
  private var output = ""
  /// Kept free for the closing lines.
  private static let reserve = 600
  private static let longestSentence = 300
  private static let keysPerGroup = 100

  init(report: ReviewReport, options: ReviewReport.MarkdownOptions) {
    self.report = report
    self.options = options
    groups = report.groups.filter { !report.isUnseen($0) }
    unseen = report.groups.filter(report.isUnseen)
  }

  mutating func text() -> String {
    output = ReviewReport.markdownMarker + "\n### \(Self.cut(Markdown.escaped(report.title)))\n\n"
    output += "\(Markdown.escaped(report.headline)). \(Markdown.escaped(report.summary)). "
    output += "\(side(report.expected)) → \(side(report.actual))\n"
    if !groups.isEmpty {
      montage()
      table()
      details()
    }
    unseenCauses()
    notes()
    findings()
    return output + closing()
  }

  private func side(_ side: ReviewReport.Side) -> String {
    let detail = side.detail.map { " (\(Markdown.escaped(Self.short($0))))" } ?? ""
    return Self.cut("**\(Markdown.escaped(side.label))**\(detail)")
  }

  /// A commit's hash by its beginning, anything else whole.
  private static func short(_ detail: String) -> String {
    detail.count >= 40 && detail.allSatisfy(\.isHexDigit) ? String(detail.prefix(9)) : detail
  }

  /// What changed and is in no picture, then what there is to say besides.
  private mutating func notes() {
    let told = report.notes.filter(\.isChange) + report.notes.filter { !$0.isChange }
    guard !told.isEmpty, add("\n") else { return }
    for (index, note) in told.enumerated() {
      let place = note.span.map { " (\(link($0.file, line: $0.start.line)))" } ?? ""
      let lines = note.lines.count > 1 ? note.lines : []
      let head = lines.isEmpty ? note.text : note.lead
      let items = lines.map { "  - \(Self.cut(Markdown.escaped($0)))\n" }.joined()
      guard add("- \(Self.cut(Markdown.escaped(head)))\(place)\n\(items)") else {
        output += "- and \(told.count - index) more\n"
        return
      }
    }
  }

  private mutating func unseenCauses() {
    guard let first = unseen.first else { return }
    let pictures = unseen.reduce(0) { $0 + $1.entries.count }
    let others = unseen.count > 1 ? " and \(unseen.count - 1) more" : ""
    let place = first.causes.first?.span.map { " (\(link($0.file, line: $0.start.line)))" } ?? ""
    _ = add(
      "\nWithout a changed pixel in \(pictures) picture\(pictures == 1 ? "" : "s"): "
        + "\(Self.cut(Markdown.escaped(first.title)))\(place)\(others)\n")
  }

  /// Before and after of the first causes in one picture, where pictures can be reached.
  private mutating func montage() {
    guard let base = options.imageBaseURL, let last = options.montage.indices.last else { return }
    let rows = last == 0 ? "1" : "1 to \(last + 1), a row each"
    let address = Markdown.escaped(Self.address(ReviewMontage.file, base: base))
    _ = add("\n<img alt=\"Before and after of \(rows)\" width=\"640\" src=\"\(address)\">\n")
  }

  /// Adds a text if it fits.
  private mutating func add(_ text: String) -> Bool {
    guard output.utf8.count + text.utf8.count + Self.reserve <= options.limit else { return false }
    output += text
    return true
  }

  private mutating func table() {
    guard add("\n| | What changed, and why | Pictures | Where |\n|---|---|--:|---|\n") else { return }
    for (index, group) in groups.enumerated() {
      let span = group.causes.compactMap(\.span).first
      let source = report.entries[group.entries[0]].source
      let place = span.map { link($0.file, line: $0.start.line) } ?? source.map { link($0, line: nil) } ?? ""
      let row =
        "| \(report.statusWords(group)) | \(number(group))\(Self.cut(Markdown.escaped(group.title))) | "
        + "\(group.entries.count) | "
        + "\(place) |\n"
      guard add(row) else {
        let rest = groups[index...]
        let pictures = rest.reduce(0) { $0 + $1.entries.count }
        output += "\n…and \(rest.count) more causes with \(pictures) pictures.\n"
        return
      }
    }
  }

  /// A cause's row in the montage, where that is shown.
  private func number(_ group: ReviewReport.Group) -> String {
    guard options.imageBaseURL != nil, let row = options.montage.firstIndex(of: group.id) else { return "" }
    return "**\(row + 1)** "
  }

  private mutating func details() {
    for group in groups {
      var text = "\n<details><summary>\(group.entries.count) × \(Self.cut(Markdown.escaped(group.title)))</summary>\n\n"
      for cause in group.causes.dropFirst().prefix(10) {
        text += "- and \(Self.cut(Markdown.escaped(cause.sentence)))\n"
      }
      let untold = report.untold(of: group)
      if !untold.isEmpty { text += "- \(Markdown.escaped(untold))\n" }
      text += pictures(report.entries[group.entries[0]])
      for index in group.entries.prefix(Self.keysPerGroup) {
        let entry = report.entries[index]
        let words = entry.message ?? entry.pixels?.summary
        text +=
          "- \(Self.cut(Markdown.escaped(entry.key)))\(words.map { ": " + Self.cut(Markdown.escaped($0)) } ?? "")\n"
      }
      if group.entries.count > Self.keysPerGroup { text += "- and \(group.entries.count - Self.keysPerGroup) more\n" }
      guard add(text + "\n</details>\n") else { return }
    }
  }

  /// The pictures of a group's first entry in one row, by their addresses: `data:` ones are not shown there.
  private func pictures(_ entry: ReviewReport.Entry) -> String {
    guard let base = options.imageBaseURL else { return "" }
    let shown = [
      ("Expected", entry.pictures.expected), ("Actual", entry.pictures.actual),
      ("Difference", entry.pictures.difference),
    ].compactMap { title, picture in picture.map { (title, $0) } }
    guard !shown.isEmpty else { return "" }
    let heads = shown.map { "| \($0.0) " }.joined()
    let images = shown.map { title, picture in
      "| <img alt=\"\(title): \(Markdown.escaped(entry.key))\" width=\"240\" "
        + "src=\"\(Markdown.escaped(Self.address(picture.path, base: base)))\"> "
    }.joined()
    let rule = String(repeating: "|---", count: shown.count)
    return "\n\(heads)|\n\(rule)|\n\(images)|\n\n"
  }

  private mutating func findings() {
    let new = report.newFindings
    guard !new.isEmpty, add("\n#### New findings\n\n") else { return }
    for (index, finding) in new.enumerated() {
      let place = finding.finding.span.map { " (\(link($0.file, line: $0.start.line)))" } ?? ""
      let variants = finding.keys.count == 1 ? "" : ", in \(finding.keys.count) pictures"
      let line =
        "- **\(finding.finding.severity.rawValue)** "
        + "\(Self.cut(Markdown.escaped(finding.finding.message)))\(place)\(variants) \(identity(finding.finding))\n"
      guard add(line) else {
        output += "- and \(new.count - index) more\n"
        return
      }
    }
  }

  /// The name that a finding has in `check`, pictures and pages too.
  private func identity(_ finding: ReviewReport.Finding) -> String {
    "\\[\(Self.cut(Markdown.escaped(finding.identity ?? finding.id)))\\]"
  }

  private func closing() -> String {
    var text = ""
    if let address = options.reportURL {
      text += "\n[The whole report](<\(Markdown.escaped(address))>)\n"
    }
    if report.exitCode == 1 {
      text +=
        "\nWhat is right can be accepted on the report's page, then `proofsheet approve --decisions decisions.json`.\n"
    }
    return text
  }

  /// Long sentences are cut between the escapes, not in them.
  private static func cut(_ escaped: String) -> String {
    guard escaped.utf8.count > longestSentence else { return escaped }
    var result = ""
    var isInEscape = false
    for character in escaped {
      if character == "&" { isInEscape = true }
      if !isInEscape, result.utf8.count >= longestSentence { break }
      result.append(character)
      if character == ";" { isInEscape = false }
    }
    return result + "…"
  }

  /// A place in a file, as a link where it is known where files can be read.
  private func link(_ file: String, line: Int?) -> String {
    let words = Self.cut(Markdown.escaped(file + (line.map { ":\($0)" } ?? "")))
    guard let base = options.sourceURL, !file.hasPrefix("/"), !file.hasPrefix("../") else { return words }
    let address = Self.address(file, base: base) + (line.map { "#L\($0)" } ?? "")
    return "[\(words)](<\(Markdown.escaped(address).replacing("&#35;", with: "#").replacing("&#126;", with: "~"))>)"
  }

  private static func address(_ path: String, base: String) -> String {
    (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/" + PercentEncoding.path(path)
  }
}

/// Text of users in Markdown.
enum Markdown {
  /// Text in which nothing is markup: what Markdown, HTML, mentions, references or tables would read is written as a
  /// character reference, and line breaks and controls as spaces.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'", "|", "`", "*", "_", "[", "]", "#", "@", "~", "\\", "!", "$":
        output += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": output += " "
      // Marks that would turn the direction of the rest of the comment.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}

/// Paths in addresses.
enum PercentEncoding {
  /// A path with slashes as part of an address (RFC 3986): everything but unreserved characters and slashes encoded.
  static func path(_ path: String) -> String {
    var output = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        output.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        output += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return output
  }
}
