public import Foundation

/// What can be asked to act: views, windows and their controllers (AppKit's `NSResponder`).
open class NSResponder: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  open weak var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  /// Called by who loads it from a file.
  open func awakeFromNib() {}
}

/// A name that an app's own code gives an object.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
