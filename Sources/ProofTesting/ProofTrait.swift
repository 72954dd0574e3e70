public import Proofsheet
public import Testing

/// Sets how proofs of a test or suite are recorded; see ``Testing/Trait/proofs(record:)``.
public struct ProofTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: ProofRecording
  /// Whether the trait of a suite holds for the tests and suites in it too: always.
  public let isRecursive = true

  /// The scope in which the test runs: its proofs are recorded as the trait says.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ProofRecording.with(recording) { try await function() }
  }
}

extension Testing.Trait where Self == ProofTrait {
  /// How the proofs of this test or suite are recorded: `@Test(.proofs(record: .all))`.
  public static func proofs(record recording: ProofRecording) -> ProofTrait { ProofTrait(recording: recording) }
}
