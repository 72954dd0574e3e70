import CLibrary

/// Reads files whole or in part, through the C library only.
public enum FileReading {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: the most bytes that are read; a larger file is refused before any is read.
  public static func bytes(at path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let file = try OpenFile(path)
    guard file.size <= limit else {
      throw FileError(.read, path, .tooLarge, "it holds \(file.size) bytes, at most \(limit) are read")
    }
    return try file.bytes(from: 0, count: file.size)
  }

  /// The bytes of a regular file as text; invalid UTF-8 is an error, a byte order mark is dropped.
  public static func text(at path: String, limit: Int = 1 << 26) throws(FileError) -> String {
    var bytes = try bytes(at: path, limit: limit)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs; what comes back unchanged was valid.
    guard text.utf8.elementsEqual(bytes) else { throw FileError(.read, path, .other, "it is not UTF-8") }
    return text
  }

  /// A file held open for reads at offsets, closed when it goes.
  public final class OpenFile {
    /// The path that it was opened by, as the caller gave it.
    public let path: String
    /// In bytes, when it was opened.
    public let size: Int
    /// Seconds from its last change until it was opened; 0 where its clock is ahead.
    public let age: Int
    private let descriptor: Int32

    /// Opens a regular file; a folder, a pipe or a device is refused.
    public init(_ path: String) throws(FileError) {
      FileJournal.note(path)
      // Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileError(.read, path, errno: errno) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        let code = errno
        close(descriptor)
        throw FileError(.read, path, errno: code)
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        let what = status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a regular file"
        throw FileError(.read, path, .notAFile, what)
      }
      self.path = path
      self.descriptor = descriptor
      size = Int(status.st_size)
      #if canImport(Glibc)
        age = max(0, time(nil) - status.st_mtim.tv_sec)
      #else
        age = max(0, time(nil) - status.st_mtimespec.tv_sec)
      #endif
    }

    deinit { close(descriptor) }

    /// Up to `count` bytes from `offset` on; fewer only where the file ends.
    public func bytes(from offset: Int, count: Int) throws(FileError) -> [UInt8] {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
        while filled < count, let base = buffer.baseAddress {
          let got = pread(descriptor, base + filled, count - filled, off_t(offset + filled))
          if got < 0 {
            if errno == EINTR { continue }
            failure = errno
            break
          }
          if got == 0 { break }
          filled += got
        }
      }
      guard failure == 0 else { throw FileError(.read, path, errno: failure) }
      return bytes
    }
  }
}
