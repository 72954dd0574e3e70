public import Foundation
public import LayoutCode

/// How a picture is loaded; it is not.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let fromCacheOnly = Self(rawValue: 1 << 12)
  public static let forceTransition = Self(rawValue: 1 << 13)
  public static let fromLoaderOnly = Self(rawValue: 1 << 14)
}

/// Where a picture was kept.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// What else is said of a picture's loading.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  public static let storeCacheType = Self(rawValue: "storeCacheType")
}

/// How a picture fills a size.
public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

/// What is done to a picture that was loaded.
public protocol SDImageTransformer: AnyObject {}

/// A picture of another size.
open class SDImageResizingTransformer: NSObject, SDImageTransformer {
  public init(size: CGSize, scaleMode: SDImageScaleMode) {}
}

/// What shows that a picture is on its way.
public protocol SDWebImageIndicator: AnyObject {}

/// A turning wheel; nothing is on its way, so that it is never seen.
open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
  public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
}

public typealias SDExternalCompletionBlock = (
  _ image: Image?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ imageURL: URL?
)
  -> Void
public typealias SDImageLoaderProgressBlock = (_ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?) -> Void

/// Says that a picture of a URL is not loaded.
private func note(_ url: URL?) {
  guard let url else { return }
  LayoutContext.current.note(
    "the picture '\(url.absoluteString)' is not loaded: its view shows what stands in its place [not-loaded]")
}

extension View {
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set {}
  }
  public var sd_imageURL: URL? { nil }
  public func sd_cancelCurrentImageLoad() {}
}

extension ImageView {
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: Image? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    if !options.contains(.delayPlaceholder) { image = placeholder }
    note(url)
  }
}

extension Button {
  public func sd_setImage(
    with url: URL?, for state: State, placeholderImage placeholder: Image? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    if !options.contains(.delayPlaceholder) { setImage(placeholder, for: state) }
    note(url)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: State, placeholderImage placeholder: Image? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    if !options.contains(.delayPlaceholder) { setBackgroundImage(placeholder, for: state) }
    note(url)
  }
}
