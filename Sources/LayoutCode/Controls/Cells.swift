public import Foundation
internal import ProofModel

/// A row of a table (UIKit's `UITableViewCell`); what is put into ``contentView`` decides its height.
open class TableViewCell: View {
  override var kind: ViewKind { .tableCell }
  public let contentView: ContentView = ContentView()
  public let reuseIdentifier: String?
  public let cellStyle: CellStyle
  /// Made when first asked for, and laid out by the cell's style; so are the other two.
  public var textLabel: Label? { parts.title(in: self) }
  /// nil in cells of the default style.
  public var detailTextLabel: Label? { cellStyle == .default ? nil : parts.detail(in: self) }
  public var imageView: ImageView? { parts.image(in: self) }
  var parts = Parts()
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { superview?.setNeedsLayout() } }
  open var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    cellStyle = .default
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    cellStyle = .default
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.isCellContent = true
    addSubview(contentView)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}

  override var controlStyle: ControlStyle? { accessoryType.look }

  open override func updateConstraints() {
    parts.arrange(in: self)
    super.updateConstraints()
  }

  /// The height is the content's: it lies in the whole cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// The arrangements a cell can have by itself.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

/// A cell of a collection (UIKit's `UICollectionViewCell`).
open class CollectionViewCell: View {
  override var kind: ViewKind { .collectionCell }
  public let contentView = ContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
