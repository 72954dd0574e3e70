public import Foundation
internal import ProofModel

/// Where a popover points from (UIKit's `UIPopoverPresentationController`).
public final class PopoverPresentation: NSObject {
  public weak var sourceView: View?
  public var sourceRect = CGRect.zero
  public weak var barButtonItem: BarButtonItem?
  public var permittedArrowDirections = ExtendedEdges.all
}

extension ViewController {
  /// Puts a controller over the window's: over all of it, as a sheet, or as a popover where the width is regular.
  public func present(_ viewControllerToPresent: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard let window = viewIfLoaded?.window, presented == nil else { return }
    let other = viewControllerToPresent
    presented = other
    other.presenting = self
    other.beginAppearing(animated)
    let content: View = other.view
    let place = other.presentationFrame(in: window)
    content.move(to: place.frame)
    content.autoresizingMask = place.mask
    window.addSubview(content)
    other.finishAppearing(animated) {
      content.setNeedsLayout()
      window.layoutIfNeeded()
    }
    completion?()
  }

  /// Takes away what this controller, or the one that shows it, has put over itself.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let owner = presented != nil ? self : presenting
    guard let owner, let other = owner.presented else { return }
    owner.presented = nil
    other.presenting = nil
    other.leave(animated: animated)
    other.viewIfLoaded?.removeFromSuperview()
    completion?()
  }

  /// In compact width sheets and popovers fill the screen but for the top (UIKit's adaptation).
  private func presentationFrame(in window: Window) -> (frame: CGRect, mask: View.AutoresizingMask) {
    let bounds = window.bounds
    let whole: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isRegular = window.traitCollection.horizontalSizeClass == .regular
    let centered: View.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    switch modalPresentationStyle {
    case .popover where isRegular: return (popoverFrame(in: window), centered)
    case .formSheet where isRegular:
      let size = preferredContentSize == .zero ? CGSize(width: 540, height: 620) : preferredContentSize
      return (Self.centered(size, in: bounds), centered)
    case .pageSheet, .automatic, .formSheet, .popover:
      let top = window.ownContext.environment.heightClass == .compact ? 0 : window.safeAreaInsets.top + 10
      return (CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top), whole)
    default: return (bounds, whole)
    }
  }

  /// Below its source where there is room, above it else, within 10 points of the window's edges.
  private func popoverFrame(in window: Window) -> CGRect {
    let bounds = window.bounds.insetBy(dx: 10, dy: 10)
    var size = preferredContentSize == .zero ? CGSize(width: 320, height: 480) : preferredContentSize
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    guard let source = popoverPresentationController?.sourceView, let popover = popoverPresentationController else {
      return Self.centered(size, in: window.bounds)
    }
    let rect = popover.sourceRect == .zero ? source.bounds : popover.sourceRect
    let anchor = source.convert(rect, to: nil)
    // The arrow is 13 points high.
    let isBelow = anchor.maxY + 13 + size.height <= bounds.maxY
    let y = isBelow ? anchor.maxY + 13 : max(bounds.minY, anchor.minY - 13 - size.height)
    let x = min(max(anchor.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
