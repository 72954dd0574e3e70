public import Foundation

/// What is told to who does not see the screen (UIKit's informal protocol of accessibility): kept, and read by names and
/// findings only where it is an identifier.
open class AccessibleObject: NSObject {
  private var spoken: SpokenValues?

  /// Takes what a file has for an outlet or an inspectable property of a name; nil where there is no such property,
  /// false where it is of another type. Copies of an app's sources override it.
  open func takeOutlet(_ name: String, _ value: Any) -> Bool? { nil }

  private func change<Value>(_ path: WritableKeyPath<SpokenValues, Value>, _ value: Value) {
    var values = spoken ?? SpokenValues()
    values[keyPath: path] = value
    spoken = values
  }

  open var accessibilityLabel: String? {
    get { spoken?.label }
    set { change(\.label, newValue) }
  }
  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { change(\.hint, newValue) }
  }
  open var accessibilityValue: String? {
    get { spoken?.value }
    set { change(\.value, newValue) }
  }
  open var accessibilityTraits: AccessibilityTraits {
    get { spoken?.traits ?? [] }
    set { change(\.traits, newValue) }
  }
  open var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? false }
    set { change(\.isElement, newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { spoken?.elements }
    set { change(\.elements, newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set { change(\.hidesElements, newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { spoken?.isModal ?? false }
    set { change(\.isModal, newValue) }
  }
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { spoken?.actions }
    set { change(\.actions, newValue) }
  }
  open var accessibilityFrame: CGRect {
    get { spoken?.frame ?? .zero }
    set { change(\.frame, newValue) }
  }
  open var accessibilityLanguage: String? {
    get { spoken?.language }
    set { change(\.language, newValue) }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { spoken?.inputLabels }
    set { change(\.inputLabels, newValue) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spoken?.label.map { NSAttributedString(string: $0) } }
    set { change(\.label, newValue?.string) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { spoken?.hint.map { NSAttributedString(string: $0) } }
    set { change(\.hint, newValue?.string) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { spoken?.value.map { NSAttributedString(string: $0) } }
    set { change(\.value, newValue?.string) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.groupsChildren ?? false }
    set { change(\.groupsChildren, newValue) }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { spoken?.activationPoint ?? .zero }
    set { change(\.activationPoint, newValue) }
  }
  open var accessibilityPath: BezierPath? {
    get { nil }
    set {}
  }
  open var accessibilityLabelBlock: (() -> String?)? {
    get { nil }
    set { if let newValue { accessibilityLabel = newValue() } }
  }
  open var accessibilityValueBlock: (() -> String?)? {
    get { nil }
    set { if let newValue { accessibilityValue = newValue() } }
  }
  open var accessibilityHintBlock: (() -> String?)? {
    get { nil }
    set { if let newValue { accessibilityHint = newValue() } }
  }
  open var accessibilityNavigationStyle: Int {
    get { 0 }
    set {}
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  open var accessibilityContainerType: AccessibilityContainerType {
    get { .none }
    set {}
  }
  open var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
  open var largeContentTitle: String? {
    get { nil }
    set {}
  }
  open var largeContentImage: Image? {
    get { nil }
    set {}
  }
  open var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
  /// Nobody tells of changes of properties here.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

private struct SpokenValues {
  var label: String?
  var hint: String?
  var value: String?
  var language: String?
  var traits: AccessibilityTraits = []
  var isElement = false
  var elements: [Any]?
  var inputLabels: [String]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var actions: [AccessibilityCustomAction]?
  var frame = CGRect.zero
  var activationPoint = CGPoint.zero
}

/// What an element is.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: AccessibilityTraits = []
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
  public static let image = AccessibilityTraits(rawValue: 1 << 4)
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let staticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)
}

/// What holds elements.
public enum AccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// Where one scrolls to.
public enum AccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// An action of an element's own.
open class AccessibilityCustomAction: NSObject {
  open var name: String
  open var image: Image?
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(name: String, image: Image? = nil, actionHandler: ((AccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.image = image
  }
}

/// An element that is no view.
open class AccessibilityElement: AccessibleObject {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

/// The state of the system's aids (UIKit's `UIAccessibility`): all are off.
public enum Accessibility {
  /// What is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}
  /// In the window: no screen is moved on a desk here.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect { view.convert(rect, to: nil) }
  /// The path as it is: paths are not told to anybody.
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath { path }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
