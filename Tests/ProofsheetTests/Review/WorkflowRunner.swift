import Foundation
import Testing

@testable import Importing

/// A repository as a host checks it out: a screen on main with its baselines, and a branch with edits.
struct WorkflowRepository {
  let program: Program
  let base: String

  private static let spec = """
    proofsheet: 1
    name: login
    matrix: { devices: [iphone-8], orientations: [portrait, landscape] }
    views:
      title: { type: label, text: "Log in" }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - title.width == 80
    expect:
      - { on: "*", that: [no conflicts] }
    """

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("screens"), withIntermediateDirectories: true)
    try program.write("screens/login.proof.yaml", Self.spec)
    try program.write(".gitignore", ".*\n*.log\n*.answer\nsummary\noutput\npath\nbin\nreview\nverify\n")
    let recorded = try program.run(["record", "screens", "--quiet"])
    #expect(recorded.code == 0, "\(recorded.talk)")
    try Self.git(program, ["init", "-q", "-b", "main"])
    try Self.git(program, ["add", "-A"])
    try Self.git(program, ["commit", "-q", "-m", "screens"])
    base = try Self.git(program, ["rev-parse", "HEAD"])
    try Self.git(program, ["checkout", "-q", "-b", "work"])
    try makeHosts()
  }

  /// Stands in for the hosts' own services, which a test does not call: each notes how it was called.
  private func makeHosts() throws {
    let bin = program.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let scripts = [
      "gh": "echo \"$*\" >> gh.log\ncase \"$*\" in *--paginate*) cat gh.answer 2>/dev/null || true ;; esac\n",
      "curl": """
      echo "$*" >> curl.log
      case "$*" in *per_page*) echo '[{"id": 98, "body": "x"}, {"id": 99, "body": "<!-- proofsheet-review -->"}]' ;; esac

      """,
    ]
    for (name, text) in scripts {
      let path = try program.write("bin/\(name)", "#!/bin/sh\n" + text)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  @discardableResult
  private static func git(_ program: Program, _ arguments: [String]) throws -> String {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    let result = try Script.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", program.folder.path] + identity + arguments)
    #expect(result.code == 0, "git \(arguments): \(result.talk)")
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Edits the screen on the branch, and commits.
  func edit(_ old: String, _ new: String) throws {
    try RealReview.edit(program, "screens/login.proof.yaml", old, new)
    try commit("edit")
  }

  func commit(_ message: String) throws {
    try Self.git(program, ["add", "-A"])
    try Self.git(program, ["commit", "-q", "-m", message])
  }

  func write(_ name: String, _ text: String) throws { try program.write(name, text) }
  func text(_ name: String) throws -> String { String(decoding: try program.bytes(name), as: UTF8.self) }
  func names(_ name: String) throws -> Set<String> { Set(try program.names(name)) }
}

/// Runs workflow files as far as their own commands go; what others' actions do is left out.
struct WorkflowRunner {
  let repository: WorkflowRepository

  struct Step {
    var name: String
    var code: Int32
    var output: String
    var talk: String
  }

  static func read(_ file: String) throws -> YAMLNode {
    let url = Program.root.appendingPathComponent("samples/ci/\(file)")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let (node, diagnostics) = YAMLComposer.compose(YAMLSource(file: file, text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(node)
  }

  private var path: String { "\(repository.program.folder.path)/bin:\(Program.folderOfProgram):/usr/bin:/bin" }

  /// The steps of a job that have commands, in their order until one fails; those with `if: always()` even then.
  mutating func runGitHub(_ file: String, job: String) throws -> [Step] {
    let node = try #require(try Self.read(file)["jobs"]?[job])
    let folder = repository.program.folder.path
    for name in ["summary", "output", "path"] { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    var expressions = [
      "github.event.pull_request.base.sha": repository.base, "github.event.pull_request.number": "7",
      "github.server_url": "https://example.org", "github.repository": "me/app", "github.run_id": "12",
      "github.token": "token",
    ]
    var steps: [Step] = []
    var hasFailed = false
    for step in node["steps"]?.items ?? [] {
      guard let command = step["run"]?.text, !hasFailed || step["if"]?.text == "always()" else { continue }
      var environment = [
        "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "me/app", "GITHUB_OUTPUT": "\(folder)/output",
        "GITHUB_STEP_SUMMARY": "\(folder)/summary", "GITHUB_PATH": "\(folder)/path", "HOME": folder, "PATH": path,
      ]
      for entry in (node["env"]?.entries ?? []) + (step["env"]?.entries ?? []) {
        environment[entry.key.text ?? ""] = Self.evaluated(entry.value.text ?? "", expressions)
      }
      #expect(!command.contains("${{"), "an expression inside of a command can be anything")
      let result = try run(command, environment)
      steps.append(
        Step(
          name: step["name"]?.text ?? "", code: result.code, output: result.output, talk: result.talk))
      if result.code != 0, step["continue-on-error"]?.text != "true" { hasFailed = true }
      let output = try repository.text("output")
      for line in output.split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2, let id = step["id"]?.text, expressions["steps.\(id).outputs.\(parts[0])"] == nil {
          expressions["steps.\(id).outputs.\(parts[0])"] = parts[1]
        }
      }
      try Data().write(to: URL(fileURLWithPath: "\(folder)/output"))
    }
    return steps
  }

  /// A job's `before_script` and `script` in one shell.
  mutating func runGitLab(_ job: String) throws -> Step {
    let top = try Self.read("gitlab/.gitlab-ci.yml")
    let node = try #require(top[job])
    let parent = try #require(top[node["extends"]?.text ?? ""])
    var environment = [
      "CI": "true", "GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base, "NOTES_TOKEN": "token",
      "CI_JOB_URL": "https://example.org/jobs/1", "CI_API_V4_URL": "https://example.org/api/v4", "CI_PROJECT_ID": "1",
      "CI_MERGE_REQUEST_IID": "3", "HOME": repository.program.folder.path, "PATH": path,
    ]
    for entry in (top["variables"]?.entries ?? []) + (node["variables"]?.entries ?? []) {
      environment[entry.key.text ?? ""] = entry.value.text
    }
    let lines = ((parent["before_script"]?.items ?? []) + (node["script"]?.items ?? [])).compactMap(\.text)
    let result = try run(lines.joined(separator: "\n"), environment)
    for path in [node["artifacts"]?["reports"]?["junit"]?.text].compactMap({ $0 }) {
      let exists = FileManager.default.fileExists(
        atPath: repository.program.folder.appendingPathComponent(path).path)
      #expect(exists, "the artifact \(path) is not there")
    }
    return Step(name: job, code: result.code, output: result.output, talk: result.talk)
  }

  private static func evaluated(_ text: String, _ expressions: [String: String]) -> String {
    text.replacing(/\$\{\{\s*([^}]*?)\s*\}\}/) { match in
      // What is not set is nothing, as the host has it.
      expressions[String(match.output.1)] ?? ""
    }
  }

  /// As both hosts call the shell.
  private func run(_ command: String, _ environment: [String: String]) throws -> Program.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", command]
    process.currentDirectoryURL = repository.program.folder
    process.environment = environment
    let files = [".step-out", ".step-err"].map { repository.program.folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Program.Result(code: process.terminationStatus, output: texts[0], talk: texts[1])
  }
}
