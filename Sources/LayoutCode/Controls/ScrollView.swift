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

  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open var contentInset = EdgeInsets.zero
  open var adjustedContentInset: EdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
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

  override func fill(_ content: inout NodeContent) { content.node.content.scrolls = isScrollEnabled }
}
