import Foundation
public import LayoutCode

/// A constraint's class by the name that UIKit has for it: those that an editor made up are `NSIBPrototyping…`.
public func NSStringFromClass(_ constraint: LayoutConstraint.Type) -> String {
  if constraint is PrototypingLayoutConstraint.Type { return "NSIBPrototypingLayoutConstraint" }
  return constraint == LayoutConstraint.self ? "NSLayoutConstraint" : Foundation.NSStringFromClass(constraint)
}
