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

    /// Interface Builder's elements of that kind.
    fileprivate var elements: [String] {
      switch self {
      case .scene: return ["sceneKitView", "sceneView"]
      case .augmentedReality: return ["arscnView", "arskView", "arView"]
      case .sprites: return ["skView"]
      case .metal: return ["mtkView"]
      case .openGL: return ["glkView", "openGLView"]
      }
    }
  }

  /// All known kinds, in the order of the documentation.
  package static let facts: [Facts] =
    plain
    + Graphics.allCases.map { Facts(.graphics($0), $0.rawValue, [.clips, .bounded, .pictured], elements: $0.elements) }

  private static let plain: [Facts] = [
    Facts(
      .view, "view", uikit: "UIView", [.blank],
      elements: [
        "view", "customView", "tableViewCellContentView", "collectionViewCellContentView", "control",
        "tableHeaderView", "window", "clipView", "tableCellView", "matrix",
      ]),
    Facts(
      .label, "label", uikit: "UILabel", appkit: "NSTextField",
      [.text, .alwaysText, .cutsText, .essential, .centersText, .blank, .hugsInLibrary, .bareInSpecs],
      elements: ["label"], hugging: (251, 251), onMac: 750, macInsets: EdgeInsets(left: 2, right: 2)),
    Facts(
      .button, "button", uikit: "UIButton", appkit: "NSButton",
      [
        .text, .alwaysText, .cutsText, .control, .essential, .centersText, .centersLines, .ownHeight, .titledOnMac,
        .styled,
      ],
      elements: ["button", "popUpButton"], onMac: 750, style: .system, lineBreak: .truncateMiddle,
      blankStyles: [.custom, .system, .plain]),
    Facts(
      .textField, "text-field", uikit: "UITextField", appkit: "NSTextField",
      [
        .text, .alwaysText, .cutsText, .control, .clips, .essential, .centersText, .ownHeight, .fillsRow, .titledOnMac,
        .styled,
      ],
      elements: ["textField", "secureTextField", "comboBox", "tokenField"], onMac: 750, style: .rounded,
      ground: .field, contentInsets: .field, blankStyles: [.none]),
    Facts(
      .textView, "text-view", uikit: "UITextView",
      [.text, .alwaysText, .control, .clips, .bounded, .scrolls, .essential, .blank], elements: ["textView"],
      font: FontDescriptor(size: 14), lineBreak: .wordWrap, ground: .page, contentInsets: .page),
    Facts(
      .image, "image", uikit: "UIImageView", appkit: "NSImageView", [.pictured, .blank, .hugsInLibrary],
      elements: ["imageView"]),
    Facts(
      .switch, "switch", uikit: "UISwitch", [.control, .essential, .keepsSize, .slight], elements: ["switch"],
      hugging: (750, 750), alignmentInsets: EdgeInsets(right: 2), attributes: [Attribute(.on, "on")]),
    Facts(
      .slider, "slider", uikit: "UISlider",
      [.control, .ranged, .scaled, .essential, .ownHeight, .slight, .styled], elements: ["slider"], onMac: 750,
      alignmentInsets: EdgeInsets(left: 2, bottom: 1, right: 2),
      attributes: [Attribute(.value, "value"), Attribute(.minimum, "minValue"), Attribute(.maximum, "maxValue")],
      cell: Attribute.range),
    Facts(
      .stepper, "stepper", uikit: "UIStepper", [.control, .ranged, .scaled, .essential, .keepsSize, .slight],
      elements: ["stepper"], hugging: (750, 750), maximum: 100, cell: Attribute.range),
    Facts(
      .segmented, "segmented", uikit: "UISegmentedControl",
      [.control, .essential, .centersLines, .ownHeight, .slight, .styled], elements: ["segmentedControl"], onMac: 750,
      font: FontDescriptor(size: 13), alignmentInsets: EdgeInsets(bottom: 1),
      attributes: [Attribute(.selected, "selectedSegmentIndex")]),
    Facts(
      .progress, "progress", uikit: "UIProgressView", appkit: "NSProgressIndicator",
      [.ranged, .essential, .ownHeight, .slight, .bareInSpecs, .styled],
      elements: ["progressView", "progressIndicator"], hugging: (250, 750), attributes: [Attribute(.value, "progress")]),
    Facts(
      .pageControl, "page-control", uikit: "UIPageControl", [.control, .essential, .ownHeight, .slight],
      elements: ["pageControl"], attributes: [Attribute(.pages, "numberOfPages")]),
    Facts(
      .spinner, "spinner", uikit: "UIActivityIndicatorView", appkit: "NSProgressIndicator",
      [.essential, .keepsSize, .slight, .styled], elements: ["activityIndicatorView"], hugging: (750, 750),
      style: .medium),
    Facts(
      .separator, "separator", uikit: "UIView", appkit: "NSBox", [.ownHeight, .directed], onMac: 750,
      ground: .separator, macInsets: EdgeInsets(top: 2, bottom: 2)),
    Facts(.stack, "stack", uikit: "UIStackView", appkit: "NSStackView", [.blank], elements: ["stackView"]),
    Facts(.grid, "grid", uikit: "UIView", appkit: "NSGridView", elements: ["gridView"]),
    Facts(.scroll, "scroll", uikit: "UIScrollView", [.clips, .bounded, .scrolls, .blank], elements: ["scrollView"]),
    Facts(
      .table, "table", uikit: "UITableView", [.clips, .bounded, .scrolls, .blank, .styled],
      elements: ["tableView", "outlineView"], ground: .content),
    Facts(
      .tableCell, "table-cell", [.text, .clips, .centersText, .styled, .insetByMargins, .followsScreen],
      elements: ["tableViewCell"],
      ground: .content, blankStyles: [.plain]),
    Facts(
      .collection, "collection", [.clips, .bounded, .scrolls, .blank], elements: ["collectionView"], ground: .content),
    Facts(
      .collectionCell, "collection-cell", [.clips, .blank], elements: ["collectionViewCell", "collectionReusableView"]),
    Facts(
      .navigationBar, "navigation-bar", uikit: "UINavigationBar",
      [.text, .centersText, .centersLines, .styled, .followsScreen], elements: ["navigationBar"],
      font: FontDescriptor(size: 17, weight: 600), ground: .bar),
    Facts(
      .tabBar, "tab-bar", uikit: "UITabBar", [.followsScreen], elements: ["tabBar"], font: FontDescriptor(size: 10),
      ground: .bar),
    Facts(.toolbar, "toolbar", uikit: "UIToolbar", [.followsScreen], elements: ["toolbar"], ground: .bar),
    Facts(
      .searchBar, "search-bar", uikit: "UISearchBar",
      [.text, .essential, .centersText, .ownHeight, .fillsRow], elements: ["searchBar", "searchField"], onMac: 750,
      contentInsets: .search),
    Facts(.picker, "picker", uikit: "UIPickerView", [.essential, .pictured, .followsScreen], elements: ["pickerView"]),
    Facts(
      .datePicker, "date-picker", uikit: "UIDatePicker", [.control, .essential, .pictured, .styled, .followsScreen],
      elements: ["datePicker", "datePicker~mac"],
      onMac: 750, style: .wheels),
    Facts(.map, "map", [.clips, .bounded, .pictured], elements: ["mapView"]),
    Facts(
      .web, "web", [.clips, .bounded, .scrolls, .pictured, .blank], elements: ["pdfView", "webView", "wkWebView"]),
    Facts(.visualEffect, "visual-effect", uikit: "UIVisualEffectView", [.pictured], elements: ["visualEffectView"]),
    Facts(.container, "container", [.text, .pictured], elements: ["containerView"]),
    Facts(.guide, "guide", uikit: "UILayoutGuide", [.blank]),
    Facts(.split, "split", [.directed, .styled], elements: ["splitView"], style: .thin),
    Facts(.tabs, "tabs", [.styled], elements: ["tabView"], style: .top, contentInsets: .tabs),
    Facts(.box, "box", uikit: "UIView", appkit: "NSBox", [.text], elements: ["box"]),
    Facts(
      .levelIndicator, "level-indicator", [.ranged, .scaled, .styled], elements: ["levelIndicator"],
      style: .continuous, maximum: 2, cell: Attribute.range),
    Facts(.scroller, "scroller", [.directed], elements: ["scroller"]),
    Facts(.ruleEditor, "rule-editor", elements: ["ruleEditor", "predicateEditor"]),
    Facts(.colorWell, "color-well", [.control], elements: ["colorWell"]),
  ]

  private static let factsByKind = Dictionary(uniqueKeysWithValues: facts.map { ($0.kind, $0) })
  private static let traitsByKind = Dictionary(uniqueKeysWithValues: facts.map { ($0.kind, $0.traits) })
  private static let kindsByName = Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0.kind) })

  /// A kind that we do not know may have a text.
  package var facts: Facts {
    if case .unknown(let name) = self { return Facts(self, name, [.text]) }
    return Self.factsByKind[self] ?? Facts(self, "view")
  }

  /// All known kinds with their word in a spec, in the order of the documentation.
  public static let named: [(kind: ViewKind, name: String)] = facts.map { ($0.kind, $0.name) }

  /// Reads a spec's word; nil for one that is not known.
  public init?(name: String) {
    guard let kind = Self.kindsByName[name] else { return nil }
    self = kind
  }

  /// The spec's word for the kind, `text-field`; an unknown kind's is the name that it came with.
  public var name: String { facts.name }

  /// Whether the kind has a trait, or all of several, by the table of facts.
  package func has(_ trait: Traits) -> Bool { (Self.traitsByKind[self] ?? facts.traits).contains(trait) }
  /// Whether it takes part in layout only.
  package var isGuide: Bool { self == .guide }
  /// Whether it lays out a text of its own.
  package var hasText: Bool { has(.text) }
  /// Whether it shows nothing by itself in a look, so that only what it is given is seen.
  package func isBlank(_ style: ControlStyle?) -> Bool { has(.blank) || facts.blankStyles.contains(style ?? .plain) }
  /// Whether it is touched and can be disabled.
  package var isControl: Bool { has(.control) }
}
