public import AutoLayout
public import ProofModel
import ProofScene

/// The findings of many variants, each problem told once with the variants that have it.
public struct FindingsReport: Sendable {
  /// One problem and where it shows.
  public struct Entry: Sendable {
    public var finding: Finding
    public var scene: String
    public var variants: [Variant]
    /// Containers that show the scene and have the same problem in it.
    public var alsoIn: [String] = []
    /// Whether it is about views of another controller's that the scene shows.
    var isInner = false
  }

  public private(set) var entries: [Entry] = []
  public private(set) var variantCount = 0
  /// Errors of the files and rules themselves, which were told apart from the findings and count in the summary.
  public var fileErrorCount = 0

  public init() {}

  /// Adds what was found in one variant; the order of first appearance is kept.
  public mutating func add(_ findings: [Finding], scene: String, variant: Variant) {
    add(findings, scene: scene, variant: variant, inner: [])
  }

  /// The same for a variant of a workbench's screen, which may show scenes of other controllers.
  public mutating func add(_ solved: Workbench.Solved, of workbench: Workbench) {
    add(
      solved.layout.findings, scene: workbench.document.name, variant: solved.variant,
      inner: workbench.document.innerViews)
  }

  private mutating func add(_ findings: [Finding], scene: String, variant: Variant, inner: Set<String>) {
    variantCount += 1
    for finding in findings {
      if let index = entries.firstIndex(where: { Self.isSame($0.finding, finding) && $0.scene == scene }) {
        if entries[index].variants.last?.key != variant.key { entries[index].variants.append(variant) }
      } else {
        let isInner = !inner.isEmpty && !finding.views.isEmpty && finding.views.allSatisfy(inner.contains)
        entries.append(Entry(finding: finding, scene: scene, variants: [variant], isInner: isInner))
      }
    }
  }

  /// Tells what a scene and the containers that show it have alike once, in the scene itself.
  public mutating func joinContainers() {
    var kept: [Entry] = []
    var containers: [Entry] = []
    for entry in entries { if entry.isInner { containers.append(entry) } else { kept.append(entry) } }
    guard !containers.isEmpty, !kept.isEmpty else { return }
    var joined: Set<Int> = []
    for (position, entry) in containers.enumerated() {
      guard let own = kept.firstIndex(where: { Self.isShown($0, in: entry) }) else { continue }
      if !kept[own].alsoIn.contains(entry.scene) { kept[own].alsoIn.append(entry.scene) }
      joined.insert(position)
    }
    var position = -1
    var own = -1
    entries = entries.compactMap { entry in
      if entry.isInner {
        position += 1
        return joined.contains(position) ? nil : entry
      }
      own += 1
      return kept[own]
    }
  }

  /// Whether a container's problem is that of a scene, in no variant besides the scene's.
  private static func isShown(_ own: Entry, in container: Entry) -> Bool {
    func ids(_ finding: Finding) -> [String] { finding.views.map { String($0.split(separator: "/").last ?? "") } }
    let (left, right) = (own.finding, container.finding)
    return left.kind == right.kind && left.diagnostic.id == right.diagnostic.id
      && left.diagnostic.span == right.diagnostic.span && left.diagnostic.message == right.diagnostic.message
      && ids(left) == ids(right)
      && Set(container.variants.map(\.key)).isSubset(of: own.variants.map(\.key))
  }

  /// The same problem, though its numbers may differ from device to device.
  private static func isSame(_ left: Finding, _ right: Finding) -> Bool {
    left.kind == right.kind && left.diagnostic.id == right.diagnostic.id && left.views == right.views
      && left.diagnostic.span == right.diagnostic.span
      && left.diagnostic.notes.map(\.span) == right.diagnostic.notes.map(\.span)
  }

  public var errorCount: Int { entries.filter { $0.finding.severity == .error }.count }
  public var warningCount: Int { entries.filter { $0.finding.severity == .warning }.count }

  /// Errors first, else in the order of appearance; each with a note that says where it shows.
  public var diagnostics: [Diagnostic] {
    let ordered = entries.filter { $0.finding.severity == .error } + entries.filter { $0.finding.severity != .error }
    return ordered.map { entry in
      var diagnostic = entry.finding.diagnostic
      if !entry.alsoIn.isEmpty {
        diagnostic.notes.append(.init("also where it is shown: \(entry.alsoIn.joined(separator: ", "))"))
      }
      if variantCount > 1 { diagnostic.notes.append(.init(whereabouts(entry))) }
      return diagnostic
    }
  }

  /// Errors and warnings as a sheet lists them, the worst first.
  var sheetFindings: [SheetFinding] {
    let told = entries.filter { $0.finding.severity > .note }
    let ordered = told.filter { $0.finding.severity == .error } + told.filter { $0.finding.severity != .error }
    return ordered.map {
      SheetFinding(
        isError: $0.finding.severity == .error, message: $0.finding.diagnostic.message,
        whereabouts: variantCount > 1 ? whereabouts($0) : "")
    }
  }

  private func whereabouts(_ entry: Entry) -> String {
    if entry.variants.count == variantCount { return "in all \(variantCount) variants" }
    let names = entry.variants.prefix(3).map(\.key).joined(separator: ", ")
    let more = entry.variants.count - 3
    return "in \(entry.variants.count) of \(variantCount) variants: \(names)" + (more > 0 ? " and \(more) more" : "")
  }

  /// `{"format": 1, "variants": n, "findings": […]}`.
  public func json(options: [(String, String)] = []) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("format", .number(1))]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    members += [
      ("variants", .number(Double(variantCount))),
      ("errors", .number(Double(errorCount))),
      ("warnings", .number(Double(warningCount))),
      ("findings", .array(entries.map(Self.json))),
    ]
    return .object(members)
  }

  private static func json(_ entry: Entry) -> JSONValue {
    let diagnostic = entry.finding.diagnostic
    let shown: [(String, JSONValue)] = entry.alsoIn.isEmpty ? [] : [("shownIn", .strings(entry.alsoIn))]
    return .object(
      [
        ("kind", .string(diagnostic.id)),
        ("severity", .string(entry.finding.severity.rawValue)),
        ("scene", .string(entry.scene)),
        ("message", .string(diagnostic.message)),
        ("place", place(diagnostic.span)),
        ("views", .strings(entry.finding.views)),
        ("hint", .optional(diagnostic.hint)),
        (
          "notes",
          .array(
            diagnostic.notes.map { .object([("message", .string($0.message)), ("place", place($0.span))]) })
        ),
        ("variants", .strings(entry.variants.map(\.key))),
      ] + shown)
  }

  private static func place(_ span: SourceSpan?) -> JSONValue {
    guard let span else { return .null }
    return .object([
      ("file", .string(span.file)), ("line", .number(Double(span.start.line))),
      ("column", .number(Double(span.start.column))),
    ])
  }
}

extension FindingsReport {
  /// One line: how much was looked at and what was found.
  public var summary: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let errors = errorCount + fileErrorCount
    let found =
      errors + warningCount == 0
      ? "nothing to report" : "\(count(errors, "error")), \(count(warningCount, "warning"))"
    return "\(count(variantCount, "variant")): \(found)"
  }
}

extension Document {
  /// Ids of the views of other controllers' that the screen shows; their own scenes are screens too.
  var innerViews: Set<String> {
    var ids: Set<String> = []
    func collect(_ node: ViewNode, isInner: Bool) {
      if isInner { ids.insert(node.id) }
      for child in node.children { collect(child, isInner: isInner || child.properties[.bars] != nil) }
    }
    if format == .interfaceBuilder { collect(root, isInner: false) }
    return ids
  }
}
