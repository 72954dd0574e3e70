internal import ProofModel

extension LayerLook {
  /// One line of words and numbers.
  var word: String {
    var words = LayerWords()
    if corners != 15 { words.add("corners", Double(corners)) }
    if let shadow { words.add(shadow) }
    if let mask {
      words.add("mask")
      words.add(mask)
    }
    for shape in shapes {
      words.add(shape.isAbove ? "above" : "shape")
      words.add(shape.outline)
      if let fill = shape.fill { words.add("fill", fill) }
      if let gradient = shape.gradient {
        words.add("gradient", gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y)
        words.add("stops", Double(gradient.colors.count))
        for (offset, color) in zip(gradient.offsets, gradient.colors) {
          words.add("stop", offset)
          words.add("of", color)
        }
      }
      if let stroke = shape.stroke {
        words.add("line", stroke)
        words.add(shape.hasRoundEnds ? "round" : "butt", shape.lineWidth)
        if !shape.dash.isEmpty {
          words.add("dash", Double(shape.dash.count))
          for length in shape.dash { words.add("of", length) }
        }
      }
      if let shadow = shape.shadow { words.add(shadow) }
    }
    return words.line
  }

  init?(word: String) {
    var words = LayerWords(word)
    while let name = words.next() {
      switch name {
      case "corners":
        guard let mask = words.number(), let mask = Int(exactly: mask) else { return nil }
        corners = mask
      case "shadow":
        guard let shadow = words.shadow() else { return nil }
        if shapes.isEmpty { self.shadow = shadow } else { shapes[shapes.count - 1].shadow = shadow }
      case "mask":
        guard let outline = words.outline() else { return nil }
        mask = outline
      case "shape", "above":
        guard let outline = words.outline() else { return nil }
        shapes.append(LayerShape(outline))
        shapes[shapes.count - 1].isAbove = name == "above"
      default:
        guard !shapes.isEmpty, words.read(name, into: &shapes[shapes.count - 1]) else { return nil }
      }
    }
  }
}

/// Words and numbers with spaces between them, written or read.
private struct LayerWords {
  private var words: [Substring] = []
  private var place = 0
  init() {}
  init(_ line: String) { words = line.split(separator: " ") }
  var line: String { words.joined(separator: " ") }

  mutating func add(_ name: String, _ numbers: Double...) {
    words.append(Substring(name))
    words += numbers.map { Substring($0 == $0.rounded() && abs($0) < 1e9 ? String(Int($0)) : String($0)) }
  }
  mutating func add(_ name: String, _ color: Color) {
    add(name)
    words.append("#" + Substring(color.hexDigitsWithAlpha))
  }
  mutating func add(_ outline: Path) {
    add(outline.isEvenOdd ? "even-odd" : "path", Double(outline.elements.count))
    for element in outline.elements {
      switch element {
      case .move(let point): add("M", point.x, point.y)
      case .line(let point): add("L", point.x, point.y)
      case .curve(let one, let two, let end): add("C", one.x, one.y, two.x, two.y, end.x, end.y)
      case .close: add("Z")
      }
    }
  }
  mutating func add(_ shadow: LayerShadow) {
    add("shadow", shadow.color)
    add(shadow.outline == nil ? "of-box" : "of-path", shadow.offset.x, shadow.offset.y, shadow.radius)
    if let outline = shadow.outline { add(outline) }
  }

  mutating func next() -> String? {
    guard place < words.count else { return nil }
    defer { place += 1 }
    return String(words[place])
  }
  mutating func number() -> Double? { next().flatMap(Double.init) }
  mutating func color() -> Color? { next().flatMap { $0.hasPrefix("#") ? Color(hex: $0) : nil } }
  mutating func point() -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: x, y: y)
  }
  /// A count that the words left can hold.
  mutating func count() -> Int? {
    number().flatMap(Int.init(exactly:)).flatMap { (0...words.count).contains($0) ? $0 : nil }
  }

  mutating func outline() -> Path? {
    guard let winding = next(), ["path", "even-odd"].contains(winding), let count = count() else { return nil }
    var outline = Path([], isEvenOdd: winding == "even-odd")
    for _ in 0..<count {
      switch next() {
      case "M":
        guard let point = point() else { return nil }
        outline.elements.append(.move(point))
      case "L":
        guard let point = point() else { return nil }
        outline.elements.append(.line(point))
      case "C":
        guard let one = point(), let two = point(), let end = point() else { return nil }
        outline.elements.append(.curve(one, two, end))
      case "Z": outline.elements.append(.close)
      default: return nil
      }
    }
    return outline
  }
  mutating func shadow() -> LayerShadow? {
    guard let color = color(), let kind = next(), let offset = point(), let radius = number() else { return nil }
    var shadow = LayerShadow(color: color, offset: offset, radius: radius)
    guard kind == "of-path" else { return shadow }
    guard let outline = outline() else { return nil }
    shadow.outline = outline
    return shadow
  }
  mutating func read(_ name: String, into shape: inout LayerShape) -> Bool {
    switch name {
    case "fill":
      shape.fill = color()
      return shape.fill != nil
    case "gradient":
      guard let from = point(), let to = point(), next() == "stops", let count = count() else { return false }
      var gradient = LayerShape.Gradient(from: from, to: to, offsets: [], colors: [])
      for _ in 0..<count {
        guard next() == "stop", let offset = number(), next() == "of", let color = color() else { return false }
        gradient.offsets.append(offset)
        gradient.colors.append(color)
      }
      shape.gradient = gradient
      return true
    case "line":
      guard let color = color(), let ends = next(), let width = number() else { return false }
      (shape.stroke, shape.hasRoundEnds, shape.lineWidth) = (color, ends == "round", width)
      return true
    case "dash":
      guard let count = count() else { return false }
      for _ in 0..<count {
        guard next() == "of", let length = number() else { return false }
        shape.dash.append(length)
      }
      return true
    default: return false
    }
  }
}
