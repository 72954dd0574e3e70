/// What a view is, by the spec's word for it; Interface Builder's element names map to these.
public enum ViewKind: Hashable, Sendable {
  case view, label, button, textField, textView, image, `switch`, slider, stepper, segmented, progress
  case pageControl, spinner, separator, stack, grid, scroll, table, tableCell, collection, collectionCell
  case navigationBar, tabBar, toolbar, searchBar, picker, datePicker, map, web, visualEffect, container, colorWell
  // AppKit's
  case split, tabs, box, levelIndicator, scroller, ruleEditor
  /// Drawn by the app's own code.
  case graphics(Graphics)
  /// A layout guide of the user's own: takes part in layout, is never drawn.
  case guide
  /// A kind we do not know: laid out as a plain view and drawn as a box with this name.
  case unknown(String)

  /// What draws a view's content.
  public enum Graphics: String, Hashable, Sendable, CaseIterable {
    case scene = "scene-view"
    case augmentedReality = "ar-view"
    case sprites = "sprite-view"
    case metal = "metal-view"
    case openGL = "gl-view"
  }

  /// All known kinds with their word in a spec, in the order of the documentation.
  public static let named: [(kind: ViewKind, name: String)] =
    [
      (.view, "view"), (.label, "label"), (.button, "button"), (.textField, "text-field"),
      (.textView, "text-view"), (.image, "image"), (.switch, "switch"), (.slider, "slider"),
      (.stepper, "stepper"), (.segmented, "segmented"), (.progress, "progress"), (.pageControl, "page-control"),
      (.spinner, "spinner"), (.separator, "separator"), (.stack, "stack"), (.grid, "grid"), (.scroll, "scroll"),
      (.table, "table"), (.tableCell, "table-cell"), (.collection, "collection"),
      (.collectionCell, "collection-cell"), (.navigationBar, "navigation-bar"), (.tabBar, "tab-bar"),
      (.toolbar, "toolbar"), (.searchBar, "search-bar"), (.picker, "picker"), (.datePicker, "date-picker"),
      (.map, "map"), (.web, "web"), (.visualEffect, "visual-effect"), (.container, "container"), (.guide, "guide"),
      (.split, "split"), (.tabs, "tabs"), (.box, "box"), (.levelIndicator, "level-indicator"), (.scroller, "scroller"),
      (.ruleEditor, "rule-editor"),
      (.colorWell, "color-well"),
    ] + Graphics.allCases.map { (.graphics($0), $0.rawValue) }

  /// Reads a spec's word; nil for one that is not known.
  public init?(name: String) {
    guard let kind = Self.named.first(where: { $0.name == name })?.kind else { return nil }
    self = kind
  }

  public var name: String {
    if case .unknown(let name) = self { return name }
    return Self.named.first { $0.kind == self }?.name ?? "view"
  }
}
