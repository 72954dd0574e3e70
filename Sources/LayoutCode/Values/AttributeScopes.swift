public import Foundation

/// The attributes of `AttributedString` that UIKit adds.
extension AttributeScopes {
  /// UIKit's own.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute

    /// A run's font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "NSFont"
    }
    /// A run's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "NSColor"
    }
    /// The colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "NSBackgroundColor"
    }
    /// Points between letters.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// Spacing and alignment.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = ParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// A line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = UnderlineStyle
      public static let name = "NSUnderline"
    }
    /// A line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = UnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Changes the attributes of a title (UIKit's `UIConfigurationTextAttributesTransformer`).
public struct ConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The attributes that it makes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour (UIKit's `UIConfigurationColorTransformer`).
public struct ConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (Color) -> Color
  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }
  public static let preferredTint = ConfigurationColorTransformer { $0 }
  public static let grayscale = ConfigurationColorTransformer { $0 }
  /// The colour that it makes of another.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }
}
