import Foundation
import LiveServer
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What nobody but the opened page may do to a server on the loopback, asked by raw sockets.
@Suite struct LiveAttackTests {
  private static let decisions = """
    {"format": 1, "kind": "proofsheet-decisions", "decisions": [{"key": "live.iphone-8", "decision": "accept"}]}
    """

  /// A request with a body.
  private func post(
    _ served: Served, _ path: String = "/decisions", body: String = decisions, host: String? = nil,
    origin: String?? = .none, token: String?? = .none, more: [String] = [], length: Int? = nil
  ) throws -> Int {
    let here = "127.0.0.1:\(served.port)"
    var lines = ["POST \(path) HTTP/1.1", "Host: \(host ?? here)", "Connection: close"]
    if let origin = origin ?? "http://\(here)" { lines.append("Origin: \(origin)") }
    if let token = token ?? served.server.access.token { lines.append("X-Proofsheet-Token: \(token)") }
    lines += ["Content-Length: \(length ?? body.utf8.count)"] + more
    let answer = try served.ask(lines.joined(separator: "\r\n") + "\r\n\r\n" + body, seconds: 120)
    return Int(answer.split(separator: " ").dropFirst().first ?? "") ?? 0
  }

  @Test func onlyThePageDecides() throws {
    let served = try Served(
      Served.spec.replacingOccurrences(of: "+ 20", with: "+ 30"), isReviewed: true, recorded: Served.spec)
    defer { served.end() }
    let manifest = served.program.folder.appendingPathComponent("baselines/manifest.json")
    let before = try Data(contentsOf: manifest)
    let token = served.server.access.token
    #expect(try served.get("/report", token: token).text.contains("live.iphone-8"))
    for origin in ["http://evil.example", "null", "file://", "http://localhost:1", "http://127.0.0.1", nil] {
      #expect(try post(served, origin: .some(origin)) != 200, "\(origin ?? "no origin")")
    }
    for host in ["evil.example:\(served.port)", "127.0.0.1", "127.0.0.1:1", "[::]:\(served.port)"] {
      #expect(try post(served, host: host) != 200, "\(host)")
    }
    for token in [nil, "", String(token.dropLast()), token + "0", String(token.reversed())] {
      #expect(try post(served, token: .some(token)) != 200, "\(token ?? "no token")")
    }
    #expect(try post(served, "/decisions?token=\(token)", token: .some(nil)) != 200)
    for path in [
      "/decisions/", "//decisions", "/../decisions", "/report", "/rule", "/undo", "/baselines/manifest.json",
    ] {
      #expect(try post(served, path) != 200, "\(path)")
    }
    // Headers that say twice who asks or how much, and lengths that are none.
    for more in [
      ["Content-Length: 5"], ["Transfer-Encoding: chunked"], ["Origin: http://evil.example"], ["Host: evil.example"],
      ["X-Proofsheet-Token: 0"], [" folded"],
    ] {
      #expect(try post(served, more: more) == 400, "\(more)")
    }
    for length in [-1, 17 << 20, .max] { #expect(try post(served, length: length) == 400, "\(length)") }
    // What is no decision on what is shown writes nothing.
    for body in [
      "", "{", "[]", "null", String(repeating: "[", count: 100_000), #"{"format":1}"#,
      Self.decisions.replacingOccurrences(of: "live.iphone-8", with: "../../secret"),
      Self.decisions.replacingOccurrences(of: "accept", with: "delete"),
      Self.decisions.replacingOccurrences(of: "live.iphone-8", with: "live.none"), "\u{0}\u{1}",
      String(repeating: " ", count: 1 << 20),
    ] {
      #expect(try post(served, body: body) == 409, "\(body.prefix(80))")
    }
    #expect(try Data(contentsOf: manifest) == before)
    #expect(
      try String(contentsOf: served.program.folder.appendingPathComponent("secret.txt"), encoding: .utf8)
        == "secret words")
    // Pictures are those of the report alone.
    for path in ["../../secret.txt", "/etc/passwd", "..%2f..%2fsecret.txt", "%00", "", "live"] {
      let answer = try served.get("/picture?path=\(path)", token: token)
      #expect(answer.status == 404 && !answer.text.contains("secret words"), "\(path): \(answer.status)")
    }
    // The page itself may.
    #expect(try post(served) == 200)
    #expect(try Data(contentsOf: manifest) != before)
  }

  @Test func slowAndSilentOnesHoldUpNobody() throws {
    let served = try Served(Served.spec)
    defer { served.end() }
    let token = served.server.access.token
    let head = "Host: 127.0.0.1:\(served.port)\r\nX-Proofsheet-Token: \(token)\r\n"
    // Who asks for much and never reads, who begins a request and says no more, and who says nothing at all.
    let requests =
      (0..<20).map { _ in String(repeating: "GET /screens HTTP/1.1\r\n\(head)\r\n", count: 20) }
      + (0..<20).map { _ in "POST /rule?screen=live HTTP/1.1\r\n\(head)Content-Le" } + (0..<10).map { _ in "" }
    let sockets = try requests.map { request in
      let socket = try served.connection()
      var little: Int32 = 1024
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &little, socklen_t(MemoryLayout<Int32>.size))
      _ = send(socket, request, request.utf8.count, Int32(MSG_NOSIGNAL))
      return socket
    }
    #expect(try served.get("/screens", token: token).status == 200)
    #expect(try served.get("/variant?screen=live&variant=iphone-8", token: token).status == 200)
    for socket in sockets { close(socket) }
    #expect(try served.get("/screens", token: token).status == 200)
    // A head without an end.
    #expect(try !served.ask("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 40_000)).contains("200 OK"))
    #expect(try served.get("/").status == 200)
  }

  @Test func aFileThatGoesWhileItIsReadLeavesItsPicture() async throws {
    let served = try Served(Served.spec)
    defer { served.end() }
    let token = served.server.access.token
    let file = served.program.folder.appendingPathComponent("live.proof.yaml")
    let picture = "/picture?screen=live&variant=iphone-8"
    #expect(try served.get("/screens", token: token).text.contains("iphone-8"))
    // Saved and deleted again and again, while it is asked for.
    let asking = Task.detached {
      var statuses: Set<Int> = []
      for _ in 0..<60 {
        statuses.insert(try served.get("/screens", token: token).status)
        statuses.insert(try served.get(picture, token: token).status)
      }
      return statuses
    }
    for number in 0..<40 {
      try Data(Served.spec.replacingOccurrences(of: "+ 20", with: "+ \(number)").utf8).write(to: file)
      try await Task.sleep(for: .milliseconds(15))
      try FileManager.default.removeItem(at: file)
      try await Task.sleep(for: .milliseconds(15))
    }
    #expect(try await asking.value == [200])
    /// Asks until the answer has the words, however busy the machine is.
    func answer(with words: String) async throws -> String {
      var told = ""
      for _ in 0..<600 where !told.contains(words) {
        told = try served.get("/screens", token: token).text
        try await Task.sleep(for: .milliseconds(100))
      }
      return told
    }
    let gone = try await answer(with: "no such file")
    #expect(gone.contains("no such file") && gone.contains(#""caption":"#), "\(gone.suffix(600))")
    try Data(Served.spec.replacingOccurrences(of: "+ 20", with: "+ 77").utf8).write(to: file)
    #expect(try await answer(with: "safe.top + 77").contains("safe.top + 77"))
  }

  @Test func aPageAsksWhoeverAnswersWhetherItKnowsTheToken() throws {
    let served = try Served(Served.spec)
    defer { served.end() }
    let nonce = "00112233445566778899aabbccddeeff"
    let answer = try served.get("/hello?nonce=\(nonce)")
    let proof = served.server.access.proof(nonce, host: "127.0.0.1:\(served.port)")
    #expect(answer.status == 200 && answer.text.hasSuffix("\r\n\r\n\(proof)\n"))
    #expect(!answer.text.contains(served.server.access.token))
    // By another name it is another, so that nobody passes the question on; what is no nonce is not signed.
    #expect(served.server.access.proof(nonce, host: "127.0.0.1:1") != proof)
    #expect(try served.get("/hello?nonce=\(nonce)", host: "127.0.0.1:1").status == 403)
    for nonce in ["", "00", nonce + "00", nonce.uppercased(), "127.0.0.1%0a" + nonce] {
      #expect(try served.get("/hello?nonce=\(nonce)").status == 400, "\(nonce)")
    }
  }

  @Test func aTokenIsKeptForItsProjectAlone() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let environment = ["XDG_STATE_HOME": program.folder.path]
    let folder = program.folder.appendingPathComponent("proofsheet/live")
    func kept(_ project: String) -> LiveToken { .kept(for: project, in: environment) }
    let first = kept("one")
    #expect(first.port == nil && kept("one").text != first.text)
    first.keep(port: 4567, for: "one")
    #expect(kept("one").text == first.text && kept("one").port == 4567 && kept("two").text != first.text)
    let path = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let held = folder.appendingPathComponent(path)
    let rights = try FileManager.default.attributesOfItem(atPath: held.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    // What others could read, what is a link, too old, or another project's is not taken up.
    chmod(held.path, 0o644)
    #expect(kept("one").text != first.text)
    chmod(held.path, 0o600)
    #expect(kept("one").text == first.text)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -13 * 3600)], ofItemAtPath: held.path)
    #expect(kept("one").text != first.text)
    first.keep(port: 4567, for: "one")
    #expect(kept("one").text == first.text)
    try FileManager.default.moveItem(at: held, to: folder.appendingPathComponent("x"))
    try FileManager.default.createSymbolicLink(
      atPath: held.path, withDestinationPath: folder.appendingPathComponent("x").path)
    #expect(kept("one").text != first.text)
    #expect(LiveToken.kept(for: "one", in: [:]).port == nil)
  }
}
