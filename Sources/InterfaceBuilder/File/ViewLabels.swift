import XMLParsing

/// What views are called, as Interface Builder's own outline calls them: `Title Label`.
struct ViewLabels: Sendable {
  /// By the destination's id: the property of the first outlet that leads there.
  private var outlets: [String: String] = [:]
  /// What is in cells of tables, by the lines of their elements: older tools wrote it as a view without an id.
  private var contents: Set<Int> = []

  /// An outlet by whose name a view of the same scene is labelled gives it to no other.
  ///
  /// Complexity: O(elements).
  init(_ root: XMLElement) {
    let scenes = root.child("scenes")?.children ?? []
    for scene in scenes.isEmpty ? [root] : scenes {
      var (found, labels): ([String: String], Set<String>) = ([:], [])
      collect(scene, &found, &labels)
      outlets.merge(found.filter { !labels.contains(Self.words($0.value)) }) { first, _ in first }
    }
  }

  private static let wiring: Set<String> = ["delegate", "dataSource", "view", "window", "nextKeyView"]

  private mutating func collect(
    _ element: XMLElement, _ outlets: inout [String: String], _ labels: inout Set<String>
  ) {
    if element.name == "outlet", let property = element["property"], let id = element["destination"],
      !Self.wiring.contains(property), outlets[id] == nil
    {
      outlets[id] = property
    }
    if let label = element["userLabel"] { labels.insert(Self.trimmed(label)) }
    if element.name == "tableViewCell", let content = element.child(key: "contentView") {
      contents.insert(content.line)
    }
    for child in element.children { collect(child, &outlets, &labels) }
  }

  /// The label given in Interface Builder, the outlet, the text, the class, or the kind.
  func label(of element: XMLElement) -> String {
    if let label = element["userLabel"].map(Self.trimmed), !label.isEmpty { return label }
    if let outlet = element["id"].flatMap({ outlets[$0] }) { return Self.words(outlet) }
    let text = element["text"] ?? element.child("state")?["title"] ?? element["title"] ?? element["placeholder"]
    if let text = text?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !text.isEmpty {
      return String(text.prefix(32))
    }
    let isContent = element["key"] == "contentView" && contents.contains(element.line)
    if element.name.hasSuffix("CellContentView") || isContent { return "Content View" }
    if element["customClass"] == nil, let part = Self.parts[element["key"] ?? ""] { return part }
    if element.name == "button", let action = Self.action(of: element) { return Self.words(action) }
    return Self.words(element["customClass"] ?? element.name)
  }

  /// What a table shows before and after its rows.
  private static let parts = ["tableHeaderView": "Table Header", "tableFooterView": "Table Footer"]

  /// What a button does that shows neither words nor a picture: `showHelp` of `showHelp:`.
  private static func action(of button: XMLElement) -> String? {
    let cell = button.child(key: "cell") ?? button
    let states = button.children.filter { $0.name == "state" }
    guard button["customClass"] == nil, cell["title"] ?? "" == "", cell.imageName == nil,
      cell.child(key: "title") == nil,
      states.allSatisfy({ $0.imageName == nil && $0["backgroundImage"] == nil && $0.children.isEmpty }),
      button.child("buttonConfiguration") == nil
    else { return nil }
    let selector = button.child("connections")?.children.first { $0.name == "action" }?["selector"]
    return selector?.split(separator: ":").first.map(String.init)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// `titleLabel` → `Title Label`, `URLField` → `URL Field`; a module's name before a point is left out.
  static func words(_ name: String) -> String {
    let characters = Array(name.split(separator: ".").last ?? "")
    var words = ""
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" {
        // An outlet's own underscore is no part of its name.
        if !words.isEmpty { words += " " }
        continue
      }
      let isNext = index + 1 < characters.count && characters[index + 1].isLowercase
      let begins = index > 0 && character.isUppercase && (characters[index - 1].isLowercase || isNext)
      if begins, words.last != " " { words += " " }
      words += words.isEmpty || words.last == " " ? character.uppercased() : String(character)
    }
    return words
  }
}
