public import Foundation
internal import ProofModel

/// What can be operated (UIKit's `UIControl`). Targets with selectors need Apple's runtime; actions are closures.
open class Control: View {
  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: Action, events: Event)] = []

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func stateDidChange() {}

  open func addAction(_ action: Action, for controlEvents: Event) { actions.append((action, controlEvents)) }

  open func removeAction(_ action: Action, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.intersection(controlEvents).isEmpty }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.intersection(controlEvents).isEmpty { entry.action.handler(entry.action) }
  }

  /// Needs selectors.
  @available(*, unavailable, message: "selectors need Apple's runtime: use addAction(UIAction { _ in … }, for:)")
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What a control can tell of.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content stands.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where the content stands.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}

/// What a control does (UIKit's `UIAction`).
public final class Action: NSObject {
  public var title: String
  public var image: Image?
  let handler: (Action) -> Void

  public init(title: String = "", image: Image? = nil, identifier: String? = nil, handler: @escaping (Action) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
