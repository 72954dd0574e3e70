public import Foundation
internal import Resolving

extension View {
  /// A frame set by hand: subviews follow by their masks, and the mask acts from here on.
  func place(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    let isRoot = parent == nil
    move(to: frame)
    if isRoot {
      ownTree?.sizeDidChange()
    } else if flags.contains(.translatesMask) {
      treeDidChange()
    }
  }

  /// Takes a frame, and lets subviews follow by their masks where the size is another.
  func move(to frame: CGRect) {
    guard frame != storedFrame else { return }
    AnimationRecorder.current?.note(self, from: .frame(storedFrame), to: .frame(frame))
    let old = storedFrame.size
    storedFrame = frame
    guard old != frame.size else { return }
    flags.remove(.needsLayout)
    setNeedsLayout()
    if flags.contains(.autoresizesSubviews) { resizeSubviews(from: old) }
  }

  private func resizeSubviews(from old: CGSize) {
    for child in children where child.flags.contains(.translatesMask) && !child.flags.contains(.isArranged) {
      let mask = child.maskParts
      // Without a flexible part the frame is kept.
      if mask.isEmpty { continue }
      child.move(
        to: CGRect(
          AutoresizingLaw.frame(
            child.storedFrame.model, mask: mask, from: old.model, to: storedFrame.size.model)))
    }
  }

  /// A point of this view's space in another's; nil means the window's.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let own = originOnTop
    let other = view?.originOnTop ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// The same place in another view's space; nil means the window's.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let own = originOnTop
    let other = view?.originOnTop ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// The same place in another view's space; nil means the window's.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The same place in another view's space; nil means the window's.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero of this view's space lies in the topmost view's.
  private var originOnTop: CGPoint {
    var point = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let parent = view.parent {
      point.x += view.storedFrame.origin.x - parent.boundsOrigin.x
      point.y += view.storedFrame.origin.y - parent.boundsOrigin.y
      view = parent
    }
    return point
  }

  /// The deepest visible view at a point of this one's space.
  func viewHit(at point: CGPoint, with event: Event?) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  func fade(to alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    guard alpha != look.alpha else { return }
    AnimationRecorder.current?.note(self, from: .alpha(look.alpha), to: .alpha(alpha))
    look.alpha = alpha
  }
}
