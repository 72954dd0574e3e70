internal import ProofModel

/// A use of the layout classes that UIKit answers with an exception: what is wrong, where, and what would mend it.
///
/// Views stop with its description; the `checked…` variants throw it.
public struct LayoutMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// Kebab-case, stable for ever.
  public var id: String
  public var message: String
  /// One remedy that can be pasted.
  public var hint: String?
  /// The file and line where the constraint was made.
  public var file: String
  public var line: Int

  public var description: String {
    let place = file.isEmpty ? "" : "\(file):\(line): "
    return "\(place)\(message) [\(id)]" + (hint.map { "; \($0)" } ?? "")
  }
}

/// Where a piece of layout code is written.
struct CodePlace {
  var file: StaticString
  var line: UInt

  var span: SourceSpan { SourceSpan(file: "\(file)", line: Int(line)) }
}

extension View {
  /// Ends with a message, as UIKit does by an exception.
  func stop(_ message: String) -> Never { fatalError(message) }
}
