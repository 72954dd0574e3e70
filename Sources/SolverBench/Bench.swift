import LinearSolver
import Foundation

/// The commands.
struct Bench {
  static let usage = """
    usage: solver-bench values FILE.prob [--step K]
           solver-bench values-all FOLDER [--step K]   each FILE.prob's values go to FILE.values
           solver-bench prove FILE.prob|FOLDER [--step K]   each answer's proof, checked in exact arithmetic
           solver-bench time FILE.prob [--edits N] [--builds N]
           solver-bench explain FILE.prob [--step K]
           solver-bench screen                         60 sizes of one compiled screen of 41 views
           solver-bench compare FOLDER [--oracle oracle.py] [--python PYTHON] [--limit SECONDS]
    """

  var arguments: [String]

  func run() throws {
    if arguments == ["screen"] { return try timeScreen() }
    guard arguments.count >= 2 else { throw BenchError(message: Bench.usage) }
    let path = arguments[1]
    switch arguments[0] {
    case "prove": try prove(path)
    case "explain": try print(explanation(path), terminator: "")
    case "compare": try compare(path)
    case "values": try print(values(path), terminator: "")
    case "time": try time(path)
    case "values-all":
      for file in try Bench.problems(in: path) {
        try Data(values(file).utf8).write(to: URL(fileURLWithPath: String(file.dropLast(5)) + ".values"))
      }
    default: throw BenchError(message: Bench.usage)
    }
  }

  func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    return arguments[place + 1]
  }

  func number(_ option: String, default value: Int) throws -> Int {
    guard let place = arguments.firstIndex(of: option) else { return value }
    guard place + 1 < arguments.count, let number = Int(arguments[place + 1]) else {
      throw BenchError(message: "\(option) wants a whole number")
    }
    return number
  }

  /// The problem files in a folder, by name.
  static func problems(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".prob") }.sorted().map { folder + "/" + $0 }
  }

  private func time(_ path: String) throws {
    let file = try ProblemFile(path: path)
    let (builds, edits) = try (number("--builds", default: 5), number("--edits", default: 1000))
    let measured: Measurement
    do { measured = try Measurement(file, builds: builds, edits: edits) } catch {
      throw BenchError(message: "\(path): \(error)")
    }
    print(
      String(
        format: "%@: build min %.1f median %.1f us; resize min %.2f median %.2f mean %.2f max %.1f us over %d, "
          + "%d without pivot; all values %.2f us",
        (path as NSString).lastPathComponent, measured.build.minimum, measured.build.median, measured.resize.minimum,
        measured.resize.median, measured.resize.mean, measured.resize.maximum, measured.resize.samples.count,
        measured.stillResizes, measured.evaluation.minimum))
  }

  private func values(_ path: String) throws -> String {
    var file = try ProblemFile(path: path)
    try file.suggest(step: number("--step", default: 0))
    let solution: Solution
    do { solution = try file.problem.solve() } catch { throw BenchError(message: "\(path): \(error)") }
    return solution.values.map { "\($0)\n" }.joined()
  }
}
