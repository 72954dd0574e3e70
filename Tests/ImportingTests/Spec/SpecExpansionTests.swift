import ProofModel
import SpecFiles
import Testing

/// Small files that stand for very large documents: each ends with one message, soon.
@Suite struct SpecExpansionTests {
  private func ids(_ text: String) -> [String] { read(text).diagnostics.map(\.id) }

  @Test func componentsOfComponents() {
    var text = "components:\n  C0: { views: { v: view } }\n"
    for level in 1...9 {
      let views = (0..<8).map { "v\($0): { component: C\(level - 1) }" }.joined(separator: ", ")
      text += "  C\(level): { views: { \(views) } }\n"
    }
    #expect(ids(text + "views: { a: { component: C9 } }\n") == ["too-many-views"])
  }

  @Test func aChainOfComponents() {
    var text = "components:\n  C0: { views: { v: view } }\n"
    for level in 1...3_000 { text += "  C\(level): { views: { v: { component: C\(level - 1) } } }\n" }
    #expect(ids(text + "views: { a: { component: C3000 } }\n") == ["nesting-too-deep"])
  }

  @Test func rulesOfManyInstances() {
    let rules = (0..<2_000).map { _ in "v.top == 1" }.joined(separator: ", ")
    let views = (0..<60).map { "a\($0): { component: C }" }.joined(separator: ", ")
    #expect(
      ids("components: { C: { views: { v: view }, constraints: [\(rules)] } }\nviews: { \(views) }\n")
        == ["too-many-rules"])
  }

  @Test func parametersOfParameters() {
    var parameters = "p30: 1"
    for level in (0..<30).reversed() { parameters += ", p\(level): $p\(level + 1) + $p\(level + 1)" }
    let text = "components: { C: { params: { \(parameters) }, views: { v: view }, constraints: [v.top == $p0] } }\n"
    #expect(ids(text + "views: { a: { component: C } }\n") == ["too-many-parameters"])
  }

  @Test func textsOfTexts() {
    let long = String(repeating: "x", count: 3_000)
    let text = "components: { C: { params: { p: \(long) }, views: { v: { text: \"${p}${p}\" } } } }\n"
    #expect(ids(text + "views: { a: { component: C } }\n") == ["text-too-long"])
  }

  @Test func aParameterIsPutInOnce() throws {
    let text =
      "components: { C: { params: { a: \"${b}\", b: \"${a}\" }, views: { v: { text: \"${a}-${b}-${c}\" } } } }\n"
    let document = try #require(read(text + "views: { x: { component: C } }\n").document)
    #expect(document.root.children.first?.children.first?.properties[.text]?.value == .text("${b}-${a}-${c}"))
  }

  @Test func manyProblemsAreCut() {
    let rules = (0..<20_000).map { "w\($0).top == 1" }.joined(separator: ", ")
    let views = (0..<15_000).map { "v\($0): view" }.joined(separator: ", ")
    let diagnostics = read("views: { \(views) }\nconstraints: [\(rules)]\n").diagnostics
    #expect(diagnostics.count == 251)
    #expect(diagnostics.contains { $0.id == "too-many-problems" })
  }

  @Test func manyGroupsAndStates() {
    let groups = (0..<60_000).map { "g\($0): []" }.joined(separator: ", ")
    let states = (0..<60_000).map { "s\($0): {}" }.joined(separator: ", ")
    let reading = read(
      "views: { a: view }\nconstraints: { \(groups) }\nstates: { \(states) }\nmatrix: { states: all }\n")
    #expect(reading.diagnostics == [])
    #expect(reading.document?.groups.count == 60_000)
  }

  @Test func longNames() {
    let name = String(repeating: "n", count: 101)
    #expect(ids("views: { \(name): view }\n") == ["invalid-name"])
  }
}
