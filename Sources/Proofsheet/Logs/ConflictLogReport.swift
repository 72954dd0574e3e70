import ConflictLog
import Foundation
public import ProofModel

/// What the constraint conflicts of a console's log mean, for people and for programs.
public struct ConflictLogReport: Sendable {
  private let explanations: [ConflictExplanation]
  /// What could not be read; an error where there is no conflict in it.
  public let diagnostics: [Diagnostic]

  public var conflictCount: Int { explanations.count }

  /// Complexity: O(characters) to read, and one solve for each conflict.
  ///
  /// - Parameter file: its name, for messages.
  public init(log text: String, file: String) {
    let reading = ConflictLogReader.read(text, file: file)
    explanations = reading.conflicts.map(ConflictExplanation.init)
    diagnostics = reading.diagnostics
  }

  // MARK: Text

  /// Paragraphs with the smallest set of each conflict, its sum, its cause and what mends it.
  public var text: String {
    var parts: [String] = []
    for (number, explanation) in explanations.enumerated() { parts.append(paragraph(explanation, number + 1)) }
    return parts.isEmpty ? "" : parts.joined(separator: "\n")
  }

  private func paragraph(_ explanation: ConflictExplanation, _ number: Int) -> String {
    let conflict = explanation.conflict
    let listed = conflict.constraints.count
    var lines: [String] = []
    let place = explanations.count > 1 ? "conflict \(number) of \(explanations.count), line \(conflict.line): " : ""
    lines.append("\(place)\(explanation.cause)")
    if let set = explanation.set {
      lines.append("  sum: \(set.sum)\(set.needsRoom ? " (a size is at least 0)" : "")")
      lines.append(
        set.members.count == listed
          ? "  all \(listed) listed constraints take part:"
          : "  \(set.members.count) of \(listed) listed constraints take part:")
    }
    let shown = explanation.set?.members ?? Array(conflict.constraints.indices)
    for index in shown {
      var line = "    [\(index)] \(explanation.equations[index])"
      if let source = Self.words(conflict.constraints[index]) { line += "  (\(source))" }
      if index == conflict.broken { line += "  ← left out by the system" }
      lines.append(line)
    }
    if let broken = conflict.broken, !shown.contains(broken) {
      lines.append("  the system left out [\(broken)] \(explanation.equations[broken])")
    }
    for fix in explanation.fixes { lines.append("  fix: \(fix.text)") }
    let numbered = explanation.legend.filter { $0.name.last?.isNumber == true && $0.name.contains(" ") }
    if !numbered.isEmpty {
      lines.append("  " + numbered.map { "\($0.name) is \($0.address)" }.joined(separator: ", "))
    }
    if conflict.isCut { lines.append("  the log ends inside this conflict") }
    if conflict.redacted > 0, !conflict.constraints.isEmpty {
      lines.append("  \(conflict.redacted) of its lines are <private>")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ constraint: LoggedConstraint) -> String? {
    if let place = constraint.place { return "\(place.file):\(place.line)" }
    switch constraint.source {
    case .author: return constraint.identifier
    case .mask: return "autoresizing mask"
    case .encapsulated: return "given from outside"
    case .temporary: return "while measuring"
    case .stack: return "the stack's: \(constraint.identifier ?? "")"
    case .content: return "its content's size"
    case .guide: return "guide"
    case .system: return "the system's"
    }
  }

  // MARK: JSON

  /// Format 1: for each conflict `listed`, `broken`, `set`, `kind`, `sum`, `fixes` and what people read.
  public var json: JSONValue {
    .object([
      ("format", .number(1)),
      (
        "conflicts",
        .array(
          explanations.map { explanation in
            let conflict = explanation.conflict
            return .object([
              ("listed", .number(Double(conflict.constraints.count))),
              ("broken", conflict.broken.map { .number(Double($0)) } ?? .null),
              ("set", .numbers((explanation.set?.members ?? []).map(Double.init))),
              ("kind", .string(explanation.kind.rawValue)),
              ("sum", .string(explanation.set?.sum ?? "")),
              ("cause", .string(explanation.cause)),
              (
                "fixes",
                .array(
                  explanation.fixes.map {
                    .object([("text", .string($0.text)), ("index", $0.index.map { .number(Double($0)) } ?? .null)])
                  })
              ),
              ("constraints", .strings(explanation.equations)),
              ("line", .number(Double(conflict.line))),
              ("cut", .boolean(conflict.isCut)),
              ("redacted", .number(Double(conflict.redacted))),
            ])
          })
      ),
    ])
  }
}
