public import Foundation

/// A part of a menu (UIKit's `UIMenuElement`): menus are kept, and open nowhere.
open class MenuElement: NSObject {
  open internal(set) var title = ""
  open internal(set) var image: Image?
  /// Looks of an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether an entry is ticked.
  public enum State: Int, Sendable { case off, on, mixed }
}

/// What a control or menu does (UIKit's `UIAction`).
open class Action: MenuElement {
  /// Lets text be read off a camera's picture; nothing is read.
  public class func captureTextFromCamera(responder: Responder, identifier: Identifier? = nil) -> Action {
    Action(identifier: identifier) { _ in }
  }
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: Image? {
    get { super.image }
    set { super.image = newValue }
  }
  open var attributes: MenuElement.Attributes
  open var state: MenuElement.State
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  open internal(set) var sender: Any?
  let handler: (Action) -> Void

  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let paste = Identifier("paste")
    public static let pasteAndMatchStyle = Identifier("pasteAndMatchStyle")
  }

  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: MenuElement.Attributes = [], state: MenuElement.State = .off,
    handler: @escaping (Action) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("")
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.image = image
  }
}

/// Entries under a title (UIKit's `UIMenu`).
open class Menu: MenuElement {
  public let children: [MenuElement]
  public let options: Options
  public let identifier: Identifier

  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: Int = 0, children: [MenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(rawValue: "")
    super.init()
    self.title = title
    self.image = image
  }

  open func replacingChildren(_ children: [MenuElement]) -> Menu {
    Menu(title: title, image: image, identifier: identifier, options: options, children: children)
  }

  /// How entries are shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("file")
    public static let edit = Identifier("edit")
    public static let view = Identifier("view")
    public static let format = Identifier("format")
    public static let help = Identifier("help")
    public static let services = Identifier("services")
    public static let root = Identifier("root")
    public static let application = Identifier("application")
    public static let window = Identifier("window")
    public static let standardEdit = Identifier("standardEdit")
    public static let undoRedo = Identifier("undoRedo")
    public static let find = Identifier("find")
    public static let lookup = Identifier("lookup")
    public static let learn = Identifier("learn")
    public static let share = Identifier("share")
    public static let replace = Identifier("replace")
    public static let textStyle = Identifier("textStyle")
    public static let print = Identifier("print")
    public static let close = Identifier("close")
    public static let preferences = Identifier("preferences")
    public static let about = Identifier("about")
    public static let toolbar = Identifier("toolbar")
    public static let sidebar = Identifier("sidebar")
    public static let fullscreen = Identifier("fullscreen")
  }
}

/// Entries that are made when the menu opens.
open class DeferredMenuElement: MenuElement {
  public init(_ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) { super.init() }
  /// Entries made anew each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(elementProvider) }
}

/// An entry that is told by a selector.
open class Command: MenuElement {
  public init(title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil) { super.init() }
}

/// A key that does something.
open class KeyCommand: MenuElement {
  open var input: String?
  open var modifierFlags: KeyModifierFlags
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false
  public init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init()
  }
  public convenience init(
    title: String = "", image: Image? = nil, action: Selector, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [Any] = [], discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) { self.init(input: input, modifierFlags: modifierFlags, action: action) }
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "\u{8}"
}

/// Builds the menus of an app.
public protocol MenuBuilder: AnyObject {
  func insertChild(_ child: Menu, atStartOfMenu parent: Menu.Identifier)
  func insertChild(_ child: Menu, atEndOfMenu parent: Menu.Identifier)
  func insertSibling(_ sibling: Menu, afterMenu other: Menu.Identifier)
  func remove(menu: Menu.Identifier)
  func replace(menu: Menu.Identifier, with replacement: Menu)
}

/// The old menu of a selection.
open class MenuController: NSObject, @unchecked Sendable {
  public static let shared = MenuController()
  open var menuItems: [MenuItem]?
  open var isMenuVisible = false
  open func setTargetRect(_ rect: CGRect, in view: View) {}
  open func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
  open func showMenu(from view: View, rect: CGRect) {}
  open func hideMenu() {}
  open func update() {}
}

/// An entry of the old menu.
open class MenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// What a view takes part in (UIKit's `UIInteraction`).
public protocol Interaction: AnyObject {
  var view: View? { get }
}

/// A menu on a long press.
open class ContextMenuInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  public init(delegate: any ContextMenuInteractionDelegate) {}
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {}
  open func dismissMenu() {}
  open func location(in view: View?) -> CGPoint { .zero }
}

/// Asked for a menu, which nobody opens.
public protocol ContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
}

/// What a menu is made of.
open class ContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> ViewController?)? = nil,
    actionProvider: (([MenuElement]) -> Menu?)? = nil
  ) {}
  open var identifier: any NSCopying { NSString(string: "") }
}

/// What a menu shows of a view.
open class TargetedPreview: NSObject {
  public init(view: View, parameters: PreviewParameters) {}
  public init(view: View) {}
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {}
}

/// How it shows it.
open class PreviewParameters: NSObject {
  open var backgroundColor: Color!
  open var visiblePath: BezierPath?
  open var shadowPath: BezierPath?
}

/// Follows a menu.
public protocol ContextMenuInteractionAnimating: AnyObject {
  var previewViewController: ViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Ends a menu by showing what it was of.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {}
