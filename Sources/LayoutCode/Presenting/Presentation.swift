public import Foundation

/// How a controller is put over another (UIKit's `UIPresentationController`).
open class PresentationController: NSObject {
  public let presentedViewController: ViewController
  public let presentingViewController: ViewController
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?
  open internal(set) var containerView: View?
  open var overrideTraitCollection: TraitCollection?

  public init(presentedViewController: ViewController, presenting: ViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
    super.init()
  }

  open var presentedView: View? { presentedViewController.view }
  open var presentationStyle: ModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var adaptivePresentationStyle: ModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traits: TraitCollection) -> ModalPresentationStyle { .none }
  /// Where the presented view lies in its container; override to place it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var traitCollection: TraitCollection { presentedViewController.traitCollection }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {}
  open func willTransition(to traits: TraitCollection, with coordinator: any TransitionCoordinator) {}
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
}

/// What a popover can point from: a view, or a button of a bar.
public protocol PopoverSourceItem: AnyObject {}
extension View: PopoverSourceItem {}
extension BarButtonItem: PopoverSourceItem {}

/// Where a popover points from (UIKit's `UIPopoverPresentationController`).
open class PopoverPresentation: PresentationController {
  public weak var sourceView: View?
  public var sourceRect = CGRect.zero
  public weak var barButtonItem: BarButtonItem?
  public var permittedArrowDirections = ArrowDirection.any
  public var arrowDirection: ArrowDirection { .unknown }
  public var passthroughViews: [View]?
  public var backgroundColor: Color?
  public var popoverLayoutMargins = EdgeInsets.zero
  public var canOverlapSourceViewRect = false
  public weak var sourceItem: (any PopoverSourceItem)?

  /// On which side the arrow may be.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let left = ArrowDirection(rawValue: 4)
    public static let right = ArrowDirection(rawValue: 8)
    public static let any: ArrowDirection = [.up, .down, .left, .right]
    public static let unknown = ArrowDirection(rawValue: .max)
  }
}

/// A sheet and its heights (UIKit's `UISheetPresentationController`).
open class SheetPresentation: PresentationController {
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open weak var sourceView: View?
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}

  /// The height that a sheet rests at.
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    let resolver: (any DetentContext) -> CGFloat?
    init(_ identifier: Identifier, _ resolver: @escaping (any DetentContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
    }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All but the top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// One's own.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any DetentContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
  }
}

/// What a height is worked out from.
public protocol DetentContext {
  var containerTraitCollection: TraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

struct WindowDetents: DetentContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
}

/// Asked how a presentation adapts.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}
extension AdaptivePresentationControllerDelegate {
  /// As it adapts by itself.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    controller.presentationStyle
  }
  /// As it adapts by itself.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Gone.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Going.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// It may.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  /// It was tried.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}
/// Asked about a popover.
public protocol PopoverPresentationDelegate: AdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentation)
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: PopoverPresentation)
}
extension PopoverPresentationDelegate {
  /// Nothing to prepare.
  public func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentation) {}
  /// Gone.
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: PopoverPresentation) {}
}
/// Asked about a sheet.
public protocol SheetPresentationDelegate: AdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: SheetPresentation)
}
extension SheetPresentationDelegate {
  /// Another height.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentation
  ) {}
}
