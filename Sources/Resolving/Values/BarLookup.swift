package import ProofModel

/// What a document's bars say and how they look in one variant.
package struct BarLookup {
  private let strings: StringLookup
  private let tokens: [String: Located<TokenValue>]
  private let appearance: Appearance
  private let platform: Platform

  package init(document: Document, environment: Environment) {
    strings = StringLookup(document: document, environment: environment)
    tokens = document.tokens
    appearance = environment.appearance
    platform = environment.platform
  }

  /// Bars with their texts as they read here, and their colours as they are.
  package func shown(_ contents: BarContents) -> BarContents {
    strings.bars(contents).mapColors { name in
      guard case .color(let light, let dark)? = tokens[name]?.value else {
        return SystemColor.named(name)?.color(appearance, on: platform)
      }
      return appearance == .dark ? dark ?? light : light
    }
  }
}
