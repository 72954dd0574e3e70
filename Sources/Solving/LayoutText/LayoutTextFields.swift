import ProofModel

/// The members of one JSON object with the words for what is wrong with them.
package struct LayoutTextFields {
  package let value: JSONValue
  /// What the object is, for messages.
  package let place: String

  package init(_ value: JSONValue, _ place: String) {
    self.value = value
    self.place = place
  }

  /// What is said of a member that is not as expected.
  package func wrong(_ key: String, _ expected: String) -> LayoutTextError {
    LayoutTextError("\(place): \"\(key)\" is not \(expected)")
  }

  /// A member that is a text.
  package func string(_ key: String) throws(LayoutTextError) -> String {
    guard let text = value[key]?.string else { throw wrong(key, "a text") }
    return text
  }

  /// A number; infinite ones are texts, since JSON has none.
  static func number(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    switch value.string {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: return nil
    }
  }

  /// A member that is a number.
  package func number(_ key: String) throws(LayoutTextError) -> Double {
    guard let number = value[key].flatMap(Self.number) else { throw wrong(key, "a number") }
    return number
  }

  func number(_ key: String, default standard: Double) throws(LayoutTextError) -> Double {
    value[key] == nil ? standard : try number(key)
  }

  /// A member that is a whole number.
  package func integer(_ key: String) throws(LayoutTextError) -> Int {
    guard let number = value[key]?.integer else { throw wrong(key, "a whole number") }
    return number
  }

  /// A member that is a list of so many numbers.
  package func numbers(_ key: String, count: Int) throws(LayoutTextError) -> [Double] {
    guard let values = value[key]?.array, values.count == count else { throw wrong(key, "\(count) numbers") }
    let numbers = values.compactMap(Self.number)
    guard numbers.count == count else { throw wrong(key, "\(count) numbers") }
    return numbers
  }

  /// A member that is a rectangle: x, y, width and height.
  package func rect(_ key: String) throws(LayoutTextError) -> Rect {
    let numbers = try numbers(key, count: 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A member that is a size: width and height.
  package func size(_ key: String) throws(LayoutTextError) -> Size {
    let numbers = try numbers(key, count: 2)
    return Size(width: numbers[0], height: numbers[1])
  }

  func optionalSize(_ key: String) throws(LayoutTextError) -> Size? {
    value[key] == nil ? nil : try size(key)
  }

  /// Top, left, bottom, right; zero where the key is left out.
  func insets(_ key: String) throws(LayoutTextError) -> EdgeInsets {
    guard value[key] != nil else { return .zero }
    let numbers = try numbers(key, count: 4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func color(_ key: String) throws(LayoutTextError) -> Color? {
    guard let written = value[key] else { return nil }
    if let text = written.string {
      let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
      guard let color = parts.first.flatMap({ Color(hex: $0) }) else { throw wrong(key, "a colour") }
      guard parts.count == 2 else { return color }
      guard let alpha = Double(parts[1]) else { throw wrong(key, "a colour") }
      return color.withAlpha(alpha)
    }
    let numbers = try numbers(key, count: 4)
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// One of an enumeration's words.
  package func word<Value: RawRepresentable>(_ key: String) throws(LayoutTextError) -> Value
  where Value.RawValue == String {
    let text = try string(key)
    guard let word = Value(rawValue: text) else { throw wrong(key, "a word that is known, it is '\(text)'") }
    return word
  }

  /// A place in a source; nil where there is none.
  package func place(_ value: JSONValue?) -> SourceSpan? {
    guard let value, let file = value["file"]?.string, let line = value["line"]?.integer else { return nil }
    return SourceSpan(
      file: file, line: line, column: value["column"]?.integer ?? 1, length: value["length"]?.integer ?? 1)
  }
}
