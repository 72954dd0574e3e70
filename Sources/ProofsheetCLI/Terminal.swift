import Foundation
import ProofModel
import Solving

/// Printing: data on standard output, talk on standard error, colour only where a person reads.
///
/// Nothing else of the program writes to either, so that what files hold reaches no terminal and no log unescaped, and
/// a stream that takes no more ends the program in one way.
enum Terminal {
  static let isTalkInteractive = isatty(2) == 1
  static let usesColorInData = isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  static let usesColor = isTalkInteractive && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  /// Data, whole lines.
  static func data(_ text: String) {
    StandardStream.output.write(VisibleText.lines(text, keepsColor: usesColorInData))
  }

  /// One line of talk.
  static func talk(_ text: String) {
    StandardStream.errors.write(VisibleText.escaped(text) + "\n")
  }

  /// Several lines of our own.
  static func talk(lines: [String]) {
    for line in lines { talk(line) }
  }

  /// What takes the place of the terminal's current line; empty clears it.
  static func line(_ text: String) {
    StandardStream.errors.write(text.isEmpty ? "\r\u{1B}[K" : "\r" + VisibleText.escaped(text))
  }

  static func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    StandardStream.errors.write(DiagnosticText.print(diagnostics, usesColor: usesColor))
  }
}
