/// How the copy of a file is called: its path below the target's folder, with the folders' names joined, so that files
/// of one name in two folders do not meet.
package enum CopyName {
  /// `Views/Row.swift` becomes `Views+Row.swift`.
  package static func name(of path: String, below base: String) -> String {
    let rest = !base.isEmpty && path.hasPrefix(base) ? path.dropFirst(base.count) : path[...]
    return rest.split(separator: "/").joined(separator: "+")
  }
}
