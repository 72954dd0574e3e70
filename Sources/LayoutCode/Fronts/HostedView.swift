package import Foundation
package import ProofModel
package import Resolving

/// What a view class of another framework's words tells of the view that stands for it in the tree. AppKit's are such
/// fronts: one tree, one constraint and one lowering serve both.
package protocol ViewFront: LayoutItem {
  /// The view in the tree.
  var hosted: HostedView { get }
  var kind: ViewKind { get }
  var controlStyle: ControlStyle? { get }
  /// Whether y counts downwards in its space.
  var countsDown: Bool { get }
  /// What the kind's defaults leave open.
  func fill(_ node: inout LayoutNode, _ kinds: KindTable)
  func layOutHosted()
  func updateHostedConstraints()
  /// -1 on an axis without a natural size.
  var hostedContentSize: CGSize { get }
  var hostedAlignmentInsets: EdgeInsets { get }
  /// The words it shows, for messages.
  var shownText: String? { get }
  /// Its arranged views in their order; nil for one that arranges none.
  var arranged: [HostedView]? { get }
  /// Points after an arranged view that are not the stack's own spacing.
  func gap(after view: HostedView) -> CGFloat?
  func forget(_ view: HostedView)
}

/// A view of the tree that a front stands before.
package final class HostedView: View {
  package weak var front: (any ViewFront)?
  /// Where it lies in the grid that is its superview.
  package var cell: GridCell?
  /// Its group in a stack of gravity areas.
  package var gravity = StackGravity.start
  /// Whether a stack leaves its room empty while it is hidden.
  package var staysWhenHidden = false
  /// Whether its row or column of a grid is hidden.
  package var isCollapsed = false
  /// What a file recorded of it, which the front's own values are put over.
  package var loaded: LayoutNode?

  package override init(frame: CGRect) { super.init(frame: frame) }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override var kind: ViewKind { front?.kind ?? .view }
  override var controlStyle: ControlStyle? { front?.controlStyle }
  override var shownText: String? { front?.shownText }
  override var speaker: AnyObject { front ?? self }
  override var fallbackContext: LayoutContext { .currentMac }

  package override func layoutSubviews() { front?.layOutHosted() }
  package override func updateConstraints() { front?.updateHostedConstraints() }
  package override var intrinsicContentSize: CGSize { front?.hostedContentSize ?? CGSize(width: -1, height: -1) }
  package override var alignmentRectInsets: EdgeInsets { front?.hostedAlignmentInsets ?? .zero }

  /// What the tree does where a front's class overrides nothing.
  package func layOutByTree() { applyLayoutToSubviews() }
  /// By the kind's metrics.
  package var naturalSize: CGSize { measuredContentSize() }
  /// By the kind, or as a file has it.
  package var naturalInsets: EdgeInsets { loaded.map { EdgeInsets($0.alignmentInsets) } ?? kindAlignmentInsets }

  override func fill(_ content: inout NodeContent) {
    if let loaded {
      let (id, name) = (content.node.content.id, content.node.content.name)
      content.node.content = loaded.content
      content.node.content.id = id
      content.node.content.name = name
      content.node.alignmentInsets = loaded.alignmentInsets
      content.node.preferredMaxWidth = loaded.preferredMaxWidth
      content.node.content.isHidden = isHidden
    }
    if staysWhenHidden, isHidden {
      content.node.content.isHidden = false
      content.node.content.alpha = 0
    }
    if isCollapsed { content.node.content.isHidden = true }
    content.node.cell = cell
    content.node.gravity = gravity
    front?.fill(&content.node, content.kinds)
  }

  // MARK: Masks

  /// A superview whose y counts upwards has the mask's lower part at the bottom; nothing flexible is held there.
  override var maskParts: Set<AutoresizingPart> {
    let parts = super.maskParts
    guard let parent = parent as? HostedView, parent.front?.countsDown != true else { return parts }
    var turned = Set(parts.map { $0 == .top ? AutoresizingPart.bottom : $0 == .bottom ? .top : $0 })
    if turned.isDisjoint(with: [.top, .height, .bottom]) { turned.insert(.top) }
    return turned
  }

  // MARK: Arranged views

  override var lowered: [View] {
    guard var rest = front?.arranged?[...] else { return super.lowered }
    return children.map { child in child.flags.contains(.isArranged) ? rest.popFirst() ?? child : child }
  }

  override var hasGaps: Bool { front?.arranged?.contains { front?.gap(after: $0) != nil } ?? false }

  override func fillGaps(_ node: inout LayoutNode, id: (View) -> String?) {
    for view in front?.arranged ?? [] {
      if let gap = front?.gap(after: view), let id = id(view) { node.stack?.customSpacing[id] = Double(gap) }
    }
  }

  package override func forget(_ view: View) {
    view.flags.remove(.isArranged)
    if let hosted = view as? HostedView { front?.forget(hosted) }
  }

  /// Whether a stack or a grid places it.
  package var isArranged: Bool {
    get { flags.contains(.isArranged) }
    set {
      flags.set(.isArranged, newValue)
      treeDidChange()
    }
  }

  /// Guides in the place of a grid's columns and rows.
  package func setTracks(_ count: Int) {
    while ownGuides.count > count { removeLayoutGuide(ownGuides[ownGuides.count - 1]) }
    while ownGuides.count < count { addLayoutGuide(LayoutGuide()) }
    settingsDidChange()
  }

  /// What it arranges, or how, is another.
  package func settingsDidChange() {
    markUsesEngine()
    treeDidChange()
    setNeedsLayout()
  }

  /// Another content: the tree is lowered anew before its next layout.
  package func contentDidChange() { treeDidChange() }

  /// A name for messages.
  package var shownName: String { displayName }

  // MARK: Places

  /// As stored, y downwards.
  package var frameDown: CGRect {
    get { storedFrame }
    set { place(newValue) }
  }

  /// By the required and optional constraints inside, with the size wanted as strongly as a window wants to stay.
  package func size(wanting size: CGSize, at priority: Float) -> CGSize {
    fittingSize(size, LayoutPriority(priority), LayoutPriority(priority))
  }

  package var needsUpdatingConstraints: Bool { flags.contains(.needsUpdateConstraints) }
  package var asksForLayout: Bool { flags.contains(.needsLayout) }
  /// An update of constraints in this view and all below it that ask for one, subviews first.
  package func updateConstraintsOfTree() { updateConstraintsBelow() }
  /// Whether constraints, stacks or grids are in it.
  package var hasRules: Bool { flags.contains(.usesEngine) }
  /// The right edge is the leading one.
  package var isMirrored: Bool { isRightToLeft }
}

/// A controller of UIKit's words around a view that a front stands before: how a host shows it and a proof draws it.
package final class HostedViewController: ViewController {
  private let makeView: () -> View
  /// Kept as long as its view is shown.
  private let owner: AnyObject
  private let willLayOut: () -> Void

  /// - Parameter willLayOut: called before each layout of the view.
  package init(owner: AnyObject, view: @escaping () -> View, willLayOut: @escaping () -> Void = {}) {
    self.owner = owner
    makeView = view
    self.willLayOut = willLayOut
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let view = makeView()
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    self.view = view
  }

  override var speaker: AnyObject { owner }
  package override func viewWillLayoutSubviews() { willLayOut() }
}

extension LayoutContext {
  /// A Mac's screen of 1440 × 900 points at 2×, macOS 14: where views of the Mac are laid out outside of a proof.
  public static let mac: LayoutContext = {
    let current = LayoutContext.standard
    var builder = EnvironmentBuilder(.size(Size(width: 1440, height: 900), scale: 2, name: nil))
    builder.platform = .mac
    guard case .success(let environment) = builder.environment() else { return current }
    return current.changing(environment)
  }()

  /// The current one where it is a Mac's, else ``mac``.
  package static var currentMac: LayoutContext {
    let current = LayoutContext.current
    guard !current.environment.isMac else { return current }
    return LayoutContext(environment: mac.environment, measuring: current.measuring, images: current.images)
  }
}
