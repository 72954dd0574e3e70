import Importing
import ProofModel

/// The Xcode projects around the files of a run, each read once.
package final class XcodeProjects: Sendable {
  private let known = Locked<[String: AppSettings?]>([:])

  package init() {}

  /// What the nearest project above a file says of its app.
  ///
  /// - Parameter bound: a folder that stands for the repository's root.
  package func settings(around file: String, within bound: String? = nil) -> AppSettings? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    return known.withLock { known in
      if let settings = known[folder] { return settings }
      let settings = XcodeProject.around(folder.isEmpty ? "/" : folder, within: bound)?.settings
      known[folder] = .some(settings)
      return settings
    }
  }
}
