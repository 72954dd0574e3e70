public import Foundation
public import LayoutCode

/// What has Kingfisher's words under `kf`.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(base: self) }
    set {}
  }
}

extension ImageView: KingfisherCompatible {}
extension Button: KingfisherCompatible {}

/// Kingfisher's words of a view: nothing is loaded, and views show what stands in a picture's place.
public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(base: Base) { self.base = base }
}

/// Where a picture comes from.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// What is shown until a picture is there.
public protocol Placeholder {}
extension Image: Placeholder {}

/// What is told of a picture that was loaded.
public struct RetrieveImageResult {
  public let image: Image
  public let cacheType: CacheType
}

/// Where a picture was kept.
public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}

/// Why a picture is not there.
public struct KingfisherError: Error, Sendable {
  public var errorCode: Int { 0 }
  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}

/// A picture on its way; none is.
public struct DownloadTask: Sendable {
  public func cancel() {}
}

/// What shows that a picture is on its way.
public enum IndicatorType { case none, activity, image(imageData: Data) }

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias KingfisherCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

/// Says that a picture of a URL is not loaded.
private func note(_ url: URL?) {
  guard let url else { return }
  LayoutContext.current.note(
    "the picture '\(url.absoluteString)' is not loaded: its view shows what stands in its place [not-loaded]")
}

extension KingfisherWrapper where Base: ImageView {
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    if let picture = placeholder as? Image { base.image = picture } else if !options.keepsPicture { base.image = nil }
    note(resource?.downloadURL)
    return nil
  }

  /// The form of versions before 7.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: @escaping KingfisherCompletion
  ) -> DownloadTask? {
    setImage(
      with: resource, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  public func cancelDownloadTask() {}
}

extension KingfisherWrapper where Base: Button {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: Control.State, placeholder: Image? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    if placeholder != nil || !options.keepsPicture { base.setImage(placeholder, for: state) }
    note(resource?.downloadURL)
    return nil
  }

  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: Control.State, placeholder: Image? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    if placeholder != nil || !options.keepsPicture { base.setBackgroundImage(placeholder, for: state) }
    note(resource?.downloadURL)
    return nil
  }

  public func cancelImageDownloadTask() {}
  public func cancelBackgroundImageDownloadTask() {}
}
