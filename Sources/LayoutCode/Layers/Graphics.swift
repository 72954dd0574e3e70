public import Foundation

// Core Graphics, for code that draws; what it draws into pictures is nowhere to be seen.

/// A picture's pixels; none are had.
open class CGImage: NSObject, @unchecked Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  open func cropping(to rect: CGRect) -> CGImage? { CGImage(width: Int(rect.width), height: Int(rect.height)) }
  open func copy() -> CGImage? { self }
}

/// A space of colours.
open class CGColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = "sRGB"
  public static let displayP3 = "displayP3"
  public convenience init?(name: String) { self.init() }
}
/// The space of the screen's colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Colours that run into each other.
open class CGGradient: NSObject {
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {}
  public init?(colorsSpace: CGColorSpace?, colors: Any, locations: [CGFloat]?) {}
}
/// How far a gradient reaches.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How colours are mixed.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Draws a picture (UIKit's `UIGraphicsImageRenderer`): it comes out empty, in its size.
open class GraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: GraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(bounds: CGRect, format: GraphicsImageRendererFormat) { size = bounds.size }
  open func image(actions: (GraphicsImageRendererContext) -> Void) -> Image {
    actions(GraphicsImageRendererContext())
    return Image(asset: "", size: size)
  }
  open func pngData(actions: (GraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(withCompressionQuality quality: CGFloat, actions: (GraphicsImageRendererContext) -> Void) -> Data {
    Data()
  }
}

/// How a picture is drawn.
open class GraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  /// The screen's.
  public class func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
  /// The screen's.
  public class func preferred() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

/// What a picture is drawn with.
open class GraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open var currentImage: Image { Image() }
  open var format: GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// What a view's own drawing goes into; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
/// Nothing was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? { nil }
/// Nothing is drawn.
public func UIGraphicsEndImageContext() {}
/// Nothing is drawn.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Nothing is drawn.
public func UIGraphicsPopContext() {}
/// In the colour for insides.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// A line of a point inside of the edge.
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
