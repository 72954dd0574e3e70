import Foundation
import ProofModel

/// Writing files: the folder is made, each file is written beside and renamed.
package enum OutputFolder {
  /// The most bytes that a file which was written before is read back with; larger ones are refused unread.
  package static let largestFile = 64 << 20

  /// Makes the folder where it is missing; nil, or why it cannot be written to.
  package static func prepare(_ folder: String) -> Diagnostic? {
    if let file = fileInTheWay(folder) {
      return .error(
        "folder-unwritable", "cannot make the folder '\(folder)': '\(file)' is a file",
        hint: "name another one with --output")
    }
    do throws(FileError) {
      try FileWriting.makeFolder(folder)
    } catch {
      return .error(
        "folder-unwritable", "cannot make the folder '\(error.path)': \(error.detail)",
        hint: "name another one with --output")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      return .error(
        "folder-unwritable", "the folder '\(folder)' cannot be written to",
        hint: "name another one with --output, or change its permissions")
    }
    TemporaryFiles.removeStrays(in: folder)
    return nil
  }

  /// Makes the bytes and writes them; what went wrong otherwise, with an earlier file left as it was. A file that holds
  /// them already is not written anew, and keeps its time: what is made of pictures is not made again.
  ///
  /// - Parameter lend: puts a file with these bytes there that is somewhere already; false where it cannot.
  package static func write(
    _ path: String, lend: (String) -> Bool = { _ in false }, _ bytes: () throws -> [UInt8]
  ) -> [Diagnostic] {
    do {
      let bytes = try bytes()
      if !FileWriting.holds(path, bytes), !lend(path) { try FileWriting.writeBeside(path, bytes) }
      return []
    } catch let error as FileError {
      return [error.diagnostic()]
    } catch {
      return [.error("picture-failed", "'\(path)' cannot be drawn: \(error)")]
    }
  }

  /// The first part of the path that is there and is no folder.
  private static func fileInTheWay(_ folder: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.map({ $0 + 1 }) {
      let path = parts.prefix(count).joined(separator: "/")
      if PathKind(path) == .file { return path }
    }
    return nil
  }
}
