import CLibrary
import Foundation
import Solving

/// An address that a server listens on.
struct LiveHost: Sendable {
  /// As it stands in an address: `127.0.0.1`, `[::1]`.
  let name: String
  private let number: String
  private let isSix: Bool

  static let loopback = [
    LiveHost(name: "127.0.0.1", number: "127.0.0.1", isSix: false), LiveHost(name: "[::1]", number: "::1", isSix: true),
  ]

  private init(name: String, number: String, isSix: Bool) {
    (self.name, self.number, self.isSix) = (name, number, isSix)
  }

  /// A number as users write it; nil where it is none.
  init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    let bare = text.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    if inet_pton(AF_INET, text, &four) == 1 {
      self.init(name: text, number: text, isSix: false)
    } else if inet_pton(AF_INET6, bare, &six) == 1 {
      self.init(name: "[\(bare)]", number: bare, isSix: true)
    } else {
      return nil
    }
  }

  /// A socket that listens on a port, of 0 on any that is free; nil where it cannot be had.
  func listen(port: UInt16) -> (socket: LiveSocket, port: UInt16)? {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(isSix ? AF_INET6 : AF_INET, stream, 0)
    guard descriptor >= 0 else { return nil }
    let made = LiveSocket(descriptor)
    made.set(SO_REUSEADDR, 1)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if isSix {
      // Its own port, whatever the other protocol does.
      var only: Int32 = 1
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, socklen_t(MemoryLayout<Int32>.size))
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = port.bigEndian
      inet_pton(AF_INET6, number, &place.sin6_addr)
      return Self.bound(made, &place) { UInt16(bigEndian: $0.sin6_port) }
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, number, &place.sin_addr)
    return Self.bound(made, &place) { UInt16(bigEndian: $0.sin_port) }
  }

  private static func bound<Place>(
    _ made: LiveSocket, _ place: inout Place, port: (Place) -> UInt16
  ) -> (socket: LiveSocket, port: UInt16)? {
    var length = socklen_t(MemoryLayout<Place>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(made.descriptor, address, length) == 0 && Self.listens(made.descriptor)
          && getsockname(made.descriptor, address, &length) == 0
      }
    }
    return isListening ? (made, port(place)) : nil
  }

  private static func listens(_ descriptor: Int32) -> Bool {
    #if canImport(Glibc)
      Glibc.listen(descriptor, 64) == 0
    #else
      Darwin.listen(descriptor, 64) == 0
    #endif
  }
}

/// A socket, closed when it goes; a thread at a time reads it and one writes it.
final class LiveSocket: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func set(_ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Small answers wait for no others to go with them (RFC 896 would have them wait).
  private func sendAtOnce() {
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// After so long a read or a write gives up: who reads slowly or says nothing holds no thread for ever.
  func setPatience(seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// Ends what is being read and written, so that threads that wait for it go on.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// The next connection; nil where the socket has ended.
  func accept() -> LiveSocket? {
    while true {
      #if canImport(Glibc)
        let got = Glibc.accept(descriptor, nil, nil)
      #else
        let got = Darwin.accept(descriptor, nil, nil)
      #endif
      if got >= 0 {
        _ = fcntl(got, F_SETFD, FD_CLOEXEC)
        let connection = LiveSocket(got)
        connection.sendAtOnce()
        return connection
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      // Too many are open: some will go.
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
      default: return nil
      }
    }
  }

  /// Some bytes; nil at the end, or where nothing comes in time.
  func read() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let got = recv(descriptor, &buffer, buffer.count, 0)
      if got > 0 { return buffer[..<got] }
      if got < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Whether all bytes were taken; who takes them in drops is let go of.
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    SocketStream.send(Array(bytes), to: descriptor, seconds: Self.longestWrite)
  }

  private static let longestWrite = 300.0
}
