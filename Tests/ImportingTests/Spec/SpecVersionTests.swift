import ProofModel
import SpecFiles
import Testing

@Suite struct SpecVersionTests {
  @Test func emptyFile() {
    #expect(problems("", head: false) == ["1:1: the file is empty [empty-file] — begin with 'proofsheet: 1'"])
  }

  @Test func listInsteadOfAMap() {
    #expect(
      problems("- a\n", head: false) == [
        "1:1: a spec is a map of keys, found a list [spec-not-a-map] — begin with 'proofsheet: 1'"
      ])
  }

  @Test func missing() {
    #expect(
      problems("title: a\n", head: false) == [
        "1:1: expected 'proofsheet: 1' as the first key, found 'title' [missing-version]"
          + " — add 'proofsheet: 1' as the first line"
      ])
  }

  @Test func notFirst() {
    #expect(
      problems("views: {}\nproofsheet: 1\n", head: false) == [
        "2:1: 'proofsheet' is not the first key [version-not-first] — move it to the first line"
      ])
  }

  @Test func laterVersionIsRefused() {
    let reading = read("proofsheet: 2\nsomething: new\n", head: false)
    #expect(reading.document == nil)
    #expect(
      reading.diagnostics.map(\.message) == ["the format is version 2, this release reads version 1"])
  }
}
