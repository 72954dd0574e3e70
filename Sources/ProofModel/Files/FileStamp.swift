import CLibrary

/// What tells a file from others and from other versions of it, without reading it.
public struct FileStamp: Hashable, Sendable {
  /// The sort of thing that stands at a path: a regular file, a folder, or anything else.
  public enum Kind: Hashable, Sendable { case file, folder, other }

  /// However a path is spelled, the file is the one of that number on that device.
  public let device: UInt64
  /// The number of the file on its device.
  public let inode: UInt64
  /// Bytes.
  public let size: Int
  /// When it was written, since 1970; of a folder, when something in it came or went.
  public let seconds: Int
  /// The part of a second beyond `seconds`, 0…999,999,999.
  public let nanoseconds: Int
  /// The sort of thing that stands there.
  public let kind: Kind

  /// nil where nothing is there, or nothing that may be asked about.
  ///
  /// - Parameter followsLinks: whether a link stands for what it leads to.
  public init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file.
  public init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    (device, inode, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }
}
