/// A key or a pattern of keys: `*` stands for any letters, `?` for one.
public struct KeyPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let letters: [Character]

  /// The pattern of any text; there is no escape for `*` and `?`.
  public init(_ text: String) {
    self.text = text
    letters = Array(text)
  }

  /// Whether the whole key is meant; O(pattern × key).
  public func matches(_ key: String) -> Bool {
    let key = Array(key)
    // The place to go on from when what follows the last star does not fit.
    var (position, index, star, mark) = (0, 0, -1, 0)
    while position < key.count {
      if index < letters.count, letters[index] == "?" || letters[index] == key[position], letters[index] != "*" {
        position += 1
        index += 1
      } else if index < letters.count, letters[index] == "*" {
        star = index
        mark = position
        index += 1
      } else if star >= 0 {
        mark += 1
        position = mark
        index = star + 1
      } else {
        return false
      }
    }
    return letters[index...].allSatisfy { $0 == "*" }
  }
}

/// Of which variants pictures are stored besides the layouts.
public enum PictureChoice: Hashable, Sendable {
  case all, none
  case matching(KeyPattern)

  /// `all`, `none`, or a pattern of keys.
  public init(_ text: String) {
    switch text {
    case "all": self = .all
    case "none": self = .none
    default: self = .matching(KeyPattern(text))
    }
  }

  /// The word or the pattern, as it is read again.
  public var text: String {
    switch self {
    case .all: "all"
    case .none: "none"
    case .matching(let pattern): pattern.text
    }
  }

  /// Whether a key is one of them.
  package func includes(_ key: String) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .matching(let pattern): pattern.matches(key)
    }
  }
}

/// Which variants a run records, in the words of `SNAPSHOT_TESTING_RECORD`.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every variant, whatever is recorded.
  case all
  /// Those that differ from what is recorded, and those without.
  case failed
  /// Those of which nothing is recorded.
  case missing
  case never
}
