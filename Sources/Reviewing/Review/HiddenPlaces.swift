import ProofModel

/// Frames of views that no picture shows, as those in tabs that are not in front: in few words where there are many.
enum HiddenPlaces {
  /// What stands between the name of such a view and its frame.
  static let sign = "', which is not shown, has the frame "

  /// So many of them are told with where they lie.
  private static let most = 60

  /// `frames of 2 views that are not shown: 'A' x 1, width 30 instead of …`, alike ones once; of very many by how much which
  /// numbers of them differ: `x 71–86 larger (158 times)`.
  static func words(_ parts: [String]) -> [String] {
    guard !parts.isEmpty else { return [] }
    let words = "frames of \(parts.count) view\(parts.count == 1 ? " that is" : "s that are") not shown"
    let told = parts.map { $0.replacing(sign, with: "' ") }.counted
    let rest = told.count > most ? changes(of: parts) : told
    return [rest.isEmpty ? words : "\(words): \(rest.joined(separator: ", "))"]
  }

  /// How much the numbers of frames differ, those that grew and those that shrank apart.
  private static func changes(of parts: [String]) -> [String] {
    var amounts: [String: [Double]] = [:]
    for part in parts {
      let sides = part.split(separator: sign).last?.split(separator: " instead of ") ?? []
      guard sides.count == 2 else { continue }
      let (now, then) = (numbers(sides[0]), numbers(sides[1]))
      // What is said of one number stands in the first half alone.
      let names = now.map(\.name)
      for (index, number) in now.enumerated() where then.count == now.count {
        let change = number.value - then[index].value
        guard change.magnitude >= 0.5 else { continue }
        amounts["\(names[index]) \(change > 0 ? "larger" : "smaller")", default: []].append(change.magnitude)
      }
    }
    return amounts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { key, values in
      let (name, verb) = (key.prefix { $0 != " " }, key.drop { $0 != " " })
      let (least, greatest) = ((values.min() ?? 0).shortText, (values.max() ?? 0).shortText)
      return "\(name) \(least == greatest ? least : "\(least)–\(greatest)") pt\(verb)"
        + (values.count > 1 ? " (\(values.count) times)" : "")
    }
  }

  /// The numbers of a frame in words, each with the one that it is: `x`, `y`, `width`, `height`.
  private static func numbers(_ words: Substring) -> [(name: String, value: Double)] {
    let parts = words.split { " ,".contains($0) }
    return parts.indices.compactMap { index in
      guard let value = Double(parts[index]) else { return nil }
      let next = index + 1 < parts.count ? parts[index + 1] : ""
      let name = next == "wide" ? "width" : next == "high" ? "height" : index > 0 ? parts[index - 1] : ""
      return (String(name), value)
    }
  }
}
