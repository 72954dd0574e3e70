import CHarfBuzz
import CLibrary
import CProofShims
import ProofModel

/// Why a font file could not be used.
public enum FontFileError: Error, Hashable, Sendable {
  case unreadable(path: String)
  case tooLarge(path: String, bytes: Int)
  case notAFont(path: String)
  /// Its tables contradict each other; `reason` says how.
  case damaged(path: String, reason: String)
}

/// A font file held in memory, shared by all its faces; never written to.
public final class FontFile: @unchecked Sendable {
  /// The path that the file was first read from.
  public let path: String
  let blob: OpaquePointer
  private let bytes: UnsafeMutableRawPointer
  private let count: Int
  /// Whether it is one of the system's files, which are trusted to be whole.
  let isMapped: Bool
  private let digest = Locked<String?>(nil)

  /// No font of any of Debian's packages comes near; a larger file is refused rather than read.
  static let largestSize = 256 << 20

  /// What tells a file from another version of it.
  private struct Identity: Hashable {
    var name: String
    var map: Bool
    var stamp: FileStamp

    init?(_ path: String, map: Bool) {
      guard let stamp = FileStamp(path) else { return nil }
      name = FontFile.name(of: path)
      self.map = map
      self.stamp = stamp
    }
  }

  private struct Held {
    weak var file: FontFile?
  }

  private static let held = Locked<[Identity: Held]>([:])

  /// The file as somebody holds it already, or read now: each screen of a project has a catalogue of its own, and the
  /// project's files are in memory once, also where both sides of a review have one of the same bytes.
  static func shared(path: String, map: Bool) throws(FontFileError) -> FontFile {
    guard let identity = Identity(path, map: map) else { return try FontFile(path: path, map: map) }
    if let known = held.withLock({ $0[identity]?.file }) { return known }
    let file = try FontFile(path: path, map: map)
    return held.withLock { held in
      held = held.filter { $0.value.file != nil }
      let twin = map ? nil : held.values.lazy.compactMap(\.file).first { $0.isTwin(of: file) }
      held[identity] = Held(file: twin ?? file)
      return twin ?? file
    }
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether both were read from files of one name and the same bytes.
  private func isTwin(of other: FontFile) -> Bool {
    !isMapped && !other.isMapped && count == other.count && Self.name(of: path) == Self.name(of: other.path)
      && memcmp(bytes, other.bytes, count) == 0
  }

  /// - Parameter map: for files that nobody rewrites while we run; a project's own files are read instead, since a
  ///   mapped file that shrinks would end the process.
  init(path: String, map: Bool) throws(FontFileError) {
    // Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path)
    }
    let size = Int(status.st_size)
    guard size <= Self.largestSize else { throw .tooLarge(path: path, bytes: size) }
    guard size >= 12 else { throw .notAFont(path: path) }
    guard let memory = map ? Self.mapped(descriptor, size) : Self.read(descriptor, size) else {
      throw .unreadable(path: path)
    }
    self.path = path
    bytes = memory
    count = size
    isMapped = map
    blob = hb_blob_create(
      memory.assumingMemoryBound(to: CChar.self), UInt32(size), HB_MEMORY_MODE_READONLY, nil, nil)
  }

  deinit {
    hb_blob_destroy(blob)
    if isMapped { munmap(bytes, count) } else { bytes.deallocate() }
  }

  private static func mapped(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED else {
      return nil
    }
    return memory
  }

  private static func read(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var done = 0
    while done < size {
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, memory + done, size - done)
      #else
        let got = Darwin.read(descriptor, memory + done, size - done)
      #endif
      guard got > 0 else {
        memory.deallocate()
        return nil
      }
      done += got
    }
    return memory
  }

  /// The file's bytes; valid inside the closure only.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(start: bytes, count: count)) }
  }

  /// The SHA-256 of the file in lower-case hexadecimal; O(bytes) once.
  public var sha256: String {
    digest.withLock { known in
      if let known { return known }
      let text = withBytes { SHA256.hex($0) }
      // A screen's letters are in a few pages of a large file; what else was touched is given back.
      if isMapped { _ = madvise(bytes, count, MADV_DONTNEED) }
      known = text
      return text
    }
  }
}

/// FIPS 180-4's hash, by which font files are identified.
public enum SHA256 {
  /// The hash in lower-case hexadecimal.
  public static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    proof_sha256(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
