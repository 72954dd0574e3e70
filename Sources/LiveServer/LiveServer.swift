import Foundation
import ProofModel
import Proofing
import Synchronization

/// The page of screens on this machine's loopback, which draws them anew whenever a file of theirs is saved, or the page of
/// a review of them.
///
/// No file is served, and all that is written is a rule's number, where the user gave it another one on the page, and what
/// was recorded of screens, where the user approved others. Who may
/// ask is ``LiveAccess``'s to say; what changed is pushed by server-sent events. Each connection has a thread: there are as many as browsers have tabs.
public final class LiveServer: Sendable {
  /// The rules of who may ask: the token, the names of the host, the port and further addresses.
  public let access: LiveAccess
  /// What to open: the token stands in the fragment, which no browser sends to anybody.
  public let address: String
  /// Keeps the token for the next server.
  private let kept: @Sendable () -> Void
  private let screens: any LiveSource
  private let review: LiveReview?
  private let listening: [LiveSocket]
  private let hub = LiveHub()
  /// Whole pages, one after the other.
  private let work = DispatchQueue(label: "proofsheet.live", qos: .userInitiated)
  /// The one variant that is looked at, which waits for no page.
  private let first = DispatchQueue(label: "proofsheet.live.first", qos: .userInteractive)
  /// Break points, which take longest and may come last.
  private let sweeping = DispatchQueue(label: "proofsheet.live.sweep", qos: .utility)
  private let open = Locked<[ObjectIdentifier: LiveSocket]>([:])
  private let hasEnded = Atomic<Bool>(false)

  private static let mostConnections = 96
  private static let secondsOfPatience = 30

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - review: what is shown instead of the screens.
  ///   - project: words that no other project has: a page of its last server goes on with this one.
  ///   - host: another address than the loopback's, as a number.
  ///   - port: nil: the first free one from ``usualPort`` on; 0: any.
  ///   - allowed: names and ports by which a proxy asks for the page.
  public init(
    _ screens: any LiveSource, review: LiveReview? = nil, project: String? = nil, host: String? = nil,
    port: UInt16? = nil,
    allowed: [String] = []
  ) throws(Failure) {
    self.screens = screens
    self.review = review
    var hosts = LiveHost.loopback
    if let host {
      guard let named = LiveHost(host) else { throw .noAddress(host) }
      hosts = [named]
    }
    // Where other machines can ask, each start has a token of its own.
    let kept = host == nil ? project.map { LiveToken.kept(for: $0) } ?? .random() : .random()
    let candidates =
      port.map { [$0] } ?? (kept.port.map { [$0] } ?? []) + Array(Self.usualPort...(Self.usualPort + 40))
    guard let first = candidates.lazy.compactMap({ hosts[0].listen(port: $0) }).first else {
      throw .portTaken(port ?? Self.usualPort)
    }
    // Where the system has no second protocol the first one does.
    listening = [first.socket] + hosts.dropFirst().compactMap { $0.listen(port: first.port)?.socket }
    let token = kept.port == first.port ? kept : kept.renewed
    self.kept = { project.map { token.keep(port: first.port, for: $0) } }
    access = LiveAccess(token: token.text, names: hosts.map(\.name), port: first.port, allowed: allowed)
    address = "http://\(hosts[0].name):\(first.port)/#token=\(access.token)"
  }

  /// The port that is tried where none was asked for.
  public static let usualPort: UInt16 = 4180

  /// Why nothing can be served.
  public enum Failure: Error, Sendable {
    case portTaken(UInt16)
    case noAddress(String)
  }

  /// Serves in threads of its own until ``end()``.
  public func start() {
    kept()
    for socket in listening {
      Self.thread { [self] in
        while !hasEnded.load(ordering: .relaxed), let connection = socket.accept() { take(connection) }
      }
    }
    Self.thread { [self] in
      let watch = LiveWatch()
      while !hasEnded.load(ordering: .relaxed) {
        if watch.changed(screens.watched) {
          screens.reload()
          hub.send(revision: screens.revision)
        }
        Thread.sleep(forTimeInterval: watch.pause)
      }
    }
    screens.begin { [self] in hub.send(revision: screens.revision) }
    hub.send(revision: screens.revision)
  }

  /// Lets go of the port and of all pages.
  public func end() {
    hasEnded.store(true, ordering: .relaxed)
    hub.end()
    screens.end()
    kept()
    for socket in listening + open.withLock({ Array($0.values) }) { socket.end() }
  }

  private static func thread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 8 << 20
    thread.start()
  }

  // MARK: Connections

  private func take(_ connection: LiveSocket) {
    let isTaken = open.withLock { open in
      guard open.count < Self.mostConnections else { return false }
      open[ObjectIdentifier(connection)] = connection
      return true
    }
    // Who is one too many is hung up on.
    guard isTaken else { return }
    connection.setPatience(seconds: Self.secondsOfPatience)
    Self.thread { [self] in
      converse(connection)
      open.withLock { $0[ObjectIdentifier(connection)] = nil }
    }
  }

  private func converse(_ connection: LiveSocket) {
    var read: [UInt8] = []
    let blank = Array("\r\n\r\n".utf8)
    while true {
      // A request that comes in drops is not waited for for ever.
      var began: ContinuousClock.Instant?
      var isLate: Bool { began.map { ContinuousClock.now - $0 > .seconds(Self.secondsOfPatience) } ?? false }
      while read.firstRange(of: blank) == nil {
        guard read.count <= LiveRequest.longestHead, !isLate, let more = connection.read() else { return }
        began = began ?? .now
        read += more
      }
      guard let end = read.firstRange(of: blank) else { return }
      guard let request = LiveRequest(head: Array(read[..<end.lowerBound])), request.length == 0 || isHeard(request)
      else {
        let answer = LiveResponse.words(.badRequest, "this is no request that is served here")
        _ = connection.write(answer.head(length: answer.body.count, closes: true) + answer.body)
        return
      }
      read.removeSubrange(..<end.upperBound)
      while read.count < request.length {
        guard !isLate, let more = connection.read() else { return }
        read += more
      }
      let body = Array(read[..<request.length])
      read.removeSubrange(..<request.length)
      guard serve(request, body, connection), !request.closes else { return }
    }
  }

  /// Whether a request's body is read: decisions from the page, by who may make them.
  private func isHeard(_ request: LiveRequest) -> Bool {
    review != nil && request.path == "/decisions" && request.method == "POST" && mayWrite(request)
  }

  /// Answers; whether the connection goes on.
  private func serve(_ request: LiveRequest, _ body: [UInt8], _ connection: LiveSocket) -> Bool {
    let answer = self.answer(request, body)
    if answer.status == .ok, request.path == "/events", request.method == "GET" {
      tell(connection, answer)
      return false
    }
    let body = request.method == "HEAD" ? [] : answer.body
    return connection.write(answer.head(length: answer.body.count, closes: request.closes) + body)
  }

  /// Tells each new revision until the page is gone.
  private func tell(_ connection: LiveSocket, _ answer: LiveResponse) {
    defer { hub.leave() }
    guard connection.write(answer.head(length: nil, closes: true)) else { return }
    var known: Int?
    while true {
      let news = hub.next(after: known, seconds: 10)
      if news.hasEnded { return }
      known = news.revision ?? known
      // What nobody reads any more is noticed only by writing to it.
      let event = news.revision.map { "retry: 500\nid: \($0)\ndata: {\"revision\":\($0)}\n\n" } ?? ": \n\n"
      guard connection.write(event.utf8) else { return }
    }
  }

  // MARK: Answers

  private func answer(_ request: LiveRequest, _ body: [UInt8]) -> LiveResponse {
    guard access.allows(host: request.headers["host"], origin: request.headers["origin"]) else {
      return .words(.forbidden, "this address is not served here")
    }
    if request.method == "POST" { return written(request, body) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .words(.methodNotAllowed, "only POST writes here")
    }
    if request.path == "/" {
      return LiveResponse(
        status: .ok, type: "text/html; charset=utf-8", body: review == nil ? LiveScreens.page : LiveReview.page)
    }
    if request.path == "/hello" {
      guard let nonce = request.query["nonce"], nonce.wholeMatch(of: /[0-9a-f]{32}/) != nil else {
        return .words(.badRequest, "a nonce of 32 hexadecimal digits is wanted")
      }
      return .words(.ok, access.proof(nonce, host: request.headers["host"] ?? ""))
    }
    guard access.isToken(request.headers["x-proofsheet-token"] ?? request.query["token"] ?? "") else {
      return .words(.forbidden, "open the address that was printed: it holds the token")
    }
    if let review, request.path != "/events" { return reviewed(review, request) }
    switch request.path {
    case "/events":
      guard request.method == "GET", hub.enter() else { return .words(.unavailable, "too many pages are open") }
      return LiveResponse(status: .ok, type: "text/event-stream", body: [])
    default: return asked(request)
    }
  }

  /// What the page asks for: the one variant that is looked at waits for no page, nor does a page wait for break points.
  private func asked(_ request: LiveRequest) -> LiveResponse {
    guard let question = LiveQuestion(path: request.path, query: request.query) else { return file("", nil) }
    let queue =
      switch question.topic {
      case .screens, .picture: work
      case .variant: first
      case .breaks: sweeping
      }
    switch queue.sync(execute: { screens.answer(question) }) {
    case .json(let bytes): return file("application/json", bytes)
    case .misput(let words): return .words(.badRequest, words)
    case .nothing: return LiveResponse(status: .noContent, type: "application/json", body: [])
    }
  }

  private func reviewed(_ review: LiveReview, _ request: LiveRequest) -> LiveResponse {
    switch request.path {
    case "/report": return file("application/json", work.sync { review.report() })
    case "/picture":
      let path = request.query["path"] ?? ""
      return file(path.hasSuffix(".png") ? "image/png" : "application/gzip", review.file(path))
    default: return file("", nil)
    }
  }

  /// Who writes has to be the page, and to have the token in a header, which no form of another site can send.
  private func mayWrite(_ request: LiveRequest) -> Bool {
    access.allows(host: request.headers["host"], origin: request.headers["origin"])
      && request.headers["origin"] != nil && access.isToken(request.headers["x-proofsheet-token"] ?? "")
  }

  /// What the user did on the page.
  private func written(_ request: LiveRequest, _ body: [UInt8]) -> LiveResponse {
    guard mayWrite(request) else {
      return .words(.forbidden, "only the page that was opened by the printed address may write")
    }
    if let review {
      guard request.path == "/decisions" else { return file("", nil) }
      let outcome = work.sync { review.approve(body) }
      if outcome.isDone {
        screens.reload()
        hub.send(revision: screens.revision)
      }
      return .words(outcome.isDone ? .ok : .conflict, outcome.words)
    }
    let problem: Diagnostic?
    switch request.path {
    case "/rule":
      guard let change = LiveScreens.RuleChange(request.query) else {
        return .words(.badRequest, "a screen, a rule and a number are wanted")
      }
      problem = work.sync { screens.write(change) }
    case "/undo": problem = work.sync { screens.undo() }
    default: return file("", nil)
    }
    guard let problem else { return LiveResponse(status: .ok, type: "application/json", body: Array("{}".utf8)) }
    let hint = problem.hint.map { ": \($0)" } ?? ""
    return .words(.conflict, problem.message + hint)
  }

  private func file(_ type: String, _ bytes: [UInt8]?) -> LiveResponse {
    guard let bytes else { return .words(.notFound, "there is nothing of that name or size") }
    return LiveResponse(status: .ok, type: type, body: bytes)
  }
}
