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
    /// The key of the member as written, in maps of the property's own words or of views' names.
    public var key: String
    /// The value of the member as written.
    public var value: PropertyValue
    /// The place of the member in its file; nil where no file has it.
    public var span: SourceSpan?
    /// A member from its parts.
    public init(key: String, value: PropertyValue, span: SourceSpan? = nil) {
      self.key = key
      self.value = value
      self.span = span
    }
  }
}

/// A font as written; what is nil comes from the kind of view and the platform.
public struct FontFields: Hashable, Sendable {
  /// The name of the font token that this font starts from, with or without its `$`; nil: none.
  public var base: String?
  /// The family: a role (`system`, `monospaced`, `serif`, `rounded`) or a name.
  public var family: String?
  /// The font file of the project as written, which wins over the family.
  public var file: String?
  /// The size in points at the default text size.
  public var size: Expression?
  /// The weight from 100 to 900, as CSS and OpenType count.
  public var weight: Int?
  /// Whether the font is set in italics.
  public var italic: Bool?
  /// The text style whose size and weight hold where none are said, and that Dynamic Type scales by.
  public var textStyle: TextStyle?
  /// The OpenType features, `tnum`, `-liga`; empty: those of what it starts from.
  public var features: [String]

  /// A font of the fields that are given; by default one that says nothing.
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
