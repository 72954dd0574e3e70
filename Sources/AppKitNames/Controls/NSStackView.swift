public import Foundation
public import LayoutCode
package import ProofModel
package import Resolving

/// Views in a row or a column (AppKit's `NSStackView`): its constraints are the engine's own stacks'.
open class NSStackView: NSView {
  private var views: [NSView] = []
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addArrangedSubview(view) }
  }

  override func setUp() { hosted.settingsDidChange() }

  /// A gap that is the standard one.
  public static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude

  open var orientation = NSLayoutConstraint.Orientation.horizontal {
    didSet {
      if orientation != oldValue, alignment == (oldValue == .horizontal ? .centerY : .centerX) {
        alignment = orientation == .horizontal ? .centerY : .centerX
      }
      hosted.settingsDidChange()
    }
  }
  /// The attribute across the stack that its views share; the size's for views that fill it.
  open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { hosted.settingsDidChange() } }
  open var distribution = Distribution.gravityAreas { didSet { hosted.settingsDidChange() } }
  open var spacing: CGFloat = 8 { didSet { hosted.settingsDidChange() } }
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { hosted.settingsDidChange() } }
  /// Whether a hidden view takes no room.
  open var detachesHiddenViews = true {
    didSet {
      for view in views { view.hosted.staysWhenHidden = !detachesHiddenViews }
      hosted.settingsDidChange()
    }
  }

  /// How room is shared along the stack.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The groups of a stack of gravity areas.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center, trailing
    public static let top = Gravity.leading
    public static let bottom = Gravity.trailing

    var model: StackGravity { self == .leading ? .start : self == .center ? .center : .end }
  }

  open var arrangedSubviews: [NSView] { views }

  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: views.count) }

  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    views.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.hosted.isArranged = true
    view.hosted.staysWhenHidden = !detachesHiddenViews
    views.insert(view, at: min(max(index, 0), views.count))
    hosted.settingsDidChange()
  }

  open func addView(_ view: NSView, in gravity: Gravity) {
    addArrangedSubview(view)
    view.hosted.gravity = gravity.model
  }

  /// It stays a subview.
  open func removeArrangedSubview(_ view: NSView) { hosted.forget(view.hosted) }

  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    gaps[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
    hosted.settingsDidChange()
  }

  open func customSpacing(after view: NSView) -> CGFloat { gaps[ObjectIdentifier(view)] ?? Self.useDefaultSpacing }

  override func take(_ node: LayoutNode) {
    super.take(node)
    guard let stack = node.stack else { return }
    orientation = stack.axis == .horizontal ? .horizontal : .vertical
    distribution = Distribution(stack.distribution)
    alignment = NSLayoutConstraint.Attribute(stack.alignment, stack.axis)
    spacing = CGFloat(stack.spacing)
    if let margins = node.margins, stack.isMarginsRelative {
      edgeInsets = NSEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
  }

  // MARK: To the tree

  package override var kind: ViewKind { .stack }
  package override var arranged: [HostedView]? { views.map(\.hosted) }
  package override func gap(after view: HostedView) -> CGFloat? {
    view.front.flatMap { gaps[ObjectIdentifier($0)] }
  }
  package override func forget(_ view: HostedView) {
    view.isArranged = false
    view.gravity = .start
    views.removeAll { $0.hosted === view }
  }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    let insets = edgeInsets
    let hasInsets = insets.top != 0 || insets.left != 0 || insets.bottom != 0 || insets.right != 0
    node.stack = StackSettings(
      axis: orientation.model, distribution: distribution.model, alignment: alignment.alignment(orientation),
      spacing: Double(spacing), isMarginsRelative: hasInsets)
    node.content.axis = orientation.model
    if hasInsets {
      node.margins = ProofModel.EdgeInsets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
      node.insetsMarginsFromSafeArea = false
    }
  }
}

extension NSStackView.Distribution {
  private static let words: [(NSStackView.Distribution, StackDistribution)] = [
    (.gravityAreas, .gravityAreas), (.fill, .fill), (.fillEqually, .fillEqually),
    (.fillProportionally, .fillProportionally), (.equalSpacing, .equalSpacing), (.equalCentering, .equalCentering),
  ]
  var model: StackDistribution { Self.words.first { $0.0 == self }?.1 ?? .fill }
  init(_ model: StackDistribution) { self = Self.words.first { $0.1 == model }?.0 ?? .fill }
}

extension NSLayoutConstraint.Attribute {
  func alignment(_ orientation: NSLayoutConstraint.Orientation) -> StackAlignment {
    switch self {
    case .leading, .left: return .leading
    case .trailing, .right: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    case .width, .height: return .fill
    default: return .center
    }
  }

  init(_ alignment: StackAlignment, _ axis: ProofModel.Axis) {
    switch alignment {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    case .fill: self = axis == .horizontal ? .height : .width
    case .center: self = axis == .horizontal ? .centerY : .centerX
    }
  }
}
