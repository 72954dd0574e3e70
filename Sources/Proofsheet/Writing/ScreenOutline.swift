import Importing
public import ProofModel

/// A file's screens as readable trees; see ``Importing/Outline``.
public enum ScreenOutline {
  public static func read(_ file: String) -> (text: String, diagnostics: [Diagnostic]) { Outline.read(file: file) }
}
