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

  /// Without the brackets around each constraint, and with dashes that a converter took for a line through the text.
  @Test func convertedListsAreRead() throws {
    let log = LogCase.all[1]
    let head = "Unable to simultaneously satisfy constraints.\n(\n"
    let bare = log.modern.map { "    " + $0.dropFirst().dropLast() }.joined(separator: ",\n")
    let broken = "\n)\nWill attempt to recover by breaking constraint \n\(log.modern[log.broken])\n"
    try check(head + bare + broken, log, log.modern.count)
    let struck = log.modern.map { "\"\($0.replacing("-(", with: "~~(").replacing(")-", with: ")~~"))\"" }
    try check(head + struck.joined(separator: ",\n") + broken, log, log.modern.count)
  }

  @Test func aLogWithoutItsListSaysWhatIsThere() {
    let broken =
      "Will attempt to recover by breaking constraint \n"
      + "<NSLayoutConstraint:0x6001 UILabel:0x7f02'None'.bottom == UIView:0x7f01.bottom   (active)>"
    for log in [broken, "Unable to simultaneously satisfy constraints:\n...\n" + broken] {
      let message = ConflictLogReader.read(log, file: "log").diagnostics.first?.message ?? ""
      #expect(message.contains("'UILabel 'None'.bottom == UIView.bottom' was left out"), "\(message)")
    }
    let eaten = "Unable to simultaneously satisfy constraints.\n(\n\"\",\n\"\"\n)\nWill attempt to recover\n"
    #expect(
      ConflictLogReader.read(eaten, file: "log").diagnostics.first?.message.contains("no constraint is listed") == true)
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

  // MARK: What the list alone does not say

  private func explained(_ lines: [String], broken: Int) throws -> ConflictExplanation {
    try explain(LogFrame.recent.log(lines, broken: broken))
  }

  /// A list whose numbers come out even, as 131 - 7 + 29 + 3 + 36 + 57 + 79 = 328: frames on whole pixels do not.
  @Test func aListThatJustFitsIsToldAsThat() throws {
    let lines = [
      "<NSLayoutConstraint:0x6001 UIView:0x7f01.height == 100   (active)>",
      "<NSLayoutConstraint:0x6002 V:|-(20)-[UILabel:0x7f02]   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x6003 UILabel:0x7f02.height >= 60   (active)>",
      "<NSLayoutConstraint:0x6004 V:[UILabel:0x7f02]-(20)-|   (active, names: '|':UIView:0x7f01 )>",
    ]
    let found = try explained(lines, broken: 2)
    #expect(found.kind == .tight && found.set == nil)
    #expect(found.fixes.first?.index == 2)
    let loose = try explained([lines[0], lines[1], lines[3]], broken: 0)
    #expect(loose.kind == .incomplete)
  }

  @Test func twoThatSayTheSameAreOneTooMany() throws {
    let line = "UILabel:0x7f02.firstBaseline == UILabel:0x7f01.lastBaseline + 18   (active)>"
    let found = try explained(["<NSLayoutConstraint:0x6001 \(line)", "<NSLayoutConstraint:0x6002 \(line)"], broken: 0)
    #expect(found.kind == .tight)
    #expect(found.fixes.first?.text.contains("another one says the same") ?? false)
  }

  /// Margins lie inside their view: what is between them has no more room than it.
  @Test func marginsLieInside() throws {
    let found = try explained(
      [
        "<NSLayoutConstraint:0x6001 UILabel:0x7f02.leading == Header:0x7f01.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x6002 H:[UILabel:0x7f02]-(8)-[UIButton:0x7f03'More']   (active)>",
        "<NSLayoutConstraint:0x6003 Header:0x7f01.trailingMargin == UIButton:0x7f03'More'.trailing   (active)>",
        "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' Header:0x7f01.width == 0   (active)>",
      ], broken: 1)
    #expect(found.set?.members == [0, 1, 2, 3] && found.kind == .temporary)
  }

  /// Before iOS 11 no constraint said how wide margins are: none of those in use makes 320 of 375.
  @Test func marginsThatAreNotListedAreTaken() throws {
    let lines = [
      "<NSLayoutConstraint:0x6001 H:[UIImageView:0x7f02(320)]>",
      "<NSLayoutConstraint:0x6002 UIView:0x7f01.trailingMargin == UIImageView:0x7f02.trailing - 8>",
      "<NSLayoutConstraint:0x6003 UIImageView:0x7f02.leading == UIView:0x7f01.leadingMargin - 8>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' H:[UIView:0x7f01(375)]>",
    ]
    let found = try explained(lines, broken: 0)
    #expect(found.set?.members == [0, 1, 2, 3] && found.kind == .encapsulated && found.set?.margins == 8)
    // Margins of 16 would do.
    let fits = try explained([lines[0].replacing("320", with: "359")] + lines.dropFirst(), broken: 0)
    #expect(fits.set == nil)
  }

  /// Of a small container and what is too large for it the latter is told.
  @Test func whatIsTooLargeIsTold() throws {
    let found = try explained(
      [
        "<NSLayoutConstraint:0x6001 V:|-(16)-[UIImageView:0x7f02]   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x6002 UIImageView:0x7f02.height == 76   (active)>",
        "<NSLayoutConstraint:0x6003 V:[UIImageView:0x7f02]-(16)-|   (active, names: '|':UIView:0x7f01 )>",
        "<NSLayoutConstraint:0x6004 UIView:0x7f01.height == 90   (active)>",
      ], broken: 3)
    #expect(found.kind == .sizes && found.cause.contains("UIImageView.height == 76"), "\(found.cause)")
  }

  /// A scroll view lays out its clip view by itself: its mask is nobody's mistake, and not the scroll view's either.
  @Test func clipViewsMasksAreNoMistake() throws {
    let found = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- H:|-(0)-[NSClipView:0x7f02]   (active, names: '|':NSScrollView:0x7f01 )>",
        "<NSLayoutConstraint:0x6002 H:|-(0)-[Rows:0x7f03]   (active, names: '|':NSClipView:0x7f02 )>",
        "<NSLayoutConstraint:0x6003 H:[Rows:0x7f03]-(0)-|   (active, names: '|':NSClipView:0x7f02 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6004 h=-&- v=-&- H:[NSClipView:0x7f02]-(15)-|   (active, names: '|':NSScrollView:0x7f01 )>",
        "<NSLayoutConstraint:0x6005 NSScrollView:0x7f01.width == Rows:0x7f03.width   (active)>",
      ], broken: 2)
    #expect(found.kind == .edges, "\(found.cause)")
    #expect(found.fixes.allSatisfy { !$0.text.contains("translatesAutoresizingMask") })
  }

  /// Masonry's words leave identifiers out, and have views' keys in the place of addresses.
  @Test func masonrysContentViewsHaveTheTablesSize() throws {
    let lines = [
      "<MASLayoutConstraint:0x6001 UIImageView:avatar.height == 64>",
      "<MASLayoutConstraint:0x6002 UIImageView:avatar.top == UITableViewCellContentView:0x7f01.top + 10>",
      "<MASLayoutConstraint:0x6003 UIImageView:avatar.bottom == UITableViewCellContentView:0x7f01.bottom - 10>",
      "<NSLayoutConstraint:0x6004 UITableViewCellContentView:0x7f01.height == 44>",
    ]
    let found = try explained(lines, broken: 0)
    #expect(found.kind == .encapsulated && found.cause.hasPrefix("the table makes"), "\(found.cause)")
    #expect(found.fixes.first?.text.hasPrefix("'avatar.height == 64' @999") == true)
    // UIKit itself names what the table gave.
    let own = try explained(lines.dropLast() + [lines[3].dropLast() + "   (active)>"], broken: 0)
    #expect(own.kind == .sizes)
  }

  /// What measures cells gives them a width of its own beside the system's 0.
  @Test func aMeasuredCellsOtherWidthGivesWay() throws {
    let found = try explained(
      [
        "<NSLayoutConstraint:0x6001 UITableViewCellContentView:0x7f01.width == 390>",
        "<NSLayoutConstraint:0x6002 UITableViewCellContentView:0x7f01.width == 0>",
      ], broken: 0)
    #expect(found.kind == .temporary && found.fixes.map(\.index) == [0], "\(found.cause)")
  }

  @Test func aKeyboardsHeightIsItsAuthors() throws {
    let found = try explained(
      [
        "<NSLayoutConstraint:0x6001 UIInputView:0x7f01.height == 260   (active)>",
        "<NSLayoutConstraint:0x6002 'UIView-Encapsulated-Layout-Height' UIInputView:0x7f01.height == 216   (active)>",
      ], broken: 0)
    #expect(found.kind == .encapsulated && found.cause.hasPrefix("the keyboard makes"), "\(found.cause)")
    #expect(found.fixes.first?.index == 0)
  }

  /// A mask of size 0 on what holds others: its first layout. On a view with rules of its own it is a mistake.
  @Test func viewsWithoutASizeYetAreTold() throws {
    let empty = "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& Tag:0x7f01.height == 0   (active)>"
    let found = try explained(
      [
        empty, "<NSLayoutConstraint:0x6002 V:|-(6)-[UILabel:0x7f02'New']   (active, names: '|':Tag:0x7f01 )>",
        "<NSLayoutConstraint:0x6003 V:[UILabel:0x7f02'New']-(6)-|   (active, names: '|':Tag:0x7f01 )>",
      ], broken: 2)
    #expect(found.kind == .temporary && found.cause.contains("'Tag' has a size of 0"), "\(found.cause)")
    let own = try explained([empty, "<NSLayoutConstraint:0x6002 Tag:0x7f01.height == 24   (active)>"], broken: 1)
    #expect(own.kind == .autoresizing)
  }

  /// A mask is relative to the superview, which it so names.
  @Test func masksOfViewsThatFillTheirSuperviewAreTold() throws {
    let found = try explained(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=--& Entry:0x7f02.midX == Host:0x7f01.midX + 160>",
        "<NSAutoresizingMaskLayoutConstraint:0x6002 h=-&- v=--& Entry:0x7f02.width == Host:0x7f01.width + 320>",
        "<NSLayoutConstraint:0x6003 Entry:0x7f02.right == Host:0x7f01.right>",
      ], broken: 2)
    #expect(found.kind == .autoresizing && found.cause.contains("'Entry'"), "\(found.cause)")
  }

  @Test func anActionSheetsOwnConstraintIsNamed() throws {
    let found = try explained(["<NSLayoutConstraint:0x6001 UIView:0x7f01.width == - 16   (active)>"], broken: 0)
    #expect(found.kind == .impossible && found.fixes.contains { $0.text.contains("action sheet") })
  }
}
