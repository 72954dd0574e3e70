import Foundation
import Testing

/// `notes`: comments of a page, put into specs or printed for a pull request.
@Suite struct NotesCommandTests {
  private static let spec = """
    # Mine.
    proofsheet: 1
    name: noted
    matrix: { devices: [iphone-8] }
    views:
      title: { type: label, text: Hello }   # the first
      card:
        background: "#3366CC"
    constraints:
      all:
        - title.top == safe.top + 20   # the gap
        - { id: gap, rule: "card.top == title.bottom + 8", note: "old" }
        - title.leading == margins.leading
        - card.leading == margins.leading

    """

  private static func notes(_ list: [[String: Any]]) throws -> String {
    let object: [String: Any] = ["format": 1, "kind": "proofsheet-notes", "title": "Noted", "notes": list]
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  private static func place(_ line: Int, _ column: Int, _ file: String = "noted.proof.yaml") -> [String: Any] {
    ["file": file, "line": line, "column": column]
  }

  private static var list: [[String: Any]] {
    [
      [
        "screen": "noted", "variant": "iPhone 8", "view": "title", "path": "title", "text": "Too small?",
        "place": place(6, 3),
      ],
      [
        "screen": "noted", "view": "title", "path": "title", "rule": "title.top == safe.top + 20",
        "text": "24 in the \"design\"", "place": place(11, 7),
      ],
      [
        "screen": "noted", "view": "card", "path": "card", "rule": "card.top == title.bottom + 8", "text": "new\nline",
        "place": place(1, 1),
      ],
      ["screen": "noted", "view": "card", "path": "card", "text": "# not a key: x", "place": place(7, 3)],
    ]
  }

  @Test func commentsGoIntoTheSpec() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("noted.proof.yaml", Self.spec)
    try program.write("notes.json", try Self.notes(Self.list))
    let look = try program.run(["notes", "notes.json", "--check"])
    #expect(look.code == 0 && look.talk.contains("4 comments would be placed"), "\(look.talk)")
    #expect(String(decoding: try program.bytes("noted.proof.yaml"), as: UTF8.self) == Self.spec)
    let result = try program.run(["notes", "notes.json"])
    #expect(result.code == 0 && result.output == look.output, "\(result.talk)")
    let wanted = Self.spec
      .replacingOccurrences(of: "  title: { type", with: "  # note: Too small?\n  title: { type")
      .replacingOccurrences(of: "  card:\n", with: "  # note: # not a key: x\n  card:\n")
      .replacingOccurrences(
        of: "- title.top == safe.top + 20   #",
        with: #"- { rule: "title.top == safe.top + 20", note: "24 in the \"design\"" }   #"#
      )
      .replacingOccurrences(of: "note: \"old\"", with: "note: \"old; new line\"")
    #expect(String(decoding: try program.bytes("noted.proof.yaml"), as: UTF8.self) == wanted)
    // Once is enough; the rule is still found by what it says.
    let again = try program.run(["notes", "notes.json"])
    #expect(again.output == "", "\(again.output) \(again.talk)")
    #expect(try program.run(["frames", "noted.proof.yaml"]).code == 0)
  }

  @Test func whatHasNoPlaceIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("noted.proof.yaml", Self.spec)
    try program.write("Main.storyboard", "<document/>")
    let outside = try program.write("outside.proof.yaml", Self.spec)
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try program.write("inner/link.json", "{}")
    let notes = try Self.notes([
      ["screen": "noted", "view": "gone", "text": "one", "place": Self.place(6, 3)],
      ["screen": "noted", "rule": "title.top == gone.top", "text": "two", "place": Self.place(11, 7)],
      ["screen": "main", "view": "x", "text": "three", "place": Self.place(1, 1, "Main.storyboard")],
      ["screen": "noted", "text": "four"],
      ["screen": "noted", "view": "title", "text": "five", "place": Self.place(6, 3, "/etc/hostname.proof.yaml")],
      ["screen": "noted", "view": "title", "text": "six", "place": Self.place(6, 3, "inner/../../x.proof.yaml")],
    ])
    try program.write("notes.json", notes)
    let result = try program.run(["notes", "notes.json"])
    #expect(result.code == 1 && result.output == "", "\(result.output)")
    for word in ["'one'", "'two'", "'three'", "'four'", "'five'", "'six'"] {
      #expect(result.talk.contains(word), "\(result.talk)")
    }
    #expect(result.talk.contains("is not in this folder") && result.talk.contains("--markdown"))
    #expect(String(decoding: try program.bytes("noted.proof.yaml"), as: UTF8.self) == Self.spec)
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == Self.spec)
    for (text, words) in [
      ("[", "notes.json:1"), ("{}", "this holds no comments"), (#"{"format":1,"notes":[{}]}"#, "comment 1"),
    ] {
      try program.write("notes.json", text)
      let wrong = try program.run(["notes", "notes.json"])
      #expect(wrong.code == 2 && wrong.talk.contains(words), "\(wrong.talk)")
    }
    #expect(try program.run(["notes", "none.json"]).code == 2)
  }

  @Test func markdownNamesNobodyAndMeansNothingElse() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let hostile = "@somebody <b>bold</b> `code` *x* | y\n- item"
    try program.write(
      "notes.json",
      try Self.notes([
        [
          "screen": "<s>", "path": "a`b", "rule": "a.top == b.top", "text": hostile,
          "place": Self.place(3, 1, "a.storyboard"),
        ]
      ]))
    let result = try program.run(["notes", "notes.json", "--markdown"])
    #expect(
      result.output == """
        ### 1 comment

        **&lt;s&gt;**

        - `` a`b `` · `a.top == b.top` · `a.storyboard:3`: &#64;somebody &lt;b&gt;bold&lt;/b&gt; \\`code\\` \\*x\\* \\| y<br>- item

        """, "\(result.output)")
  }
}
