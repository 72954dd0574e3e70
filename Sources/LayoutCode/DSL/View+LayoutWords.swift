public import Foundation

/// A small language for constraints. Each word gives its constraints, not yet active, so that their priority can be set
/// first; `NSLayoutConstraint.activate(_:)` or `addConstraints(_:)` takes them.
extension View {
  /// Adds views that rules will place: their translation from masks is turned off.
  public func addSubviews(_ views: View...) { addSubviews(views) }

  /// Adds views that rules will place: their translation from masks is turned off.
  public func addSubviews(_ views: [View]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Each inset ties an edge to the same edge of a container; opposite edges make a spring, which stretches the view.
  public func layoutInside(_ container: View, _ insets: Inset...) -> [LayoutConstraint] {
    layoutInside(container, insets)
  }

  /// Each inset ties an edge to the same edge of a container.
  public func layoutInside(_ container: View, _ insets: [Inset]) -> [LayoutConstraint] {
    insets.map { tie($0.edge, .equal, container, $0.edge, constant: $0.constant) }
  }

  /// Each inset ties an edge to the same edge of a container, with the word that the article has.
  public func layoutInside(_ container: View, insets: Inset...) -> [LayoutConstraint] {
    layoutInside(container, insets)
  }

  /// Each inset ties an edge to the superview's; stops where there is none.
  public func layoutInside(_ insets: Inset...) -> [LayoutConstraint] {
    guard let superview else { preconditionFailure("'\(self)' has no superview to be laid out in; add it first") }
    return layoutInside(superview, insets)
  }

  /// A width or height in points.
  public func constrainDimension(
    _ dimension: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal, to points: CGFloat
  ) -> [LayoutConstraint] {
    precondition(
      dimension == .width || dimension == .height,
      "a dimension is .width or .height, found \(dimension); a place is given by layoutInside or alignWith")
    return [tie(dimension, relation, nil, .notAnAttribute, constant: points)]
  }

  /// A width or height by another view's, and so many points more.
  public func constrainDimension(
    _ dimension: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal, toView view: View,
    plus points: CGFloat = 0
  ) -> [LayoutConstraint] {
    [tie(dimension, relation, view, dimension, constant: points)]
  }

  /// A constraint of the width to so many points, not yet active.
  public func constrainWidth(
    _ relation: LayoutConstraint.Relation = .equal, toWidth points: CGFloat
  ) -> [LayoutConstraint] {
    constrainDimension(.width, relation, to: points)
  }

  /// A constraint of the width to another view's width and so many points, not yet active.
  public func constrainWidth(
    _ relation: LayoutConstraint.Relation = .equal, toView view: View, plus points: CGFloat = 0
  ) -> [LayoutConstraint] {
    constrainDimension(.width, relation, toView: view, plus: points)
  }

  /// A constraint of the height to so many points, not yet active.
  public func constrainHeight(
    _ relation: LayoutConstraint.Relation = .equal, toHeight points: CGFloat
  ) -> [LayoutConstraint] {
    constrainDimension(.height, relation, to: points)
  }

  /// A constraint of the height to another view's height and so many points, not yet active.
  public func constrainHeight(
    _ relation: LayoutConstraint.Relation = .equal, toView view: View, plus points: CGFloat = 0
  ) -> [LayoutConstraint] {
    constrainDimension(.height, relation, toView: view, plus: points)
  }

  /// The top so many points below another view's bottom.
  public func layoutBelow(_ view: View, offsetBy points: CGFloat = 0) -> [LayoutConstraint] {
    [tie(.top, .equal, view, .bottom, constant: points)]
  }

  /// The top so many points below another view's bottom.
  public func layoutBelow(_ view: View, distance points: CGFloat) -> [LayoutConstraint] {
    layoutBelow(view, offsetBy: points)
  }

  /// The left edge so many points right of another view's right edge, whatever the reading direction.
  public func layoutAfter(_ view: View, distance points: CGFloat) -> [LayoutConstraint] {
    [tie(.left, .equal, view, .right, constant: points)]
  }

  /// The leading edge so many points after another view's trailing edge, in the reading direction.
  public func layoutAfter(_ view: View, offsetBy points: CGFloat = 0) -> [LayoutConstraint] {
    [tie(.leading, .equal, view, .trailing, constant: points)]
  }

  /// An edge on the same edge of another view.
  public func alignWith(
    _ view: View, edge: LayoutConstraint.Attribute, offsetBy points: CGFloat = 0
  ) -> [LayoutConstraint] {
    [tie(edge, .equal, view, edge, constant: points)]
  }

  /// The last baseline so many points below another view's, also where their fonts differ.
  public func alignBaselineWith(_ view: View, offsetBy points: CGFloat = 0) -> [LayoutConstraint] {
    alignWith(view, edge: .lastBaseline, offsetBy: points)
  }

  private func tie(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ other: View?,
    _ otherAttribute: LayoutConstraint.Attribute, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: 1,
      constant: constant)
  }
}
