/// A glob of paths: `*` and `?` stand for letters within one name, `**` for any number of folders.
struct PathPattern: Hashable, Sendable {
  let text: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case anyFolders
    case name(KeyPattern)
  }

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map {
      $0 == "**" ? .anyFolders : .name(KeyPattern(String($0)))
    }
  }

  /// Whether a word of the command line is a glob rather than a name.
  static func isGlob(_ text: String) -> Bool { text.contains("*") || text.contains("?") }

  /// The folder that everything it can match lies in, without a slash at its end; `.` where that is the current one.
  var fixedFolder: String {
    let fixed = text.split(separator: "/", omittingEmptySubsequences: false).prefix { !Self.isGlob(String($0)) }
    let folder = fixed.joined(separator: "/")
    return folder.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : folder
  }

  /// Whether the whole path is meant; O(names × parts).
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    // Which parts of the pattern the names so far may have used up.
    var reached = Self.passing(parts, [0])
    for name in names {
      var next: Set<Int> = []
      for place in reached where place < parts.count {
        switch parts[place] {
        case .anyFolders: next.insert(place)
        case .name(let pattern): if pattern.matches(name) { next.insert(place + 1) }
        }
      }
      reached = Self.passing(parts, next)
      if reached.isEmpty { return false }
    }
    return reached.contains(parts.count)
  }

  /// With the places behind `**`, which may stand for no folder at all.
  private static func passing(_ parts: [Part], _ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places.sorted() {
      var next = place
      while next < parts.count, parts[next] == .anyFolders {
        next += 1
        all.insert(next)
      }
    }
    return all
  }
}
