public import Foundation
internal import ProofModel
internal import Resolving

/// Views in a row or a column (UIKit's `UIStackView`): its constraints are the engine's own stacks'.
open class StackView: View {
  override var kind: ViewKind { .stack }
  private var arranged: [View] = []
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.usesEngine)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    flags.insert(.usesEngine)
    coder.nib.map(take)
  }

  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Added to a gap, it is the standard spacing.
  public class var spacingUseDefault: CGFloat { CGFloat.greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { 8 }

  open var axis = LayoutConstraint.Axis.horizontal { didSet { settingsDidChange() } }
  open var distribution = Distribution.fill { didSet { settingsDidChange() } }
  open var alignment = Alignment.fill { didSet { settingsDidChange() } }
  open var spacing: CGFloat = 0 { didSet { settingsDidChange() } }
  open var isBaselineRelativeArrangement = false { didSet { settingsDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { settingsDidChange() } }

  open var arrangedSubviews: [View] { arranged }

  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arranged.count) }

  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.flags.insert(.isArranged)
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    settingsDidChange()
  }

  /// It stays a subview.
  open func removeArrangedSubview(_ view: View) {
    forget(view)
    settingsDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    settingsDidChange()
  }

  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// How room is shared along the axis.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// A view that leaves is arranged no more.
  override func forget(_ view: View) {
    guard let place = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: place)
    gaps[ObjectIdentifier(view)] = nil
    view.flags.remove(.isArranged)
  }

  private func settingsDidChange() {
    markUsesEngine()
    treeDidChange()
    setNeedsLayout()
  }

  /// Subviews in their order, with the arranged ones in the order of the arrangement.
  override var lowered: [View] {
    var rest = arranged[...]
    return children.map { child in child.flags.contains(.isArranged) ? rest.popFirst() ?? child : child }
  }

  override func fill(_ content: inout NodeContent) {
    var settings = StackSettings(
      axis: axis.model, distribution: distribution.model, alignment: alignment.model(axis), spacing: Double(spacing),
      isMarginsRelative: isLayoutMarginsRelativeArrangement, isBaselineRelative: isBaselineRelativeArrangement)
    settings.customSpacing = [:]
    content.node.stack = settings
    content.node.content.axis = axis.model
  }

  /// Custom spacings by the ids that the lowering has given.
  override func fillGaps(_ node: inout LayoutNode, id: (View) -> String?) {
    for view in arranged {
      if let gap = gaps[ObjectIdentifier(view)], let id = id(view) { node.stack?.customSpacing[id] = Double(gap) }
    }
  }

  override var hasGaps: Bool { !gaps.isEmpty }
}

extension StackView.Distribution {
  var model: StackDistribution {
    switch self {
    case .fill: return .fill
    case .fillEqually: return .fillEqually
    case .fillProportionally: return .fillProportionally
    case .equalSpacing: return .equalSpacing
    case .equalCentering: return .equalCentering
    }
  }
}

extension StackView.Alignment {
  func model(_ axis: LayoutConstraint.Axis) -> StackAlignment {
    let isRow = axis == .horizontal
    switch self {
    case .fill: return .fill
    case .leading: return isRow ? .top : .leading
    case .center: return .center
    case .trailing: return isRow ? .bottom : .trailing
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    }
  }
}
