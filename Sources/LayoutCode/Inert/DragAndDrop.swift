public import Foundation

// What is dragged, dropped, pointed at and moved by forces: all of it is there, and nothing of it happens.

/// Lets a view's content be dragged (UIKit's `UIDragInteraction`).
open class DragInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any DragInteractionDelegate) {}
}
/// Gives what is dragged.
public protocol DragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession) -> [DragItem]
}
/// Lets something be dropped (UIKit's `UIDropInteraction`).
open class DropInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any DropInteractionDelegate) {}
}
/// Told of what is dropped.
public protocol DropInteractionDelegate: AnyObject {}
/// A drag.
public protocol DragSession: AnyObject {
  var items: [DragItem] { get }
  var localContext: Any? { get set }
  func location(in view: View) -> CGPoint
}
/// A drop.
public protocol DropSession: AnyObject {
  var items: [DragItem] { get }
  var localDragSession: (any DragSession)? { get }
  func location(in view: View) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}
/// Something that is dragged.
open class DragItem: NSObject {
  open var localObject: Any?
  public let itemProvider: ItemProvider
  open var previewProvider: (() -> DragPreview?)?
  public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
}
/// Something to be loaded (Foundation's `NSItemProvider`, which Linux has not).
open class ItemProvider: NSObject {
  open var suggestedName: String?
  public override init() { super.init() }
  public convenience init(object: Any) { self.init() }
  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// Nothing comes.
  @discardableResult
  open func loadObject(ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void) -> Progress
  {
    Progress(totalUnitCount: 1)
  }
  /// Nothing comes.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Nothing comes.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier identifier: String, openInPlace: Bool,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Nothing comes.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}
/// What becomes of a drop.
open class DropProposal: NSObject {
  public init(operation: DropOperation) {}
}
/// What becomes of it.
public enum DropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// A pointer over a view (UIKit's `UIPointerInteraction`).
open class PointerInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  open var isEnabled = true
  public init(delegate: (any PointerInteractionDelegate)?) {}
  open func invalidate() {}
}
/// Asked how a pointer looks.
public protocol PointerInteractionDelegate: AnyObject {}
/// How a pointer looks.
open class PointerStyle: NSObject {
  public init(effect: PointerEffect, shape: PointerShape? = nil) {}
}
/// What a pointer does to a view.
public enum PointerEffect {
  case automatic(TargetedPreview), highlight(TargetedPreview), lift(TargetedPreview), hover(TargetedPreview)
}
/// A pointer's outline.
public enum PointerShape {
  case path(BezierPath), roundedRect(CGRect, radius: CGFloat = 8), verticalBeam(length: CGFloat), horizontalBeam(
    length: CGFloat)
}

/// The menu of a selection (UIKit's `UIEditMenuInteraction`).
open class EditMenuInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  public init(delegate: (any EditMenuInteractionDelegate)?) {}
  open func presentEditMenu(with configuration: EditMenuConfiguration) {}
  open func dismissMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}
/// Asked for entries.
public protocol EditMenuInteractionDelegate: AnyObject {}
/// Where it is shown.
open class EditMenuConfiguration: NSObject {
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {}
}

/// A large picture of a small item.
open class LargeContentViewerInteraction: NSObject, Interaction {
  open weak var view: View? { nil }
  public override init() {}
}
/// What is shown large.
public protocol LargeContentViewerItem: AnyObject {}

/// Moves views by forces (UIKit's `UIDynamicAnimator`); none moves.
open class DynamicAnimator: NSObject {
  public init(referenceView: View) {}
  public override init() {}
  open func addBehavior(_ behavior: DynamicBehavior) {}
  open func removeBehavior(_ behavior: DynamicBehavior) {}
  open func removeAllBehaviors() {}
  open func updateItem(usingCurrentState item: any DynamicItem) {}
  open var behaviors: [DynamicBehavior] { [] }
  open var isRunning: Bool { false }
}
/// A force.
open class DynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open func addChildBehavior(_ behavior: DynamicBehavior) {}
}
/// What forces move.
public protocol DynamicItem: AnyObject {}
extension View: DynamicItem {}
/// Pulls to a point.
open class SnapBehavior: DynamicBehavior {
  open var damping: CGFloat = 0.5
  public init(item: any DynamicItem, snapTo point: CGPoint) {}
}
/// Pulls down.
open class GravityBehavior: DynamicBehavior {
  open var magnitude: CGFloat = 1
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  public init(items: [any DynamicItem]) {}
  open func addItem(_ item: any DynamicItem) {}
}
/// Holds at edges.
open class CollisionBehavior: DynamicBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any DynamicItem]) {}
  open func addItem(_ item: any DynamicItem) {}
}
/// Ties to a point.
open class AttachmentBehavior: DynamicBehavior {
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var anchorPoint = CGPoint.zero
  public init(item: any DynamicItem, attachedToAnchor point: CGPoint) {}
}
/// Elasticity and friction.
open class DynamicItemBehavior: DynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var resistance: CGFloat = 0
  open var allowsRotation = true
  public init(items: [any DynamicItem]) {}
}
/// A space that can have the focus.
open class FocusGuide: LayoutGuide {
  open var preferredFocusEnvironments: [any FocusEnvironment]! = []
  open var isEnabled = true
}
/// A view above the keyboard.
open class InputView: View {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, keyboard }
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// A controller above the keyboard.
open class InputViewController: ViewController {}
/// What the user is doing (Foundation's `NSUserActivity`, which Linux has not).
open class UserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = false
  open var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

extension URL {
  /// Files of other apps can be read as any other here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Nothing to give back.
  public func stopAccessingSecurityScopedResource() {}
}
/// Seconds by a clock that stands.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { 0 }

/// A part of a view that a pointer is over.
open class PointerRegion: NSObject {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}
/// What is asked for a part.
open class PointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: KeyModifierFlags { [] }
}
/// Where a preview lies.
open class PreviewTarget: NSObject {
  public init(container: View, center: CGPoint) {}
  public init(container: View, center: CGPoint, transform: CGAffineTransform) {}
}
/// What a password must be like.
open class TextInputPasswordRules: NSObject {
  public init(descriptor: String) {}
}
