import Foundation
import Testing

@testable import Importing

/// The workflow files of samples/ci, run step by step as their hosts run them.
@Suite struct WorkflowTests {
  @Test func aPullRequestThatChangesAScreenIsToldEverywhere() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    var runner = WorkflowRunner(repository: repository)
    let steps = try runner.runGitHub("github/review.yml", job: "review")
    #expect(steps.map(\.name) == ["Install", "Review", "Summary", "Comment", "Verdict"])
    #expect(steps.map(\.code) == [0, 0, 0, 0, 1], "\(steps.map(\.talk))")
    #expect(steps[1].output.contains("::error file=screens/login.proof.yaml,line="))
    #expect(try repository.text("summary").contains("layout changed"))
    #expect(
      try repository.names("review").isSuperset(of: ["index.html", "report.json", "findings.sarif", "junit.xml"]))
    // No comment was there yet; now there is one, and the next run writes it anew.
    #expect(
      try repository.text("gh.log").contains("--method POST repos/me/app/issues/7/comments -F body=@review/comment.md"))
    try repository.write("gh.answer", "4711\n")
    _ = try runner.runGitHub("github/review.yml", job: "review")
    #expect(try repository.text("gh.log").contains("--method PATCH repos/me/app/issues/comments/4711"))
  }

  @Test func aPullRequestThatChangesNothingIsGreen() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.write("notes.txt", "nothing of screens")
    try repository.commit("notes")
    var runner = WorkflowRunner(repository: repository)
    #expect(try runner.runGitHub("github/review.yml", job: "review").allSatisfy { $0.code == 0 })
  }

  @Test func aSpecThatCannotBeReadEndsTheReviewWithItsReason() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width", "titel.width")
    var runner = WorkflowRunner(repository: repository)
    let steps = try runner.runGitHub("github/review.yml", job: "review")
    #expect(steps.last?.code != 0)
    #expect(steps.contains { ($0.talk + $0.output).contains("titel") })
  }

  @Test func baselinesAreVerifiedAndNothingIsWritten() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    var runner = WorkflowRunner(repository: repository)
    let before = try repository.program.bytes("baselines/manifest.json")
    let steps = try runner.runGitHub("github/verify.yml", job: "verify")
    #expect(steps.allSatisfy { $0.code == 0 }, "\(steps.map { ($0.name, $0.talk) })")
    try repository.edit("title.width == 80", "title.width == 60")
    let again = try runner.runGitHub("github/verify.yml", job: "verify")
    #expect(again.last?.name == "Verdict")
    #expect(again.last?.code == 1)
    #expect(try repository.names("verify/reg").contains("reg.json"))
    #expect(try repository.program.bytes("baselines/manifest.json") == before)
  }

  @Test func gitLabsJobsTellTheSame() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    var runner = WorkflowRunner(repository: repository)
    #expect(try runner.runGitLab("verify").code == 0)
    try repository.edit("title.width == 80", "title.width == 60")
    let review = try runner.runGitLab("review")
    #expect(review.code == 1, "\(review.talk)")
    #expect(try repository.names("review").isSuperset(of: ["index.html", "junit.xml", "comment.md"]))
    // A note of an earlier run is found and written anew.
    let log = try repository.text("curl.log")
    #expect(log.contains("--request PUT --data-urlencode body@review/comment.md"))
    #expect(log.contains("/merge_requests/3/notes/99"))
    #expect(try runner.runGitLab("verify").code == 1)
  }

  @Test func actionsOfOthersHaveAVersion() throws {
    for file in ["github/review.yml", "github/verify.yml"] {
      let top = try WorkflowRunner.read(file)
      for job in top["jobs"]?.entries ?? [] {
        for step in job.value["steps"]?.items ?? [] {
          guard let action = step["uses"]?.text else { continue }
          #expect(action.contains(/@v\d+$/), "\(action)")
        }
      }
    }
  }
}
