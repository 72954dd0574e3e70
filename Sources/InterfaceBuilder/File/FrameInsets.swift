import ProofModel
import XMLParsing

/// Frames as the first Xcode 8 wrote them, by distances from the superview's sides
/// (`<frame key="frameInset" minX="20" minY="124" width="50" height="50"/>`): read as the rectangles of all others.
///
/// A distance that is not written is 0, and a width or a height that is not written is what the distances leave where
/// the view's mask lets it grow or both ends are given, else 0: a table's footer of no height has `minY` and `width` alone
/// (iPokeGo, whose save before has it as a rectangle).
/// Where neither distance is written, the one is 0 that the mask keeps: `flexibleMinY` with a height alone lies at the bottom
/// (a toolbar of blockchain-certificates' wallet, which the next save has at 623 of 667). A distance or a length in per cent is
/// that share of what those in points leave, to half a point (`minX="49.75%"` of 174 in 375: 100; `width="25.62%"` beside
/// `minX="51"`: 83; 49 of 50 views of pulse-ios are so in its next save, which moved the other).
enum FrameInsets {
  /// The document with rectangles in their place; itself where it has none.
  static func resolved(_ document: XMLElement) -> XMLElement {
    holdsAny(document) ? resolved(document, in: Size(width: 0, height: 0)) : document
  }

  private static func isInset(_ element: XMLElement) -> Bool {
    element.name == "frame" && element["key"] == "frameInset"
  }

  private static func holdsAny(_ element: XMLElement) -> Bool {
    isInset(element) || element.children.contains(where: holdsAny)
  }

  private static func resolved(_ element: XMLElement, in superview: Size) -> XMLElement {
    var element = element
    if let index = element.children.firstIndex(where: isInset) {
      let mask = element.child(key: "autoresizingMask")
      element.children[index] = rect(
        element.children[index], in: superview,
        mask: mask)
    }
    let size = element.frame?.size ?? superview
    element.children = element.children.map { resolved($0, in: size) }
    return element
  }

  private static func rect(_ inset: XMLElement, in superview: Size, mask: XMLElement?) -> XMLElement {
    func side(
      _ least: String, _ most: String, _ length: String, _ whole: Double, _ axis: (letter: String, size: String)
    ) -> (start: Double, length: Double) {
      func isFlexible(_ name: String) -> Bool { mask?.flag(name) ?? false }
      let grows = isFlexible("\(axis.size)Sizable")
      let isAtEnd = isFlexible("flexibleMin\(axis.letter)") && !isFlexible("flexibleMax\(axis.letter)")
      let points = [least, most, length].filter { inset[$0]?.hasSuffix("%") == false }.compactMap(inset.number)
      let free = whole - points.reduce(0, +)
      func value(_ name: String) -> Double? {
        guard let text = inset[name], text.hasSuffix("%") else { return inset.number(name) }
        return Double(text.dropLast()).map { ($0 / 50 * free).rounded() / 2 }
      }
      let (start, end, given) = (value(least), value(most), value(length))
      let isLeft = grows || (start == nil) == (end == nil)
      let length = given ?? (isLeft ? max(0, whole - (start ?? 0) - (end ?? 0)) : 0)
      return (start ?? end.map { whole - $0 - length } ?? (isAtEnd ? whole - length : 0), length)
    }
    let across = side("minX", "maxX", "width", superview.width, ("X", "width"))
    let down = side("minY", "maxY", "height", superview.height, ("Y", "height"))
    var rect = inset
    rect.name = "rect"
    rect.attributes = [
      ("key", "frame"), ("x", "\(across.start)"), ("y", "\(down.start)"), ("width", "\(across.length)"),
      ("height", "\(down.length)"),
    ]
    return rect
  }
}
