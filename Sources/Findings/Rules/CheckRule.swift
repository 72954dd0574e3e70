public import ProofModel

/// A rule that `check` judges screens by: what it says of itself, once for the command, the documentation and tests.
public struct CheckRule: Sendable {
  /// Of its findings; stable for ever.
  public var id: String
  /// What its findings count as where no project says otherwise.
  public var level: Diagnostic.Severity
  /// A phrase.
  public var title: String
  /// What is told, and why it matters.
  public var about: String
  /// What mends it.
  public var mend: String
  /// A screen that has it, and the same without; specs, or Interface Builder's files.
  public var wrong: String
  /// The same screen without the problem.
  public var right: String
  /// A file that the examples name: its name and what it holds.
  public var beside: (name: String, text: String)?

  init(
    _ id: String, _ level: Diagnostic.Severity, _ title: String, _ about: String, mend: String, wrong: String,
    right: String, beside: (name: String, text: String)? = nil
  ) {
    self.id = id
    self.level = level
    self.title = title
    self.about = about
    self.mend = mend
    self.wrong = wrong
    self.right = right
    self.beside = beside
  }

  /// With an example whose other side differs in the words `instead`, each of which stands there once; of a `screen` what follows
  /// its head.
  init(
    _ id: String, _ level: Diagnostic.Severity, _ title: String, _ about: String, mend: String, wrong: String? = nil,
    screen: String = "", instead: KeyValuePairs<String, String>
  ) {
    let wrong = wrong ?? "proofsheet: 1\nmatrix: { sizes: [[320, 200]] }\n" + screen
    self.init(
      id, level, title, about, mend: mend, wrong: wrong,
      right: instead.reduce(wrong) { $0.replacing($1.key, with: $1.value) })
  }

  /// All, the worst first, in the order of the documentation.
  public static let all: [CheckRule] = unsolvable + undetermined + places + reading + touching + sayings + designs

  /// The rule of that id; nil for one that is not known.
  public static func named(_ id: String) -> CheckRule? { all.first { $0.id == id } }

  /// Whether the example is an Interface Builder file.
  var isInterfaceBuilder: Bool { wrong.hasPrefix("<") }

  /// What the example's file is called.
  package var exampleName: String { isInterfaceBuilder ? "\(id).storyboard" : "\(id).proof.yaml" }

  // MARK: Text

  /// The rule as a screen of text.
  public var text: String {
    """
    \(id) (\(level.rawValue)): \(title)

    \(about)

    Mend it: \(mend)

    A screen that has it:
    \(Self.indented(isInterfaceBuilder ? Self.constraints(of: wrong) : wrong))

    \(besideText)And without:
    \(Self.indented(isInterfaceBuilder ? Self.constraints(of: right) : Self.difference(wrong, right)))

    It is another matter here? In the spec or in proofsheet.yaml:
      allow: [{ rule: \(id), on: NAME, reason: … }]
    For a whole project, in proofsheet.yaml:
      levels: { \(id): off }        # or note, warning, error

    """
  }

  private var besideText: String {
    guard let beside else { return "" }
    return "With '\(beside.name)' beside it:\n\(Self.indented(beside.text))\n\n"
  }

  /// All rules in a table of their ids.
  public static var list: String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { rule in
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      let level = rule.level.rawValue + String(repeating: " ", count: 9 - rule.level.rawValue.count)
      return "\(rule.id)\(gap)\(level)\(rule.title)\n"
    }.joined()
  }

  /// The reference page.
  public static var page: String {
    let head = """
      # The rules of `check`

      `proofsheet check` judges every variant of a screen by these rules. `proofsheet rule ID` prints one of them, with
      `-o FOLDER` it draws the example. Errors and warnings make it exit 1, notes do not.

      A finding that is meant to be is allowed with its reason, in the spec or, for all screens, in `proofsheet.yaml`:
      ```yaml
      allow:
        - { rule: small-target, on: close, reason: A swipe does the same }
      ```
      `rule` is a rule's id or a finding's own (`check --format json` has it), `on` a view's name, path or object id, or a
      screen's name. `proofsheet.yaml` also gives rules another level: `levels: { redundant-constraint: off }`.

      | Rule | Level | What |
      |---|---|---|

      """
    let rows = all.map { "| [`\($0.id)`](#\($0.id)) | \($0.level.rawValue) | \($0.title) |\n" }.joined()
    let parts = all.map { rule in
      let language = rule.isInterfaceBuilder ? "xml" : "yaml"
      let (wrong, right) =
        rule.isInterfaceBuilder
        ? (constraints(of: rule.wrong), constraints(of: rule.right)) : (rule.wrong, difference(rule.wrong, rule.right))
      return """

        ## \(rule.id)
        \(rule.title), \(rule.level == .error ? "an error" : "a \(rule.level.rawValue)"). \(rule.about)

        ```\(language)
        \(wrong)
        ```\(rule.beside.map { "\n`\($0.name)`:\n```json\n\($0.text)\n```" } ?? "")
        Mend it: \(rule.mend)
        ```\(language)
        \(right)
        ```

        """
    }
    return head + rows + parts.joined()
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(
      separator: "\n")
  }

  /// The lines of an example that its other side has not.
  private static func difference(_ wrong: String, _ right: String) -> String {
    let known = Set(wrong.split(separator: "\n"))
    let lines = right.split(separator: "\n").filter { !known.contains($0) }
    return lines.isEmpty ? "# without that line" : lines.joined(separator: "\n")
  }

  /// Of an Interface Builder file the constraints: the rest is its frame.
  private static func constraints(of file: String) -> String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("<constraints>") }),
      let end = lines.lastIndex(where: { $0.contains("</constraints>") })
    else { return file }
    let depth = lines[start].prefix { $0 == " " }.count
    return lines[start...end].map { String($0.dropFirst(depth)) }.joined(separator: "\n")
  }
}
