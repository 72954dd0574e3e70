public import Foundation
internal import ProofModel

/// What a collection takes up again (UIKit's `UICollectionReusableView`).
open class CollectionReusableView: View {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
  open func willTransition(from old: CollectionViewLayout, to new: CollectionViewLayout) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes }

  open override class func makeForReuse(frame: CGRect) -> View { CollectionReusableView(frame: frame) }
}

/// A cell of a collection (UIKit's `UICollectionViewCell`).
open class CollectionViewCell: CollectionReusableView {
  override var kind: ViewKind { .collectionCell }
  public let contentView: View = ContentView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: View? { didSet { putBehind(backgroundView, oldValue) } }
  open var selectedBackgroundView: View?
  open var contentConfiguration: (any ContentConfiguration)? { didSet { takeContent(oldValue) } }
  var contentOfConfiguration: (any View & ContentViewing)?
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: CellConfigurationState { CellConfigurationState(traitCollection: traitCollection) }
  open var configurationUpdateHandler: ((CollectionViewCell, CellConfigurationState) -> Void)?
  open func updateConfiguration(using state: CellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

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

  private func putBehind(_ new: View?, _ old: View?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  open override class func makeForReuse(frame: CGRect) -> View { CollectionViewCell(frame: frame) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// A cell of a list (UIKit's `UICollectionViewListCell`).
open class CollectionViewListCell: CollectionViewCell {
  open var accessories: [CellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: LayoutGuide { layoutMarginsGuide }
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }

  open override class func makeForReuse(frame: CGRect) -> View { CollectionViewListCell(frame: frame) }
}

/// What stands beside a list's row (UIKit's `UICellAccessory`): kept, and not drawn.
public struct CellAccessory {
  /// When it is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// Where it is.
  public enum Placement {
    case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
  }
  /// How an outline opens.
  public struct OutlineDisclosureOptions {
    /// Whether the whole row opens it.
    public enum Style: Sendable { case automatic, header, cell }
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: Color? = nil) {}
  }
  /// A view of one's own.
  public struct CustomViewConfiguration {
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil,
      tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
    ) {}
  }
  /// An arrow.
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Any? = nil) -> CellAccessory {
    .init()
  }
  /// An arrow that opens.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { .init() }
  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always, options: Any? = nil) -> CellAccessory { .init() }
  /// A minus.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Any? = nil, actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { .init() }
  /// Three lines.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> CellAccessory { .init() }
  /// A circle to tick.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> CellAccessory {
    .init()
  }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always, options: Any? = nil) -> CellAccessory {
    .init()
  }
  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory { .init() }
}
