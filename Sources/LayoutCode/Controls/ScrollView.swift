public import Foundation
internal import ProofModel
internal import Resolving

/// A view over a larger content (UIKit's `UIScrollView`).
open class ScrollView: View {
  override var kind: ViewKind { .scroll }
  private var ownContentSize = CGSize.zero

  /// Set by hand, or what the constraints to ``contentLayoutGuide`` make of it.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      guard newValue != ownContentSize else { return }
      ownContentSize = newValue
    }
  }

  /// Until it is set, the content rests below what covers the view.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      hasOwnOffset = true
      boundsOrigin = newValue
    }
  }
  private var hasOwnOffset = false
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open var contentInset = EdgeInsets.zero { didSet { setNeedsLayout() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }

  /// The content's inset with the safe area, where the view scrolls up and down and is not told otherwise.
  open var adjustedContentInset: EdgeInsets {
    var result = contentInset
    let safe = safeAreaInsets
    let room = bounds.height - safe.top - safe.bottom
    let scrolls =
      alwaysBounceVertical || ownContentSize.height > room + 0.01 || kind == .table || isFirstInNavigation
    guard contentInsetAdjustmentBehavior == .always || contentInsetAdjustmentBehavior != .never && scrolls else {
      return result
    }
    result.top += safe.top
    result.bottom += safe.bottom
    return result
  }

  /// Whether it is the view of a controller in a navigation controller, or the first in it: such a one begins below the bar
  /// whether it scrolls or not (UIKit's header of `UIScrollView` tells it of `automatic`).
  private var isFirstInNavigation: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasOwnOffset else { return }
    let inset = adjustedContentInset
    boundsOrigin = CGPoint(x: -inset.left, y: -inset.top)
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open weak var delegate: (any ScrollViewDelegate)?
  open var refreshControl: RefreshControl?
  open var bouncesZoom = true
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = EdgeInsets.zero
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var allowsKeyboardScrolling = true
  open var contentAlignmentPoint = CGPoint.zero
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var panGestureRecognizer: PanGestureRecognizer { pan }
  open var pinchGestureRecognizer: PinchGestureRecognizer? { pinch }
  private lazy var pan = PanGestureRecognizer()
  private lazy var pinch = PinchGestureRecognizer()
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }
  open func touchesShouldCancel(in view: View) -> Bool { true }
  open func adjustedContentInsetDidChange() {}

  /// The content, for constraints.
  open var contentLayoutGuide: LayoutGuide { guide(.content) }
  /// The visible frame, for constraints.
  open var frameLayoutGuide: LayoutGuide { guide(.frame) }

  /// When the safe area insets the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// When scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// What the engine made of the content; nothing where no constraint speaks of it.
  func takeContentSize(_ size: CGSize) {
    guard size != .zero, size != ownContentSize else { return }
    ownContentSize = size
  }

  override func fill(_ content: inout NodeContent) {
    content.node.content.scrolls = isScrollEnabled
    content.node.adjustsContentInset = contentInsetAdjustmentBehavior != .never
  }
}

/// Told of scrolling, which nobody does.
public protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  func viewForZooming(in scrollView: ScrollView) -> View?
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Nothing to do.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing to do.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing to do.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Nothing to do.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Nothing to do.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// It may.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Nothing to do.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Nothing to do.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
