import ProofModel
import XMLParsing

/// Frames as the first Xcode 8 wrote them, by distances from the superview's sides
/// (`<frame key="frameInset" minX="20" minY="124" width="50" height="50"/>`): read as the rectangles of all others.
///
/// A distance that is not written is 0, and a width or a height that is not written is what the distances leave where
/// the view's mask lets it grow or both ends are given, else 0: a table's footer of no height has `minY` and `width` alone
/// (iPokeGo, whose save before has it as a rectangle). A
/// distance in per cent is that share of what the length leaves (`minX="49.75%"` of 174 in 375: 100, as the next save of
/// the file has it).
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
        grows: (mask?.flag("widthSizable") ?? false, mask?.flag("heightSizable") ?? false))
    }
    let size = element.frame?.size ?? superview
    element.children = element.children.map { resolved($0, in: size) }
    return element
  }

  private static func rect(
    _ inset: XMLElement, in superview: Size, grows: (across: Bool, down: Bool)
  ) -> XMLElement {
    func side(
      _ least: String, _ most: String, _ length: String, _ whole: Double, grows: Bool
    ) -> (start: Double, length: Double) {
      let given = inset.number(length)
      func distance(_ name: String) -> Double? {
        guard let text = inset[name], text.hasSuffix("%") else { return inset.number(name) }
        return Double(text.dropLast()).map { ($0 / 100 * (whole - (given ?? 0))).rounded() }
      }
      let (start, end) = (distance(least), distance(most))
      let isLeft = grows || (start == nil) == (end == nil)
      let length = given ?? (isLeft ? max(0, whole - (start ?? 0) - (end ?? 0)) : 0)
      return (start ?? end.map { whole - $0 - length } ?? 0, length)
    }
    let across = side("minX", "maxX", "width", superview.width, grows: grows.across)
    let down = side("minY", "maxY", "height", superview.height, grows: grows.down)
    var rect = inset
    rect.name = "rect"
    rect.attributes = [
      ("key", "frame"), ("x", "\(across.start)"), ("y", "\(down.start)"), ("width", "\(across.length)"),
      ("height", "\(down.length)"),
    ]
    return rect
  }
}
