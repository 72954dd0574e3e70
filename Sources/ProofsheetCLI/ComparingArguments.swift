import ArgumentParser
import ImageDiff
import Solving

/// When two pictures are taken as different.
struct ComparingArguments: ParsableArguments {
  @Option(help: "When two pixels differ: exact, pixelmatch or oklab.")
  var metric: String = "exact"

  @Option(help: "0 to 1, in the metric's own measure: 0.1 for pixelmatch, 0.02 for oklab.")
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "Differing pixels that pass in one region, or n/side: in any window of so many pixels.", valueName: "n[/side]"))
  var tolerance: String?

  @Option(
    help: ArgumentHelp("A view by name, or x,y,w,h: differences there do not count. Repeatable.", valueName: "part"))
  var ignore: [String] = []

  func validate() throws { _ = try options() }

  var ignored: [ComparisonRequest.Ignored] { ignore.map { ComparisonRequest.Ignored($0) } }

  /// Metric, threshold and tolerance; no masks.
  func options() throws -> DifferenceOptions {
    guard let metric = DifferenceOptions.Metric(rawValue: metric) else {
      let known = DifferenceOptions.Metric.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--metric takes \(known), found '\(metric)'")
    }
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold takes 0 to 1, found \(threshold)")
    }
    if threshold != nil, metric == .exact {
      throw ValidationError("--threshold has no meaning for the exact metric: add --metric pixelmatch or oklab")
    }
    return DifferenceOptions(metric: metric, threshold: threshold, tolerance: try allowance())
  }

  /// `12` in a region, `12/32` in any window of 32 pixels.
  private func allowance() throws -> DifferenceTolerance {
    guard let tolerance else { return DifferenceTolerance() }
    let parts = tolerance.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 1, let count = parts[0], count >= 0 { return DifferenceTolerance(pixelsPerRegion: count) }
    if parts.count == 2, let count = parts[0], let side = parts[1], count >= 0, (1...4096).contains(side) {
      return DifferenceTolerance(pixelsPerRegion: .max, pixelsPerWindow: count, windowSide: side)
    }
    throw ValidationError("--tolerance takes a number of pixels such as 12, or 12/32 for windows, found '\(tolerance)'")
  }
}
