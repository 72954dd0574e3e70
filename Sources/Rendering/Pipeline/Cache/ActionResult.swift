import Solving

/// What a piece of work came to, as caches keep it: the files that it wrote by name and digest. The bytes are those of
/// an `ActionResult` of Bazel's Remote Execution API, version 2, which HTTP caches may check.
struct ActionResult: Hashable, Sendable {
  struct File: Hashable, Sendable {
    var path: String
    var blob: Blob
  }

  /// Bytes by what they are: their SHA-256 and how many they are.
  struct Blob: Hashable, Sendable {
    var sha256: String
    var size: Int

    init(sha256: String, size: Int) {
      self.sha256 = sha256
      self.size = size
    }

    init(_ bytes: [UInt8]) { self.init(sha256: SHA256Text.of(bytes), size: bytes.count) }
  }

  var files: [File] = []
  /// What was told, where the work tells anything.
  var told: Blob?

  /// Numbers of the message's fields: `output_files`, `stdout_digest`; of `OutputFile`: `path`, `digest`; of `Digest`:
  /// `hash`, `size_bytes`.
  private enum Field {
    static let outputFiles = 2
    static let standardOutput = 6
    static let path = 1
    static let digest = 2
    static let hash = 1
    static let size = 2
  }

  // MARK: Writing

  /// The message.
  var bytes: [UInt8] {
    var message: [UInt8] = []
    for file in files {
      let inner = Self.field(Field.path, Array(file.path.utf8)) + Self.field(Field.digest, Self.message(file.blob))
      message += Self.field(Field.outputFiles, inner)
    }
    if let told { message += Self.field(Field.standardOutput, Self.message(told)) }
    return message
  }

  private static func message(_ blob: Blob) -> [UInt8] {
    field(Field.hash, Array(blob.sha256.utf8)) + [UInt8(Field.size << 3)] + number(blob.size)
  }

  private static func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
    [UInt8(number << 3 | 2)] + Self.number(content.count) + content
  }

  private static func number(_ value: Int) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), UInt64(max(0, value)))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  // MARK: Reading

  init(files: [File] = [], told: Blob? = nil) {
    self.files = files
    self.told = told
  }

  /// Nil for anything that is no such message, cut ones among them; fields that are not known are passed over.
  init?(bytes: [UInt8]) {
    guard
      Self.read(
        bytes[...],
        { field, content in
          switch field {
          case Field.outputFiles:
            var path: String?
            var blob: Blob?
            guard
              Self.read(
                content,
                { field, content in
                  if field == Field.path { path = String(decoding: content, as: UTF8.self) }
                  if field == Field.digest { blob = Self.blob(content) }
                  return true
                }), let path, let blob
            else { return false }
            files.append(File(path: path, blob: blob))
          case Field.standardOutput:
            guard let blob = Self.blob(content) else { return false }
            told = blob
          default: break
          }
          return true
        })
    else { return nil }
  }

  private static func blob(_ bytes: ArraySlice<UInt8>) -> Blob? {
    var hash = ""
    var size = 0
    guard
      read(
        bytes,
        { field, content in
          if field == Field.hash { hash = String(decoding: content, as: UTF8.self) }
          return true
        }, number: { field, value in if field == Field.size { size = value } })
    else { return nil }
    let isDigest = hash.utf8.count == 64 && hash.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    return isDigest ? Blob(sha256: hash, size: size) : nil
  }

  /// Goes through a message's fields; false where it is damaged or a field is refused.
  private static func read(
    _ bytes: ArraySlice<UInt8>, _ take: (Int, ArraySlice<UInt8>) -> Bool, number: (Int, Int) -> Void = { _, _ in }
  ) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      guard let tag = readNumber(&rest) else { return false }
      switch tag & 7 {
      case 0:
        guard let value = readNumber(&rest) else { return false }
        number(tag >> 3, value)
      case 1, 5:
        let length = tag & 7 == 1 ? 8 : 4
        guard rest.count >= length else { return false }
        rest = rest.dropFirst(length)
      case 2:
        guard let length = readNumber(&rest), length <= rest.count, take(tag >> 3, rest.prefix(length)) else {
          return false
        }
        rest = rest.dropFirst(length)
      default: return false
      }
    }
    return true
  }

  private static func readNumber(_ rest: inout ArraySlice<UInt8>) -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(exactly: value) }
    }
    return nil
  }
}
