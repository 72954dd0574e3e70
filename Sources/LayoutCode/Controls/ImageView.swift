public import Foundation
internal import AutoLayout
internal import ProofModel

/// A picture (UIKit's `UIImageView`), as large as it is by nature.
open class ImageView: View {
  override var kind: ViewKind { .image }
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: Image?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: Image.SymbolConfiguration?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As large as the picture.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  override func fill(_ content: inout NodeContent) {
    content.node.content.asset = image?.asset
    content.node.content.imageSize = image?.size.model
  }
}

/// A blur or the like behind a content view (UIKit's `UIVisualEffectView`).
open class VisualEffectView: View {
  override var kind: ViewKind { .visualEffect }
  public let contentView = ContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  public convenience init(effect: VisualEffect?) { self.init(frame: .zero) }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// The view that a cell or an effect view holds what is put into it in.
public final class ContentView: View {
  /// In a table's cell: the sides' margins of a screen, 8 beside an accessory, 11 above and below.
  var isCellContent = false
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
public final class BlurEffect: VisualEffect {
  /// The looks it can have.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }
  public init(style: Style) { super.init() }
}
