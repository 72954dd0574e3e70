public import Foundation
internal import ProofModel
internal import Resolving

extension Button {
  /// A button's content and look as one value (UIKit's `UIButton.Configuration`).
  public struct Configuration: Sendable {
    enum Look: Sendable {
      case plain, gray, tinted, filled

      var style: ControlStyle {
        switch self {
        case .plain: return .plain
        case .gray: return .gray
        case .tinted: return .tinted
        case .filled: return .filled
        }
      }
    }

    let look: Look
    public var title: String?
    public var subtitle: String?
    /// Its words; of its looks nothing is kept.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    public var imageColorTransformer: ConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    public var indicatorColorTransformer: ConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping
    public var imageReservation: CGFloat = 0
    public var indicator = Indicator.automatic
    public var macIdiomStyle = 0
    public var automaticallyUpdateForSelection = true
    public func updated(for button: Button) -> Configuration { self }
    public mutating func setDefaultContentInsets() {
      contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// What tells of a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public var image: Image?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = RectEdge.leading
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: Color?
    public var baseBackgroundColor: Color?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var background = BackgroundConfiguration()
    public var showsActivityIndicator = false

    /// Title alone.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// On a veil of the tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Title alone.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// On grey.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// On a veil of the tint.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// On the tint.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Where title and subtitle stand.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  }

  /// What lies behind a button's content.
  public struct BackgroundConfiguration: Sendable {
    public var cornerRadius: CGFloat = 5.95
    public var backgroundColor: Color?
    public var strokeColor: Color?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundInsets = DirectionalEdgeInsets.zero
    public var visualEffect: VisualEffect? {
      get { nil }
      set {}
    }
    public var customView: View? {
      get { nil }
      set {}
    }
    public var image: Image?
    public var imageContentMode = View.ContentMode.scaleToFill
    public var backgroundColorTransformer: ConfigurationColorTransformer?
    public var strokeColorTransformer: ConfigurationColorTransformer?
    public var edgesAddingLayoutMarginsToBackgroundInsets = RectEdge()
    /// Nothing behind the content.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }
  }
}

/// The edges of a rectangle by the reading direction (UIKit's `NSDirectionalRectEdge`).
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = RectEdge(rawValue: 1)
  public static let leading = RectEdge(rawValue: 2)
  public static let bottom = RectEdge(rawValue: 4)
  public static let trailing = RectEdge(rawValue: 8)
  public static let all: RectEdge = [.top, .leading, .bottom, .trailing]
}

extension Button.Configuration {
  /// A capsule's is more than any button's half; from iOS 26 on it is what a style without a word is.
  private func radius(_ content: NodeContent) -> Double {
    switch cornerStyle {
    case .capsule: return 1000
    case .fixed: return Double(background.cornerRadius)
    case .dynamic, .small, .medium, .large: return content.kinds.environment.era.major >= 26 ? 1000 : 5.95
    }
  }

  func fill(_ content: inout NodeContent, isRightToLeft: Bool) {
    if contentInsets != DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
      content.node.content.contentInsets = EdgeInsets(contentInsets, isRightToLeft: isRightToLeft).model
    }
    if let baseForegroundColor { content.node.content.textColor = baseForegroundColor.model(content.appearance) }
    if let color = baseBackgroundColor ?? background.backgroundColor {
      content.node.content.background = color.model(content.appearance)
    }
    if background.strokeWidth > 0 { content.node.content.borderWidth = Double(background.strokeWidth) }
    if let color = background.strokeColor { content.node.content.borderColor = color.model(content.appearance) }
    let isFilled = content.node.content.background != nil || cornerStyle == .capsule || cornerStyle == .fixed
    if content.node.content.cornerRadius == 0, isFilled { content.node.content.cornerRadius = radius(content) }
  }
}
