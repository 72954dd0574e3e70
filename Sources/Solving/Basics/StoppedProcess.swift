import CLibrary
import Foundation

/// Why a process that a signal ended stopped.
package enum StoppedProcess {
  /// A signal in words.
  private static func signal(_ number: Int32) -> String {
    switch number {
    case SIGSEGV, SIGBUS: return "signal \(number): memory that is not there, as where a method calls itself for ever"
    case SIGABRT: return "signal \(number): aborted"
    case SIGILL, SIGTRAP: return "signal \(number): a trap, as where a number overflows"
    default: return "signal \(number)"
    }
  }

  /// What a process says of its end by a signal, or the signal in words.
  package static func words(of process: Process, saying lines: [String]) -> String {
    let own = lines.first { line in
      ["Fatal error", "fatal", "Assertion failed", "Precondition failed"].contains { line.contains($0) }
    }
    return own?.replacing("\n", with: " ") ?? signal(process.terminationStatus)
  }
}
