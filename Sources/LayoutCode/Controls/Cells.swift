public import Foundation
internal import ProofModel
internal import Resolving

/// A row of a table (UIKit's `UITableViewCell`); what is put into ``contentView`` decides its height.
open class TableViewCell: View {
  override var kind: ViewKind { .tableCell }
  public let contentView: View = ContentView(forRow: true)
  open var reuseIdentifier: String? { ownIdentifier }
  private let ownIdentifier: String?
  public let cellStyle: CellStyle
  /// Made when first asked for, and laid out by the cell's style; so are the other two.
  public var textLabel: Label? { parts.title(in: self) }
  /// nil in cells of the default style.
  public var detailTextLabel: Label? { cellStyle == .default ? nil : parts.detail(in: self) }
  public var imageView: ImageView? { parts.image(in: self) }
  var parts = Parts()
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { superview?.setNeedsLayout() } }
  open var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      superview?.setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: View?
  open var backgroundView: View? { didSet { putBehind(backgroundView, oldValue) } }
  open var selectedBackgroundView: View?
  open var multipleSelectionBackgroundView: View?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var focusStyle = FocusStyle.default
  open var dragState: Int { 0 }
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open var contentConfiguration: (any ContentConfiguration)? { didSet { takeContent(oldValue) } }
  var contentOfConfiguration: (any View & ContentViewing)?
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: CellConfigurationState { CellConfigurationState(traitCollection: traitCollection) }
  open var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)?
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listPlainCell() }
  open func updateConfiguration(using state: CellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  /// The table's, unless the cell has its own.
  open var separatorInset: EdgeInsets {
    get {
      ownSeparatorInset ?? (superview as? TableView)?.separatorInset
        ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      treeDidChange()
    }
  }
  private var ownSeparatorInset: EdgeInsets?

  public init(style: CellStyle, reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// UIKit's cells are designated by their style alone, so that a class with its own `init(style:reuseIdentifier:)` has
  /// `init()` and `init(frame:)` too.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    ownIdentifier = coder.nib?.word("reuseIdentifier")
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    cellStyle = coder.nib?.word("style").flatMap { styles[$0] } ?? .default
    super.init(coder: coder)
    addContent()
    let accessories: [String: AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    accessoryType = coder.nib?.word("accessoryType").flatMap { accessories[$0] } ?? .none
    if coder.nib?.word("selectionStyle") == "none" { selectionStyle = .none }
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  override var controlStyle: ControlStyle? { accessoryType.look }

  override func fill(_ content: inout NodeContent) {
    guard let table = superview as? TableView else { return }
    let inset = ownSeparatorInset ?? table.ownSeparatorInset
    guard inset != nil || table.separatorColor != nil || table.separatorStyle == .none else { return }
    let own = inset ?? separatorInset
    // Apps hide a line by an inset that is wider than the cell, or endless.
    content.node.content.line = CellLine(
      leading: min(own.left, 100_000), trailing: min(own.right, 100_000),
      color: table.separatorColor?.model(content.appearance), isHidden: table.separatorStyle == .none)
  }

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

  private func putBehind(_ new: View?, _ old: View?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// What a cell is doing.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// How it shows that it has the focus.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What editing a row does.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Lines between rows, by their old name.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The arrangements a cell can have by itself.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
