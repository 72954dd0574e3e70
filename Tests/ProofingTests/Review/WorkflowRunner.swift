import Foundation
import Testing

@testable import SpecFiles

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
    try program.write(
      ".gitignore",
      ".*\n*.log\n*.answer\nsummary\noutput\npath\nbin\nreview\nscreens-review\nverify\npart*\nproofs\nreport\ncomment.md\nreleases\nhome\ntemp\n"
    )
    let recorded = try program.run(["record", "screens", "--quiet"])
    #expect(recorded.code == 0, "\(recorded.talk)")
    try Self.git(program, ["init", "-q", "-b", "main"])
    try Self.git(program, ["add", "-A"])
    try Self.git(program, ["commit", "-q", "-m", "screens"])
    base = try Self.git(program, ["rev-parse", "HEAD"])
    try Self.git(program, ["checkout", "-q", "-b", "work"])
    try makeHosts()
    try makeRelease()
  }

  /// A release as `scripts/release` names its files; the program in it is the one under test.
  private func makeRelease() throws {
    let script = """
      mkdir -p release/proofsheet/bin release/fonts/proofsheet/share/proofsheet/fonts releases/v\(Self.version)
      printf '#!/bin/sh\\nexec "\(Program.folderOfProgram)/proofsheet" "$@"\\n' > release/proofsheet/bin/proofsheet
      chmod +x release/proofsheet/bin/proofsheet
      cd releases/v\(Self.version)
      tar -C ../../release -cJf "proofsheet-\(Self.version)-linux-$(uname -m).tar.xz" proofsheet
      tar -C ../../release/fonts -cJf proofsheet-fonts-\(Self.version).tar.xz proofsheet
      sha256sum *.xz > SHA256SUMS
      rm -r ../../release
      """
    let result = try Script.run(
      URL(fileURLWithPath: "/bin/bash"), ["-ec", "cd '\(program.folder.path)'\n\(script)"])
    #expect(result.code == 0, "\(result.talk)")
  }

  static let version = "0.1.0"
  var releases: String { "file://\(program.folder.path)/releases" }

  /// Stands in for the hosts' own services, which a test does not call: each notes how it was called.
  private func makeHosts() throws {
    let bin = program.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let scripts = [
      "gh": """
      echo "$*" >> gh.log
      case "$*" in
        *--paginate*) cat gh.answer 2>/dev/null || true ;;
        *head.sha*) cat gh.head ;;
      esac

      """,
      "curl": """
      case "$*" in *file://*) exec /usr/bin/curl "$@" ;; esac
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
  func rename(_ name: String, _ other: String) throws {
    try FileManager.default.moveItem(
      at: program.folder.appendingPathComponent(name), to: program.folder.appendingPathComponent(other))
  }
  func text(_ name: String) throws -> String { String(decoding: try program.bytes(name), as: UTF8.self) }
  func names(_ name: String) throws -> Set<String> { Set(try program.names(name)) }
}

/// Runs workflow files as far as their own commands go, our action's and our component's among them; what others'
/// actions do is left out.
struct WorkflowRunner {
  let repository: WorkflowRepository
  /// What the host knows, besides what every run has.
  var context: [String: String] = [:]
  /// Inputs of our action, in the place of the workflow's.
  var inputs: [String: String] = [:]

  /// What GitLab says besides what every job has.
  var variables: [String: String] = [:]

  struct Step {
    var name: String
    var code: Int32
    var output: String
    var talk: String
  }

  /// One step as it stands in a workflow, or in an action that the workflow uses.
  private struct Written {
    var node: YAMLNode
    var inputs: [String: String]
  }

  /// The documents of a file below the package's root.
  static func read(_ file: String) throws -> YAMLNode {
    let url = Program.root.appendingPathComponent(file)
    // A component has a header of its own before its jobs.
    let text = try #require(
      String(decoding: try Data(contentsOf: url), as: UTF8.self).components(separatedBy: "\n---\n").last)
    let (node, diagnostics) = YAMLComposer.compose(YAMLSource(file: file, text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(node)
  }

  var path: String { "\(repository.program.folder.path)/bin:/usr/bin:/bin" }

  private var expressions: [String: String] {
    let folder = repository.program.folder.path
    return [
      "github.event.pull_request.base.sha": repository.base, "github.event.pull_request.number": "7",
      "github.event.pull_request.head.sha": "1234567", "github.event.pull_request.head.repo.full_name": "me/app",
      "github.server_url": "https://example.org", "github.repository": "me/app", "github.run_id": "12",
      "github.token": "token", "github.action_path": Program.root.path, "github.action_repository": "us/proofsheet",
      "runner.temp": "\(folder)/temp", "runner.os": "Linux", "runner.arch": "X64",
    ].merging(context) { $1 }
  }

  /// The steps of a job in their order, those of our action in its place.
  private func steps(_ job: YAMLNode, _ expressions: [String: String]) throws -> [Written] {
    var found: [Written] = []
    for step in job["steps"]?.items ?? [] {
      guard let used = step["uses"]?.text, used.hasPrefix("OWNER/proofsheet@v\(WorkflowRepository.version)") else {
        found.append(Written(node: step, inputs: [:]))
        continue
      }
      let action = try Self.read("action.yml")
      let values = self.values(of: action, for: step, expressions)
      for inner in action["runs"]?["steps"]?.items ?? [] { found.append(Written(node: inner, inputs: values)) }
    }
    return found
  }

  /// The inputs of our action as a step gives them.
  private func values(
    of action: YAMLNode, for step: YAMLNode, _ expressions: [String: String]
  ) -> [String: String] {
    var values: [String: String] = [:]
    for input in action["inputs"]?.entries ?? [] {
      let name = input.key.text ?? ""
      let given = step["with"]?[name]?.text ?? input.value["default"]?.text ?? ""
      values[name] = Self.evaluated(inputs[name] ?? given, expressions)
    }
    for given in step["with"]?.entries ?? [] {
      #expect(values[given.key.text ?? ""] != nil, "the action has no input '\(given.key.text ?? "")'")
    }
    values["releases"] = inputs["releases"] ?? repository.releases
    return values
  }

  /// The steps of a job that have commands, in their order; after one that failed only those that run even then.
  mutating func runGitHub(_ file: String, job: String) throws -> [Step] {
    let node = try #require(try Self.read(file)["jobs"]?[job])
    let folder = repository.program.folder.path
    for name in ["summary", "output", "path"] { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    var expressions = expressions
    var steps: [Step] = []
    var hasFailed = false
    for step in try self.steps(node, expressions) {
      for (name, value) in step.inputs { expressions["inputs.\(name)"] = value }
      guard let command = step.node["run"]?.text, Self.runs(step.node["if"]?.text, hasFailed, expressions) else {
        continue
      }
      let found = try repository.text("path").split(separator: "\n").joined(separator: ":")
      var environment = [
        "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "me/app", "GITHUB_OUTPUT": "\(folder)/output",
        "GITHUB_STEP_SUMMARY": "\(folder)/summary", "GITHUB_PATH": "\(folder)/path", "HOME": "\(folder)/home",
        "PATH": found.isEmpty ? path : "\(found):\(path)",
      ]
      for entry in (node["env"]?.entries ?? []) + (step.node["env"]?.entries ?? []) {
        environment[entry.key.text ?? ""] = Self.evaluated(entry.value.text ?? "", expressions)
      }
      #expect(!command.contains("${{"), "an expression inside of a command can be anything")
      let result = try run(command, environment)
      steps.append(
        Step(name: step.node["name"]?.text ?? "", code: result.code, output: result.output, talk: result.talk))
      if result.code != 0, step.node["continue-on-error"]?.text != "true" { hasFailed = true }
      let output = try repository.text("output")
      for line in output.split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2, let id = step.node["id"]?.text {
          expressions["steps.\(id).outputs.\(parts[0])"] = parts[1]
        }
      }
      try Data().write(to: URL(fileURLWithPath: "\(folder)/output"))
    }
    return steps
  }

  /// Whether a step's condition holds: `!cancelled()`, `inputs.NAME == 'VALUE'`, and both.
  private static func runs(_ condition: String?, _ hasFailed: Bool, _ expressions: [String: String]) -> Bool {
    let text = (condition ?? "").replacing("${{", with: "").replacing("}}", with: "")
    let parts = text.components(separatedBy: "&&").map { $0.trimmingCharacters(in: .whitespaces) }
    if hasFailed, !parts.contains("!cancelled()") { return false }
    return parts.allSatisfy { part in
      guard let equality = part.wholeMatch(of: /(inputs\.[a-z0-9-]+) == '([^']*)'/) else {
        #expect(["", "!cancelled()"].contains(part), "a condition that is not known here: \(part)")
        return true
      }
      return expressions[String(equality.output.1)] == String(equality.output.2)
    }
  }

  private static let gitLab = "samples/ci/gitlab/.gitlab-ci.yml"

  /// A job's `before_script` and `script` in one shell.
  mutating func runGitLab(_ job: String, in file: String = Self.gitLab) throws -> Step {
    let top = try Self.read(file)
    let node = try #require(top[job])
    let parent = try top[node["extends"]?.text ?? ""] ?? Self.read(Self.gitLab)[node["extends"]?.text ?? ""]
    var environment = [
      "CI": "true", "GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base, "NOTES_TOKEN": "token",
      "CI_MERGE_REQUEST_SOURCE_PROJECT_URL": "https://example.org/me/app", "CI_COMMIT_SHA": "1234567",
      "CI_JOB_URL": "https://example.org/jobs/1", "CI_API_V4_URL": "https://example.org/api/v4", "CI_PROJECT_ID": "1",
      "CI_MERGE_REQUEST_IID": "3", "HOME": "\(repository.program.folder.path)/home", "PATH": path,
    ]
    for entry in (top["variables"]?.entries ?? []) + (node["variables"]?.entries ?? []) {
      let name = entry.value.text?.wholeMatch(of: /\$\[\[ inputs\.([a-z0-9]+) \]\]/).map { String($0.output.1) }
      environment[entry.key.text ?? ""] =
        try name.map { try inputs[$0] ?? Self.default(of: $0, in: file) } ?? entry.value.text
    }
    environment["PROOFSHEET_RELEASES"] = repository.releases
    environment.merge(variables) { $1 }
    let lines = ((parent?["before_script"]?.items ?? []) + (node["script"]?.items ?? [])).compactMap(\.text)
    let result = try run(lines.joined(separator: "\n"), environment)
    for path in [node["artifacts"]?["reports"]?["junit"]?.text].compactMap({ $0 }) {
      let exists = FileManager.default.fileExists(
        atPath: repository.program.folder.appendingPathComponent(path).path)
      #expect(exists, "the artifact \(path) is not there: \(result.talk)")
    }
    return Step(name: job, code: result.code, output: result.output, talk: result.talk)
  }

  /// What a component's header gives an input.
  private static func `default`(of input: String, in file: String) throws -> String {
    let url = Program.root.appendingPathComponent(file)
    let header = try #require(
      String(decoding: try Data(contentsOf: url), as: UTF8.self).components(separatedBy: "\n---\n").first)
    let node = try #require(YAMLComposer.compose(YAMLSource(file: file, text: header)).0)
    return try #require(node["spec"]?["inputs"]?[input]?["default"]).text ?? ""
  }

  private static func evaluated(_ text: String, _ expressions: [String: String]) -> String {
    text.replacing(/\$\{\{\s*([^}]*?)\s*\}\}/) { match in
      // The first that is set; what is not set is nothing, as the host has it.
      let names = match.output.1.components(separatedBy: "||").map { $0.trimmingCharacters(in: .whitespaces) }
      return names.lazy.compactMap { expressions[$0] }.first { !$0.isEmpty } ?? ""
    }
  }

  /// As all hosts call the shell.
  func run(_ command: String, _ environment: [String: String]) throws -> Program.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", command]
    process.currentDirectoryURL = repository.program.folder
    process.environment = Program.surroundings.merging(environment) { $1 }
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
