import Findings
import ProofModel
import Solving

extension RenderJob.Outcome {
  /// What a shard notes of a screen.
  ///
  /// - Parameter folder: of the shard, in which the files lie.
  public func record(_ position: Int, in folder: String) -> ShardRecord.Screen {
    let files = paths.map { path in
      ShardRecord.File(
        path: String(path.dropFirst(folder.count + 1)),
        sha256: SHA256Text.of((try? FileReading.bytes(at: path, limit: OutputFolder.largestFile)) ?? []))
    }
    return ShardRecord.Screen(
      position: position, isWhole: isWhole && findings.variantCount > 0, files: files,
      findings: isWhole ? findings.record : nil, diagnostics: diagnostics)
  }

  /// The outcome of a screen that one shard did whole, whose files are put into place.
  func merging(
    _ screen: ShardRecord.Screen, from folder: String, _ variants: [Variant], _ job: RenderJob
  ) -> Self {
    var outcome = with(screen, variants, job)
    outcome.diagnostics += ShardParts.place(screen, from: folder, in: job.request.folder)
    return outcome
  }
}
