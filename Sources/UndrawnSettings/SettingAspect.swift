/// What of an object a setting is, so that it is not told beside a card that tells the same in other words.
public enum SettingAspect: Hashable, Sendable {
  case text, font, color, background, image, priority
  /// Anything else, by its own words: `number of lines`.
  case rest(String)

  /// Of an attribute of an element, or of an element that is one value.
  init(_ element: String, _ name: String) {
    let words = ObjectSettings.spaced(name)
    let ends = words.split(separator: " ")
    switch element {
    // A box's fill is what lies behind what is in it.
    case _ where words.contains("background") && ends.last != "image" || words == "fill color": self = .background
    case "color": self = words == "tint color" ? Self.tint : .color
    case "font", "fontDescription": self = .font
    case "string", "mutableString": self = .text
    case _ where ends.last == "priority": self = .priority
    case _ where ends.last == "image" || ends.last == "catalog": self = .image
    case _ where Self.texts.contains(words): self = .text
    default: self = .rest(words)
    }
  }

  /// Of a change of a view: its kind as reports write it, and what its sentence begins with.
  public init(change kind: String, _ words: String) {
    switch kind {
    case "text-changed": self = .text
    case "font-changed": self = .font
    case "image-changed": self = .image
    case "priority-changed": self = .priority
    // `'Logo' lies behind all others` has not the word.
    case "reordered": self = .rest("order")
    case "color-changed":
      self = words.contains("background") ? .background : words.hasPrefix("tint") ? Self.tint : .color
    // A label's of a Mac that comes or goes.
    case "style-changed" where words == "background": self = .background
    default: self = .rest(words)
    }
  }

  /// What a view and all in it is tinted with, which is no colour of a text.
  private static let tint = SettingAspect.rest("tint")

  /// Whether both speak of the same, in whatever words.
  public func isLike(_ other: SettingAspect) -> Bool {
    guard case .rest(let one) = self, case .rest(let another) = other else { return self == other }
    return !Self.stems(one).isDisjoint(with: Self.stems(another))
  }

  private static let texts: Set<String> = [
    "title", "text", "placeholder", "placeholder string", "prompt", "label", "header title", "footer title", "content",
    "shows scope bar",
  ]

  /// Beginnings of words that mean one thing, and words that say nothing by themselves.
  private static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").compactMap { empty.contains($0) ? nil : same[$0] ?? String($0.prefix(4)) })
  }

  private static let same: [Substring: String] = [
    "alpha": "opac", "on": "stat", "switch": "stat", "default": "stat", "type": "styl", "bordered": "styl",
    "border": "styl", "bezel": "styl", "progress": "valu", "semantic": "dire", "secure": "secr",
    "scrolling": "enab",
  ]
  private static let empty: Set<Substring> = ["of", "the", "number", "a", "to", "its", "scroll", "content"]

  /// As reports write it: `color`, `rest number of lines`.
  public var name: String {
    switch self {
    case .text: "text"
    case .font: "font"
    case .color: "color"
    case .background: "background"
    case .image: "image"
    case .priority: "priority"
    case .rest(let words): "rest \(words)"
    }
  }

  /// The aspect of a report's word, as ``name`` writes it.
  public init(named name: String) {
    let known: [SettingAspect] = [.text, .font, .color, .background, .image, .priority]
    self = known.first { $0.name == name } ?? .rest(name.hasPrefix("rest ") ? String(name.dropFirst(5)) : "")
  }
}
