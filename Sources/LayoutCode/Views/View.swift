public import Foundation
internal import ProofModel
internal import Resolving

/// A rectangle of the screen with subviews (UIKit's `UIView`): a front end of the layout engine.
///
/// Views that are not translated from their masks get their frames from the engine when their tree is laid out; all
/// others keep the frames they are given and follow their superview's size by their mask. Lengths are points, y down.
/// One tree belongs to one thread at a time.
open class View: Responder, LayoutItem {
  // MARK: State

  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero
  var flags: ViewFlags = [.translatesMask, .autoresizesSubviews, .needsUpdateConstraints, .needsLayout]
  unowned(unsafe) var parent: View?
  /// The controller whose view this is.
  weak var controller: ViewController?
  var children: [View] = []
  var ownGuides: [LayoutGuide] = []
  var builtInGuides: [LayoutGuideKind: LayoutGuide] = [:]
  var installed: [LayoutConstraint] = []
  /// Where the view is in the tree's last lowering.
  var slot = LayoutSlot()
  /// Of the topmost view: how its tree is laid out.
  var ownTree: TreeLayout?
  var hugPriorities = ViewPriorities()
  var resistPriorities = ViewPriorities()
  var margins = ViewMargins()
  var look = ViewLook()
  var storedLayer: Layer?
  /// What few views have; made when first set.
  var extras: ViewExtras?

  /// What the view is to the engine.
  var kind: ViewKind { .view }
  var controlStyle: ControlStyle? { nil }
  /// Itself where it is a window.
  var asWindow: Window? { nil }
  var hasKindMargins: Bool { false }
  /// Margins where none are set.
  var defaultMargins: EdgeInsets { EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  // MARK: Making

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
    flags.insert(.needsLayout)
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
    coder.nib.map(take)
  }

  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for child in children { child.parent = nil }
    for guide in ownGuides { guide.owner = nil }
    for guide in builtInGuides.values { guide.owner = nil }
    for constraint in installed { constraint.holder = nil }
  }

  // A class that is registered can be made only by a method of its own, since its initialisers are not required:
  // copies of an app's sources get these, for cells that can be made so.

  open class func makeForReuse(frame: CGRect) -> View { View(frame: frame) }
  open class func makeForReuse(style: TableViewCell.CellStyle, reuseIdentifier: String?) -> View {
    TableViewCell(style: style, reuseIdentifier: reuseIdentifier)
  }
  open class func makeForReuse(reuseIdentifier: String?) -> View {
    TableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
  }

  open class var layerClass: AnyClass { Layer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  open override var next: Responder? { controller ?? superview }

  public var layer: Layer {
    if let storedLayer { return storedLayer }
    let layer = Self.makeLayer()
    layer.view = self
    storedLayer = layer
    return layer
  }

  // MARK: Place

  /// In the superview's space.
  open var frame: CGRect {
    get { storedFrame }
    set { place(newValue) }
  }

  /// In its own space: the size, and where a scrolled content begins.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != storedFrame.size else { return }
      let middle = center
      place(
        CGRect(
          x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
          height: newValue.height))
    }
  }

  /// In the superview's space.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let size = storedFrame.size
      place(CGRect(origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size))
    }
  }

  /// Kept for drawing; frames are those without it.
  open var transform: CGAffineTransform {
    get { look.transform }
    set { look.transform = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { margins.mask }
    set {
      guard margins.mask != newValue else { return }
      margins.mask = newValue
      treeDidChange()
    }
  }

  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// Whether the mask and the frame act as constraints; true in code until it is turned off.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, newValue)
      if !newValue { markUsesEngine() }
      treeDidChange()
    }
  }

  // MARK: Tree

  open var superview: View? { parent }
  open var subviews: [View] { children }
  open func addSubview(_ view: View) { attach(view, at: children.count) }
  open func insertSubview(_ view: View, at index: Int) { attach(view, at: index) }
  open func insertSubview(_ view: View, belowSubview sibling: View) { attach(view, at: index(of: sibling)) }
  open func insertSubview(_ view: View, aboveSubview sibling: View) { attach(view, at: index(of: sibling) + 1) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  open func bringSubviewToFront(_ view: View) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: View) { reorder(view, toFront: false) }
  open func removeFromSuperview() { detach(isMoving: false) }

  // MARK: Layout

  /// Puts the subviews where the engine or their masks have them; override to place them by hand.
  open func layoutSubviews() { applyLayoutToSubviews() }

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutTree() }

  /// Called before layout where constraints are wanted; call super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { markConstraintUpdates() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// The size the content asks for; ``noIntrinsicMetric`` on an axis: none.
  open var intrinsicContentSize: CGSize { measuredContentSize() }
  open func invalidateIntrinsicContentSize() { treeDidChange() }

  /// A size that is never a size: the axis has no natural one.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// For ``systemLayoutSizeFitting(_:)``: as small as the constraints let it be.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as they let it be.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that fits best into the given one; a view without content keeps its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize(fitting: size) ?? bounds.size }
  /// The top left corner stays.
  open func sizeToFit() { frame.size = sizeThatFits(.zero) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside give it when it is asked to have the target's at those priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority { hugging(axis) }
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    resistance(axis)
  }
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    setResistance(priority, axis)
  }

  /// By how much the frame is larger than what constraints speak of.
  open var alignmentRectInsets: EdgeInsets { kindAlignmentInsets }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: alignmentRectInsets.negated) }

  /// The view whose baselines stand for this one's.
  open var forFirstBaselineLayout: View { self }
  open var forLastBaselineLayout: View { self }

  // MARK: Margins

  /// With the safe area where it counts in.
  open var layoutMargins: EdgeInsets {
    get { currentMargins() }
    set { setMargins(absolute: newValue) }
  }
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(currentMargins(), isRightToLeft: isRightToLeft) }
    set { setMargins(directional: newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }
  /// What bars and the device cover of the view.
  open var safeAreaInsets: EdgeInsets { currentSafeArea() }

  // MARK: Look

  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { setHidden(newValue) }
  }
  open var alpha: CGFloat {
    get { look.alpha }
    set { fade(to: newValue) }
  }
  open var backgroundColor: Color? {
    get { look.background }
    set { look.background = newValue }
  }
  open var tintColor: Color! {
    get { look.tint ?? parent?.tintColor ?? .tint }
    set {
      look.tint = newValue
      tintColorDidChange()
    }
  }
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { flags.set(.clipsToBounds, newValue) }
  }
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }
  open var semanticContentAttribute: SemanticContentAttribute {
    get { look.semantics }
    set {
      look.semantics = newValue
      treeDidChange()
    }
  }
  open var traitCollection: TraitCollection { TraitCollection(context.environment) }
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { look.identifier }
    set { look.identifier = newValue }
  }
  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }
  open func draw(_ rect: CGRect) {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Touches

  /// Whether a point of its own space lies in it.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }
  /// The deepest visible view at a point of this one's space.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { viewHit(at: point, with: event) }
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = self
    more.recognizers.append(recognizer)
  }
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = nil
    extras?.recognizers.removeAll { $0 === recognizer }
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  open func addInteraction(_ interaction: any Interaction) { more.interactions.append(interaction) }
  open func removeInteraction(_ interaction: any Interaction) {
    extras?.interactions.removeAll { $0 === interaction }
  }
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Nothing has the focus.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  open func draw(_ layer: Layer, in context: CGContext) {}
  open func layoutSublayers(of layer: Layer) {}
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
  open func display(_ layer: Layer) {}

  // MARK: Told of changes

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  open func didAddSubview(_ subview: View) {}
  open func willRemoveSubview(_ subview: View) {}
  open func willMove(toSuperview newSuperview: View?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: Window?) {}
  open func didMoveToWindow() {}

  // MARK: To the engine

  /// What the kind's defaults leave open: text, picture, values.
  func fill(_ content: inout NodeContent) {}
  /// The subviews in the order of the layout.
  var lowered: [View] { children }
  /// The parts of the mask by their place on the screen.
  var maskParts: Set<AutoresizingPart> { margins.mask.isEmpty ? [] : margins.mask.parts }
  /// Whether it arranges views with spacings of their own, and what these are by the ids that the lowering has given.
  var hasGaps: Bool { false }
  func fillGaps(_ node: inout LayoutNode, id: (View) -> String?) {}
  /// A view that leaves is arranged no more.
  func forget(_ view: View) {}
  /// What people know the view as: itself, or the front that stands before it.
  var speaker: AnyObject { self }
  /// What it is laid out for outside of a window.
  var fallbackContext: LayoutContext { .current }
  /// The font of its lines, for spacings between baselines.
  var lineFont: ProofModel.FontDescriptor? { nil }
  /// The words it shows, for messages.
  var shownText: String? { nil }

  open override var description: String { "<\(type(of: self)): \(displayName); frame = \(storedFrame)>" }
}

/// A view's switches.
struct ViewFlags: OptionSet {
  let rawValue: UInt32
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// Somewhere below it.
  static let hasNeedyLayout = ViewFlags(rawValue: 1 << 1)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 2)
  static let hasNeedyConstraints = ViewFlags(rawValue: 1 << 3)
  static let translatesMask = ViewFlags(rawValue: 1 << 4)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 5)
  static let isHidden = ViewFlags(rawValue: 1 << 6)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 7)
  /// A constraint or a stack is in it or below it.
  static let usesEngine = ViewFlags(rawValue: 1 << 8)
  /// Arranged by the stack that is its superview.
  static let isArranged = ViewFlags(rawValue: 1 << 9)
  /// Its `layoutSubviews` runs, or what its controller does around it.
  static let isLayingOut = ViewFlags(rawValue: 1 << 10)
}
