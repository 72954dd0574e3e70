import Foundation

/// What becomes of a baseline that is missing or no longer met.
public enum ProofRecording: String, Sendable, Hashable, CaseIterable {
  /// Everything is recorded anew; the test fails, so that this cannot stay on by mistake.
  case all
  /// What is no longer met is recorded anew, and fails this once.
  case failed
  /// What is missing is recorded, and fails this once.
  case missing
  /// Nothing is written; what is missing fails.
  case never

  /// The variable that chooses a mode for a run, as the snapshot libraries have it.
  public static let variable = "SNAPSHOT_TESTING_RECORD"

  @TaskLocal static var bound: ProofRecording?

  /// The mode that holds here: that of ``with(_:_:)``, else of the environment, else ``missing``.
  public static var current: ProofRecording {
    if let bound { return bound }
    return ProcessInfo.processInfo.environment[variable].flatMap { ProofRecording(rawValue: $0.lowercased()) }
      ?? .missing
  }

  /// Runs `work` with another mode.
  public static func with<Value>(_ recording: ProofRecording, _ work: () throws -> Value) rethrows -> Value {
    try $bound.withValue(recording, operation: work)
  }

  /// Runs `work` with another mode.
  public static func with<Value>(
    _ recording: ProofRecording, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Value
  ) async rethrows -> Value {
    try await $bound.withValue(recording, operation: work)
  }
}
