import Foundation
import ProofModel
import Proofsheet

/// Printing: data on standard output, talk on standard error, colour only where a person reads.
enum Terminal {
  static let isTalkInteractive = isatty(2) == 1
  static let usesColorInData = isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  static let usesColor = isTalkInteractive && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  /// Data, as it is.
  static func data(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// One line of talk.
  static func talk(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    FileHandle.standardError.write(Data(DiagnosticText.print(diagnostics, usesColor: usesColor).utf8))
  }
}
