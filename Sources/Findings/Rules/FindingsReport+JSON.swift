import AutoLayout
import ProofModel
import Solving

extension FindingsReport {
  /// `{"format": 1, "variants": n, "findings": […]}`.
  public func json(options: [(String, String)] = []) -> JSONValue {
    var places = Whereabouts(self)
    var members: [(key: String, value: JSONValue)] = [("format", .number(1))]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    members += [
      ("variants", .number(Double(variantCount))),
      ("errors", .number(Double(allErrors))),
      ("warnings", .number(Double(allWarnings))),
      ("known", .number(Double(knownCount))),
      ("allowed", .number(Double(allowedCount))),
      ("findings", .array(ordered.map { json($0, &places) } + fileDiagnostics.map(Self.json))),
    ]
    return .object(members)
  }

  /// The entries of one screen, the worst first.
  package func entriesJSON(of scene: String) -> [JSONValue] {
    var places = Whereabouts(self)
    return ordered.filter { $0.scene == scene }.map { json($0, &places) }
  }

  private func json(_ entry: Entry, _ places: inout Whereabouts) -> JSONValue {
    let diagnostic = entry.finding.diagnostic
    let shown: [(String, JSONValue)] = entry.alsoIn.isEmpty ? [] : [("shownIn", .strings(entry.alsoIn))]
    return .object(
      [
        ("id", .string(entry.id)),
        ("number", entry.number.map { JSONValue.number(Double($0)) } ?? .null),
        ("kind", .string(diagnostic.id)),
        ("severity", .string(entry.finding.severity.rawValue)),
        ("scene", .string(entry.scene)),
        ("message", .string(diagnostic.message)),
        ("place", Self.place(diagnostic.span)),
        ("views", .strings(entry.finding.views)),
        ("constraints", .strings(entry.constraints)),
        ("hint", .optional(diagnostic.hint)),
        (
          "notes",
          .array(
            diagnostic.notes.map { .object([("message", .string($0.message)), ("place", Self.place($0.span))]) })
        ),
        ("where", .string(places.text(entry))),
        ("variants", .strings(entry.variants.map(\.key))),
        ("fix", entry.fix.map(\.json) ?? .null),
        ("unmendedBy", .number(Double(entry.unmendedBy))),
      ] + shown)
  }

  /// What a file itself has to tell: of no variant.
  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("id", .string(diagnostic.fileIdentity)), ("number", .null), ("kind", .string(diagnostic.id)),
      ("severity", .string(diagnostic.severity.rawValue)), ("scene", .null),
      ("message", .string(diagnostic.message)), ("place", place(diagnostic.span)), ("views", .strings([])),
      ("constraints", .strings([])), ("hint", .optional(diagnostic.hint)),
      (
        "notes",
        .array(diagnostic.notes.map { .object([("message", .string($0.message)), ("place", place($0.span))]) })
      ), ("where", .string("in the file")), ("variants", .strings([])), ("fix", .null),
      ("unmendedBy", .number(0)),
    ])
  }

  /// `{"file", "line", "column"}`.
  package static func place(_ span: SourceSpan?) -> JSONValue {
    guard let span else { return .null }
    return .object([
      ("file", .string(span.file)), ("line", .number(Double(span.start.line))),
      ("column", .number(Double(span.start.column))),
    ])
  }
}
