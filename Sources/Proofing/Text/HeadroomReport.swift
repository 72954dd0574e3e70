import AutoLayout
public import ProofModel
import Resolving
import Solving
import Typesetting

/// How far each text of a screen may grow in each variant before something gives way.
public struct HeadroomReport: Sendable {
  /// One text in one variant.
  public struct Entry: Sendable {
    /// The name of the screen.
    public var scene: String
    /// The path of the view that shows the text.
    public var view: String
    /// The text as it stands in the variant.
    public var text: String
    /// The variant in which the room was looked for.
    public var variant: Variant
    /// Characters that may be added, and the same in per cent of the text's own.
    public var characters: Int
    /// The growth that ``characters`` are, in per cent of the text's own.
    public var percent: Double
    /// Whether nothing gave way within the limit.
    public var isUnlimited: Bool
    /// What gives way with one character more.
    public var cause: String?
  }

  /// Least room first; among equals in the order of variants and views.
  public private(set) var entries: [Entry] = []
  /// Per cent beyond which growth is not looked for.
  public let limit: Int
  /// A longer text is not tried: each trial sets it whole.
  public static let longestText = 20_000
  /// What was not tried, each text once.
  public private(set) var notes: [Diagnostic] = []

  /// A report of no texts yet, which looks for growth up to a limit in per cent.
  public init(limit: Int = 200) { self.limit = limit }

  /// Examines variants of a document on up to `jobs` threads; each text is solved again some ten times.
  public mutating func examine(
    _ workbench: Workbench, _ variants: [Variant], given: [String: GivenContent] = [:], jobs: Int
  ) {
    let limit = limit
    let found = parallelMap(variants, jobs: jobs) { variant in
      HeadroomSearch(workbench: workbench, variant: variant, given: given, limit: limit).entries()
    }
    for long in found.flatMap(\.long) where !notes.contains(long) { notes.append(long) }
    let all = (entries + found.flatMap(\.entries)).enumerated()
    entries = all.sorted { ($0.element.percent, $0.offset) < ($1.element.percent, $1.offset) }.map(\.element)
  }

  /// The worst variant of each text, least room first.
  public var worst: [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert("\($0.scene)/\($0.view)").inserted }
  }
}

/// The search in one variant.
private struct HeadroomSearch {
  let workbench: Workbench
  let variant: Variant
  let given: [String: GivenContent]
  let limit: Int

  /// What must not appear, or appear more often, because a text grew.
  private static let kinds: [Finding.Kind] = [
    .conflict, .clippedText, .outsideScreen, .outsideSafeArea, .overlap,
  ]

  func entries() -> (entries: [HeadroomReport.Entry], long: [Diagnostic]) {
    let before = solve([:])
    var long: [Diagnostic] = []
    let entries = before.views.compactMap { view -> HeadroomReport.Entry? in
      guard let text = view.content.text, !text.string.isEmpty, !view.isHidden, !view.content.isSecure,
        given[view.content.id] == nil
      else { return nil }
      let length = text.string.utf16.count
      guard length <= HeadroomReport.longestText else {
        long.append(
          .warning(
            "text-too-long",
            "the text of '\(view.content.name)' is not tried: it has \(length) characters, "
              + "the most is \(HeadroomReport.longestText)", at: view.content.span))
        return nil
      }
      var cause: String?
      let growth = TextGrowth.largest(of: text, limit: limit) { grown in
        guard let problem = problem(of: view, grown, before) else { return true }
        cause = problem
        return false
      }
      if !growth.isUnlimited, growth.characters > 0 || cause == nil {
        cause = problem(of: view, text.grown(by: growth.characters + 1), before) ?? cause
      }
      return HeadroomReport.Entry(
        scene: workbench.document.name, view: view.path, text: text.string, variant: variant,
        characters: growth.characters, percent: growth.percent, isUnlimited: growth.isUnlimited, cause: cause)
    }
    return (entries, long)
  }

  private func solve(_ texts: [String: TextContent]) -> SolvedLayout {
    var options = LayoutEngine.Options()
    options.given = given
    return workbench.engine.solve(variant.environment, texts: texts, options: options)
  }

  /// What gives way when a view has that text; nil where nothing does.
  private func problem(of view: SolvedView, _ text: TextContent, _ before: SolvedLayout) -> String? {
    let layout = solve([view.content.id: text])
    guard let index = layout.index(of: view.content.id) else { return nil }
    let now = layout.views[index]
    if let measured = now.measurement {
      if measured.isTruncated { return "it is shortened" }
      if measured.fontScale < (view.measurement?.fontScale ?? 1) { return "it is set smaller" }
    }
    if now.isTextClipped { return "it is cut off" }
    for kind in Self.kinds {
      let known = before.findings.filter { $0.kind == kind }
      let found = layout.findings.filter { $0.kind == kind }
      guard found.count > known.count else { continue }
      let new = found.first { finding in !known.contains { $0.views == finding.views } } ?? found.last
      return new?.diagnostic.message
    }
    return nil
  }
}

extension HeadroomReport {
  /// A line for each text, or for each text and variant: per cent, characters, view, text, variant, what gives way.
  public func table(allVariants: Bool) -> String {
    let rows = (allVariants ? entries : worst).map { entry -> [String] in
      let more = entry.isUnlimited ? "≥ " : ""
      return [
        "\(more)\(entry.percent.rounded(.down).shortText) %", "\(more)\(entry.characters)", entry.view,
        "'\(Self.short(entry.text))'", entry.variant.key, entry.cause ?? "",
      ]
    }
    guard !rows.isEmpty else { return "no texts\n" }
    let table = [["room", "characters", "view", "text", "worst in", "then"]] + rows
    let widths = (0..<6).map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      let cells = zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private static func short(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 32 ? line.prefix(31) + "…" : line
  }

  /// `{"format": 1, "limit": n, "texts": […]}`, least room first.
  public func json(options: [(String, String)] = []) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("format", .number(1)), ("limit", .number(Double(limit)))]
    if !options.isEmpty {
      members.append(("options", .object(options.map { (key: $0.0, value: .string($0.1)) })))
    }
    members.append(
      (
        "texts",
        .array(
          entries.map { entry in
            .object([
              ("scene", .string(entry.scene)), ("view", .string(entry.view)), ("text", .string(entry.text)),
              ("variant", .string(entry.variant.key)), ("percent", .number(entry.percent)),
              ("characters", .number(Double(entry.characters))), ("unlimited", .boolean(entry.isUnlimited)),
              ("cause", .optional(entry.cause)),
            ])
          })
      ))
    return .object(members)
  }
}
