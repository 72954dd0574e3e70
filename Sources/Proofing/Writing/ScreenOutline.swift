import Importing
public import ProofModel

/// A file's screens as readable trees; see `Outline` of the module `Importing`.
public enum ScreenOutline {
  public static func read(_ file: String) -> (text: String, diagnostics: [Diagnostic]) { Outline.read(file: file) }
}
