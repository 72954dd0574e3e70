public import Foundation
public import LayoutCode

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// How a picture is loaded, kept and shown.
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case processor(any ImageProcessor)
  case scaleFactor(CGFloat)
  case downloadPriority(Float)
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case forceRefresh, forceTransition, fromMemoryCacheOrRefresh, cacheMemoryOnly, waitForCache, onlyFromCache
  case backgroundDecode, preloadAllAnimationData, keepCurrentImageWhileLoading, onlyLoadFirstFrame
  case cacheOriginalImage, loadDiskFileSynchronously
}

extension KingfisherOptionsInfo? {
  var keepsPicture: Bool {
    self?.contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } } ?? false
  }
}

/// How a picture appears.
public enum ImageTransition: Sendable {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

/// How long a picture is kept.
public enum StorageExpiration: Sendable {
  case never, expired
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
}

/// What is done to a picture that was loaded.
public protocol ImageProcessor {
  var identifier: String { get }
}

extension ImageProcessor {
  public var identifier: String { "\(Self.self)" }
  /// One after the other.
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}

infix operator |> : AdditionPrecedence

/// One after the other.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// A picture as it is.
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = Self()
  public init() {}
}

/// A smaller picture.
public struct DownsamplingImageProcessor: ImageProcessor {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// A picture of another size.
public struct ResizingImageProcessor: ImageProcessor {
  public let referenceSize: CGSize
  public let targetContentMode: ContentMode
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
  }
}

/// How a picture fills a size.
public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

/// A picture with round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
  public let targetSize: CGSize?
  public let backgroundColor: Color?
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, backgroundColor: Color? = nil) {
    self.targetSize = targetSize
    self.backgroundColor = backgroundColor
  }
}

/// A blurred picture.
public struct BlurImageProcessor: ImageProcessor {
  public let blurRadius: CGFloat
  public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
}
