/// What Interface Builder sets by name, `@IBOutlet` and `@IBInspectable`: each class gets a method that takes a value by
/// the property's name, as Objective-C's runtime would do it, with the property's observers.
extension Rewriter {
  mutating func addOutlets() {
    for found in ClassTable.classes(in: source) {
      guard let root = table.root(of: found.name), Self.isLoaded(root) else { continue }
      let properties = outlets(of: found)
      guard !properties.isEmpty else { continue }
      let cases = properties.map { property in
        "case \"\(property.name)\": guard let taken = outletValue(value, as: (\(property.type)).self) else { return false }; "
          + "self.\(property.name) = taken; return true"
      }
      insert(
        " public override func takeOutlet(_ name: String, _ value: Any) -> Bool? { switch name { "
          + cases.joined(separator: "; ") + "; default: return super.takeOutlet(name, value) } };",
        after: found.body)
    }
  }

  /// Whether UIKit makes objects of that class from files.
  private static func isLoaded(_ root: String) -> Bool {
    let kinds = [
      "View", "Cell", "Controller", "Button", "Label", "Control", "Field", "Window", "Slider", "Switch", "Stepper",
      "Bar",
      "Picker", "Responder",
    ]
    return root.hasPrefix("UI") && !root.hasSuffix("PresentationController") && kinds.contains { root.hasSuffix($0) }
  }

  private func outlets(of found: ClassTable.Class) -> [(name: String, type: String)] {
    var result: [(name: String, type: String)] = []
    let end = source.closing(found.body)
    var place = found.body + 1
    while place < end {
      if ["(", "[", "{"].contains(source.text(place)) {
        place = source.closing(place)
      } else if source.text(place) == "@",
        source.text(place + 1) == "IBOutlet" || source.text(place + 1) == "IBInspectable"
      {
        if let property = property(after: place + 1, before: end) { result.append(property) }
      }
      place += 1
    }
    return result
  }

  /// The variable's name and its type without a mark of optionality; nil where the type is not written.
  private func property(after attribute: Int, before end: Int) -> (name: String, type: String)? {
    var place = attribute + 1
    while place < end, source.text(place) != "var" {
      // Modifiers, with `(set)` and the like.
      guard source.isWord(place) || ["(", ")", "@"].contains(source.text(place)), source.text(place) != "func",
        source.text(place) != "let"
      else { return nil }
      place += 1
    }
    guard place + 3 < end, source.isWord(place + 1), source.text(place + 2) == ":" else { return nil }
    let first = place + 3
    var last = first - 1
    var next = first
    while next < end {
      let text = source.text(next)
      if text == "=" || text == "{" || text == "}" || text == ";" || text == "," { break }
      if next > first, source.beginsLine(next) { break }
      if text == "(" || text == "[" || text == "<" { next = text == "<" ? next : source.closing(next) }
      last = next
      next += 1
    }
    guard last >= first, source.text(next) != "," else { return nil }
    while last > first, source.text(last) == "!" || source.text(last) == "?" { last -= 1 }
    return (source.text(place + 1), source.source(first...last).split(separator: "\n").joined(separator: " "))
  }
}
