import CLibrary

extension FileWriting {
  /// Makes `path` one more name (a hard link) of the regular file `source`, in the place of what is there, and sets the
  /// file's time to now, as if it had been written; nothing is copied.
  ///
  /// False, with what is at `path` as it was, where that cannot be done: another file system or one without links, too many
  /// names, a file of another user, a link at `source`. Who writes into the file through one name changes it under the other.
  public static func share(_ source: String, as path: String) -> Bool {
    var status = stat()
    guard lstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
    else { return false }
    let file = (status.st_dev, status.st_ino)
    if lstat(path, &status) == 0 {
      // A rename between two names of one file leaves both.
      if (status.st_dev, status.st_ino) == file { return true }
      if status.st_mode & S_IFMT == S_IFDIR { return false }
    }
    let temporary = temporaryPath(beside: path)
    let place = TemporaryFiles.note(temporary)
    defer { TemporaryFiles.forget(place) }
    guard TemporaryFiles.make({ link(source, temporary) }) == 0 else { return false }
    guard utimensat(AT_FDCWD, temporary, nil, 0) == 0, rename(temporary, path) == 0 else {
      TemporaryFiles.stopAtTheEnd()
      unlink(temporary)
      return false
    }
    return true
  }
}
