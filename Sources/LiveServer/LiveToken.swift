import CLibrary
import Foundation
import ProofModel
import Solving

/// The secret of a page's address, and the port that it was served on: kept for a project, so that a page that is open goes
/// on with the next server.
///
/// It lies in a file that only its owner can read, below the user's state folder (`XDG_STATE_HOME`), and is taken up on the
/// same port alone, within half a day, by servers of the loopback: where somebody else has the port meanwhile, another one is
/// made. A page sends it to no server that did not show that it knows it (``LiveAccess/proof(_:host:)``). What stays is that
/// somebody with an account on this machine may take the port between two servers and read it from a page that is loaded anew
/// there; so it is no secret for longer than half a day.
public struct LiveToken: Sendable {
  /// 32 hexadecimal digits.
  public let text: String
  /// Where it was served before.
  public let port: UInt16?
  private let file: String?

  /// How long it is taken up after a server's start or end, seconds.
  private static let lifetime = 12 * 3600

  private init(text: String, port: UInt16?, file: String?) {
    (self.text, self.port, self.file) = (text, port, file)
  }

  /// One that nobody keeps.
  public static func random() -> LiveToken { LiveToken(text: digits, port: nil, file: nil) }

  /// That of a project, by words that no other project has; another one without a folder to keep it in.
  public static func kept(
    for project: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> LiveToken {
    let home = environment["HOME"].map { $0 + "/.local/state" }
    guard let state = environment["XDG_STATE_HOME"].flatMap({ $0.hasPrefix("/") ? $0 : nil }) ?? home,
      state.hasPrefix("/")
    else { return random() }
    let folder = state + "/proofsheet/live"
    let file = "\(folder)/\(SHA256Text.of(project).prefix(16))"
    guard let (text, port) = read(file, of: project) else { return LiveToken(text: digits, port: nil, file: file) }
    return LiveToken(text: text, port: port, file: file)
  }

  /// Another one in its place.
  var renewed: LiveToken { LiveToken(text: Self.digits, port: nil, file: file) }

  /// Keeps it with the port that it is served on.
  public func keep(port: UInt16, for project: String) {
    guard let file else { return }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let beside = "\(file).\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array("\(text) \(port)\n\(project)\n".utf8)
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWritten || rename(beside, file) != 0 { unlink(beside) }
  }

  /// What is kept, where it is the user's own, nobody else's to read, of this project, and young enough.
  private static func read(_ file: String, of project: String) -> (String, UInt16)? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0,
      status.st_uid == geteuid()
    else { return nil }
    // A file's second may have begun already where that of `time` has not: files are stamped by a finer clock.
    guard let stamp = FileStamp(descriptor: descriptor), (-1...lifetime).contains(time(nil) - stamp.seconds) else {
      return nil
    }
    let bytes = (try? FileHandle(fileDescriptor: descriptor).read(upToCount: 8192)) ?? nil
    let parts = String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n", maxSplits: 1)
    let words = parts.first?.split(separator: " ") ?? []
    guard parts.count == 2, parts[1] == project + "\n", words.count == 2, words[0].utf8.count == 32,
      words[0].allSatisfy(\.isHexDigit), let port = UInt16(words[1])
    else { return nil }
    return (String(words[0]), port)
  }

  private static var digits: String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      String(UInt32.random(in: 0...UInt32.max, using: &random), radix: 16).zeroPadded(to: 8)
    }.joined()
  }
}
