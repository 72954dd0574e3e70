public import Foundation
public import FoundationNetworking
public import LayoutCode

/// Shows a page (WebKit's `WKWebView`); none is loaded.
open class WKWebView: PageView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: Color!
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { take(request.url) }
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { take(baseURL) }
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? { take(url) }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { take(baseURL) }

  private func take(_ url: URL?) -> WKNavigation? {
    self.url = url
    LayoutContext.current.note("a page is not loaded: grey lines stand for it [not-loaded]")
    return nil
  }

  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}

/// How pages are loaded.
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

/// What asks for a touch before it plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isElementFullscreenEnabled = false
}
open class WKWebpagePreferences: NSObject { open var allowsContentJavaScript = true }
open class WKProcessPool: NSObject {}
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A script that a page would run.
open class WKUserScript: NSObject {
  public let source: String
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
}
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open weak var webView: WKWebView? { nil }
}
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
