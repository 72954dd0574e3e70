import AutoLayout
import Findings
import ProofModel
import Solving

/// Findings as SARIF 2.1.0 (OASIS, 2020), which code hosts show at the lines of specs.
struct SARIFLog {
  /// One finding, told once however many variants have it.
  struct Result {
    var id: String
    var severity: Diagnostic.Severity
    var message: String
    var span: SourceSpan?
    var notes: [Diagnostic.Note] = []
    /// What came of trying fixes.
    var tried: String?
    var hint: String?
    var views: [String]
    var scene: String
    /// The scene's file, where the finding has no place of its own.
    var file: String?
    var variants: [String]
    /// The finding's own id; nil where only its rule, scene and views are known.
    var identity: String?
    /// Of a conflict: its number in pictures.
    var number: Int?
  }

  /// An absolute path below it is told relative to it; nil leaves paths as they are.
  var root: String?
  var results: [Result]

  var json: JSONValue {
    let rules = results.map(\.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return .object([
      (
        "$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            (
              "tool",
              .object([
                (
                  "driver",
                  .object([
                    ("name", .string("proofsheet")), ("version", .string(ProofsheetVersion.current)),
                    ("rules", .array(rules.map(rule))),
                  ])
                )
              ])
            ),
            ("columnKind", .string("unicodeCodePoints")),
            (
              "originalUriBaseIds",
              .object([("SRCROOT", .object([("description", .object([("text", .string("The project's root."))]))]))])
            ),
            ("results", .array(fingerprinted.map { json($0.result, $0.fingerprint, rules) })),
          ])
        ])
      ),
    ])
  }

  private func rule(_ id: String) -> JSONValue {
    // Ids are words joined by dashes: they read as a short description.
    let words = id.split(separator: "-").joined(separator: " ")
    return .object([("id", .string(id)), ("shortDescription", .object([("text", .string(words))]))])
  }

  /// Results with what identifies them when lines and numbers change: the rule, the file, the scene and the views;
  /// equal ones are numbered.
  private var fingerprinted: [(result: Result, fingerprint: String)] {
    var counts: [String: Int] = [:]
    return results.map { result in
      let parts = [result.id, uri(result), result.scene] + result.views
      let word = StableHash.word(parts.joined(separator: "\u{1F}"))
      counts[word, default: 0] += 1
      return (result, "\(word):\(counts[word] ?? 1)")
    }
  }

  private func json(_ result: Result, _ fingerprint: String, _ rules: [String]) -> JSONValue {
    var text = result.message
    if let hint = result.hint { text += "\nTry: \(hint)" }
    if let tried = result.tried { text += "\n\(tried)" }
    if !result.variants.isEmpty {
      text += "\nIn " + result.variants.listed(first: 10)
    }
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(result.id)), ("ruleIndex", .number(Double(rules.firstIndex(of: result.id) ?? 0))),
      ("level", .string(result.severity.rawValue)), ("message", .object([("text", .string(text))])),
      ("locations", .array([.object([("physicalLocation", location(result.span, uri(result)))])])),
    ]
    let related = result.notes.compactMap { note -> JSONValue? in
      guard let span = note.span else { return nil }
      return .object([
        ("physicalLocation", location(span, relative(span.file))),
        ("message", .object([("text", .string(note.message))])),
      ])
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    members += [
      ("partialFingerprints", .object([("proofsheetFinding/v1", .string(fingerprint))])),
      (
        "properties",
        .object(
          [("scene", .string(result.scene)), ("views", .strings(result.views))]
            + (result.identity.map { [("id", .string($0))] } ?? [])
            + (result.number.map { [("number", .number(Double($0)))] } ?? []))
      ),
    ]
    return .object(members)
  }

  private func location(_ span: SourceSpan?, _ uri: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("artifactLocation", .object([("uri", .string(uri)), ("uriBaseId", .string("SRCROOT"))]))
    ]
    // A finding of a whole screen stands at its file's first line, since hosts show nothing without a line.
    let start = span?.start ?? SourcePosition(line: 1, column: 1)
    var region: [(key: String, value: JSONValue)] = [
      ("startLine", .number(Double(max(1, start.line)))), ("startColumn", .number(Double(max(1, start.column)))),
    ]
    if let span { region.append(("endColumn", .number(Double(max(1, start.column) + max(1, span.length))))) }
    members.append(("region", .object(region)))
    return .object(members)
  }

  private func uri(_ result: Result) -> String { relative(result.span?.file ?? result.file ?? result.scene) }

  /// Percent-encoded, with slashes, relative to the root.
  private func relative(_ path: String) -> String {
    var path = path
    if let root, path.hasPrefix(root.hasSuffix("/") ? root : root + "/") {
      path = String(path.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1))
    }
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    return PercentEncoding.path(path)
  }
}

extension ReviewReport {
  /// The new findings as SARIF 2.1.0, and each cause of a change as a note at the line that it is written at.
  ///
  /// - Parameter root: absolute paths below it are told relative to it.
  public func sarif(root: String? = nil) -> JSONValue {
    let findings = newFindings.map { new in
      let finding = new.finding
      return SARIFLog.Result(
        id: finding.id, severity: finding.severity, message: finding.message, span: finding.span, hint: finding.hint,
        views: finding.views, scene: new.scene, file: new.source, variants: new.keys, identity: finding.identity)
    }
    let changes = groups.filter { $0.status != .failed }.map { group in
      let entry = entries[group.entries[0]]
      return SARIFLog.Result(
        id: "screen-changed", severity: .note, message: group.title, span: group.causes.compactMap(\.span).first,
        views: group.causes.first?.views ?? [], scene: entry.scene, file: entry.source,
        variants: group.entries.map { entries[$0].key })
    }
    let texts = notes.filter(\.isChange).map { note in
      SARIFLog.Result(
        id: "text-changed", severity: .note, message: note.text, span: note.span, views: [], scene: "",
        file: note.span?.file, variants: [])
    }
    return SARIFLog(root: root, results: findings + changes + texts).json
  }
}

extension FindingsReport {
  /// All findings as SARIF 2.1.0.
  ///
  /// - Parameters:
  ///   - root: absolute paths below it are told relative to it.
  ///   - files: scenes' files, for findings without a place of their own.
  public func sarif(root: String? = nil, files: [String: String] = [:]) -> JSONValue {
    SARIFLog(
      root: root,
      results: ordered.map { entry in
        let diagnostic = entry.finding.diagnostic
        return SARIFLog.Result(
          id: diagnostic.id, severity: entry.finding.severity, message: diagnostic.message, span: diagnostic.span,
          notes: diagnostic.notes, tried: entry.triedSentence, hint: entry.hint, views: entry.finding.views,
          scene: entry.scene, file: files[entry.scene], variants: entry.variants.map(\.key), identity: entry.id,
          number: entry.number)
      }
        + fileDiagnostics.map {
          SARIFLog.Result(
            id: $0.id, severity: $0.severity, message: $0.message, span: $0.span, notes: $0.notes, hint: $0.hint,
            views: [], scene: "", file: $0.span?.file, variants: [], identity: $0.fileIdentity)
        }
    ).json
  }
}
