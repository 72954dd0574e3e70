import Foundation
import Testing

@testable import SpecFiles

/// The workflow files of samples/ci, our action and our component, run step by step as their hosts run them.
@Suite struct WorkflowTests {
  private static let review = "samples/ci/github/review.yml"

  @Test func aPullRequestThatChangesAScreenIsToldEverywhereAndPasses() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    var runner = WorkflowRunner(repository: repository)
    let steps = try runner.runGitHub(Self.review, job: "review")
    #expect(
      steps.map(\.name) == ["Version", "Install", "History", "Review", "Summary", "Comment", "Check", "Verdict"])
    #expect(steps.allSatisfy { $0.code == 0 }, "\(steps.map { ($0.name, $0.talk) })")
    #expect(steps[3].output.contains("::notice file=screens/login.proof.yaml,line="))
    #expect(try repository.text("summary").contains("layout changed"))
    let comment = try repository.text("screens-review/comment.md")
    #expect(comment.contains("](<https://example.org/me/app/blob/1234567/screens/login.proof.yaml#L"), "\(comment)")
    #expect(
      try repository.names("screens-review").isSuperset(
        of: ["index.html", "report.json", "findings.sarif", "junit.xml", "comment.md", "pull-request.txt"]))
    let log = try repository.text("gh.log")
    #expect(log.contains("--method POST repos/me/app/check-runs -f name=Screens -f head_sha=1234567"))
    #expect(log.contains("-f conclusion=neutral"))
    // No comment was there yet; now there is one, and the next run writes it anew.
    #expect(log.contains("--method POST repos/me/app/issues/7/comments -F body=@screens-review/comment.md"))
    try repository.write("gh.answer", "4711\n")
    _ = try runner.runGitHub(Self.review, job: "review")
    #expect(try repository.text("gh.log").contains("--method PATCH repos/me/app/issues/comments/4711"))
  }

  @Test(arguments: [("fail", 1), ("pass", 0), ("neutral", 0)])
  func whatChangesMeanIsTheTeamsChoice(changes: String, code: Int32) throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    var runner = WorkflowRunner(repository: repository)
    runner.inputs["changes"] = changes
    let steps = try runner.runGitHub(Self.review, job: "review")
    #expect(steps.last?.name == "Verdict" && steps.last?.code == code)
  }

  @Test func aPullRequestThatChangesNothingIsGreen() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.write("notes.txt", "nothing of screens")
    try repository.commit("notes")
    var runner = WorkflowRunner(repository: repository)
    #expect(try runner.runGitHub(Self.review, job: "review").allSatisfy { $0.code == 0 })
    #expect(try !repository.text("gh.log").contains("check-runs"))
  }

  /// The steps that say why run after it, and the job fails.
  @Test func aSpecThatCannotBeReadEndsTheReviewWithItsReason() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width", "titel.width")
    var runner = WorkflowRunner(repository: repository)
    let steps = try runner.runGitHub(Self.review, job: "review")
    #expect(steps.last?.name == "Verdict" && steps.last?.code == 2)
    #expect(steps.contains { $0.name == "Summary" && $0.code == 0 })
    #expect(try repository.text("summary").contains("titel"))
  }

  /// Its run writes nothing; the second workflow writes the comment, and only to the pull request that was drawn.
  @Test func aForkIsServedByASecondWorkflow() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    var runner = WorkflowRunner(repository: repository)
    runner.context["github.event.pull_request.head.repo.full_name"] = "someone/app"
    #expect(try runner.runGitHub(Self.review, job: "review").allSatisfy { $0.code == 0 })
    #expect((try? repository.text("gh.log")) == nil, "nothing is written for a fork")
    try repository.rename("screens-review", "report")
    var second = WorkflowRunner(repository: repository)
    second.context["github.event.workflow_run.head_sha"] = "1234567"
    try repository.write("gh.head", "1234567\n")
    let steps = try second.runGitHub("samples/ci/github/comment.yml", job: "comment")
    #expect(steps.map(\.code) == [0], "\(steps.map(\.talk))")
    #expect(try repository.text("gh.log").contains("--method POST repos/me/app/issues/7/comments -F body=@comment.md"))
    // Another head than the one that was drawn, and a number that is none.
    try repository.write("gh.head", "7654321\n")
    #expect(try second.runGitHub("samples/ci/github/comment.yml", job: "comment").last?.code == 1)
    try repository.write("report/pull-request.txt", "7/../8 1234567\n")
    #expect(try second.runGitHub("samples/ci/github/comment.yml", job: "comment").last?.code == 1)
  }

  @Test func aReleaseThatIsNotTheOneNamedIsNotUnpacked() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    var runner = WorkflowRunner(repository: repository)
    runner.inputs["sha256"] = String(repeating: "0", count: 64)
    let steps = try runner.runGitHub(Self.review, job: "review")
    #expect(steps.first { $0.name == "Install" }?.code == 3)
    #expect(steps.last?.code == 2)
    #expect(steps.contains { $0.talk.contains("is not the file that PROOFSHEET_SHA256 names") })
    // An archive that was exchanged, and one that is damaged in the cache: fetched again, whole.
    runner.inputs["sha256"] = nil
    #expect(try runner.runGitHub(Self.review, job: "review").allSatisfy { $0.code == 0 })
    let archive = "proofsheet-fonts-\(WorkflowRepository.version).tar.xz"
    try repository.write("temp/proofsheet-archives/\(archive)", "damaged")
    #expect(try runner.runGitHub(Self.review, job: "review").allSatisfy { $0.code == 0 })
    try repository.write("releases/v\(WorkflowRepository.version)/\(archive)", "another")
    try repository.write("temp/proofsheet-archives/\(archive)", "damaged")
    let exchanged = try runner.runGitHub(Self.review, job: "review")
    #expect(exchanged.first { $0.name == "Install" }?.code == 3)
    #expect(exchanged.contains { $0.talk.contains("is not the file that SHA256SUMS names") })
  }

  @Test func baselinesAreVerifiedAndNothingIsWritten() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    var runner = WorkflowRunner(repository: repository)
    let before = try repository.program.bytes("baselines/manifest.json")
    let steps = try runner.runGitHub("samples/ci/github/verify.yml", job: "verify")
    #expect(steps.allSatisfy { $0.code == 0 }, "\(steps.map { ($0.name, $0.talk) })")
    try repository.edit("title.width == 80", "title.width == 60")
    let again = try runner.runGitHub("samples/ci/github/verify.yml", job: "verify")
    #expect(again.last?.name == "Verdict")
    #expect(again.last?.code == 1)
    #expect(try repository.names("verify").contains("reg.json") || repository.names("verify/reg").contains("reg.json"))
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

  @Test(arguments: [("warn", 1), ("fail", 4), ("pass", 0)])
  func gitLabsComponentTellsWhatChangesMean(changes: String, code: Int32) throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    var runner = WorkflowRunner(repository: repository)
    runner.inputs["changes"] = changes
    let step = try runner.runGitLab("screens", in: "templates/screens.yml")
    #expect(step.code == code, "\(step.talk)")
  }

  @Test func actionsOfOthersHaveAVersion() throws {
    for file in ["review", "comment", "verify", "shards"].map({ "samples/ci/github/\($0).yml" }) {
      let top = try WorkflowRunner.read(file)
      for job in top["jobs"]?.entries ?? [] {
        for step in job.value["steps"]?.items ?? [] {
          guard let action = step["uses"]?.text else { continue }
          #expect(action.contains(/@v\d+(\.\d+\.\d+)?$/), "\(action)")
        }
      }
    }
  }

  /// What the action and the component take is the version that this source is.
  @Test func theVersionsNamedAreTheProgramsOwn() throws {
    let version = String(
      decoding: try Data(contentsOf: Program.root.appendingPathComponent("Sources/Solving/Basics/Version.swift")),
      as: UTF8.self)
    #expect(version.contains("current = \"\(WorkflowRepository.version)\""))
    for file in [
      "samples/ci/gitlab/.gitlab-ci.yml", "samples/ci/gitlab/shards.gitlab-ci.yml", "templates/screens.yml",
      Self.review,
    ] {
      let text = String(decoding: try Data(contentsOf: Program.root.appendingPathComponent(file)), as: UTF8.self)
      #expect(text.contains(WorkflowRepository.version), "\(file)")
    }
  }
}
