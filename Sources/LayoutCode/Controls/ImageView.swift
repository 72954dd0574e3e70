public import Foundation
internal import ProofModel
internal import Resolving

/// A picture (UIKit's `UIImageView`), as large as it is by nature.
open class ImageView: View {
  override var kind: ViewKind { .image }
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: Image?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: Image.SymbolConfiguration?
  open var animationImages: [Image]?
  open var highlightedAnimationImages: [Image]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var adjustsImageWhenAncestorFocused = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open func addSymbolEffect(_ effect: Any, options: Any? = nil, animated: Bool = true) {}
  open func removeAllSymbolEffects() {}

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As large as the picture.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// What a symbol in a circle is less high than the line that it is aligned by.
  open override var alignmentRectInsets: EdgeInsets {
    guard let image, image.isRoundSymbol else { return super.alignmentRectInsets }
    let edge = SymbolAlignment.roundEdge(scale: context.environment.scale)
    return EdgeInsets(top: CGFloat(edge), left: 0, bottom: CGFloat(edge), right: 0)
  }

  private var shownImage: Image? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return isAnimating ? animationImages?.first ?? shown : shown
  }

  override func fill(_ content: inout NodeContent) {
    let image = shownImage
    content.node.content.asset = image?.asset
    content.node.content.imageSize = image?.size.model
    // Nothing is to be seen of it, where documents get a box with the view's name.
    if image == nil, content.node.content.background == nil {
      content.node.content.background = Color.clear.model(content.appearance)
    }
    if let color = image?.ownTint { content.node.content.tint = color.model(content.appearance) }
    guard let image, image.isRoundSymbol else { return }
    let insets = alignmentRectInsets.model
    content.node.alignmentInsets = insets
    content.node.intrinsicHeight = .some(Double(image.size.height) - insets.top - insets.bottom)
  }
}

/// A blur or the like behind a content view (UIKit's `UIVisualEffectView`).
open class VisualEffectView: View {
  override var kind: ViewKind { .visualEffect }
  public let contentView: View = ContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hasEffect = false
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  public init(effect: VisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    hasEffect = effect != nil
    addContent()
  }
  open var effect: VisualEffect? {
    didSet { hasEffect = effect != nil }
  }
  /// A file's is not known here, but is there.
  private var hasEffect = true

  /// Of a style that is dark or light by itself the shade is; else it is the appearance's.
  override func fill(_ content: inout NodeContent) {
    guard content.node.content.background == nil else { return }
    if !hasEffect || effect is VibrancyEffect {
      content.node.content.background = Color.clear.model(content.appearance)
    } else if let isDark = (effect as? BlurEffect)?.style.isDark {
      content.node.content.background = Color(white: isDark ? 0.15 : 0.97, alpha: 0.75).model(content.appearance)
    }
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// The view that a cell or an effect view holds what is put into it in.
final class ContentView: View {
  /// In a table's cell: the sides' margins of a screen, 8 beside an accessory, 11 above and below.
  private let isCellContent: Bool
  init(forRow isCellContent: Bool = false) {
    self.isCellContent = isCellContent
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    isCellContent = false
    super.init(coder: coder)
  }
  override var hasKindMargins: Bool { isCellContent }
  override var defaultMargins: EdgeInsets {
    guard isCellContent else { return super.defaultMargins }
    let side = CGFloat(context.environment.rootMargin)
    let end = (superview as? TableViewCell).map { $0.accessoryType == .none ? side : 8 } ?? side
    let isMirrored = context.environment.direction == .rightToLeft
    return EdgeInsets(top: 11, left: isMirrored ? end : side, bottom: 11, right: isMirrored ? side : end)
  }
}

/// What an effect view does to what lies behind it.
open class VisualEffect: NSObject {}

/// A blur (UIKit's `UIBlurEffect`).
open class BlurEffect: VisualEffect {
  /// The looks it can have.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension BlurEffect.Style {
  /// nil: as the appearance is.
  var isDark: Bool? {
    switch self {
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return true
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return false
    default: return nil
    }
  }
}

/// What stands out on a blur (UIKit's `UIVibrancyEffect`): its content is drawn as it is.
open class VibrancyEffect: VisualEffect {
  public init(blurEffect: BlurEffect) { super.init() }
  public init(blurEffect: BlurEffect, style: VibrancyEffectStyle) { super.init() }
}

/// What stands out.
public enum VibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
