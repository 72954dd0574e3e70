public import Foundation
internal import ProofModel
internal import Resolving

/// The bar at the top of a navigation controller (UIKit's `UINavigationBar`).
open class NavigationBar: View {
  override var kind: ViewKind { .navigationBar }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: Color?
  open var barStyle = BarStyle.default
  open var shadowImage: Image?
  open var backIndicatorImage: Image?
  open var backIndicatorTransitionMaskImage: Image?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = NavigationBarAppearance()
  open var compactAppearance: NavigationBarAppearance?
  open var scrollEdgeAppearance: NavigationBarAppearance?
  open var compactScrollEdgeAppearance: NavigationBarAppearance?
  open var preferredBehavioralStyle = 0
  open weak var delegate: (any NavigationBarDelegate)?
  open var items: [NavigationItem]? { didSet { title = items?.last?.title } }
  open var topItem: NavigationItem? { items?.last }
  open var backItem: NavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: NavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func setBackgroundImage(_ image: Image?, for metrics: BarMetrics) {}
  open func setBackgroundImage(_ image: Image?, for position: BarPosition, barMetrics: BarMetrics) {}
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: BarMetrics) {}
  var title: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Of a controller's bar: whose items it shows, and what lies below on the stack.
  weak var shown: NavigationItem?
  weak var below: NavigationItem?
  weak var placedTitle: View?

  override func fill(_ content: inout NodeContent) {
    fillButtons(&content)
    guard let title, shown?.titleView == nil else { return }
    content.node.content.text = content.kinds.text(title, font: content.node.content.font, kind: .navigationBar)
    let color = titleColor?.model(content.appearance)
    content.node.content.text?.runs[0].color = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTitleView()
  }
}

/// The bar at the bottom of a tab bar controller (UIKit's `UITabBar`).
open class TabBar: View {
  override var kind: ViewKind { .tabBar }
  open var items: [TabBarItem]?
  open var isTranslucent = true
  open var barTintColor: Color?
  open var barStyle = BarStyle.default
  open var unselectedItemTintColor: Color?
  open var backgroundImage: Image?
  open var shadowImage: Image?
  open var selectionIndicatorImage: Image?
  open var standardAppearance = TabBarAppearance()
  open var scrollEdgeAppearance: TabBarAppearance?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open weak var delegate: (any TabBarDelegate)?
  open var selectedItem: TabBarItem? {
    get { items.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set { selected = items?.firstIndex { $0 === newValue } ?? selected }
  }
  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }
  var selected = 0

  /// How items lie in it.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  override func fill(_ content: inout NodeContent) {
    content.node.content.segments = items?.map { $0.title ?? "" } ?? []
    content.node.content.selected = selected
    fillLook(&content)
  }
}

/// A bar of buttons (UIKit's `UIToolbar`).
open class Toolbar: View {
  override var kind: ViewKind { .toolbar }
  open var items: [BarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: Color?
  open var barStyle = BarStyle.default
  open var standardAppearance = ToolbarAppearance()
  open var compactAppearance: ToolbarAppearance?
  open var scrollEdgeAppearance: ToolbarAppearance?
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(_ image: Image?, forToolbarPosition position: BarPosition, barMetrics: BarMetrics) {}
  open func setShadowImage(_ image: Image?, forToolbarPosition position: BarPosition) {}

  override func fill(_ content: inout NodeContent) {
    content.node.content.segments = items?.flatMap(\.entries) ?? []
  }
}
