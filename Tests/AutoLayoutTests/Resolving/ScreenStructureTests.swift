import ProofModel
import Testing

@testable import Resolving

@Suite struct ScreenStructureTests {
  var columns: Document {
    var document = document([
      node("a", .label, [.text: .text("@a")]), node("s", .stack, [:], [node("b", .image), node("c", .switch)]),
    ])
    document.strings = [StringTable(locale: "en", texts: ["a": "A"]), StringTable(locale: "ar", texts: ["a": "ب"])]
    document.groups = [
      ConstraintGroup(name: "tall", condition: .heightClass(.regular), rules: []),
      ConstraintGroup(name: "low", condition: .heightClass(.compact), rules: []),
    ]
    document.overrides = [
      Override(condition: .heightClass(.compact), set: [Assignment(.view("s", .axis), .keyword("vertical"))])
    ]
    return document
  }

  func resolver(_ document: Document) -> ScreenResolver { ScreenResolver(document: document, images: NamedImages()) }

  // What the engine relies on: compiled for one variant, a structure serves all variants that have it.
  @Test func equalStructuresResolveToEqualScreens() {
    let resolver = resolver(columns)
    var first: [ScreenStructure: String] = [:]
    var count = 0
    for device in DeviceCatalogue.shared.devices {
      for orientation in device.orientations {
        let environment = environment(device.id, orientation)
        var sink = DiagnosticSink()
        let screen = resolver.resolve(environment, diagnostics: &sink)
        let nodes = String(describing: screen.nodes)
        let structure = resolver.structure(of: environment)
        if let known = first[structure] { #expect(known == nodes, "\(device.id)") } else { first[structure] = nodes }
        #expect(resolver.safeArea(in: environment) == screen.safeArea)
        count += 1
      }
    }
    #expect(count > 300)
    #expect(first.count < 40)
  }

  @Test func whatDecidesMoreThanNumbersIsPartOfIt() {
    let resolver = resolver(columns)
    let base = resolver.structure(of: environment("iphone-8"))
    #expect(resolver.structure(of: environment("iphone-7")) == base)
    #expect(resolver.structure(of: environment("iphone-se-1")) == base)
    #expect(resolver.structure(of: environment("iphone-8", .landscape)) != base)
    #expect(resolver.structure(of: environment("iphone-x")) != base)
    #expect(resolver.structure(of: environment("iphone-8", locale: "ar")) != base)
    #expect(resolver.structure(of: environment("iphone-8", appearance: .dark)) != base)
    #expect(resolver.structure(of: environment("iphone-8", era: Era(.ios, 11))) != base)
  }

  @Test func sharesOfTheScreenBringItsSizeIn() {
    var document = columns
    document.root.children.append(node("p", .stack, [.spacing: .number(.percentOfScreen(5))]))
    let resolver = resolver(document)
    let small = resolver.structure(of: environment("iphone-se-1"))
    #expect(resolver.structure(of: environment("iphone-8")) != small)
    #expect(resolver.structure(of: environment("iphone-5s")) == small)
  }
}
