import Foundation
import ProofModel
import Solving

/// Writes the pictures of a comparison beside its report as they are made, so that thousands need no memory.
package final class ReviewArtifacts: Sendable {
  /// Each gets all pictures; the first is what paths in the report are relative to.
  private let folders: [String]
  private let problems = Locked<[Diagnostic]>([])

  /// - Parameter folders: of the report and of `--artifacts`; without any nothing is written.
  package init(folders: [String]) {
    self.folders = folders.once
  }

  var isActive: Bool { !folders.isEmpty }

  /// What could not be written.
  package var diagnostics: [Diagnostic] { problems.withLock { $0 }.once }

  /// Writes one picture; nil where nothing is written at all.
  func put(_ role: ReviewReport.Role, _ key: String, _ bytes: [UInt8], size: PixelSize?) -> ReviewReport.Picture? {
    put(role.path(KeyFileName.escaped(key)), bytes).map { ReviewReport.Picture(path: $0, size: size) }
  }

  /// Writes what the page's inspector tells of a picture's sides; nil where nothing is written at all.
  func put(_ views: SideViews, _ key: String) -> String? {
    isActive ? views.packed.flatMap { put("views/\(KeyFileName.escaped(key)).json.gz", $0) } : nil
  }

  private func put(_ name: String, _ bytes: [UInt8]) -> String? {
    guard isActive else { return nil }
    for folder in folders { write("\(folder)/\(name)", bytes) }
    return name
  }

  private func write(_ path: String, _ bytes: [UInt8]) {
    do throws(FileError) {
      try FileWriting.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try FileWriting.writeBeside(path, bytes)
    } catch {
      problems.withLock { $0.append(error.diagnostic()) }
    }
  }
}
