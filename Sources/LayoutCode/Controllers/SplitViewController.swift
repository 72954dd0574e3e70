public import Foundation
internal import ProofModel

/// Two columns where there is room, one else (UIKit's `UISplitViewController`).
///
/// The primary column has 40 % of the width, 320 points at most; upright it lies aside and the secondary one has the
/// whole width; in compact width the secondary one is shown alone, or the one set for compact width.
open class SplitViewController: ViewController {
  private var columns: [Column: ViewController] = [:]
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns' names.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open weak var delegate: (any SplitViewControllerDelegate)?
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryBackgroundStyle = 0
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var displayModeButtonItem: BarButtonItem { BarButtonItem() }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open func setViewController(_ viewController: ViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column]?.viewIfLoaded?.removeFromSuperview()
    columns[column] = viewController
    if let viewController { addChild(viewController) }
    viewIfLoaded?.setNeedsLayout()
    layOutBars()
  }

  open func viewController(for column: Column) -> ViewController? { columns[column] }

  open var viewControllers: [ViewController] {
    get { [Column.primary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  open override func loadView() {
    super.loadView()
    layOutBars()
  }

  private var shown: [(controller: ViewController, frame: CGRect)] {
    let bounds: CGRect = viewIfLoaded?.bounds ?? .zero
    guard !isCollapsed else {
      let one = columns[.compact] ?? columns[.secondary] ?? columns[.primary]
      return one.map { [($0, bounds)] } ?? []
    }
    var width = min(maximumPrimaryColumnWidth, bounds.width * preferredPrimaryColumnWidthFraction)
    width = CGFloat(Double(width).snapped(scale: (viewIfLoaded?.context ?? .current).environment.scale))
    let isBeside =
      preferredDisplayMode == .oneBesideSecondary
      || preferredDisplayMode == .automatic && bounds.width > bounds.height
    guard let primary = columns[.primary], isBeside else { return columns[.secondary].map { [($0, bounds)] } ?? [] }
    let isMirrored = viewIfLoaded?.isRightToLeft ?? false
    let rest = bounds.width - width
    var all = [(primary, CGRect(x: isMirrored ? rest : 0, y: 0, width: width, height: bounds.height))]
    if let secondary = columns[.secondary] {
      all.append((secondary, CGRect(x: isMirrored ? 0 : width, y: 0, width: rest, height: bounds.height)))
    }
    return all
  }

  override func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let shown = shown
    for child in ownChildren where !shown.contains(where: { $0.controller === child }) {
      if child.viewIfLoaded?.superview === view { child.leave() }
      child.viewIfLoaded?.removeFromSuperview()
    }
    for (child, frame) in shown {
      if child.viewIfLoaded?.superview !== view { showChild(child, in: view, animated: false) }
      let content: View = child.view
      content.autoresizingMask = []
      content.frame = frame
    }
  }
}

/// Asked how columns come together.
public protocol SplitViewControllerDelegate: AnyObject {}
