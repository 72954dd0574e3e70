import CProofShims
import Foundation
import ProofModel
import Solving
import Synchronization

/// A cache over HTTP as Bazel's clients use it: `GET` and `PUT` of `…/ac/<key>` and `…/cas/<sha256>`.
final class HTTPCache: CacheStore {
  private let address: String
  /// Whether the server took nothing so far that was put there: who may only read goes on reading.
  private let isReadOnly = Atomic(false)

  /// For one request, its connection included.
  private static let milliseconds = 20_000
  private static let reasonSize = 256

  /// - Throws: a diagnostic where the address is none, or HTTP cannot be spoken here.
  init(_ address: String) throws(DiagnosedFailure) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"), URL(string: address)?.host?.isEmpty == false
    else {
      throw DiagnosedFailure([
        .error(
          "cache-address", "'\(address)' is no address of a cache",
          hint: "write --cache https://cache.example.org/screens, or a folder")
      ])
    }
    guard proof_http_available() == 1 else {
      throw DiagnosedFailure([
        .error(
          "cache-client", "libcurl is not installed, which a cache over HTTP needs", hint: "apt-get install libcurl4")
      ])
    }
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  func read(_ kind: CacheKind, _ hash: String) throws(CacheFailure) -> [UInt8]? {
    let (status, bytes) = try request(kind, hash, body: nil)
    switch status {
    case 200: return bytes
    case 404, 410: return nil
    default: throw CacheFailure(reason: "it answers \(status) to GET")
    }
  }

  func write(_ kind: CacheKind, _ hash: String, _ bytes: [UInt8]) throws(CacheFailure) {
    guard !isReadOnly.load(ordering: .relaxed) else { return }
    let (status, _) = try request(kind, hash, body: bytes)
    switch status {
    case 200..<300: return
    case 401, 403, 405: isReadOnly.store(true, ordering: .relaxed)
    default: throw CacheFailure(reason: "it answers \(status) to PUT")
    }
  }

  /// The next run's PUT of the same entry takes its place.
  func remove(_ kind: CacheKind, _ hash: String) {}
  func finish() {}

  private func request(
    _ kind: CacheKind, _ hash: String, body: [UInt8]?
  ) throws(CacheFailure) -> (status: Int, bytes: [UInt8]) {
    var answer: UnsafeMutablePointer<UInt8>?
    var length = 0
    var reason = [CChar](repeating: 0, count: Self.reasonSize)
    let url = "\(address)/\(kind.rawValue)/\(hash)"
    let status: Int
    if let body {
      // An empty body has an address too, so that it is put and not got.
      status = (body.isEmpty ? [0] : body).withUnsafeBufferPointer { bytes in
        proof_http(
          url, bytes.baseAddress, body.count, Self.milliseconds, OutputFolder.largestFile, &answer, &length, &reason)
      }
    } else {
      status = proof_http(
        url, nil, 0, Self.milliseconds, OutputFolder.largestFile, &answer, &length, &reason)
    }
    defer { free(answer) }
    guard status >= 0 else {
      let words = reason.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      throw CacheFailure(reason: "it cannot be reached: \(words)")
    }
    return (status, Array(UnsafeBufferPointer(start: answer, count: length)))
  }
}
