import CLibrary

/// Writes files so that a reader sees the old content or the new, never a part.
public enum FileWriting {
  /// Writes `bytes` to a temporary file beside `path`, then renames it over `path`.
  ///
  /// A killed run leaves at most a `.proofsheet-….tmp` file behind. A link at `path` is replaced, not followed. The new
  /// file has the mode of the one it replaces, else 0644 less the umask.
  ///
  /// - Parameter isLasting: whether the file and its name are on the disk when this returns, so that not even a power
  ///   cut leaves a part; for what is kept, not for what is drawn again.
  public static func writeBeside(_ path: String, _ bytes: [UInt8], isLasting: Bool = false) throws(FileError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(.write, path, .notAFile, "it is a folder")
    }
    let temporary = temporaryPath(beside: path)
    let place = TemporaryFiles.note(temporary)
    defer { TemporaryFiles.forget(place) }
    let descriptor = TemporaryFiles.make { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw FileError(.write, path, errno: errno) }
    do throws(FileError) {
      if exists { _ = fchmod(descriptor, status.st_mode & 0o777) }
      try writeAll(bytes, to: descriptor, path: path)
      if isLasting, fsync(descriptor) != 0, errno != EINVAL {
        let code = errno
        close(descriptor)
        throw FileError(.write, path, errno: code)
      }
      // A full disk of a network file system is told only here.
      guard close(descriptor) == 0 else { throw FileError(.write, path, errno: errno) }
      guard rename(temporary, path) == 0 else { throw FileError(.write, path, errno: errno) }
    } catch {
      TemporaryFiles.stopAtTheEnd()
      unlink(temporary)
      throw error
    }
    if isLasting { try sync(folder: folder(of: path) ?? ".", of: path) }
  }

  /// Whether `path` is a regular file, and no link, that holds these bytes and no others; read in parts of 64 KB up to
  /// the first that differs.
  public static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count
    else { return false }
    return bytes.withUnsafeBytes { wanted in
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { part in
        guard let start = wanted.baseAddress, let room = part.baseAddress else { return wanted.isEmpty }
        var compared = 0
        while compared < wanted.count {
          let got = read(descriptor, room, min(part.count, wanted.count - compared))
          if got < 0, errno == EINTR { continue }
          guard got > 0, memcmp(start + compared, room, got) == 0 else { return false }
          compared += got
        }
        return true
      }
    }
  }

  /// A folder's names are on the disk when this returns; file systems that cannot say so are believed.
  private static func sync(folder: String, of path: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, errno != EINVAL { throw FileError(.write, path, errno: errno) }
  }

  /// Changes a file of the user's in place, as an editor does: a link is followed to its file, and one that nobody may
  /// write to is left alone.
  public static func update(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    guard let resolved = realpath(path, nil) else { throw FileError(.write, path, errno: errno) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw FileError(.write, path, errno: errno) }
    // Root may write anything: that nobody may is still the user's word.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw FileError(.write, path, .denied, "it is read-only")
    }
    do throws(FileError) {
      try writeBeside(target, bytes, isLasting: true)
    } catch {
      var error = error
      error.path = path
      throw error
    }
  }

  /// Writes text as UTF-8, as `writeBeside(_:_:)` does.
  public static func writeBeside(_ path: String, text: String) throws(FileError) {
    try writeBeside(path, Array(text.utf8))
  }

  /// Makes the folder and those above it that are missing.
  public static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(.write, path, .notAFile, "a file of that name is in the way of the folder")
      }
      return
    }
    if let parent = folder(of: path), parent != path { try makeFolder(parent) }
    // Another run may have made it since: that is as good.
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw FileError(.write, path, errno: errno) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    let failure: Int32 = bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let base = buffer.baseAddress {
        let count = write(descriptor, base + written, buffer.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return 0
    }
    guard failure == 0 else {
      close(descriptor)
      throw FileError(.write, path, errno: failure)
    }
  }

  /// A name of its own for each write of each process, in the folder of `path`, where a rename cannot fail for
  /// being on another file system.
  static func temporaryPath(beside path: String) -> String {
    let name = TemporaryFiles.name()
    guard let folder = folder(of: path) else { return name }
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The path up to its last slash; nil for a bare name.
  private static func folder(of path: String) -> String? {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }
}
