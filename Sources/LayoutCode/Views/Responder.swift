public import Foundation
internal import ProofModel

/// What can be asked to act: views and view controllers.
open class Responder: AccessibleObject {
  public override init() { super.init() }

  /// Called by who loads an object from a file, when all of it is there; code may call it after making one.
  open func awakeFromNib() {}

  /// Whom to ask next: a view's controller or superview, a controller's view's superview.
  open var next: Responder? { nil }

  /// Whether it is of a protocol, `conforms(to: UILayoutSupport.self)`: what Apple's runtime answers for its own.
  public func conforms<Conformed>(to type: Conformed.Type) -> Bool { self is Conformed }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
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

  // MARK: Touches, of which none comes

  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {}
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {}
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
  open func remoteControlReceived(with event: Event?) {}

  // MARK: Commands, which nobody gives

  open var keyCommands: [KeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open var inputView: View? { nil }
  open var inputAccessoryView: View? { nil }
  open var inputAccessoryViewController: ViewController? { nil }
  open var textInputMode: TextInputMode? { nil }
  open var inputAssistantItem: TextInputAssistantItem { TextInputAssistantItem() }
  open func reloadInputViews() {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: any MenuBuilder) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  /// Names for the classes that are nested in UIKit's.
  open override var description: String { "<\(type(of: self))>" }
}

/// The language that is typed in.
open class TextInputMode: NSObject {
  open var primaryLanguage: String? { LayoutContext.current.environment.locale }
  /// Those that can be chosen.
  public class var activeInputModes: [TextInputMode] { [TextInputMode()] }
}
