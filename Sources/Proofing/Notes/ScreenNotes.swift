public import ProofModel
import Solving

/// Comments that were pinned to views and rules on a page, as it exports them.
public struct ScreenNotes: Sendable {
  /// A comment, and the screen, view or rule that it is pinned to.
  public struct Note: Sendable {
    /// The screen's name.
    public var screen: String
    /// The variant that was looked at; nil: all.
    public var variant: String?
    /// The view's id and its path, `card/title`; nil: of the whole screen.
    public var view: String?
    /// The path of ``view`` in its screen; nil where the comment names none.
    public var path: String?
    /// The rule as written; nil: of the view.
    public var rule: String?
    /// The place of the rule or view in its source; nil where the comment names none.
    public var place: SourceSpan?
    /// The words of the comment, which may have several lines.
    public var text: String
  }

  /// Why a file holds no comments.
  public struct Unreadable: Error {
    /// The error to tell, with the place of what is wrong.
    public var diagnostic: Diagnostic
  }

  /// What was looked at.
  public var title: String
  /// The comments in the order of the file.
  public var notes: [Note]

  /// More than these were written by no people.
  private static let mostNotes = 10_000
  private static let longestText = 20_000

  /// Reads what a page exported: `{"format": 1, "title", "notes": [{"screen", "variant", "view", "path", "rule", "place",
  /// "text"}]}`; what is wrong with it otherwise, with its place.
  public static func read(_ bytes: [UInt8], file: String) throws(Unreadable) -> ScreenNotes {
    func wrong(_ words: String) -> Unreadable {
      Unreadable(
        diagnostic: .error(
          "not-notes", words, at: SourceSpan(file: file, line: 1),
          hint: "export the comments on the page as JSON, and name that file"))
    }
    let json: JSONValue
    do throws(JSONParsingError) {
      json = try JSONValue.parse(bytes)
    } catch {
      throw Unreadable(
        diagnostic: .error(
          "not-json", error.message, at: SourceSpan(file: file, line: error.line, column: error.column)))
    }
    guard let list = json["notes"]?.array, json["format"]?.integer == 1 else {
      throw wrong("this holds no comments of a page")
    }
    guard list.count <= mostNotes else { throw wrong("these are more than \(mostNotes) comments") }
    var notes: [Note] = []
    for (position, entry) in list.enumerated() {
      guard let screen = entry["screen"]?.string, let text = entry["text"]?.string, text.utf8.count <= longestText
      else {
        throw wrong("comment \(position + 1) has no screen or no text")
      }
      let place = entry["place"].flatMap { place -> SourceSpan? in
        guard let file = place["file"]?.string, let line = place["line"]?.integer, line > 0 else { return nil }
        return SourceSpan(file: file, line: line, column: max(1, place["column"]?.integer ?? 1))
      }
      notes.append(
        Note(
          screen: screen, variant: entry["variant"]?.string, view: entry["view"]?.string, path: entry["path"]?.string,
          rule: entry["rule"]?.string, place: place, text: text))
    }
    return ScreenNotes(title: json["title"]?.string ?? "", notes: notes)
  }

  // MARK: Markdown

  /// For a pull request's comment: by screen, each with its view, rule and source line.
  public var markdown: String {
    guard !notes.isEmpty else { return "No comments.\n" }
    var screens: [String] = []
    for note in notes where !screens.contains(note.screen) { screens.append(note.screen) }
    var lines = ["### \(notes.count) comment\(notes.count == 1 ? "" : "s")"]
    for screen in screens {
      lines += ["", "**\(Self.plain(screen))**", ""]
      lines += notes.filter { $0.screen == screen }.map { note in
        var about: [String] = []
        if let path = note.path ?? note.view { about.append(Self.code(path)) }
        if let rule = note.rule { about.append(Self.code(rule)) }
        if let place = note.place { about.append(Self.code("\(place.file):\(place.start.line)")) }
        if let variant = note.variant { about.append(Self.plain(variant)) }
        let words = note.text.split(whereSeparator: \.isNewline).map { Self.plain(String($0)) }
        let head = about.isEmpty ? "" : about.joined(separator: " · ") + ": "
        return "- \(head)\(words.joined(separator: "<br>"))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that means no markup, and names nobody.
  private static func plain(_ text: String) -> String {
    var output = ""
    for character in text {
      switch character {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "@": output += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~": output += "\\\(character)"
      default: output.append(character)
      }
    }
    return output
  }

  /// In as many backticks as it takes.
  private static func code(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 ? " " : ""
    return fence + pad + text.split(whereSeparator: \.isNewline).joined(separator: " ") + pad + fence
  }
}
