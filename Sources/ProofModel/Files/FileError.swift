import CLibrary

/// Why a file could not be read or written; `message` follows the wording of diagnostics.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The access that failed.
  public enum Operation: String, Hashable, Sendable {
    case read, write
  }

  /// What went wrong, as far as callers tell cases apart.
  public enum Reason: String, Hashable, Sendable {
    case missing, notAFile, denied, noSpace, tooLarge, other
  }

  /// The access that failed, reading or writing.
  public var operation: Operation
  /// The path as the caller gave it.
  public var path: String
  /// The case of failure, by which callers decide.
  public var reason: Reason
  /// What was expected and what was found.
  public var detail: String

  /// An error from its parts: operation, path, reason and detail, the detail in the wording of diagnostics.
  public init(_ operation: Operation, _ path: String, _ reason: Reason, _ detail: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.detail = detail
  }

  /// The sentence for users: `cannot read 'a.yaml': no such file`.
  public var message: String { "cannot \(operation.rawValue) '\(path)': \(detail)" }
  /// The same as ``message``.
  public var description: String { message }

  /// The same as a diagnostic, `file-unreadable` or `file-unwritable`.
  public func diagnostic(at span: SourceSpan? = nil) -> Diagnostic {
    .error(operation == .read ? "file-unreadable" : "file-unwritable", message, at: span)
  }

  /// The error of the call that just failed; read it before any other call.
  init(_ operation: Operation, _ path: String, errno code: Int32) {
    let reason: Reason
    let detail: String
    switch code {
    case ENOENT:
      (reason, detail) = (.missing, operation == .read ? "no such file" : "its folder does not exist")
    case ENOTDIR: (reason, detail) = (.missing, "a part of the path is a file, not a folder")
    case EISDIR: (reason, detail) = (.notAFile, "it is a folder")
    case EACCES, EPERM: (reason, detail) = (.denied, "permission denied")
    case EROFS: (reason, detail) = (.denied, "the file system is read-only")
    case ENOSPC, EDQUOT: (reason, detail) = (.noSpace, "no space left on the device")
    case ENAMETOOLONG: (reason, detail) = (.other, "the name is too long")
    case ELOOP: (reason, detail) = (.other, "too many links")
    default: (reason, detail) = (.other, "system error \(code)")
    }
    self.init(operation, path, reason, detail)
  }
}
