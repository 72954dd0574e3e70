import ProofModel
import XMLParsing

/// Which bars a controller's view ends at instead of lying below them: of edges that it is not extended over
/// (`edgesForExtendedLayout`), and of opaque bars (`translucent="NO"`) unless it includes them. Interface Builder's
/// canvases are as much smaller: 603 or 554 of 667 points.
struct ExtendedEdges: Hashable {
  /// The navigation bar.
  var endsAtTop = false
  /// The tab bar.
  var endsAtBottom = false

  /// - Parameters:
  ///   - stack: the navigation controller around it, whose bar is shown.
  ///   - tabs: the tab controller around it.
  init(_ controller: XMLElement?, stack: XMLElement?, tabs: XMLElement?) {
    guard let controller else { return }
    let edges = controller.child(key: "edgesForExtendedLayout")
    let includes = controller.flag("extendedLayoutIncludesOpaqueBars") == true
    func ends(_ container: XMLElement?, _ bar: String, _ edge: String) -> Bool {
      guard let container else { return false }
      if let edges, edges.flag(edge) != true { return true }
      return !includes && container.child(key: bar)?.isOpaqueBar == true
    }
    endsAtTop = ends(stack, "navigationBar", "top")
    endsAtBottom = ends(tabs, "tabBar", "bottom")
  }

  var isWhole: Bool { !endsAtTop && !endsAtBottom }

  /// The rules that hold a view between the bars of the one that it lies in.
  func group(_ view: String, in outer: String, _ span: SourceSpan, when condition: Condition = .always)
    -> ConstraintGroup
  {
    let root = ItemReference.Target.view(outer)
    let safe = ItemReference.Target.guide(.safe, of: outer)
    return Rules.group(
      "extent",
      [
        (view, .top, endsAtTop ? safe : root, .top, 0), (view, .bottom, endsAtBottom ? safe : root, .bottom, 0),
        (view, .leading, root, .leading, 0), (view, .trailing, root, .trailing, 0),
      ], span, when: condition)
  }
}

extension XMLElement {
  /// Whether it is a bar through which nothing shows (`UINavigationBar.isTranslucent`, `UITabBar.isTranslucent`; docs).
  var isOpaqueBar: Bool { flag("translucent") == false }
}
