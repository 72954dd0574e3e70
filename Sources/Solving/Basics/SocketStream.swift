import CLibrary

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
