import Foundation
import Testing

@Suite struct DiffCommandTests {
  private static let spec = """
    proofsheet: 1
    name: card
    matrix: { devices: [iphone-8], orientations: [portrait, landscape] }
    views:
      title: { type: label, text: "A short title", lines: 0 }
      clock: { type: label, text: "9:41", intrinsic: [40, 20] }
      button: { type: button, text: "Go on", color: "#0A6CFF" }
    constraints:
      column:
        - title.top == safe.top + 24
        - title.leading == margins.leading
        - title.width == 100
        - button.top == title.bottom + 8
        - button.leading == title.leading
        - clock.top == button.bottom + 8
        - clock.leading == title.leading
    """

  /// The spec, and it again with replacements.
  private func program(_ edits: [(String, String)]) throws -> Program {
    let program = try Program()
    try program.write("before.proof.yaml", Self.spec)
    var text = Self.spec
    for (old, new) in edits {
      try #require(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try program.write("after.proof.yaml", text)
    return program
  }

  private func diff(_ program: Program, _ arguments: [String] = []) throws -> Program.Result {
    try program.run(["diff", "before.proof.yaml", "after.proof.yaml"] + arguments)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Screens

  @Test func equalScreensAreTheSame() throws {
    let program = try program([])
    defer { program.cleanUp() }
    let result = try diff(program)
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.talk == "2 variants: 2 same\n")
  }

  /// A file that another Xcode saved is the same: one line, exit 0.
  @Test func anotherVersionOfXcodeIsNoDifference() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for (name, tools) in [("before.xib", "9531"), ("after.xib", "21507")] {
      try program.write(
        name,
        Drawn.xib(
          Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 40, 21)), tools: tools,
          constraints: Drawn.rule("r1a-aa-001", "leading", "leadingMargin", "iN0-l3-epB", item: "ttl-aa-001")
            + Drawn.rule("r2a-aa-001", "bottom", "bottom", "sa1-sa-sa1", item: "ttl-aa-001")))
    }
    let result = try program.run(["diff", "before.xib", "after.xib", "--orientation", "landscape"])
    #expect(result.code == 0, "\(result.output)")
    #expect(result.talk.contains("another version of Xcode saved the file"), "\(result.talk)")
  }

  @Test func theCauseIsToldWithItsNumbersAndItsPlace() throws {
    let program = try program([("button.top == title.bottom + 8", "button.top == title.bottom + 20")])
    defer { program.cleanUp() }
    let result = try diff(program, ["--layout-only"])
    #expect(result.code == 1)
    #expect(
      result.output == """
        card  2 variants: 2 changed
          • the constant of `button.top == title.bottom + 20` is 20 instead of 8, so 2 views moved down 12 pt
            after.proof.yaml:13:7 · all 2 variants

        """)
  }

  @Test func aTextThatWrapsIsToldWithWhatItPushes() throws {
    let program = try program([("A short title", "A title of some length")])
    defer { program.cleanUp() }
    let result = try diff(program, ["--layout-only", "--format", "json"])
    let json = try object(result.output)
    let causes = try #require(json["causes"] as? [[String: Any]])
    #expect(causes.count == 1)
    #expect((causes.first?["sentence"] as? String)?.contains("takes two lines instead of one") == true)
    #expect((causes.first?["sentence"] as? String)?.contains("2 views moved down") == true)
    #expect((causes.first?["variants"] as? [String]) == ["card.iphone-8", "card.iphone-8.landscape"])
  }

  @Test func aColourIsOnlyPixels() throws {
    let program = try program([("#0A6CFF", "#D0021B")])
    defer { program.cleanUp() }
    let result = try diff(program, ["--format", "json", "-o", "pictures"])
    #expect(result.code == 1)
    let entries = try #require(try object(result.output)["entries"] as? [[String: Any]])
    for entry in entries {
      #expect((entry["layout"] as? [String: Any])?["verdict"] as? String == "only-pixels")
      #expect(((entry["pixels"] as? [String: Any])?["differing"] as? Int ?? 0) > 0)
    }
    #expect(try program.names("pictures") == ["card.iphone-8-diff.png", "card.iphone-8.landscape-diff.png"])
  }

  @Test func keysInAnotherOrderAreNothing() throws {
    let program = try program([
      ("type: button, text: \"Go on\", color: \"#0A6CFF\"", "color: \"#0A6CFF\", text: \"Go on\", type: button"),
      (
        "    - title.top == safe.top + 24\n    - title.leading == margins.leading\n",
        "    - title.leading == margins.leading\n    - title.top == safe.top + 24\n"
      ),
    ])
    defer { program.cleanUp() }
    #expect(try diff(program).code == 0)
  }

  @Test func anIgnoredViewDoesNotCount() throws {
    let program = try program([("9:41", "9:42")])
    defer { program.cleanUp() }
    #expect(try diff(program).code == 1)
    #expect(try diff(program, ["--ignore", "clock"]).code == 0)
    #expect(try diff(program, ["--ignore", "button"]).code == 1)
    let unknown = try diff(program, ["--ignore", "clok"])
    #expect(unknown.code == 2)
    #expect(unknown.talk.contains("no view is called 'clok'"))
  }

  @Test func variantsOfOneSideOnlyAreTold() throws {
    let program = try program([("orientations: [portrait, landscape]", "orientations: [portrait]")])
    defer { program.cleanUp() }
    let result = try diff(program, ["--layout-only"])
    #expect(result.code == 1)
    #expect(result.output.contains("missing  iphone-8.landscape"))
  }

  /// A storyboard's rule is told by its own id, its scene by its name.
  @Test func storyboardsAreComparedSceneByScene() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let before = InterfaceBuilderCommandTests.damaged.replacingOccurrences(of: "\"gone\"", with: "\"rt2\"")
    let after = before.replacingOccurrences(
      of: "constant=\"10\" id=\"c22\"", with: "constant=\"24\" id=\"c22\"")
    try program.write("before.storyboard", before)
    try program.write("after.storyboard", after)
    let result = try program.run(
      ["diff", "before.storyboard", "after.storyboard", "--device", "iphone-8", "--layout-only", "--format", "json"])
    #expect(result.code == 1, "\(result.talk)")
    let json = try object(result.output)
    let causes = try #require(json["causes"] as? [[String: Any]])
    #expect(causes.count == 1)
    let sentence = try #require(causes.first?["sentence"] as? String)
    #expect(sentence.contains("is 24 instead of 10") && sentence.hasSuffix("so 'Box' moved down 14 pt"), "\(sentence)")
    #expect((causes.first?["scenes"] as? [String]) == ["Scene2"])
    #expect(json["same"] as? Int == json["different"] as? Int)
  }

  // MARK: Pictures

  /// Two rendered pictures that differ, `a.png` and `b.png`, and `same.png`, which is `a.png` again.
  private func pictures() throws -> Program {
    let program = try program([("9:41", "9:42")])
    for name in ["before", "after"] {
      let result = try program.run(
        ["\(name).proof.yaml", "--orientation", "portrait", "--sheet", "none", "-o", name, "--quiet"])
      try #require(result.code == 0)
    }
    let files = FileManager.default
    func copy(_ from: String, _ to: String) throws {
      try files.copyItem(at: program.folder.appendingPathComponent(from), to: program.folder.appendingPathComponent(to))
    }
    try copy("before/card.iphone-8.png", "a.png")
    try copy("before/card.iphone-8.png", "same.png")
    try copy("after/card.iphone-8.png", "b.png")
    return program
  }

  @Test func twoPicturesAreComparedExactly() throws {
    let program = try pictures()
    defer { program.cleanUp() }
    #expect(try program.run(["diff", "a.png", "same.png"]).code == 0)
    let result = try program.run(["diff", "a.png", "b.png", "--format", "json", "--output", "out/diff.png"])
    #expect(result.code == 1)
    let json = try object(result.output)
    let differing = try #require(json["differing"] as? Int)
    let regions = try #require(json["regions"] as? [[String: Any]])
    #expect(differing > 0)
    #expect(regions.compactMap { $0["differing"] as? Int }.reduce(0, +) == differing)
    #expect(json["picture"] as? String == "out/diff.png")
    #expect(try program.bytes("out/diff.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func masksAndTolerancesLetThrough() throws {
    let program = try pictures()
    defer { program.cleanUp() }
    #expect(try program.run(["diff", "a.png", "b.png", "--ignore", "0,0,2000,3000"]).code == 0)
    #expect(try program.run(["diff", "a.png", "b.png", "--ignore", "0,0,1,1"]).code == 1)
    #expect(try program.run(["diff", "a.png", "b.png", "--tolerance", "1000000"]).code == 0)
    #expect(try program.run(["diff", "a.png", "b.png", "--tolerance", "0/32"]).code == 1)
    #expect(try program.run(["diff", "a.png", "b.png", "--metric", "oklab", "--threshold", "1"]).code == 0)
    #expect(try program.run(["diff", "a.png", "b.png", "--metric", "pixelmatch"]).code == 1)
  }

  @Test func foldersAreMatchedByNameInAnyOrder() throws {
    let program = try pictures()
    defer { program.cleanUp() }
    // The same files, made in two orders: a folder lists them as it likes.
    for (folder, names) in [("one", ["x", "y", "z"]), ("two", ["z", "y", "x"])] {
      for name in names {
        try program.write("\(folder)/\(name).png", from: name == "y" ? "b.png" : "a.png")
      }
    }
    for name in ["x", "y", "only"] { try program.write("three/\(name).png", from: "a.png") }
    let first = try program.run(["diff", "one", "three", "--format", "json"])
    let second = try program.run(["diff", "two", "three", "--format", "json"])
    #expect(first.code == 1)
    #expect(first.output == second.output)
    let text = try program.run(["diff", "one", "three"])
    #expect(text.output.contains("new  only.png"))
    #expect(text.output.contains("missing  z.png"))
    #expect(text.output.contains("changed  y.png"))
    #expect(text.talk == "4 pictures: 1 changed, 1 missing, 1 new, 1 same\n")
    #expect(try program.run(["diff", "one", "two"]).code == 0)
  }

  @Test func badPicturesAreTold() throws {
    let program = try pictures()
    defer { program.cleanUp() }
    let good = [UInt8](try program.bytes("a.png"))
    let bad: [(String, [UInt8])] = [
      ("truncated", Array(good.prefix(good.count / 2))),
      ("empty", []),
      ("text", Array("this is no picture".utf8)),
      ("huge", PNGForgery.withSize(good, width: 2_000_000_000, height: 2_000_000_000)),
      ("bomb", PNGForgery.withSize(good, width: 60_000, height: 60_000)),
      ("lying", PNGForgery.withSize(good, width: 7, height: 90_001)),
    ]
    for (name, bytes) in bad {
      try Data(bytes).write(to: program.folder.appendingPathComponent("\(name).png"))
      for pair in [["a.png", "\(name).png"], ["\(name).png", "a.png"]] {
        let result = try program.run(["diff"] + pair)
        #expect(result.code == 2, "\(name)")
        #expect(result.talk.contains("\(name).png"), "\(name): \(result.talk)")
      }
    }
  }

  @Test func usageIsTold() throws {
    let program = try pictures()
    defer { program.cleanUp() }
    for arguments in [
      ["a.png"], ["a.png", "nowhere.png"], ["a.png", "before.proof.yaml"], ["a.png", "b.png", "--metric", "ssim"],
      ["a.png", "b.png", "--threshold", "0.1"], ["a.png", "b.png", "--metric", "oklab", "--threshold", "2"],
      ["a.png", "b.png", "--tolerance", "some"], ["a.png", "b.png", "--ignore", "clock"], ["before", "a.png"],
    ] {
      let result = try program.run(["diff"] + arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(!result.talk.isEmpty, "\(arguments)")
    }
  }
}

extension Program {
  /// Copies a file of the folder, making folders on the way.
  fileprivate func write(_ name: String, from source: String) throws {
    let target = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes(source).write(to: target)
  }
}

/// PNG files whose head says what is not so.
enum PNGForgery {
  /// The file with another size in its head, and a checksum that fits.
  static func withSize(_ file: [UInt8], width: UInt32, height: UInt32) -> [UInt8] {
    var bytes = file
    for (offset, value) in [(16, width), (20, height)] {
      for index in 0..<4 { bytes[offset + index] = UInt8(value >> UInt32(24 - 8 * index) & 0xFF) }
    }
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc ^= 0xFFFF_FFFF
    for index in 0..<4 { bytes[29 + index] = UInt8(crc >> UInt32(24 - 8 * index) & 0xFF) }
    return bytes
  }
}
