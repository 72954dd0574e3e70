public import Foundation
internal import AutoLayout
internal import ProofModel

/// A picture by its name among the proof's pictures (UIKit's `UIImage`): layout needs its size alone.
open class Image: NSObject, @unchecked Sendable {
  /// The asset's name; a system symbol's has `system:` before it.
  public let asset: String
  /// Points.
  public let size: CGSize
  public let renderingMode: RenderingMode

  /// Whether a picture is tinted.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public init(asset: String, size: CGSize, renderingMode: RenderingMode = .automatic) {
    self.asset = asset
    self.size = size
    self.renderingMode = renderingMode
  }

  /// nil where the proof has no picture of that name.
  public convenience init?(named name: String) {
    let context = LayoutContext.current
    guard let size = context.images.imageSize(asset: name, environment: context.environment.text) else { return nil }
    self.init(asset: name, size: CGSize(size))
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?) {
    self.init(named: name)
  }

  /// A symbol: a square box as high as a line of the body text, since the symbols' font is Apple's.
  public convenience init?(systemName name: String) {
    self.init(asset: "system:" + name, size: CGSize(width: 20, height: 20))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let side = (configuration?.pointSize ?? 17) * 20 / 17
    self.init(asset: "system:" + name, size: CGSize(width: side, height: side))
  }

  /// How large a symbol is wanted.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public init(pointSize: CGFloat, weight: Font.Weight) { self.pointSize = pointSize }
    public init(textStyle: Font.TextStyle) { pointSize = Font.preferredFont(forTextStyle: textStyle).pointSize }
  }

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
