import ProofModel

/// Ends a command with diagnostics and an exit code.
struct Failure: Error {
  var diagnostics: [Diagnostic]
  /// 1 findings, 2 usage and spec errors, 3 our own fault.
  var code: Int32

  init(_ diagnostics: [Diagnostic], code: Int32 = 2) {
    self.diagnostics = diagnostics
    self.code = code
  }

  func print() {
    Terminal.print(diagnostics)
  }
}
