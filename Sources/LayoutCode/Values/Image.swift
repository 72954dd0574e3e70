public import Foundation
internal import ProofModel

/// A picture by its name among the proof's pictures (UIKit's `UIImage`): layout needs its size alone.
open class Image: NSObject, @unchecked Sendable {
  /// The asset's name; a system symbol's has `system:` before it.
  public let asset: String
  /// Points.
  public let size: CGSize
  public let renderingMode: RenderingMode
  /// Tests find a picture by it; nothing here does.
  open var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  /// Of a symbol whose colour is its own.
  private(set) var ownTint: Color?

  /// Whether a picture is tinted.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public init(asset: String, size: CGSize, renderingMode: RenderingMode = .automatic) {
    self.asset = asset
    self.size = size
    self.renderingMode = renderingMode
  }

  /// A picture of the proof; one that it has not is empty, 0 points large, and a finding where it is shown.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(resourceName: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?) {
    self.init(named: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// What an image literal names.
  public convenience init(resourceName name: String) {
    let context = LayoutContext.current
    let size = context.images.imageSize(asset: name, environment: context.environment.text)
    self.init(asset: name, size: size.map { CGSize($0) } ?? .zero)
  }

  /// What an image literal names.
  public convenience init(imageLiteralResourceName name: String) { self.init(resourceName: name) }

  /// An empty picture.
  public convenience override init() { self.init(asset: "", size: .zero) }
  /// Pixels of one's own: an empty picture, since nothing reads them.
  public convenience init?(data: Data) { self.init(asset: "", size: .zero) }
  /// Pixels of one's own: an empty picture, since nothing reads them.
  public convenience init?(data: Data, scale: CGFloat) { self.init(asset: "", size: .zero) }
  /// A picture that lies elsewhere: empty.
  public convenience init?(contentsOfFile path: String) { self.init(asset: "", size: .zero) }
  /// As large as its pixels.
  public convenience init(cgImage: CGImage) {
    self.init(asset: "", size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// As large as its pixels at a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      asset: "", size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// A symbol: a square box as high as a line of the body text, since the symbols' font is Apple's.
  public convenience init?(systemName name: String) {
    self.init(asset: "system:" + name, size: CGSize(width: 20, height: 20))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let side = (configuration?.pointSize ?? 17) * 20 / 17
    self.init(asset: "system:" + name, size: CGSize(width: side, height: side))
  }

  public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(systemName name: String, variableValue: Double, configuration: SymbolConfiguration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// How a picture is wanted.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large a symbol is wanted.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.pointSize = pointSize }
    public init(textStyle: Font.TextStyle) { pointSize = Font.preferredFont(forTextStyle: textStyle).pointSize }
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
    public init(font: Font) { pointSize = font.pointSize }
    public convenience init(font: Font, scale: SymbolScale) { self.init(font: font) }
    public init(weight: SymbolWeight) { pointSize = 17 }
    public init(scale: SymbolScale) { pointSize = 17 }
    public init(hierarchicalColor: Color) { pointSize = 17 }
    public init(paletteColors: [Color]) { pointSize = 17 }
    public static let unspecified = SymbolConfiguration(pointSize: 17)
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration { other ?? self }
  }
  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  /// How pixels are turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// What is done with the middle of a stretched picture.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public func withConfiguration(_ configuration: Configuration) -> Image { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    asset.hasPrefix("system:") ? Image(systemName: String(asset.dropFirst(7)), withConfiguration: configuration) : self
  }
  public func withTintColor(_ color: Color) -> Image { self }
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    let image = withRenderingMode(renderingMode)
    if renderingMode == .alwaysOriginal { image.ownTint = color }
    return image
  }
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image { self }
  public func withHorizontallyFlippedOrientation() -> Image { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> Image { self }
  public func withBaselineOffset(fromBottom offset: CGFloat) -> Image { self }
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image { self }
  public func resizableImage(withCapInsets insets: EdgeInsets, resizingMode: ResizingMode) -> Image { self }
  public func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> Image { self }
  public func preparingThumbnail(of size: CGSize) -> Image? { Image(asset: asset, size: size) }
  public func preparingForDisplay() -> Image? { self }
  public var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }
  public var imageOrientation: Orientation { .up }
  public var capInsets: EdgeInsets { .zero }
  public var images: [Image]? { nil }
  public var duration: TimeInterval { 0 }
  public var isSymbolImage: Bool { asset.hasPrefix("system:") }
  /// Whether it is a symbol in a circle, at the size of body text.
  var isRoundSymbol: Bool {
    isSymbolImage && size.height == 20 && SymbolAlignment.isRound(String(asset.dropFirst(7)))
  }
  public var symbolConfiguration: SymbolConfiguration? { nil }
  public var configuration: Configuration? { nil }
  public var imageAsset: ImageAsset? { ImageAsset() }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func draw(at point: CGPoint) { CGContext.current?.fall() }
  public func draw(in rect: CGRect) { CGContext.current?.fall() }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { CGContext.current?.fall() }
  /// The first of several pictures.
  public class func animatedImage(with images: [Image], duration: TimeInterval) -> Image? { images.first }
  /// The first of several pictures.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> Image? { Image(named: name) }

  /// The same picture, tinted or not.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    Image(asset: asset, size: size, renderingMode: mode)
  }

  public var scale: CGFloat { CGFloat(LayoutContext.current.environment.scale) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    return other.asset == asset && other.size == size
  }
  open override var hash: Int { asset.hashValue }
}

/// The forms of one picture.
open class ImageAsset: NSObject {
  open func register(_ image: Image, with traits: TraitCollection) {}
  open func image(with traits: TraitCollection) -> Image { Image() }
}
