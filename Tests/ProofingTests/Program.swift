import Foundation

/// The built program, run as a user runs it.
struct Program {
  struct Result {
    var code: Int32
    var output: String
    var talk: String
  }

  /// The package's root, where samples are.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Beside the test bundle.
  private static let program: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("proofsheet")
  }()

  /// What a `PATH` has to name for the built program to be found.
  static var folderOfProgram: String { program.deletingLastPathComponent().path }

  /// The variables of every run: of the test's own surroundings only what says where a sanitizer's reports go.
  static let surroundings: [String: String] = ProcessInfo.processInfo.environment
    .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"].contains($0.key) }
    .merging(["PATH": "/usr/bin:/bin"]) { $1 }

  /// A folder of its own for each test, removed by `cleanUp`.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Starts the program in the folder and goes on; what it says is dropped.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.surroundings.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs as root does not: as the user who owns nothing, or as the tests' own where that is not root.
  func runAsNobody(_ arguments: [String]) throws -> Result {
    guard getuid() == 0 else { return try run(arguments) }
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups", Self.program.path]
    return try run(user + arguments, of: URL(fileURLWithPath: "/usr/bin/setpriv"))
  }

  /// Runs in the folder, with only these variables besides the path.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input.
  ///   - program: what is run; the built program without it.
  func run(
    _ arguments: [String], environment: [String: String] = [:], in subfolder: String = ".", input: String? = nil,
    of program: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.appendingPathComponent(subfolder)
    process.environment = Self.surroundings.merging(environment) { $1 }
    // Files instead of pipes, which a long output would fill.
    let files = ["out", "err"].map { folder.appendingPathComponent(".\($0)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    if let input {
      try write(".in", input)
      process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent(".in"))
    }
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(code: process.terminationStatus, output: texts[0], talk: texts[1])
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  /// The names below a folder, sorted; hidden ones left out.
  func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
