public import Foundation

/// What a bar shows of a controller.
open class BarItem: AccessibleObject {
  open var title: String?
  open var image: Image?
  open var accessibilityIdentifier: String?
  open var imageInsets = EdgeInsets.zero
  open var landscapeImagePhone: Image?
  private var attributes: [Control.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var isEnabled = true
  open var tag = 0
}

open class TabBarItem: BarItem {
  open var badgeValue: String?
  /// The system's, by its name.
  var sign: String?
  open var badgeColor: Color?
  open var selectedImage: Image?
  open var titlePositionAdjustment = Offset.zero
  open var standardAppearance: TabBarAppearance?
  open var scrollEdgeAppearance: TabBarAppearance?
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {}
  /// Items that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: "\(item)".prefix(1).uppercased() + "\(item)".dropFirst(), image: nil, tag: tag)
    sign = "\(item)"
  }

  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

open class BarButtonItem: BarItem {
  open var customView: View?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: Color?
  open var target: AnyObject?
  open var action: Selector?
  open var primaryAction: Action?
  open var menu: Menu?
  open var isHidden = false
  open var isSelected = false
  var system: SystemItem?
  open var possibleTitles: Set<String>?
  open var menuRepresentation: MenuElement?
  open func setBackgroundImage(_ image: Image?, for state: Control.State, barMetrics: BarMetrics) {}
  open func setTitlePositionAdjustment(_ adjustment: Offset, for metrics: BarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: Offset, for metrics: BarMetrics) {}
  open func setBackButtonBackgroundImage(_ image: Image?, for state: Control.State, barMetrics: BarMetrics) {}

  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init()
    title = systemItem.title
    system = systemItem
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    take(target, action)
  }

  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    take(target, action)
  }

  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: item)
    take(target, action)
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// A gap that takes what is left.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }
  /// A gap.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// The looks it can have.
  public enum Style: Int, Sendable { case plain, bordered, done, prominent }
  /// Items that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    case pageCurl, writingTools

    /// By the word of a storyboard.
    init?(name: String) {
      let known: [SystemItem] = [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
        .bookmarks,
        .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
        .pageCurl,
      ]
      guard let item = known.first(where: { "\($0)" == name }) else { return nil }
      self = item
    }

    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: return nil
      default: return "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }
}

/// What a navigation bar shows of a controller.
open class NavigationItem: NSObject {
  open var title: String?
  open var titleView: View?
  open var prompt: String?
  open var hidesBackButton = false
  /// The first of several.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of several.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [BarButtonItem]?
  open var rightBarButtonItems: [BarButtonItem]?
  open var backButtonTitle: String?
  open var backBarButtonItem: BarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false
  open var searchController: SearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  open var standardAppearance: NavigationBarAppearance?
  open var compactAppearance: NavigationBarAppearance?
  open var scrollEdgeAppearance: NavigationBarAppearance?
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  open var titleMenuProvider: (([MenuElement]) -> Menu?)?
  open var rightBarButtonItemGroups: [Any] = []
  open var subtitle: String?
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  /// What stands beside the back arrow.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public init(title: String = "") { self.title = title.isEmpty ? nil : title }
  /// When a large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
}
