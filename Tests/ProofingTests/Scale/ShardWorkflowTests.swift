import Foundation
import Testing

@testable import SpecFiles

/// The files of samples/ci for many machines, run part by part as their engines run them.
@Suite struct ShardWorkflowTests {
  /// A folder as an artifact brings it elsewhere.
  private static func move(_ repository: WorkflowRepository, _ from: String, _ to: String) throws {
    let goal = repository.program.folder.appendingPathComponent(to)
    try FileManager.default.createDirectory(
      at: goal.deletingLastPathComponent(), withIntermediateDirectories: true)
    try repository.rename(from, to)
  }

  @Test func gitHubsPartsBecomeOneReport() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    let file = "samples/ci/github/shards.yml"
    var runner = WorkflowRunner(repository: repository)
    for index in 0..<4 {
      runner.context["strategy.job-index"] = "\(index)"
      runner.context["strategy.job-total"] = "4"
      let steps = try runner.runGitHub(file, job: "verify")
      #expect(steps.allSatisfy { $0.code == 0 }, "\(steps.map { ($0.name, $0.talk) })")
      #expect(steps.last?.talk.contains("shard \(index + 1)/4 (GITHUB)") == true)
      try Self.move(repository, "part", "parts/part-\(index)")
    }
    let report = try runner.runGitHub(file, job: "report")
    #expect(report.last?.name == "Verdict" && report.last?.code == 1, "\(report.map { ($0.name, $0.talk) })")
    #expect(try repository.names("verify").isSuperset(of: ["index.html", "report.json", "junit.xml"]))
    #expect(try repository.text("summary").contains("2 layout changed"))
    // One that is missing is no green run.
    try Self.move(repository, "parts/part-2", "part-2")
    let missing = try runner.runGitHub(file, job: "report")
    #expect(missing.last?.code == 2)
    #expect(missing.contains { $0.talk.contains("shard 3/4 is missing") })
  }

  @Test func gitLabsPartsBecomeOneReport() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try repository.edit("title.width == 80", "title.width == 60")
    let file = "samples/ci/gitlab/shards.gitlab-ci.yml"
    var runner = WorkflowRunner(repository: repository)
    for index in 1...4 {
      runner.variables = ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "4"]
      let part = try runner.runGitLab("verify-part", in: file)
      #expect(part.code == 0 && part.talk.contains("shard \(index)/4 (GITLAB)"), "\(part.talk)")
    }
    runner.variables = ["CI_NODE_TOTAL": "1"]
    #expect(try runner.runGitLab("verify-report", in: file).code == 1)
    #expect(try repository.names("verify").contains("index.html"))
  }

  /// The pods' command by its manifest, once for each index; then what its last line says.
  @Test func kubernetesPodsDrawAProject() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try link(repository)
    let file = "samples/ci/kubernetes/indexed-job.yaml"
    let job = try #require(try WorkflowRunner.read(file)["spec"])
    let container = try #require(job["template"]?["spec"]?["containers"]?.items?.first)
    let completions = try #require(job["completions"]?.text)
    #expect(job["completionMode"]?.text == "Indexed")
    let runner = WorkflowRunner(repository: repository)
    var environment = ["PATH": runner.path]
    for entry in container["env"]?.items ?? [] {
      environment[try #require(entry["name"]?.text)] = try #require(entry["value"]?.text)
    }
    #expect(environment["JOB_COMPLETIONS"] == completions)
    let command = try #require(container["args"]?.items?.first?.text)
    for index in 0..<(try #require(Int(completions))) {
      environment["JOB_COMPLETION_INDEX"] = "\(index)"
      let pod = try runner.run(command, environment)
      #expect(pod.code == 0 && pod.talk.contains("(KUBERNETES)"), "\(pod.talk)")
    }
    let text = String(decoding: try Data(contentsOf: Program.root.appendingPathComponent(file)), as: UTF8.self)
    let last = try #require(text.split(separator: "\n").last?.drop { $0 == "#" || $0 == " " })
    let merge = try runner.run(String(last), ["PATH": runner.path])
    #expect(merge.code == 0, "\(merge.talk)")
    #expect(
      try repository.names("proofs") == ["login.iphone-8.png", "login.iphone-8.landscape.png", "login.sheet.png"])
  }

  @Test func slurmsTasksDrawAProject() throws {
    let repository = try WorkflowRepository()
    defer { repository.program.cleanUp() }
    try link(repository)
    let runner = WorkflowRunner(repository: repository)
    let script = Program.root.appendingPathComponent("samples/ci/slurm/render.sh").path
    for id in 1...3 {
      let task = try runner.run(
        script,
        [
          "PATH": runner.path, "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "3",
          "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "3",
        ])
      #expect(task.code == 0 && task.talk.contains("shard \(id)/3 (SLURM)"), "\(task.talk)")
    }
    let merge = try runner.run("\(script) merge", ["PATH": runner.path])
    #expect(merge.code == 0, "\(merge.talk)")
    #expect(try repository.names("proofs").count == 3)
  }

  /// The program under test on the path.
  private func link(_ repository: WorkflowRepository) throws {
    try FileManager.default.createSymbolicLink(
      atPath: repository.program.folder.appendingPathComponent("bin/proofsheet").path,
      withDestinationPath: Program.folderOfProgram + "/proofsheet")
  }
}
