import Foundation
import LiveServer
import Proofing
import Reviewing
import Solving

#if canImport(Glibc)
  import Glibc
#endif

/// A server at work on a spec in a folder of its own, asked by raw sockets: no client in between mends a request.
final class Served: Sendable {
  static let spec = """
    proofsheet: 1
    name: live
    matrix: { devices: [iphone-8] }
    views: { title: { type: label, text: "<b>&amp; </script>" } }
    constraints: { all: [title.top == safe.top + 20, title.leading == margins.leading] }

    """

  let program: Program
  let server: LiveServer
  let port: UInt16

  /// - Parameter isReviewed: what is served is the review of the spec against what was recorded of `recorded`.
  init(_ spec: String, isReviewed: Bool = false, recorded: String? = nil) throws {
    program = try Program()
    let file = try program.write("live.proof.yaml", recorded ?? spec)
    try program.write("secret.txt", "secret words")
    var review: LiveReview?
    let screens = LiveScreens([file], jobs: 2)
    if isReviewed {
      let recorded = try program.run(["record", "live.proof.yaml"])
      guard recorded.code == 0 else { throw CocoaError(.fileWriteUnknown) }
      try program.write("live.proof.yaml", spec)
      screens.reload()
      var request = BaselineRequest()
      request.folder = BaselineFolder(program.folder.appendingPathComponent("baselines").path)
      review = try LiveReview(screens, selection: VariantSelection(), request: request)
    } else {
      screens.reload()
    }
    server = try LiveServer(screens, review: review, port: 0)
    port = UInt16(server.address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
    server.start()
  }

  func end() {
    server.end()
    program.cleanUp()
  }

  /// A connection that is open.
  func connection() throws -> Int32 {
    for _ in 0..<100 {
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
      let isConnected = withUnsafePointer(to: &place) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      if isConnected { return socket }
      close(socket)
      usleep(20_000)
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// Sends bytes and reads until the server closes, or for so long.
  func ask(_ request: String, seconds: Int = 20) throws -> String {
    let socket = try connection()
    defer { close(socket) }
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array(request.utf8)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = recv(socket, &buffer, buffer.count, 0)
      // A signal, as of a child that ended, interrupts what has a limit of time, and is no end of the answer.
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      answer += buffer[..<got]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  func get(
    _ path: String, host: String? = nil, origin: String? = nil, token: String? = nil, method: String = "GET"
  ) throws -> (status: Int, text: String) {
    var lines = ["\(method) \(path) HTTP/1.1", "Connection: close"]
    if host != "" { lines.append("Host: \(host ?? "127.0.0.1:\(port)")") }
    if let origin { lines.append("Origin: \(origin)") }
    if let token { lines.append("X-Proofsheet-Token: \(token)") }
    let answer = try ask(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return (Int(answer.split(separator: " ").dropFirst().first ?? "") ?? 0, answer)
  }
}
