import Foundation
import LayoutCode
import ProofModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program's proofs on the page of `proofsheet live`, which runs it: each that is drawn or checked is noted, and when the
/// program ends its screens answer what the page asks for.
///
/// Both ends talk over the socket that is the program's standard input. A question is a line of JSON (``Question``); the
/// program answers with lines:
///
///     ready                 it has ended its own work, and answers from here on
///     making NAME           a screen is made: what stops or hangs here is its fault
///     json LENGTH           an answer of so many bytes, which follow; so too
///     misput LENGTH, nothing 0
///
/// Screens are made one at a time on the main thread, as apps expect.
enum ProofLive {
  /// Set for a program that is run so.
  static let variable = "PROOFSHEET_LIVE"

  /// A question with what the page is told besides.
  struct Question: Codable, Sendable {
    var question: LiveQuestion
    var revision: Int
    var problems: [Diagnostic]
    /// Screens that stopped before: they are not made again.
    var without: [String]
  }

  /// Whether this program's proofs are shown on a page in the place of being drawn.
  static let isOn: Bool = {
    var status = stat()
    return ProcessInfo.processInfo.environment[variable] != nil && fstat(0, &status) == 0
      && status.st_mode & S_IFMT == S_IFSOCK
  }()

  private static let proofs = Mutex<[Proof]>([])

  /// Notes a proof where this program is run so; whether it is.
  static func takes(_ proof: Proof) -> Bool {
    guard isOn else { return false }
    let isFirst = proofs.withLock { proofs in
      // One that is checked and drawn is one screen; others of one name are told apart.
      guard !proofs.contains(where: { $0.name == proof.name && $0.line == proof.line && $0.matrix == proof.matrix })
      else { return false }
      var proof = proof
      let (name, names) = (proof.name, Set(proofs.map(\.name)))
      var number = 2
      while names.contains(proof.name) {
        proof.name = "\(name)-\(number)"
        number += 1
      }
      proofs.append(proof)
      return proofs.count == 1
    }
    if isFirst { atexit { ProofLive.serve() } }
    return true
  }

  /// Answers until nobody asks any more.
  private static func serve() {
    let line = ProofLine(0)
    line.write("ready\n")
    var screens: LiveScreens?
    while let text = line.line(seconds: nil), let asked = try? JSONDecoder().decode(Question.self, from: Data(text)) {
      let shown =
        screens
        ?? LiveScreens(
          proofs.withLock { $0 }.filter { !asked.without.contains($0.name) }.map { proof in
            (workbench(of: proof, line), proof.matrix.selection)
          })
      screens = shown
      shown.tell(revision: asked.revision, problems: asked.problems)
      switch shown.answer(asked.question) {
      case .json(let bytes): line.write("json \(bytes.count)\n", bytes)
      case .misput(let words): line.write("misput \(words.utf8.count)\n", Array(words.utf8))
      case .nothing: line.write("nothing 0\n")
      }
    }
    _exit(0)
  }

  /// Each environment's screen is made once; what is dragged makes many.
  private static let mostKept = 400

  private static func workbench(of proof: Proof, _ line: ProofLine) -> Workbench {
    let kept = Mutex<[Environment: CapturedLayout]>([:])
    return Workbench(document: proof.document, studio: Proof.studio) { [make = proof.make] variant, bench, explains in
      let stage = ProofStage(variant: variant, workbench: bench)
      if let known = kept.withLock({ $0[variant.environment] }) { return stage.solved(known, explains: explains) }
      line.write("making \(bench.document.name.filter { !$0.isNewline })\n")
      let layout = stage.capture(make)
      kept.withLock { kept in
        if kept.count >= mostKept { kept = [:] }
        kept[variant.environment] = layout
      }
      return stage.solved(layout, explains: explains)
    }
  }
}

/// One end of a stream of lines and counted bytes between two processes; used by one thread at a time.
final class ProofLine: @unchecked Sendable {
  private let descriptor: Int32
  private var read: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the stream's end, or where nothing comes for so many seconds.
  func line(seconds: Double?) -> [UInt8]? {
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
  func bytes(_ count: Int, seconds: Double?) -> [UInt8]? {
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
  func write(_ head: String, _ bytes: [UInt8] = []) -> Bool {
    SocketStream.send(Array(head.utf8) + bytes, to: descriptor, seconds: nil)
  }
}

/// Bytes to a socket.
package enum SocketStream {
  /// Whether all was taken, in so many seconds; a socket that is closed at its other end ends nothing.
  package static func send(_ bytes: [UInt8], to descriptor: Int32, seconds: Double?) -> Bool {
    let began = ContinuousClock.now
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0, seconds.map({ ContinuousClock.now - began < .seconds($0) }) ?? true else { return false }
      sent += count
    }
    return true
  }

  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes, count, 0)
    #endif
  }
}

/// HMAC-SHA-256 (RFC 2104).
package enum MessageCode {
  /// 64 hexadecimal digits.
  ///
  /// - Parameter key: at most 64 bytes.
  package static func hex(key: [UInt8], _ message: [UInt8]) -> String {
    let block = key + [UInt8](repeating: 0, count: max(0, 64 - key.count))
    let inner = SHA256Text.of(block.map { $0 ^ 0x36 } + message)
    let digits = Array(inner.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return SHA256Text.of(block.map { $0 ^ 0x5c } + bytes)
  }
}
