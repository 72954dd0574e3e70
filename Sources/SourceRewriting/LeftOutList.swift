/// A target's list of the parts of its sources that are left out, `left-out.txt` beside its `folders.txt`; paths are relative
/// to its folder.
package struct LeftOutList {
  /// The folder's path components.
  private let folder: [Substring]

  /// - Parameter folder: of the list, absolute.
  package init(in folder: String) { self.folder = Self.components(folder) }

  /// The parts that a list names, with absolute paths.
  package func parts(_ text: String) -> [LeftOutPart] {
    text.split(separator: "\n").compactMap { LeftOutPart($0) }.map { part in
      let path = part.path.hasPrefix("/") ? part.path : folder.joined(separator: "/") + "/" + part.path
      return part.at("/" + Self.components(path).joined(separator: "/"))
    }
  }

  /// What the list says of parts, in the order of their places.
  package func text(_ parts: [LeftOutPart]) -> String {
    parts.sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) }.map { part in
      part.at(relative(part.path)).text + "\n"
    }.joined()
  }

  private func relative(_ path: String) -> String {
    let to = Self.components(path)
    let shared = zip(folder, to).prefix { $0 == $1 }.count
    // A file of another tree is named as it is.
    guard shared > 0, folder.count - shared < 6 else { return path }
    return (Array(repeating: "..", count: folder.count - shared) + to[shared...]).joined(separator: "/")
  }

  private static func components(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }
}
