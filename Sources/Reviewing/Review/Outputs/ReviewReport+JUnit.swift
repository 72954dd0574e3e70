import ProofModel

extension ReviewReport {
  /// The report as JUnit's XML: a suite for each scene, a case for each picture.
  ///
  /// A difference that is seen is a `<failure>`, a picture that could not be made an `<error>`, never both. The files of a case stand
  /// in its `system-out` as `[[ATTACHMENT|path]]`, which Jenkins and GitLab read.
  /// - Parameter folder: what goes before the pictures' paths, such as the report's folder.
  public func junit(attachmentsIn folder: String = "") -> String {
    var scenes: [String] = []
    var byScene: [String: [Entry]] = [:]
    for entry in entries {
      if byScene[entry.scene] == nil { scenes.append(entry.scene) }
      byScene[entry.scene, default: []].append(entry)
    }
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    output += "<testsuites name=\(XMLText.quoted(title)) \(Self.counts(entries))>\n"
    for scene in scenes {
      let members = byScene[scene] ?? []
      output += "  <testsuite name=\(XMLText.quoted(scene)) \(Self.counts(members)) skipped=\"0\">\n"
      for entry in members { output += Self.testCase(entry, folder) }
      output += "  </testsuite>\n"
    }
    return output + "</testsuites>\n"
  }

  private static func counts(_ entries: [Entry]) -> String {
    let errors = entries.reduce(0) { $0 + ($1.status == .failed ? 1 : 0) }
    let same = entries.reduce(0) { $0 + ($1.status == .same || $1.isPictureSame ? 1 : 0) }
    return "tests=\"\(entries.count)\" failures=\"\(entries.count - errors - same)\" errors=\"\(errors)\""
  }

  private static func testCase(_ entry: Entry, _ folder: String) -> String {
    var head = "    <testcase name=\(XMLText.quoted(entry.key)) classname=\(XMLText.quoted(entry.scene))"
    if let source = entry.source { head += " file=\(XMLText.quoted(source))" }
    guard entry.status != .same, !entry.isPictureSame else { return head + "/>\n" }
    let element = entry.status == .failed ? "error" : "failure"
    var output = head + ">\n"
    output +=
      "      <\(element) type=\(XMLText.quoted(entry.status.rawValue)) message=\(XMLText.quoted(entry.headline))>"
    output += XMLText.escaped(entry.lines.joined(separator: "\n")) + "</\(element)>\n"
    let files = entry.pictures.named.map { "[[ATTACHMENT|\(attachment($0.picture.path, folder))]]" }
    if !files.isEmpty {
      output += "      <system-out>\(XMLText.escaped(files.joined(separator: "\n")))</system-out>\n"
    }
    return output + "    </testcase>\n"
  }

  private static func attachment(_ path: String, _ folder: String) -> String {
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension ReviewReport.Entry {
  /// The most urgent thing to say in one line.
  var headline: String {
    if status == .failed || status == .missing || status == .orphan {
      return message ?? status.title
    }
    let causes = causesOnce
    if !causes.isEmpty { return ReviewTitle.of(causes) }
    if let summary = layout?.summary, !summary.isEmpty { return summary }
    return message ?? pixels?.summary ?? status.title
  }

  /// Everything that changed, a line each, at most a few dozen.
  var lines: [String] {
    var lines = causesOnce.map { cause in
      "cause: \(cause.sentence)" + (cause.span.map { " (\($0.file):\($0.start.line))" } ?? "")
    }
    let changes = layout?.changes ?? []
    lines += changes.prefix(40).map(\.sentence)
    if changes.count > 40 { lines.append("and \(changes.count - 40) more changes") }
    if let pixels { lines.append(pixels.summary) }
    lines += findings.new.map { "new \($0.severity.rawValue): \($0.message)" }
    if let message { lines.append(message) }
    return lines.isEmpty ? [status.title] : lines
  }
}
