import AutoLayout
import Findings
import Importing
import InterfaceBuilder
public import ProofModel
import Resolving
import Solving
import SpecFiles
import Synchronization

/// Writing a number back into the file that it stands in, and taking that back.
extension LiveScreens {
  /// Another number of a rule; what is nil stays.
  public struct RuleChange: Sendable {
    /// The screen's name.
    public var screen: String
    /// The id of a constraint that the rule became.
    public var rule: String
    /// Points.
    public var constant: Double?
    /// 0 < priority ≤ 1000.
    public var priority: Double?

    /// A change of a rule's constant, its priority or both; a nil leaves that number as it is.
    public init(screen: String, rule: String, constant: Double?, priority: Double?) {
      (self.screen, self.rule, self.constant, self.priority) = (screen, rule, constant, priority)
    }

    var isPossible: Bool {
      (constant != nil || priority != nil) && constant.map { abs($0) <= 100_000 } ?? true
        && priority.map { $0 > 0 && $0 <= 1000 } ?? true
    }
  }

  /// A file as it was before it was written and as it was left.
  struct Written: Sendable {
    var file: String
    var before: [UInt8]
    var after: [UInt8]
  }

  private static let mostWritten = 500

  /// Writes a rule's numbers as the smallest edit of its file, which has to be as the page knows it; what is wrong otherwise.
  public func write(_ change: RuleChange) -> Diagnostic? {
    guard change.isPossible else { return .error("not-written", "this is no constant and no priority") }
    // A save may have come since the page asked for its screens.
    if editable(change.screen) == nil { _ = screens() }
    guard let screen = workbenches.first(where: { $0.document.name == change.screen }),
      let known = editable(change.screen)?.entries[change.rule]
    else { return .error("not-written", "there is no such rule to write") }
    let file = screen.document.file
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: file, limit: InterfaceBuilderReader.largestFile)
    } catch {
      return error.diagnostic()
    }
    // Whoever saved meanwhile may have moved everything: what is written to is what the page shows.
    guard rule(of: screen.document, at: known.place.span, in: bytes)?.text == known.text else {
      return .error("not-written", "'\(file)' changed meanwhile", hint: "look at what it says now, and try again")
    }
    var edits: [SourceEdit] = []
    if let constant = change.constant { edits.append(.constant(known.place, constant)) }
    if let priority = change.priority { edits.append(.priority(known.place, priority)) }
    var after = bytes
    // One after the other, since both may be of one text.
    for edit in edits {
      guard let next = SourceEdit.apply([edit], file: file, bytes: after, format: screen.document.format) else {
        return .error("not-written", "'\(known.text)' has no place for this number", at: known.place.span)
      }
      after = next
    }
    guard let written = rule(of: screen.document, at: known.place.span, in: after), Self.says(written, change) else {
      return .error("not-written", "'\(known.text)' would not be read as that", at: known.place.span)
    }
    return keep(Written(file: file, before: bytes, after: after))
  }

  /// Takes the last write back, byte for byte, where the file is as it was left.
  public func undo() -> Diagnostic? {
    guard let last = written.withLock({ $0.last }) else { return .error("not-written", "nothing was written") }
    guard let bytes = try? FileReading.bytes(at: last.file, limit: InterfaceBuilderReader.largestFile),
      bytes == last.after
    else { return .error("not-written", "'\(last.file)' changed since it was written") }
    if let problem = put(last.before, into: last.file) { return problem }
    written.withLock { _ = $0.popLast() }
    return nil
  }

  /// How many writes can be taken back.
  public var undoCount: Int { written.withLock { $0.count } }

  private func keep(_ change: Written) -> Diagnostic? {
    guard change.before != change.after else { return nil }
    if let problem = put(change.after, into: change.file) { return problem }
    written.withLock { list in
      list.append(change)
      if list.count > Self.mostWritten { list.removeFirst() }
    }
    return nil
  }

  private func put(_ bytes: [UInt8], into file: String) -> Diagnostic? {
    do throws(FileError) {
      try FileWriting.update(file, bytes)
      return nil
    } catch {
      return error.diagnostic()
    }
  }

  /// The rule that begins at a place of some bytes of a document's file; nil where they have errors.
  private func rule(of document: Document, at span: SourceSpan?, in bytes: [UInt8]) -> Rule? {
    let loaded = ScreenLoader(studio: studio).load(document.file, bytes: bytes)
    guard !loaded.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let documents = loaded.workbenches.map(\.document)
    return documents.first { $0.sceneID == document.sceneID }?.groups.flatMap(\.rules).first {
      $0.span?.start == span?.start && $0.span?.file == document.file
    }
  }

  private static func says(_ rule: Rule, _ change: RuleChange) -> Bool {
    func isSame(_ wanted: Double?, _ found: Double?) -> Bool {
      wanted.map { $0.shortText == found?.shortText } ?? true
    }
    guard let entry = EditableRules.Entry(rule) else { return false }
    return isSame(change.constant, entry.constant) && isSame(change.priority, entry.priority)
  }

  // MARK: Trying

  /// A layout solved with another number of a rule, as it would be written, and with other texts; nil where the rule or
  /// one of the texts is not in it.
  func solved(_ known: Workbench.Solved, of screen: Workbench, with request: VariantRequest) -> Workbench.Solved? {
    guard var resolved = known.layout.system?.screen else { return nil }
    if let change = request.change {
      // Before all of the screen was asked for, its rules are those of this variant.
      let rules = editable(change.screen) ?? EditableRules(screen.document, [known.layout])
      guard let place = rules.entries[change.rule]?.place.span, Self.apply(change, at: place, to: &resolved) else {
        return nil
      }
    }
    for (id, text) in request.texts {
      guard let index = resolved.nodes.firstIndex(where: { $0.content.id == id }),
        var run = resolved.nodes[index].content.text?.runs.first
      else { return nil }
      run.text = text
      resolved.nodes[index].content.text?.runs = [run]
    }
    var solved = known
    solved.layout = screen.engine.solve(resolved)
    return solved
  }

  /// Gives the rule at a place other numbers; whether it is there.
  private static func apply(_ change: RuleChange, at place: SourceSpan, to resolved: inout ResolvedScreen) -> Bool {
    guard change.isPossible else { return false }
    var isThere = false
    for index in resolved.rules.indices where resolved.rules[index].rule.span?.start == place.start {
      guard resolved.rules[index].rule.span?.file == place.file else { continue }
      isThere = true
      if let constant = change.constant { resolved.rules[index].constant = constant }
      if let priority = change.priority { resolved.rules[index].priority = priority }
    }
    return isThere
  }
}
