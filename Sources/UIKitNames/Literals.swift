public import Foundation
public import LayoutCode

// What the literals of Xcode's editor become in copies: their type is what is asked for, a view's colour else.

/// A colour as `#colorLiteral` writes it.
public func appColorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// The same, of a layer.
@_disfavoredOverload
public func appColorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
