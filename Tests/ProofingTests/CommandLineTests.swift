import Foundation
import Testing

@Suite struct CommandLineTests {
  static let spec = """
    proofsheet: 1
    name: login
    matrix: { devices: [iphone-8], orientations: [portrait, landscape] }
    views:
      title: { type: label, text: "Log in", intrinsic: [50, 20] }
    constraints:
      form:
        - title.top == safe.top + 24
        - title.leading == margins.leading
    """

  /// A program with a spec in its folder.
  private func program(_ spec: String = Self.spec) throws -> Program {
    let program = try Program()
    try program.write("login.proof.yaml", spec)
    return program
  }

  @Test func renderingIsWhatAFileAloneMeans() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["login.proof.yaml"])
    #expect(result.code == 0)
    #expect(try program.names("proofs") == ["login.iphone-8.landscape.png", "login.iphone-8.png", "login.sheet.png"])
    #expect(result.output.split(separator: "\n").last == "proofs/login.sheet.png")
  }

  @Test func theBytesAreTheSameForOneJobAndForTwo() throws {
    let program = try program()
    defer { program.cleanUp() }
    let all = ["--format", "png,svg,pdf,json", "--quiet"]
    #expect(try program.run(["login.proof.yaml", "--jobs", "1", "-o", "one"] + all).code == 0)
    #expect(try program.run(["login.proof.yaml", "--jobs", "2", "-o", "two"] + all).code == 0)
    let names = try program.names("one")
    #expect(names == (try program.names("two")))
    #expect(names.count == 9)
    for name in names { #expect(try program.bytes("one/\(name)") == program.bytes("two/\(name)"), "\(name)") }
  }

  /// Screens of different weight are drawn side by side, and a font that all of them miss is told once.
  @Test func severalScreensAreToldInTheirOrderForAnyNumberOfJobs() throws {
    let program = try Program()
    defer { program.cleanUp() }
    var expected: [String] = []
    for (number, devices) in [3, 1, 2, 1, 3, 1].enumerated() {
      let known = ["iphone-8", "iphone-x", "ipad-9"].prefix(devices)
      let spec = Self.spec.replacingOccurrences(of: "name: login", with: "name: screen-\(number)")
        .replacingOccurrences(of: "[iphone-8]", with: "[\(known.joined(separator: ", "))]")
        .replacingOccurrences(of: "intrinsic: [50, 20]", with: "font: { family: Nowhere Sans, size: 17 }")
      try program.write("screen-\(number).proof.yaml", spec)
      for device in known {
        expected += ["screen-\(number).\(device).png", "screen-\(number).\(device).landscape.png"]
      }
      expected.append("screen-\(number).sheet.png")
    }
    var results: [Program.Result] = []
    for jobs in ["1", "2", "5"] {
      let files = (0..<6).map { "screen-\($0).proof.yaml" }
      results.append(try program.run(["render"] + files + ["--jobs", jobs]))
      #expect(results.last?.code == 0)
    }
    #expect(results[0].output == expected.map { "proofs/\($0)\n" }.joined())
    #expect(results.dropFirst().allSatisfy { $0.output == results[0].output && $0.talk == results[0].talk })
    #expect(results[0].talk.components(separatedBy: "[font-missing]").count == 2)
  }

  @Test(arguments: ["render", "check", "headroom", "record", "import"])
  func aNumberOfJobsThatCannotBeIsRefused(command: String) throws {
    let program = try program()
    defer { program.cleanUp() }
    for jobs in ["0", "257"] {
      let result = try program.run([command, "login.proof.yaml", "--jobs", jobs])
      #expect(result.code == 2 && result.talk.contains("--jobs takes 1 to 256, found \(jobs)"), "\(result.talk)")
    }
  }

  @Test func framesAreFlatForOneVariant() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["frames", "login.proof.yaml", "--size", "320x480@1"])
    #expect(result.output == "{\n  \"login\": {\n    \"title\": [16, 24, 50, 20]\n  }\n}\n")
  }

  @Test func framesOfManyVariantsNameTheirKeys() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["frames", "login.proof.yaml"])
    #expect(result.output.contains("\"key\": \"iphone-8.landscape\""))
    #expect(result.output.contains("\"format\": 1"))
  }

  @Test func givenSizesStandInForMeasuredOnes() throws {
    let program = try program(Self.spec.replacingOccurrences(of: ", intrinsic: [50, 20]", with: ""))
    defer { program.cleanUp() }
    try program.write("sizes.json", "{\"title\": {\"size\": [38, 20.5], \"firstBaseline\": 16, \"lastBaseline\": 16}}")
    let result = try program.run(
      ["frames", "login.proof.yaml", "--size", "320x480@2", "--intrinsic", "sizes.json"])
    #expect(result.output.contains("\"title\": [16, 24, 38, 20.5]"))
  }

  @Test func aTwinChoosesLikeItsOptionAndTheOptionWins() throws {
    let program = try program()
    defer { program.cleanUp() }
    let twin = ["PROOFSHEET_SIZE": "320x480@1"]
    let chosen = try program.run(["frames", "login.proof.yaml"], environment: twin)
    #expect(chosen.output.contains("[16, 24, 50, 20]"))
    let overridden = try program.run(["frames", "login.proof.yaml", "--size", "414x736@1"], environment: twin)
    #expect(overridden.output.contains("[20, 24, 50, 20]"))
  }

  @Test func aMisspeltDeviceIsAUsageErrorThatOffersTheNearest() throws {
    let program = try program()
    defer { program.cleanUp() }
    let result = try program.run(["login.proof.yaml", "--device", "iphone-88"])
    #expect(result.code == 2)
    #expect(result.talk.contains("'iphone-8'"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("proofs").path))
  }

  @Test func aWrongSpecIsToldWithItsPlaceAndLeavesEarlierPicturesAlone() throws {
    let program = try program()
    defer { program.cleanUp() }
    #expect(try program.run(["login.proof.yaml", "--quiet"]).code == 0)
    let before = try program.bytes("proofs/login.iphone-8.png")
    try program.write("login.proof.yaml", Self.spec.replacingOccurrences(of: "title.top", with: "titel.top"))
    let result = try program.run(["login.proof.yaml"])
    #expect(result.code == 2)
    #expect(result.talk.contains("login.proof.yaml:8:7: error: unknown view 'titel'"))
    #expect(result.talk.contains("title"))
    #expect(try program.bytes("proofs/login.iphone-8.png") == before)
  }

  @Test func aFileInTheWayOfTheFolderIsToldAndKept() throws {
    let program = try program()
    defer { program.cleanUp() }
    try program.write("proofs", "mine")
    let result = try program.run(["login.proof.yaml"])
    #expect(result.code == 2)
    #expect(result.talk.contains("'proofs'"))
    #expect(try program.bytes("proofs") == Data("mine".utf8))
  }

  @Test func checkEndsWithOneWhereThereIsSomethingToTell() throws {
    let program = try program(Self.spec + "\n    - title.width == 20\n    - title.width == 30\n")
    defer { program.cleanUp() }
    let result = try program.run(["check", "login.proof.yaml"])
    #expect(result.code == 1)
    #expect(result.output.contains("error:"))
    #expect(!result.output.contains("\u{1B}["))
    let json = try program.run(["check", "login.proof.yaml", "--format", "json"])
    #expect(json.output.contains("\"errors\": 1"))
  }

  @Test func checkEndsWithNoughtWhereAllIsWell() throws {
    let program = try program()
    defer { program.cleanUp() }
    #expect(try program.run(["check", "login.proof.yaml"]).code == 0)
  }

  @Test func expectationsThatDoNotHoldFailTheTest() throws {
    let wrong = Self.spec + "\nexpect:\n  - { on: iphone-8 portrait, frames: { title: [16, 44, 51, 20] } }\n"
    let program = try program(wrong)
    defer { program.cleanUp() }
    let result = try program.run(["test", "login.proof.yaml"])
    #expect(result.code == 1)
    #expect(result.output == "0 passed, 1 failed\n")
    #expect(result.talk.contains("hint: title: [16, 44, 50, 20]"))
  }

  @Test func theSamplesHold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["test", Program.root.appendingPathComponent("samples").path])
    #expect(result.code == 0, "\(result.talk)")
    #expect(result.output.hasSuffix(" passed, 0 failed\n"))
  }

  @Test func initWritesASpecThatDrawsWithoutAnythingToTell() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["init", "first.proof.yaml"])
    #expect(result.code == 0)
    #expect(result.talk.contains("nothing to report"))
    #expect(try program.names("proofs").contains("first.sheet.png"))
    #expect(try program.run(["init", "first.proof.yaml"]).code == 2)
  }

  /// A visual format that cannot be read hides nothing of the other rules.
  @Test func allIllegalRulesAreToldAtOnce() throws {
    let program = try program(
      """
      proofsheet: 1
      name: login
      views: { a: {}, b: {} }
      constraints:
        - "H:|-[a(2*b)]-|"
        - a.left == b.width
        - a.top == b.leading
        - a.top == 20
        - a.leading == b.left
        - a.top == 0 * b.bottom
      """)
    defer { program.cleanUp() }
    let result = try program.run(["check", "login.proof.yaml"])
    #expect(result.code == 2)
    for line in 5...10 { #expect(result.talk.contains("login.proof.yaml:\(line):"), "\(line): \(result.talk)") }
    #expect(!result.talk.contains("nothing to report"))
  }

  @Test func aFileWithErrorsNeverEndsInNothingToReport() throws {
    let program = try program(
      """
      proofsheet: 1
      name: login
      matrix: { devices: [iphone-8] }
      views: { a: { frame: [0, 0, 10, 10] } }
      constraints:
        - a.edges == root.edges
        - a.top == 20
      """)
    defer { program.cleanUp() }
    for command in ["check", "render"] {
      let result = try program.run([command, "login.proof.yaml"])
      #expect(result.code == 2)
      // What is left of the spec lies elsewhere than it was drawn.
      #expect(result.talk.contains(": 1 error, 1 warning"), "\(result.talk)")
    }
  }

  @Test func updatingFramesKeepsCommentsAndIsDoneOnce() throws {
    let program = try program(
      Self.spec.replacingOccurrences(of: "name: login", with: "name: login  # mine\ncanvas: iphone-8 portrait"))
    defer { program.cleanUp() }
    #expect(try program.run(["update-frames", "login.proof.yaml"]).code == 0)
    let text = String(decoding: try program.bytes("login.proof.yaml"), as: UTF8.self)
    #expect(text.contains("# mine"))
    #expect(text.contains("frame: [16, 44, 50, 20]"))
    #expect(try program.run(["update-frames", "login.proof.yaml"]).talk.contains("0 frames changed"))
  }

  @Test func devicesAreListedFilteredAndShown() throws {
    let program = try Program()
    defer { program.cleanUp() }
    #expect(try program.run(["devices"]).output.split(separator: "\n").count == 191)
    #expect(try program.run(["devices", "ipad-*"]).output.contains("ipad-mini"))
    #expect(try program.run(["devices", "iphone-8"]).output.contains("375x667 pt"))
  }
}
