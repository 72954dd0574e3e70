import ConflictLog
import ProofModel
import Testing

/// Sixty logs of our own in the documented shapes, and what may lie around them.
@Suite struct ReaderTests {
  private func explain(_ log: String) throws -> ConflictExplanation {
    let reading = ConflictLogReader.read(log, file: "log")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return ConflictExplanation(try #require(reading.conflicts.first))
  }

  private func check(_ log: String, _ expected: LogCase, _ count: Int) throws {
    let explanation = try explain(log)
    #expect(explanation.conflict.constraints.count == count)
    #expect(explanation.conflict.broken == expected.broken)
    #expect(explanation.set?.members == expected.set)
    #expect(explanation.set.map { Self.sorted($0.sum) } == Self.sorted(expected.sum))
    #expect(explanation.kind == expected.kind)
    #expect(!explanation.fixes.isEmpty)
    #expect(explanation.fixes.allSatisfy { $0.index.map { expected.set.contains($0) } ?? true })
  }

  /// The summands in whatever order they were listed.
  private static func sorted(_ sum: String) -> [String] {
    sum.split(separator: ">").flatMap { $0.split(separator: "+").map { $0.filter { $0 != " " } }.sorted() + [">"] }
  }

  @Test(arguments: LogCase.all, LogFrame.allCases.filter { $0 != .early })
  func asItIsPrintedNow(_ log: LogCase, _ frame: LogFrame) throws {
    try check(frame.log(log.modern, broken: log.broken), log, log.modern.count)
  }

  @Test(arguments: LogCase.all, [LogFrame.early])
  func asItWasPrintedBefore(_ log: LogCase, _ frame: LogFrame) throws {
    try check(frame.log(log.old, broken: log.broken), log, log.old.count)
  }

  /// No member of a set can be spared: without it the others can all hold.
  @Test(arguments: LogCase.all) func setsAreIrreducible(_ log: LogCase) throws {
    let conflict = try explain(LogFrame.recent.log(log.modern, broken: log.broken)).conflict
    var part = conflict
    part.broken = nil
    part.constraints = log.set.map { conflict.constraints[$0] }
    #expect(ConflictSet.find(in: part)?.members == Array(log.set.indices))
    for left in log.set.indices {
      var rest = part
      rest.constraints.remove(at: left)
      #expect(ConflictSet.find(in: rest) == nil, "without \(part.constraints[left].text)")
    }
  }

  /// Lines of a real console between the log's own.
  @Test(arguments: LogCase.all) func noiseChangesNothing(_ log: LogCase) throws {
    let noise = [
      "2024-03-05 10:20:30.200 Shop[4711:815] [Network] <NSURLSession: 0x600000> finished in 0.3 s",
      "<UIView: 0x7f99; frame = (0 0; 320 480); layer = <CALayer: 0x6000>>", "",
      "objc[12]: class is (implemented) twice",
      "        \"key\" = \"<not a constraint>\";", "…", "CoreText note: Client requested name \".SFUI-Regular\"",
    ]
    var lines: [String] = noise
    var number = 0
    for line in LogFrame.recent.log(log.modern, broken: log.broken).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      lines.append(String(line))
      lines.append(noise[number % noise.count])
      number += 3
    }
    try check(lines.joined(separator: "\r\n"), log, log.modern.count)
  }

  @Test func severalInARow() {
    let logs = LogCase.all.map { LogFrame.recent.log($0.modern, broken: $0.broken) }
    let reading = ConflictLogReader.read(logs.joined(separator: "\n"), file: "log")
    #expect(reading.conflicts.count == LogCase.all.count)
    #expect(reading.conflicts.map(\.constraints.count) == LogCase.all.map(\.modern.count))
    #expect(reading.conflicts.map(\.broken) == LogCase.all.map { Optional($0.broken) })
  }

  @Test func cutOffAnywhereStillReads() throws {
    let log = LogCase.all[0]
    let whole = Array(LogFrame.recent.log(log.modern, broken: log.broken))
    for length in stride(from: 0, to: whole.count, by: 7) {
      let reading = ConflictLogReader.read(String(whole[..<length]), file: "log")
      #expect(reading.conflicts.count <= 1)
      for conflict in reading.conflicts { _ = ConflictExplanation(conflict) }
    }
    let text = String(whole)
    let list = try #require(text.firstRange(of: "]-(20)-|"))
    let cut = ConflictLogReader.read(String(text[..<list.lowerBound]), file: "log")
    #expect(cut.conflicts.first?.isCut == true)
    #expect(ConflictExplanation(try #require(cut.conflicts.first)).kind == .incomplete)
  }

  /// From macOS 14 on the same conflict is told twice.
  @Test func theSameConflictInABlock() {
    let log = LogCase.all[14]
    let block =
      "Conflicting constraints detected: (\n" + log.modern.map { "    \"\($0)\"" }.joined(separator: ",\n")
      + "\n).\nWill attempt to recover by breaking \(log.modern[log.broken]).\n"
    let both = LogFrame.mac.log(log.modern, broken: log.broken)
    for text in [block, block + both, both + block] {
      let reading = ConflictLogReader.read(text, file: "log")
      #expect(reading.conflicts.count == 1)
      #expect(reading.conflicts.first?.broken == log.broken)
    }
  }

  @Test func hiddenConstraintsAreToldOf() throws {
    let explanation = try explain(
      "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking "
        + "constraint \n<private>\n")
    #expect(explanation.kind == .redacted && explanation.conflict.redacted == 2)
  }

  @Test func escapedAndBareListsAreRead() throws {
    let log = LogCase.all[1]
    let lines = log.modern.map { "    \\" + $0.dropLast() + "\\>" }
    let head = "Unable to simultaneously satisfy constraints.\n(\n"
    let escaped =
      head + lines.joined(separator: ",\n") + "\n)\nWill attempt to recover by breaking constraint \n" + lines[1]
    try check(escaped, log, log.modern.count)
  }

  @Test func aLogWithoutAConflictSaysWhatItLookedFor() {
    let reading = ConflictLogReader.read("all is well\n", file: "console.txt")
    #expect(reading.conflicts.isEmpty)
    #expect(reading.diagnostics.first?.id == "no-conflict-in-log")
  }

  /// Bounded time: a megabyte without an end to its list, and one long line.
  @Test func noiseEndsInBoundedTime() {
    let line = "\"<NSLayoutConstraint:0x60a2 H:|-(20)-[Card:0x7f01'<<<(((['\n"
    #expect(ConflictLogReader.read(String(repeating: line, count: 16_000), file: "log").conflicts.count <= 1)
    #expect(ConflictLogReader.read(String(repeating: "<([\"'", count: 200_000), file: "log").conflicts.isEmpty)
  }
}
