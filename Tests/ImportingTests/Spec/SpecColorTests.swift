import ProofModel
import SpecFiles
import Testing

@Suite struct SpecColorTests {
  @Test func systemColoursStayNames() throws {
    let spec = read("views:\n  a: { type: label, color: secondary-label }")
    let view = try #require(spec.document?.root.children.first)
    #expect(view.properties[.color]?.value == .keyword("secondary-label"))
  }

  @Test func tokensTakeBothTheirValues() throws {
    let spec = read("tokens: { color: { ink: label } }\nviews:\n  a: { type: label, color: $color.ink }")
    #expect(spec.document?.tokens["color.ink"]?.value == .color(light: .black, dark: .white))
  }

  @Test func nearNamesAreOffered() {
    #expect(
      problems("views:\n  a: { type: view, background: system-bleu }").contains {
        $0.contains("did you mean 'system-blue'")
      })
  }
}
