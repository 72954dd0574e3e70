import Importing
public import ProofModel

/// A file's screens as readable trees; see `Outline` of the module `Importing`.
public enum ScreenOutline {
  /// The outline of a file's screens as text, and what reading the file found.
  public static func read(_ file: String) -> (text: String, diagnostics: [Diagnostic]) { Outline.read(file: file) }
}
