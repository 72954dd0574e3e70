public import Foundation
internal import ProofModel

/// The app (UIKit's `UIApplication`): it is there to be asked, and does nothing.
open class Application: Responder, @unchecked Sendable {
  public static let shared = Application()
  open weak var delegate: (any ApplicationDelegate)?

  /// What the app is doing.
  public enum State: Int, Sendable { case active, inactive, background }
  /// Why it was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
  }
  /// How a link is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
  }
  /// How a link is opened outside.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  open var applicationState: State { .active }
  /// The window that the screen is shown in.
  open var windows: [Window] { [keyWindow].compactMap { $0 } }
  open var keyWindow: Window? { LayoutContext.current.shown.window }
  open var connectedScenes: Set<Scene> { [WindowScene.current] }
  open var openSessions: Set<SceneSession> { [] }
  open var supportsMultipleScenes: Bool { false }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Screen.main.bounds.width, height: CGFloat(LayoutContext.current.environment.safeArea.top))
  }
  open var statusBarOrientation: InterfaceOrientation { WindowScene.current.interfaceOrientation }
  open var statusBarStyle: StatusBarStyle = .default
  open var isStatusBarHidden: Bool = false
  open var preferredContentSizeCategory: ContentSizeCategory { TraitCollection.current.preferredContentSizeCategory }
  open var userInterfaceLayoutDirection: View.LayoutDirection {
    LayoutContext.current.environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var isIdleTimerDisabled: Bool = false
  open var isNetworkActivityIndicatorVisible: Bool = false
  open var applicationIconBadgeNumber: Int = 0
  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  open var shortcutItems: [ApplicationShortcutItem]?
  open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Nothing is opened, and the completion is told so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool { false }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func requestSceneSessionActivation(
    _ session: SceneSession?, userActivity: Any?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> BackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)? = nil)
    -> BackgroundTaskIdentifier
  {
    .invalid
  }
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
  open func supportedInterfaceOrientations(for window: Window?) -> InterfaceOrientationMask { .all }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// Work that goes on in the background.
public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
}

/// What work in the background brought.
public enum BackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A shortcut of the app's icon.
open class ApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var userInfo: [String: Any]?
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

/// Told of the app's life, which has none here.
public protocol ApplicationDelegate: AnyObject {}

extension ApplicationDelegate {
  /// Optional twice, as what Objective-C need not have: code asks for it as `delegate?.window??`. A delegate's own is its own.
  public var window: Window?? {
    get { .some(nil) }
    set {}
  }
}

/// A part of the app's interface (UIKit's `UIScene`).
open class Scene: Responder, @unchecked Sendable {
  public let session = SceneSession()
  open weak var delegate: (any SceneDelegate)?
  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  open func open(_ url: URL, options: Any?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

  /// What a scene is doing.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  /// What it was connected for.
  public struct ConnectionOptions {
    public var urlContexts: Set<OpenURLContext> { [] }
    public var shortcutItem: ApplicationShortcutItem? { nil }
    public var userActivities: Set<NSObject> { [] }
    public var notificationResponse: NSObject? { nil }
  }
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

/// A scene that shows windows.
open class WindowScene: Scene, @unchecked Sendable {
  /// One for each reading: it holds nothing.
  static var current: WindowScene { WindowScene() }
  open var windows: [Window] { [keyWindow].compactMap { $0 } }
  open var keyWindow: Window? { LayoutContext.current.shown.window }
  open var screen: Screen { .main }
  open var traitCollection: TraitCollection { .current }
  open var statusBarManager: StatusBarManager? { StatusBarManager() }
  open var sizeRestrictions: NSObject? { nil }
  open var interfaceOrientation: InterfaceOrientation {
    switch Device.current.orientation {
    case .landscapeLeft: return .landscapeRight
    case .landscapeRight: return .landscapeLeft
    case .portraitUpsideDown: return .portraitUpsideDown
    default: return .portrait
    }
  }
  open var coordinateSpace: any CoordinateSpace { Screen.main }
  open func requestGeometryUpdate(_ preferences: NSObject, errorHandler: ((any Error) -> Void)? = nil) {}
}

/// What the status bar is like.
open class StatusBarManager: NSObject {
  open var statusBarFrame: CGRect { Application.shared.statusBarFrame }
  open var statusBarStyle: StatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

/// What is kept of a scene.
open class SceneSession: NSObject {
  open var persistentIdentifier: String { "" }
  open var role: Role { .windowApplication }
  open var configuration: SceneConfiguration { SceneConfiguration(name: nil, sessionRole: role) }
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
open class SceneConfiguration: NSObject {
  open var name: String?
  open var delegateClass: AnyClass?
  open var storyboard: Storyboard?
  public init(name: String?, sessionRole: SceneSession.Role) { self.name = name }
}

/// A link that is to be opened.
open class OpenURLContext: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
}

/// Told of a scene's life.
public protocol SceneDelegate: AnyObject {}
/// Told of a window scene's life.
public protocol WindowSceneDelegate: SceneDelegate {}

/// A space of coordinates.
public protocol CoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}
extension Screen: CoordinateSpace {
  public var coordinateSpace: any CoordinateSpace { self }
  public var fixedCoordinateSpace: any CoordinateSpace { self }
}
extension View: CoordinateSpace {}
