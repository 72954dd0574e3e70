public import Foundation

/// What makes a content view (UIKit's `UIContentConfiguration`).
public protocol ContentConfiguration {
  func makeContentView() -> any View & ContentViewing
  func updated(for state: any ConfigurationState) -> Self
}

/// A view made by a configuration (UIKit's `UIContentView`).
public protocol ContentViewing: AnyObject {
  var configuration: any ContentConfiguration { get set }
}

/// What a cell's look depends on.
public protocol ConfigurationState {
  var traitCollection: TraitCollection { get set }
}

/// A name for what an app adds to a state.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Of a view.
public struct ViewConfigurationState: ConfigurationState {
  public var traitCollection: TraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// Of a cell.
public struct CellConfigurationState: ConfigurationState {
  public var traitCollection: TraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  private var added: [ConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// What an app adds.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// A picture, a text and another one below or beside it (UIKit's `UIListContentConfiguration`).
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  public var image: Image?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? { didSet { secondaryText = secondaryAttributedText?.string } }
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins = 0
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// How a text is set.
  public struct TextProperties: Hashable {
    public var font = Font.preferredFont(forTextStyle: .body)
    public var color = Color.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Capitals.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// How lines are aligned.
    public typealias TextAlignment = LayoutCode.TextAlignment
    init(font: Font = .preferredFont(forTextStyle: .body), color: Color = .label) {
      self.font = font
      self.color = color
    }
  }
  /// How a picture is shown.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    public var tintColor: Color?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  public init() {}
  /// A row's.
  public static func cell() -> Self { Self() }
  /// With the second text below.
  public static func subtitleCell() -> Self { Self() }
  /// With the second text beside.
  public static func valueCell() -> Self {
    var made = Self()
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// A title above rows.
  public static func plainHeader() -> Self { header() }
  /// A title above rows.
  public static func groupedHeader() -> Self { header() }
  /// A title above rows.
  public static func prominentInsetGroupedHeader() -> Self { header() }
  /// A title above rows.
  public static func extraProminentInsetGroupedHeader() -> Self { header() }
  /// A title above rows.
  public static func header() -> Self {
    var made = Self()
    made.textProperties.font = .preferredFont(forTextStyle: .headline)
    return made
  }
  /// A text below rows.
  public static func plainFooter() -> Self { footer() }
  /// A text below rows.
  public static func groupedFooter() -> Self { footer() }
  /// A text below rows.
  public static func footer() -> Self {
    var made = Self()
    made.textProperties = made.secondaryTextProperties
    return made
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self() }
  /// A row of a sidebar.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// A title of a sidebar.
  public static func sidebarHeader() -> Self { header() }
  /// A row of an accompanied sidebar.
  public static func accompaniedSidebarCell() -> Self { Self() }

  /// Laid out by constraints.
  public func makeContentView() -> any View & ContentViewing { ListContentView(configuration: self) }
  /// The same in all states.
  public func updated(for state: any ConfigurationState) -> Self { self }
}

/// Shows a list's configuration (UIKit's `UIListContentView`).
open class ListContentView: View, ContentViewing {
  public let textLabel = Label()
  public let secondaryLabel = Label()
  public let imageView = ImageView()
  private let texts = StackView()
  private let row = StackView()

  public init(configuration: ListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    texts.addArrangedSubview(textLabel)
    texts.addArrangedSubview(secondaryLabel)
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    take(configuration)
  }

  public required init?(coder: NSCoder) { return nil }

  open var configuration: any ContentConfiguration {
    didSet { if let own = configuration as? ListContentConfiguration { take(own) } }
  }
  open var textLayoutGuide: LayoutGuide? { textLabel.layoutMarginsGuide }

  private func take(_ own: ListContentConfiguration) {
    Self.fill(textLabel, own.text, own.textProperties)
    Self.fill(secondaryLabel, own.secondaryText, own.secondaryTextProperties)
    imageView.image = own.image
    imageView.isHidden = own.image == nil
    imageView.tintColor = own.imageProperties.tintColor
    row.spacing = own.imageToTextPadding
    row.directionalLayoutMargins = own.directionalLayoutMargins
    texts.axis = own.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.spacing =
      own.prefersSideBySideTextAndSecondaryText
      ? own.textToSecondaryTextHorizontalPadding : own.textToSecondaryTextVerticalPadding
  }

  private static func fill(_ label: Label, _ text: String?, _ properties: ListContentConfiguration.TextProperties) {
    label.isHidden = text == nil
    label.text = properties.transform == .uppercase ? text?.uppercased() : text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
  }
}

/// What lies behind a cell (UIKit's `UIBackgroundConfiguration`): its colour is drawn.
public struct BackgroundConfiguration: Hashable {
  public var backgroundColor: Color?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = DirectionalEdgeInsets.zero
  public var strokeColor: Color?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: VisualEffect?
  public var customView: View?
  public var image: Image?
  public var edgesAddingLayoutMarginsToBackgroundInsets = RectEdge()
  public var backgroundColorTransformer: ConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  init(_ color: Color? = nil) { backgroundColor = color }
  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// A row's.
  public static func listPlainCell() -> Self { Self() }
  /// A row's.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// A row's.
  public static func listCell() -> Self { Self() }
  /// A title's.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// A title's.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// A sidebar's.
  public static func listSidebarCell() -> Self { Self() }
  /// A sidebar's.
  public static func listSidebarHeader() -> Self { Self() }
  /// What updates it.
  public func updated(for state: any ConfigurationState) -> Self { self }
}

extension View {
  /// Puts a configuration's view into a content view, to its edges.
  fileprivate func replaceContent(
    _ old: (any View & ContentViewing)?, by configuration: (any ContentConfiguration)?, in content: View
  ) -> (any View & ContentViewing)? {
    if let old, let configuration, type(of: old.configuration) == type(of: configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    guard let made = configuration?.makeContentView() else { return nil }
    made.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(made)
    LayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    return made
  }
}

extension TableViewCell {
  func takeContent(_ old: (any ContentConfiguration)?) {
    contentOfConfiguration = replaceContent(contentOfConfiguration, by: contentConfiguration, in: contentView)
  }
}
extension CollectionViewCell {
  func takeContent(_ old: (any ContentConfiguration)?) {
    contentOfConfiguration = replaceContent(contentOfConfiguration, by: contentConfiguration, in: contentView)
  }
}
extension TableViewHeaderFooterView {
  func takeContent(_ old: (any ContentConfiguration)?) {
    contentOfConfiguration = replaceContent(contentOfConfiguration, by: contentConfiguration, in: contentView)
  }
}
