public import Foundation

/// How a bar looks (UIKit's `UIBarAppearance`): kept; bars are drawn in the system's look.
open class BarAppearance: NSObject {
  open var backgroundColor: Color?
  open var backgroundImage: Image?
  open var backgroundEffect: BlurEffect?
  open var shadowColor: Color?
  open var shadowImage: Image?
  public override init() { super.init() }
  public init(idiom: UserInterfaceIdiom) { super.init() }
  public init(barAppearance: BarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    super.init()
  }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() { backgroundColor = .clear }
  open override func copy() -> Any { self }
}

/// Of a navigation bar.
open class NavigationBarAppearance: BarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = Offset.zero
  open var buttonAppearance = BarButtonItemAppearance()
  open var backButtonAppearance = BarButtonItemAppearance()
  open var doneButtonAppearance = BarButtonItemAppearance()
  open var prominentButtonAppearance = BarButtonItemAppearance()
  open var backIndicatorImage: Image { Image() }
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {}
}

/// Of a tab bar.
open class TabBarAppearance: BarAppearance {
  open var stackedLayoutAppearance = TabBarItemAppearance()
  open var inlineLayoutAppearance = TabBarItemAppearance()
  open var compactInlineLayoutAppearance = TabBarItemAppearance()
  open var selectionIndicatorTintColor: Color?
  open var stackedItemPositioning = TabBar.ItemPositioning.automatic
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemWidth: CGFloat = 0
}

/// Of a toolbar.
open class ToolbarAppearance: BarAppearance {
  open var buttonAppearance = BarButtonItemAppearance()
  open var doneButtonAppearance = BarButtonItemAppearance()
}

/// Of a bar's buttons.
open class BarButtonItemAppearance: NSObject {
  public override init() { super.init() }
  public init(style: BarButtonItem.Style) { super.init() }
  open var normal = BarItemStateAppearance()
  open var highlighted = BarItemStateAppearance()
  open var disabled = BarItemStateAppearance()
  open var focused = BarItemStateAppearance()
  open func configureWithDefault(for style: BarButtonItem.Style) {}
}

/// Of a tab bar's items.
open class TabBarItemAppearance: NSObject {
  public override init() { super.init() }
  public init(style: Int) { super.init() }
  open var normal = BarItemStateAppearance()
  open var selected = BarItemStateAppearance()
  open var disabled = BarItemStateAppearance()
  open var focused = BarItemStateAppearance()
}

/// In one state.
open class BarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: Color?
  open var badgeBackgroundColor: Color?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = Offset.zero
  open var backgroundImage: Image?
}

/// The looks of old bars.
public enum BarStyle: Int, Sendable {
  case `default`, black, blackTranslucent
  public static let blackOpaque = BarStyle.black
}
/// For which heights of bars.
public enum BarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Where a bar is.
public enum BarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// What has a place as a bar.
public protocol BarPositioning: AnyObject { var barPosition: BarPosition { get } }
extension NavigationBar: BarPositioning { public var barPosition: BarPosition { .top } }
extension Toolbar: BarPositioning { public var barPosition: BarPosition { .bottom } }
extension SearchBar: BarPositioning { public var barPosition: BarPosition { .any } }
/// Asked where a bar is; nobody asks.
public protocol BarPositioningDelegate: AnyObject {
  func position(for bar: any BarPositioning) -> BarPosition
}
extension BarPositioningDelegate {
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}
/// Asked about a navigation bar.
public protocol NavigationBarDelegate: BarPositioningDelegate {}

/// How far something is moved (UIKit's `UIOffset`).
public struct Offset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let zero = Offset()
}

// Looks that are set for all of a kind (UIKit's `UIAppearance`) are set on an instance that nobody sees.

extension View {
  /// An instance that nobody sees.
  public class func appearance() -> Self { unseen() }
  /// An instance that nobody sees.
  public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { unseen() }
  /// An instance that nobody sees.
  public class func appearance(for traits: TraitCollection) -> Self { unseen() }

  private class func unseen() -> Self {
    let made: View
    switch self {
    case is NavigationBar.Type: made = NavigationBar()
    case is TabBar.Type: made = TabBar()
    case is Toolbar.Type: made = Toolbar()
    case is Label.Type: made = Label()
    case is Button.Type: made = Button()
    case is Switch.Type: made = Switch()
    case is Slider.Type: made = Slider()
    case is SegmentedControl.Type: made = SegmentedControl()
    case is TextField.Type: made = TextField()
    case is TextView.Type: made = TextView()
    case is TableView.Type: made = TableView()
    case is TableViewCell.Type: made = TableViewCell()
    case is PageControl.Type: made = PageControl()
    case is SearchBar.Type: made = SearchBar()
    case is ImageView.Type: made = ImageView()
    case is ActivityIndicatorView.Type: made = ActivityIndicatorView()
    case is ProgressView.Type: made = ProgressView()
    default: made = View()
    }
    guard let own = made as? Self ?? makeForReuse(frame: .zero) as? Self else {
      fatalError("\(self).appearance(): a class of one's own has no looks here; set them where it is made")
    }
    return own
  }
}
extension BarItem {
  /// An item that nobody sees.
  public class func appearance() -> BarButtonItem { BarButtonItem() }
  /// An item that nobody sees.
  public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> BarButtonItem { BarButtonItem() }
}

/// Whose looks can be set for all of its class (UIKit's `UIAppearance`).
public protocol AppearanceProviding: AnyObject {}
extension View: AppearanceProviding {}
extension BarItem: AppearanceProviding {}
/// What such looks can be set within (UIKit's `UIAppearanceContainer`).
public protocol AppearanceContaining: AnyObject {}
extension View: AppearanceContaining {}
extension ViewController: AppearanceContaining {}
