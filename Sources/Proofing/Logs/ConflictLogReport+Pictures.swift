public import ProofModel
import Rendering
import Solving

extension ConflictLogReport {
  /// Draws each conflict's smallest set from the log alone, in one picture each; nothing of those that list no constraint.
  ///
  /// - Parameter output: a file that ends in `.svg` or `.png`, where further conflicts are `NAME-2.svg` …, or a folder for
  ///   `conflict.png`, `conflict-2.png` ….
  /// - Returns: the files written, and why others could not be.
  public func draw(to output: String, studio: Studio) -> (paths: [String], problems: [Diagnostic]) {
    let pictures = explanations.enumerated().compactMap { number, one in LoggedPicture(one).map { (number, $0) } }
    guard !pictures.isEmpty else { return ([], []) }
    let lower = output.lowercased()
    let format = [RenderRequest.Format.svg, .png].first { lower.hasSuffix(".\($0.rawValue)") }
    if format == nil, let problem = OutputFolder.prepare(output) { return ([], [problem]) }
    let stem = format == nil ? "\(output)/conflict" : String(output.dropLast(4))
    let ending = format == nil ? ".png" : String(output.suffix(4))
    var paths: [String] = []
    var problems: [Diagnostic] = []
    for (number, picture) in pictures {
      let path = stem + (number == 0 ? "" : "-\(number + 1)") + ending
      let failed = OutputFolder.write(path) { try picture.file(format ?? .png, studio: studio) }
      problems += failed
      if failed.isEmpty { paths.append(path) }
    }
    return (paths, problems)
  }
}
