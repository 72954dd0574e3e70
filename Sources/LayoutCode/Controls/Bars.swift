public import Foundation
internal import AutoLayout
internal import ProofModel

/// The bar at the top of a navigation controller (UIKit's `UINavigationBar`).
open class NavigationBar: View {
  override var kind: ViewKind { .navigationBar }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: Color?
  var title: String? { didSet { invalidateIntrinsicContentSize() } }

  override func fill(_ content: inout NodeContent) {
    guard let title else { return }
    content.node.content.text = content.kinds.text(title, font: content.node.content.font, kind: .navigationBar)
  }
}

/// The bar at the bottom of a tab bar controller (UIKit's `UITabBar`).
open class TabBar: View {
  override var kind: ViewKind { .tabBar }
  open var items: [TabBarItem]?
  open var isTranslucent = true
  var selected = 0

  override func fill(_ content: inout NodeContent) {
    content.node.content.segments = items?.map { $0.title ?? "" } ?? []
    content.node.content.selected = selected
  }
}

/// A bar of buttons (UIKit's `UIToolbar`).
open class Toolbar: View {
  override var kind: ViewKind { .toolbar }
  open var items: [BarButtonItem]?

  override func fill(_ content: inout NodeContent) {
    content.node.content.segments = items?.compactMap(\.title) ?? []
  }
}

/// What a bar shows of a controller.
open class BarItem: NSObject {
  open var title: String?
  open var image: Image?
  open var isEnabled = true
  open var tag = 0
}

open class TabBarItem: BarItem {
  open var badgeValue: String?

  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
  }
}

open class BarButtonItem: BarItem {
  open var customView: View?

  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil) {
    self.init()
    title = systemItem.title
  }

  @available(*, unavailable, message: "selectors need Apple's runtime: use init(title:primaryAction:)")
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) { self.init() }

  /// A gap that takes what is left.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem() }
  /// The looks it can have.
  public enum Style: Int, Sendable { case plain, bordered, done }
  /// Items that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

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
  open var leftBarButtonItem: BarButtonItem?
  open var rightBarButtonItem: BarButtonItem?
  open var leftBarButtonItems: [BarButtonItem]?
  open var rightBarButtonItems: [BarButtonItem]?
  open var backButtonTitle: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public init(title: String = "") { self.title = title.isEmpty ? nil : title }
  /// When a large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
