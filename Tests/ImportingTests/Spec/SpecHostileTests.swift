import Foundation
import ProofModel
import SpecFiles
import Testing

/// Input that would exhaust memory, stack or time, or reach outside the project.
@Suite struct SpecHostileTests {
  @Test func manyNestedViewsEndWithAMessage() {
    let depth = 10_000
    let text =
      "views: " + (0..<depth).map { "{ v\($0): { views: " }.joined() + "{}" + String(repeating: " }}", count: depth)
    let diagnostics = read(text + "\n").diagnostics
    #expect(diagnostics.map(\.id) == ["nesting-too-deep"])
    #expect(diagnostics.first?.message == "nested more than 256 levels deep")
    #expect(diagnostics.first?.span?.start.line == 2)
  }

  @Test func hundredNestedViewsAreRead() throws {
    let text =
      "views: " + (0..<100).map { "{ v\($0): { views: " }.joined() + "{}" + String(repeating: " }}", count: 100)
    let reading = read(text + "\n")
    #expect(reading.diagnostics == [])
    var depth = 0
    var node = reading.document?.root
    while let child = node?.children.first {
      depth += 1
      node = child
    }
    #expect(depth == 100)
  }

  @Test func aliasBombEndsWithAMessage() {
    var text = "tokens:\n  a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "  a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(read(text).diagnostics.map(\.id) == ["alias-expansion"])
  }

  @Test func manyParenthesesEndWithAMessage() {
    let rule = String(repeating: "(", count: 50_000) + "a.top" + String(repeating: ")", count: 50_000) + " == 1"
    #expect(read("views: { a: view }\nconstraints:\n  g: [\"\(rule)\"]\n").diagnostics.map(\.id) == ["rule-too-deep"])
  }

  @Test func manySignsEndWithAMessage() {
    let rule = "a.top == " + String(repeating: "-", count: 50_000) + "1"
    #expect(read("views: { a: view }\nconstraints:\n  g: [\"\(rule)\"]\n").diagnostics.map(\.id) == ["rule-too-deep"])
  }

  @Test func manyNotsEndWithAMessage() {
    let when = String(repeating: "not ", count: 50_000) + "height compact"
    let text = "views: { a: view }\nconstraints:\n  g: { when: \"\(when)\", rules: [] }\n"
    #expect(read(text).diagnostics.map(\.id) == ["condition-syntax"])
  }

  @Test func manyViewsAreLimited() {
    var text = "views:\n"
    for index in 0...SpecReader.mostViews { text += "  v\(index): view\n" }
    #expect(read(text).diagnostics.map(\.id) == ["too-many-views"])
  }

  // MARK: Files

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ folder: URL, _ name: String) throws -> String {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path()
  }

  private func messages(_ reading: SpecReader.Reading, _ folder: URL) -> [String] {
    reading.diagnostics.filter { $0.id != "no-views" }.map { diagnostic in
      let file = diagnostic.span?.file.split(separator: "/").last.map(String.init) ?? ""
      let message = diagnostic.message.replacing(folder.path() + "/", with: "")
      return "\(file):\(diagnostic.span?.start.line ?? 0): \(message) [\(diagnostic.id)]"
    }
  }

  @Test func largeFileIsNotRead() throws {
    try withFolder { folder in
      let file = folder.appending(path: "large.proof.yaml")
      #expect(FileManager.default.createFile(atPath: file.path(), contents: nil))
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 50 << 20)
      try handle.close()
      let reading = SpecReader.read(file: file.path())
      #expect(reading.document == nil)
      #expect(
        messages(reading, folder) == [
          "large.proof.yaml:1: cannot read 'large.proof.yaml': it holds 52428800 bytes, at most 4194304 are read"
            + " [file-too-large]"
        ])
    }
  }

  @Test func missingFile() throws {
    try withFolder { folder in
      let reading = SpecReader.read(file: folder.appending(path: "none.yaml").path())
      #expect(messages(reading, folder) == ["none.yaml:1: cannot read 'none.yaml': no such file [file-unreadable]"])
    }
  }

  @Test func cyclicIncludeNamesItsWay() throws {
    try withFolder { folder in
      let spec = try write("proofsheet: 1\ninclude: a.yaml\nviews: { v: view }\n", folder, "s.proof.yaml")
      _ = try write("include: b.yaml\n", folder, "a.yaml")
      _ = try write("metrics: { gap: 8 }\ninclude: [a.yaml]\n", folder, "b.yaml")
      let reading = SpecReader.read(file: spec)
      #expect(
        messages(reading, folder) == [
          "b.yaml:2: the include leads back to itself: a.yaml → b.yaml → a.yaml [cyclic-include]"
        ])
      #expect(reading.document?.metrics["gap"]?.value == 8)
    }
  }

  @Test func aFileMayBeIncludedByTwoOthers() throws {
    try withFolder { folder in
      let spec = try write("proofsheet: 1\ninclude: [a.yaml, b.yaml]\nviews: { v: view }\n", folder, "s.proof.yaml")
      _ = try write("include: c.yaml\n", folder, "a.yaml")
      _ = try write("include: c.yaml\n", folder, "b.yaml")
      _ = try write("metrics: { gap: 8 }\n", folder, "c.yaml")
      #expect(messages(SpecReader.read(file: spec), folder) == [])
    }
  }

  @Test func includesAndAssetsStayInside() throws {
    try withFolder { folder in
      _ = try write("metrics: { gap: 8 }\n", folder, "outside.yaml")
      let spec = try write(
        """
        proofsheet: 1
        include: [../outside.yaml, link.yaml, https://example.com/a.yaml, /etc/passwd]
        views:
          a: { type: image, asset: ../outside.yaml }
          b: { type: image, asset: link.yaml }
          c: { type: image, asset: below/there/../x.png }
          d: { type: image, asset: away/x.png }

        """, folder, "project/s.proof.yaml")
      let project = folder.appending(path: "project")
      try FileManager.default.createSymbolicLink(
        at: project.appending(path: "link.yaml"), withDestinationURL: folder.appending(path: "outside.yaml"))
      try FileManager.default.createSymbolicLink(
        at: project.appending(path: "away"), withDestinationURL: folder)
      #expect(
        messages(SpecReader.read(file: spec), folder) == [
          "s.proof.yaml:2: include '../outside.yaml' lies outside the project's folder [outside-project]",
          "s.proof.yaml:2: include 'link.yaml' lies outside the project's folder [outside-project]",
          "s.proof.yaml:2: include 'https://example.com/a.yaml' is an address, nothing is fetched [not-a-file]",
          "s.proof.yaml:2: include '/etc/passwd' lies outside the project's folder [outside-project]",
          "s.proof.yaml:4: asset '../outside.yaml' lies outside the project's folder [outside-project]",
          "s.proof.yaml:5: asset 'link.yaml' lies outside the project's folder [outside-project]",
          "s.proof.yaml:7: asset 'away/x.png' lies outside the project's folder [outside-project]",
        ])
    }
  }

  @Test func aWiderRootAllowsSharedFolders() throws {
    try withFolder { folder in
      _ = try write("metrics: { gap: 8 }\n", folder, "shared/m.yaml")
      let spec = try write("proofsheet: 1\ninclude: ../shared/m.yaml\nviews: { a: view }\n", folder, "app/s.proof.yaml")
      let reading = SpecReader.read(file: spec, root: folder.path())
      #expect(messages(reading, folder) == [])
      #expect(reading.document?.metrics["gap"]?.value == 8)
    }
  }

  @Test func aSharedFileOfALaterVersionIsRefused() throws {
    try withFolder { folder in
      let spec = try write("proofsheet: 1\ninclude: m.yaml\nviews: { a: view }\n", folder, "s.proof.yaml")
      _ = try write("proofsheet: 2\nsomething: new\n", folder, "m.yaml")
      #expect(
        messages(SpecReader.read(file: spec), folder) == [
          "m.yaml:1: the format is version 2, this release reads version 1 [unknown-version]"
        ])
    }
  }

  @Test func errorsInAnIncludeNameItsFile() throws {
    try withFolder { folder in
      let spec = try write("proofsheet: 1\ninclude: m.yaml\nviews: { a: view }\n", folder, "s.proof.yaml")
      _ = try write("metrics: { gap: eight }\nviews: {}\n", folder, "m.yaml")
      #expect(
        messages(SpecReader.read(file: spec), folder) == [
          "m.yaml:1: expected a number, found 'eight' [wrong-value]",
          "m.yaml:2: unknown key 'views' in a shared file [unknown-key]",
        ])
    }
  }
}
