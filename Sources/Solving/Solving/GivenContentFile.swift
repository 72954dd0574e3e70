public import ProofModel
import SpecFiles

/// The file of `--intrinsic`: intrinsic sizes and baselines that are taken instead of measured ones.
public enum GivenContentFile {
  /// The contents that a file gives, in points, by the ids of the screens' views; what it names and no screen has is
  /// a diagnostic.
  public static func read(
    _ path: String, for workbenches: [Workbench]
  ) -> (contents: [String: GivenContent], diagnostics: [Diagnostic]) {
    let given = SpecReader.readGiven(file: path, for: workbenches.map(\.document))
    return (given.contents, given.diagnostics)
  }
}
