public import Foundation

// What a pencil, a menu of the edges or a finder would do: all of it is there, and nothing of it happens.

/// Double taps on a pencil (UIKit's `UIPencilInteraction`).
open class PencilInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open weak var delegate: (any PencilInteractionDelegate)?
  open var isEnabled = true
  public override init() {}
  public init(delegate: (any PencilInteractionDelegate)?) { self.delegate = delegate }
  public class var preferredTapAction: PencilPreferredAction { .ignore }
  public class var prefersPencilOnlyDrawing: Bool { false }
}
/// Told of them.
public protocol PencilInteractionDelegate: AnyObject {}
/// What the user wants a tap to do.
public enum PencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// Handwriting into texts (UIKit's `UIScribbleInteraction`).
open class ScribbleInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  public init(delegate: any ScribbleInteractionDelegate) {}
  open var isHandlingWriting: Bool { false }
}
/// Asked whether it may begin.
public protocol ScribbleInteractionDelegate: AnyObject {}

/// Selecting in a text of one's own (UIKit's `UITextInteraction`).
open class TextInteraction: NSObject, Interaction {
  /// What one can do.
  public enum Mode: Int, Sendable { case editable, nonEditable }
  open weak var view: View? { nil }
  open weak var textInput: View?
  public convenience init(for mode: Mode) { self.init() }
}

/// Finding in a view (UIKit's `UIFindInteraction`).
open class FindInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  public init(sessionDelegate: any FindInteractionDelegate) {}
  open var isFindNavigatorVisible: Bool { false }
  open var searchText: String?
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
}
/// Does the finding.
public protocol FindInteractionDelegate: AnyObject {}

/// Words beside the pointer (UIKit's `UIToolTipInteraction`).
open class ToolTipInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open var isEnabled = true
  open var defaultToolTip: String?
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}

/// Asked what is shown large.
public protocol LargeContentViewerInteractionDelegate: AnyObject {}
extension LargeContentViewerInteraction {
  public convenience init(delegate: (any LargeContentViewerInteractionDelegate)?) { self.init() }
}

/// What takes keys of itself (UIKit's `UIKeyInput`).
public protocol KeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A button that pastes (UIKit's `UIPasteControl`): the system's label, on the tint.
open class PasteControl: Control {
  /// How it looks.
  open class Configuration: NSObject {
    open var baseBackgroundColor: Color?
    open var baseForegroundColor: Color?
    open var cornerRadius: CGFloat = 0
  }
  open weak var target: AnyObject?
  public convenience init(configuration: Configuration) { self.init(frame: .zero) }
}

/// The bar above a keyboard of an iPad (UIKit's `UITextInputAssistantItem`).
open class TextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [BarButtonItemGroup] = []
  open var trailingBarButtonGroups: [BarButtonItemGroup] = []
}
/// Buttons of a bar that belong together (UIKit's `UIBarButtonItemGroup`).
open class BarButtonItemGroup: NSObject {
  open var barButtonItems: [BarButtonItem]
  open var representativeItem: BarButtonItem?
  open var isHidden = false
  public init(barButtonItems: [BarButtonItem], representativeItem: BarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

/// Where something would be put into a collection.
public protocol CollectionViewDropCoordinator: AnyObject {
  var items: [any CollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: CollectionViewDropProposal { get }
  var session: any DropSession { get }
}
/// What would be put there.
public protocol CollectionViewDropItem: AnyObject {
  var dragItem: DragItem { get }
  var sourceIndexPath: IndexPath? { get }
}
/// What would become of it.
open class CollectionViewDropProposal: DropProposal {
  /// Where it goes.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
  public override init(operation: DropOperation) { super.init(operation: operation) }
  public init(operation: DropOperation, intent: Intent) { super.init(operation: operation) }
}
/// Gives what is dragged.
public protocol CollectionViewDragDelegate: AnyObject {}
/// Told of what is dropped.
public protocol CollectionViewDropDelegate: AnyObject {}
/// Where something would be put into a table.
public protocol TableViewDropCoordinator: AnyObject {
  var destinationIndexPath: IndexPath? { get }
  var session: any DropSession { get }
}
/// What would become of it.
open class TableViewDropProposal: DropProposal {
  /// Where it goes.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public override init(operation: DropOperation) { super.init(operation: operation) }
  public init(operation: DropOperation, intent: Intent) { super.init(operation: operation) }
}

/// What has the focus on a television (UIKit's `UIFocusSystem`): nothing.
open class FocusSystem: NSObject {
  open var focusedItem: (any FocusItem)? { nil }
  open func requestFocusUpdate(to environment: any FocusEnvironment) {}
  open func updateFocusIfNeeded() {}
  public class func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? { nil }
}

/// Looking into something by pressing hard, as before iOS 13 (UIKit's `UIViewControllerPreviewing`).
public protocol ViewControllerPreviewing: AnyObject {
  var sourceView: View { get }
  var sourceRect: CGRect { get set }
}
/// Gives what is looked into.
public protocol ViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(_ context: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint)
    -> ViewController?
  func previewingContext(_ context: any ViewControllerPreviewing, commit controller: ViewController)
}
extension ViewController {
  /// Nobody presses.
  @discardableResult
  public func registerForPreviewing(with delegate: any ViewControllerPreviewingDelegate, sourceView: View)
    -> (any ViewControllerPreviewing)?
  { nil }
  public func unregisterForPreviewing(withContext context: any ViewControllerPreviewing) {}
}
/// A view above the keyboard that clicks; nothing is heard.
public protocol InputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}
extension InputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
/// What a drag shows.
open class DragPreviewParameters: NSObject {
  open var visiblePath: BezierPath?
  open var shadowPath: BezierPath?
  open var backgroundColor: Color! = .clear
}
/// A view in the place of what is dragged.
open class DragPreview: NSObject {
  public let view: View
  public init(view: View) { self.view = view }
  public init(view: View, parameters: DragPreviewParameters) { self.view = view }
}
/// Where a bar lies over what scrolls (UIKit's `UIScrollEdgeElementContainerInteraction`): the edge stays as it is.
open class ScrollEdgeElementContainerInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open weak var scrollView: ScrollView?
  open var edge: ExtendedEdges = .top
  public override init() {}
}
