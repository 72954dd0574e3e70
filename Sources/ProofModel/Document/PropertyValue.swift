/// The value of a property as written, before tokens, strings and states are applied.
public indirect enum PropertyValue: Hashable, Sendable {
  /// Text; a leading `@` names an entry of the string tables, `@@` is a plain @.
  case text(String)
  /// A number or an expression of numbers and tokens.
  case number(Expression)
  case boolean(Bool)
  case color(Color)
  /// A token's name, without the `$`; for colours and fonts.
  case token(String)
  case font(FontFields)
  case keyword(String)
  case keywords([String])
  /// nil members mean none.
  case numbers([Expression?])
  case texts([String])
  case map([Entry])
  case list([PropertyValue])

  /// A member of a map as written: its key, its value and where it stands.
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var value: PropertyValue
    public var span: SourceSpan?
    public init(key: String, value: PropertyValue, span: SourceSpan? = nil) {
      self.key = key
      self.value = value
      self.span = span
    }
  }
}

/// A font as written; what is nil comes from the kind of view and the platform.
public struct FontFields: Hashable, Sendable {
  public var base: String?
  public var family: String?
  public var file: String?
  public var size: Expression?
  public var weight: Int?
  public var italic: Bool?
  public var textStyle: TextStyle?
  public var features: [String]

  public init(
    base: String? = nil, family: String? = nil, file: String? = nil, size: Expression? = nil, weight: Int? = nil,
    italic: Bool? = nil, textStyle: TextStyle? = nil, features: [String] = []
  ) {
    self.base = base
    self.family = family
    self.file = file
    self.size = size
    self.weight = weight
    self.italic = italic
    self.textStyle = textStyle
    self.features = features
  }
}
