import ProofModel
import Testing

@testable import XMLParsing

@Suite struct XMLReaderTests {
  private func read(_ text: String, limits: XMLReader.Limits = .init()) -> XMLReader.Result {
    XMLReader.read(Array(text.utf8), file: "a.xib", limits: limits)
  }

  @Test func elementsKeepOrderAttributesTextAndPlace() {
    let result = read(
      "<document type=\"x&amp;y\">\n  <view id=\"a\"/>\n  <string key=\"text\">Größe &lt; 3</string>\n</document>")
    #expect(result.diagnostics.isEmpty)
    #expect(result.root?.name == "document")
    #expect(result.root?["type"] == "x&y")
    #expect(result.root?.children.map(\.name) == ["view", "string"])
    #expect(result.root?.children.map(\.line) == [2, 3])
    #expect(result.root?.child(key: "text")?.text == "Größe < 3")
  }

  @Test func placesAreThoseOfTheStartTags() {
    let result = read("<d>\n  <!-- <a> --><a\n   x=\"ä\"/><é><b/></é>\n<![CDATA[<b/>]]><b/>\n</d>")
    let children = result.root?.children ?? []
    #expect(children.map(\.line) == [2, 3, 4])
    #expect(children.map(\.column) == [15, 11, 17])
    #expect(children[1].children.first?.column == 14)
  }

  @Test func aFileCutOffGivesWhatStandsBeforeTheCut() {
    let result = read("<document>\n<view id=\"a\"><rect x=\"1\"/>\n<vie")
    #expect(result.diagnostics.first?.id == "invalid-xml")
    #expect(result.diagnostics.first?.span?.start.line == 3)
    #expect(result.root?.children.first?["id"] == "a")
  }

  @Test func declaredEntitiesAreRefused() {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <d>&b;</d>
      """
    #expect(read(bomb).diagnostics.map(\.id) == ["entity-declared", "invalid-xml"])
    #expect(read(bomb).diagnostics.first?.span?.start == SourcePosition(line: 1, column: 14))
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "<v>", count: 10_000)
    #expect(read(deep).diagnostics.map(\.id) == ["nested-too-deep"])
  }

  @Test func mergeConflictsAreToldWithTheirLine() {
    let result = read("<document>\n<<<<<<< HEAD\n<view/>\n=======\n>>>>>>> other\n</document>")
    #expect(result.diagnostics.map(\.id) == ["merge-conflict"])
    #expect(result.diagnostics.first?.span?.start.line == 2)
  }

  /// Conflicts in a side of another one, as of files that were merged with theirs. Seen in FlowBook.
  @Test func conflictsInConflictsAreRead() {
    let result = read(
      """
      <document>
      <<<<<<< HEAD
      <view id="first"/>
      =======
      <view id="second">
      <<<<<<< HEAD
      <view/>
      >>>>>>> one
      =======
      </view>
      >>>>>>> other
      </document>
      """)
    #expect(result.diagnostics.map(\.id) == ["merge-conflict"])
    #expect(result.isWhole && result.root?.children.map { $0["id"] } == ["first"])
  }

  @Test func compiledNibsAreTold() {
    #expect(read("NIBArchive\u{1}\u{0}").diagnostics.map(\.id) == ["compiled-nib"])
    #expect(read("bplist00…").diagnostics.map(\.id) == ["compiled-nib"])
  }

  @Test func sizeHasALimit() {
    var limits = XMLReader.Limits()
    limits.bytes = 4
    #expect(read("<a/>     ", limits: limits).diagnostics.map(\.id) == ["file-too-large"])
  }
}
