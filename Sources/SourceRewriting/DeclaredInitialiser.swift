/// An initialiser as a source declares it.
struct DeclaredInitialiser {
  struct Parameter {
    /// Empty: it has none.
    let label: String
    let name: String
    let type: String
  }

  /// Those without a default value.
  let parameters: [Parameter]
  let canFail: Bool
  let isConvenience: Bool
  /// Whether all that it does is to stop, as what Xcode writes for `init(coder:)`.
  let stops: Bool
  /// Whether nobody may call it: `@available(*, unavailable)`.
  let isUnavailable: Bool

  /// Reads from the word `init`; nil where no parameters follow.
  init?(_ source: SourceText, at word: Int) {
    canFail = ["?", "!"].contains(source.text(word + 1))
    guard let open = Self.open(source, at: word) else { return nil }
    parameters = Self.parameters(source, open)
    let body = source.closing(open) + 1
    stops = source.text(body) == "{" && ["fatalError", "preconditionFailure"].contains(source.text(body + 1))
    var before = word - 1
    while Self.modifiers.contains(source.text(before)), source.text(before) != "convenience" { before -= 1 }
    isConvenience = source.text(before) == "convenience"
    while Self.modifiers.contains(source.text(before)) { before -= 1 }
    isUnavailable = Self.endsUnavailable(source, before)
  }

  /// Whether an attribute that ends there takes what follows away.
  private static func endsUnavailable(_ source: SourceText, _ end: Int) -> Bool {
    guard source.text(end) == ")" else { return false }
    var open = end - 1
    while open > 0, source.text(open) != "(" { open -= 1 }
    return source.text(open - 1) == "available" && (open..<end).contains { source.text($0) == "unavailable" }
  }

  /// The parenthesis behind `init`, `init?` and `init<Value>`.
  static func open(_ source: SourceText, at word: Int) -> Int? {
    (word + 1..<min(word + 40, source.tokens.count)).first { source.text($0) == "(" }
  }

  /// `_` for a parameter without one.
  var labels: [String] { parameters.map { $0.label.isEmpty ? "_" : $0.label } }

  static let modifiers: Set<String> = [
    "convenience", "override", "required", "public", "private", "internal", "open", "fileprivate", "nonisolated",
  ]

  /// The parameters between parentheses that have no default value.
  static func parameters(_ source: SourceText, _ open: Int) -> [Parameter] {
    let close = source.closing(open)
    var found: [Parameter] = []
    var place = open + 1
    while place < close {
      let start = place
      var colon: Int?
      var hasDefault = false
      var depth = 0
      while place < close, source.text(place) != "," || depth > 0 {
        let text = source.text(place)
        if text == "<" { depth += 1 }
        if text == ">", source.text(place - 1) != "-" { depth -= 1 }
        if text == ":", colon == nil { colon = place }
        if text == "=" { hasDefault = true }
        place = ["(", "[", "{"].contains(text) ? source.closing(place) + 1 : place + 1
      }
      if !hasDefault, start < place {
        if let colon, colon + 1 < place {
          let label = source.text(start)
          found.append(
            Parameter(
              label: label == "_" ? "" : label, name: source.text(colon - 1), type: source.source(colon + 1...place - 1)
            ))
        } else {
          found.append(Parameter(label: "", name: "", type: source.source(start...place - 1)))
        }
      }
      place += 1
    }
    return found
  }
}
