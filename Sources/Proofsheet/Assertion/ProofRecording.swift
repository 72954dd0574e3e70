import Foundation
import ProofModel

/// What becomes of a baseline that is missing or no longer met. `true` and `false` are ``all`` and ``missing``.
public enum ProofRecording: String, Sendable, Hashable, CaseIterable, ExpressibleByBooleanLiteral {
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
  private static let everywhere = Locked<ProofRecording?>(nil)

  /// The mode of `true`, ``all``, or of `false`, ``missing``.
  public init(booleanLiteral isRecording: Bool) { self = isRecording ? .all : .missing }

  /// Whether everything is recorded anew in this process, as ``all`` says; for tests that set it before they run.
  public static var isOn: Bool {
    get { everywhere.withLock { $0 == .all } }
    set { everywhere.withLock { $0 = newValue ? .all : nil } }
  }

  /// The mode that holds here: that of ``with(_:_:)``, else of the process, of the environment, else ``missing``.
  public static var current: ProofRecording {
    if let bound { return bound }
    if let mode = everywhere.withLock({ $0 }) { return mode }
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
