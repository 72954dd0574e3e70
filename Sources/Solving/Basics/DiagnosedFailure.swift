public import ProofModel

/// Ends a job with what there is to tell.
public struct DiagnosedFailure: Error, Hashable, Sendable {
  /// What ended the job, and warnings that came before it; in the order in which they are told.
  public var diagnostics: [Diagnostic]
  /// A failure with what there is to tell of it; at least one diagnostic should be an error.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
