public import Foundation

/// A distance from one edge of a container, in points.
///
/// Right and bottom are negated, so that positive goes inwards there; trailing is not, so that it goes outwards.
public struct Inset: Hashable, Sendable {
  public var value: CGFloat
  public var edge: LayoutConstraint.Attribute

  public init(_ value: CGFloat, from edge: LayoutConstraint.Attribute) {
    self.value = value
    self.edge = edge
  }

  /// The same without the word, `Inset(10, .left)`.
  public init(_ value: CGFloat, _ edge: LayoutConstraint.Attribute) {
    self.init(value, from: edge)
  }

  /// What is added to the container's edge.
  var constant: CGFloat { edge == .right || edge == .bottom ? -value : value }
}
