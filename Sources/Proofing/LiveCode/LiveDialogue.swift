import CLibrary
import Foundation
package import ProofModel
import Solving

/// What the page of `proofsheet live` and a program of layout code that it runs say to each other.
///
/// They talk over the socket that is the program's standard input. A question is a line of JSON (``Question``); the
/// program answers with lines:
///
///     ready                 it has ended its own work, and answers from here on
///     making NAME           a screen is made: what stops or hangs here is its fault
///     json LENGTH           an answer of so many bytes, which follow; so too
///     misput LENGTH, nothing 0
package enum LiveDialogue {
  /// Set for a program that is run so.
  package static let variable = "PROOFSHEET_LIVE"

  /// A question with what the page is told besides.
  package struct Question: Codable, Sendable {
    package var question: LiveQuestion
    package var revision: Int
    package var problems: [Diagnostic]
    /// Screens that stopped before: they are not made again.
    package var without: [String]
  }

  /// Whether this program's proofs are shown on a page in the place of being drawn.
  package static let isOn: Bool = {
    var status = stat()
    return ProcessInfo.processInfo.environment[variable] != nil && fstat(0, &status) == 0
      && status.st_mode & S_IFMT == S_IFSOCK
  }()
}

/// One end of a stream of lines and counted bytes between two processes; used by one thread at a time.
package final class ProofLine: @unchecked Sendable {
  private let descriptor: Int32
  private var read: [UInt8] = []

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the stream's end, or where nothing comes for so many seconds.
  package func line(seconds: Double?) -> [UInt8]? {
    var looked = 0
    while true {
      if let end = read[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { read.removeSubrange(...end) }
        return Array(read[..<end])
      }
      looked = read.count
      guard fill(seconds: seconds) else { return nil }
    }
  }

  /// So many bytes; nil where the stream ends before.
  package func bytes(_ count: Int, seconds: Double?) -> [UInt8]? {
    while read.count < count { guard fill(seconds: seconds) else { return nil } }
    defer { read.removeSubrange(..<count) }
    return Array(read[..<count])
  }

  private func fill(seconds: Double?) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&waiting, 1, seconds.map { Int32($0 * 1000) } ?? -1)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let got = recv(descriptor, &buffer, buffer.count, 0)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      read += buffer[..<got]
      return true
    }
  }

  /// Whether all was taken.
  @discardableResult
  package func write(_ head: String, _ bytes: [UInt8] = []) -> Bool {
    SocketStream.send(Array(head.utf8) + bytes, to: descriptor, seconds: nil)
  }
}
