public import Foundation
public import LayoutCode

extension NSView {
  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { hosted.constraints }
  /// Activates on this view, which must hold the items or lie above them.
  public func addConstraint(_ constraint: NSLayoutConstraint) { hosted.addConstraint(constraint) }
  /// Activates on this view, which must hold the items or lie above them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { hosted.addConstraints(constraints) }
  /// Deactivates what this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { hosted.removeConstraint(constraint) }
  /// Deactivates what this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { hosted.removeConstraints(constraints) }
  /// The active constraints that decide this view's size or place along an axis.
  public func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
    hosted.constraintsAffectingLayout(for: orientation)
  }
  public var hasAmbiguousLayout: Bool { hosted.hasAmbiguousLayout }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }

  public var layoutGuides: [NSLayoutGuide] { hosted.layoutGuides }
  /// Takes a guide of its own into its space.
  public func addLayoutGuide(_ guide: NSLayoutGuide) { hosted.addLayoutGuide(guide) }
  /// Lets a guide go, and the constraints about it.
  public func removeLayoutGuide(_ guide: NSLayoutGuide) { hosted.removeLayoutGuide(guide) }
  public var safeAreaLayoutGuide: NSLayoutGuide { hosted.safeAreaLayoutGuide }
  public var layoutMarginsGuide: NSLayoutGuide { hosted.layoutMarginsGuide }
}

extension NSLayoutGuide {
  /// In the owning view's space, whose y may count upwards, as of the last layout.
  public var frame: NSRect {
    let down = layoutFrame
    guard let view = owningView as? HostedView, view.front?.countsDown != true else { return down }
    return NSRect(x: down.minX, y: view.frameDown.height - down.maxY, width: down.width, height: down.height)
  }
}
