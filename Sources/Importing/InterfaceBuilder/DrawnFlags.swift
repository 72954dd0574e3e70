public import ProofModel

/// What Interface Builder noted about views when a file was saved: `misplaced="YES"` and `ambiguous="YES"`.
public struct DrawnFlags: Sendable {
  /// By view id, with the place of the element.
  public private(set) var misplaced: [String: SourceSpan] = [:]
  public private(set) var ambiguous: [String: SourceSpan] = [:]

  /// Complexity: O(elements).
  init(_ file: InterfaceBuilderFile) { collect(file.root, file) }

  private mutating func collect(_ element: XMLElement, _ file: InterfaceBuilderFile) {
    if let id = element["id"] {
      if element.flag("misplaced") == true { misplaced[id] = file.span(element) }
      if element.flag("ambiguous") == true { ambiguous[id] = file.span(element) }
    }
    for child in element.children { collect(child, file) }
  }
}
