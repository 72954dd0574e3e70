import Foundation
import LiveServer
import Proofing
import TestRequirements
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct LiveServerTests {
  @Test func onlyThePageThatWasOpenedIsAnswered() throws {
    let served = try Served(Served.spec)
    let token = served.server.access.token
    let port = served.port

    let page = try served.get("/")
    #expect(page.status == 200 && page.text.contains("<!DOCTYPE html>"))
    // The page itself tells nothing of the project, nor the token.
    #expect(!page.text.contains(token) && !page.text.contains("live.proof.yaml"))
    #expect(page.text.contains("connect-src 'self'") && page.text.contains("Cache-Control: no-store"))
    #expect(!page.text.lowercased().contains("access-control-allow"))

    for path in [
      "/screens", "/events", "/picture?screen=live&variant=iphone-8&layer=screen",
      "/variant?screen=live&variant=iphone-8", "/breaks?screen=live&variant=iphone-8&axis=width",
    ] {
      #expect(try served.get(path).status == 403, "\(path) without a token")
      #expect(try served.get(path, token: String(token.dropLast()) + "x").status == 403, "\(path) with another token")
    }
    let screens = try served.get("/screens", token: token)
    #expect(screens.status == 200 && screens.text.contains(#""name":"live""#))

    // A name that somebody else lets mean 127.0.0.1, on every path and method, with the right token too.
    for host in [
      "evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:\(port)", "",
    ] {
      for path in ["/", "/screens", "/events"] {
        #expect(try served.get(path, host: host, token: token).status == 403, "\(host) \(path)")
      }
    }
    for host in ["localhost:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)", "127.0.0.1:\(port)"] {
      #expect(try served.get("/screens", host: host, token: token).status == 200, "\(host)")
    }
    for origin in ["http://evil.example", "http://evil.example:\(port)", "null", "file://", "http://localhost:1"] {
      #expect(try served.get("/screens", origin: origin, token: token).status == 403, "\(origin)")
    }
    #expect(try served.get("/screens", origin: "http://localhost:\(port)", token: token).status == 200)
    for method in ["PUT", "DELETE", "OPTIONS", "PATCH"] {
      #expect(try served.get("/screens", token: token, method: method).status == 405, "\(method)")
    }
    served.end()
  }

  @Test func noFileIsServed() throws {
    let served = try Served(Served.spec)
    let token = served.server.access.token
    for path in [
      "/secret.txt", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/live.proof.yaml",
      "/etc/passwd", "/picture/../../etc/passwd", "/?file=secret.txt/../x", "/screens/../secret.txt",
      "/picture?screen=live&variant=../../secret.txt&layer=screen", "/picture?screen=live&variant=iphone-8&layer=../x",
    ] {
      let answer = try served.get(path, token: token)
      #expect(!answer.text.contains("secret words") && !answer.text.contains("root:x:"), "\(path)")
      #expect([204, 400, 404].contains(answer.status) || path.hasPrefix("/?"), "\(path): \(answer.status)")
    }
    // What is no size, and what is no variant.
    _ = try served.get("/screens", token: token)
    for query in ["width=0&height=10", "width=nan&height=10", "width=1e9&height=1", "width=&height="] {
      let status = try served.get("/variant?screen=live&variant=iphone-8&\(query)", token: token).status
      #expect([204, 400].contains(status), "\(query): \(status)")
    }
    let wide = try served.get("/variant?screen=live&variant=iphone-8&width=500&height=400", token: token)
    #expect(wide.status == 200 && wide.text.contains(#""size":[500,400]"#) && wide.text.contains("<svg "))
    served.end()
  }

  @Test func onlyThePageMayWrite() throws {
    let served = try Served(Served.spec)
    let token = served.server.access.token
    let here = "http://127.0.0.1:\(served.port)"
    let file = served.program.folder.appendingPathComponent("live.proof.yaml")
    let screens = try served.get("/screens", token: token).text
    let id = try #require(screens.firstMatch(of: #/"edits":\{"([^"]+)"/#)?.1)
    let words = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let path = "/rule?screen=live&rule=\(words)&constant=33"
    func post(_ path: String, host: String? = nil, origin: String?, token: String?) throws -> Int {
      try served.get(path, host: host, origin: origin, token: token, method: "POST").status
    }
    // Without an origin, from another site, by another name, without the token or with it in the address alone.
    #expect(try post(path, origin: nil, token: token) == 403)
    for origin in ["http://evil.example", "null", "file://", "http://localhost:1"] {
      #expect(try post(path, origin: origin, token: token) == 403, "\(origin)")
    }
    #expect(try post(path, host: "evil.example:\(served.port)", origin: here, token: token) == 403)
    #expect(try post(path, origin: here, token: nil) == 403)
    #expect(try post(path + "&token=\(token)", origin: here, token: nil) == 403)
    #expect(try post("/undo?token=\(token)", origin: here, token: nil) == 403)
    // What is no rule, no number, no path of its own.
    for (wrong, status) in [
      ("/rule?screen=live&rule=none&constant=3", 409), ("/rule?screen=live&rule=\(words)", 400),
      ("/rule?screen=live&rule=\(words)&constant=x", 400), ("/rule?screen=live&rule=\(words)&constant=nan", 409),
      ("/rule?screen=live&rule=\(words)&priority=0", 409), ("/rule?screen=../secret.txt&rule=\(words)&constant=3", 409),
      ("/screens", 404), ("/secret.txt", 404), ("/undo", 409),
    ] {
      #expect(try post(wrong, origin: here, token: token) == status, "\(wrong)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Served.spec)
    // A form's body is none that is read.
    let form =
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nOrigin: \(here)\r\nX-Proofsheet-Token: \(token)\r\n"
      + "Content-Length: 5\r\n\r\nab=cd"
    #expect(try served.ask(form, seconds: 2).hasPrefix("HTTP/1.1 400"))
    #expect(try String(contentsOf: file, encoding: .utf8) == Served.spec)

    #expect(try post(path, origin: here, token: token) == 200)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written != Served.spec && written.contains("33"), "\(written)")
    #expect(try post("/undo", origin: here, token: token) == 200)
    #expect(try String(contentsOf: file, encoding: .utf8) == Served.spec)
    served.end()
  }

  @Test func brokenRequestsAndManyConnectionsLeaveItAnswering() throws {
    let served = try Served(Served.spec)
    let token = served.server.access.token
    for request in ["\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", "\u{0}\u{1}"] {
      _ = try served.ask(request, seconds: 1)
    }
    // Pages that listen and never read; of too many the last are refused.
    let listeners = try (0..<50).map { _ in try served.connection() }
    for socket in listeners {
      let request = Array(
        "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nX-Proofsheet-Token: \(token)\r\n\r\n".utf8)
      _ = send(socket, request, request.count, Int32(MSG_NOSIGNAL))
    }
    #expect(try served.get("/screens", token: token).status == 200)
    for socket in listeners { close(socket) }
    #expect(try served.get("/screens", token: token).status == 200)
    served.end()
  }

  @Test func whatIsTooLargeForAPageIsToldAndLeftOut() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let spec = Served.spec.replacingOccurrences(of: "[iphone-8]", with: "[iphone-8, iphone-17, iphone-se-1]")
    let file = try program.write("live.proof.yaml", spec)
    // A root and a label in three variants.
    for (most, count) in [(6, 3), (5, 2), (1, 0)] {
      let screens = LiveScreens([file], jobs: 1, mostViews: most)
      screens.reload()
      let told = String(decoding: screens.screens(), as: UTF8.self)
      #expect(told.components(separatedBy: #""caption":"#).count == count + 1, "\(most): \(told.prefix(300))")
      #expect(told.contains("2 views; \(count) of its 3 variants are shown") == (count < 3), "\(most)")
    }
  }

  @Test func aPictureThatThePageHasIsNotSentAgain() throws {
    let served = try Served(Served.spec)
    defer { served.end() }
    let token = served.server.access.token
    _ = try served.get("/screens", token: token)
    for path in ["/picture", "/variant"] {
      let asked = "\(path)?screen=live&variant=iphone-8&layers=screen,problems"
      let first = try served.get(asked, token: token)
      let digest = try #require(first.text.firstMatch(of: #/"digest":"([0-9a-f]{64})","svg":"<svg /#)?.1)
      // What shows nothing is told to be empty, and not drawn.
      #expect(first.text.contains(#""svg":"""#) && first.text.components(separatedBy: "<svg ").count == 2)
      let again = try served.get("\(asked)&known=screen:\(digest)", token: token)
      #expect(again.status == 200 && again.text.contains(digest) && !again.text.contains("<svg "), "\(path)")
      let other = try served.get("\(asked)&known=screen:0,problems:\(digest),x", token: token)
      #expect(other.text.components(separatedBy: "<svg ").count == 2, "\(path)")
    }
  }

  @Test func aSaveIsPushed() async throws {
    let served = try Served(Served.spec)
    let token = served.server.access.token
    _ = try served.get("/screens", token: token)
    let file = served.program.folder.appendingPathComponent("live.proof.yaml")
    let port = served.port
    async let events = Task.detached {
      try served.ask(
        "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Proofsheet-Token: \(token)\r\n\r\n", seconds: 120)
    }.value
    /// Saves, and asks until the answer has the words, however busy the machine is.
    func answer(to text: String, with words: String) async throws -> String {
      try Data(text.utf8).write(to: file, options: .atomic)
      var answer = ""
      for _ in 0..<300 where !answer.contains(words) {
        try await Task.sleep(for: .milliseconds(100))
        answer = try served.get("/screens", token: token).text
      }
      return answer
    }
    // Several saves, so that some come after the page listens, however late it does.
    for number in 30..<40 {
      let saved = Served.spec.replacingOccurrences(of: "+ 20", with: "+ \(number)")
      #expect(try await answer(to: saved, with: "safe.top + \(number)").contains("safe.top + \(number)"))
      try await Task.sleep(for: .milliseconds(250))
    }

    // A spec that cannot be read leaves the last screens, with what is wrong and where.
    let broken = Served.spec.replacingOccurrences(of: "title.top", with: "titel.top")
    let last = try await answer(to: broken, with: "titel")
    #expect(last.contains("safe.top + 39") && last.contains(#""line":5"#), "\(last.prefix(400))")
    served.end()
    let told = try await events
    #expect(
      told.contains("text/event-stream") && told.components(separatedBy: "data: {\"revision\":").count >= 3, "\(told)")
  }

  @Test func theProgramSaysWhereItServesAndEndsOnAnInterrupt() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("live.proof.yaml", Served.spec)
    let missing = try program.run(["live", "none.proof.yaml"])
    #expect(missing.code == 2 && missing.talk.contains("none.proof.yaml"), "\(missing.talk)")
    let named = try program.run(["live", "live.proof.yaml", "--host", "somewhere.example"])
    #expect(named.code != 0 && named.talk.contains("--host takes an address as a number"), "\(named.talk)")
  }

  @Test(.needsBrowser) func thePageFollowsItsFiles() throws {
    let program = URL(fileURLWithPath: Program.folderOfProgram).appendingPathComponent("proofsheet")
    let result = try Script.run(
      Program.root.appendingPathComponent("scripts/check-page"), ["--live", program.path])
    print(result.output)
    #expect(result.code == 0, "\(result.output)\(result.talk)")
  }
}
