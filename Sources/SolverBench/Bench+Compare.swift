import LinearSolver
import Foundation

/// One problem measured with ours, kiwi and HiGHS; times in microseconds, nil where there is none.
struct Comparison {
  var name: String
  var constraints: Int
  var build: Double
  var resizeMedian: Double
  var resizeMean: Double
  var kiwiBuild: Double?
  var kiwiBuildIsLimit = false
  var kiwiMedian: Double?
  var kiwiMean: Double?
  var highs: Double?

  /// The family in a name like `chain_eq_300`, `grid_10x10`, `tree_d4_f4`.
  var family: String? {
    let parts = name.split(separator: "_")
    guard parts.count > 1 else { return nil }
    return parts.prefix(name.hasPrefix("chain") ? 2 : 1).joined(separator: "_")
  }
}

extension Bench {
  /// Measures a folder's problems with all three and prints ratios, then how the build times grow.
  func compare(_ folder: String) throws {
    let oracle = option("--oracle") ?? "../shared/solver/oracle.py"
    let python = option("--python") ?? "python3"
    let limit = try number("--limit", default: 60)
    guard FileManager.default.fileExists(atPath: oracle) else { throw BenchError(message: "no '\(oracle)'") }
    var all: [Comparison] = []
    let header = "problem           constraints   build us  /kiwi  /highs   resize median, mean us   /kiwi\n"
    FileHandle.standardOutput.write(Data(header.utf8))
    for path in try Bench.problems(in: folder) {
      var row = try measure(path)
      let kiwi = Bench.output(python, [oracle, "kiwi", path, "--edits", "300", "--builds", "3", "--limit", "\(limit)"])
      row.kiwiBuild = Bench.number(after: "build min", in: kiwi)
      row.kiwiMedian = Bench.number(after: "median", in: kiwi.components(separatedBy: "resize").last ?? "")
      row.kiwiMean = Bench.number(after: "mean", in: kiwi)
      if row.kiwiBuild == nil, let reached = Bench.number(after: "build >", in: kiwi) {
        row.kiwiBuild = reached * 1e6
        row.kiwiBuildIsLimit = true
      }
      row.highs = Bench.number(after: "HiGHS", in: Bench.output(python, [oracle, "highs", path])).map { $0 * 1000 }
      FileHandle.standardOutput.write(Data((Bench.line(row) + "\n").utf8))
      all.append(row)
    }
    printGrowth(all)
  }

  private func measure(_ path: String) throws -> Comparison {
    let file = try ProblemFile(path: path)
    let measured: Measurement
    do { measured = try Measurement(file, builds: 7, edits: 300) } catch {
      throw BenchError(message: "\(path): \(error)")
    }
    return Comparison(
      name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
      constraints: file.problem.constraintCount, build: measured.build.minimum,
      resizeMedian: measured.resize.median, resizeMean: measured.resize.mean)
  }

  private static func line(_ row: Comparison) -> String {
    func ratio(_ other: Double?, _ own: Double, atLeast: Bool = false) -> String {
      guard let other, own > 0 else { return "–" }
      return (atLeast ? ">= " : "") + String(format: other / own < 10 ? "%.1fx" : "%.0fx", other / own)
    }
    let name = row.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    return name
      + String(format: "%8d %12.1f  ", row.constraints, row.build)
      + ratio(row.kiwiBuild, row.build, atLeast: row.kiwiBuildIsLimit) + "  " + ratio(row.highs, row.build)
      + String(format: "  %10.2f %10.2f  ", row.resizeMedian, row.resizeMean)
      + ratio(row.kiwiMedian, row.resizeMedian) + " " + ratio(row.kiwiMean, row.resizeMean)
  }

  /// How build time grows with the number of constraints: the slope of the least squares line through the logarithms of
  /// a family's problems of 200 constraints and more.
  private func printGrowth(_ all: [Comparison]) {
    let families = Dictionary(grouping: all.filter { $0.constraints >= 200 }) { $0.family ?? "" }
    for name in families.keys.sorted() where !name.isEmpty {
      let points = (families[name] ?? []).map { (x: log(Double($0.constraints)), y: log($0.build)) }
      guard points.count > 2 else { continue }
      let count = Double(points.count)
      let (x, y) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
      let slope =
        points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
      print(String(format: "growth of %@ over %d sizes: exponent %.2f", name, points.count, slope))
    }
  }

  private static func output(_ program: String, _ arguments: [String]) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, "-B"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func number(after word: String, in text: String) -> Double? {
    guard let range = text.range(of: word) else { return nil }
    return text[range.upperBound...].split(separator: " ").first.flatMap { Double($0) }
  }
}
