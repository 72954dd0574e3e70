public import AutoLayout
public import ProofModel

/// Something a proof found: a conflict, an ambiguity, a clipped text, or a reason why it could not be made.
public struct ProofFinding: Sendable, Hashable, CustomStringConvertible {
  /// The sort of problem that a finding is.
  public typealias Kind = Finding.Kind
  /// The weight of a finding: note, warning or error.
  public typealias Severity = Diagnostic.Severity

  /// The sort of problem; `other` of what is no finding of a layout.
  public var kind: Kind
  /// The weight of the problem.
  public var severity: Severity
  /// Kebab-case, stable.
  public var id: String
  /// The problem in words, without a place.
  public var message: String
  /// One remedy that can be pasted.
  public var hint: String?
  /// Further words, each with its place where it has one.
  public var notes: [String]
  /// Where the constraint or view was made in the source.
  public var file: String?
  /// The line in ``file``, from 1; nil where there is no file.
  public var line: Int?
  /// The views concerned, by name.
  public var views: [String]
  /// The variants in which it shows, by key.
  public var variants: [String]

  init(_ finding: Finding, variants: [String]) {
    self.init(finding.diagnostic, kind: finding.kind, variants: variants)
    severity = finding.severity
    views = finding.views
  }

  init(_ diagnostic: Diagnostic, kind: Kind = .other, variants: [String] = []) {
    self.kind = kind
    severity = diagnostic.severity
    id = diagnostic.id
    message = diagnostic.message
    hint = diagnostic.hint
    notes = diagnostic.notes.map { note in
      note.span.map { "\($0.file):\($0.start.line): \(note.message)" } ?? note.message
    }
    file = diagnostic.span?.file
    line = diagnostic.span?.start.line
    views = []
    self.variants = variants
  }

  /// `file:line: severity: message [id]`, notes and hint on lines of their own.
  public var description: String {
    let place = file.map { line == nil ? "\($0): " : "\($0):\(line ?? 0): " } ?? ""
    var text = "\(place)\(severity.rawValue): \(message) [\(id)]"
    for note in notes { text += "\nnote: \(note)" }
    if let hint { text += "\nhint: \(hint)" }
    return text
  }
}
