import ConflictLog
import Foundation
public import ProofModel
import Solving

/// What the constraint conflicts of a console's log mean, for people and for programs.
public struct ConflictLogReport: Sendable {
  let explanations: [ConflictExplanation]
  /// What could not be read; an error where there is no conflict in it.
  public private(set) var diagnostics: [Diagnostic]
  /// By conflict: where its constraints stand, where a file was looked through.
  public private(set) var places: [LoggedPlaces] = []

  /// The number of conflicts that were read in the log.
  public var conflictCount: Int { explanations.count }

  /// Complexity: O(characters) to read, and one solve for each conflict.
  ///
  /// - Parameter file: its name, for messages.
  public init(log text: String, file: String) {
    var reading = ConflictLogReader.read(text, file: file)
    if !reading.conflicts.contains(where: { !$0.constraints.isEmpty }), let lines = FoldedLog.unfolded(text) {
      let unfolded = ConflictLogReader.read(lines, file: file)
      if unfolded.conflicts.contains(where: { !$0.constraints.isEmpty }) { reading = unfolded }
    }
    explanations = reading.conflicts.map(ConflictExplanation.init)
    diagnostics = reading.diagnostics
  }

  /// Looks for the constraints in the screens of files, each in its first variant or on its canvas.
  public mutating func find(in workbenches: [Workbench]) {
    var selection = VariantSelection()
    selection.prefersCanvas = true
    let screens = workbenches.compactMap { workbench in
      workbench.variants(selection).variants.first.map { (workbench, workbench.solve($0).layout) }
    }
    places = explanations.map { LoggedPlaces($0, in: screens) }
    for place in places where place.places.isEmpty && place.wanted > 0 {
      diagnostics.append(
        .warning(
          "constraints-not-found", "none of the \(place.wanted) constraints that someone wrote is in the files",
          hint: "name the storyboard, xib or spec of the screen that was shown; constraints made in code are in none"))
    }
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
      let margins = set.margins.map { " (margins of \($0.shortText), which the list does not tell)" } ?? ""
      lines.append("  sum: \(set.sum)\(set.needsRoom ? " (a size is at least 0)" : "")\(margins)")
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
      if let rule = rule(number - 1, index) { lines.append("        is \(rule)") }
    }
    if let broken = conflict.broken, !shown.contains(broken) {
      lines.append("  the system left out [\(broken)] \(explanation.equations[broken])")
    }
    if places.indices.contains(number - 1), let scene = places[number - 1].scene {
      lines.append("  found \(places[number - 1].places.count) of \(places[number - 1].wanted) in \(scene)")
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

  /// `Main.storyboard:31:12: title.width == 375`.
  private func rule(_ conflict: Int, _ index: Int) -> String? {
    guard places.indices.contains(conflict),
      let place = places[conflict].places.first(where: { $0.index == index })
    else { return nil }
    let span = place.span.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
    return VisibleText.escaped(span + place.rule)
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

  /// Where the constraints stand: `{"scene", "places": [{"index", "rule", "file", "line", "column"}]}`.
  private func found(_ places: LoggedPlaces) -> JSONValue {
    let list = places.places.map { place -> JSONValue in
      .object([
        ("index", .number(Double(place.index))), ("rule", .string(place.rule)),
        ("file", .optional(place.span?.file)), ("line", .number(Double(place.span?.start.line ?? 0))),
        ("column", .number(Double(place.span?.start.column ?? 0))),
      ])
    }
    return .object([("scene", .optional(places.scene)), ("places", .array(list))])
  }

  /// Format 1: for each conflict `listed`, `broken`, `set`, `kind`, `sum`, `fixes` and what people read.
  public var json: JSONValue {
    .object([("format", .number(1)), ("conflicts", .array(explanations.indices.map(json)))])
  }

  private func json(_ number: Int) -> JSONValue {
    let explanation = explanations[number]
    let conflict = explanation.conflict
    let fixes = explanation.fixes.map { fix -> JSONValue in
      .object([("text", .string(fix.text)), ("index", fix.index.map { .number(Double($0)) } ?? .null)])
    }
    var members: [(key: String, value: JSONValue)] = [
      ("listed", .number(Double(conflict.constraints.count))),
      ("broken", conflict.broken.map { .number(Double($0)) } ?? .null),
      ("set", .numbers((explanation.set?.members ?? []).map(Double.init))),
      ("kind", .string(explanation.kind.rawValue)),
      ("sum", .string(explanation.set?.sum ?? "")),
      ("cause", .string(explanation.cause)),
      ("fixes", .array(fixes)),
      ("constraints", .strings(explanation.equations)),
      ("line", .number(Double(conflict.line))),
      ("cut", .boolean(conflict.isCut)),
      ("redacted", .number(Double(conflict.redacted))),
    ]
    if places.indices.contains(number) { members.append(("found", found(places[number]))) }
    return .object(members)
  }
}
