import CLibrary

/// What a path leads to, links followed.
package enum PathKind {
  case missing, file, folder

  /// One call of the system; what may not be looked at is missing.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
