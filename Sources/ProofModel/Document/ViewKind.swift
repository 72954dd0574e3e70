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

  /// What a kind is, so that no list of kinds stands elsewhere.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Lays out a text of its own.
    package static let text = Traits(rawValue: 1)
    /// Its text is cut off, and that is told, where it does not fit; others scroll.
    package static let cutsText = Traits(rawValue: 2)
    /// Is touched and can be disabled.
    package static let control = Traits(rawValue: 4)
    /// Cuts off what is outside, unless it is told not to.
    package static let clips = Traits(rawValue: 8)
    /// A window onto content of its own: never draws beyond its bounds, and shows more than a line of something.
    package static let bounded = Traits(rawValue: 16)
    /// Has a value between a minimum and a maximum, and is drawn at the end of it beyond.
    package static let ranged = Traits(rawValue: 32)
    /// Its content moves below bars.
    package static let scrolls = Traits(rawValue: 64)
    /// Is read or touched, so that it has to be seen.
    package static let essential = Traits(rawValue: 128)
    /// Its text stays in the middle of its height.
    package static let centersText = Traits(rawValue: 256)
    /// Draws in its own size, whatever its frame is.
    package static let keepsSize = Traits(rawValue: 512)
    /// Shows pictures, materials or content of its own, which no colour describes.
    package static let pictured = Traits(rawValue: 1024)
    /// Its minimum and maximum are its own to say.
    package static let scaled = Traits(rawValue: 2048)
    /// Has looks to choose from.
    package static let styled = Traits(rawValue: 4096)
    /// Its own size follows the screen's: bars and cells are as wide, wheels are lower in compact height.
    package static let followsScreen = Traits(rawValue: 8192)
  }

  /// The facts about one kind that hold in every module; how large it is and how it is drawn lies in files of its name.
  package struct Facts: Sendable {
    package var kind: ViewKind
    /// The spec's word.
    package var name: String
    /// The class whose instances in UIKit's code have this kind; nil where `UIView` stands in for what has none or needs
    /// more than a frame to be made.
    package var uikitClass: String?
    /// The class of AppKit's names that Interface Builder's files make of it; nil where `NSView` stands in.
    package var appkitClass: String?
    package var traits: Traits
    /// Interface Builder's elements of that kind.
    package var elements: [String]
    /// Content hugging in specs and code by axis; an absent value in Interface Builder's files is 250 for every kind.
    ///
    /// Labels 251, text fields 250 (settled); switch, stepper and spinner 750, progress 750 vertically (Interface
    /// Builder's own table and its files).
    package var hugging: (horizontal: Double, vertical: Double)
    /// Vertically on the Mac, where most controls hug at 750.
    package var verticalHuggingOnMac: Double
    /// Its look where nothing is said, the same on every system.
    package var style: ControlStyle
    /// Its maximum where nothing is said.
    package var maximum: Double

    init(
      _ kind: ViewKind, _ name: String, uikit: String? = nil, appkit: String? = nil, _ traits: Traits = [],
      elements: [String] = [], hugging: (Double, Double) = (250, 250), onMac: Double? = nil,
      style: ControlStyle = .plain, maximum: Double = 1
    ) {
      self.kind = kind
      self.name = name
      uikitClass = uikit
      appkitClass = appkit
      self.traits = traits
      self.elements = elements
      self.hugging = hugging
      verticalHuggingOnMac = onMac ?? hugging.1
      self.style = style
      self.maximum = maximum
    }
  }

  /// All known kinds, in the order of the documentation.
  package static let facts: [Facts] =
    plain
    + Graphics.allCases.map { Facts(.graphics($0), $0.rawValue, [.clips, .bounded, .pictured], elements: $0.elements) }

  private static let plain: [Facts] = [
    Facts(
      .view, "view", uikit: "UIView",
      elements: [
        "view", "customView", "tableViewCellContentView", "collectionViewCellContentView", "control",
        "tableHeaderView", "window", "clipView", "tableCellView", "matrix",
      ]),
    Facts(
      .label, "label", uikit: "UILabel", appkit: "NSTextField", [.text, .cutsText, .essential, .centersText],
      elements: ["label"], hugging: (251, 251), onMac: 750),
    Facts(
      .button, "button", uikit: "UIButton", appkit: "NSButton",
      [.text, .cutsText, .control, .essential, .centersText, .styled], elements: ["button", "popUpButton"], onMac: 750),
    Facts(
      .textField, "text-field", uikit: "UITextField", appkit: "NSTextField",
      [.text, .cutsText, .control, .clips, .essential, .centersText, .styled],
      elements: ["textField", "secureTextField", "comboBox", "tokenField"], onMac: 750, style: .rounded),
    Facts(
      .textView, "text-view", uikit: "UITextView", [.text, .control, .clips, .bounded, .scrolls, .essential],
      elements: ["textView"]),
    Facts(.image, "image", uikit: "UIImageView", appkit: "NSImageView", [.pictured], elements: ["imageView"]),
    Facts(
      .switch, "switch", uikit: "UISwitch", [.control, .essential, .keepsSize], elements: ["switch"],
      hugging: (750, 750)),
    Facts(
      .slider, "slider", uikit: "UISlider", [.control, .ranged, .scaled, .essential, .styled], elements: ["slider"],
      onMac: 750),
    Facts(
      .stepper, "stepper", uikit: "UIStepper", [.control, .ranged, .scaled, .essential, .keepsSize],
      elements: ["stepper"], hugging: (750, 750), maximum: 100),
    Facts(
      .segmented, "segmented", uikit: "UISegmentedControl", [.control, .essential, .styled],
      elements: ["segmentedControl"], onMac: 750),
    Facts(
      .progress, "progress", uikit: "UIProgressView", appkit: "NSProgressIndicator", [.ranged, .essential, .styled],
      elements: ["progressView", "progressIndicator"], hugging: (250, 750)
    ),
    Facts(.pageControl, "page-control", uikit: "UIPageControl", [.control, .essential], elements: ["pageControl"]),
    Facts(
      .spinner, "spinner", uikit: "UIActivityIndicatorView", appkit: "NSProgressIndicator",
      [.essential, .keepsSize, .styled], elements: ["activityIndicatorView"], hugging: (750, 750), style: .medium),
    Facts(.separator, "separator", uikit: "UIView", appkit: "NSBox", onMac: 750),
    Facts(.stack, "stack", uikit: "UIStackView", appkit: "NSStackView", elements: ["stackView"]),
    Facts(.grid, "grid", uikit: "UIView", appkit: "NSGridView", elements: ["gridView"]),
    Facts(.scroll, "scroll", uikit: "UIScrollView", [.clips, .bounded, .scrolls], elements: ["scrollView"]),
    Facts(
      .table, "table", uikit: "UITableView", [.clips, .bounded, .scrolls, .styled],
      elements: ["tableView", "outlineView"]),
    Facts(
      .tableCell, "table-cell", [.text, .clips, .centersText, .styled, .followsScreen], elements: ["tableViewCell"]),
    Facts(.collection, "collection", [.clips, .bounded, .scrolls], elements: ["collectionView"]),
    Facts(.collectionCell, "collection-cell", [.clips], elements: ["collectionViewCell", "collectionReusableView"]),
    Facts(
      .navigationBar, "navigation-bar", uikit: "UINavigationBar", [.text, .centersText, .styled, .followsScreen],
      elements: ["navigationBar"]),
    Facts(.tabBar, "tab-bar", uikit: "UITabBar", [.followsScreen], elements: ["tabBar"]),
    Facts(.toolbar, "toolbar", uikit: "UIToolbar", [.followsScreen], elements: ["toolbar"]),
    Facts(
      .searchBar, "search-bar", uikit: "UISearchBar", [.text, .essential, .centersText],
      elements: ["searchBar", "searchField"], onMac: 750),
    Facts(.picker, "picker", uikit: "UIPickerView", [.essential, .pictured, .followsScreen], elements: ["pickerView"]),
    Facts(
      .datePicker, "date-picker", uikit: "UIDatePicker", [.control, .essential, .pictured, .styled, .followsScreen],
      elements: ["datePicker", "datePicker~mac"],
      onMac: 750),
    Facts(.map, "map", [.clips, .bounded, .pictured], elements: ["mapView"]),
    Facts(.web, "web", [.clips, .bounded, .scrolls, .pictured], elements: ["pdfView", "webView", "wkWebView"]),
    Facts(.visualEffect, "visual-effect", uikit: "UIVisualEffectView", [.pictured], elements: ["visualEffectView"]),
    Facts(.container, "container", [.text, .pictured], elements: ["containerView"]),
    Facts(.guide, "guide", uikit: "UILayoutGuide"),
    Facts(.split, "split", [.styled], elements: ["splitView"], style: .thin),
    Facts(.tabs, "tabs", [.styled], elements: ["tabView"], style: .top),
    Facts(.box, "box", uikit: "UIView", appkit: "NSBox", [.text], elements: ["box"]),
    Facts(
      .levelIndicator, "level-indicator", [.ranged, .scaled, .styled], elements: ["levelIndicator"],
      style: .continuous, maximum: 2),
    Facts(.scroller, "scroller", elements: ["scroller"]),
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
  /// Whether it is touched and can be disabled.
  package var isControl: Bool { has(.control) }
}
