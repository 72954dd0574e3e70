import ProofModel
import Testing

/// The tables of properties and of kinds are whole.
@Suite struct PropertyTableTests {
  @Test func everyPropertyStandsInTheTableOnceAndInItsOrder() {
    #expect(PropertyKey.facts.map(\.key) == PropertyKey.allCases)
    for facts in PropertyKey.facts { #expect(!facts.about.isEmpty, "\(facts.key)") }
  }

  /// A property that no kind has cannot be set by anyone.
  @Test func everyPropertyHasAKind() {
    for key in PropertyKey.allCases { #expect(ViewKind.named.contains { key.applies(to: $0.kind) }, "\(key)") }
    #expect(PropertyKey.allCases.allSatisfy { $0.applies(to: .unknown("Chart")) })
  }

  @Test func everyKindIsReadByItsName() {
    for (kind, name) in ViewKind.named { #expect(ViewKind(name: name) == kind && kind.name == name) }
    #expect(Set(ViewKind.named.map(\.name)).count == ViewKind.named.count)
    #expect(ViewKind.unknown("Chart").name == "Chart" && ViewKind(name: "Chart") == nil)
  }

  @Test func whatNeverDrawsBeyondItsBoundsClips() {
    for facts in ViewKind.facts where facts.traits.contains(.bounded) { #expect(facts.traits.contains(.clips)) }
  }
}
