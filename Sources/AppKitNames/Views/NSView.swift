public import Foundation
public import LayoutCode
package import ProofModel
package import Resolving

/// A rectangle of a window with subviews (AppKit's `NSView`).
///
/// Frames are in the superview's space, whose y counts upwards unless it ``isFlipped``. Constraints, guides and layout
/// are those of the tree that UIKit's views share; sizes of controls are AppKit's by era.
open class NSView: NSResponder, ViewFront {
  package let hosted: HostedView
  public final var layoutView: View? { hosted }
  private var children: [NSView] = []
  private weak var parent: NSView?
  /// The window whose content this is.
  weak var contentOf: NSWindow?
  weak var governor: NSViewController?

  public init(frame frameRect: NSRect) {
    hosted = HostedView(frame: frameRect)
    super.init()
    hosted.front = self
    setUp()
  }

  public required override init?(coder: NSCoder) {
    hosted = HostedView(frame: .zero)
    super.init(coder: coder)
    hosted.front = self
    setUp()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// What a class of this module sets of its own.
  func setUp() {}

  // MARK: Place

  /// Whether y counts downwards in its space.
  open var isFlipped: Bool { false }
  package final var countsDown: Bool { isFlipped }

  /// In the superview's space.
  open var frame: NSRect {
    get { turned(hosted.frameDown) }
    set { hosted.frameDown = turned(newValue) }
  }

  /// Between the two ways of counting y, which are each other's reverse.
  private func turned(_ rect: NSRect) -> NSRect {
    guard let parent, !parent.isFlipped else { return rect }
    return NSRect(x: rect.minX, y: parent.hosted.frameDown.height - rect.maxY, width: rect.width, height: rect.height)
  }

  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: hosted.frameDown.size) }
    set { setFrameSize(newValue.size) }
  }

  open func setFrameOrigin(_ newOrigin: NSPoint) { frame = NSRect(origin: newOrigin, size: frame.size) }
  open func setFrameSize(_ newSize: NSSize) { frame = NSRect(origin: frame.origin, size: newSize) }

  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: hosted.autoresizingMask.rawValue) }
    set { hosted.autoresizingMask = View.AutoresizingMask(rawValue: newValue.rawValue) }
  }
  open var autoresizesSubviews: Bool {
    get { hosted.autoresizesSubviews }
    set { hosted.autoresizesSubviews = newValue }
  }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { hosted.translatesAutoresizingMaskIntoConstraints }
    set { hosted.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Which parts of the frame take up a change of the superview's size, by the superview's y.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  // MARK: Tree

  open var superview: NSView? { parent }
  open var subviews: [NSView] {
    get { children }
    set {
      for child in children where !newValue.contains(where: { $0 === child }) { child.removeFromSuperview() }
      for child in newValue { addSubview(child) }
    }
  }
  open var window: NSWindow? { contentOf ?? parent?.window }

  open func addSubview(_ view: NSView) { insert(view, at: children.count) }

  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    let sibling = otherView.flatMap { other in children.firstIndex { $0 === other } }
    insert(view, at: place == .below ? sibling ?? 0 : sibling.map { $0 + 1 } ?? children.count)
  }

  private func insert(_ view: NSView, at index: Int) {
    let frame = view.frame
    if let old = view.parent {
      old.children.removeAll { $0 === view }
    }
    let index = min(index, children.count)
    view.viewWillMove(toSuperview: self)
    hosted.insertSubview(view.hosted, at: index)
    children.insert(view, at: index)
    view.parent = self
    view.nextResponder = self
    // The same numbers in the new superview's space.
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = frame }
    view.viewDidMoveToSuperview()
    if window != nil { view.tellOfWindow() }
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    viewWillMove(toSuperview: nil)
    let frame = frame
    hosted.removeFromSuperview()
    old.children.removeAll { $0 === self }
    parent = nil
    if translatesAutoresizingMaskIntoConstraints { self.frame = frame }
    viewDidMoveToSuperview()
  }

  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    let index = children.firstIndex { $0 === oldView } ?? children.count
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }

  func tellOfWindow() {
    viewDidMoveToWindow()
    for child in children { child.tellOfWindow() }
  }

  public func isDescendant(of view: NSView) -> Bool { hosted.isDescendant(of: view.hosted) }

  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Puts the subviews where constraints and masks have them; override to place them by hand.
  open func layout() { hosted.layOutByTree() }

  /// A layout of the subviews by ``layout()``, between the view controller's two calls where the view is one's.
  package func layOutHosted() {
    governor?.viewWillLayout()
    layout()
    governor?.viewDidLayout()
  }

  open var needsLayout: Bool {
    get { hosted.asksForLayout }
    set { if newValue { hosted.setNeedsLayout() } }
  }
  open func layoutSubtreeIfNeeded() { hosted.layoutIfNeeded() }

  /// Called before layout where constraints are wanted; call super last.
  open func updateConstraints() {}
  /// An update of constraints by the view controller's `updateViewConstraints()`, or by ``updateConstraints()``.
  package func updateHostedConstraints() {
    if let governor { governor.updateViewConstraints() } else { updateConstraints() }
  }
  open var needsUpdateConstraints: Bool {
    get { hosted.needsUpdatingConstraints }
    set { if newValue { hosted.setNeedsUpdateConstraints() } }
  }
  open func updateConstraintsForSubtreeIfNeeded() { hosted.updateConstraintsOfTree() }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size the content asks for; ``noIntrinsicMetric`` on an axis: none.
  open var intrinsicContentSize: NSSize { hosted.naturalSize }
  package var hostedContentSize: CGSize { intrinsicContentSize }
  open func invalidateIntrinsicContentSize() { hosted.contentDidChange() }
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// As small as the constraints inside let it be.
  open var fittingSize: NSSize { hosted.systemLayoutSizeFitting(.zero) }

  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    hosted.contentHuggingPriority(for: orientation)
  }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    hosted.setContentHuggingPriority(priority, for: orientation)
  }
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    hosted.contentCompressionResistancePriority(for: orientation)
  }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    hosted.setContentCompressionResistancePriority(priority, for: orientation)
  }

  /// By how much the frame is larger than what constraints speak of.
  open var alignmentRectInsets: NSEdgeInsets {
    let own = hosted.naturalInsets
    return NSEdgeInsets(top: own.top, left: own.left, bottom: own.bottom, right: own.right)
  }
  package var hostedAlignmentInsets: LayoutCode.EdgeInsets {
    let own = alignmentRectInsets
    return LayoutCode.EdgeInsets(top: own.top, left: own.left, bottom: own.bottom, right: own.right)
  }

  open func alignmentRect(forFrame frame: NSRect) -> NSRect { moved(frame, by: 1) }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { moved(alignmentRect, by: -1) }

  /// Insets are of the screen's edges; y counts as the superview's.
  private func moved(_ rect: NSRect, by sign: CGFloat) -> NSRect {
    let own = alignmentRectInsets
    let lower = parent?.isFlipped == true ? own.top : own.bottom
    return NSRect(
      x: rect.minX + sign * own.left, y: rect.minY + sign * lower,
      width: rect.width - sign * (own.left + own.right), height: rect.height - sign * (own.top + own.bottom))
  }

  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { hosted.isMirrored ? .rightToLeft : .leftToRight }
    set { hosted.semanticContentAttribute = newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight }
  }

  // MARK: Look

  open var isHidden: Bool {
    get { hosted.isHidden }
    set { hosted.isHidden = newValue }
  }
  open var alphaValue: CGFloat {
    get { hosted.alpha }
    set { hosted.alpha = newValue }
  }
  open var wantsLayer = false
  open var layer: CALayer? {
    get { wantsLayer ? hosted.layer : nil }
    set { wantsLayer = newValue != nil }
  }
  open var clipsToBounds: Bool {
    get { hosted.clipsToBounds }
    set { hosted.clipsToBounds = newValue }
  }
  open var identifier: NSUserInterfaceItemIdentifier? {
    get { hosted.accessibilityIdentifier.map(NSUserInterfaceItemIdentifier.init(rawValue:)) }
    set { hosted.accessibilityIdentifier = newValue?.rawValue }
  }
  open var tag: Int { hosted.tag }
  open var toolTip: String?
  open var needsDisplay = false
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  open func draw(_ dirtyRect: NSRect) {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Told of changes

  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}

  // MARK: To the tree

  package var kind: ViewKind { hosted.loaded?.content.kind ?? .view }
  package var controlStyle: ControlStyle? { hosted.loaded?.content.style }
  /// Nothing beyond the kind's defaults; classes with settings write theirs into the node.
  package func fill(_ node: inout LayoutNode, _ kinds: KindTable) {}
  package var shownText: String? { nil }
  package var arranged: [HostedView]? { nil }
  /// The points after an arranged view; nil where the stack's own spacing holds, as in views that arrange none.
  package func gap(after view: HostedView) -> CGFloat? { nil }
  /// Nothing to drop; classes that arrange views take one out of their list here.
  package func forget(_ view: HostedView) {}

  /// Takes what a file recorded; classes read their own properties from it.
  func take(_ node: LayoutNode) { hosted.loaded = node }

  open override var description: String { "<\(type(of: self)): \(hosted.shownName); frame = \(frame)>" }
}
