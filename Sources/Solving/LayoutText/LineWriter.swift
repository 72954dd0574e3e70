import ProofModel

/// Writes JSON bytes, one object to a line, leaving out what has its default; made for many small files that are hashed.
package struct LineWriter {
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  package init() { bytes.reserveCapacity(1 << 15) }

  /// A line of its own that is no member: brackets and keys of the outermost object.
  package mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A list under a key, one element to a line.
  package mutating func list<Elements: Collection>(
    _ key: String, _ elements: Elements, isLast: Bool = false, _ write: (inout LineWriter, Elements.Element) -> Void
  ) {
    bytes += "\"\(key)\": [".utf8
    for (position, element) in elements.enumerated() {
      bytes += (position == 0 ? "\n" : ",\n").utf8
      object { write(&$0, element) }
    }
    bytes += (elements.isEmpty ? "]" : "\n]").utf8
    bytes += (isLast ? "\n" : ",\n").utf8
  }

  /// One object with the members that the body writes.
  package mutating func object(_ body: (inout LineWriter) -> Void) {
    let wasFirst = isFirst
    isFirst = true
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    isFirst = wasFirst
  }

  /// Begins a member of an object.
  package mutating func key(_ name: String) {
    if !isFirst { bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: " ")]
  }

  // MARK: Members

  /// A text as a member; nothing where it is nil.
  package mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: String, default standard: String) {
    if value != standard { member(name, value) }
  }

  mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Double, default standard: Double) {
    if value != standard { member(name, value) }
  }

  mutating func member(_ name: String, _ value: Int, default standard: Int) {
    if value != standard { member(name, Double(value)) }
  }

  mutating func member(_ name: String, _ value: Bool, default standard: Bool) {
    guard value != standard else { return }
    key(name)
    bytes += (value ? "true" : "false").utf8
  }

  /// A list of numbers as a member; nothing where it is nil.
  package mutating func member(_ name: String, _ values: [Double]?) {
    guard let values else { return }
    key(name)
    numbers(values)
  }

  mutating func member(_ name: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    key(name)
    array(values) { $0.string($1) }
  }

  mutating func member(_ name: String, _ rect: Rect) {
    member(name, [rect.x, rect.y, rect.width, rect.height])
  }

  mutating func member(_ name: String, _ size: Size?) {
    guard let size else { return }
    member(name, [size.width, size.height])
  }

  mutating func member(_ name: String, _ insets: EdgeInsets, default standard: EdgeInsets = .zero) {
    if insets != standard { member(name, [insets.top, insets.left, insets.bottom, insets.right]) }
  }

  /// `#RRGGBB`, with `@` and the opacity where that is not 1; four components where the hexadecimal digits say less.
  mutating func member(_ name: String, _ color: Color?, default standard: Color? = nil) {
    guard let color, color != standard else { return }
    key(name)
    guard let hex = color.exactHex else { return numbers([color.red, color.green, color.blue, color.alpha]) }
    string(color.alpha == 1 ? hex : "\(hex)@\(color.alpha.shortText(digits: 6))")
  }

  // MARK: Values

  /// A list, with what writes each of its elements.
  package mutating func array<Elements: Collection>(
    _ values: Elements, _ write: (inout LineWriter, Elements.Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      if position > 0 { bytes += [UInt8(ascii: ","), UInt8(ascii: " ")] }
      write(&self, value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func numbers(_ values: [Double]) { array(values) { $0.number($1) } }

  /// At most six decimals; an infinite one as a text, since JSON has none.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return string(value.shortText) }
    let whole = value.rounded()
    if whole == value, value.magnitude < 1e15 {
      // Most numbers of a layout are whole, and -0 must not differ from 0.
      return digits(Int(whole))
    }
    bytes += value.shortText(digits: 6).utf8
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    if value.magnitude < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(value.magnitude)) }
    bytes += String(value.magnitude).utf8
  }

  /// A text in quotation marks.
  package mutating func string(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    guard isPlain else {
      bytes += DiagnosticPrinter.quoted(text).utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Color {
  /// The colour without its opacity in hexadecimal, where reading that gives the very same components.
  fileprivate var exactHex: String? {
    let parts = [red, green, blue]
    guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let values = parts.map { UInt8(($0 * 255).rounded()) }
    guard zip(parts, values).allSatisfy({ $0 == Double($1) / 255 }) else { return nil }
    return "#" + hexDigits
  }
}
