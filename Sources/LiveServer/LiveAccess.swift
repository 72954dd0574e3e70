import Solving

/// Who may ask a server on the loopback, which every site that a browser shows can reach.
///
/// A site elsewhere can send requests here, and by a name of its own that it lets mean 127.0.0.1 it can read the answers:
/// so the name that was asked for (`Host`) has to be ours on every request, who asks (`Origin`, where it is told) has to be
/// this page, and whoever asks for data has to know the token of the address that was printed.
public struct LiveAccess: Sendable {
  /// 32 hexadecimal digits.
  public let token: String
  private let hosts: Set<String>
  private let origins: Set<String>

  /// - Parameters:
  ///   - names: by which the server may be asked for besides this machine's own, on its port.
  ///   - allowed: names with their ports by which a proxy asks for it.
  public init(token: String, names: [String], port: UInt16, allowed: [String] = []) {
    self.token = token
    hosts = Set(
      (names + ["localhost", "127.0.0.1", "[::1]"]).map { "\($0):\(port)" } + allowed.map { $0.lowercased() })
    origins = Set(hosts.flatMap { ["http://\($0)", "https://\($0)"] })
  }

  /// Whether a request names this server, and comes from nowhere or from its own page.
  public func allows(host: String?, origin: String?) -> Bool {
    guard let host, hosts.contains(host.lowercased()) else { return false }
    return origin.map { origins.contains($0.lowercased()) } ?? true
  }

  /// What shows a page that this server knows the token, before the page sends it: HMAC-SHA-256 (RFC 2104) of the address that was
  /// asked for and of the page's own random words, so that nobody on another port can pass on the question.
  public func proof(_ nonce: String, host: String) -> String {
    MessageCode.hex(key: Array(token.utf8), Array("\(host.lowercased())\n\(nonce)".utf8))
  }

  /// Whether it is the token, in a time that tells nothing of how much of it is right.
  public func isToken(_ given: String) -> Bool {
    let (one, two) = (Array(token.utf8), Array(given.utf8))
    guard one.count == two.count else { return false }
    return zip(one, two).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
