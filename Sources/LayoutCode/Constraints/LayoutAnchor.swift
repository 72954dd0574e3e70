public import Foundation

/// An attribute of an item, or the distance from one to it.
struct AnchorSpan {
  weak var item: (any LayoutItem)?
  var attribute: LayoutConstraint.Attribute
  /// Where a distance begins; nil for an attribute alone.
  var origin: AnchorOrigin?
}

/// The other end of a distance.
final class AnchorOrigin {
  weak var item: (any LayoutItem)?
  let attribute: LayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An attribute of a view or guide as a value (UIKit's `NSLayoutAnchor`); its type says what it can be set against.
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  let span: AnchorSpan

  /// Of the item that a front stands before.
  package convenience init(of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(LayoutConstraint.item(item), attribute)
  }

  init(_ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute, from origin: AnchorOrigin? = nil) {
    span = AnchorSpan(item: item, attribute: attribute, origin: origin)
  }

  /// The view or guide it belongs to.
  public var item: AnyObject? { span.item }
  public var name: String { "\(span.item.map(ViewNames.name) ?? "nothing").\(span.attribute)" }
  open override var description: String { "<\(type(of: self)) \(name)>" }

  func make(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>, _ constant: CGFloat,
    _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      span, relation, anchor.span, multiplier: 1, constant: constant, place: CodePlace(file: file, line: line))
  }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { make(.equal, anchor, c, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, c, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, c, file, line) }

  func spaced(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>, _ multiplier: CGFloat,
    _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      span, relation, anchor.span, multiplier: 1, constant: 0, systemSpacing: multiplier,
      place: CodePlace(file: file, line: line))
  }
}

/// A place along the horizontal axis.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this place to another as a dimension.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.span.item, other.span.attribute, from: AnchorOrigin(span.item, span.attribute))
  }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { spaced(.equal, anchor, multiplier, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, file, line) }
}

/// A place along the vertical axis.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this place to another as a dimension.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.span.item, other.span.attribute, from: AnchorOrigin(span.item, span.attribute))
  }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { spaced(.equal, anchor, multiplier, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, file, line) }

  /// A constraint to the other anchor, inactive until it is activated.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, file, line) }
}
