import Foundation

/// A request of HTTP/1.1 (RFC 9112).
struct LiveRequest: Sendable {
  var method: String
  /// Before the question mark, as it was sent.
  var path: String
  var query: [String: String]
  /// By names in small letters; one that says who asks or how much, and stands twice, makes no request.
  var headers: [String: String]
  /// Of its body, in bytes.
  var length = 0

  /// More than any browser sends.
  static let longestHead = 16 << 10
  /// More than the decisions on any report.
  static let longestBody = 16 << 20

  /// Reads a request's head, without its last empty line; nil where it is none.
  init?(head: [UInt8]) {
    guard let text = String(validating: head, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].first == "/" else { return nil }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(halves[0]), let value = Self.decoded(halves.count > 1 ? halves[1] : "") else {
        return nil
      }
      query[name] = value
    }
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line.first?.isWhitespace == false else {
        return nil
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard headers.updateValue(value, forKey: name) == nil || !Self.single.contains(name) else { return nil }
    }
    guard headers["transfer-encoding"] == nil else { return nil }
    if let text = headers["content-length"] {
      guard let number = Int(text), (0...Self.longestBody).contains(number), text.allSatisfy(\.isNumber) else {
        return nil
      }
      length = number
    }
  }

  private static let single: Set<String> = ["host", "origin", "content-length", "x-proofsheet-token"]

  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }

  var closes: Bool { headers["connection"]?.lowercased() == "close" }
}

/// What is answered.
struct LiveResponse: Sendable {
  enum Status: String, Sendable {
    case ok = "200 OK"
    /// What was asked for was there a moment ago; no error, since the page could not know.
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case conflict = "409 Conflict"
    case unavailable = "503 Service Unavailable"
  }

  var status: Status
  var type: String
  var body: [UInt8]

  /// Words for who asked.
  static func words(_ status: Status, _ words: String) -> LiveResponse {
    LiveResponse(status: status, type: "text/plain; charset=utf-8", body: Array((words + "\n").utf8))
  }

  /// Nothing is kept, guessed, framed or told to others; without a length it goes on until the connection ends.
  func head(length: Int?, closes: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Content-Security-Policy: frame-ancestors 'none'",
    ]
    if let length, status != .noContent { lines.append("Content-Length: \(length)") }
    lines.append("Connection: \(closes || length == nil ? "close" : "keep-alive")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
