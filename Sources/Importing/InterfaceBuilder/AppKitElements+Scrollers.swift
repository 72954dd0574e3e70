import ProofModel

/// Scrollers in files.
extension AppKitElements {
  /// The ids of scrollers that their scroll views show only while there is something to scroll: whether they are hidden is what
  /// the canvas showed last.
  static func selfHidingScrollers(in element: XMLElement) -> Set<String> {
    var found: Set<String> = []
    func visit(_ element: XMLElement) {
      if element.name == "scrollView", element.flag("autohidesScrollers") == true {
        found.formUnion(element.children.filter { $0.name == "scroller" }.compactMap { $0["id"] })
      }
      for child in element.children { visit(child) }
    }
    visit(element)
    return found
  }
}
