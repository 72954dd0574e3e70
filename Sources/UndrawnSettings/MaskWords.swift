import Foundation

/// Autoresizing masks in words of what they do: files name the margins and sizes that give way, people the sides that a view
/// keeps to.
public enum MaskWords {
  /// `pinned right and bottom` of `left top`, `growing in width, pinned top` of `width bottom`; `none` where nothing gives way.
  ///
  /// - Parameter flexible: `left`, `width`, `right`, `top`, `height`, `bottom`: what gives way.
  public static func meaning(_ flexible: Set<String>) -> String {
    let axes = [("left", "width", "right", "across"), ("top", "height", "bottom", "up and down")]
    var (grows, pins, floats, shares): ([String], [String], [String], [String]) = ([], [], [], [])
    for (start, size, end, direction) in axes {
      let (before, after) = (flexible.contains(start), flexible.contains(end))
      if flexible.contains(size) {
        grows.append(size)
        if before, after { shares.append(size) }
      } else if before, after {
        floats.append(direction)
      }
      if before != after { pins.append(before ? end : start) }
    }
    // What is gained is shared among the size and both margins.
    let margins =
      shares.isEmpty
      ? "" : shares == grows ? " with its margins" : " with the margins of the \(shares.joined(separator: " and "))"
    let parts = [
      grows.isEmpty ? nil : "growing in \(grows.joined(separator: " and "))\(margins)",
      pins.isEmpty ? nil : "pinned \(pins.joined(separator: " and "))",
      floats.isEmpty ? nil : "centred \(floats.joined(separator: " and "))",
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? "none" : words
  }

  /// A sentence with the masks in it, `autoresizing mask of 'Box' is left instead of none`, in these words.
  public static func told(_ sentence: String) -> String {
    sentence.components(separatedBy: "; ").map { part -> String in
      guard part.hasPrefix("autoresizing mask of "), let middle = part.range(of: " instead of "),
        let start = part[..<middle.lowerBound].range(of: " is ", options: .backwards)
      else { return part }
      let values = [part[start.upperBound..<middle.lowerBound], part[middle.upperBound...]].map { value in
        let end = value.firstIndex(of: ",") ?? value.endIndex
        let words = value[..<end].split(separator: " ").map(String.init)
        // What follows from it stays.
        return words.allSatisfy(parts.contains) ? meaning(Set(words)) + value[end...] : String(value)
      }
      return part[..<start.upperBound] + values[0] + " instead of " + values[1]
    }.joined(separator: "; ")
  }

  private static let parts: Set<String> = ["left", "width", "right", "top", "height", "bottom", "none"]
}
