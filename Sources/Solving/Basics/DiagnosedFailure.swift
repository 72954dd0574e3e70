public import ProofModel

/// Ends a job with what there is to tell.
public struct DiagnosedFailure: Error, Hashable, Sendable {
  public var diagnostics: [Diagnostic]
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
