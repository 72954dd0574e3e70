public import ProofModel

/// A change of a screen's source: the smallest edit of a spec or an Interface Builder file that says it.
public enum SourceEdit: Sendable {
  /// A rule as it stands in the file.
  public struct RulePlace: Sendable {
    /// Of Interface Builder's files the constraint's.
    public var id: String?
    /// The place of the rule in its file; nil where it is known by its id alone.
    public var span: SourceSpan?

    /// A place from its parts; an edit needs one of the two to find the rule.
    public init(id: String?, span: SourceSpan?) {
      self.id = id
      self.span = span
    }
  }

  case priority(RulePlace, Double)
  /// Of an equation whose constant is one number, or of a constraint; points.
  case constant(RulePlace, Double)
  /// A remark on a rule, which is drawn as a call-out.
  case note(RulePlace, String)
  /// A remark on a view, as a comment above it.
  case viewNote(SourceSpan, String)
  case remove(RulePlace)
  /// A new rule, with its text for specs.
  case add(AttributeConstraint, text: String)
  case hugging(view: String, Axis, Double)
  case compression(view: String, Axis, Double)
  case stopTranslating(view: String)
  /// A property of a view's text.
  case setting(view: String, ViewSetting)
}
