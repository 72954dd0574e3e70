public import Foundation
internal import AutoLayout
internal import ProofModel

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
    let scrolls = alwaysBounceVertical || ownContentSize.height > room + 0.01 || kind == .table
    guard contentInsetAdjustmentBehavior == .always || contentInsetAdjustmentBehavior != .never && scrolls else {
      return result
    }
    result.top += safe.top
    result.bottom += safe.bottom
    return result
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
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1

  /// The content, for constraints.
  open var contentLayoutGuide: LayoutGuide { guide(.content) }
  /// The visible frame, for constraints.
  open var frameLayoutGuide: LayoutGuide { guide(.frame) }

  /// When the safe area insets the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// When scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

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
