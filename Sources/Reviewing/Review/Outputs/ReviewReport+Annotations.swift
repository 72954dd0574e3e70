import AutoLayout
import Findings
import ProofModel

extension ReviewReport {
  /// Commands that GitHub Actions turn into annotations: an error for each cause and each new error, a warning for each
  /// new warning. Between revisions, where a change is no mistake, causes and changed texts are notices.
  ///
  /// A step shows ten of each, so of more the nine worst are told and how many more there are.
  public func annotations() -> String {
    let changes = groups.map { group in
      Annotation(
        level: toleratesFailures && group.status != .failed ? "notice" : "error",
        title: "\(statusWords(group)), \(group.entries.count) picture\(group.entries.count == 1 ? "" : "s")",
        message: message(group), span: group.causes.compactMap(\.span).first,
        file: entries[group.entries[0]].source)
    }
    let findings = newFindings.map { new in
      Annotation(
        level: new.finding.severity == .error ? "error" : "warning", title: "new finding: \(new.finding.id)",
        message: new.finding.message + (new.finding.hint.map { "\ntry: \($0)" } ?? ""), span: new.finding.span,
        file: new.source)
    }
    let texts = notes.filter(\.isChange).map { note in
      Annotation(level: "notice", title: "text changed", message: note.text, span: note.span, file: nil)
    }
    return Annotation.text(changes + findings + texts)
  }

  private func message(_ group: Group) -> String {
    let keys = group.entries.map { entries[$0].key }.listed(first: 5)
    let why = group.status == .failed ? "\n" + entries[group.entries[0]].headline : ""
    return "\(group.title)\(why)\nin \(keys)"
  }
}

extension FindingsReport {
  /// The findings as commands that GitHub Actions turn into annotations; notes are left out.
  public func annotations() -> String {
    let told = ordered.filter { $0.finding.severity > .note }.map { entry in
      var diagnostic = entry.finding.diagnostic
      diagnostic.hint = entry.hint
      return (diagnostic, (entry.triedSentence.map { "\n\($0)" } ?? "") + "\nid: \(entry.id)")
    }
    return Annotation.text(
      (fileDiagnostics.map { ($0, "") } + told).map { diagnostic, id in
        Annotation(
          level: diagnostic.severity.rawValue, title: diagnostic.id,
          message: diagnostic.message + (diagnostic.hint.map { "\ntry: \($0)" } ?? "") + id, span: diagnostic.span,
          file: nil)
      })
  }
}

/// One workflow command, `::error file=…,line=…,col=…,title=…::message`.
private struct Annotation {
  /// `error`, `warning` or `notice`.
  var level: String
  var title: String
  var message: String
  var span: SourceSpan?
  var file: String?

  /// What a step shows of each level.
  private static let limit = 10

  /// The commands, the given order kept; of too many, the first nine and their rest in one.
  static func text(_ annotations: [Annotation]) -> String {
    var output = ""
    for level in ["error", "warning", "notice"] {
      let all = annotations.filter { $0.level == level }
      let told = all.count > limit ? all.prefix(limit - 1) : all[...]
      for annotation in told { output += annotation.command }
      if told.count < all.count {
        output += "::\(level) title=proofsheet::and \(all.count - told.count) more, see the report\n"
      }
    }
    return output
  }

  private var command: String {
    var properties: [String] = []
    if let path = span?.file ?? file { properties.append("file=\(Self.escaped(path, isProperty: true))") }
    if let span {
      properties.append("line=\(span.start.line)")
      properties.append("col=\(span.start.column)")
    }
    properties.append("title=\(Self.escaped(title, isProperty: true))")
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": output += "%25"
      case "\r": output += "%0D"
      case "\n": output += "%0A"
      case ":" where isProperty: output += "%3A"
      case "," where isProperty: output += "%2C"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
