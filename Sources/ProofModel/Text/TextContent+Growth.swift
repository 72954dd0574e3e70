extension TextContent {
  /// The content with that many characters more: its own words again, behind a space, so that it keeps its language and
  /// look. It never ends in a space, which would need no room.
  public func grown(by characters: Int) -> TextContent {
    var result = self
    guard characters > 0, let last = runs.indices.last else { return result }
    result.runs[last].text += Self.added(characters, to: string)
    return result
  }

  /// The content longer by a share of its characters, per cent, whole characters only.
  public func grown(percent: Double) -> TextContent { grown(by: Self.characters(percent, of: string)) }

  /// A text longer by a share of its characters, per cent.
  public static func grown(_ text: String, percent: Double) -> String {
    text + added(characters(percent, of: text), to: text)
  }

  /// The characters that a share of a text is, per cent: whole ones, rounded down.
  public static func characters(_ percent: Double, of text: String) -> Int {
    Int((Double(text.count) * percent / 100 + 1e-9).rounded(.down))
  }

  private static func added(_ characters: Int, to text: String) -> String {
    let source = Array(text.map { $0.isNewline ? " " : $0 })
    guard characters > 0, let letter = source.last(where: { !$0.isWhitespace }) else { return "" }
    var added: [Character] = [" "]
    while added.count < characters {
      let place = (added.count - 1) % (source.count + 1)
      added.append(place < source.count ? source[place] : " ")
    }
    if added[characters - 1].isWhitespace { added[characters - 1] = letter }
    return String(added)
  }
}
