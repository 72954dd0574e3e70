public import Foundation
internal import ProofModel

/// What can be operated (UIKit's `UIControl`). Targets with selectors are never told; actions are.
open class Control: View {
  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { treeDidChange() } }
  private var actions: [(action: Action, events: Event)] = []

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func stateDidChange() {}

  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? { nil }

  open func addAction(_ action: Action, for controlEvents: Event) { actions.append((action, controlEvents)) }

  open func removeAction(_ action: Action, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.intersection(controlEvents).isEmpty }
  }

  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && !$0.events.intersection(controlEvents).isEmpty }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.intersection(controlEvents).isEmpty { entry.action.handler(entry.action) }
  }

  // MARK: Targets, which are kept by nobody: selectors are not called here

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: LayoutCode.Event?) {}
  open func sendAction(_ action: Action) { action.handler(action) }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { nil }
  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: Event { [] }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: Touch, with event: LayoutCode.Event?) -> Bool { true }
  open func continueTracking(_ touch: Touch, with event: LayoutCode.Event?) -> Bool { true }
  open func endTracking(_ touch: Touch?, with event: LayoutCode.Event?) {}
  open func cancelTracking(with event: LayoutCode.Event?) {}
  open var contextMenuInteraction: ContextMenuInteraction? { nil }
  open var isContextMenuInteractionEnabled: Bool {
    get { false }
    set {}
  }
  open var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }
  open var toolTip: String? {
    get { nil }
    set {}
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
  open func enumerateEventHandlers(_ body: (Action?, (Any?, Selector)?, Event, inout Bool) -> Void) {}

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// What a control can tell of.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
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
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing

    /// That of a button's title; nil where it stands in the middle.
    func text(isRightToLeft: Bool) -> TextContent.Alignment? {
      switch self {
      case .left: return .left
      case .right: return .right
      case .leading: return isRightToLeft ? .right : .left
      case .trailing: return isRightToLeft ? .left : .right
      case .center, .fill: return nil
      }
    }
  }
}
