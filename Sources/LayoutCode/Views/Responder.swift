public import Foundation

/// What can be asked to act: views and view controllers.
open class Responder: NSObject {
  public override init() { super.init() }

  /// Whom to ask next: a view's controller or superview, a controller's view's superview.
  open var next: Responder? { nil }

  /// Whether it is of a protocol, `conforms(to: UILayoutSupport.self)`: what Apple's runtime answers for its own.
  public func conforms<Conformed>(to type: Conformed.Type) -> Bool { self is Conformed }

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
