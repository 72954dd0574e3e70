import ProofModel
import XMLParsing

/// Scrollers in files.
extension AppKitElements {
  /// Where a scroll view puts a scroller that is hidden, in its own coordinates: along its far edge (`NSScrollView.tile`). Files
  /// keep a place of long ago, which may leave nothing of it in a smaller scroll view. Nil for all other views.
  static func tiled(_ scroller: XMLElement, in scrollView: XMLElement?) -> Rect? {
    guard scroller.name == "scroller", scroller.flag("hidden") == true, let scrollView,
      scrollView.name == "scrollView", let outer = scrollView.frame, let frame = scroller.frame
    else { return nil }
    if scroller.flag("horizontal") == true {
      return Rect(x: 0, y: outer.height - frame.height, width: outer.width, height: frame.height)
    }
    return Rect(x: outer.width - frame.width, y: 0, width: frame.width, height: outer.height)
  }

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
