import Foundation
import ProofModel

/// A temporary folder that only its owner may look into, removed with this value.
package final class PrivateFolder: Sendable {
  /// Absolute.
  package let path: String

  /// - Parameter name: what its name begins with.
  package init(_ name: String) throws(DiagnosedFailure) {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-XXXXXX").path
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw DiagnosedFailure([
        .error(
          "folder-unwritable", "no temporary folder can be made: \(String(cString: strerror(errno)))",
          hint: "set TMPDIR to a folder that can be written to")
      ])
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
