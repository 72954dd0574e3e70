import InterfaceBuilder
public import ProofModel
import SpecFiles

extension SourceEdit {
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
