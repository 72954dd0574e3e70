internal import Foundation
internal import ProofModel

extension ViewController {
  /// Puts a controller over the window's: over all of it, as a sheet, or as a popover where the width is regular.
  func put(_ other: ViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, presented == nil else { return }
    presented = other
    other.presenting = self
    other.isBeingPresentedNow = true
    other.beginAppearing(animated)
    let content: View = other.view
    let own = other.ownPresentation(over: self, in: window)
    let place =
      own.map { (frame: $0.frameOfPresentedViewInContainerView, mask: View.AutoresizingMask()) }
      ?? other.presentationFrame(in: window)
    if own == nil { other.takeLook(of: place.frame, in: window) }
    own?.presentationTransitionWillBegin()
    content.move(to: place.frame)
    content.autoresizingMask = place.mask
    window.addSubview(content)
    own?.containerViewWillLayoutSubviews()
    other.finishAppearing(animated) {
      content.setNeedsLayout()
      window.layoutIfNeeded()
    }
    own?.containerViewDidLayoutSubviews()
    own?.presentationTransitionDidEnd(true)
    other.isBeingPresentedNow = false
    completion?()
  }

  /// The app's own presentation, where one is given.
  private func ownPresentation(over presenter: ViewController, in window: Window) -> PresentationController? {
    guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else { return nil }
    let own = delegate.presentationController(forPresented: self, presenting: presenter, source: presenter)
    own?.containerView = window
    return own
  }

  /// Sheets are round at the top, what lies below is dimmed.
  private func takeLook(of frame: CGRect, in window: Window) {
    guard [.pageSheet, .automatic, .formSheet].contains(modalPresentationStyle), let view = viewIfLoaded,
      frame != window.bounds
    else { return }
    let dimming = View(frame: window.bounds)
    dimming.backgroundColor = Color(white: 0, alpha: 0.2)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(dimming)
    dimmingView = dimming
    if view.layer.cornerRadius == 0 { view.layer.cornerRadius = ownSheet?.preferredCornerRadius ?? 10 }
    view.clipsToBounds = true
  }

  /// The height that a sheet rests at, below the safe area's top.
  private func sheetHeight(_ whole: CGFloat, in window: Window) -> CGFloat {
    guard let sheet = ownSheet, !sheet.detents.isEmpty else { return whole }
    let context = WindowDetents(containerTraitCollection: window.traitCollection, maximumDetentValue: whole)
    let chosen = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
    let heights = sheet.detents.compactMap { $0.resolver(context) }
    let bottom = window.safeAreaInsets.bottom
    guard let height = chosen.map({ $0.resolver(context) }) ?? heights.min() else { return whole }
    return min(whole, height + (height < whole ? bottom : 0))
  }

  /// Takes away what this controller, or the one that shows it, has put over itself.
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let owner = presented != nil ? self : presenting
    guard let owner, let other = owner.presented else { return }
    owner.presented = nil
    other.presenting = nil
    other.leave(animated: animated)
    other.viewIfLoaded?.removeFromSuperview()
    other.dimmingView?.removeFromSuperview()
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
      let height = sheetHeight(bounds.height - top, in: window)
      return (CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), whole)
    default: return (bounds, whole)
    }
  }

  /// Below its source where there is room, above it else, within 10 points of the window's edges.
  private func popoverFrame(in window: Window) -> CGRect {
    let bounds = window.bounds.insetBy(dx: 10, dy: 10)
    var size = preferredContentSize == .zero ? CGSize(width: 320, height: 480) : preferredContentSize
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    guard let popover = ownPopover, let source = popover.sourceView else {
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
