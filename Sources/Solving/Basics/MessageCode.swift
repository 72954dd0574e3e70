/// HMAC-SHA-256 (RFC 2104).
package enum MessageCode {
  /// 64 hexadecimal digits.
  ///
  /// - Parameter key: at most 64 bytes.
  package static func hex(key: [UInt8], _ message: [UInt8]) -> String {
    let block = key + [UInt8](repeating: 0, count: max(0, 64 - key.count))
    let inner = SHA256Text.of(block.map { $0 ^ 0x36 } + message)
    let digits = Array(inner.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return SHA256Text.of(block.map { $0 ^ 0x5c } + bytes)
  }
}
