import Foundation
import ProofModel
import Solving

// Times the steps of one document's variants inside one process: solving cold and warm, and all of a picture.
// usage: proof-bench SPEC [ROUNDS] | proof-bench --storyboard [ROUNDS] | proof-bench --sweep RANGE STEP FILE …
//   | proof-bench --random FROM..TO

/// Processor seconds of this process so far.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Median processor seconds of a piece of work.
func median(_ rounds: Int, _ work: () -> Void) -> Double {
  let times = (0..<rounds).map { _ in
    let began = processorTime()
    work()
    return processorTime() - began
  }
  return times.sorted()[rounds / 2]
}

if CommandLine.arguments.dropFirst().first == "--storyboard" {
  StoryboardBench.run(rounds: CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 5 : 5)
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "--sweep" {
  exit(SweepBench.run(Array(CommandLine.arguments.dropFirst(2))))
}
if CommandLine.arguments.dropFirst().first == "--random" {
  exit(RandomScreens.run(CommandLine.arguments.dropFirst(2).first ?? ""))
}
guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: proof-bench SPEC [ROUNDS]\n".utf8))
  exit(2)
}
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 9 : 9
let studio = Studio()
let loaded = ScreenLoader(studio: studio).load([CommandLine.arguments[1]])
guard let workbench = loaded.workbenches.first else {
  FileHandle.standardError.write(Data(DiagnosticText.print(loaded.diagnostics, usesColor: false).utf8))
  exit(2)
}
let variants = workbench.variants(VariantSelection()).variants

func line(_ title: String, _ seconds: Double, per count: Int) {
  let each = seconds / Double(count) * 1e6
  print("\(title): \(each.shortText(digits: 0)) µs each, \(count) in all")
}

let cold = processorTime()
_ = workbench.solve(variants[0])
print("first solve, fonts opened: \(((processorTime() - cold) * 1e3).shortText(digits: 1)) ms")
line(
  "solve, frames only", median(rounds) { for v in variants { _ = workbench.solve(v, explains: false) } },
  per: variants.count)
line("solve, explained", median(rounds) { for v in variants { _ = workbench.solve(v) } }, per: variants.count)
