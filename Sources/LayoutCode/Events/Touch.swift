public import Foundation

/// A finger on the screen (UIKit's `UITouch`); none comes.
open class Touch: NSObject {
  /// Where in a touch's life it is.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// What touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var tapCount: Int { 0 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var view: View? { nil }
  open var window: Window? { nil }
  open func location(in view: View?) -> CGPoint { .zero }
  open func previousLocation(in view: View?) -> CGPoint { .zero }
  open func preciseLocation(in view: View?) -> CGPoint { .zero }
}

/// What happened at the screen; layout has none of it.
open class Event: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// Which motion.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack
  }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<Touch>? { nil }
  open var timestamp: TimeInterval { 0 }
  open func touches(for view: View) -> Set<Touch>? { nil }
  open func coalescedTouches(for touch: Touch) -> [Touch]? { nil }
}

/// A key or button that is pressed (UIKit's `UIPress`); none is.
open class Press: NSObject {
  open var key: Key? { nil }
}

/// The event of presses.
open class PressesEvent: Event {}

/// A key of a keyboard.
open class Key: NSObject {
  open var characters: String { "" }
  open var keyCode: Int { 0 }
  open var modifierFlags: KeyModifierFlags { [] }
}

/// Shift and its like.
public struct KeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
