public import Foundation

/// How much a constraint is wanted: above 0, and 1000 is required (UIKit's `UILayoutPriority`).
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let dragThatCanResizeScene = LayoutPriority(510)
  public static let sceneSizeStayPut = LayoutPriority(500)
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  public static let defaultLow = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)
}

/// A number with a meaning, which can be counted up and down from (UIKit's priorities, weights and levels).
public protocol NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension NumericRawRepresentable {
  /// The lower number.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// So much more.
  public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) ?? left }
  /// So much less.
  public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) ?? left }
  /// So much more.
  public static func += (left: inout Self, right: RawValue) { left = left + right }
  /// So much less.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension LayoutPriority: NumericRawRepresentable {}
extension Font.Weight: NumericRawRepresentable {}
