public import ProofModel

/// A change of a screen's source: the smallest edit of a spec or an Interface Builder file that says it.
public enum SourceEdit: Sendable {
  /// A rule as it stands in the file.
  public struct RulePlace: Sendable {
    /// Of Interface Builder's files the constraint's.
    public var id: String?
    public var span: SourceSpan?

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

  /// The file's bytes with the edits; nil where one of them cannot be said there. Everything else keeps every byte.
  public static func apply(
    _ edits: [SourceEdit], file: String, bytes: [UInt8], format: Document.Format
  ) -> [UInt8]? {
    switch format {
    case .spec:
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      return applied(edits, file, text).map { Array($0.utf8) }
    case .interfaceBuilder: return ConstraintEdit.apply(edits, file: file, bytes: bytes)
    case .code: return nil
    }
  }

  private static func applied(_ edits: [SourceEdit], _ file: String, _ text: String) -> String? {
    guard var editor = SpecEditor.open(file: file, text: text).0 else { return nil }
    var added: [String] = []
    for edit in edits {
      if case .add(_, let rule) = edit {
        added.append(rule)
      } else if !RuleEdit.apply(edit, &editor) {
        return nil
      }
    }
    let edited = editor.edited()
    guard !added.isEmpty else { return edited }
    return RulePromotion.apply(file: file, text: edited, rules: added, group: "fixes").text
  }
}
