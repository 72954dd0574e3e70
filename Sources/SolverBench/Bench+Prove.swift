import LinearSolver
import Foundation

extension Bench {
  /// Solves a file's problem, or those of a folder, and has each answer's multipliers checked in exact arithmetic.
  func prove(_ path: String) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let files = isThere && isFolder.boolValue ? try Bench.problems(in: path) : [path]
    var rejected = 0
    for file in files {
      let objections = try objections(file)
      for objection in objections { print("\(file): \(objection)") }
      if !objections.isEmpty { rejected += 1 }
    }
    print("\(files.count - rejected) proved, \(rejected) rejected")
    if rejected > 0 { throw BenchError(message: "not every answer is proved") }
  }

  private func objections(_ path: String) throws -> [String] {
    var file = try ProblemFile(path: path)
    try file.suggest(step: number("--step", default: 0))
    var workspace = Workspace(CompiledProblem(file.problem))
    do {
      try workspace.solve()
      var checker = ProofChecker(file.problem, values: workspace.values, conflicts: workspace.conflicts)
      return checker.check(try workspace.proof())
    } catch { throw BenchError(message: "\(path): \(error)") }
  }
}
