import ProofModel

/// The places at which two versions of a long text differ, each as what stands there on either side with the word behind it.
///
/// Words are compared, and letters of scripts that write none apart, by the shortest edit script (Myers 1986), in
/// O(words × differing words).
struct TextPlaces {
  /// What stands at one place: the text from the first word that differs to the last, with what follows.
  struct Place: Equatable {
    var before: Excerpt
    var after: Excerpt
  }

  /// A part of a text.
  struct Excerpt: Equatable {
    var words: String
    /// Whether the text goes on behind it.
    var isCut: Bool

    /// `'hits in …'`
    var quoted: String { "'\(words)\(isCut ? "…" : "")'" }
  }

  /// The places in the order of the text; none where the texts have little in common, as they are two texts then.
  let places: [Place]

  /// More words than these are not compared.
  private static let mostWords = 3000
  /// So many signs between two words that differ divide no places.
  private static let mostSigns = 3
  /// So many places are said.
  private static let mostPlaces = 12
  /// So many letters of a place are said.
  private static let longest = 40

  init(_ old: String, _ new: String) {
    let (before, after) = (Self.words(of: old.replacingLineBreaks), Self.words(of: new.replacingLineBreaks))
    guard max(before.count, after.count) <= Self.mostWords else {
      places = []
      return
    }
    let steps = after.difference(from: before)
    var (gone, came): (Set<Int>, Set<Int>) = ([], [])
    for step in steps {
      switch step {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    guard (gone.count + came.count) * 2 < before.count + after.count else {
      places = []
      return
    }
    var found: [Place] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      guard gone.contains(left) || came.contains(right) else {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let start = (left, right)
      // A few signs between two words that differ are a part of the place.
      func isBetween() -> Bool {
        let signs = before[left...].prefix(Self.mostSigns).prefix { word in
          !(word.first.map { $0.isLetter || $0.isNumber } ?? false)
        }
        return (1..<signs.count + 1).contains { gone.contains(left + $0) || came.contains(right + $0) }
      }
      while gone.contains(left) || came.contains(right) || left < before.count && isBetween() {
        switch (gone.contains(left), came.contains(right)) {
        case (false, false): (left, right) = (left + 1, right + 1)
        case (let isGone, let isNew): (left, right) = (left + (isGone ? 1 : 0), right + (isNew ? 1 : 0))
        }
      }
      found.append(Self.place(before[start.0..<left], in: before, after[start.1..<right], in: after))
    }
    places = found
  }

  /// `2 more places differ: 'b' instead of 'a', 'd' instead of 'c'`, of those that two values do not show already; nil
  /// where they show all.
  func words(besides shown: (String, String)) -> String? {
    let rest = places.dropFirst().filter { !(shown.0.contains($0.before.words) && shown.1.contains($0.after.words)) }
    guard !rest.isEmpty else { return nil }
    // What is the same at several places is said once.
    let different = rest.map { "\($0.after.quoted) instead of \($0.before.quoted)" }.once
    let told = different.prefix(Self.mostPlaces)
    let more = different.count > told.count ? " and \(different.count - told.count) more" : ""
    let count = max(rest.count, places.count - 1)
    let number = count == 1 ? "1 more place differs" : "\(count) more places differ"
    return "\(number): \(told.joined(separator: ", "))\(more)"
  }

  /// The words with what stands between them; of scripts without spaces each letter.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    func isLetter(_ character: Character) -> Bool {
      (character.isLetter || character.isNumber) && (character.unicodeScalars.first?.value ?? 0) < 0x2E80
    }
    while start < text.endIndex {
      var end = text.index(after: start)
      if isLetter(text[start]) {
        while end < text.endIndex, isLetter(text[end]) { end = text.index(after: end) }
      }
      words.append(text[start..<end])
      start = end
    }
    return words
  }

  /// What stands there on both sides, and the same words behind both to know the place by.
  private static func place(
    _ old: ArraySlice<Substring>, in before: [Substring], _ new: ArraySlice<Substring>, in after: [Substring]
  ) -> Place {
    let behind = zip(before[old.endIndex...], after[new.endIndex...]).prefix { $0 == $1 }.map(\.0)
    let letters = min(old.joined().count, new.joined().count)
    let tail = behind.indices.first { end in
      behind[end].contains { $0.isLetter || $0.isNumber } && letters + behind[...end].joined().count >= 8
    }
    let context = behind.prefix(through: tail ?? behind.endIndex - 1)
    func excerpt(_ words: ArraySlice<Substring>, of whole: [Substring]) -> Excerpt {
      let text = String((words + context).joined().drop { $0 == " " })
      let isLong = text.count > longest
      return Excerpt(
        words: isLong ? String(text.prefix(longest - 1)) : text,
        isCut: isLong || words.endIndex + context.count < whole.count)
    }
    return Place(before: excerpt(old, of: before), after: excerpt(new, of: after))
  }
}
