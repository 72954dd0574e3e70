import Foundation
import ProofModel
import Proofing
import Solving

/// Sweeps held against scans: `proof-bench --sweep width=320...1366 0.0625 FILE …`.
enum SweepBench {
  /// Prints a line for each screen and the sums; 1 where a sweep and its scan differ, 2 where the arguments are no use.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count > 2, let step = Double(arguments[1]), step > 0,
      let (parameter, ends) = range(arguments[0])
    else {
      FileHandle.standardError.write(
        Data("usage: proof-bench --sweep width=320...1366|height=…|text-scale=…|text-growth=… STEP FILE …\n".utf8))
      return 2
    }
    var sums = (screens: 0, points: 0, missing: 0, extra: 0, otherwise: 0, gaps: 0, solves: 0)
    let studio = Studio()
    for file in arguments.dropFirst(2) {
      for workbench in ScreenLoader(studio: studio).load([file]).workbenches {
        var range = SweepRange(
          parameter, from: ends.lowerBound, to: ends.upperBound, window: workbench.usualWindow)
        range.locale = workbench.document.baseLocale
        let began = processorTime()
        let scan = SweepScan(range, step: step, of: workbench)
        let seconds = processorTime() - began
        sums.screens += 1
        sums.points += scan.points
        sums.solves += scan.solves
        sums.missing += scan.missing.count
        sums.extra += scan.extra.count
        sums.otherwise += scan.otherwise.count
        sums.gaps += scan.gap == nil ? 0 : 1
        let found = "\(scan.missing.count) missing, \(scan.extra.count) extra, \(scan.otherwise.count) otherwise"
        let gap = scan.gap.map { "; \($0)" } ?? ""
        print(
          "\(file) \(workbench.document.name): \(scan.points) points, \(scan.solves) steps, \(found), "
            + "\(seconds.shortText(digits: 1)) s\(gap)")
        for (word, lines) in [("missing", scan.missing), ("extra", scan.extra), ("otherwise", scan.otherwise)] {
          for line in lines.prefix(4) { print("  \(word) \(line)") }
        }
      }
    }
    print(
      "\(sums.screens) screens, \(sums.points) points, \(sums.solves) steps: \(sums.missing) missing, "
        + "\(sums.extra) extra, \(sums.otherwise) otherwise, \(sums.gaps) not swept whole")
    return sums.missing + sums.extra + sums.otherwise + sums.gaps == 0 ? 0 : 1
  }

  private static func range(_ text: String) -> (SweepRange.Parameter, ClosedRange<Double>)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let parameter = SweepRange.Parameter(rawValue: parts[0]),
      let ends = parameter.range(parts[1]), ends.lowerBound < ends.upperBound
    else { return nil }
    return (parameter, ends)
  }
}
