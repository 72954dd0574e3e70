public import Foundation

/// A label whose font grows with its height: `pointSize = initial pointSize · height / initial height`.
///
/// All other attributes of the font stay. The initial height is the one the label was drawn with. Its text follows its
/// size, so it asks for its text's size less than anything else asks for anything.
open class FontAdjustingLabel: Label {
  private var initial: (height: CGFloat, font: Font)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    askLeast()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    askLeast()
  }

  private func askLeast() {
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(LayoutPriority(0.01), for: axis)
      setContentCompressionResistancePriority(LayoutPriority(0.01), for: axis)
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    remember()
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    remember()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    remember()
    guard let initial, bounds.height > 0 else { return }
    let size = initial.font.pointSize * bounds.height / initial.height
    if abs(size - font.pointSize) > 1e-6 { font = initial.font.withSize(size) }
  }

  /// Takes the present font and height as the initial ones: what to call after another font or frame was set.
  public func resetInitialFont() {
    initial = nil
    remember()
  }

  private func remember() {
    if initial == nil, bounds.height > 0 { initial = (bounds.height, font) }
  }
}
