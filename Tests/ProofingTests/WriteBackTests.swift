import Foundation
import ProofModel
import TestRequirements
import Testing

@testable import Findings
@testable import Proofing
@testable import Solving

/// Numbers that the live page writes into files: the smallest edits, and undone byte for byte.
@Suite struct WriteBackTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// All edits only where all files are asked for.
  private static let isWhole = ProcessInfo.processInfo.environment["PROOFSHEET_ALL_FILES"] != nil

  private static let selection: VariantSelection = {
    var selection = VariantSelection()
    selection.devices = ["iphone-8"]
    selection.orientations = ["portrait"]
    return selection
  }()

  /// Writes random numbers into a file's rules and takes each back; how many were written, and what was refused.
  private func edit(_ path: String, times: Int, _ random: inout Random) throws -> (written: Int, refused: [String]) {
    let screens = LiveScreens([path], selection: Self.selection, jobs: 1)
    screens.reload()
    _ = screens.screens()
    let rules = screens.workbenches.map(\.document.name).flatMap { name in
      (screens.editable(name)?.entries ?? [:]).sorted { $0.key < $1.key }.map {
        (screen: name, id: $0.key, entry: $0.value)
      }
    }
    var written = 0
    var refused: [String] = []
    guard !rules.isEmpty else { return (0, []) }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<times {
      guard let rule = rules.randomElement(using: &random) else { break }
      let isConstant = rule.entry.constant != nil && Bool.random(using: &random)
      let number =
        isConstant
        ? Double(Int.random(in: -400...400, using: &random)) / 4 : Double(Int.random(in: 1...1000, using: &random))
      let change = LiveScreens.RuleChange(
        screen: rule.screen, rule: rule.id, constant: isConstant ? number : nil, priority: isConstant ? nil : number)
      if let problem = screens.write(change) {
        refused.append("\(rule.entry.text): \(problem.message)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        continue
      }
      let after = try Data(contentsOf: URL(fileURLWithPath: path))
      guard after != before else { continue }
      written += 1
      // One stretch of one line is another.
      let start = zip(before, after).prefix { $0 == $1 }.count
      let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
      let (most, least) = (max(before.count, after.count), min(before.count, after.count))
      let stretch = after.dropFirst(start).dropLast(min(end, least - start))
      #expect(
        !stretch.contains(UInt8(ascii: "\n")) && most - start - min(end, least - start) < 40, "\(rule.entry.text)")
      let problem = screens.undo()
      #expect(problem == nil, "\(problem?.message ?? "")")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before, "\(path) after \(rule.entry.text)")
    }
    return (written, refused)
  }

  /// Edits copies of files in a folder of its own.
  private func edit(_ files: [URL], times: Int, seed: UInt64) throws -> (written: Int, refused: [String]) {
    let program = try Program()
    defer { program.cleanUp() }
    var random = Random(state: seed)
    var (written, refused) = (0, [String]())
    for (index, file) in files.enumerated() {
      let copy = program.folder.appendingPathComponent("\(index)-\(file.lastPathComponent)")
      // By its bytes: where the files are nobody's to write, their copies are not.
      try Data(contentsOf: file).write(to: copy)
      let result = try edit(copy.path, times: times, &random)
      written += result.written
      refused += result.refused
    }
    return (written, refused)
  }

  @Test func randomEditsOfSpecsAreUndone() throws {
    let folder = Program.root.appendingPathComponent("samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".proof.yaml") }.sorted()
    let files = names.map { folder.appendingPathComponent($0) }
    let chosen = Self.isWhole ? files : files.filter { ["bookcase", "problems", "every-rule"].contains(Self.stem($0)) }
    let (written, refused) = try edit(chosen, times: Self.isWhole ? 120 : 12, seed: 22)
    print("specs: \(written) edits written and undone, \(refused.count) refused in \(chosen.count) files")
    #expect(written >= (Self.isWhole ? 1000 : 20))
    #expect(refused.count * 10 <= written, "\(refused)")
  }

  private static func stem(_ file: URL) -> String { String(file.lastPathComponent.prefix { $0 != "." }) }

  @Test func randomEditsOfStoryboardsAreUndone() throws {
    let folder = Program.root.appendingPathComponent("Tests/Fixtures/storyboards")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0) }
    let (written, refused) = try edit(files, times: 8, seed: 7)
    #expect(written >= 12)
    #expect(refused.count * 4 <= written, "\(refused)")
  }

  @Test(
    .needsShared("interface-builder/files", "interface-builder/files-2"),
    .enabled(if: isWhole, "PROOFSHEET_ALL_FILES=1 edits a hundred storyboards"))
  func randomEditsOfStrangersStoryboardsAreUndone() throws {
    let files = ["files", "files-2"].flatMap { name -> [URL] in
      let folder = URL(fileURLWithPath: "\(Requirement.sharedFolder)/interface-builder/\(name)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".storyboard") }.sorted().map { folder.appendingPathComponent($0) }
    }
    let (written, refused) = try edit(Array(files.prefix(100)), times: 12, seed: 100)
    print(
      "storyboards: \(written) edits written and undone, \(refused.count) refused in \(min(100, files.count)) files")
    #expect(refused.count * 4 <= written, "\(refused.prefix(10))")
  }

  private static let spec = """
    # Mine.
    proofsheet: 1
    name: written
    matrix: { devices: [iphone-8] }
    views: { a: {}, b: {} }
    constraints:
      all:
        - a.top == safe.top + 20   # the gap
        - { rule: "a.leading == root.leading", note: mine }
        - 'a.width == 100 @750'
        - a.height == $tall
        - H:[a]-8-[b]
    tokens: { tall: 40 }

    """

  /// The spec as a page has it, and its rules that can be written.
  private func opened(_ program: Program) throws -> (screens: LiveScreens, entries: [String: EditableRules.Entry]) {
    let screens = LiveScreens([try program.write("written.proof.yaml", Self.spec)], jobs: 1)
    screens.reload()
    _ = screens.screens()
    return (screens, try #require(screens.editable("written")?.entries))
  }

  @Test func commentsQuotesAndOrderStay() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let (screens, entries) = try opened(program)
    func id(_ text: String) throws -> String { try #require(entries.first { $0.value.text == text }?.key, "\(text)") }
    func write(_ text: String, constant: Double? = nil, priority: Double? = nil) throws -> Diagnostic? {
      screens.write(.init(screen: "written", rule: try id(text), constant: constant, priority: priority))
    }
    #expect(try write("a.top == safe.top + 20", constant: 24, priority: 999) == nil)
    #expect(try write("a.leading == root.leading", constant: -4) == nil)
    #expect(try write("a.width == 100 @750", priority: 1000) == nil)
    let wanted = Self.spec.replacingOccurrences(of: "safe.top + 20   #", with: "safe.top + 24 @999   #")
      .replacingOccurrences(of: "root.leading\"", with: "root.leading - 4\"")
      .replacingOccurrences(of: "'a.width == 100 @750'", with: "'a.width == 100'")
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == wanted)
    // What has no number of its own is not offered, and nothing is written of what is none.
    #expect(entries.values.allSatisfy { $0.text != "H:[a]-8-[b]" })
    #expect(entries.values.first { $0.text == "a.height == $tall" }?.constant == nil)
    #expect(try write("a.height == $tall", constant: 4) != nil)
    for number in [Double.nan, .infinity, 1e7] {
      #expect(try write("a.leading == root.leading", constant: number) != nil)
    }
    #expect(try write("a.leading == root.leading", priority: 0) != nil)
    #expect(screens.write(.init(screen: "written", rule: "none", constant: 1, priority: nil)) != nil)
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == wanted)
    #expect(screens.undoCount == 3)
    for _ in 0..<3 { #expect(screens.undo() == nil) }
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == Self.spec)
    #expect(screens.undo() != nil)
  }

  @Test func whatSomebodyElseSavedIsNotTouched() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let (screens, entries) = try opened(program)
    let id = try #require(entries.first { $0.value.text == "a.top == safe.top + 20" }?.key)
    let change = LiveScreens.RuleChange(screen: "written", rule: id, constant: 3, priority: nil)
    // A line more above it: the place is another rule's, and says so.
    let moved = Self.spec.replacingOccurrences(of: "# Mine.", with: "# Mine.\n# And more.")
    try program.write("written.proof.yaml", moved)
    #expect(screens.write(change) != nil)
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == moved)
    try program.write("written.proof.yaml", Self.spec)
    #expect(screens.write(change) == nil)
    // After a save of somebody else's nothing is taken back over it.
    try program.write("written.proof.yaml", moved)
    #expect(screens.undo()?.message.contains("changed since") == true)
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == moved)
    // Neither is a file that nobody may write to.
    let path = try program.write("written.proof.yaml", Self.spec)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(screens.write(change) != nil)
  }

  @Test func aNumberIsTriedBeforeItIsWritten() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let (screens, entries) = try opened(program)
    let id = try #require(entries.first { $0.value.text == "a.top == safe.top + 20" }?.key)
    var request = LiveScreens.VariantRequest(screen: "written", key: "iphone-8", layers: ["screen"])
    func top() throws -> Double {
      let bytes = try #require(screens.variant(request))
      let told = try JSONReading.object(String(decoding: bytes, as: UTF8.self))
      let views = try #require((told["variant"] as? [String: Any])?["views"] as? [[String: Any]])
      return try #require((views.first { $0["id"] as? String == "a" }?["frame"] as? [Double])?[1])
    }
    let key = try #require(
      (JSONReading.object(String(decoding: screens.screens(), as: UTF8.self))["screens"] as? [[String: Any]])?.first
        .flatMap { ($0["variants"] as? [[String: Any]])?.first?["key"] as? String })
    request.key = key
    let before = try top()
    request.change = .init(screen: "written", rule: id, constant: 35, priority: nil)
    #expect(try top() == before + 15)
    request.change = nil
    #expect(try top() == before)
    #expect(String(decoding: try program.bytes("written.proof.yaml"), as: UTF8.self) == Self.spec)
  }
}
