import Foundation
import ImageDiff
import LayoutDiff
import PixelCoding
import ProofModel
import Solving

/// Compares the variants of a proof with their baselines; what a test framework then reports.
public struct ProofAssertion: Sendable {
  /// One variant that is not as it should be.
  public struct Failure: Sendable {
    /// The variant's key.
    public var variant: String
    /// What is wrong, why, and where to look.
    public var message: String
    /// Files worth attaching to the report.
    public var attachments: [String]
  }

  let proof: Proof
  let kind: ProofKind
  let recording: ProofRecording
  let place: ProofPlace

  /// Baselines lie beside the file of the test's source, and begin with the name of the test's function.
  public init(_ proof: Proof, as kind: ProofKind, recording: ProofRecording, filePath: String, test: String) {
    self.proof = proof
    self.kind = kind
    self.recording = recording
    place = ProofPlace(filePath: filePath, test: test, name: proof.name)
  }

  /// Solves every variant and compares it; empty where all are as they were.
  public func failures() -> [Failure] {
    ScreenWatch.start()
    let workbench = proof.workbench
    let expanded = workbench.variants(kind.matrix.selection)
    let problems = (proof.invalid + expanded.diagnostics).filter { $0.severity == .error }
    guard problems.isEmpty else {
      return [
        Failure(
          variant: "", message: problems.map { ProofFinding($0).description }.joined(separator: "\n"), attachments: [])
      ]
    }
    let ending = kind.ending
    for variant in expanded.variants
    where !UsedBaselines.shared.insert(place.baseline(variant, ending), proof.line) {
      return [
        Failure(
          variant: variant.key,
          message: "two proofs of this test are called '\(place.name)'; tell them apart with named: \"…\"",
          attachments: [])
      ]
    }
    return parallelMap(expanded.variants, jobs: proof.jobs) { variant -> Failure? in
      let solved = workbench.solve(variant)
      do {
        switch kind.subject {
        case .layout: return try compareLayout(solved)
        case .picture(let options): return try comparePicture(solved, workbench, options)
        }
      } catch {
        return Failure(variant: variant.key, message: "'\(place.stem(variant))': \(Self.words(error))", attachments: [])
      }
    }.compactMap { $0 }
  }

  // MARK: Layouts

  private func compareLayout(_ solved: Workbench.Solved) throws -> Failure? {
    let actual = LayoutText.bytes(of: solved.layout, folder: proof.assets)
    let path = place.baseline(solved.variant, kind.ending)
    guard recording != .all, let expected = try read(path) else {
      return try recordMissing(solved.variant, path, actual)
    }
    guard expected != actual else { return nil }
    let before = try LayoutText.layout(expected, folder: proof.assets)
    let difference = LayoutComparison.compare(expected: before, actual: solved.layout)
    // What is measured otherwise but leaves every view as it was, such as a text's own width, is no difference.
    guard !difference.isEmpty else { return nil }
    let files = try keep([("expected", expected), ("actual", actual)], solved.variant)
    return try failed(solved.variant, path, actual, summary: "the layout is not as it was", difference, files)
  }

  // MARK: Pictures

  private func comparePicture(_ solved: Workbench.Solved, _ workbench: Workbench, _ options: DifferenceOptions) throws
    -> Failure?
  {
    let actual = try workbench.picture(of: solved.layout)
    let path = place.baseline(solved.variant, kind.ending)
    let layoutPath = place.baseline(solved.variant, "layout.json")
    let layout = LayoutText.bytes(of: solved.layout, folder: proof.assets)
    guard recording != .all, let expected = try read(path) else {
      let failure = try recordMissing(solved.variant, path, actual)
      // By the layout beside it the cause of a later difference can be told.
      if recording != .never { try write(layoutPath, layout) }
      return failure
    }
    let (before, after) = (PictureSource(file: expected), PictureSource(file: actual))
    let difference = try Difference.between(expected: before, actual: after, options: options)
    guard !difference.passes else { return nil }
    var files = [("expected", expected), ("actual", actual)]
    if let marked = DifferencePicture.draw(difference, expected: try before.pixels(), actual: try after.pixels()) {
      files.append(("difference", try PNGEncoder().encode(marked)))
    }
    var causes = LayoutDifference(verdict: .same)
    if let recorded = try read(layoutPath) {
      causes = LayoutComparison.compare(
        expected: try LayoutText.layout(recorded, folder: proof.assets), actual: solved.layout)
    }
    let kept = try keep(files, solved.variant)
    let failure = try failed(
      solved.variant, path, actual, summary: "the picture is not as it was: \(difference.summary)",
      causes.withPictures(differ: true), kept)
    if recording == .failed { try write(layoutPath, layout) }
    return failure
  }

  // MARK: Files and words

  private func read(_ path: String) throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try FileReading.bytes(at: path, limit: 256 << 20)
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws {
    try FileWriting.makeFolder(place.folder)
    try FileWriting.writeBeside(path, bytes)
  }

  private func keep(_ files: [(role: String, bytes: [UInt8])], _ variant: Variant) throws -> [String] {
    try FileWriting.makeFolder(place.artifacts)
    return try files.map { file in
      let path = place.artifact(variant, file.role, kind.ending)
      try FileWriting.writeBeside(path, file.bytes)
      return path
    }
  }

  private func recordMissing(_ variant: Variant, _ path: String, _ actual: [UInt8]) throws -> Failure {
    guard recording != .never else {
      let files = try keep([("actual", actual)], variant)
      return Failure(
        variant: variant.key,
        message: """
          no baseline for '\(place.stem(variant))': expected \(path), and recording is off
          hint: \(ProofRecording.variable)=missing swift test --filter \(place.test)
          """, attachments: files)
    }
    try write(path, actual)
    let reason =
      recording == .all
      ? "recording is on for everything: turn it off to compare" : "there was none; look at it, then run again"
    return Failure(variant: variant.key, message: "recorded \(path)\n\(reason)", attachments: [path])
  }

  private func failed(
    _ variant: Variant, _ path: String, _ actual: [UInt8], summary: String, _ difference: LayoutDifference,
    _ files: [String]
  ) throws -> Failure {
    var lines = ["'\(place.stem(variant))': \(summary)"]
    for cause in difference.causes.prefix(4) {
      lines.append("cause: \(cause.sentence)" + (cause.span.map { " (\($0.file):\($0.start.line))" } ?? ""))
    }
    if difference.causes.isEmpty {
      for change in difference.changes.prefix(4) { lines.append("change: \(change.sentence)") }
    }
    if difference.verdict == .appearanceOnly, difference.causes.isEmpty {
      lines.append("cause: every view lies where it lay; only pixels changed")
    }
    lines.append("baseline: \(path)")
    for file in files { lines.append("artefact: \(file)") }
    if recording == .failed {
      try write(path, actual)
      lines.append("recorded anew; run again")
    } else {
      lines.append("hint: if this is meant: \(ProofRecording.variable)=failed swift test --filter \(place.test)")
    }
    return Failure(variant: variant.key, message: lines.joined(separator: "\n"), attachments: files)
  }

  private static func words(_ error: any Error) -> String {
    if let error = error as? FileError { return ProofFinding(error.diagnostic()).description }
    if let error = error as? LayoutTextError { return error.message }
    return "\(error)"
  }
}

extension ProofKind {
  /// Of the baseline's file.
  var ending: String {
    switch subject {
    case .layout: "layout.json"
    case .picture: "png"
    }
  }
}

/// Which baselines this process compared, so that two proofs that would share a file are told.
private final class UsedBaselines: Sendable {
  static let shared = UsedBaselines()
  private let lines = Locked<[String: Int]>([:])

  /// False where the file was used from another line before.
  func insert(_ path: String, _ line: Int) -> Bool {
    lines.withLock { lines in
      if let known = lines[path] { return known == line }
      lines[path] = line
      return true
    }
  }
}
