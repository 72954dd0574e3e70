public import Foundation

/// Layouts that scale with their superview as if they were pictures: places and sizes are shares of the superview's,
/// taken from the frames as they were drawn.
extension View {
  /// Ties left and top to shares of the superview's right and bottom edges, which in its own space are its width and
  /// height; a share of 0 ties to the edge itself.
  ///
  /// - Parameter reference: the superview's size when the frames were drawn; nil: its present size.
  @discardableResult
  public func addProportionalOriginConstraints(reference: CGSize? = nil) -> [LayoutConstraint] {
    guard let superview, let size = Self.drawn(reference, superview) else { return [] }
    return added([
      share(.left, frame.minX / size.width, of: .right, in: superview),
      share(.top, frame.minY / size.height, of: .bottom, in: superview),
    ])
  }

  /// Ties width and height to shares of the superview's.
  ///
  /// - Parameter reference: the superview's size when the frames were drawn; nil: its present size.
  @discardableResult
  public func addProportionalSizeConstraints(reference: CGSize? = nil) -> [LayoutConstraint] {
    guard let superview, let size = Self.drawn(reference, superview) else { return [] }
    return added([
      share(.width, frame.width / size.width, of: .width, in: superview),
      share(.height, frame.height / size.height, of: .height, in: superview),
    ])
  }

  /// Calls `body` with every view below this one, those inside a view before the view itself; layout guides are left
  /// out.
  public func enumerateSubviews(_ body: (View) -> Void) {
    for subview in subviews {
      subview.enumerateSubviews(body)
      body(subview)
    }
  }

  /// Takes away the constraints on this view that an editor made up to hold it where it was drawn, whichever view holds
  /// them; authored ones stay.
  public func removePrototypingConstraints() {
    var holder: View? = self
    while let view = holder {
      let madeUp = view.constraints.filter { constraint in
        constraint is PrototypingLayoutConstraint && (view === self || constraint.firstItem === self)
      }
      view.removeConstraints(madeUp)
      holder = view.superview
    }
  }

  private static func drawn(_ reference: CGSize?, _ superview: View) -> CGSize? {
    let size = reference ?? superview.bounds.size
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// A multiplier of 0 is illegal: nothing of a length is a length of 0, of a place the edge where it begins.
  private func share(
    _ attribute: LayoutConstraint.Attribute, _ share: CGFloat, of other: LayoutConstraint.Attribute, in superview: View
  ) -> LayoutConstraint {
    if share == 0 {
      let isLength = attribute == .width || attribute == .height
      return LayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : superview,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: 0)
    }
    return LayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: other, multiplier: share,
      constant: 0)
  }

  private func added(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(constraints)
    return constraints
  }
}
