import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Solving

@Suite struct ReviewReportTests {
  @Test func totalsAndExitCodeFollowTheEntries() {
    let report = SmallReview.report
    #expect(report.exitCode == 2)
    #expect(report.count(.layout) == 2)
    var without = report
    without.entries.removeAll { $0.status == .failed }
    #expect(without.exitCode == 1)
    without.entries.removeAll { $0.status != .same }
    #expect(without.exitCode == 0)
    #expect(
      report.summary == "7 pictures: 1 failed, 2 layout changed, 1 only pixels changed, 1 new, 1 gone, 1 same")
  }

  @Test func oneCauseInManyVariantsIsOneGroup() {
    let groups = SmallReview.report.groups
    let first = groups.first { !$0.causes.isEmpty }
    #expect(first?.entries.map { SmallReview.report.entries[$0].key } == ["login.iphone-8", "login.iphone-x"])
    #expect(first?.title == "'title.top' has the constant 32 pt, it had 24 pt")
  }

  /// Rules of a size class are no cause on other devices: the group names them.
  @Test func anEntryWithAFurtherCauseOfItsScreenTakesTheOthers() {
    var report = SmallReview.report
    report.entries[1].layout?.causes.append(.init(signature: "b", sentence: "b"))
    let groups = report.groups.filter { !$0.causes.isEmpty }
    #expect(groups.map { $0.entries.sorted() } == [[0, 1]])
    #expect(groups.first?.causes.map(\.signature).contains("b") == true)
  }

  @Test func anEntryWithAFurtherCauseOfAnotherScreenIsInAGroupOfItsOwn() {
    var report = SmallReview.report
    report.entries[1].scene = "other"
    report.entries[1].layout?.causes.append(.init(signature: "b", sentence: "b"))
    #expect(report.groups.filter { !$0.causes.isEmpty }.map(\.entries) == [[0], [1]])
  }

  /// What a new conflict breaks is no example of what an edit does.
  @Test func aGroupIsToldByAPictureWithoutANewConflict() {
    var report = SmallReview.report
    for index in 0...1 {
      report.entries[index].layout?.causes[0].extent = index == 0 ? 400 : 8
      report.entries[index].layout?.causes[0].brief = "'title' moved down \(index == 0 ? 400 : 8) pt"
    }
    report.entries[0].findings.new = [.init(.error("unsatisfiable", "constraints on 'a' cannot all be satisfied"))]
    #expect(report.groups.first { !$0.causes.isEmpty }?.title.contains("moved down 8 pt") == true)
  }

  @Test func aGroupOfSeveralStatusesSaysHowManyOfEach() {
    var report = SmallReview.report
    report.entries[1].status = .pixels
    let group = report.groups.first { $0.entries == [0, 1] }
    #expect(group.map { report.statusWords($0) } == "1 layout changed, 1 only pixels changed")
    #expect(report.groups.first.map { report.statusWords($0) } == "failed")
  }

  @Test func groupsKeepTheirIDsWhenEntriesComeInAnotherOrder() {
    var shuffled = SmallReview.report
    shuffled.entries.reverse()
    #expect(Set(shuffled.groups.map(\.id)) == Set(SmallReview.report.groups.map(\.id)))
  }

  @Test func jsonHasAVersionAndTheSameBytesAgain() throws {
    let text = SmallReview.report.json().text
    #expect(text == SmallReview.report.json().text)
    let top = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(top["format"] as? Int == 1)
    #expect(top["kind"] as? String == "proofsheet-review")
    #expect((top["entries"] as? [Any])?.count == 7)
  }

  @Test func decisionsAreReadAsThePageWritesThem() {
    let text = """
      {"format": 1, "kind": "proofsheet-decisions", "decisions": [
        {"key": "a", "decision": "accept", "digest": "12"}, {"key": "b", "decision": "reject"}]}
      """
    let read = ReviewDecisions.read(Array(text.utf8), file: "decisions.json")
    #expect(read.diagnostics.isEmpty)
    #expect(read.decisions?.accepted == [.init(key: "a", verdict: .accept, digest: "12")])
    #expect(read.decisions?.rejected.map(\.key) == ["b"])
  }

  @Test(arguments: [
    "", "[]", "{\"format\": 1}", "{\"format\": 2, \"kind\": \"proofsheet-decisions\", \"decisions\": []}",
    "{\"format\": 1, \"kind\": \"proofsheet-decisions\", \"decisions\": [{\"key\": \"a\", \"decision\": \"maybe\"}]}",
    """
    {"format": 1, "kind": "proofsheet-decisions", "decisions": [
      {"key": "a", "decision": "accept"}, {"key": "a", "decision": "reject"}]}
    """,
  ])
  func otherDecisionsAreRefusedWithAReason(_ text: String) {
    let read = ReviewDecisions.read(Array(text.utf8), file: "decisions.json")
    #expect(read.decisions == nil)
    #expect(read.diagnostics.count == 1)
    #expect(read.diagnostics.first?.message.contains("'decisions.json'") == true)
  }
}
