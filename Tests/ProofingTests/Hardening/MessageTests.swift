import Foundation
import Testing

@testable import Proofing

/// Messages that once misled people who wrote their first specs: each names the fault, and a remedy that is right.
@Suite struct MessageTests {
  /// A mistake in a spec, and what is said of it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var spec: String
    var words: [String]
    var testDescription: String { words.joined(separator: ", ") }

    init(
      views: String = "a: view, b: view", rules: [String] = ["a.top == root.top"], more: String = "", _ words: String...
    ) {
      spec =
        "proofsheet: 1\nname: wrong\n\(more)views: { \(views) }\nconstraints:\n  g:\n"
        + rules.map { "    - \($0)\n" }.joined()
      self.words = words
    }
  }

  static let mistakes = [
    Mistake(rules: ["a.top: b.bottom + 24"], "a.top == b.bottom + 24"),
    Mistake(rules: ["a.aspect == 16:0"], "a ratio's second number is more than 0"),
    Mistake(rules: ["a.left == 0 * root.right"], "a multiplier of 0", "a.left == root.left"),
    Mistake(rules: ["a.top == root.top, a.left == root.left"], "a line of its own"),
    Mistake(rules: ["H:[a]-| directionLeftToRight"], "write leftToRight"),
    Mistake(views: "a: { type: view, background: { color: #ff0000 } }", "begins a comment"),
    Mistake(views: "a: { type: view, margins: [1, 2] }", "one number or four, [top, left, bottom, right]"),
    Mistake(more: "metrics: { 1metric: 8 }\n", "begin with no digit"),
    Mistake(
      more: "<<<<<<< ours\nos: ios-17\n=======\nos: ios-18\n>>>>>>> theirs\n", "unresolved merge conflict", ":3:1:"),
    Mistake(more: "canvas: iphone-8 portait\n", "unknown orientation 'portait'", "did you mean 'portrait'"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedWithItsRemedy(mistake: Mistake) throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("wrong.proof.yaml", mistake.spec)
    let result = try program.run(["check", "wrong.proof.yaml"])
    #expect(result.code == 2, "\(result.talk)")
    for word in mistake.words { #expect(result.talk.contains(word), "\(result.talk)") }
  }

  /// A spec copied without what it includes: the one cause, not a message for each name of that file.
  @Test func anUnreadIncludeIsTheOneMessage() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let spec = Mistake(
      views: "a: { type: label, text: \"@title\", color: $ink }, b: { component: card }",
      rules: ["a.top == root.top + $edge"], more: "include: shared.yaml\n"
    ).spec
    try program.write("wrong.proof.yaml", spec)
    let result = try program.run(["check", "wrong.proof.yaml"])
    #expect(result.code == 2 && result.talk.components(separatedBy: "error:").count == 2, "\(result.talk)")
    #expect(result.talk.contains("wrong.proof.yaml:3:10: error: cannot read 'shared.yaml'"), "\(result.talk)")
    try program.write("shared.yaml", "metrics: { edge: 8 }\n")
    let talk = try program.run(["check", "wrong.proof.yaml"]).talk
    for word in ["'title'", "'$ink'", "'card'"] { #expect(talk.contains(word), "\(talk)") }
  }

  @Test func aGroupOfOneAndAnEmptyMaskAreLegal() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "fine.proof.yaml",
      Mistake(
        views: "a: { type: view, frame: [0, 0, 100, 50], autoresize: [none] }, b: { type: view, intrinsic: [50, 50] }",
        rules: ["(b).leading == a.leading", "(b).top == root.top + 10"]
      ).spec)
    let frames = try program.run(["frames", "fine.proof.yaml", "--device", "iphone-8"])
    #expect(frames.code == 0, "\(frames.talk)")
    let check = try program.run(["check", "fine.proof.yaml", "--device", "iphone-8"])
    #expect(!check.talk.contains("error:"), "\(check.talk)")
  }

  @Test func theUnreadableOneOfTwoPicturesIsNamed() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("login.proof.yaml", CommandLineTests.spec)
    #expect(try program.run(["login.proof.yaml", "--device", "iphone-8", "--orientation", "portrait"]).code == 0)
    let good = try #require(try program.names("proofs").first { $0.hasSuffix(".png") })
    try program.write("bad.png", "no picture")
    for pair in [["bad.png", "proofs/\(good)"], ["proofs/\(good)", "bad.png"]] {
      let result = try program.run(["diff"] + pair)
      #expect(result.code == 2 && result.output.contains("unreadable  bad.png"), "\(result.output)")
    }
  }

  /// A picture's JSON tells what is drawn, not how its file was named on the command line.
  @Test func jsonPicturesAreTheSameFromEverywhere() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("below/login.proof.yaml", CommandLineTests.spec)
    let options = ["--format", "json", "--device", "iphone-8", "--output"]
    for (path, folder) in [
      ("below/login.proof.yaml", "one"), ("./below/../below/login.proof.yaml", "two"),
      (program.folder.path + "/below/login.proof.yaml", "three"),
    ] {
      let result = try program.run([path] + options + [folder])
      #expect(result.code == 0, "\(result.talk)")
    }
    let name = try #require(try program.names("one").first)
    let one = try program.bytes("one/\(name)")
    #expect(String(decoding: one, as: UTF8.self).contains("\"file\": \"login.proof.yaml\""))
    #expect(try program.bytes("two/\(name)") == one && program.bytes("three/\(name)") == one)
  }

  @Test func aNewSpecGetsANameThatFoldersAreSearchedFor() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["init", "first.txt"])
    #expect(result.code == 0 && result.talk.contains("wrote first.proof.yaml"), "\(result.talk)")
    #expect(Starter.file(of: "a.b/login") == "a.b/login.proof.yaml")
    #expect(Starter.file(of: "login.proof.yml") == "login.proof.yml")
  }

  @Test func aCommandsOwnMistakeShowsItsOwnUsage() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let result = try program.run(["approve"])
    #expect(result.code == 2 && result.talk.contains("Usage: proofsheet approve"), "\(result.talk)")
    let size = try program.run(["check", "-", "--size", "30000x30000@1"], input: CommandLineTests.spec)
    #expect(size.code == 2 && size.talk.contains("1 to 20000 points"), "\(size.talk)")
  }
}
