public import ProofModel
public import Typesetting

/// What all documents of a run share: the fonts and the text engine. May be used from several threads.
public struct Studio: Sendable {
  /// The fonts of all documents of the run.
  public let fonts: FontCatalogue
  /// The engine that measures and sets texts, over ``fonts``.
  public let text: TextEngine
  let renderers: IdleRenderers

  /// - Parameter fonts: where fonts are looked for; the system's folders by a written list without it.
  public init(fonts: FontCatalogue = FontCatalogue()) {
    self.fonts = fonts
    self.text = TextEngine(catalogue: fonts)
    renderers = IdleRenderers(fonts: fonts)
  }

  /// Why texts could not be measured at all so far, so that sizes are made up; empty where there is a font.
  public var fontErrors: [Diagnostic] { fonts.diagnostics.filter { $0.severity == .error } }

  /// Which font files that a project names were not used so far, so that their texts have another font's sizes.
  public var unusedFontFiles: [Diagnostic] { fonts.diagnostics.filter { $0.id == "font-unusable" } }
}
