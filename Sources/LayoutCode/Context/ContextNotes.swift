internal import Foundation
internal import ProofModel

/// What there is to tell of a screen's code besides its layout: files that are not there, outlets that fit nothing. Each
/// sentence once.
package final class ContextNotes: Sendable {
  private let told = Locked<[String]>([])

  package init() {}

  /// - Parameter sentence: with its id in brackets, as messages of layout mistakes have it.
  func note(_ sentence: String) {
    told.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
  }

  /// As warnings, in their order.
  var diagnostics: [Diagnostic] {
    told.withLock { $0 }.map { sentence in
      let open = sentence.firstIndex(of: "[").map { sentence.index(after: $0) }
      let id = open.flatMap { open in sentence[open...].firstIndex(of: "]").map { String(sentence[open..<$0]) } }
      let text = open.map { sentence[..<sentence.index(before: $0)] } ?? sentence[...]
      let hint = sentence.range(of: "]; ").map { String(sentence[$0.upperBound...]) }
      return .warning(id ?? "code", text.trimmed, hint: hint)
    }
  }
}
